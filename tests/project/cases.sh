#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Programs of cards stand in the cases of their language: what has no form in a table stands behind a colon, and no
# preposition may be left before it.

. "$top_srcdir/tests/tap/tap.sh"

words='polach: |polu: |pole: |coś spośród|nic spośród|co najmniej jedno z| z sw[oó]|: wolno|: nie wolno|zachodzi „'
prepositions=' (dla|do|jako|na|o|obok|od|pod|przez|spod|spośród|w|we|wśród|z|ze): '

printf '%s\n' 'Wskaż 1 spośród: twoi Sojusznicy.' 'Ta karta: nie wolno atakować.' 'Usuń żeton z swoich jednostek.' \
  >"$scratch/glued"
check 'glued words are found' test "`grep -cE "$prepositions|$words" "$scratch/glued"`" = 3

for game in crazy-eights frontier hearts siegestorm summoner-wars; do
  "$SORTIE" cards $game --program --language pl --width 500 --no-pager >"$scratch/programs"
  check "$game: the cards are read in Polish" grep -q 'Pochodzenie' "$scratch/programs"
  grep -nE "$prepositions|$words" "$scratch/programs" >"$scratch/complaints"
  nothing "$game: no program has a set behind a colon" "$scratch/complaints"
done

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The conformance kit with both decks on either side, on one board and on two, whose outer edges meet
# (SW-25.7), and with three and four players (SW-25). Hundreds of games, and each option: make conformance

game=summoner-wars games=2
. "$top_srcdir/tests/module/holds.sh"
. "$top_srcdir/tests/module/options.sh"

for boards in 1 2; do
  for south in cave-goblins guild-dwarves; do
    for north in cave-goblins guild-dwarves; do
      holds --option boards=$boards --deck south=$south --deck north=$north
    done
  done
done

for mode in three-players four-players; do
  holds --mode $mode
  holds --mode $mode --deck southwest=cave-goblins --deck southeast=cave-goblins
done

# Each option with three and four players, in make conformance alone: a game of four takes long. Without a limit of
# quiet turns chance may never end one.
if test -n "${SORTIE_GAMES-}"; then
  options $game | grep -v '^stalemate=' >"$scratch/options"
  while read -r option; do
    for mode in three-players four-players; do
      holds --mode $mode --option "$option"
    done
  done <"$scratch/options"
  check 'there are options' test -s "$scratch/options"
fi

# games in which a seat asks for a card of the other hand that it has seen go there, or would choose it
games=1
for seed in 6 77 386 548; do
  holds
done
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What threatens a piece in a match long under way: what an opponent's piece does to it, and not an ability of its own
# that anybody may pay for, as Blarf's Magic Augmentation, nor behind an unrelated move.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" auto summoner-wars --mode four-players --seed 1 --seat south-west=random --seat north-west=random \
  --seat south-east=random --seat north-east=random | head -n 500 >"$scratch/match"
"$SORTIE" play summoner-wars --load "$scratch/match" --hot-seat --width 200 >"$scratch/said" 2>&1 <<END
what threatens
what is at d7
END
check 'other pieces are threatened' grep -q 'Attack Smasher (k5) with Spearman (k2)' "$scratch/said"
check 'Blarf is on the table' grep -q 'd7: Blarf' "$scratch/said"
check 'an ability that helps it is no threat to it' sh -c "! grep -q 'Use Magic Augmentation' '$scratch/said'"

# Siegestorm: the Advance takes the unit on the last space off the War Track, and then it may storm its opponent
# (SS-9.1, SS-9.6). A unit further back does not leave the War Track before the opponent's turn is over.
"$SORTIE" auto siegestorm --mode duel --seed 4 --seat one=greedy --seat two=greedy >"$scratch/duel"
threatens ()
{
  head -n "$1" "$scratch/duel" >"$scratch/match"
  printf '%s\n' show 'what threatens me' |
    "$SORTIE" play siegestorm --load "$scratch/match" --hot-seat --linear --width 200 >"$scratch/said" 2>&1
}
threatens 104
check 'an opponent has a unit on the last space' \
  grep -q 'War Track 3: Shieldbearer of the Vale, ATT 4' "$scratch/said"
check 'a player is threatened as well' grep -qF 'You can be attacked' "$scratch/said"
check 'by what leaves the War Track' \
  grep -qF 'Shieldbearer of the Vale (War Track 3): Storm Player Two with Attack Strength 4.' "$scratch/said"
check 'and by nothing behind it' test "`grep -c 'Storm Player Two' "$scratch/said"`" = 1
threatens 60
check 'nobody is on the last space' test "`grep -c '^[A-Z].*War Track 3.*: empty' "$scratch/said"`" = 2
check 'nor is anything threatened' grep -q '^Nothing on the table can attack you' "$scratch/said"

# Places by their names on the table: those of both players (SS-2.3), the Battle Zone between them (SS-2.2), with the
# owner before or behind, and by their beginnings. A beginning that is a verb, too, is a place behind its verb.
head -n 168 "$scratch/duel" >"$scratch/match"
asked ()
{
  printf '%s\n' "$@" |
    "$SORTIE" play siegestorm --load "$scratch/match" --hot-seat --linear --width 200 >"$scratch/said" 2>&1
}
says ()
{
  what=$1
  shift
  asked "what is at $what"
  for words in "$@"; do
    check "$what: $words" grep -qF "$words" "$scratch/said"
  done
}
for what in "no man's land" no-man "no man" "no-man's-land"; do
  says "$what" "No Man's Land: empty."
done
says 'front line two' 'Front Line (Player Two): empty.'
for what in 'two war track 1' 'player two war track 1' 'war track 1 two' 'two war 1'; do
  says "$what" 'War Track 1 (Player Two): Underworld Vindicator'
  check "$what: none of the reader's" sh -c "! grep -q '(yours)' '$scratch/said'"
done
says 'war track 1' 'War Track 1 (Player Two): Underworld Vindicator' 'War Track 1 (yours): empty.'
says 'my war track 1' 'War Track 1 (yours): empty.'
check 'mine: none of the other' sh -c "! grep -q 'Player Two' '$scratch/said'"
says war 'War Track 2 (yours): ' 'War Track 3 (yours): ' 'War Track 1 (Player Two): ' 'War Track 2 (Player Two): '
says 'battle zone' "Front Line (Player Two), No Man's Land, Front Line (yours): empty."
asked 'hold no'
check 'no is a place behind its verb' grep -qF "holds ground on No Man's Land." "$scratch/said"
asked 'no'
check 'but alone an answer' sh -c "! grep -qF 'holds ground' '$scratch/said'"

plan

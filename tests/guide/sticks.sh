#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A game that leaves out all that may be left out is whole: no cards, no zones, no events, no content.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/guide
export SORTIE_MODULE_PATH

check 'the conformance kit finds nothing' "$SORTIE" verify sticks --games "`games 10`" --seed 1
check 'two programs play it' "$SORTIE" auto sticks --seed 1

printf '%s\n' 'take 9' 'take 3' 'show' 'rules' 'cards' 'recall' 'explain' 'help take' 'quit' |
  "$SORTIE" play sticks --hot-seat --seed 1 >"$scratch/session" 2>&1
check 'a number is refused with the reason of the game' \
  grep -q '9 sticks cannot be taken' "$scratch/session"
check 'the table is drawn' grep -q 'Sticks.*8' "$scratch/session"
check 'the match is kept' grep -q 'The match is saved' "$scratch/session"
plan

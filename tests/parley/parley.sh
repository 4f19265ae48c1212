#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Seats that answer at the same time, in turn, and until they have passed.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/parley/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/parley/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/parley/parley.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify parley --games 20 --seed 1

# The turn, its phase and a poll: three frames in every game, and that is all there ever are.
"$SORTIE" verify parley --games 20 --seed 1 >"$scratch/bounds"
check 'what every game needs is enough' grep -qx '  frames  *3 / 3' "$scratch/bounds"

"$SORTIE" auto parley --seed 3 >"$scratch/match"
check 'and it can be played again' "$SORTIE" replay --check "$scratch/match"
"$SORTIE" replay --summary "$scratch/match" >"$scratch/summary" 2>&1
check 'who has how many points is told at the end' grep -q 'Points: 1\. [A-Z][a-z]* [0-9]*, ' "$scratch/summary"

printf '%s\n' 1 1 1 1 1 1 moves quit |
  "$SORTIE" play parley --hot-seat --seed 3 --width 80 --no-pager >"$scratch/bids" 2>&1
check 'moves that differ in a number stand in one line' \
  grep -q '^ *or 2 (2), 3 (3), 4 (4), 5 (5), 6 (6)$' "$scratch/bids"
plan

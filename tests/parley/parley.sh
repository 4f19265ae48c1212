#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Seats that answer at the same time, in turn, and until they have passed.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/parley
SORTIE_CONTENT_PATH=$top_srcdir/tests/parley/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/parley/parley.scenario"
"$SORTIE" verify parley --games "`games 20`" --seed 1 >"$scratch/bounds"
check 'the conformance kit finds nothing' test $? = 0

# The turn, its phase and a poll: three frames in every game, and that is all there ever are.
check 'what every game needs is enough' grep -qx '  frames  *3 / 3' "$scratch/bounds"

"$SORTIE" auto parley --seed 3 >"$scratch/match"
check 'and it can be played again' "$SORTIE" replay --check "$scratch/match"
"$SORTIE" replay --summary "$scratch/match" >"$scratch/summary" 2>&1
check 'who has how many points is told at the end' grep -q 'Points: [A-Z][a-z]* has [0-9]*, ' "$scratch/summary"

printf '%s\n' 1 1 1 1 1 1 moves quit |
  "$SORTIE" play parley --hot-seat --seed 3 --width 80 --no-pager >"$scratch/bids" 2>&1
check 'moves that differ in a number stand in one line' \
  grep -q '^ *or 2 (2), 3 (3), 4 (4), 5 (5), 6 (6)$' "$scratch/bids"

# P-4: the next bid is higher, so number 3 of the list is a bid of 5
printf '%s\n' 1 1 1 1 1 1 'bid 2' moves 3 quit |
  "$SORTIE" play parley --hot-seat --seed 3 --width 200 --no-pager >"$scratch/bid" 2>&1
check 'a number that is a bid and another one of the list is neither' \
  grep -q '“3” could be number 3 of the list, “bid 5”, or “bid 3”' "$scratch/bid"

# P-2: until all have given, an answer can be taken back, and nobody learns what it was. North, who gives up, gives nothing.
printf '%s\n' 'give 9d 6d' undo 'give 9d 6d' log 'give qh' concede undo show quit |
  "$SORTIE" play parley --hot-seat --seed 3 --width 200 --no-pager --save "$scratch/gifts" >"$scratch/out" 2>&1
check 'a secret answer is taken back, and nothing of it told' grep -q "^`sentence taken-back`[A-Za-z ]* of turn 1\.\$" "$scratch/out"
sed '/concedes/,$d' "$scratch/out" | grep 'gives' >"$scratch/early"
nothing 'before the last answer no gift is told' "$scratch/early"
check 'then they are told' grep -q 'East gives Six of Diamonds, Nine of Diamonds' "$scratch/out"
check 'what a seat has seen is what others gave, not its own cards' \
  grep -q 'You have seen Queen of Hearts since\.' "$scratch/out"
check 'the drawn table says who is out' grep -q 'North (out)' "$scratch/out"
check 'a journal of secret answers can be played again' "$SORTIE" replay --check "$scratch/gifts"

# Somebody leaves in the middle of a secret poll, and others go on.
printf '%s\n' 'give 9d 6d' quit |
  "$SORTIE" play parley --hot-seat --seed 3 --no-pager --save "$scratch/half" >/dev/null 2>&1
printf '%s\n' log 'give qh' 'give 2c' log quit |
  "$SORTIE" play --load "$scratch/half" --width 200 --no-pager >"$scratch/out" 2>&1
check 'a kept answer comes back with the match' grep -q 'East gives Six of Diamonds' "$scratch/out"
check 'with all others' grep -q 'North gives Two of Clubs' "$scratch/out"
plan

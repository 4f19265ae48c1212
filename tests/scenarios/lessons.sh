#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every lesson is played to its end, as a learner who does as told plays it; another legal move is
# taken back, and a lesson that was left goes on where it was.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch
export XDG_DATA_HOME

for file in "$top_srcdir"/content/*/lessons/*.lesson; do
  name=`basename "$file" .lesson`
  game=`basename "\`dirname "\\\`dirname "$file"\\\`"\`"`
  "$SORTIE" scenario "$file" >"$scratch/run" 2>&1
  check "$game, $name: each step can be done as it says" grep -q "`sentence tally '' 0`" "$scratch/run"
  awk '/^teach$/ { first = 1 } first && /^[ \t]+accept / { sub (/^[ \t]+accept +/, ""); print; first = 0 }' \
    "$file" | sed 's/  *#.*//' >"$scratch/typed"
  "$SORTIE" learn "$game" "$name" <"$scratch/typed" >"$scratch/learned" 2>&1
  check "$game, $name: who types that comes to the end" \
    grep -q 'That is the end of this lesson' "$scratch/learned"
done

printf 'play 5s\nplay 8c clubs\nquit\n' | "$SORTIE" learn crazy-eights 1-game >"$scratch/left"
check 'another move that does the same is accepted' grep -q 'Step 2 of' "$scratch/left"
check 'whoever leaves is told how to go on' grep -q 'can be continued' "$scratch/left"
printf 'play kc\ndraw\nplay ah\nplay 9h\n' | "$SORTIE" learn crazy-eights 1-game >"$scratch/on"
check 'and goes on at that step' sh -c "grep -q 'Step 3 of' '$scratch/on' && ! grep -q 'Step 1 of' '$scratch/on'"
printf 'draw\npass\nplay ah\nquit\n' | "$SORTIE" learn crazy-eights 1-game >"$scratch/other"
check 'a line that is not legal here is refused' grep -q 'Line 1: ' "$scratch/other"
check 'the lesson begins anew when it was done' grep -q 'Step 1 of' "$scratch/other"

plan

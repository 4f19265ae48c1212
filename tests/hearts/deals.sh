#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Recorded deals, which another program has played too: the same moves are legal at each step, and the same returns come
# of it.

. "$top_srcdir/tests/tap/tap.sh"
awk -f "$top_srcdir/tests/hearts/deals.awk" "$top_srcdir/tests/hearts/deals.txt" >"$scratch/deals.scenario"
"$SORTIE" scenario "$scratch/deals.scenario" >"$scratch/said" 2>&1
check 'every deal goes as it is recorded' grep -qx "`sentence tally 11 0`" "$scratch/said" || cat "$scratch/said"

# A return that is another is found, and so is a legal move that is missing.
sed '/^returns/s/north=\([0-9]*\)/north=1/' "$top_srcdir/tests/hearts/deals.txt" |
  awk -f "$top_srcdir/tests/hearts/deals.awk" >"$scratch/other.scenario"
check 'another return is not' sh -c "! '$SORTIE' scenario '$scratch/other.scenario'"
sed 's/^\(play east: .* of .*\) [^ ]*$/\1/' "$top_srcdir/tests/hearts/deals.txt" |
  awk -f "$top_srcdir/tests/hearts/deals.awk" >"$scratch/fewer.scenario"
check 'nor are fewer legal moves' sh -c "! '$SORTIE' scenario '$scratch/fewer.scenario'"

if python3 -c '' 2>/dev/null; then
  python3 "$top_srcdir/tests/hearts/deals.py" >"$scratch/deals.txt"
  check 'deals.py writes the same deals' cmp "$scratch/deals.txt" "$top_srcdir/tests/hearts/deals.txt"
fi
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The conformance kit on some games of Siegestorm. A thousand of them take a minute:
# sortie verify siegestorm --games 1000

. "$top_srcdir/tests/tap/tap.sh"

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS

"$SORTIE" verify siegestorm --games 60 --seed 1 >"$scratch/report" 2>&1
status=$?

# What was found stands before the table of the checks: "ID verdict times sentence".
sed '/^S1  /,$d' "$scratch/report" | sed 's/^/# /'
sed -n '/^S1  /,$p' "$scratch/report" | grep '^[A-Z][0-9]' >"$scratch/checks"

while read -r id verdict times sentence; do
  case $verdict in
    holds) pass "$id $sentence" ;;
    never) skip "$id $sentence" 'never met' ;;
    *) flunk "$id $sentence" ;;
  esac
done <"$scratch/checks"

check 'all checks were made' test -s "$scratch/checks"
check 'nothing was found' test "$status" = 0
plan

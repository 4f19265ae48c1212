#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No card of Summoner Wars loses a clause or a condition without a scenario that fails.

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS
exec "$top_builddir/tests/mutation/mutation" "$top_srcdir/content/summoner-wars" \
  "$top_srcdir/tests/scenarios/summoner-wars" conditions "$top_srcdir/tests/mutation/unseen-summoner-wars.txt"

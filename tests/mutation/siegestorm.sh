#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No card of Siegestorm loses a clause without a scenario that fails.

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS
exec "$top_builddir/tests/mutation/mutation" "$top_srcdir/content/siegestorm" \
  "$top_srcdir/tests/scenarios/siegestorm" clauses "$top_srcdir/tests/mutation/unseen-siegestorm.txt"

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No card of Frontier loses anything without a scenario that fails.

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS
exec "$top_builddir/tests/mutation/mutation" "$top_srcdir/content/frontier" \
  "$top_srcdir/tests/scenarios/frontier" all

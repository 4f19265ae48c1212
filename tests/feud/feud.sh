#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Seats that are out, that win together, that act in any order, and that see each other's hands.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/feud
SORTIE_CONTENT_PATH=$top_srcdir/tests/feud/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

for mode in each teams joint pact three; do
  check "its rules hold: $mode" "$SORTIE" scenario "$top_srcdir/tests/feud/$mode.scenario"
  check "the conformance kit finds nothing, two worlds for each seat included: $mode" \
    "$SORTIE" verify feud --mode $mode --games "`games 4`" --seed 1
done
plan

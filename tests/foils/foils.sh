#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Two fencers choose secretly at the same time, and answer a hit from the hand.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/foils
SORTIE_CONTENT_PATH=$top_srcdir/tests/foils/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/foils/foils.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify foils --games "`games 10`" --seed 1
check 'its content has no faults' "$SORTIE" lint "$SORTIE_CONTENT_PATH/foils"
"$SORTIE" lint "$SORTIE_CONTENT_PATH/foils" >"$scratch/said" 2>&1
check 'and lacks nothing' test "`wc -l <"$scratch/said"`" = 1

# What the guide quotes of it.
awk '/^## / { here = /Answers from the hand/ } here && /^```/ { fenced = !fenced; next } here && fenced && !/^\.\.\.$/' \
  "$guide" >"$scratch/quoted"
check 'the guide quotes it' test "`wc -l <"$scratch/quoted"`" -ge 10
while IFS= read -r line; do
  grep -qFx -e "$line" "$top_srcdir/tests/foils/foils.c" "$SORTIE_CONTENT_PATH/foils/cards.xml" || echo "$line"
done <"$scratch/quoted" >"$scratch/complaints"
nothing 'and every line of it stands there' "$scratch/complaints"

plan

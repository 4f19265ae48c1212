#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What docs/writing-a-game.md quotes of hands that everybody else sees stands in a game that is played.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

awk '/^## / { here = /that everybody else sees/ } here && /^```/ { fenced = !fenced; next } here && fenced' "$guide" \
  >"$scratch/quoted"
check 'the section quotes a game' test "`wc -l <"$scratch/quoted"`" -ge 3
while IFS= read -r line; do
  grep -qFx -e "$line" "$top_srcdir/tests/lamplight/lamplight.c" || echo "$line"
done <"$scratch/quoted" >"$scratch/complaints"
nothing 'and every line stands there' "$scratch/complaints"
plan

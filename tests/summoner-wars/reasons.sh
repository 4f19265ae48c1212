#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each reason why a move of Summoner Wars is refused is given in a scenario that names it: a reason
# that no position gives is none. Reasons why a match ends are shown by who wins; why a phase is skipped, at a prompt.

. "$top_srcdir/tests/tap/tap.sh"

reasons=$top_srcdir/games/summoner-wars/reasons.c
scenarios=$top_srcdir/tests/scenarios/summoner-wars

# Ids and rules of the table, without the ends.
sed '/\/\* ends \*\//,$d' "$reasons" | tr '\n' ' ' | sed 's/{ "/\n/g' \
  | sed -n 's/^\([a-z-]*\)", *"\([A-Z]*-[0-9.]*\)".*/\2 \1/p' | sort >"$scratch/reasons"
cat "$scenarios"/*/*.scenario | sed -n 's/.*: refused .* \([A-Z]*-[0-9.]* [a-z-]*\)$/\1/p' \
  | sort -u >"$scratch/shown"
comm -23 "$scratch/reasons" "$scratch/shown" >"$scratch/missing"

check "the table of reasons can be read" test "`wc -l <"$scratch/reasons"`" -gt 50
nothing "every reason is given in a scenario that names it" "$scratch/missing"
plan

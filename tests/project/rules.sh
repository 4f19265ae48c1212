#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each rule has a test that says so, or a reason why it has none; and the index has it.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

tests/project/rules-index --faults >"$scratch/complaints"
nothing 'every rule has a test or a reason' "$scratch/complaints"

sed -n 's/.*<rule id="\([^"]*\)".*/\1/p' content/*/rules.xml | sort -u >"$scratch/rules"
check 'there are rules' test "`wc -l <"$scratch/rules"`" -gt 300
sed -n 's/^\*\*\([^*]*\)\*\*.*/\1/p' "$top_builddir/docs/rules-index.md" | sort -u |
  comm -23 "$scratch/rules" - >"$scratch/complaints"
nothing 'docs/rules-index.md has every rule' "$scratch/complaints"

plan

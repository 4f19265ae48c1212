#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each rule has a test that says so, or a reason why it has none; and the index is up to date.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

tests/project/rules-index --faults >"$scratch/complaints"
nothing 'every rule has a test or a reason' "$scratch/complaints"

tests/project/rules-index >"$scratch/index"
diff docs/rules-index.md "$scratch/index" >"$scratch/complaints"
nothing 'docs/rules-index.md is up to date (make update-rules-index)' "$scratch/complaints"

plan

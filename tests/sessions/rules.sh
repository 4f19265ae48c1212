#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What `sortie rules` says, and how often.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" rules siegestorm gang >"$scratch/gang" 2>&1
check 'the rule that a word names is said once' test "`grep -c '^SS-22.25 ' "$scratch/gang"`" = 1
check 'and the others that speak of it are listed' grep -q '^  SS-16.7 ' "$scratch/gang"
plan

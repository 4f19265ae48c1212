#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each text of a card, each text and class of a Boss has a scenario in which it must not take effect.

. "$top_srcdir/tests/tap/tap.sh"

"$top_srcdir/tests/project/idle-effects" summoner-wars >"$scratch/complaints"
nothing 'every text has a scenario in which it must not take effect' "$scratch/complaints"
plan

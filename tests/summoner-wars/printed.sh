#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Attack, life, cost, weapon, copies and starting spaces of every card are those of the table (printed.txt); it names
# the decks of the table that are not there yet.

exec "${AWK-awk}" -f "$top_srcdir/tests/summoner-wars/printed.awk" \
  "$top_srcdir/tests/summoner-wars/printed.txt" "$top_srcdir"/content/summoner-wars/*.xml

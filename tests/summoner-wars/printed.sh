#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Attack, life, cost, boost cost, weapon, copies and starting spaces of every card are those of the table (printed.txt), and
# neither of the two has a card or deck that the other has not.

exec "${AWK-awk}" -f "$top_srcdir/tests/summoner-wars/printed.awk" \
  "$top_srcdir/tests/summoner-wars/printed.txt" "$top_srcdir"/content/summoner-wars/*.xml

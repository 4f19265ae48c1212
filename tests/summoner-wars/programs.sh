#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The printed programs of all cards: a name that nothing follows is not printed.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" cards summoner-wars --program --width 4000 >"$scratch/cards"
check 'there are programs' grep -q '^    When played:' "$scratch/cards"
check 'something is below each heading' "${AWK-awk}" '
  heading && !/^      / { bare = 1; print "# nothing below " heading }
  { heading = /^    [^ ].*:$/ ? $0 : "" }
  END { exit bare }' "$scratch/cards"

plan

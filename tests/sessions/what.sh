#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What threatens a piece in a match long under way: what an opponent's piece does to it, and not an ability of its own
# that anybody may pay for, as Blarf's Magic Augmentation, nor behind an unrelated move.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" auto summoner-wars --mode four-players --seed 4 | head -n 900 >"$scratch/match"
"$SORTIE" play summoner-wars --load "$scratch/match" --hot-seat --width 200 >"$scratch/said" 2>&1 <<END
what threatens
what is at e6
END
check 'other pieces are threatened' grep -q 'Attack Grognack (a8) with Spearman (a5)' "$scratch/said"
check 'Blarf is on the table' grep -q 'e6: Blarf' "$scratch/said"
check 'an ability that helps it is no threat to it' sh -c "! grep -q 'Use Magic Augmentation' '$scratch/said'"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `rules R-67` prints the decisions of docs/rulings.md: each number of the document is in some game,
# and none is there twice.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

for game in crazy-eights frontier hearts siegestorm summoner-wars; do
  tools/rulings $game | diff - content/$game/rulings.xml >"$scratch/complaints"
  nothing "the rulings of $game are those of docs/rulings.md" "$scratch/complaints"
done

grep -o '^| R-[0-9]* ' docs/rulings.md | tr -d '| ' | sort >"$scratch/written"
check 'there are rulings' test "`wc -l <"$scratch/written"`" -gt 90
uniq -d "$scratch/written" >"$scratch/complaints"
nothing 'each number is used once' "$scratch/complaints"
sed -n 's/.*<rule id="\(R-[0-9]*\)".*/\1/p' content/*/rulings.xml | sort -u |
  diff "$scratch/written" - >"$scratch/complaints"
nothing 'each ruling can be read in a game, and nothing else can' "$scratch/complaints"

plan

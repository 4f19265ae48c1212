#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The decisions that `rules R-67` prints are those of docs/rulings.md, in each game; each number of
# the document is in some game, and none stands there twice.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

for game in crazy-eights siegestorm summoner-wars; do
  tests/project/rulings $game >"$scratch/rulings"
  diff content/$game/rulings.xml "$scratch/rulings" >"$scratch/complaints"
  nothing "the rulings of $game are those of docs/rulings.md (make update-rulings)" \
    "$scratch/complaints"
done

grep -o '^| R-[0-9]* ' docs/rulings.md | tr -d '| ' | sort >"$scratch/written"
check 'there are rulings' test "`wc -l <"$scratch/written"`" -gt 90
uniq -d "$scratch/written" >"$scratch/complaints"
nothing 'each number is used once' "$scratch/complaints"
sed -n 's/.*<rule id="\(R-[0-9]*\)".*/\1/p' content/*/rulings.xml | sort -u |
  diff "$scratch/written" - >"$scratch/complaints"
nothing 'each ruling can be read in a game, and nothing else can' "$scratch/complaints"

plan

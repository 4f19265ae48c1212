#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The commands that docs/writing-a-game.md names for the weights of an evaluation do what it says of them.

. "$top_srcdir/tests/tap/tap.sh"

# measure TARGET GAME: of few games, which say nothing about the game.
measure ()
{
  make -C "$top_builddir" "$1" BENCH="$2" GAMES=2 >"$scratch/said" 2>&1
}

check 'make evaluations measures an evaluation' measure evaluations hearts
check 'also with more than two sides: how often the winner was put first' \
  grep -Eq '^turns .* [0-9]+ positions, right [0-9.]+ %' "$scratch/said"
check 'make tuning looks for weights' measure tuning '--mode=solo siegestorm'
check 'and tells each with what it is now' grep -Eq '^  boss-wall  *-?[0-9]+, is -?[0-9]+' "$scratch/said"
plan

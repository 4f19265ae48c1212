#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What is chosen stands in its case in Polish questions: "na tym" behind a preposition of place.

. "$top_srcdir/tests/tap/tap.sh"

cat >"$scratch/polish.scenario" <<'END'
game summoner-wars
choose deck:south=cloaks
choose deck:north=guild-dwarves

scenario a Thief in the back row
position
  turn south turn magic
  c8: south cloak-thief
  d3: south wall
  c1: south vlox
  d8: north oldin
  north.hand: besiege-the-walls
moves
  south: done
expect
  prompt south "na tym."
END
check 'the place that was chosen stands behind its preposition' "$SORTIE" --language pl scenario "$scratch/polish.scenario"
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What is chosen stands in its case in Polish questions: "na tym" behind a preposition of place. Names are typed in the
# case that the verb asks for, if only one card can be meant.

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

# SS-7.3: the first word of the name is inflected, the others are left out.
cat >"$scratch/one.scenario" <<'END'
game siegestorm
mode solo
choose boss=byloss
choose class=medium
choose deck:player=seraphia-starter

scenario one knight
position
  turn player deploy
  player.hand: oath-knight glade-recruit temple-acolyte
moves
  player: wystaw rycerza
expect
  player.track1: oath-knight
  player.hand: empty
END
check 'a card is deployed by its name in the accusative' "$SORTIE" --language pl scenario "$scratch/one.scenario"

cat >"$scratch/two.scenario" <<'END'
game summoner-wars
choose deck:south=vanguards
choose deck:north=guild-dwarves

scenario two knights
position
  turn south turn magic
  c1: south sera-eldwyn
  d8: north oldin
  south.hand: vanguard-guardian-knight vanguard-cavalry-knight
moves
  south: refused gromadź rycerza
expect
  refusal south "Rycerz Strażnik"
  refusal south "Rycerz Kawalerii"
  south.hand: vanguard-guardian-knight vanguard-cavalry-knight
END
check 'of two knights none is meant, and both are named' "$SORTIE" --language pl scenario "$scratch/two.scenario"
plan

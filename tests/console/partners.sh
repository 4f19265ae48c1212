#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Two partners against a Boss (SS-19.2), one of them a program: the table says what the partner does in the
# joint turn, a person is not asked where only waiting is possible, and undo goes back to a window that was
# asked about, over those that were passed.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=34
start 80 play siegestorm --mode coop --seed 439662 --seat two=greedy \
  --deck one=seraphia-starter --deck two=khunglai-starter
sees 'the hand may be exchanged' 'may exchange cards'
type_line done
sees 'the Boss places a unit in one of two Battle Zones' 'decides where the Boss places'
type_line moves
sees 'each place is told apart from the others' 'choose front-line-facing-player-two'
type_line 'choose boss.right-front'
sees 'the turn says what the partner does' 'Player Two has not acted yet.'
type_line 'deploy silverleaf-archer pilgrim-scribe'
sees 'a step in which only waiting is possible is not asked about' 'Seal of Ruin: Player One decides'
check 'the partner has acted in it' grep -q 'Player Two · ' "$scratch/screen"
type_line 'choose two'
sees 'in the next turn the windows before what matters are passed over' 'Deploy, Player One:'
type_line 'undo'
sees 'undo goes back over them to the question before' 'Seal of Ruin: Player One decides'
stop

plan

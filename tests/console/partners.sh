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
sees 'the Boss places a unit in one of two Battle Zones' 'ecide where the Boss'
type_line moves
sees 'each place is told apart from the others' 'choose front-line-two'
type_line 'choose boss.right-front'
sees 'the turn says what the partner does' 'Player Two has not acted yet.'
type_line 'deploy silverleaf-archer pilgrim-scribe'
sees 'a step in which only waiting is possible is not asked about' 'Seal of Ruin: decide'
check 'the partner has acted in it' grep -q 'Player Two [ ·]' "$scratch/screen"
type_line 'choose two'
sees 'in the next turn the windows before what matters are passed over' 'Deploy: '
type_line 'undo'
sees 'undo goes back over them to the question before' 'Seal of Ruin: decide'
stop

# Two people: the one who acts first is not asked, either, where only ending the step and waiting are left. With one
# card in hand, which costs 1, nothing can be played, neither in Deploy any more nor in Extra Turn.
rows=50
start 100 play siegestorm --mode coop --boss mother-karrow --seed 9 --hot-seat --open-hands \
  --deck one=seraphia-starter --deck two=khunglai-starter
sees 'the first hand may be exchanged' 'Player One – Before the first turn you may'
type_line done
sees 'and the second' 'Player Two – Before the first turn you may'
type_line done
sees 'the Boss places its Leader' 'ecide where the Boss'
type_line 1
sees 'the joint turn begins where nothing can wait any longer' 'Player One – Deploy:'
type_line 'deploy censor glade pilgrim'
sees 'then it is for the partner to act' 'Player Two – Deploy:'
check 'nor is it asked whether Draw and Advance may end before a unit is deployed: whatever they offer can be done then, too' \
  sh -c "! grep -q 'first?' '$scratch/screen'"
check 'nobody was asked in the Extra Turn step' sh -c "! grep -q 'Extra Turn Step, Player One: ' '$scratch/screen'"
stop

# In a low window the turn and the Boss's life stay above a question with all that can be done at it, also where
# effects are in force and the partner and the Boss have acted.
for line in done done done done 'deploy herd-caller' 'discard marsh-lurker' done done \
  'choose boss.open-hand/spirit-caller' pass done done done 'deploy elder-stag' 'discard marsh-lurker' \
  'discard storm-crow' done wait done pass pass pass done done done 'deploy ember-sprite' done wait done pass \
  pass 'choose two' pass quit; do
  echo "$line"
done >"$scratch/lines"
"$SORTIE" play siegestorm --mode coop --seed 389144 --seat two=greedy --boss vhal-sotek --class medium \
  --deck one=ysra-starter --deck two=khunglai-starter --save "$scratch/low.journal" <"$scratch/lines" >"$scratch/piped"
rows=24
start 80 play --load "$scratch/low.journal"
sees 'the players name who takes the damage' 'Seal of Ruin: decide'
type_line 'choose two'
sees 'the first player has another turn' 'After Draw:'
check 'the turn stands above it' grep -q '^Turn 8, Player One' "$scratch/screen"
check 'with the life of the Boss' grep -q 'Life 24 of 24' "$scratch/screen"
check 'what the others did, too' grep -q 'Since your turn' "$scratch/screen"
check 'the Reserve is only counted' grep -q 'Reserve 5 ' "$scratch/screen"
check 'the open hand of the Boss is named' grep -q 'Boss hand 1: Seal of Ending' "$scratch/screen"
stop

# What is refused before somebody sits down is not said to who does.
start 80 play siegestorm --mode coop --hot-seat --seed 4 --deck one=ysra-starter --deck two=khunglai-starter
sees 'the first is asked to sit down' "It is Player One's decision"
type_line hand
sees 'what is typed before is refused' 'sit down first'
type_line ''
sees 'who sits down is asked' 'Player One – Before the first turn you may'
check 'and is not told of the refusal' sh -c "! grep -q 'sit down first' '$scratch/screen'"
stop

plan

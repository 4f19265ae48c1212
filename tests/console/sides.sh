#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Sides in Last Man Standing: whoever deploys on one of two War Tracks names the side (SS-20.4, RUL-71). A line that
# leaves it out is kept while it is asked for; `left` and `right` also say which War Track advances first (SS-20.5),
# and an order that was typed before that question waits for its unit (SS-9.1).

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

# The other two end their turns.
skip_others ()
{
  sees "$1: Player Two does nothing" 'Player Two – After Prepare:'
  type_line 'done turn'
  sees "$1: nor does Player Three" 'Player Three – After Prepare:'
  type_line 'done turn'
  sees "$1: then it is the first one's turn again" 'Player One – After Prepare:'
}

# They are asked in every step, and nobody is warned.
all_stops siegestorm one two three
printf 'warnings-off-%s=no-defender;\n' one two three >>"$scratch/settings"
rows=50
start 100 play siegestorm --mode last-man-standing --seed 5 --hot-seat --open-hands --deck one=seraphia-starter \
  --deck two=seraphia-starter --deck three=seraphia-starter --save "$scratch/sides.journal"
for seat in One Two Three; do
  sees "Player $seat may exchange cards" "Player $seat – Before the first turn"
  type_line done
done
sees 'the first turn begins' 'Player One – After Prepare:'
type_line 'deploy 1'
sees 'a number of a list that comes later is no name' 'cannot see the list of the step Deploy'
type_line 'deploy acolyte silver'
sees 'a line for a later step may leave it out, too' "`sentence steps-end 'Prepare, Draw, Advance' Deploy`"
sees 'a side that is left out is asked for' 'Say on which side Temple Acolyte acts: left or right.'
sees 'with what each would be' 'Deploy Temple Acolyte on your right, against Player Three.'
type_line 'left'
sees 'the side alone completes the line, what pays included' "`sentence may-answer You deployment 'Temple Acolyte'`"
sees 'with the numbers and words of the card' '“ATT 5, DEF 1. Action: Heal 2.'
check 'it was deployed on that side and paid for as the line said' \
  grep -q 'discard silverleaf-archer' "$scratch/sides.journal"
type_line pass
sees 'the turn goes on' 'Deploy: play a card'
type_line 'done turn'
skip_others first
type_line 'deploy griffin right'
sees 'in the second turn the other side' "`sentence steps-end 'Prepare, Draw, Advance' Deploy`"
sees 'it is paid for' "`sentence pays-for deployment 'Griffin Rider' 2`"
type_line '1 2'
sees 'the neighbour on the right is asked' "`sentence may-answer You deployment 'Griffin Rider'`"
type_line pass
sees 'the second turn goes on' 'Deploy: play a card'
type_line 'done turn'
skip_others second
type_line 'done turn'
skip_others third
type_line support
sees 'an order may be typed before the War Tracks advance' "`sentence belongs-to-step Advance 'Prepare, Draw'`"
sees 'the step between is named' 'Then Draw ends'
type_line y
sees 'and waits for its unit; only one leaves, so nobody asks which War Track is first (R-161)' 'Temple Acolyte joins the'
stop

# Whoever gives the screen away while a line waits sees first what the other did (SS-11.2), and may drop the line.
rows=24
start 80 play siegestorm --hot-seat --mode duel --seed 3
next_sits ()
{
  sees "$1" "decision: only $2 should look"
  tmux_ send-keys Enter
}
next_sits 'the first sits down' 'Player One'
sees 'and may exchange cards' 'Player One – Before the first turn you may'
type_line done
next_sits 'the other does the same' 'Player Two'
sees 'with other cards' 'Player Two – Before the first turn you may'
type_line done
next_sits 'the first turn begins' 'Player One'
sees 'with its first window' 'Player One – After Prepare:'
type_line 'play glade-recruit; play silverleaf'
next_sits 'the other may answer' 'Player Two'
sees 'or pass' 'Do not answer'
type_line pass
next_sits 'and the turn goes on' 'Player One'
sees 'what waits is not done before its writer has seen the table' '“play silverleaf” still waits'
type_line n
type_line 'show'
sees 'and may be dropped' 'Hand 2: Silverleaf Archer 1/6/1'
stop

plan

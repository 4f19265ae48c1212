#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# At a terminal undo goes back to where the player was asked: windows that the program passed for the
# player would be passed again at once.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
saved=$scratch/undone.journal
start 80 play siegestorm --seed 7 --boss byloss --class medium --deck player=seraphia-starter --save "$saved"
sees 'the hand may be exchanged' 'Before the first turn you may exchange cards'

# SS-4.3, SS-17: behind the mulligan the Boss has the first turn, and four windows are passed
type_line done
sees 'the next question is what to deploy' 'Deploy: deploy a unit'
type_line undo
sees 'before it was the exchange' 'Before the first turn you may exchange cards'
type_line done
sees 'it is asked again' 'Deploy: deploy a unit'

# SS-7.3: one unit a turn; who acts in a step ends it, too
type_line 'deploy pilgrim-scribe'
sees 'one stays in the step in which one has deployed' 'Deploy: play a card'
type_line done
sees 'the Boss has its turn' 'Turn 4, Player'
type_line undo
sees 'back to the end of the step' 'Deploy: play a card'
type_line undo
sees 'back to the deployment' 'Deploy: deploy a unit'

# several windows that were given up in one line are one decision
type_line 'done turn'
sees 'the Boss has its turn again' 'Turn 4, Player'
type_line undo
sees 'back to that line' 'Deploy: deploy a unit'
type_line redo
sees 'it can be done again, with the turn of the Boss' 'Turn 4, Player'
type_line 'undo 2'
sees 'several decisions' 'Before the first turn you may exchange cards'
type_line redo
sees 'are done again together' 'Turn 4, Player'
type_line redo
sees 'what was undone before that cannot be done again' 'Since you took something back'
check 'the journal has them as moves, which can be played again' "$SORTIE" replay --check "$saved"

# nothing was decided in turn 4 yet: all of turn 2 would go
type_line 'undo turn'
sees 'a whole turn before this one is not taken back without a question' 'You have decided nothing in this turn.'
type_line n
type_line 'deploy pilgrim-scribe 9'
type_line 'why'
sees 'the last line that was refused is explained again' 'About “deploy pilgrim-scribe 9”:'
stop

# whoever continues a match has not been asked by this program
start 80 play --load "$saved"
sees 'the match goes on' 'Turn 4, Player'
type_line undo
sees 'back to where one would be asked' 'Extra Turn Step: play a card'
type_line 'undo 3'
sees 'more than there is cannot be taken back' 'Only 2 decisions can be taken back: the match'
type_line 'undo 2'
sees 'the exchange is the first decision' 'Before the first turn you may exchange cards'
stop

# Two people at one screen: who has not sat down yet has looked at nothing, not even at the cards of its own Draw Phase
# (SW-6.1), and whoever has looked at them has seen them.
rows=50
start 100 play summoner-wars --mode four-players --hot-seat --seed 5 --save "$scratch/shared.journal"
sees 'the first is to sit down' "It is North-West's decision"
tmux_ send-keys Enter
sees 'and may move' 'Movement: move units'
type_line 'done turn'
sees 'an ability asks once the turn ends' 'Sneeks (Sly): you may choose'
type_line done
sees 'the next is to sit down' "It is South-West's decision"
type_line undo
sees 'before that the turn can be taken back' "It is North-West's decision"
tmux_ send-keys Enter
sees 'to what was asked last' 'Sneeks (Sly): you may choose'
type_line done
sees 'the next is to sit down again' "It is South-West's decision"
tmux_ send-keys Enter
sees 'and looks' 'Play Event Cards: play events'
type_line undo
sees 'then the cards have been seen' 'You have seen '
stop
check 'the match can be loaded' sh -c "echo quit | '$SORTIE' play summoner-wars --load '$scratch/shared.journal' --hot-seat"

# Giving up is a decision, too.
start 100 play summoner-wars --mode four-players --hot-seat --seed 5
sees 'the first is to sit down once more' "It is North-West's decision"
tmux_ send-keys Enter
sees 'and may move once more' 'Movement: move units'
type_line concede
type_line y
sees 'whoever gives up is followed by the next' "It is South-West's decision"
type_line undo
sees 'and may go on after all' "It is North-West's decision"
stop

# another turn: the question after it does not tell again what was taken back
rows=24
start 80 play crazy-eights --seed 3
sees 'the own turn comes' 'Turn 2, Player 1'
type_line 'play 7c'
sees 'and the next one' 'Turn 4, Player 1'
type_line undo
sees 'the turn before is there again' 'Back to Play of turn 2'
sees 'with its question' 'play 7c'
check 'which does not tell what was taken back' sh -c "! grep -q 'Your move:' '$scratch/screen'"
type_line concede
type_line y
sees 'the match is given up' '[7]>'
type_line 'take back'
sees 'that can be taken back, too' 'Back to Play of turn 2'
sees 'the match goes on' 'play 7c'
check 'and it is not said that it is over' sh -c "! grep -q 'game is over' '$scratch/screen'"
stop

plan

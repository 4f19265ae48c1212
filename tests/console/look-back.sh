#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# After a match: looking back at it, analysing it, taking back its last turn; and later from the menu.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"
rows=24

start 80 play crazy-eights --seed 3
sees 'the first card may be played' 'Play Nine of Clubs'
type_line concede
sees 'giving up is asked about' "`sentence concede-asked`"
type_line y
sees 'behind the match one can look back' 'Look back: step by step'
type_line back
sees 'which is not what “back” means' 'first question'
type_line log
sees 'at all that happened' 'You concede'
sees 'and is asked again' 'And now?'
type_line replay
sees 'step by step, from the beginning' ', move 0 of '
type_line end
sees 'to the end' ': the end.'
type_line quit
sees 'and is asked again' 'Take back the last turn'
type_line analyse
sees 'the match is analysed' '“search” looked at'
sees 'and one is asked again' 'Enough'
type_line undo
sees 'the last turn can be played differently' 'lay a card, or draw'
finished=`ls "$scratch"/sortie/*.journal | head -n 1`
check 'in another file' test "`ls "$scratch"/sortie/*.journal | wc -l`" = 2
check 'so that the finished match stays as it is' sh -c "! grep -qE '^(undo|branch)' '$finished'"
type_line concede
type_line y
sees 'to another end' 'And now?'
type_line enough
sees 'which is all' 'ended 0'
stop
check 'the match can be played again to that end' \
  sh -c "'$SORTIE' replay --check last | grep -q '^ok [0-9]* moves'"

start 80
sees 'the menu has the matches with the records' 'to look back at, analyse or delete'
type_line records
sees 'the records wait to be read' 'Enter>'
type_line ''
sees 'a match is listed with its result and its length' ': lost, '
check 'with its game and when it was played' grep -qE 'Crazy Eights.*, 20[0-9-]* [0-9:]*: lost, [0-9]+ turns' "$scratch/screen"
type_line 1
sees 'one can look back at it' 'Look back: step by step'
type_line back
sees '“back” goes to the question before' 'the last one first'
type_line 1
sleep 0.3
type_line quit
sees '“quit” goes to the first page' 'Quick start of'
type_line records
type_line ''
type_line 1
type_line summary
sees 'see how it went' 'The match took '
type_line delete
sees 'or delete it, after a question' 'Delete Crazy Eights'
type_line y
sees 'then it is gone' 'Deleted: Crazy Eights'
check 'from the folder, where the other one stays' test "`ls "$scratch"/sortie/*.journal | wc -l`" = 1
stop

plan

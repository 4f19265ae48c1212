#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A lesson at a terminal: what happened in a step is read before the next one shows another position.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
start 80
sees 'the menu offers lessons' 'Learn'
type_line learn
sees 'of several games' 'Learn which game?'
type_line summoner
sees 'and several of each' 'Lessons'
type_line 1
sees 'a lesson begins' 'Step 1 of 6'
type_line help
sees 'help is short there' 'says again what the lesson asks for'
check 'and lists no moves' sh -c "! grep -q '`sentence moves`' '$scratch/screen'"
type_line 'move c2 c4'
sees 'a step ends with its own comment' 'so every step counts.'
check 'below what happened' grep -q 'Spearman moves from c2 to c4' "$scratch/screen"
check 'before another position is shown' sh -c "! grep -q 'Step 2 of 6' '$scratch/screen'"
type_line 'attack c4 c5'
sees 'a move that is typed at once is the first of the next step' 'and you have 1 magic.'
type_line ''
sees 'Enter goes on' 'Step 3 of 6'
check 'where the comment on the last position is gone' sh -c "! grep -q 'you have 1 magic' '$scratch/screen'"
type_line quit
sees 'who leaves comes back to the menu' 'The lesson can be continued'
number=`tmux_ capture-pane -p | sed -n 's/^ *\([0-9]*\)  Quick start: Summoner Wars.*/\1/p'`
sees 'where the game of the lesson is the default' "[$number]>"
check 'which was not the first' test "0$number" -gt 1
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The console at a real terminal: completion, history, Control-C, Control-D, a window of
# another size, a narrow one.

. "$top_srcdir/tests/tap/tap.sh"

. "$top_srcdir/tests/console/tmux.sh"

start 80 play toy --seed 5 --option opener=north --open-hands
sees 'the first question is put' 'Draw: yes'
type_line no
sees 'the table is drawn' '┌─ Sill 1'
sees 'what decides is said' '(T-2)'

tmux_ send-keys -l 'str'
tmux_ send-keys Tab
sees 'Tab completes a move' '> strike'
tmux_ send-keys Enter
sees 'and the space behind it does no harm' 'North strikes'

tmux_ send-keys -l 'expl'
tmux_ send-keys Tab
tmux_ send-keys -l 'can'
tmux_ send-keys Tab
sees 'Tab completes a command and what it takes' '> explain candle'
tmux_ send-keys C-u

type_line 'show deck'
sees 'a command answers' "`sentence faces-hidden T-1`"
tmux_ send-keys Up
sees 'the line before comes back' '> show deck'
tmux_ send-keys C-u

tmux_ resize-window -x 44 -y 50
type_line show
sees 'in a narrower window fewer boxes stand side by side' '┌─ Sill 3 ─'
check 'and none is broken' test "`grep -c 'Sill 1.*Sill 3' "$scratch/screen"`" = 0

tmux_ send-keys -l 'half a li'
sees 'a line is begun' 'half a li'
tmux_ send-keys C-c
type_line 'show ashes'
sees 'Control-C drops the line, and the next one begins afresh' 'Ashes: 0 cards.'
check 'it has asked nothing' sh -c "! grep -q 'Leave the match?' '$scratch/screen'"
tmux_ send-keys C-c
sees 'on an empty line Control-C asks' 'Leave the match?'
type_line n
type_line 'show ashes'
sees 'and no goes on' 'Ashes: 0 cards.'
tmux_ send-keys C-d
sees 'Control-D leaves' 'ended 0'
sees 'and says that the match is kept' 'you can continue it'
stop

# the first lines behind a resize are as wide as the window
start 40 play toy --seed 5 --option opener=north
sees 'a narrow window asks' 'north'
tmux_ resize-window -x 100 -y 50
type_line 'help undo'
sees 'help answers' 'undo [N or turn]'
check 'in the width of the wider window' sh -c "sed -n '/> help undo/{n;p;}' '$scratch/screen' | grep -q '.\{60\}'"
tmux_ send-keys C-d
sees 'that match is left, too' 'ended 0'
stop

start 80 play --open-hands
sees 'an option that is for a match needs its game' 'Usage: sortie play GAME'
stop

start 80 play --ascii
sees 'play alone opens the menu' 'Quick start of Lamps'
type_line quit
sees 'and ends with it' 'ended 0'
stop

rows=6
start 40
sees 'a menu whose usual answer is on another page says what Enter picks' 'Enter alone picks 3: Continue'
stop
rows=50

start 80 --open-hands
sees 'the menu offers the match' 'Continue Lamps'
type_line continue
sees 'which goes on where it was left' '(T-2)'
tmux_ send-keys Up
sees 'with the history of the last time' '> help undo'
tmux_ send-keys C-u
type_line concede
sees 'giving up is asked about' "`sentence concede-asked`"
type_line y
sees 'and ends it' 'south won'
sees 'a rematch is offered' 'And now?'
tmux_ send-keys -R
type_line 'play again'
sees 'and begins by other words for it, too' 'Sill 3'
type_line concede
sees 'that match is given up as well' "`sentence concede-asked`"
type_line y
sees 'and after it the same is asked' 'And now?'
tmux_ send-keys Enter
sees 'the menu comes back, without the match' 'Quit'
check 'it is finished' \
  test "`sed -n '/south won/,\$p' "$scratch/screen" | grep -c 'Continue Lamps'`" = 0
stop

rows=60
start 20 play toy --seed 5 --option opener=north --open-hands
sees 'twenty columns are enough to play' 'Draw: yes'
type_line no
sees 'with boxes below each other' '├─▲ Sill 3─'
stop

# How often the table was said so far.
tables () { grep -c '^Ashes: ' "$scratch/screen"; }

start 80 play toy --seed 5 --option opener=north --open-hands --linear
sees 'in sentences the first question is put too' 'Draw: yes'
type_line no
sees 'and the table is said' '(T-2)'
before=`tables`
type_line strike
sees 'a move of the same turn is told' 'North strikes'
sees 'and what may be done now' '7 done: '
check 'the table is not said again' test "`tables`" = "$before"
stop

plan

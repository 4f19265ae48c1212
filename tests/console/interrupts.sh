#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Control-C and Control-D wherever something is asked: what is said is right, and nothing is lost.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"

# What north decided, as the journal has it.
moves_of ()
{
  sed -n 's/^[0-9]* [0-9a-f]* north: //p' "$1"
}

start 80 play toy --seed 5 --option opener=north --open-hands --save "$scratch/one.journal"
sees 'the first question is put' 'Draw: yes'
type_line no
sees 'the turn begins' '(T-2)'
type_line 'light lantern sill1'
sees 'a lamp is to be paid for' 'choose'
tmux_ send-keys C-c
sees 'Control-C in a payment says what is given up' \
  'The unfinished move will be cancelled.'
tmux_ send-keys C-d
sees 'Control-D at yes or no is no' 'No answer counts as no.'
tmux_ send-keys C-c
type_line hm
sees 'what is neither yes nor no is asked again' 'Please say yes or no.'
# small or capital
type_line No
type_line show
sees 'and the payment goes on' 'Hand'
check 'nothing of it is written yet' test "`moves_of "$scratch/one.journal"`" = no
tmux_ send-keys C-d
sees 'Control-D in a payment leaves' 'ended 0'
sees 'and says that the move is given up' "`sentence given-up-unsaved`"
check 'the journal has what was played' test "`moves_of "$scratch/one.journal"`" = no
check 'and can be played again' "$SORTIE" replay "$scratch/one.journal" --check
stop

start 80 play toy --load "$scratch/one.journal" --open-hands
sees 'it goes on where it was' '(T-2)'
type_line concede
sees 'giving up is asked about' "`sentence concede-asked`"
tmux_ send-keys C-c
sees 'Control-C there is no' 'No answer counts as no.'
type_line concede
type_line y
sees 'yes is yes' 'south won'
stop

start 80 --open-hands
sees 'the menu comes' 'Quick start of Lamps'
type_line new
sees 'the mode is asked, and more' "`sentence variants-offered`"
type_line more
sees 'the rules that can be set are behind that' "`sentence usual-rules`"
type_line begin
type_line 1
sees 'who plays is asked' 'Who plays north?'
type_line 1
type_line 1
sees 'a deck is asked for' 'Deck (north)'
tmux_ send-keys C-c
sees 'Control-C there leads back' 'No match was started.'
tmux_ send-keys C-d
sees 'Control-D in the menu leaves' 'ended 0'
check 'and leaves no file behind' test "`ls "$XDG_DATA_HOME"/sortie/*.journal 2>/dev/null`" = ''
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The deck editor at a terminal: a deck is only lost by somebody who says so.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

start 100 deck edit siegestorm ysra-starter
sees 'a copy of a ready-made deck is open' 'legal deck'
type_line 'remove 1 ember-sprite'
sees 'a card is taken out' 'Ember Sprite: 1'
tmux_ send-keys C-d
sees 'Control-D with changes asks first' "`sentence deck-unsaved`"
sees 'one may stay' 'Stay: in the editor'
type_line back
sees '`back` goes back into the editor' 'You are still in the editor'
type_line 'name First'
sees 'which goes on' 'First>'
tmux_ send-keys C-d
sees 'the question comes again' "`sentence deck-unsaved`"
tmux_ send-keys C-c
type_line 'name Second'
sees 'Control-C there stays, too' 'Second>'
type_line quit
type_line quit
type_line 'name Third'
sees '`quit` there does not drop the deck' 'Third>'
type_line quit
tmux_ send-keys C-d
type_line 'name Fourth'
sees 'nor does Control-D' 'Fourth>'
type_line quit
type_line 3
type_line 'name Fifth'
sees 'the entry itself stays' 'Fifth>'
type_line quit
type_line 2
sees 'and who leaves without saving' 'was not saved.'
sees 'has left' 'ended 0'
stop

plan

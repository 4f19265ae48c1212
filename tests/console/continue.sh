#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A match that goes on after the program was killed: what happened last is told again.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
start 80 play siegestorm --seed 450518
sees 'a match begins' 'Possible'
type_line 'done turn'
sees 'the Boss has a turn' 'ecide where the Boss'
type_line 1
sees 'which ends' 'Turn 2, Player'
type_line 'done turn'
sees 'and another one' 'Since your turn'
tmux_ capture-pane -p >"$scratch/before"
check 'in which units come' grep -q "The Boss's Goblin Stabber enters" "$scratch/before"
stop

start 80 play --load last
sees 'whoever continues the match reads the same news' 'Since your turn'
check 'about that turn' grep -q "The Boss's Goblin Stabber enters" "$scratch/screen"
stop

plan

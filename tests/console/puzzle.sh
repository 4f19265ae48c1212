#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A puzzle at a terminal: what is known beforehand is no matter of chance.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
start 80 puzzles summoner-wars 1
sees 'a puzzle begins' 'will show: 6, 4, 2'
type_line done
sees 'where the dice are known nobody is asked about chances' 'Not solved this time'
type_line again
type_line 'attack d2 d4'
sees 'a move is made' 'Fighter is destroyed'
type_line ''
sees 'the task that is repeated tells the dice that are left' 'will show: 2, 1, 4'
check 'below the table' grep -q '^North   Magic Pile ' "$scratch/screen"
stop

# a long search says how to stop it, and the puzzle goes on
start 40 puzzles summoner-wars 11
sees 'another puzzle begins' 'The next dice will show: 2, 5.'
type_line solution
sees 'what ends the search is readable in a narrow window' 'Control-C stops the search:'
tmux_ send-keys C-c
sees 'Control-C ends it' 'You stopped the search.'
type_line task
type_line quit
sees 'and only quit leaves' 'ended 0'
check 'what changed nothing is not judged by another search' \
  test "`grep -c 'Control-C stops the search' "$scratch/screen"`" = 1
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# In a wide window, what is printed on the cards of the hand is beside the table, which keeps its place.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

# The column of each place, and how far below the first one it is.
places ()
{
  awk '/War Track 3|Front Line/ { top = top ? top : NR; print NR - top, index ($0, "War Track 3"), index ($0, "Front") }' \
    "$scratch/screen"
}

rows=40
start 120 play siegestorm --mode solo --seed 7
sees 'the first question comes' '(SS-4.3)'
where=`places`
check 'in the table' test -n "$where"
check 'values of a card are beside a frame' grep -qE '[│┐┘] +cost [0-9]+, ATT [0-9]+, DEF [0-9]+' "$scratch/screen"
check 'and what it does' grep -qE '[│┐┘─] +(action|passive): ' "$scratch/screen"
check 'below the status' grep -q '^Turn\|^── ' "$scratch/screen"
type_line done
sees 'the first turn begins' '(SS-8.9)'
check 'with each place where it was' test "`places`" = "$where"
check 'and the texts' grep -qE '[│┐┘] +cost [0-9]+, ATT [0-9]+, DEF [0-9]+' "$scratch/screen"
stop

start 120 play summoner-wars --seed 7 --seat north=greedy
sees 'a battlefield comes' '(SW-'
check 'below the heading of the hand' grep -q '  Your hand:' "$scratch/screen"
check 'with the texts of a hand' grep -qE '[│┤] ([0-9] )? +attack value [0-9]+, life points' "$scratch/screen"
stop

# Nobody at the screen, nobody's hand.
start 120 play siegestorm --mode duel --hot-seat --seed 7
sees 'two people share a screen' 'Enter>'
check 'which shows no hand' sh -c "! grep -q 'action: ' '$scratch/screen'"
type_line ''
sees 'until one of them sits down' 'action: '
stop

# A window of 100 columns has no room for both.
start 100 play siegestorm --mode solo --seed 7
sees 'a narrower window' '(SS-4.3)'
check 'has the table alone' sh -c "! grep -q 'action: ' '$scratch/screen'"
stop

plan

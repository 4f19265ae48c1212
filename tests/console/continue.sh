#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A match that goes on after the program was killed: what happened last is told again.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
start 80 play siegestorm --seed 450518
sees 'a match begins' '(SS-4.3)'
type_line 'done turn'
sees 'the Boss has a turn' 'ecide where the Boss'
type_line 1
sees 'which ends' 'Turn 2, Player'
type_line 'done turn'
sees 'and another one' 'Since your turn'
tmux_ capture-pane -p >"$scratch/before"
check 'in which units come' grep -q "The Boss's Goblin Stabber enters" "$scratch/before"

# the same match, while that window is open
file=`ls "$XDG_DATA_HOME"/sortie/*.journal`
printf '%s\n' continue quit | "$SORTIE" --width 300 >"$scratch/said" 2>&1
check 'a match that is open is not continued elsewhere' grep -qF "$file: this match is open" "$scratch/said"
check 'nor does anybody say to delete it' sh -c "! grep -q 'delete the file' '$scratch/said'"
check 'it cannot be deleted' sh -c "! '$SORTIE' matches delete '$file' >'$scratch/said' 2>&1 </dev/null"
check 'which is said' grep -qF "$file: this match is open" "$scratch/said"
check 'and it is still there' test -s "$file"
rm "$file"
tmux_ send-keys C-d
sees 'who leaves it has left' 'ended 0'
check 'even if the file was removed meanwhile' "$SORTIE" replay "$file" --check
stop

check 'it is no match of another game' sh -c "! '$SORTIE' play summoner-wars --load '$file' >'$scratch/said' 2>&1 </dev/null"
check 'which is said' tells '… is a match of Siegestorm, not of “summoner-wars”' "$scratch/said"

start 80 play --load last
sees 'whoever continues the match reads the same news' 'Since your turn'
check 'about that turn' grep -q "The Boss's Goblin Stabber enters" "$scratch/screen"
type_line 'deploy wayside-healer'
sees 'a unit is deployed in the same turn' 'Your Wayside Healer enters'
tmux_ send-keys C-d
sees 'it is left again' 'ended 0'
stop

start 80 play --load last
sees 'what the player did in the present turn is told apart' 'This turn: '
check 'with the unit' grep -q '^This turn: .*Wayside Healer' "$scratch/screen"
check 'from what the others did' sh -c "! sed -n '/Since your turn/,/This turn/p' '$scratch/screen' |
  grep -v 'This turn' | grep -q 'Wayside Healer'"
check 'which is told before' grep -q "The Boss's Goblin Stabber enters" "$scratch/screen"
tmux_ send-keys C-d
sees 'and it is left once more' 'ended 0'
stop

start 80 replay "$file"
sees 'one can look back at it' 'replay>'
type_line end
sees 'up to where it was left' 'move 12 of 12'
type_line branch
sees 'there it is not over: another match goes on' '(SS-8.9)'
stop
check 'in a file of its own' test "`ls "$XDG_DATA_HOME"/sortie/*.journal | wc -l`" = 2

plan

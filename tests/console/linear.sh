#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Somebody who hears the table learns at each prompt who can act, as the signs of a drawn table show it (SW-9.1, SW-10.1),
# and may change in a match between hearing it and seeing it drawn.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"


rows=60
start 80 play summoner-wars --linear --seed 4711 --seat north=greedy
sees 'a match begins' 'Play Event Cards: South may'
type_line done
sees 'where there are many moves, who can act is said' 'With Oldin (d1), Engineer (c2), Spearman (a2), Spearman'
type_line 'move f2 f4'
sees 'without who has acted' 'With Oldin (d1), Engineer (c2), Spearman (a2): move'
type_line 'linear off'
sees 'the table can be drawn amid a match' 'South may move units (2 of 3 left)'
sees 'with its frame' '─────a─────'
check 'and three units have the sign' sh -c 'test "`grep -o "★" "$1" | wc -l`" -ge 3' - "$scratch/screen"
sed -n '/^> linear off/,$p' "$scratch/screen" >"$scratch/behind"
check 'instead of the sentence' sh -c "! grep -q '^With Oldin' '$scratch/behind'"
type_line 'linear on'
sees 'and be heard again' 'and what has changed on the table.'
sees 'with who can act' 'With Oldin (d1), Engineer (c2), Spearman (a2): move'
type_line 'move d1 e2'
sees 'after that, changes are told, not the table' 'Oldin moves from d1 to e2.'
sees 'as before' 'Moves left: 1 of 3.'
sleep 0.3
tmux_ capture-pane -p >"$scratch/screen"
sed -n '/^> move d1 e2/,$p' "$scratch/screen" >"$scratch/behind"
check 'in no drawing' sh -c "! grep -q '│' '$scratch/behind'"
type_line 'linear full'
sees 'a fuller way says the whole table' 'You hear the whole table'
type_line 'move c2 c3'
sees 'whenever it has changed' 'f4: Spearman of South'
stop

# Whoever hears the table is told each space that a drawing marks as changed, though the log has named most of them.
rows=90
start 100 play summoner-wars --seed 4711 --seat north=greedy
sees 'the same match is drawn' 'Turn 2, South'
type_line 'done turn'
sees 'with signs of what has changed' 'changed: ◆'
tmux_ capture-pane -p | sed -n '/^> done turn/,$p' >"$scratch/drawn"
stop
start 100 play summoner-wars --seed 4711 --seat north=greedy --linear
sees 'and heard' 'Turn 2, South'
type_line 'done turn'
sees 'without signs' 'You lost '
tmux_ capture-pane -p | sed -n '/^Changed:/,/^Since/p' | grep '^[a-f][1-8]: ' >"$scratch/heard"
type_line 'what changed'
sees 'who asks what has changed hears the log and the places' 'a2: empty.'
sleep 0.3
tmux_ capture-pane -p | sed -n '/^> what changed/,$p' | grep '^[a-f][1-8]: ' >"$scratch/asked"
type_line hint
sees 'a listener hears that the program is thinking' 'The program thinks for you. Control-C: the best so far.'
type_line 'linear short'
sees 'whoever hears little hears the names and numbers of the moves' 'Possible: 1 play a-hero-is-born, 2 play'
stop
grep '│' "$scratch/drawn" | grep -o '◆' >"$scratch/marks"
check 'a drawing marks spaces' test -s "$scratch/marks"
check 'the sentences tell of as many' test "`wc -l <"$scratch/heard"`" = "`wc -l <"$scratch/marks"`"
check 'of one that a unit has left' grep -q '^c4: empty\.$' "$scratch/heard"
check 'and where it stands now' grep -q '^c3: Fighter of North' "$scratch/heard"
check 'and so does the answer' cmp -s "$scratch/heard" "$scratch/asked"
rows=60

start 80 play siegestorm --language pl --linear --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'in Polish, too' 'Wymiana ręki startowej'
type_line 'opisowo wyłącz'
sees 'it can be switched' 'Stół jest rysowany.'
type_line 'opisowo włączone'
sees 'by its words' 'i co się zmieniło'
stop

plan

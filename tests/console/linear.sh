#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Somebody who hears the table learns at each prompt who can act, as the signs of a drawn table show it (SW-9.1, SW-10.1),
# and may change in a match between hearing it and seeing it drawn.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"


rows=60
start 80 play summoner-wars --linear --seed 4711 --seat north=greedy
sees 'a match begins' 'Play Event Cards: play events'
type_line done
sees 'where there are many moves, who can act is said' 'With Oldin (d1), Engineer (c2), Spearman (a2), Spearman'
type_line 'move f2 f4'
sees 'only once in a step' '(2 of 3 left)'
sleep 0.3
tmux_ capture-pane -p | sed -n '/^> move f2 f4/,$p' >"$scratch/behind"
check 'not after every move' sh -c "! grep -q '^With Oldin\|“moves” lists' '$scratch/behind'"
type_line ''
sees 'and again to whoever presses Enter: without who has acted' 'With Oldin (d1), Engineer (c2), Spearman (a2): move'
type_line 'linear off'
sees 'the table can be drawn amid a match' 'move units (2 of 3 left)'
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

# Whoever hears the table is told once of each space that a drawing marks as changed: behind the news comes what they
# have left out, such as the numbers of a unit that was summoned (SW-7.1), not that a unit stands where it has moved
# (SW-9.1).
# the spaces of a screen that are told of, a line for each: several empty ones are told in one sentence
spaces ()
{
  awk '/^[a-f][1-8][:,]/ { n = split ($0, part, ": "); m = split (part[1], label, ", ")
                           for (i = 1; i <= m; i++) print label[i] ": " substr ($0, length (part[1]) + 3) }'
}
rows=90
start 100 play summoner-wars --seed 4711 --seat north=greedy
sees 'the same match is drawn' 'Turn 2, South'
type_line 'done turn'
sees 'with signs of what has changed' '◆ changed'
tmux_ capture-pane -p | sed -n '/^> done turn/,$p' >"$scratch/drawn"
stop
start 100 play summoner-wars --seed 4711 --seat north=greedy --linear=normal
sees 'and heard' 'Turn 2, South'
type_line 'done turn'
sees 'without signs' 'Turn 4, South'
tmux_ capture-pane -p | sed -n '/^> done turn/,$p' >"$scratch/behind"
sed -n '/^Changed:/,$p' "$scratch/behind" | spaces >"$scratch/heard"
type_line 'what changed'
sees 'who asks what has changed hears the log and the places' ': empty.'
sleep 0.3
tmux_ capture-pane -p | sed -n '/^> what changed/,$p' | spaces >"$scratch/asked"
type_line hint
sees 'a listener hears that the program is thinking' 'The program thinks for you. Control-C: the best so far.'
type_line 'linear short'
sees 'whoever hears little hears the names and numbers of the moves' 'Possible: 1 play a-hero-is-born, 2 play'
stop
grep '│' "$scratch/drawn" | grep -o '◆' >"$scratch/marks"
check 'a drawing marks spaces' test -s "$scratch/marks"
check 'who asks hears of as many' test "`wc -l <"$scratch/asked"`" = "`wc -l <"$scratch/marks"`"
check 'of one that a unit has left' grep -q '^c4: empty\.$' "$scratch/asked"
check 'and where it stands now' grep -q '^c3: Fighter of North' "$scratch/asked"
check 'which the news have told already' grep -q '^Fighter moves from c4 to c3\.$' "$scratch/behind"
check 'so that neither space is told again' sh -c "! grep -q '^c[34]: ' '$scratch/heard'"
check 'nor one whose unit was destroyed' sh -c "! grep -q '^[af]2: ' '$scratch/heard'"
check 'a unit that was summoned is told with its numbers' grep -q '^a5: Slinger of North, attack 1' "$scratch/heard"
check 'in the same words as on demand' sh -c "! grep -vxFf '$scratch/asked' '$scratch/heard'"
check 'and the loss comes before the table' sh -c "sed '/^Changed:/q' '$scratch/behind' | grep -q '^Spearman .* is destroyed'"
rows=60

# At the level `short`, at most ten lines come before the next question; `more` has all of it, with the places of the
# pieces and what is left of a life (SW-11.8).
start 80 play summoner-wars --linear=full --seed 4711 --seat north=greedy
sees 'a listener begins' 'Play Event Cards: play events'
type_line 'help linear'
sees 'help tells what each level says' 'short: You hear in short'
sees 'of all levels' 'full: You hear the whole table'
type_line linear
sees 'the level can be named when the program begins' '> linear'
sees 'in the same words' 'You hear the whole table whenever it has changed.'
type_line 'linear short'
sees 'who wants to hear little' 'You hear in short what happens'
stop
keeps=yes
start 80 play summoner-wars --linear --seed 4711 --seat north=greedy
keeps=
sees 'begins again' 'Play Event Cards: play events'
type_line linear
sees 'at the level that was chosen last' 'You hear in short what happens'
type_line 'done turn'
sees 'hears the next question' 'Turn 4, South'
sleep 0.3
tmux_ capture-pane -p | sed -n '/^> done turn/,$p' >"$scratch/short"
check 'after few lines' test "`grep -c . <"$scratch/short"`" -le 12
check 'that tell each loss' tells 'Spearman (f2), rolls … destroyed … Spearman, rolls … destroyed' "$scratch/short"
type_line more
sees 'a word has it' 'Berserker (e2) attacks Spearman (f2).'
stop
start 80 play summoner-wars --linear=normal --seed 4711 --seat north=greedy
sees 'at the usual level' 'Play Event Cards: play events'
type_line 'done turn; done turn'
sees 'hears the next question as well' 'Turn 4, South'
tmux_ capture-pane -p -S - >"$scratch/usual"
check 'what is left of a life is told' grep -q 'Life left: ' "$scratch/usual"
stop

# Whoever hears the whole table hears of each unit that it can act, and not once more behind it (SW-9.1).
start 120 play summoner-wars --linear=full --seed 7 --seat north=greedy
sees 'with the whole table' 'Play Event Cards: play events'
type_line 'done'
sees 'many moves are counted' 'moves are possible'
check 'the table tells who can act' grep -q '^d1: Oldin, .*, '"`sentence can-act`" "$scratch/screen"
check 'and nothing else does' sh -c '! grep -qF "Oldin (d1)" "$1"' - "$scratch/screen"
stop

# At the end a listener hears the result at once, and the table only on request. Nobody has gone out, so that nobody has
# scored (CE-13); the scores are not run together with the names.
start 80 play crazy-eights --linear=normal --seed 3
sees 'a match of Crazy Eights' '1 play 7c: Play Seven of Clubs.'
type_line concede
sees 'that ends' 'y/n>'
type_line yes
sees 'with its result' 'And now?'
sed -n '/y\/n> yes/,$p' "$scratch/screen" >"$scratch/behind"
check 'not with the table' sh -c "! grep -q '^Hand: ' '$scratch/behind'"
check 'the points are those of somebody' grep -q 'Player 2 has 0, you have 0' "$scratch/behind"
type_line show
sees 'the table follows on request' 'Player 1 (out)'
stop

# The Defender and what it takes off (SS-2.5, 9.5)
start 80 play siegestorm --linear=normal --seed 11 --boss byloss --class medium
sees 'a match against a Boss' '(SS-4.3)'
type_line done
sees 'begins' 'Turn 2, Player, Deploy.'
type_line done
sees 'has its second turn' 'Turn 4, Player, Deploy.'
type_line 'deploy oath-knight; discard sunlance-paladin; discard archangel-veriel'
sees 'the unit in the Deployment Zone is called what it is' 'War Track 1: Oath Knight, ATT 7, DEF 2, Defender.'
type_line 'what is at war track 1'
sees 'also on demand' 'War Track 1 (yours): Oath Knight, cost 2, ATT 7, DEF 2, veteran, Defender.'
type_line done
sees 'a storm says of which numbers its strength comes' 'That is ATT 4, less DEF 2.'
# 32 cards, of which two draws of 2 and damage of 3 and 2 have taken 9
sees 'and what the damage leaves' 'be taken: 23.'
stop

start 80 play siegestorm --language pl --linear=normal --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'in Polish, too' 'Wymiana ręki startowej'
type_line 'opisowo wyłącz'
sees 'it can be switched' 'Stół jest rysowany.'
type_line 'opisowo włączone'
sees 'by its words' 'i co się zmieniło'
stop

plan

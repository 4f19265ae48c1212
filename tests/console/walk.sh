#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Going through a journal at a terminal: forward and back, to a turn, to damage, to a loss, and on from there.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

"$SORTIE" auto summoner-wars --seed 3 >"$scratch/one.journal"
start 80 replay "$scratch/one.journal"
sees 'it begins behind the deal' ', move 0 of '
tmux_ send-keys Enter
sees 'Enter makes the next decision' ', move 1 of '
check 'it is told with the name of the seat' grep -qE '^(North|South): ' "$scratch/screen"
check 'in words, and as it is typed' grep -qE '^(North|South): [A-Z].*\. \([a-z]' "$scratch/screen"
type_line back
sees 'back takes it back' ', move 0 of '
type_line 'turn 4'
sees 'a turn can be gone to' 'Turn 4, move'
check 'at its beginning' sh -c "! grep -q 'Turn 5' '$scratch/screen'"
type_line loss
sees 'what leaves the table is destroyed' 'is destroyed'
type_line 'turn 4'
type_line death
sees 'that may be called a death as well' 'is destroyed'
type_line 'turn 99'
sees 'a turn that never came is refused, with how many there are' 'The match has only '
check 'as a number' grep -qE 'The match has only [0-9]+ turns\.' "$scratch/screen"
type_line da
sees 'from where one was it goes on, by the beginning of a word' 'wound'
type_line 'turn 1'
type_line damage
sees 'the next damage is a wound' 'gets 2 wounds'
type_line nonsense
sees 'anything else is refused, with what there is' '“nonsense” means nothing here'
type_line start
sees 'the beginning' ', move 0 of '
type_line 'turn 1'
type_line 'next damage'
sees 'the next damage is also called that' 'gets 2 wounds'
type_line 'go to the next death'
sees 'so is the next death' 'is destroyed'
type_line 'turn 4'
type_line all
sees 'whoever looks at all seats sees one hand' 'Hand of North: '
check 'and the other' grep -q 'Hand of South: ' "$scratch/screen"
type_line end
sees 'the end is said' ': the end.'
type_line branch
sees 'from there nothing goes on' 'The match is over here'
type_line 'turn 3'
sees 'but back there' 'Turn 3, move'
type_line branch
sees 'it goes on as a match against a program' 'Summon: you have'
type_line concede
type_line y
sees 'behind its end one is asked what comes next' 'And now?'
type_line enough
stop
branch=`grep -l ' branch$' "$scratch"/*/summoner-wars-*.journal`
check 'it says where it has branched off, and can be played again' "$SORTIE" replay --check "$branch"

# A listener hears the move first, then what has changed, and may ask as in a match.
rows=90
start 100 replay "$scratch/one.journal" --linear
sees 'a listener hears the table at the beginning' 'Board: '
type_line damage
sees 'then a move with its result' 'gets '
tmux_ capture-pane -p | sed -n '/^> *damage\|replay> damage/,$p' >"$scratch/behind"
check 'the move comes before what has changed on the table' \
  awk '/^(North|South): / && !move { move = NR } /^Changed:/ { changed = NR } /^Board: / { whole = 1 }
       END { exit !(move && changed > move && !whole) }' "$scratch/behind"
type_line 'what is at d1'
sees 'a place can be asked for' 'd1: '
type_line 'hand'
sees 'and the hand' 'Your hand'
type_line 'show'
sees 'and the table' 'd1: Oldin, Summoner'
type_line 'linear off'
sees 'which may be drawn from now on' 'is drawn'
type_line q
stop
rows=50

# A match that somebody left, and went on with.
{
  printf 'first south\nquit\n' | "$SORTIE" play summoner-wars --seed 3 --save "$scratch/left.journal" >"$scratch/out" 2>&1
  echo quit | "$SORTIE" play --load "$scratch/left.journal" >"$scratch/out" 2>&1
}
start 80 replay "$scratch/left.journal"
type_line end
sees 'that somebody left is told in words' 'The match was left here.'
check 'not in those of the journal' sh -c "! grep -qx 'left' '$scratch/screen'"
type_line North
sees 'a match that was only left keeps its secrets' 'You can see what another seat saw when the match is over'
type_line q
sees 'the beginning of quit leaves' 'ended 0'
stop

# Words and seats may begin alike.
"$SORTIE" auto hearts --seed 3 >"$scratch/four.journal"
start 80 replay "$scratch/four.journal"
type_line 20
type_line e
sees 'a beginning of a word and of a seat is asked back' '“e” may be: end, East.'
type_line ea
# north took one point, and is another seat now
sees 'the beginning of a seat alone lends its eyes' 'Points in this round 1 · Hand 9 cards'
check 'its own part of the table is the last' awk '/^── / { last = $2 } END { exit last != "East" }' "$scratch/screen"
type_line q
sees 'the beginning of quit still leaves' 'ended 0'
stop

# What was taken back is not played again.
printf '%s\n' 'play 9c' undo 'play 8h' hearts concede quit |
  "$SORTIE" play crazy-eights --seed 3 --save "$scratch/undone.journal" >"$scratch/out" 2>&1
check 'something was taken back' sh -c "grep -q ' undo ' '$scratch/undone.journal'"
rows=24
start 80 replay "$scratch/undone.journal"
sees 'a match in which something was taken back' ', move 0 of '
check 'begins with the table' test "`grep -c '^Hand ' "$scratch/screen"`" = 1
type_line 0
sees 'asked again where one is' 'replay> 0'
check 'it does not draw the same table again' test "`grep -c '^Hand ' "$scratch/screen"`" = 1
tmux_ send-keys Enter
sees 'what others did comes' 'Player 2: Play Jack of Clubs'
tmux_ send-keys Enter
sees 'then what was not taken back' 'Player 1: Play Eight of Hearts'
type_line back
sees 'and back' 'Player 2: Play Jack of Clubs'
left=`awk '$3 ~ /:$/ { n++ } $3 == "undo" { n -= $4 } END { print n }' "$scratch/undone.journal"`
type_line end
sees 'what was taken back is not counted' "move $left of $left: the end."
type_line q
stop
rows=50

# A step that the program would have passed for a person is no decision: what can be done in it can wait.
"$SORTIE" auto siegestorm --seed 5 >"$scratch/storm.journal"
check 'a journal has each step that was ended' grep -q ': done$' "$scratch/storm.journal"
start 80 replay "$scratch/storm.journal"
type_line 'turn 2'
sees 'at the beginning of a turn' 'Turn 2, move'
tmux_ send-keys Enter
sees 'Enter goes on to what is done in it' 'Player: Deploy '
check 'not to the end of a step' sh -c "! grep -q 'Player: End Draw' '$scratch/screen'"
check 'after the draw that came before that' \
  awk '/ You draw / { drawn = NR } /^Player: / { made = NR } END { exit !(drawn && made > drawn) }' "$scratch/screen"
type_line q
stop

# With no card in the hand one can only be done with Build Magic: nobody decides that.
printf '%s\n' south 'done turn' quit |
  "$SORTIE" play summoner-wars --hot-seat --seed 5 --save "$scratch/forced.journal" >"$scratch/out" 2>&1
sed -n 's/^[0-9]* [0-9a-f]* \([ns]o[ru]th: .*\)/\1/p' "$scratch/forced.journal" >"$scratch/moves"
done=`awk '/: done$/ && ++n == 3 { print NR }' "$scratch/moves"`
start 80 replay "$scratch/forced.journal"
type_line $((done - 1))
sees 'before that' "move $((done - 1)) of "
tmux_ send-keys Enter
sees 'Enter goes on past it' 'The match was left here.'
type_line q
stop

printf '' >"$scratch/none"
"$SORTIE" replay "$scratch/one.journal" <"$scratch/none" >"$scratch/out"
check 'from a pipe the journal is told whole' grep -q 'won' "$scratch/out"

# What a move that is taken back had brought to the table is not lost when it goes.
printf '%s\n' 'choose south' 'done' 'done' 'summon fighter c5' 'undo' 'done' concede |
  "$SORTIE" play summoner-wars --hot-seat --practice --seed 3 --save "$scratch/gone.journal" >"$scratch/out" 2>&1
start 80 replay "$scratch/gone.journal"
sees 'a match in which a move was taken back' ', move 0 of '
type_line loss
sees 'what goes with an undo is no loss' 'concedes'
stop

# In a low window, what happened stands below the whole table, above the prompt, also after a change of its size.
printf '%s\n' done 'done advance' 'deploy healer' 'done turn' 'done turn' \
  | "$SORTIE" play siegestorm --seed 7 --save "$scratch/low.journal" >"$scratch/said" 2>&1
rows=24
start 80 replay "$scratch/low.journal"
sees 'a match in a low window' 'replay>'
type_line 'turn 4'
sees 'another turn' 'Turn 4, move 7'
check 'the table is whole' grep -q '^▼.*Byloss' "$scratch/screen"
check 'with what happened below it' sh -c "sed '1,/^Hand/d' '$scratch/screen' | grep -q 'Powder Thrower'"
tmux_ resize-window -x 100 -y 24
sees 'in a wider window, too' '─┬─▼ War Track 2──────────────'
sleep 0.5
sees 'with the prompt' 'replay>'
check 'the table is whole then' grep -q '^▼.*Byloss' "$scratch/screen"
stop

plan

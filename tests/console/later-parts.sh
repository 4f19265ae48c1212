#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A line may name moves of this step and of later ones, with their verbs or without. What is refused has its true reason,
# and where it has no verb, nothing is done before that.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"
all_stops summoner-wars south north

# Until North's first Summon Phase (SW-7.1), in which Fighters cost nothing.
begin ()
{
  start 100 play summoner-wars --hot-seat --open-hands --seed 3 --save "$scratch/$1.journal"
  sees "$1: somebody begins" 'choose'
  type_line 'choose south'
  sees "$1: units move" 'Movement'
  type_line 'done turn'
  sees "$1: units may be summoned" 'summon fighter c5'
}

has_move () # journal 'line': whether the last line of the journal that somebody typed is this one
{
  grep 'north:' "$scratch/$1.journal" | tail -n 1 | grep -q "north: $2\$"
}

# SW-9.1: a move of the Movement Phase behind one of this phase
begin bare
type_line 'fighter c5; d7 e7'
sees 'a move of a later step needs no verb behind another' 'End Summon, Play Event Cards first?'
type_line y
sees 'and is made there' 'Fighter moves from d7 to e7.'
check 'after the summons' has_move bare 'move d7 e7'
stop

# SW-9.1: two more units could move in a step that ends, too
begin once
type_line 'fighter c5; d7 e7; attack b7 b4'
sees 'a line through three steps asks at the first' 'End Summon, Play Event Cards first?'
type_line y
sees 'and is asked about once' 'Attacks left 2 of 3'
stop

begin comma
type_line 'fighter c5, and then d7 to e7.'
sees 'a comma and “then” part two moves as a semicolon does' 'End Summon, Play Event Cards first?'
type_line y
sees 'which are both made' 'Fighter moves from d7 to e7.'
stop

begin spoken
type_line 'summon fighter to c5; done turn'
sees 'a move that has “to” may come before the end of a turn' 'summons Fighter on c5'
check 'and is made' grep -q 'north: summon goblin-fighter c5' "$scratch/spoken.journal"
stop

begin verb
type_line 'summon fighter c5; d7 e7'
sees 'nor is the verb before taken for its own' 'End Summon, Play Event Cards first?'
type_line n
sees 'who does not want that keeps the first part' "`sentence line-not-done 'd7 e7'`"
check 'which is done' has_move verb 'summon goblin-fighter c5'
stop

begin done
type_line 'done; d7 e7'
sees 'behind the end of a step, too' 'End Play Event Cards first?'
stop

begin refused
# SW-7.3: without full payment nothing is summoned
type_line 'fighter c5; eater d6'
sees 'the second order is refused for its own reason' \
  'The Eater costs 4'
# SW-7.2: on an empty space
type_line 'fighter c5; fighter c5'
sees 'a space is taken by the order before' 'and Fighter is on c5. (SW-7.2)'
# SW-9.1: a unit moves up to 2 spaces
type_line 'fighter c5; e6 e1'
sees 'a later step refuses what belongs to it' "`sentence refused-after 'fighter c5' 'e6 e1'` "
sees 'for its own reason' '(SW-9.1)'
type_line 'fighter c5; d7 e7; a7 a9'
sees 'a part behind one of a later step, too' "`sentence refused-after 'd7 e7' 'a7 a9'` `sentence no-such a9`"
type_line 'summon fighter c5; move d7 e7; attack e7 e1'
sees 'with verbs, too' "`sentence refused-after 'move d7 e7' 'attack e7 e1'`"
type_line 'e6 f6; a7 a9'
sees 'a verb that nobody typed is not quoted' "`sentence refused-after 'e6 f6' 'a7 a9'`"
check 'nothing of these lines is done' sh -c "! grep -q 'north: summon' '$scratch/refused.journal'"
stop

# SW-4.5: the first player moves two units only: then the step ends automatically.
start 100 play summoner-wars --hot-seat --open-hands --seed 3
sees 'command: somebody begins' 'choose'
type_line 'choose south'
sees 'command: units move' 'Movement'
type_line 'b4 b5; e3 e4; moves'
sees 'a command behind moves lists those of the step that is open then' 'attack d1 d3'
check 'below the table of that step' sh -c "grep -A 99 'South – Attack:' '$scratch/screen' | grep -q 'attack d1 d3'"
stop

# SW-5.1: two moves without a verb, both of a later step (SW-9.1).
start 100 play summoner-wars --seed 810068
sees 'two: the Event Phase comes first' 'Play Event Cards: play events'
type_line 'spearman f4; c2 c3'
sees 'two moves of a later step need no verb' "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line y
sees 'and both are made' 'Engineer moves from c2 to c3.'
stop

# SW-16.3: Blarf's ability may be used at any time.
printf '%s\n' 'choose north' 'done turn' 'done attack' 'done' 'build slinger' 'build goblin-rage' 'done' 'done' 'done turn' \
  'summon blarf d4' \
  | "$SORTIE" play summoner-wars --seed 8 --hot-seat --open-hands --deck south=cave-goblins --deck north=tundra-orcs \
      --save "$scratch/blarf.journal" >"$scratch/said" 2>&1
start 100 play --load "$scratch/blarf.journal" --hot-seat --open-hands
sees 'ability: it may be used' 'activate blarf'
type_line 'done; d4 e4; c2 c3'
sees 'a unit that may always act can move in a later step without a verb' \
  "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line y
sees 'where its part is one move' 'Blarf moves from d4 to e4.'
sees 'and the next part another' 'Fighter moves from c2 to c3.'
stop

# SW-17.10: a Lioness moves after the Movement Phase, in which three others may still move (SW-9.1).
start 100 play summoner-wars --deck south=jungle-elves --deck north=tundra-orcs --seed 5 --seat north=greedy
sees 'the Event Phase comes first' 'Play Event Cards: play events'
type_line 'done'
sees 'then three units may move' '3 of 3 left'
type_line 'c3 c4'
sees 'no step ends unasked for a move that is possible only after it' "`sentence belongs-to-step 'After Movement' Movement`"
stop

# SS-22.3: who has a Vision keeps one of the cards, before anything else is done.
start 120 play siegestorm --seed 7
sees 'vision: cards may be exchanged' 'you may exchange cards'
type_line 'done'
sees 'vision: units may be deployed' 'deploy silverleaf-archer'
type_line 'play scribe; deploy healer'
sees 'a choice comes up that the line does not make' 'choose the card to keep'
sees 'the rest of the line waits for it' 'waits for this answer: “deploy healer”'
type_line 1
sees 'and is done then' 'Your Wayside Healer enters War Track 1'
stop

# SS-9.20, SS-8.9: the storm comes first, then the Deploy step; each part is a move of its own.
printf '%s\n' 'return glade' 'return temple' 'done advance' 'deploy griffin-rider glade archangel' 'done turn' \
  'choose front-line' 'done advance' 'done turn' 'done advance' 'deploy archer sunlance' 'done turn' 'pass' 'done draw' \
  | "$SORTIE" play siegestorm --seed 257352 --save "$scratch/storm.journal" >"$scratch/said" 2>&1
start 120 play --load "$scratch/storm.journal"
sees 'a unit leaves the War Track' 'storm boss'
type_line 'storm boss, deploy healer paying moonwell keeper'
sees 'a comma parts a storm and a deployment' 'Your Wayside Healer enters War Track 1'
check 'both are done' sh -c "grep -A 9 'storm boss\$' '$scratch/storm.journal' | grep -q 'deploy wayside-healer'"
stop

# Until the Player's turn 8, before a unit leaves the War Track (SS-9.20).
printf '%s\n' 'done' 'done advance' 'deploy healer' 'done turn' 'done advance' 'deploy glade' 'done turn' 'done advance' \
  'deploy glade' 'done turn' \
  | "$SORTIE" play siegestorm --seed 7 --save "$scratch/order.journal" >"$scratch/said" 2>&1
start 120 play siegestorm --load "$scratch/order.journal"
sees 'order: a step of the turn is open' 'play a card, activate an ability'
type_line 'play archer; storm boss; done'
sees 'the rest waits for the card that pays' 'waits for this answer: “storm boss; done”'
type_line back
sees 'who takes back the move is told what is not done' "`sentence line-not-done 'storm boss; done'`"
type_line 'done deploy; play scribe'
sees 'a unit needs an order' 'leaves the War Track'
type_line byloss
sees 'who the Boss is, is no order alone' 'byloss” '
type_line 'storm byloss; deploy archer; oath'
sees 'another line takes the place of all of the one before' '“done deploy; play scribe”'
check 'no step of which ends' grep -q 'player: discard oath-knight' "$scratch/order.journal"
stop

# SW-2.7: what the step of an attack refuses is refused before it, but the line has begun
start 100 play summoner-wars --seed 3
sees 'events may be played' 'Play Event Cards: play'
type_line 'play besiege; move c2 c3; attack f2 f8'
sees 'a line is refused in a step to come' "`sentence before-is-done`"
check 'but not as a whole' sh -c "! grep -q '`sentence nothing-of-line`' '$scratch/screen'"
stop

# SS-4.3: the question after an exchange lists what may be exchanged.
start 120 play siegestorm --seed 7
sees 'moves: cards may be exchanged' 'you may exchange cards'
type_line 'return archer; moves'
sees 'one of them is' '(1 left)'
type_line 'goal'
sees 'the line is over' 'SS-15.5'
check 'a command that would list the same again adds nothing' \
  test "`sed -n '/> return archer; moves/,$p' "$scratch/screen" | grep -c 'return wayside-healer'`" = 1
stop

# SS-6.4: what cannot be paid for now cannot be deployed in a later step either.
start 120 play siegestorm --seed 7
sees 'cards may be exchanged' 'you may exchange cards'
type_line 'done'
sees 'units may be deployed' 'deploy silverleaf-archer'
type_line 'stops all'
type_line 'deploy silverleaf, silverleaf'
type_line 'done turn'
sees 'the next turn begins' 'After Prepare'
type_line 'done'
sees 'cards are drawn' 'play oath-knight'
type_line 'play shield scribe'
sees 'what could pay is gone' 'Hand 2 cards'
type_line 'deploy oath'
sees 'the later step says why not' "`sentence belongs-and-refused Deploy` Oath Knight costs 2, and you can pay"
# A line does not go on in the next turn.
type_line 'done deploy'
sees 'the last step' 'Extra Turn Step: play'
type_line 'done; deploy healer'
sees 'another turn is the reason' "`sentence line-of-another-turn 'deploy healer'`"
stop

# SS-8.1: the end of a turn that has ended by itself meanwhile ends no other.
start 120 play siegestorm --seed 55 --save "$scratch/six.journal"
sees 'the hand may be exchanged' 'you may exchange cards'
type_line 'return rune-censor'
sees 'a card of it is' '(1 left)'
type_line 'done'
sees 'the first turn begins' 'Turn 2, Player, Deploy.'
type_line 'deploy archer; griffin; done'
sees 'the second turn begins' 'Turn 4, Player, Deploy.'
type_line 'deploy oath; shieldbearer; griffin; end turn'
sees 'the next turn is still there' 'Turn 6, Player, Deploy.'
type_line 'deploy recruit'
sees 'a unit is deployed in it' '◆'
check 'as its player says' sh -c "grep -q 'player: deploy glade-recruit' '$scratch/six.journal'"
stop

# What a command behind a move tells stands below the table that the move has led to, so that it stays in a low window.
below_question () # 'what' 'command' 'text': the last table is above the question, and the text below that
{
  file=$scratch/low$servers.journal
  cp "$scratch/low.journal" "$file"
  start 80 play siegestorm --load "$file"
  sees "$1: cards may be played" 'After Draw: play a card'
  type_line "play archer scribe; storm boss; $2"
  sees "$1 is told" "$3"
  check "$1 is told below the table" sh -c "sed '1,/^└/d' '$scratch/screen' | grep -A 99 'moves are possible' \
    | grep -qF -- '$3'"
  stop
}

printf '%s\n' 'done' 'done advance' 'deploy healer' 'done turn' 'done advance' 'deploy glade' 'done turn' 'done advance' \
  'deploy glade' 'done turn' \
  | "$SORTIE" play siegestorm --seed 7 --save "$scratch/low.journal" >"$scratch/said" 2>&1
rows=24
below_question 'what a program would do' 'hint 60' '  deploy shieldbearer-of-the-vale'
below_question 'who plays' 'seat' 'You play Player'
below_question 'what has been won' 'records' 'Mother Karrow'
below_question 'what the file is' 'save' '.journal'
below_question 'what a program would do after a move is taken back' 'undo; redo; hint 60' '  deploy shieldbearer-of-the-vale'

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Lines typed ahead at a terminal count for the step that they were typed for, and are dropped and
# quoted when it is over. From a pipe every line counts.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/toy/content
games=real
. "$top_srcdir/tests/console/tmux.sh"

# How often north said that, by a journal.
said ()
{
  grep -c " north: $1\$" "$2"
}

# Types several lines at once: they are at the terminal before the first is read.
type_ahead ()
{
  for line in "$@"; do
    printf '%s\r' "$line"
  done >"$scratch/ahead"
  tmux_ load-buffer "$scratch/ahead"
  tmux_ paste-buffer -r
}

# T-2: between two turns of north is one of south's, which a program plays.
start 80 play toy --seed 5 --option opener=north --seat south=random --practice \
  --save "$scratch/one.journal"
sees 'the first question is put' 'Draw: yes'
type_ahead no strike
sees 'a line for the step that opens after a question counts' 'North strikes'
type_ahead done done 'show ashes'
sees 'lines for a turn that is over are dropped, and quoted' \
  'Dropped, because another step has begun: “done”, “show ashes”'
sees 'and the next turn is still there' 'Turn 3'
check 'it has not been ended' test "`said done "$scratch/one.journal"`" = 1
type_ahead 'show ashes' 'show hand' 'show deck'
sees 'lines of one step all count' "`sentence faces-hidden`"
type_ahead undo undo
sees 'who goes back knows where to' 'Turn 1, north'
sees 'and may do so twice' "`sentence taken-back 'Play of turn 1'`"
check 'as the journal has it' test "`grep -c ' undo ' "$scratch/one.journal"`" = 2
tmux_ send-keys C-d
sees 'the match is left' 'ended 0'
stop

# half a line is typed ahead, too
start 80 play toy --seed 5 --option opener=north --seat south=random
sees 'a new match begins' 'Draw: yes'
type_line no
sees 'with a turn' '(T-2)'
printf 'done\rdo' >"$scratch/ahead"
tmux_ load-buffer "$scratch/ahead"
tmux_ paste-buffer -r
sees 'half a line is dropped like a whole one' 'begun: “do”'
tmux_ send-keys C-d
sees 'so that nothing of it remains' 'ended 0'
stop

# a pasted block of lines
start 80 play toy --seed 5 --option opener=north --seat south=random --save "$scratch/two.journal"
sees 'another match begins' 'Draw: yes'
type_line no
sees 'with a turn as well' '(T-2)'
printf 'strike\ndone\ndone\n' >"$scratch/ahead"
tmux_ load-buffer "$scratch/ahead"
tmux_ paste-buffer -p
sees 'what is pasted stands there' 'strike'
tmux_ send-keys Enter
sees 'its last line is dropped' 'begun: “done”'
check 'its first is read' test "`said strike "$scratch/two.journal"`" = 1
check 'the one between counts' test "`said done "$scratch/two.journal"`" = 1
stop

# SS-8.9: the only card of the hand is paid with the other, so the window after Prepare closes; the
# next is that after Draw.
start 100 play siegestorm --seed 7 --boss byloss --class medium --deck player=seraphia-starter
sees 'the hand may be exchanged' 'may exchange cards'
type_line 'stops all'
sees 'at every window a person is asked' 'asked at every window'
type_line done
sees 'the turn begins' 'After Prepare'
type_ahead 'play silverleaf-archer' 'done'
sees 'a line for a step that closed automatically is dropped' \
  'Dropped, because another step has begun: “done”'
sees 'and the step behind it is open' 'After Draw:'
type_ahead done done
sees 'who says done twice means two steps' 'Deploy: '
stop

# SW-17.10: a question that nobody could foresee
start 100 play summoner-wars --seed 5 --seat south=greedy
sees 'who won the roll-off is asked' 'choose north'
type_line 'choose north'
sees 'the first turn begins' 'Movement: move units'
type_line 'stops all'
sees 'where there is nothing but an attack on an own card, too, one is asked' 'asked at every window'
type_ahead done done done
sees 'a line for a step is no answer to another question' \
  'Dropped, because this question came up: “done”'
sees 'which is open' 'After Attack:'
type_ahead concede y 1
sees 'yes and no may be typed ahead; behind the end of a match nothing is begun' \
  'Dropped, because the match is over: “1”'
sees 'another match is asked about' 'And now?'
type_line 2
tries=0
until cat "$scratch"/sortie/*.journal | grep -q 'player north=greedy' || test $tries = 100; do
  tries=$((tries + 1))
  sleep 0.1
done
check 'with the sides changed the program has the other one' \
  sh -c "cat '$scratch'/sortie/*.journal | grep -q 'player north=greedy'"
stop

# SW-5.2: a move that is typed before its step has come ends the steps before it, if it may
start 100 play summoner-wars --seed 5 --save "$scratch/early.journal"
sees 'the events of south may be played' 'Play Event Cards: play events'
type_line 'attack e3 e4'
sees 'an attack is for later' "`sentence belongs-to-step Attack 'Play Event Cards, Movement'`"
type_line 'where is engineer'
sees 'whoever looks at something first sees it' 'Engineer of South, attack 1'
type_line n
sees 'is asked again, and stays with a no' "`sentence line-not-done 'attack e3 e4'`"
check 'with nothing done but passing Summon' test "`grep -c 'south: done' "$scratch/early.journal"`" = 1
type_line 'attack e3 e4'
sees 'it is asked once more' '[y]/n>'
sees 'with what is lost by it' 'Then “play'
type_line 'warnings'
sees 'whoever types another line instead is told what becomes of the first' "`sentence line-not-done 'attack e3 e4'`"
tmux_ send-keys -R # the question before is on the screen
type_line 'attack e3 e4'
sees 'it is asked again' '[y]/n>'
tmux_ send-keys Enter
sees 'Enter means yes, and the attack is made' 'Defender (e3) attacks Berserker'
check 'behind the ends of two steps' sh -c \
  "grep -A 1 'south: done' '$scratch/early.journal' | grep -q 'south: attack e3 e4'"
check 'which are two' test "`grep -c 'south: done' "$scratch/early.journal"`" = 3
stop

# SW-8.3: a line waits behind all questions of the event before it, and several of them may be answered in one line.
start 100 play summoner-wars --seed 5
sees 'there are events for a line of several' 'Play Event Cards: play events'
type_line 'play reinforcements; play heroic; move c2 c3'
sees 'the rest of it waits behind the first question' 'waits for this answer: “play heroic; move c2 c3”'
type_line 'spearman; defender'
sees 'and behind several answers in one line' 'the space on which Spearman is summoned'
type_line d2
sees 'to the last question of this event' 'the space on which Defender is summoned'
type_line d4
sees 'what is then to be named for the next one lets the rest wait, too' 'waits for this answer: “move c2 c3”'
type_line e3
sees 'until all is done' 'Engineer moves from c2 to c3'
stop

start 100 play summoner-wars --seed 5 --language pl
sees 'the same in another language' 'Zagrywanie Kart'
type_line 'zagraj posiłki; przesuń c2 c3'
sees 'a line is quoted as one types it there' '„przesuń c2 c3”'
stop

start 100 play summoner-wars --seed 5
sees 'the same once more' 'Play Event Cards: play events'
type_line 'play reinforcements; play heroic; move c2 c3'
sees 'a line waits' 'waits for this answer: “play heroic; move c2 c3”'
type_line 'spearman; attack e3 e4'
sees 'a move among the answers takes its place' 'you have typed another line'
stop

start 100 play summoner-wars --seed 5 --save "$scratch/early-one.journal"
sees 'they may be played again' 'Play Event Cards: play events'
type_line 'move c2 c3'
sees 'a move of the next step ends the one before only if the person agrees, because events would be lost' \
  "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line n
check 'and is else not made' sh -c "! grep -q 'south: move c2 c3' '$scratch/early-one.journal'"
tmux_ send-keys -R
type_line 'move c2 c3'
sees 'which is asked again' '[y]/n>'
tmux_ send-keys Enter
sees 'who agrees has the move' '2 of 3 left'
check 'which is made' grep -q 'south: move c2 c3' "$scratch/early-one.journal"
type_line 'c3 c8'
sees 'what fits in no later step is refused by this one' 'has already been activated for movement'
type_line 'attack c3 c8'
sees 'what the rules refuse later, too, is refused for that' "`sentence belongs-and-refused Attack`"
type_line 'summon defender c3'
sees 'what was skipped does not come again, and why it was is said' 'costs 1 magic, and you have 0'
type_line 'play'
sees 'nor for a verb alone' '(SW-8.2)'
# SW-5.2: Build Magic comes after Attack; beginnings of verbs mean the same
type_line 'att e3 e4; bui defender; done'
sees 'beginnings are asked about as well' "`sentence belongs-to-step Attack Movement`"
type_line y
sees 'in a line of several moves, too, a move of a later step ends the steps before it' 'Build Magic, and Attack must end'
type_line y
sees 'and is made behind the moves before it' 'Turn 4, South'
check 'in their order' sh -c \
  "sed -n '/south: attack e3 e4/,\$p' '$scratch/early-one.journal' | grep -A 1 'south: done' | grep -q 'south: build guild-defender'"
stop

start 100 play summoner-wars --seed 5 --save "$scratch/early-begun.journal"
sees 'they may be played once more' 'Play Event Cards: play events'
type_line 'done; move c2 c3'
sees 'two more units may move' '2 of 3 left'
type_line 'move b4 b3; att e3 e4'
sees 'behind a move, the beginning of a verb ends the step, too' 'Defender (e3) attacks Berserker'
stop

# SW-10.1: an attack on a card of one's own is legal, but it is not what a verb alone asks for
start 100 play summoner-wars --seed 1 --save "$scratch/early-verb.journal"
sees 'the turn can be chosen' 'choose south'
type_line 1
sees 'units may move' 'Movement: move units'
type_line attack
sees 'a verb alone is refused where no enemy is in reach' "`sentence belongs-and-refused Attack`"
sees 'for the reason of that step' '(SW-10.1)'
check 'and no step has ended' sh -c "! grep -q 'south: done' '$scratch/early-verb.journal'"
stop

start 100 play summoner-wars --seed 5
sees 'events may be played' 'Play Event Cards: play events'
type_line move
sees 'a verb alone ends a step only if the person agrees' "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line n
sees 'and they do not' 'is not done'
type_line 'move c2 c3'
sees 'a move asks as well' "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line done
sees 'who ends the step instead of answering agrees' '2 of 3 left'
stop

# SW-10.4: the first attack may destroy what the second was for
# SW-8.1: two Event Cards that may be played, before units that may move
start 200 play summoner-wars --seed 7 --seat north=greedy
sees 'two events may be played' 'play a-hero-is-born'
type_line 'attack e3 e4'
sees 'one is lost, and is named' 'Then “play reinforcements”,'
sees 'so is the other' '“play a-hero-is-born”, “move'
sees 'three of the six units are only counted' ' and 3 more are'
stop

start 100 play summoner-wars --seed 5
sees 'cards may be played before that' 'Play Event Cards: play events'
type_line 'done; move c2 c3'
sees 'and a unit moves' '2 of 3 left'
type_line 'attack c3 c4; b4 c4; e3 e4'
sees 'two units may still move' "`sentence belongs-to-step Attack Movement`"
type_line y
sees 'a refusal in a line names the parts that are not done' "`sentence line-not-done 'b4 c4; e3 e4'`"
stop

# SS-7.9: what a unit on the War Track can do, it can do one space farther, too: nothing is lost by ending two steps
surroundings=SORTIE_CONTENT_PATH=`dealt_from siegestorm nyryki.xml '/id="hard"/s/basic="[0-9]*" advanced="[0-9]*"/basic="16" advanced="12"/'`
rows=54
start 80 play siegestorm --boss nyryki --class hard --seed 268454 --save "$scratch/early-track.journal"
surroundings=
sees 'cards may be exchanged' 'exchange'
type_line done
sees 'a card is chosen' 'choose pilgrim-scribe'
type_line 1
sees 'then comes the step Deploy' 'Deploy: '
type_line 'done turn'
sees 'and another turn begins' 'Hand 5 cards'
type_line 'deploy pilgrim-scribe'
sees 'a unit with an ability is deployed' 'activate pilgrim-scribe'
type_line 'done turn'
sees 'the Boss has a place to choose' 'choose front-line'
type_line 'stops all'
type_line 'choose front-line'
sees 'whoever wants to be asked everywhere is asked in the step Prepare' 'End Prepare.'
type_line done
sees 'and in the step Draw' 'End Draw.'
type_line 'deploy wayside-healer'
sees 'two steps end without a question' "`sentence steps-end 'Draw, Advance' Deploy`"
stop
rows=

# HT-6: the rest of a line is for the next card that is asked for, and for no later one
start 160 play hearts --seed 21 --save "$scratch/rest.journal"
sees 'three cards are passed on' 'Hand 13 cards'
type_line '10d Kd Qs'
sees 'clubs are led' 'play ac'
type_line 'ac; play 6h; play 4h'
sees 'what the next trick refuses is not done later' 'you cannot lead Six of Hearts. (HT-7) So'
type_line 'jc'
sees 'the trick after that is asked for' 'play 9d'
check 'and has got no card of the old line' sh -c "! grep -q 'north: play [64]h' '$scratch/rest.journal'"
stop

start 100 play summoner-wars --seed 5 --save "$scratch/early-bare.journal"
sees 'and a third time' 'Play Event Cards: play events'
type_line 'c2 c3'
sees 'a move without its verb belongs there, too' "`sentence belongs-to-step Movement 'Play Event Cards'`"
type_line y
sees 'and is made' '2 of 3 left'
check 'as well' grep -q 'south: move c2 c3' "$scratch/early-bare.journal"
stop

# CE-6: a card played ends the turn, and what was typed behind it was for that turn
rows=24
start 80 play crazy-eights --seed 3
sees 'cards may be played' 'play 9c'
type_ahead 'play 7c' 'play 9c'
sees 'that the first line has ended the turn is told' "`sentence ended-turn`"
check 'with the line that was dropped for it' grep -q 'another step has begun: “play 9c”' "$scratch/screen"
stop
rows=

# SW-5.2: the Event Phase ends behind the last card in the middle of a line, which then would skip the Movement Phase
start 100 play summoner-wars --seed 3 --save "$scratch/early-between.journal"
sees 'the hand has two events and a wall' 'Play Event Cards: play events'
type_line 'play besiege; play magic-drain; choose 0'
sees 'the wall is left' 'play wall'
type_line 'play wall d2; attack b4 c4'
sees 'a step in which the line has no move is not skipped without a question' "`sentence belongs-to-step Attack Movement`"
sees 'with what is lost by it' 'Then “move'
type_line n
sees 'and is still there for whoever says no' 'Movement: move units'
check 'nobody has attacked' sh -c "! grep -q 'south: attack' '$scratch/early-between.journal'"
type_line 'move c2 c3; attack c3 c4'
sees 'nothing is asked where the line has a move in the step' 'this is for Attack'
sees 'but the person is told what the step still allowed' 'still possible before'
stop

# In a low window, lines above the table are taken back; the name of the step is also the end of a sentence.
rows=24
start 80 play summoner-wars --seed 3
sees 'the same in a low window' 'Play Event Cards: play events'
type_line '?'
sees 'help about this moment tells the rule' 'line has already moved in that step'
type_line done
sees 'the step is over' 'Movement: move units'
type_line 'move c2 c3; attack c3 c4'
sees 'and the attack is made' 'Attack: attack with'
tmux_ capture-pane -p -S -30 >"$scratch/scrolled"
check 'what ends a step is told whole' grep -qF "`sentence step-ends Movement Attack`" "$scratch/scrolled"
stop
rows=

# two people at one screen
start 80 play toy --hot-seat --seed 5 --option opener=north
sees 'north is asked to sit down' "It is north's decision"
tmux_ send-keys Enter
sees 'and sits' 'Hand 3 cards:'
type_ahead no done 'show my secret'
sees 'what is left is not for the next' 'Lines typed ahead are dropped.'
check 'and is not quoted' sh -c "! grep -q 'my secret' '$scratch/screen'"
stop

# SS-4.3: each is asked alone which cards to exchange, and no word of a line is for the other.
start 80 play siegestorm --mode duel --hot-seat --seed 3
sees 'before the first turn' "It is Player One's decision"
type_line ''
sees 'one is asked' 'Player One – Before the first turn you may'
type_line 'done; done'
sees 'two answers in a line are refused' "`sentence nothing-of-line`"
type_line 'done'
sees 'one answer is the own one' "It is Player Two's decision"
type_line ''
sees 'and the other is asked as well' 'Player Two – Before the first turn you may'
stop

printf 'no\ndone\ndone\ndone\n' \
  | "$SORTIE" play toy --seed 5 --option opener=north --seat south=random \
      --save "$scratch/pipe.journal" >"$scratch/said"
check 'a pipe keeps all its lines' test "`said done "$scratch/pipe.journal"`" = 3

# No step ends for a line that its own step refuses: "d2" is no answer to what Reinforcements asks first (SW-8.5).
printf '%s\n' south 'done turn' 'done turn' done done 'done attack' 'build magic-drain' 'build heroic-feat' done 'done turn' \
  done | "$SORTIE" play summoner-wars --hot-seat --seed 924912 --save "$scratch/refused.journal" >/dev/null 2>&1
ended=`grep -c 'south: done' "$scratch/refused.journal"`
start 100 play summoner-wars --load "$scratch/refused.journal"
sees 'units can be summoned' 'Enter>'
type_line ''
sees 'with magic' 'Summon: you have'
type_line 'play reinforcements d2'
sees 'a line that is refused in its step, too, is refused' "`sentence belongs-and-refused 'Play Event Cards'`"
sees 'for its reason there' 'd2 cannot be chosen'
check 'and no step has ended' test "`grep -c 'south: done' "$scratch/refused.journal"`" = "$ended"
type_line 'play reinforcements engineer d2'
sees 'a whole one belongs there' "`sentence belongs-to-step 'Play Event Cards' Summon`"
type_line y
sees 'and is carried out there' 'You summon Engineer on d2'
stop

# SW-9.1, SW-10.1: moves without their verb, one of them by names, and behind them a move of the next step.
start 100 play summoner-wars --seed 481963 --save "$scratch/steps.journal"
sees 'units may be moved' 'Movement: move units (3 of 3 left)'
type_line 'def c5; spear f4; attack c5 c4'
sees 'a line without verbs reaches the next step' 'Attacks left 2 of 3'
check 'with all its moves' sh -c "grep -o 'south: .*' '$scratch/steps.journal' | tr -d '\\n' \\
  | grep -q 'south: move b4 c5south: move f2 f4south: donesouth: attack c5 c4'"
stop

# SW-10.1: an attack needs a unit; who names only the target is asked which. The Berserker is on e4, the Spearman beside
# it on f4, and Oldin, who attacks from three spaces away, below it on e1.
start 100 play summoner-wars --seed 481963
sees 'units may be moved again' 'Movement: move units (3 of 3 left)'
type_line 'move f2 f4; move d1 e1; move c2 c3'
sees 'and attack' 'Attack: attack with units'
type_line 'attack berserker'
sees 'a target alone needs more' '“attack berserker” needs more:'
check 'and is told with which units' sh -c "sed '1,/needs more/d' '$scratch/screen' >'$scratch/told' \
  && grep -q 'attack f4 e4' '$scratch/told' && grep -q 'attack e1 e4' '$scratch/told'"
stop

# The gravest loss in each step that ends is named: an attack that may destroy comes after a move.
start 100 play summoner-wars --seed 5
sees 'the events may be played once more' 'Play Event Cards: play events'
type_line 'done; build engineer'
sees 'a line would end two steps' "`sentence belongs-to-step 'Build Magic' 'Movement, Attack'`"
sees 'and what is lost in the second is named, too' '“attack b4 c4”'
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Before a person at a terminal ends a step with an attack left that may destroy a unit, the program
# asks; from a pipe it does not. SW-11.6: a die hits on 3 or more, in two of three cases.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"
XDG_CONFIG_HOME=$scratch/config
export XDG_CONFIG_HOME

to_attack ()
{
  start 80 play summoner-wars --seed 7 --seat north=greedy --save "$scratch/$1.journal"
  sees 'SW-24.1: the aim is told' '(SW-24.1)'
  sees 'events may be played' 'Play Event Cards'
  type_line done
  sees 'units may be moved' 'Movement: move units'
  type_line done
  sees 'units may attack' 'Attack: attack with units'
}

to_attack one
type_line done
sees 'an attack that may destroy is not forgotten' \
  "`sentence may-destroy 'Defender (b4)' 'Fighter (c4)' 67`"
type_line nobody
sees 'a word that only begins like no is none' 'please say yes or no'
type_line n
sees 'whoever says no may still attack' 'Attack: attack with units'
type_line 'show magic'
check 'nothing has ended' test "`grep -c 'south: done' "$scratch/one.journal"`" = 3
type_line 'done turn'
type_line n
type_line 'warnings attack-left off'
sees 'the warning is switched off by its name' 'attack-left: off'
check 'who ends the turn was asked as well' \
  test "`grep -c 'south: done' "$scratch/one.journal"`" = 3
type_line done
sees 'then nobody asks' 'Build Magic: you have'
stop

keeps=yes
to_attack two
keeps=
type_line done
sees 'nor in the next match' 'Build Magic: you have'
type_line 'warnings on'
sees 'until it is switched on' 'attack-left: on'
stop

# A `done` behind another attack of the same line, too: what is left after it could not be foreseen.
to_attack line
type_line 'attack e3 e4; done'
sees 'a done behind an attack asks as well' "`sentence may-destroy 'Defender (b4)' 'Fighter (c4)' 67`"
type_line n
sees 'and ends nothing without a yes' 'Attack: attack with units (2 of 3 left)'
stop

to_attack three
type_line done
sees 'then it is asked again' 'y/n>'
type_line y
sees 'and yes ends the step' 'Build Magic: you have'
stop

# What is typed behind an answer follows a yes, and not a no.
to_attack answers
type_line 'done'
sees 'it is asked' 'y/n>'
type_line 'n; done turn'
sees 'what follows a no is dropped' "`sentence line-not-done 'done turn'`"
type_line 'show magic'
check 'and nothing has ended' test "`grep -c 'south: done' "$scratch/answers.journal"`" = 3
type_line 'done; show magic'
sees 'it is asked again' 'y/n>'
type_line 'y; done turn'
sees 'what follows a yes is done' 'Turn 4, South'
stop

to_attack four
type_line done
sees 'and again' 'y/n>'
type_line done
sees 'the same word once more is no answer' 'That is no answer'
type_line 'effekts'
tmux_ clear-history
sees 'nor is a word that nothing is called' 'y/n> effekts'
check 'which does not count as no' sh -c "! sed -n '/y.n> effekts/,\$p' '$scratch/screen' | grep -q 'Attack: attack with units'"
type_line 'done turn'
check 'nor is the same verb with more' test "`grep -c 'south: done' "$scratch/four.journal"`" = 3
type_line '?'
sees 'and what is asked can be asked' 'n or Enter: no, everything stays'
type_line 'hint 20'
sees 'so can what a program would do' '(tried '
type_line y
sees 'yes ends the step' 'Build Magic: you have'
stop

# who has not read the question cannot have answered it
to_attack ahead
printf 'done\rdone\ry\r' >"$scratch/lines"
tmux_ load-buffer "$scratch/lines"
tmux_ paste-buffer -r
sees 'lines that wait are no answers' 'came up: “done”, “y”'
sees 'to the question' 'y/n>'
check 'which nobody has answered' test "`grep -c 'south: done' "$scratch/ahead.journal"`" = 3
type_line n
sees 'until somebody does' 'Attack: attack with units'
stop

# SW-10.5: any card may be attacked, also one's own Wall
to_attack five
type_line 'attack e3 d3'
sees 'whoever attacks the own Wall is asked' "`sentence own-wall 'Wall (d3)'`"
type_line n
sees 'and need not do it' "`sentence line-not-done 'attack e3 d3'`"
check 'nothing is attacked' sh -c "! grep -q 'e3 d3' '$scratch/five.journal'"
type_line 'attack b4 c4; attack e3 d3; attack e3 e4'
sees 'another attack before it is made' 'Defender (b4) attacks'
sees 'and it is asked about behind that, too' "`sentence own-wall 'Wall (d3)'`"
type_line n
sees 'what comes behind it is not done' "`sentence line-not-done 'attack e3 e4'`"
stop

to_attack seven
type_line 'attack e3 d3'
sees 'the question comes again' "`sentence own-wall 'Wall (d3)'`"
type_line 'attack e3 d3'
sees 'the same line once more is no answer' 'That is no answer'
type_line y
type_line log
sees 'yes makes the attack' 'Defender (e3) attacks Wall (d3'
stop

to_attack six
type_line 'warnings own-cards off'
sees 'that is switched off, too' 'own-cards: off'
type_line 'attack e3 d3'
type_line log
sees 'then nobody asks about a Wall' 'Defender (e3) attacks Wall (d3'
type_line 'warnings on'
stop

start 80 play summoner-wars --seed 7 --seat north=greedy --language pl
sees 'the Polish turn begins' 'Kart Wydarzeń'
type_line 'done; done'
type_line 'attack e3 d3'
sees 'in Polish as well' 'to twój własny Mur. Zrobić to mimo to?'
stop

printf 'done\ndone\ndone\nquit\n' \
  | "$SORTIE" play summoner-wars --seed 7 --seat north=greedy --save "$scratch/pipe.journal" \
      >"$scratch/said" 2>&1
check 'a pipe is asked nothing' sh -c "! grep -q '`sentence may-destroy '.*'`' '$scratch/said'"

# SW-9.1: behind the third unit Movement is over; a `done` may have been meant for it
start 80 play summoner-wars --seed 7 --seat north=greedy --save "$scratch/step.journal"
sees 'events may be played again' 'Play Event Cards'
type_line done
sees 'which the player ends' 'Movement: move units'
type_line 'warnings attack-left off'
sees 'attacks are not spoken of' 'attack-left: off'
type_line 'move b4 b5 e3 f4 c2 c3'
sees 'three units have moved' 'Attack: attack with units'
type_line done
sees 'done asks behind a step that ended by itself' \
  'Movement ended automatically, and now it is Attack. End Attack, too?'
type_line n
type_line 'show magic'
check 'and ends nothing against the answer' test "`grep -c 'south: done' "$scratch/step.journal"`" = 3
type_line done
sees 'once: the next done is meant' 'Build Magic: you have'
type_line done
sees 'as is one behind a step that was ended' 'Turn 4, South'
stop

# Divine Strength lets its player choose any number of the wounded Commons. There is one, the
# Guardian Knight on c2, which the Priest beside it hits on 3 or more (SW-11.6): behind it the choice
# is over, and a `done` may have been meant for it.
wounded=$scratch/wounded.journal
printf 'choose south\ndone\nattack c1 c2\ndone turn\ndone turn\ndone turn\nquit\n' \
  | "$SORTIE" play summoner-wars --hot-seat --seed 12 --deck south=vanguards --save "$wounded" >"$scratch/said"

to_choice ()
{
  cp "$wounded" "$scratch/$1.journal"
  start 80 play --load "$scratch/$1.journal" --hot-seat --open-hands
  sees 'there are events to play' 'Play Event Cards: play events'
}

to_choice same
type_line 'play divine; c2; done; play holy'
sees 'done behind a choice that closed itself belongs to it, and the line goes on' 'on top Holy Judgment'
check 'nothing but what was typed is played, and the step has not ended before that' \
  sh -c "grep -A 1 'south: choose c2' '$scratch/same.journal' | grep -q 'play holy-judgment'"
stop

to_choice last
type_line 'play divine; c2; done'
sees 'at the end of a line, too' 'That choice was over already; Play Event Cards goes on.'
sees 'below what was chosen' 'Guardian Knight (c2) loses 1 wound.'
check 'where the step stays open' sh -c "grep south: '$scratch/last.journal' | tail -n 1 | grep -q 'choose c2'"
type_line done
sees 'which the next line ends' 'Movement: move units'
stop

to_choice twice
type_line 'play divine; c2; done; done'
sees 'or a second done on the same line' 'Movement: move units'
stop

to_choice later
type_line 'play divine; c2; done; move b1 b2'
sees 'a move of the next step leaves no doubt' 'Moves left 2 of 3'
stop

# Reinforcements lets its player choose up to 2 Commons, and then their spaces (SW-7.2): the choice is over, whatever
# was asked behind it, and A Hero Is Born may still be played.
printf '%s\n' 'choose south' 'done turn' 'done turn' 'done turn' 'quit' \
  | "$SORTIE" play summoner-wars --hot-seat --seed 4 --save "$scratch/spaces.journal" >"$scratch/said"
start 80 play --load "$scratch/spaces.journal" --hot-seat --open-hands
sees 'there are two Defenders' 'play reinforcements'
type_line 'play reinforcements; choose defender, defender; d4; c3; done'
sees 'done behind the spaces belongs to the choice, too' 'That choice was over already'
check 'and ends no step' sh -c "grep south: '$scratch/spaces.journal' | tail -n 1 | grep -q 'choose c3'"
stop

cp "$wounded" "$scratch/piped.journal"
printf 'play divine; c2; done\nquit\n' \
  | "$SORTIE" play --load "$scratch/piped.journal" --hot-seat --open-hands >"$scratch/said"
check 'in a pipe every done counts' sh -c "grep south: '$scratch/piped.journal' | tail -n 1 | grep -q done"

# a line that goes on with a move of the next step knows which step is open
start 80 play summoner-wars --seed 7 --seat north=greedy --save "$scratch/goes-on.journal"
sees 'events may be played for the third time' 'Play Event Cards'
type_line done
sees 'and are over' 'Movement: move units'
type_line 'warnings attack-left off'
sees 'attacks are not spoken of here' 'attack-left: off'
type_line 'move b4 b5 e3 f4 c2 c3'
sees 'three units have moved again' 'Attack: attack with units'
type_line 'done; build engineer'
sees 'such a line is not asked about' 'Magic Pile 1'
check 'and does what it says' sh -c \
  "grep -A 1 'south: done' '$scratch/goes-on.journal' | grep -q 'south: build guild-engineer'"
stop

# SW-9.1: two more units could move, and a begun verb of the next step ends Movement all the same
start 80 play summoner-wars --seed 7 --seat north=greedy --save "$scratch/begun.journal"
sees 'there are events before units may move' 'Play Event Cards'
type_line 'warnings off'
sees 'no warning is given' 'attack-left: off'
type_line done
sees 'and Movement is seen' 'Movement: move units'
type_line 'move b4 b5; att e3 e4'
sees 'the attack behind the move ends the step' 'Build Magic: you have'
check 'both are made' sh -c \
  "grep -q 'south: move b4 b5' '$scratch/begun.journal' && grep -q 'south: attack e3 e4' '$scratch/begun.journal'"
type_line 'warnings on'
sees 'warnings are given again' 'attack-left: on'
type_line 'warnings attack-left off'
stop

# who has looked at something in the new step knows that it has begun
start 80 play summoner-wars --seed 7 --seat north=greedy
sees 'events may be played once more' 'Play Event Cards'
type_line done
sees 'and are ended' 'Movement: move units'
type_line 'warnings attack-left off'
sees 'nothing is said of attacks' 'attack-left: off'
type_line 'move b4 b5 e3 f4 c2 c3'
sees 'the last movement ends the step' 'Attack: attack with units'
type_line 'why not move b4 b6'
sees 'the player asks something in the next' '(SW-'
type_line done
sees 'and ends it without a question' 'Build Magic: you have'
stop

# A move of a later step says that this one ends only when it does: who says no is not asked by the same line again.
start 80 play summoner-wars --seed 7 --seat north=greedy
sees 'there is an event to play' 'Play Event Cards'
type_line done
sees 'and units to move' 'Movement: move units'
type_line 'warnings on'
sees 'attacks are spoken of again' 'attack-left: on'
type_line 'move b4 b5 e3 f4 c2 c3'
sees 'and to attack with' 'Attack: attack with units'
type_line 'build defender'
sees 'a later step needs the end of this one' 'Build Magic, and Attack must end first.'
check 'which has not ended' sh -c "! grep -q 'Attack ends' '$scratch/screen'"
type_line n
sees 'the line is not done then' "`sentence line-not-done 'build defender'`"
sees 'and the step goes on' 'Attack: attack with units (3 of 3 left)'
type_line 'build defender'
sees 'the question comes again' '/n>'
type_line y
sees 'or it is done after all' 'Build Magic: you have'
stop

# SW-4.4: who lets the other begin has had no turn yet that could have ended
start 80 play summoner-wars --seed 1 --seat north=greedy
sees 'south won the roll-off' 'You won the roll-off'
type_line 'choose north'
sees 'and plays the second turn' 'Turn 2, South'
type_line done
sees 'whose first step done ends' 'Turn 2, South, Movement'
stop

# FR-7: with nothing left to spend a turn ends by itself; a `done` may have been meant for it
start 80 play frontier --seed 5
type_line unpack
sees 'the cards are played' 'Supplies 4'
type_line 'buy prospector'
sees 'there is more to buy' 'Supplies 2'
type_line 'buy pathfinder'
sees 'the next turn is there' 'Turn 4, North'
type_line 'done turn'
sees 'done asks before the first step of a turn that began so' 'Your last turn ended automatically'
sees 'and about the turn, if that is to end' 'End the turn anyway?'
type_line 'log 3'
sees 'a line instead of an answer is carried out' 'Turn 4: your turn.'
tmux_ send-keys -R
type_line 'done turn'
sees 'so its end asks again' 'End the turn anyway?'
type_line n
type_line done
sees 'once' 'Turn 6, North'
type_line done
sees 'and not behind a turn that was ended' 'Turn 8, North'
stop

# SS-9.6: before the question behind several steps, what they brought is told
start 100 play siegestorm --seed 5
sees 'cards may be exchanged' 'exchange cards'
type_line 'stops all'
type_line done
sees 'the turn has a first step' 'Turn 2, Player, Prepare'
type_line 'done turn'
sees 'another turn begins' 'Turn 4, Player, Prepare'
type_line 'done turn'
sees 'whoever ends the turn without a Defender is asked' 'You have no Defender'
check 'behind what happened on the way' \
  sh -c "sed '/^Advance\.$/,\$!d' '$scratch/screen' | grep -q 'You have no Defender'"
stop

# SS-14.3: healing takes cards from the Casualties, and there are none
start 80 play siegestorm --seed 7 --boss byloss --class medium --deck player=seraphia-starter --save "$scratch/idle.journal"
sees 'cards may be exchanged' 'exchange cards'
type_line done
sees 'and then played' 'Deploy: deploy'
type_line 'play wayside-healer'
sees 'a card that would do nothing is not played without a question' "`sentence changes-nothing 'play wayside-healer'`"
type_line n
sees 'whoever says no keeps it' 'is not done'
check 'it has not been played' sh -c "! grep -q 'player: play' '$scratch/idle.journal'"
stop

# SW-9.1: the third move ends the Movement Phase. The screen says so, and a `done` that still means that phase ends no other:
# it is asked about the new phase, without what could be done there.
rows=24
start 80 play summoner-wars --seed 7 --seat north=greedy --save "$scratch/moved.journal"
sees 'events may be played' 'Play Event Cards'
type_line done
sees 'units may be moved' 'Movement: move units'
sees 'the example below is no move of the Summoner, who is first in the list' 'moves are possible, such as “move'
check 'but one that a program would make' sh -c "! grep -qF 'such as “move d1' '$scratch/screen'"
type_line 'move a2 a4; f2 f3; c2 c3'
sees 'the step that ended is named above the table' 'South, Attack. Movement ended automatically.'
type_line done
sees 'and its done ends no other step' 'Movement ended automatically, and now it is Attack. End Attack, too?'
sees 'it is asked' 'y/n>'
check 'without what could be done there' sh -c "! grep -qF 'can still attack' '$scratch/screen'"
type_line n
type_line 'show magic'
sees 'Attack goes on' 'Magic Pile'
check 'and only three steps have ended: one by the person' test "`grep -c 'south: done' "$scratch/moved.journal"`" = 3
type_line 'undo'
sees 'a move is taken back' 'Movement: move units'
type_line 'warnings attack-left off'
type_line 'move c2 c3'
sees 'and made again, which ends the step again' 'South, Attack. Movement ended automatically.'
type_line done
sees 'but the question is asked once in a match' 'Build Magic: you have'
stop

# A match in which a unit is about to leave the War Track, behind a card that the Boss makes the player discard.
printf '%s' 'done;done;done;done;deploy shieldbearer-of-the-vale;discard griffin-rider;done;done;pass;pass;done;done;' \
  'done;deploy oath-knight;discard moonwell-keeper;discard archangel-veriel;done;done;pass;pass;choose track1;done;' \
  'done;done;deploy wayside-healer;done;done;pass;' | tr ';' '\n' >"$scratch/moves"
echo quit | cat "$scratch/moves" - \
  | "$SORTIE" play siegestorm --mode solo --seed 11 --save "$scratch/leaving.journal" >"$scratch/said"
rows=50
start 100 play siegestorm --load "$scratch/leaving.journal"
sees 'the player must discard' 'Loot Sack: choose a card to discard'
type_line 'choose sunlance'
sees 'then a unit leaves the War Track' 'Shieldbearer of the Vale leaves the War Track'
type_line done
sees 'SS-9.20: done is no answer, and the answers are told' "`sentence not-asked done` (SS-9.20)"
check 'nor has it been one' sh -c "! grep -q 'answered automatically' '$scratch/screen'"
stop

# SS-9.20, SS-7.3: who stormed and deployed in one line knows that it is Deploy by now.
printf '%s' 'choose hand/sunlance-paladin;done;done;storm boss;done;' \
  'deploy griffin-rider;discard wayside-healer;discard oath-knight;done;done;done;done;done;done;done;pass;pass;pass;' \
  'done;done;storm boss;done;deploy pilgrim-scribe;done;done;pass;done;done;quit;' | tr ';' '\n' \
  | cat "$scratch/moves" - \
  | "$SORTIE" play siegestorm --mode solo --seed 11 --save "$scratch/used.journal" >"$scratch/said"
start 100 play siegestorm --load "$scratch/used.journal"
sees 'another unit leaves it' 'Griffin Rider leaves the War Track'
type_line 'storm; deploy archer; discard acol'
sees 'it storms, and another is deployed' 'Deploy: play a card'
type_line done
sees 'the end of that step is no mistake' "Turn 15, Boss, Resolve actions"
check 'and nobody asks' sh -c "! grep -q 'End Deploy, too' '$scratch/screen'"
stop
rows=24

# SW-9.1: three units may move. Who typed the line in the step before has not seen Movement, of which it uses one move.
start 80 play summoner-wars --seed 7 --seat north=greedy
sees 'events come first' 'Play Event Cards'
type_line 'done; move c2 c3; attack b4 c4'
sees 'a step that came up within a line does not end unasked' "`sentence belongs-to-step Attack Movement`"
type_line n
sees 'and goes on if it is not to end' 'Movement: move units'
type_line 'move a2 a4; attack b4 c4'
sees 'whoever has seen it is not asked' 'Attack: attack with units'
stop
rows=50

plan

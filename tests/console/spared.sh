#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What a person at a terminal need not type, and is not asked.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

# SW-18.1: who has several abilities that say the same puts them in order only where that matters. Both Deceivers
# of the first turn find no enemy beside them.
rows=40
start 100 play summoner-wars --seed 21 --deck south=benders --deck north=tundra-orcs
sees 'abilities that do the same in each order are not put in order' 'Movement: move units'
check 'nor is that told' sh -c "! grep -q 'takes effect first' '$scratch/screen'"
type_line 'd2 c3 e2 e3'
sees 'moves without their verb follow each other' 'Deceiver moves from e2 to e3.'
stop

# Both Scholars of the start may move the Event Ability under the Hunter of e3. On e4 it is 4 spaces from c2, and Study
# reaches 3: then that Scholar finds nothing, and no order is asked.
rows=24
start 80 play summoner-wars --seed 518037 --deck south=sand-cloaks --deck north=shadow-elves
sees 'a match of Scholars' 'choose north'
type_line north
sees 'the first turn of theirs' 'Play Event Cards: play events'
type_line 'play blood hunter; done; done'
sees 'what several abilities offer is one question' 'You may use these abilities: choose which'
sees 'in which all may be left out' 'Possible: choose c2, choose e2, done.'
type_line done
sees 'by one answer' 'Build Magic: you have'
type_line undo
sees 'which can be taken back' 'You may use these abilities'
type_line undo
sees 'like the move before' 'Movement: move units (3 of 3 left)'
type_line 'move hunter e4; done'
sees 'an ability that finds nothing is not put in order' 'Scholar (e2) (Study): you may choose one, or'
stop

rows=40
start 80 play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'how the Boss is beaten is told' 'each player discards 1 when a Boss unit'
stop

rows=24
start 80 play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'the first question stands below the boxes in a low window, too' 'you may exchange'
check 'which stay where they are' grep -q '┌─▼ War Track 3' "$scratch/screen"
type_line done
sees 'the stop after Draw is left out where all can wait' 'Deploy: '
type_line 'deploy griffin 2 3'
sees 'numbers of a list that is not there yet only begin the move' 'only numbers of a list that you see'
sees 'what pays has numbers' "`sentence pays-for deployment 'Griffin Rider' 2`"
sees 'and that several may be named is said, each with its verb' '; discard'
type_line '2 3 9'
sees 'a number that the list does not have is said to be none' 'There is no move number 9'
type_line 'shieldbearer keeper paladin'
sees 'so is a name too much, before the others are done' "`sentence left-over paladin 'shieldbearer keeper'`"
type_line '2 3'
sees 'several of them are one answer' '│▲Griffin Rider'
type_line 'deploy shieldbearer archangel'
# SS-9.12: the Powder Thrower of the Boss storms and kills the Griffin Rider
sees 'the Boss has had its turn' 'Turn 6, Player'
sees 'what it did is told below the table' 'Since your turn'
sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'what counts is told where there is no room for all' grep -q 'You lost .*Griffin Rider, 1 card to Powder Thrower' "$scratch/since"
check 'without what is told in passing' sh -c "! grep -q 'takes effect' '$scratch/since'"
type_line 'deploy oath scribe keeper'
sees 'another turn' 'Turn 8, Player'
type_line 'stops all'
tmux_ resize-window -x 80 -y 38 # room for hints, too
type_line 'deploy healer'
sees 'with all stops, one before a unit leaves the War Track' 'After Draw:'
# SS-9.20, SS-9.1: where the unit may go that leaves; it cannot storm what is not there
sees 'what is asked as soon as the step ends is named before' \
  'at once what comes after “done”: storm boss, hold front-line, hold'
# there is one target, which need not be named there
type_line 'storm; deploy oath'
sees 'its verb alone does there what it does when it is asked' "`sentence pays-for deployment 'Oath Knight' 2`"
for turn in 1 2 3 4; do
  type_line undo
done
sees 'and the step is open again' 'After Draw:'
# both cards can still be played behind the Advance
type_line 'stops some'
sees 'with the usual ones not: what is possible there can wait' 'leaves the War Track: storm'
type_line 'hold front deploy oath'
sees 'a line may go through several steps of the turn' 'Turn 12, Player'
stop

# At the start of its turn one ability of the Boss gives back life, but it has all (30 of 30), and another hurts who has 12
# cards or fewer, but nobody has: which of them is first makes no difference (SS-13.3). Before that nothing is answered
# automatically.
for line in done done done done done done 'play shieldbearer-of-the-vale' 'discard oath-knight' done done done done done \
  'choose boss.front' done done done done done pass 'play glade-recruit' quit; do
  echo "$line"
done >"$scratch/lines"
surroundings=SORTIE_CONTENT_PATH=`dealt_from siegestorm nyryki.xml '/id="very-hard"/s/basic="[0-9]*" advanced="[0-9]*"/basic="14" advanced="18"/'`
env "$surroundings" "$SORTIE" play siegestorm --mode solo --boss nyryki --class very-hard --basic wild-fairies --seed 10 \
  --deck player=seraphia-starter --save "$scratch/order.journal" <"$scratch/lines" >"$scratch/piped"
start 100 play --load "$scratch/order.journal"
sees 'a match is loaded before the turn of the Boss' 'Life 30 of 30'
type_line 'done turn'
sees 'the turn ends without a Defender' "`sentence end-anyway`"
type_line y
sees 'the turn of the Boss goes on to what can be answered' "`sentence may-answer You 'Action in the storm' 'Thistle Knight'`"
check 'in which order its two abilities take effect was not asked' \
  sh -c "! grep -q 'takes effect first' '$scratch/screen'"
check 'the first of them was taken: that of the unit in No Man'\''s Land' \
  grep -q 'player: choose nml' "$scratch/order.journal"
stop
surroundings=

# SS-6.4: the Acolyte costs 1, and with the Healer played no other card is left that could pay. Nothing else is possible,
# but the turn ends only behind the line.
for line in 'return silverleaf-archer' 'return rune-censor' done 'play griffin-rider' 'discard oath-knight' \
  'discard shieldbearer-of-the-vale' done done done done done done done 'play griffin-rider' \
  'discard shieldbearer-of-the-vale' 'discard glade-recruit' done done done done done quit; do
  echo "$line"
done >"$scratch/lines"
"$SORTIE" play siegestorm --mode solo --seed 55 --save "$scratch/rest.journal" <"$scratch/lines" >"$scratch/piped"
start 100 play --load "$scratch/rest.journal"
sees 'two cards are in the hand' 'Hand 2: Wayside Healer 0/4/0, Temple Acolyte 1/5/1'
type_line 'play healer; deploy acolyte'
sees 'a turn does not end while a line goes on: the rule says why it stops' "`sentence cannot-pay 'Temple Acolyte' 1 0`"
check 'rather than the turn' sh -c "! grep -q 'another turn has begun' '$scratch/screen'"
stop

rows=50
# FR-5: unpack asks for nothing; FR-7: four Peddlers bring 4 supplies; the Posse costs 5, and the Prospector 2
start 80 play frontier --seed 5
sees 'what a move alone makes possible is named before' \
  'at once what comes after “unpack”: buy prospector'
check 'what is too dear even then is not' sh -c "! grep -q 'buy posse' '$scratch/screen'"
type_line 'buy prospector'
sees 'a line for it does both' 'Supplies 2 · Trail 1'
sees 'and the first comes first' 'First “unpack”.'
stop

# SW-9.6: the Shadow could use Scatter, an ability for any time in its turn, between two steps. Whoever names the goal
# goes there; with all stops each step is asked for.
start 100 play summoner-wars --seed 3 --deck south=jungle-shadows --deck north=cave-goblins
sees 'a Shadow stands on b4' 'Play Event Cards: play events'
type_line done
type_line 'move b4 b6'
sees 'a goal that was named is reached without a question on the way' 'move units (2 of 3 left)'
check 'nor was one put' sh -c "! grep -q 'on its way to b6' '$scratch/screen'"
type_line undo
sees 'the whole way is one decision' 'move units (3 of 3 left)'
type_line 'stops all'
type_line 'move b4 b6'
sees 'who wants all stops is asked' 'next step of Shadow (b4) on its way to b6'
stop

# SW-9.1: when three units have moved, Movement is over because of that, whether others could still move.
start 80 play summoner-wars --seed 3 --seat north=random
sees 'a turn of the second player' 'Play Event Cards: play events'
type_line done
sees 'in which three units may move' 'Movement: move units (3 of 3 left)'
type_line 'move b4 b5'
sees 'the first moves' '2 of 3 left'
type_line 'move e3 e4'
sees 'and the second' '1 of 3 left'
type_line 'move c2 c3'
sees 'the third ends the step, which is said' 'Movement is over: 3 units have been activated for movement'
stop

# SS-7.5: one unit is deployed in a turn; nothing that is left in the hand can be paid for, so the Deploy step is over.
rows=40
start 80 play siegestorm --seed 5 --boss byloss --class medium --deck player=seraphia-starter
sees 'a match with an Oath Knight' 'Before the first turn'
type_line 'mulligan'
sees 'who asks for a mulligan is asked for the card' '“return” needs more:'
sees 'and how to keep it is said' 'Exchange no more cards.'
type_line 'done'
sees 'units can be deployed' 'Deploy: deploy a unit'
type_line 'done'
sees 'also in the next turn' 'Turn 4, Player, Deploy.'
type_line 'deploy oath-knight glade-recruit temple-acolyte'
sees 'why the step is over is said' 'Deploy is over: You have already deployed your unit this turn'
stop

# Who repeats an answer that was the only one is told so in the words of the language (CE-9).
rows=24
start 80 --language pl play crazy-eights --seed 7
type_line 'zagraj 4h'
sees 'the other player has played' 'zagraj 5h'
type_line 'zagraj 5h'
sees 'a card was drawn that fits' '10h'
type_line dobierz
sees 'a drawn card is not drawn again' 'Na „dobierz” odpowiedziano już automatycznie.'
stop

# What cannot be taken back is asked first.
mkdir -p "$scratch/sortie"
printf 'done\n' | "$SORTIE" play siegestorm --seed 7 --save "$scratch/sortie/kept.journal" >"$scratch/out" 2>&1
start 80 matches delete kept.journal
sees 'before a match is deleted that is asked' 'y/n>'
type_line ''
sees 'and Enter keeps it' 'ended 0'
check 'as the file shows' test -e "$scratch/sortie/kept.journal"
stop
start 80 matches delete kept.journal
sees 'it is asked again' 'y/n>'
type_line y
sees 'yes deletes it' 'ended 0'
check 'and nothing is left of it' test ! -e "$scratch/sortie/kept.journal"
stop

# Whoever has solved a puzzle sees the end of it, and is offered the next.
rows=70
start 80 puzzles summoner-wars 1
sees 'a puzzle begins' 'Puzzle 1: '
type_line 'attack e5 d5'
type_line 'attack d2 d4'
type_line 'attack c5 d5'
sees 'who solves it is told so' 'Solved!'
sees 'and asked about the next' '[y]/n>'
type_line ''
sees 'which Enter begins' 'Puzzle 2: '
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Two people at one terminal: what one may not see is neither on the screen nor anywhere that one
# can scroll back or call back to.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"

# hides 'sentence' 'text': holds when neither the screen nor what was scrolled out of it has the text.
hides ()
{
  tmux_ capture-pane -p -S - >"$scratch/past"
  if grep -qF -- "$2" "$scratch/past"; then
    flunk "$1" "seen: $2" "`cat "$scratch/past"`"
  else
    pass "$1"
  fi
}

# T-1: a hand is its seat's. North gets a fourth card in its first turn.
norths='Hand 4 cards:'
souths='Hand 3 cards:'

start 80 play toy --hot-seat --seed 5 --option opener=north --save "$scratch/one.journal"
sees 'the first seat is asked to sit down' "It is north's decision"
hides 'and is shown nothing before' ' cards: '
type_line 'show hand'
sees 'a line there shows nothing' 'Press Enter to sit down first'
hides 'also not what was asked for' 'Hand:'
tmux_ send-keys -l s
tmux_ send-keys Tab
sees 'Tab there knows only what may be done there' '> save'
tmux_ send-keys C-u
type_line 'save'
sees 'where the match is kept is no secret' 'one.journal.'
tmux_ send-keys Enter
sees 'whoever presses Enter sees what is there to see' "$souths"
type_line no
sees 'two choices in a row need no second asking' '(T-2)'
hides 'of the same seat' "It is south's decision"
tmux_ send-keys -l 'strike candle'
tmux_ send-keys C-u
type_line 'show hand'
sees 'the cards of the hand are shown' 'Hand: 4 cards.'
type_line 'light lantern'
sees 'a move is refused' 'lantern'
tmux_ send-keys -l 'done'
tmux_ send-keys Enter Enter Enter
sees 'the other seat is asked to sit down' "It is south's decision"
hides 'and the first has taken its hand along' "$norths"
hides 'and what it typed' 'show hand'
check 'Enter once too often shows nothing' sh -c "! grep -q 'Hand' '$scratch/past'"
tmux_ send-keys Up
tmux_ send-keys C-y
type_line 'x'
sees 'nothing that was typed comes back there' '> x'

tmux_ send-keys Enter
sees 'who sits down is told what happened' 'Meanwhile:'
sees 'without the card that only North knows' 'North draws a card.'
sees 'and sees its own hand' "$souths"
tmux_ send-keys Up
tmux_ send-keys C-y
type_line 'log 50'
sees 'nothing that the other typed comes back' '> log 50'
type_line why
sees 'nobody asks why the move of another was refused' 'Usage: why'
hides 'nor sees what it was' 'light lantern'
sees 'the log tells all that happened' 'Turn 1: north.'
hides 'but not what the other drew' 'North draws Candle.'
type_line 'recall'
sees 'the other hand was never seen' 'You have seen no card'
type_line 'show north'
sees 'nor is it now' 'Hand 4 cards'
hides 'whatever one asks' "$norths"

tmux_ send-keys C-c
sees 'Control-C asks' 'Leave the match?'
type_line y
sees 'one may leave' 'ended 0'
hides 'and takes along what was seen' "$souths"
stop

start 80 play toy --load "$scratch/one.journal"
sees 'a match that goes on asks first' "It is south's decision"
tmux_ send-keys C-c
sees 'Control-C asks there too' 'Leave the match?'
type_line n
tmux_ send-keys Enter
sees 'and no goes on' "$souths"
sees 'who sits down again is told what happened since the own last move' 'Meanwhile:'
sees 'also before the match was left' 'North draws a card.'
tmux_ send-keys Up
type_line 'back'
sees 'a new start brings no lines of either seat' '> back'
type_line 'concede'
sees 'giving up is asked about' "`sentence concede-asked`"
type_line y
sees 'the end is told to both' 'north won'
hides 'and no hand is shown with it' "$souths"
stop
check 'what was typed is not kept for others' \
  sh -c "! grep -q . '$scratch/sortie/history' 2>/dev/null"

start 40 play toy --hot-seat --seed 5 --option opener=north --linear
sees 'in forty columns the same is asked' "It is north's decision"
tmux_ send-keys Enter
sees 'a table in sentences' 'Hand: 3 cards:'
type_line no
type_line 'done'
sees 'is taken along too' "It is south's decision"
hides 'with every sentence' 'Hand: '
tmux_ send-keys C-d
sees 'Control-D leaves there too' 'ended 0'
stop

surroundings=TERM=dumb
start 80 play toy --hot-seat --seed 5 --option opener=north
sees 'a terminal that knows no codes asks' "It is north's decision"
tmux_ send-keys Enter
sees 'and shows the table' "$souths"
type_line no
type_line 'done'
sees 'and the next is asked' "It is south's decision"
check 'on a screen that has nothing else' sh -c "! grep -qF ' cards: ' '$scratch/screen'"
sees 'and is told what that terminal cannot do' 'can still be scrolled back to'
stop
surroundings=

start 80 play toy --seed 5 --option opener=north --open-hands
sees 'who plays with open hands is not asked to sit down' 'Hand 3 cards:'
type_line no
type_line 'done'
sees 'nor is the other' 'south – Draw: yes'
stop

# SW-25.11: team-mates may show each other their hands, so they sit there together; their opponents are programs.
SORTIE_MODULE_PATH=$top_builddir/games/.libs
SORTIE_CONTENT_PATH=$top_srcdir/content
rows=40
start 80 play summoner-wars --mode four-players --seat north-west=greedy --seat north-east=greedy --hot-seat --seed 4
sees 'the first of two partners sits down' "It is South-East's decision"
tmux_ send-keys Enter
sees 'and moves' 'Movement: move units'
type_line 'done turn'
sees 'an ability of the other comes first' 'Warrior (Blaze Step): you may choose'
type_line 'done turn'
sees 'then the other is asked at once' ', South-West'
check 'and nobody has to go away' sh -c "! grep -q 'only South-West should look' '$scratch/screen'"
stop

# SS-8.9: windows whose plays were just declined, or can wait, are left out for whoever has the screen in the own turn.
rows=30
start 80 play siegestorm --mode duel --hot-seat --seed 7
sees 'a Duel of two' "It is Player One's decision"
tmux_ send-keys Enter
sees 'before the first turn both may exchange cards' 'return (SS-4.3)'
type_line done
sees 'the other, too' "It is Player Two's decision"
tmux_ send-keys Enter
sees 'as a question' 'return (SS-4.3)'
type_line done
sees 'what can be played from Prepare on can wait for Deploy' 'Turn 1, Player Two, Deploy.'
type_line 'stops'
sees 'what is left out is said' 'declined it'
sees 'and why others are asked alike' 'learn nothing about your hand'
type_line done
sees 'the turn of the other begins at an empty screen' "It is Player One's decision"
hides 'without what was left out' 'was skipped'
tmux_ send-keys Enter
sees 'and is asked alike' 'Player One – '
hides 'and not told that the turn before ended' 'Your last turn'
stop

# With open hands everybody is spared, without taking the screen.
start 80 play siegestorm --mode duel --hot-seat --open-hands --seed 7
sees 'a Duel with open hands' 'return (SS-4.3)'
type_line done
sees 'the second is asked at once' 'Player Two –'
type_line done
sees 'the windows up to Deploy are left out' 'Turn 1, Player Two, Deploy.'
type_line 'stops all'
sees 'a person who wants all of them' 'every window and every chance'
type_line 'done'
sees 'is asked after Deploy, too' 'Turn 1, Player Two, Extra Turn'
type_line 'done'
sees 'and the other only in Deploy' 'Player One – Deploy'
type_line 'quit'
type_line y
sees 'the match can be left' 'ended 0'
stop
keeps=yes
start 80 play siegestorm --mode duel --hot-seat --open-hands --seed 7
sees 'in the next match' 'return (SS-4.3)'
type_line done
sees 'the second exchanges cards, too' 'Player Two –'
type_line done
sees 'and the choice of that seat still holds' 'After Prepare: play a card'
stop
# Who plays alone has a choice of their own.
start 80 play siegestorm --seed 7
sees 'a match alone' 'Before the first turn'
type_line stops
sees 'has the usual stops' 'a program would do nothing'
type_line 'stops own'
sees 'until others are chosen' 'in your own you'
type_line 'quit'
type_line y
sees 'and left' 'ended 0'
stop
start 80 play siegestorm --seed 8
sees 'another match alone' 'Before the first turn'
type_line stops
sees 'has these' 'In the turns of others you pass without being asked'
stop
keeps=

# Who has read all, and lets another person play as well, has missed nothing.
start 80 play summoner-wars --seed 7 --seat north=greedy
sees 'South plays alone' 'Play Event Cards: play events'
type_line 'seat north=human'
sees 'somebody else takes North' 'Enter>'
tmux_ send-keys Enter
sees 'South sits down' 'Play Event Cards: play events'
check 'and is told nothing again' sh -c "! grep -q 'Meanwhile:' '$scratch/screen'"
stop

# In a full window the news below the table replace the log; its heading then does not stand above nothing.
rows=24
start 80 play crazy-eights --hot-seat --seed 3
sees 'the first of two sits down' 'Enter>'
tmux_ send-keys Enter
sees 'and plays' 'play ac'
type_line 'play ac'
sees 'the other is asked' "Player 1's decision"
tmux_ send-keys Enter
sees 'and reads what happened' 'Player 2 plays Ace of Clubs.'
hides 'under the heading of the news alone' 'Meanwhile:'
stop
rows=

# SS-15.5: each of two partners against a Boss reads at the own first question how they win.
start 80 play siegestorm --mode coop --hot-seat --seed 5
sees 'one sits down' "It is Player One's decision"
tmux_ send-keys Enter
sees 'and reads how they win' 'The players win when Byloss has no life left'
type_line done
sees 'the other sits down' "It is Player Two's decision"
tmux_ send-keys Enter
sees 'is asked as well' 'Player Two – Before the first turn you may'
check 'and has read it, too' grep -qF 'The players win when Byloss has no life left' "$scratch/screen"
stop

# Before the first turn there is no turn of others (SS-4.3): who wants to be asked only in the own turns is asked.
echo '[siegestorm]' >"$scratch/settings"
echo 'stops-two=own;' >>"$scratch/settings"
rows=24
start 80 play siegestorm --mode duel --hot-seat --seed 5
rm "$scratch/settings"
sees 'before the first turn one sits down' "It is Player One's decision"
tmux_ send-keys Enter
sees 'and exchanges a card' 'return oath-knight'
type_line 'return oath-knight; done'
sees 'the other sits down as well' "It is Player Two's decision"
tmux_ send-keys Enter
sees 'and is asked, too' 'Player Two – Before the first turn you may'
type_line 'stops some; done'
sees 'the first turn begins' "It is Player One's decision"
tmux_ send-keys Enter
sees 'with a question' 'Player One – Deploy'
type_line 'deploy griffin'
sees 'the other may answer' "It is Player Two's decision"
tmux_ send-keys Enter
sees 'but does not want to' 'Do not answer'
type_line pass
sees 'and has the next turn' 'Player Two – Deploy'
type_line 'deploy hound and pay with matron; done turn'
sees 'after which the first sits down again' "It is Player One's decision"
tmux_ send-keys Enter
# Both cards in the hand cost 2, and only the other one could pay (SS-6.1).
sees 'and is asked nothing' 'There was nothing for you to decide.'
check 'but sees the hand' grep -q 'Hand 2: Oath Knight 2/7/2, Rune Censor 2/5/2' "$scratch/screen"
check 'and what came meanwhile' grep -q 'Warp Hound' "$scratch/screen"
tmux_ send-keys Enter
sees 'before the screen is given away' "It is Player Two's decision"
stop
rows=

plan

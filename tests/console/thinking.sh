#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Control-C, SIGTERM and SIGHUP while the program thinks. The game is the toy game with a fault: with
# a lamp on the third place of a sill a turn takes minutes to end (tests/broken/slow.c), so that
# nothing here would go on in time if it were not broken off.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"
all_stops toy south north

mkdir "$scratch/slow"
cp "$top_builddir/tests/broken/slow.so" "$scratch/slow/toy.so"
healthy=$SORTIE_MODULE_PATH
begun=$scratch/begun
# the program says which process it is before it begins
surroundings="SORTIE_MODULE_PATH=$scratch/slow SLOW_BEGUN=$begun \
  sh -c 'echo \$\$ >$scratch/process; exec \"\$0\" \"\$@\"'"

# What north decided, as the journal has it.
moves_of ()
{
  sed -n 's/^[0-9]* [0-9a-f]* north: //p' "$1" | tr '\n' ' '
}

# What is typed next sets off thinking that has not begun yet.
from_here ()
{
  rm -f "$begun"
}

# thinks 'sentence': waits until the program thinks about what takes minutes.
thinks ()
{
  tries=0
  while test ! -e "$begun" && test $tries -lt 400; do
    tries=$((tries + 1))
    sleep 0.05
  done
  check "$1" test -e "$begun"
}

interrupt ()
{
  tmux_ send-keys C-c
}

begin ()
{
  start 80 play toy --seed 7 --option opener=north --open-hands "$@"
  sees 'the first question is put' 'Draw: yes'
  type_line no
  sees 'the turn begins' '(T-2)'
}

# seed 7 deals north a candle, which costs nothing
one=$scratch/one.journal
begin --save "$one"

from_here
type_line 'light candle sill3 done'
thinks 'a whole line is thought about before any of it is done'
interrupt
sees 'Control-C ends that' 'Interrupted.'
check 'and nothing of the line is done' test "`moves_of "$one"`" = 'no '

from_here
type_line 'light candle sill3'
thinks 'what may come next is looked at'
interrupt
sees 'and its first half is done' 'North lights Candle.'
tmux_ send-keys -l 'done '
from_here
tmux_ send-keys Tab
thinks 'Tab looks ahead'
interrupt
tmux_ send-keys C-u
type_line 'show ashes'
sees 'Control-C gives that up, not the line' 'Ashes: 0 cards.'
check 'nor does it ask whether to leave' \
  test "`tmux_ capture-pane -p | grep -c 'Leave the match'`" = 0

from_here
type_line 'done'
thinks 'a move takes its time'
interrupt
type_line 'show deck'
sees 'after Control-C the prompt is there again' "`sentence faces-hidden T-1`"
check 'and the move is not made' test "`moves_of "$one"`" = 'no light candle sill3 '

from_here
type_line 'done'
thinks 'it can be made again'
kill -TERM "`cat "$scratch/process"`"
sees 'SIGTERM ends that, too, as a shell expects it' 'ended 143'
check 'the journal has what was played' test "`moves_of "$one"`" = 'no light candle sill3 '
check 'and can be played again' "$SORTIE" replay "$one" --check
stop

from_here
start 80 play toy --load "$one" --open-hands
thinks 'what may come next is looked at once more'
interrupt
sees 'it goes on where it was' '(T-2)'
from_here
type_line 'done'
thinks 'and thinks again'
kill -HUP "`cat "$scratch/process"`"
sees 'SIGHUP ends it as well' 'ended 129'
check 'the journal has what was played' test "`moves_of "$one"`" = 'no light candle sill3 '
stop

# the same match played by the game without that fault, and then read by the other
printf 'done\nno\ndone\n' |
  "$SORTIE" play toy --load "$one" --open-hands >/dev/null 2>&1
check 'another program has played on' grep -q 'north: done' "$one"
two=$scratch/two.journal
begin --save "$two"
from_here
type_line "load $one"
thinks 'loading plays the match again'
interrupt
sees 'Control-C ends that' 'Interrupted.'
type_line save
sees 'and the old match is there still' two.journal
type_line quit
sees 'leaving is asked about' 'Leave the match?'
type_line y
sees 'and done' 'ended 0'
stop

begin --seat south=greedy --save "$scratch/three.journal"
from_here
type_line 'done'
thinks 'a program thinks'
interrupt
sees 'Control-C interrupts it' 'Interrupted.'
sees 'and says how to go on' 'Enter lets it go on'
type_line 'show ashes'
sees 'commands work meanwhile' 'Ashes: 0 cards.'
type_line strike
sees 'moves for the program are refused' 'It is south'
from_here
type_line ''
thinks 'Enter lets it go on'
interrupt
type_line quit
sees 'leaving is asked about' 'Leave the match?'
type_line y
sees 'and done' 'ended 0'
check 'what was played before is kept' test "`moves_of "$scratch/three.journal"`" = 'no done '
stop

# the same with hidden hands: what the program may do would tell what it holds
start 80 play toy --seed 7 --option opener=north --seat south=greedy --save "$scratch/six.journal"
sees 'the first question is put' 'Draw: yes'
type_line no
sees 'the turn begins' '(T-2)'
from_here
type_line 'done'
thinks 'a program thinks'
interrupt
sees 'Control-C interrupts it' 'Enter lets it go on'
type_line moves
sees 'its moves are not listed' 'you cannot look at'
type_line 'why strike'
sees 'nor is it told which are legal' 'why strike'
sleep 0.3
check 'nor why' test "`tmux_ capture-pane -p | grep -c 'you cannot look at'`" = 2
type_line quit
sees 'leaving is asked about' 'Leave the match?'
type_line y
sees 'and done' 'ended 0'
stop

# two programs, and a game that never ends
cp "$top_builddir/tests/broken/endless.so" "$scratch/slow/toy.so"
start 80 play toy --seed 7 --seat north=random --seat south=random --save "$scratch/four.journal"
tries=0
while test "`cat "$scratch/four.journal" 2>/dev/null | wc -l`" -lt 50 && test $tries -lt 400; do
  tries=$((tries + 1))
  sleep 0.05
done
interrupt
sees 'two programs can be interrupted, too' 'Enter lets it go on'
type_line quit
sees 'leaving is asked about' 'Leave the match?'
type_line y
sees 'and done' 'ended 0'
stop

# where nobody types a signal does what it usually does
SORTIE_MODULE_PATH=$scratch/slow
SLOW_BEGUN=$begun
export SORTIE_MODULE_PATH SLOW_BEGUN
cp "$top_builddir/tests/broken/slow.so" "$scratch/slow/toy.so"
from_here
"$SORTIE" auto toy --seed 7 --save "$scratch/five.journal" >/dev/null 2>&1 &
player=$!
thinks 'programs play without a person'
kill -TERM $player
wait $player
check 'SIGTERM ends that' test $? = 143
SORTIE_MODULE_PATH=$healthy
check 'the journal is whole' "$SORTIE" replay "$scratch/five.journal" --check

plan

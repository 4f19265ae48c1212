#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What is longer than the window comes a page at a time, where there is somebody who turns pages.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"

# lacks 'sentence' 'text': holds when the screen that was looked at last has no such text.
lacks ()
{
  if grep -qF -- "$2" "$scratch/screen"; then
    flunk "$1" "seen: $2" "`cat "$scratch/screen"`"
  else
    pass "$1"
  fi
}

# a pager that is known by what it puts before each line
marks="SORTIE_PAGER='sed s/^/@/'"

rows=12
surroundings=$marks
start 80 --help
sees 'the help goes through the pager' '@  2  the command line'
sees 'and the program ends as always' 'ended 0'
stop
start 80 --help --no-pager
sees 'without it when that is said' 'ended 0'
lacks 'and nothing else is different' '@'
stop

start 80 play toy --seed 5 --open-hands
sees 'a question does not go through the pager' '>'
type_line 'help'
sees 'a long answer does' '@'
type_line 'log 1'
sees 'and then there is a prompt as before' '> log 1'
tmux_ send-keys C-d
sees 'and one may leave' 'ended 0'
stop

# The list of moves is one of these answers; a short one is written at once.
start 80 play toy --seed 5 --open-hands
sees 'few moves are possible' '>'
type_line moves
sees 'their list is there' '   1  '
lacks 'without the pager' '@'
stop
rows=3
start 80 play toy --seed 5 --open-hands
sees 'there may be more of them' '>'
type_line no
sees 'than the window has lines' 'north may light'
type_line moves
sees 'then their list goes through the pager' '@   '
stop
rows=12

start 80 play toy --seed 5 --open-hands
sees 'a line may be typed before the answer to the one before is there' '>'
tmux_ send-keys 'help' Enter 'log 1' Enter
sees 'it is not lost to the pager' '> log 1'
lacks 'which does not start' '@'
stop

rows=120
start 80 --help
sees 'what fits into the window is written at once' 'ended 0'
lacks 'without the pager' '@'
stop

rows=12
surroundings="SORTIE_PAGER= PAGER='sed s/^/@/'"
start 80 --help
sees 'an empty name of ours means none' 'ended 0'
lacks 'whatever pager others have' '@'
stop
surroundings="-u SORTIE_PAGER PAGER='sed s/^/@/'"
start 80 --help
sees 'without one of ours the pager of all programs is taken' '@  2  the command line'
stop
surroundings="TERM=dumb $marks"
start 80 --help
sees 'a terminal that knows no codes has no pages' 'ended 0'
lacks 'but all the text' '@'
stop

surroundings='SORTIE_PAGER=/nonexistent/pager'
start 80 --help
sees 'when there is no such pager the text is written all the same' '  2  the command line'
stop

surroundings="SORTIE_PAGER='cat; echo turning; sleep 60'"
start 80 play toy --seed 5 --open-hands
sees 'the match waits' '>'
type_line 'help'
sees 'for the pager' 'turning'
tmux_ send-keys C-c
sees 'Control-C ends the pager, and not the match' '>'
type_line 'log 1'
sees 'which goes on' '> log 1'
lacks 'and did not take it for itself' 'Leave the match?'
stop

# q_is_not_typed: what was typed for the pager is not the beginning of the next line.
q_is_not_typed ()
{
  type_line 'log 1'
  sees 'and what was typed for it is not typed at the prompt' '> log 1'
}

surroundings="SORTIE_PAGER='sed s/^/@/; echo turning; until test -e $scratch/typed; do sleep 0.05; done'"
start 80 play toy --seed 5 --open-hands
sees 'a pager may end by itself' '>'
type_line 'help'
sees 'before the reader has ended it' 'turning'
tmux_ send-keys q
: >"$scratch/typed"
sees 'then there is a prompt behind it' 'q>'
q_is_not_typed
stop

# In the menu, where Enter alone is an answer, the Enter behind the q is none.
rows=7
surroundings="SORTIE_PAGER='sed s/^/@/; echo turning; sleep 0.3'"
start 80 play toy --seed 5 --open-hands
sees 'a match is given up' '>'
type_line no
sees 'north has a turn' 'north may light'
type_line done
sees 'south has one' 'south – Draw: yes'
type_line concede
sees 'giving up is asked about' "`sentence concede-asked`"
type_line y
sees 'and one is asked what comes next' 'Enough'
type_line log
sees 'all that happened is long' 'turning'
sleep 0.5
type_line ''
sleep 0.3
sees 'Enter alone right behind it answers nothing' 'Enough'
type_line ''
sees 'but the next one does' 'ended 0'
stop
rows=12

for fault in false 'cat >/dev/null; exit 3' "kill -9 \\\$\\\$"; do
  surroundings="SORTIE_PAGER=\"$fault\""
  start 80 --help
  sees "a pager that fails loses no text: $fault" '  2  the command line'
  sees 'and the program ends as always' 'ended 0'
  stop
done
surroundings="SORTIE_PAGER='sed -u 3q'"
start 80 --help
sees 'one that has had enough ends well' 'ended 0'
lacks 'and the rest of the text is not shown' '  2  the command line'
stop

# stays_to_the_end: the last page says that it is the last, and goes only when told.
stays_to_the_end ()
{
  tmux_ send-keys Space Space Space Space Space Space
  sees 'at the end it says so' 'End of the text; q closes it'
  tmux_ send-keys Space Enter C-d
  sleep 0.2
  sees 'and stays' 'End of the text; q closes it'
  tmux_ send-keys q
  sees 'until it is told' '>'
  q_is_not_typed
}

if less --version >/dev/null 2>&1; then
  surroundings='-u SORTIE_PAGER -u LESS PAGER=less'
  start 80 --help
  sees 'less shows the beginning' 'Usage: sortie'
  sees 'and how one goes on' 'Space: next page; q: close'
  lacks 'and waits' 'ended'
  tmux_ send-keys q
  sees 'until one has had enough' 'ended 0'
  stop
  start 80 play toy --seed 5 --open-hands
  sees 'in a match as well' '>'
  type_line 'help'
  sees 'it waits for the reader' 'Space: next page'
  tmux_ send-keys C-c
  sees 'Control-C ends less as well' '>'
  type_line 'log 1'
  sees 'and the match goes on' '> log 1'
  type_line 'help'
  sees 'it waits again' 'Space: next page'
  stays_to_the_end
  stop
else
  skip 'less turns the pages' 'less is not installed'
fi

# without a pager that somebody named
surroundings='-u SORTIE_PAGER -u PAGER'
start 80 --help
sees 'where none is named there are pages of our own' 'Usage: sortie'
sees 'and how one goes on' 'Enter: more; q: close'
lacks 'and they wait' 'ended'
tmux_ send-keys x
sleep 0.2
sees 'a letter does nothing where no prompt follows' 'Enter: more; q: close'
tmux_ send-keys q
sees 'until one has had enough' 'ended 0'
lacks 'and the foot of the page is gone' 'Enter: more'
stop

start 80 play toy --seed 5 --open-hands
sees 'in a match as well' '>'
type_line 'help'
sees 'they wait for the reader' 'Enter: more'
tmux_ send-keys Down
sleep 0.2
sees 'an arrow shows a line, Control-D half a page' 'Enter: more'
tmux_ send-keys C-d
tmux_ send-keys Space Space Space Space Space Space
sees 'at the end it says so' 'End of the text; Enter or q closes it'
tmux_ send-keys Space Down C-d
sleep 0.2
sees 'and stays' 'End of the text; Enter or q closes it'
tmux_ send-keys Enter
sees 'until it is told' '>'
lacks 'and the foot of the page is gone' 'End of the text'
type_line 'log 1'
sees 'and nothing of that is typed at the prompt' '> log 1'
type_line 'help'
sees 'Control-C there' 'Enter: more'
tmux_ send-keys C-c
sees 'ends them, and not the match' '>'
type_line 'log 1'
sees 'which goes on' '> log 1'
lacks 'and did not take it for itself' 'Leave the match?'
type_line 'help'
sees 'a command typed over a page' 'Enter: more'
type_line 'log 2'
sees 'closes it, and is carried out' '> log 2'
lacks 'so that no page is left' 'Enter: more'
type_line 'help'
sees 'one that is typed key by key' 'Enter: more'
tmux_ send-keys m
sees 'begins the line at the prompt' '> m'
tmux_ send-keys o
tmux_ send-keys v
tmux_ send-keys e
tmux_ send-keys s Enter
sees 'where it goes on' '> moves'
type_line 'help'
sees 'when the window changes' 'Enter: more'
tmux_ resize-window -x 40 -y 20
tmux_ send-keys Space
sees 'the next page is as long as it is now' 'Enter: more'
check 'and its foot is in the last line' test "`tail -n 1 "$scratch/screen" | cut -c 1-5`" = Enter
tmux_ send-keys q
sees 'and it ends as before' '>'
type_line 'help'
sees '“q” and Enter over a page' 'Enter: more'
tmux_ send-keys q
sleep 0.1
tmux_ send-keys Enter
type_line 'log 1'
sees 'are not taken for a command' '> log 1'
lacks 'nor refused as one' '“q”'
type_line 'help'
sees '“quit” over a page' 'Enter: more'
type_line quit
sees 'is no “q” with something behind it' '> quit'
stop

start 80 play toy --seed 5 --open-hands --save "$scratch/one.journal"
sees 'when the terminal vanishes' '>'
type_line no
type_line help
sees 'while a page is shown' 'Enter: more'
stop
tries=0
until echo quit | "$SORTIE" play --load "$scratch/one.journal" >/dev/null 2>&1 || test $tries = 100; do
  tries=$((tries + 1))
  sleep 0.05
done
check 'the program ends, and the match is kept' "$SORTIE" replay "$scratch/one.journal" --check
check 'long before this test gives up' test $tries -lt 100

SORTIE_PAGER='sed s/^/@/'
export SORTIE_PAGER
"$SORTIE" --help >"$scratch/screen"
lacks 'a file is no window' '@'
plan

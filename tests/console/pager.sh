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

rows=60
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

if less --version >/dev/null 2>&1; then
  surroundings='SORTIE_PAGER=less'
  start 80 --help
  sees 'less shows the beginning' 'Usage: sortie'
  lacks 'and waits' 'ended'
  tmux_ send-keys q
  sees 'until one has had enough' 'ended 0'
  stop
else
  skip 'less turns the pages' 'less is not installed'
fi

SORTIE_PAGER='sed s/^/@/'
export SORTIE_PAGER
"$SORTIE" --help >"$scratch/screen"
lacks 'a file is no window' '@'
plan

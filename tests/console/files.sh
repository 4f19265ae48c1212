#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Files that are none: whatever a path leads to, reading it ends, and says what is wrong in the same words.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export XDG_DATA_HOME XDG_STATE_HOME
cd "$scratch" || exit 99
mkfifo pipe.xml
mkdir folder.xml
printf 'game crazy-eights\nscenario s\n\0expect\n' >zero.scenario
head -c 70000000 /dev/zero | tr '\0' '#' >large.xml

# refused 'sentence' 'text' WORD...: the program ends soon, with 1 or 2, and says the text.
refused ()
{
  sentence=$1
  text=$2
  shift 2
  echo quit | timeout 60 "$SORTIE" "$@" >out 2>&1
  ended=$?
  tr -s '\n ' '  ' <out >line
  check "$sentence" sh -c "test $ended = 1 -o $ended = 2 && grep -qF -- '$text' line"
}

# each_entrance FILE 'text': all that reads a file refuses this one.
each_entrance ()
{
  refused "scenario: $1" "$2" scenario "$1"
  refused "deck check: $1" "$2" deck check "$1"
  refused "deck show: $1" "$2" deck show "$1"
  refused "--deck: $1" "$2" play siegestorm --deck "player=$PWD/${1#$PWD/}"
  refused "replay: $1" "$2" replay "$1"
  refused "--load: $1" "$2" play --load "$1"
}

irregular=`sentence no-regular-file`
each_entrance pipe.xml "$irregular"
each_entrance folder.xml "$irregular"
each_entrance large.xml 'large'
each_entrance missing.xml 'No such file or directory'
refused 'scenario: /dev/zero' "$irregular" scenario /dev/zero
refused 'replay: /dev/zero' "$irregular" replay /dev/zero
refused 'a scenario with a 0 in it' 'this is not a text file' scenario zero.scenario
refused 'a missing scenario is told in our words' 'missing.xml: cannot be read:' scenario missing.xml


# league FILE...: the results of a run, or what somebody says are some.
refused 'league merge: a pipe' "$irregular" league merge pipe.xml
refused 'league merge: a folder' "$irregular" league merge folder.xml
refused 'league merge: an address' 'No such file' league merge "file://$PWD/large.xml"
refused 'league merge: what is no league' 'is not a line of results' league merge large.xml
refused 'league --results: a pipe' "$irregular" league crazy-eights --games 2 --results pipe.xml
printf '\0PNG\n\0\0' >photo.ico
printf 'dear diary' >diary
: >empty
cp photo.ico photo; cp diary written
refused 'league --results: a photo' 'is not a line of results' league crazy-eights --games 2 --results photo.ico
refused 'league --results: a diary' 'does not hold results' league crazy-eights --games 2 --results diary
check 'both are as they were' sh -c 'cmp photo photo.ico && cmp diary written'
check 'an empty file is filled' "$SORTIE" league crazy-eights --player random --games 2 --results empty
cp empty run
refused 'league merge --results: a photo stays' 'is not a line of results' league merge run --results photo.ico
check 'and is as it was' cmp photo photo.ico
refused 'league --report: a photo stays' 'already holds something else' league merge run --report photo.ico
check 'and is as it was, too' cmp photo photo.ico
check 'league --report: a page is written' "$SORTIE" league merge run --report page.html
check 'and replaced' "$SORTIE" league merge run --report page.html
check 'league merge: the file of another run is replaced' "$SORTIE" league merge run --results empty
(head -n 1 run; printf '\0\n'; tail -n 1 run) >zero-within
refused 'league: a 0 within hides nothing' 'zero-within:2: this is not a line of results' league merge zero-within
(head -n 1 run; head -c 2000000 /dev/zero | tr '\0' '['; echo) >deep
refused 'league merge: brackets without end' 'deep:2: this is not a line of results' league merge deep
refused 'league --results: brackets without end' 'deep:2: this is not a line of results' \
  league crazy-eights --player random --games 2 --results deep
(head -n 1 run; tail -n 1 run | sed 's/"end":"/&\\u001b[2J/') >commands
refused 'league merge: what a terminal takes for a command' 'commands:2: this is not a line of results' league merge commands
head -n 1 run | sed 's/"player":"random"/"player":7/' >no-names
refused 'league merge: a head without names' 'no-names:1: these are no results' league merge no-names
head -n 1 run | sed 's/"mode":"[a-z]*"/"mode":7/' >no-mode
refused 'league merge: a head whose mode is a number' 'no-mode:1: these are no results' league merge no-mode
awk 'BEGIN { for (n = split("program game version fingerprint mode seed", text, " "); n > 0; n--) head = head "\"" text[n] "\":\"1\","
             printf "{\"format\":\"sortie-league 1\",%s\"options\":[],\"contests\":", head
             printf "[{\"first\":0,\"second\":1,\"setting\":0}],\"settings\":[[]],\"entrants\":["
             for (i = 0; i < 65535; i++) printf "%s{\"player\":\"a\",\"choices\":[]}", i ? "," : ""
             print "]}" }' >many
refused 'league merge: more entrants than can be compared' 'a league has at most 1000' league merge many
head -c 20000000 /dev/zero | tr '\0' '[' >endless
refused 'league merge: a line without end' 'endless:1: this is not a line of results' league merge endless

# A player's text is a line of the journal.
zeros=`head -c 20000 /dev/zero | tr '\0' 0`
refused 'a player whose text has no end' 'a player has at most 256 bytes' play hearts --seat "west=search:${zeros}5"

plan

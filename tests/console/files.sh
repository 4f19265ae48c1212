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

each_entrance pipe.xml 'is not a regular file'
each_entrance folder.xml 'is not a regular file'
each_entrance large.xml 'large'
each_entrance missing.xml 'No such file or directory'
refused 'scenario: /dev/zero' 'is not a regular file' scenario /dev/zero
refused 'replay: /dev/zero' 'is not a regular file' replay /dev/zero
refused 'a scenario with a 0 in it' 'this is no text' scenario zero.scenario
refused 'a missing scenario is told in our words' 'missing.xml: cannot be read:' scenario missing.xml

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Console sessions as text files: what is typed, and what must be said.
#
#   # a comment
#   sortie play toy --hot-seat --seed 5        the command line, once
#   > show hand                     a line that is typed
#   < Hand: 4 cards                 is said, behind what the < before it found
#   ! Did you mean                  is never said
#   exit 1                          the exit status, if not 0
#
# All lines are typed through a pipe. Expected words come from the rules, never from a run.
# Arguments name the sessions to run; without them all are.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/toy/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

# What must be said and is not, what must not be said and is.
complaints ()
{
  awk -v said="$2" '
    BEGIN {
      while ((getline line < said) > 0) { text = text line "\n" }
      at = 1
    }
    /^< / {
      part = substr ($0, 3)
      found = index (substr (text, at), part)
      if (found) { at += found + length (part) - 1 }
      else { print FILENAME ":" FNR ": not said (any more): " part }
    }
    /^! / && index (text, substr ($0, 3)) { print FILENAME ":" FNR ": said: " substr ($0, 3) }
  ' "$1"
}

run_session ()
{
  sed -n 's/^> \{0,1\}//p' "$1" >"$scratch/typed"
  eval "set -- \"\$1\" `sed -n 's/^sortie //p' "$1"`"
  session=$1
  shift
  timeout 60 "$SORTIE" "$@" <"$scratch/typed" >"$scratch/said" 2>&1
  status=$?
  wanted=`sed -n 's/^exit //p' "$session"`
  complaints "$session" "$scratch/said" >"$scratch/complaints"
  test "$status" = "${wanted:-0}" || echo "exit status $status" >>"$scratch/complaints"
  test -s "$scratch/complaints" && sed 's/^/said: /' "$scratch/said" >>"$scratch/complaints"
  nothing "`basename "$session" .session`" "$scratch/complaints"
}

test $# = 0 && set -- "$top_srcdir"/tests/sessions/*.session
for file in "$@"; do
  run_session "$file"
done
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Console sessions as text files: what is typed, and what must be said.
#
#   # a comment
#   sortie play toy --hot-seat --seed 5        the command line, once
#   > show hand                     a line that is typed
#   < Hand: 4 cards                 is said, behind what the < before it found
#   < @no-such radish               a sentence of tests/tap/sentences.txt; TEXT => TEXT for its blanks;
#                                   it ends before a blank without one
#   ! Hand: 5 cards                 is never said
#   exit 1                          the exit status, if not 0
#
# All lines are typed through a pipe. Expected words come from the rules, never from a run.
# Arguments name the sessions to run; without them all are.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/toy/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
# What an earlier run has kept, such as a lesson that was left, is not there.
XDG_DATA_HOME=$scratch/data XDG_STATE_HOME=$scratch/state XDG_CONFIG_HOME=$scratch/config
export XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME

# What must be said and is not, what must not be said and is.
complaints ()
{
  awk -v said="$2" -v sentences="$top_srcdir/tests/tap/sentences.txt" '
    # What is waited for: the words, also of a sentence that is named.
    function wanted(line, name, words, texts, n, i, at) {
      line = substr (line, 3)
      if (line !~ /^@/) { return line }
      name = line
      sub (/ .*/, "", name)
      words = words_of[substr (name, 2)]
      if (words == "") { print FILENAME ":" FNR ": no sentence has this name: " name }
      n = split (substr (line, length (name) + 2), texts, " => ")
      for (i = 1; i <= 9; i++) {
        at = index (words, "{" i "}")
        if (!at) { break }
        words = substr (words, 1, at - 1) (i <= n ? texts[i] substr (words, at + 3) : "")
      }
      return words
    }
    BEGIN {
      while ((getline line < said) > 0) { text = text line "\n" }
      while ((getline line < sentences) > 0) {
        name = line
        sub (/ .*/, "", name)
        words_of[name] = substr (line, length (name) + 2)
      }
      at = 1
    }
    /^< / {
      part = wanted($0)
      found = index (substr (text, at), part)
      if (found) { at += found + length (part) - 1 }
      else { print FILENAME ":" FNR ": not said (any more): " part }
    }
    /^! / && index (text, wanted($0)) { print FILENAME ":" FNR ": said: " wanted($0) }
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

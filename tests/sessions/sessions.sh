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
# Arguments, or the variable SESSIONS, name the sessions to run, as files or by bare names: SESSIONS='abilities back'.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/toy/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
# What an earlier run has kept, such as a lesson that was left, is not there.
XDG_DATA_HOME=$scratch/data XDG_STATE_HOME=$scratch/state XDG_CONFIG_HOME=$scratch/config
export XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME

# All sessions are read before the first is played, and all that was said after the last, each by one process.

# Number N of the files: what is typed into N.typed, and a command for this shell.
read_sessions ()
{
  awk -v scratch="$scratch" '
    function end_file() {
      if (FILENAME != "") { print "play " n " " (wanted == "" ? 0 : wanted) " " command }
      close (typed)
    }
    FNR == 1 {
      if (n > 0) { end_file() }
      typed = scratch "/" ++n ".typed"
      command = wanted = ""
      printf "" >typed
    }
    sub (/^> ?/, "") { print >typed; next }
    sub (/^sortie /, "") { command = $0 }
    sub (/^exit /, "") { wanted = $0 }
    END { end_file() }
  ' "$@"
}

# play N STATUS ARGUMENT...: what it says into N.said
play ()
{
  n=$1
  wanted=$2
  shift 2
  rm -rf "$XDG_CONFIG_HOME" # what another session has chosen
  timeout 60 "$SORTIE" "$@" <"$scratch/$n.typed" >"$scratch/$n.said" 2>&1
  status=$?
  : >"$scratch/$n.complaints"
  test "$status" = "$wanted" || echo "exit status $status" >"$scratch/$n.complaints"
}

# What must be said and is not, what must not be said and is.
complain ()
{
  awk -v scratch="$scratch" -v sentences="$top_srcdir/tests/tap/sentences.txt" '
    # What is waited for: the words, also of a sentence that is named.
    function wanted(line, name, words, texts, n, i, at) {
      line = substr (line, 3)
      if (line !~ /^@/) { return line }
      name = line
      sub (/ .*/, "", name)
      words = words_of[substr (name, 2)]
      if (words == "") { complain("no sentence has this name: " name) }
      n = split (substr (line, length (name) + 2), texts, " => ")
      for (i = 1; i <= 9; i++) {
        at = index (words, "{" i "}")
        if (!at) { break }
        words = substr (words, 1, at - 1) (i <= n ? texts[i] substr (words, at + 3) : "")
      }
      return words
    }
    function complain(what) { print FILENAME ":" FNR ": " what >>complaints }
    # Behind the complaints, all that was said.
    function end_file() {
      close (complaints)
      if ((getline line <complaints) > 0) {
        n_lines = split (text, lines, "\n")
        close (complaints)
        for (i = 1; i < n_lines; i++) { print "said: " lines[i] >>complaints }
      }
      close (complaints)
    }
    BEGIN {
      while ((getline line <sentences) > 0) {
        name = line
        sub (/ .*/, "", name)
        words_of[name] = substr (line, length (name) + 2)
      }
    }
    FNR == 1 {
      if (n > 0) { end_file() }
      said = scratch "/" ++n ".said"
      complaints = scratch "/" n ".complaints"
      text = ""
      at = 1
      while ((getline line <said) > 0) { text = text line "\n" }
      close (said)
    }
    /^< / {
      part = wanted($0)
      found = index (substr (text, at), part)
      if (found) { at += found + length (part) - 1 }
      else { complain("not said (any more): " part) }
    }
    /^! / && index (text, wanted($0)) { complain("said: " wanted($0)) }
    END { end_file() }
  ' "$@"
}

test $# = 0 && set -- $SESSIONS
test $# = 0 && set -- "$top_srcdir"/tests/sessions/*.session
for session in "$@"; do
  shift
  test -e "$session" || session=$top_srcdir/tests/sessions/${session%.session}.session
  test -e "$session" || { echo "Bail out! no session $session" && exit 99; }
  set -- "$@" "$session"
done
read_sessions "$@" >"$scratch/sessions"
. "$scratch/sessions"
complain "$@"
n=0
for file in "$@"; do
  n=$((n + 1))
  name=${file##*/}
  nothing "${name%.session}" "$scratch/$n.complaints"
done
plan

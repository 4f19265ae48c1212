#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Output that does not arrive: nobody reads it, the disk is full, a standard stream is closed. The
# program ends at once and says so by its exit status; a match is kept, and nothing else is in its
# journal.

. "$top_srcdir/tests/tap/tap.sh"

real_modules=$SORTIE_MODULE_PATH
real_content=$SORTIE_CONTENT_PATH
SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH XDG_DATA_HOME XDG_STATE_HOME

journal=$scratch/match.journal
play="play toy --hot-seat --seed 5 --option opener=north"
moves='no\nstrike\n'
scenarios="$top_srcdir/tests/scenarios/siegestorm/rules"

# An end is at once when it comes within so many seconds, also with sanitizers.
soon=20

# ended 'sentence' STATUS: holds when the last command ended so; what it said goes with a failure.
ended ()
{
  got=`cat "$scratch/status"`
  if test "$got" = "$2"; then
    pass "$1"
  else
    flunk "$1" "exit status $got, not $2" "`head -n 20 "$scratch/wrong"`"
  fi
}

# said 'sentence' 'text': holds when standard error had it.
said ()
{
  check "$1" sh -c "tr -s '\n ' '  ' <'$scratch/wrong' | grep -qF -- '$2'"
}

# sortie ARGUMENT...: standard error and exit status are kept in files.
sortie ()
{
  timeout $soon "$SORTIE" "$@" 2>"$scratch/wrong"
  echo $? >"$scratch/status"
}

# unread ARGUMENT...: the program writes to a pipe whose reader has gone for certain.
mkfifo "$scratch/gone"
unread ()
{
  { read -r word <"$scratch/gone"; sortie "$@"; } | { exec <&-; echo gone >"$scratch/gone"; }
}

# is_whole: the journal can be played again, line by line, and has the move.
is_whole ()
{
  check "$1" "$SORTIE" replay "$journal" --check
  check 'with the moves that were made' grep -q ' north: strike$' "$journal"
}

# ---- Nobody reads -------------------------------------------------------------------------

{ printf "$moves"; yes show; } 2>/dev/null |
  sortie $play --save "$journal" | head -n 60 >"$scratch/seen"
check 'a match is shown to whoever reads' grep -q 'North strikes' "$scratch/seen"
ended 'it ends when nobody reads it any more, whatever is still typed' 1
said 'the player is told where it is kept' "`sentence saved-in` $journal."
is_whole 'where it is whole'
echo done | "$SORTIE" play --load "$journal" >"$scratch/seen"
check 'and can be continued' grep -q 'Turn 2: south' "$scratch/seen"

yes moves 2>/dev/null | sortie play toy --hot-seat --seed 5 | head -n 3 >"$scratch/seen"
ended 'a match that has not begun ends like that too' 1
check 'and leaves no file behind' sh -c "! ls '$scratch'/data/sortie/*.journal"
yes moves 2>/dev/null | sortie | head -n 3 >"$scratch/seen"
ended 'the menu also' 1
yes new 2>/dev/null | sortie | head -n 3 >"$scratch/seen"
ended 'and what it asks before a match' 1

SORTIE_MODULE_PATH=$real_modules
SORTIE_CONTENT_PATH=$real_content
rm "$journal"
"$SORTIE" auto siegestorm --seed 7 >"$scratch/whole.journal"
"$SORTIE" deck copy siegestorm styxia-starter >"$scratch/mine.xml"
unread auto siegestorm --seed 7 --save "$journal"
ended 'programs stop playing when nobody reads' 1
check 'before the game is over' sh -c "! grep -q ' result ' '$journal'"
check 'and the match is whole' "$SORTIE" replay "$journal" --check
echo quit | "$SORTIE" play --load "$journal" >"$scratch/seen"
check 'and can be continued as well' grep -q 'saved in' "$scratch/seen"
unread scenario "$scenarios"/*.scenario
ended 'scenarios stop' 1

# Everything else that writes: what it is called, and how.
cat >"$scratch/writers" <<END
--help
--version
play siegestorm --help
replay $scratch/whole.journal
replay $scratch/whole.journal --check
cards siegestorm
cards siegestorm imp --program
rules siegestorm
rules siegestorm SS-9
describe
describe damage
lint $top_srcdir/content/siegestorm
verify crazy-eights --games 2
deck show siegestorm styxia-starter
deck copy siegestorm styxia-starter
deck check $scratch/mine.xml
scenario $scenarios/chain.scenario
scenario $scenarios/chain.scenario --tap
auto crazy-eights --seed 1
play crazy-eights --seed 1 --save $scratch/full.journal
END

while read -r words; do
  unread $words </dev/null
  ended "sortie $words, which nobody reads, ends with 1" 1
  rm -f "$scratch/full.journal"
done <"$scratch/writers"
check 'and not a word is said about it' sh -c "! grep -q 'could not be written' '$scratch/wrong'"

# ---- A full disk --------------------------------------------------------------------------

if test -c /dev/full; then
  while read -r words; do
    sortie $words </dev/null >/dev/full
    ended "sortie $words, on a full disk, ends with 1" 1
    said 'and says why' 'Standard output could not be written: No space left on device.'
    rm -f "$scratch/full.journal"
  done <"$scratch/writers"
  sortie cards siegestrom >/dev/full
  ended 'what fails besides fails as always' 2
  sortie --nonsense >/dev/full
  ended 'and what is misspelt is' 2
else
  skip 'output to a full disk' 'there is no /dev/full'
fi

# A journal of a game is longer than the two blocks that a file may have; a limit that stops it in
# the middle stands for a full disk. The journal on standard output goes through a pipe.
limited ()
{
  blocks=$1
  shift
  (ulimit -f "$blocks" && "$SORTIE" "$@" 2>"$scratch/wrong.fifo"
   echo $? >"$scratch/status.fifo") </dev/null
}
mkfifo "$scratch/wrong.fifo" "$scratch/status.fifo"
limit ()
{
  cat "$scratch/wrong.fifo" >"$scratch/wrong" &
  cat "$scratch/status.fifo" >"$scratch/status" &
  limited "$@" | cat >"$scratch/seen"
  wait
}

rm "$journal"
limit 4 auto siegestorm --seed 7 --save "$journal"
ended 'a match of programs that cannot be kept to its end ends with 1' 1
said 'and says why' "`sentence not-written`"
check 'its journal has come out all the same' cmp "$scratch/seen" "$scratch/whole.journal"
check 'what was written is whole' "$SORTIE" replay "$journal" --check
check 'and ends in the middle' sh -c "grep -q ' player: ' '$journal' && ! grep -q ' result ' '$journal'"
rm "$journal"
limit 4 play siegestorm --seed 7 --seat player=greedy --save "$journal"
ended 'so does one that is shown' 1
check 'and says so' grep -q 'no longer saved in its file' "$scratch/seen"
rm "$journal"
limit 0 auto siegestorm --seed 7 --save "$journal"
ended 'one that cannot be kept at all ends with 1' 1
said 'and names the file' "$journal: "
check 'and leaves none behind' test ! -e "$journal"
limit 0 play siegestorm --seed 7
check 'nor does one that nobody asked to keep' \
  sh -c "grep -q 'not saved' '$scratch/seen' && ! ls '$scratch'/data/sortie/*.journal"

for place in "$scratch/missing/one.journal" "$scratch/mine.xml/one.journal" "$scratch"; do
  sortie auto crazy-eights --seed 1 --save "$place" >"$scratch/seen"
  ended "no match is kept in ${place##*/}" 1
  said 'and the file is named' "$place: "
  nothing 'and nothing is played' "$scratch/seen"
done

# ---- Closed streams -----------------------------------------------------------------------

SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content

for closed in '>&-' '2>&-' '>&- 2>&-'; do
  rm -f "$journal"
  eval "printf '$moves' | '$SORTIE' $play --save '$journal' $closed"
  echo $? >"$scratch/status"
  ended "a match is played with $closed" 0
  is_whole 'and its journal has nothing else in it'
done

for closed in '<&-' '<&- >&-' '<&- >&- 2>&-'; do
  rm -f "$journal"
  eval "'$SORTIE' $play --save '$journal' $closed"
  echo $? >"$scratch/status"
  ended "a match that nobody can play is left with $closed" 0
  check 'and its journal has nothing else in it' "$SORTIE" replay "$journal" --check
  rm -f "$journal"
  eval "'$SORTIE' auto toy --seed 5 --save '$journal' $closed" >"$scratch/seen"
  echo $? >"$scratch/status"
  ended "programs play with $closed" 0
  check 'and their journal has nothing else in it' "$SORTIE" replay "$journal" --check
  check 'to the end' grep -q ' result ' "$journal"
done

for broken in '2>&-' '2>/dev/full'; do
  eval "'$SORTIE' --nonsense $broken"
  echo $? >"$scratch/status"
  ended "an error that cannot be told is one all the same, $broken" 2
  eval "'$SORTIE' --version >/dev/full $broken"
  echo $? >"$scratch/status"
  ended 'so is output that is lost' 1
done

rm -f "$journal"
printf 'no\nsave %s\nstrike\n' "$scratch/missing/two.journal" |
  "$SORTIE" $play --save "$journal" >"$scratch/seen"
check 'another file that cannot be opened is refused' grep -q 'missing/two.journal: ' "$scratch/seen"
is_whole 'and the match goes on in its own'

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every call by which a match is kept fails once, and then for ever: whatever it is, the file holds the
# beginning of the match and nothing else, the player is told, and play goes on.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
# the library of a sanitizer is not the first any more
ASAN_OPTIONS=verify_asan_link_order=0:$ASAN_OPTIONS
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH ASAN_OPTIONS

faults=$top_builddir/tests/fault/.libs/files.so
complaints=$scratch/complaints
printf 'no\nstrike\ndone\nno\ndone\nstrike\ndone\n' >"$scratch/typed"

# sortie_with FAULT ARGUMENTS...: the program, with that fault in files that have "journal" in their
# path; what it says is in $scratch/said, what it ends with in $status.
sortie_with ()
{
  fault=$1
  shift
  SORTIE_FAULT=$fault SORTIE_FAULT_FILE=journal SORTIE_FAULT_COUNT=$scratch/counts \
    LD_PRELOAD=$faults timeout -k 5 30 "$SORTIE" "$@" <"$scratch/typed" >"$scratch/said" 2>&1
  status=$?
}

play_with ()
{
  rm -f "$scratch"/journal*
  sortie_with "$1" play toy --hot-seat --seed 5 --option opener=north --save "$scratch/journal"
}

# The match is saved, left and gone on with: a torn line is at its end.
load_with ()
{
  rm -f "$scratch"/journal*
  head -n 16 "$scratch/whole" >"$scratch/journal"
  sed -n 17p "$scratch/whole" | cut -c 1-8 | tr -d '\n' >>"$scratch/journal"
  sortie_with "$1" play --load "$scratch/journal"
}

# What the file must begin with, and the program say, whatever happens.
complain ()
{
  test "$status" -le 2 || echo "$1: it ended with $status"
  grep -q 'Sanitizer\|runtime error\|CRITICAL' "$scratch/said" && cat "$scratch/said"
  test ! -e "$scratch/journal" && return
  cmp -n "`wc -c <"$scratch/journal"`" "$scratch/journal" "$2" >"$scratch/difference" 2>&1 \
    || echo "$1: it is not the beginning of the match: `cat "$scratch/difference"`"
  "$SORTIE" replay --check "$scratch/journal" >"$scratch/replayed" 2>&1 \
    || echo "$1: it does not replay: `cat "$scratch/replayed"`"
}

# What is said, however it is wrapped, without the line about the file at the end.
flatten ()
{
  tr -s ' \n' ' ' | sed "s/`sentence saved-to-continue '[^ ]*'` //"
}

# A match of which the file cannot be had is not begun; one that is not saved any more is played on, and
# says so once.
is_told ()
{
  cmp -s "$scratch/journal" "$2" && return
  if test "$status" = 1; then
    grep -q '^[^ ]*journal: ' "$scratch/said" || echo "$1: nobody was told: `cat "$scratch/said"`"
    return
  fi
  flatten <"$scratch/said" >"$scratch/flat"
  test "`grep -c 'nothing more is written to this file The match is no' "$scratch/flat"`" = 1 \
    || echo "$1: nobody was told: `cat "$scratch/said"`"
  sed -e 's/[^ ]*journal: [^;]*; `sentence not-written` The match is no longer [^.]*\. //' \
    "$scratch/flat" >"$scratch/rest"
  flatten <"$3" | cmp -s - "$scratch/rest" \
    || echo "$1: play did not go on: `cat "$scratch/rest"`"
}

# each RUN CALL HOW REFERENCE OUTPUT: that call fails, the first, the second, and so on.
each ()
{
  n=1
  most=`sed -n "s/^$2 //p" "$scratch/$1-counts"`
  while test "$n" -le "$most"; do
    "$1_with" "$2 $n $3"
    complain "$2 $n $3" "$4"
    is_told "$2 $n $3" "$4" "$5"
    n=$((n + 1))
  done
}

# What may pass: the file is whole, and nobody was told anything.
is_whole ()
{
  cmp -s "$scratch/journal" "$2" || echo "$1: something is missing"
  grep -q '^[^ ]*journal: ' "$scratch/said" && echo "$1: `cat "$scratch/said"`"
}

each_passes ()
{
  n=1
  most=`sed -n "s/^$2 //p" "$scratch/$1-counts"`
  while test "$n" -le "$most"; do
    "$1_with" "$2 $n $3"
    complain "$2 $n $3" "$4"
    is_whole "$2 $n $3" "$4"
    n=$((n + 1))
  done
}

play_with ''
cp "$scratch/journal" "$scratch/whole"
cp "$scratch/said" "$scratch/whole-said"
cp "$scratch/counts" "$scratch/play-counts"
check 'a match without a fault is kept' "$SORTIE" replay --check "$scratch/whole"
check 'and its calls are seen' grep -q '^fdatasync [1-9]' "$scratch/play-counts"
load_with ''
cp "$scratch/journal" "$scratch/loaded"
cp "$scratch/said" "$scratch/loaded-said"
cp "$scratch/counts" "$scratch/load-counts"
check 'a match that was cut off is gone on with' "$SORTIE" replay --check "$scratch/loaded"
check 'and its torn line is cut off' grep -q '^ftruncate [1-9]' "$scratch/load-counts"

printf '%s\n' ENOSPC 'torn EIO for-ever' 'ENOSPC for-ever' EIO EDQUOT 'torn ENOSPC' | sample 2 >"$scratch/ways"
while read -r how; do
  each play write "$how" "$scratch/whole" "$scratch/whole-said" >"$complaints"
  nothing "a new match of which a write fails: $how" "$complaints"
done <"$scratch/ways"
printf '%s\n' EIO 'EIO for-ever' ENOSPC | sample 1 >"$scratch/ways"
while read -r how; do
  each play fdatasync "$how" "$scratch/whole" "$scratch/whole-said" >"$complaints"
  nothing "a new match that cannot be synchronised: $how" "$complaints"
done <"$scratch/ways"
printf '%s\n' EACCES EMFILE ENOSPC EROFS | sample 1 >"$scratch/ways"
while read -r how; do
  each play open "$how" "$scratch/whole" "$scratch/whole-said" >"$complaints"
  nothing "a new match whose file cannot be opened: $how" "$complaints"
done <"$scratch/ways"
each play flock ENOLCK "$scratch/whole" "$scratch/whole-said" >"$complaints"
nothing 'a new match whose file cannot be locked' "$complaints"
each_passes play close EIO "$scratch/whole" >"$complaints"
nothing 'what is on the disk is there although closing the file fails' "$complaints"
for call in `printf '%s\n' write fdatasync open flock | sample 1`; do
  each_passes play $call EINTR "$scratch/whole" >"$complaints"
  nothing "an interrupted $call is made again" "$complaints"
done
each_passes play write short "$scratch/whole" >"$complaints"
nothing 'a write that wrote half is continued' "$complaints"

for call in `printf '%s\n' write ftruncate fdatasync open pread flock | sample 2`; do
  each load $call EIO "$scratch/loaded" "$scratch/loaded-said" >"$complaints"
  nothing "a match that goes on, of which $call fails" "$complaints"
  each_passes load $call EINTR "$scratch/loaded" >"$complaints"
  nothing "a match that goes on, of which $call is interrupted" "$complaints"
done

# A file-size limit is an error of writing, too. Shells count it in blocks of 512 bytes or of 1024, so the
# match is longer than that.
cp "$scratch/typed" "$scratch/short"
for turn in 1 2 3 4 5 6 7 8 9 10 11 12; do
  printf 'strike\ndone\n'
done | cat "$scratch/short" - >"$scratch/typed"
play_with ''
cp "$scratch/journal" "$scratch/long"
: >"$complaints"
for blocks in 0 1; do
  rm -f "$scratch/journal"
  (ulimit -f $blocks && exec "$SORTIE" play toy --hot-seat --seed 5 --option opener=north \
     --save "$scratch/journal") <"$scratch/typed" 2>&1 | cat >"$scratch/said"
  status=0
  complain "a limit of $blocks blocks" "$scratch/long" >>"$complaints"
  flatten <"$scratch/said" | grep -q 'nothing more is written to this file\|journal: ' \
    || echo "a limit of $blocks blocks: nobody was told" >>"$complaints"
done
nothing 'a match that may not grow any more is cut back to its last whole line' "$complaints"
check 'and would have been longer' test "`wc -c <"$scratch/long"`" -gt 1100

# A match that is no longer written is written whole to another file.
printf 'no\nstrike\ndone\nsave %s\nno\ndone\nstrike\ndone\n' "$scratch/other" >"$scratch/saving"
cp "$scratch/saving" "$scratch/typed"
play_with 'write 3 ENOSPC'
check 'and can be saved elsewhere, whole' cmp "$scratch/other" "$scratch/whole"

# A match that nobody asked to keep is played, and leaves no empty files behind.
mkdir "$scratch/home"
XDG_DATA_HOME=$scratch/home
export XDG_DATA_HOME
for fault in 'write 1 ENOSPC for-ever' 'fdatasync 1 EIO for-ever' 'open 1 EACCES for-ever'; do
  sortie_with "$fault" play toy --hot-seat --seed 5 --option opener=north
  check "it says that the match is not kept: $fault" grep -q 'This match is not saved' "$scratch/said"
  find "$scratch/home" -type f >"$complaints"
  nothing 'and leaves no file behind' "$complaints"
done

plan

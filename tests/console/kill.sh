#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A match that is killed at any moment leaves a journal that is right up to its last whole line.
# SORTIE_KILLS in the environment says how often each game is killed (make torture).

. "$top_srcdir/tests/tap/tap.sh"

kills=${SORTIE_KILLS-6}
toy_module_path=$top_builddir/tests/toy/.libs
toy_content_path=$top_srcdir/tests/toy/content

# killed_after LINES SORTIE-ARGUMENTS...: kills a match when its journal has so many lines, or a
# little later.
killed_after ()
{
  lines=$1
  shift
  rm -f "$scratch/journal"
  mkfifo "$scratch/typed"
  "$SORTIE" play "$@" --hot-seat --seed "$lines" --save "$scratch/journal" <"$scratch/typed" >/dev/null 2>&1 &
  player=$!
  exec 3>"$scratch/typed"
  rm "$scratch/typed"
  # more than anybody needs; what is refused does not matter
  for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    printf 'no\nstrike\n1\ndraw\ndone\n' >&3
  done
  tries=0
  while test "`cat "$scratch/journal" 2>/dev/null | wc -l`" -lt "$lines" && test $tries -lt 200; do
    tries=$((tries + 1))
    sleep 0.01
  done
  kill -9 $player
  wait $player 2>/dev/null
  exec 3>&-
}

# killed_often NAME FIRST LAST SORTIE-ARGUMENTS...: at that many moments between these lines.
killed_often ()
{
  name=$1 first=$2 last=$3
  shift 3
  for at in `awk -v n="$kills" -v a="$first" -v b="$last" \
    'BEGIN { srand (n); for (i = 0; i < n; i++) print int (a + rand () * (b - a)) }'`; do
    killed_after "$at" "$@"
    check "$name, killed behind line $at, can be replayed" \
      "$SORTIE" replay "$scratch/journal" --check
    check 'and moves are in it' grep -q ' [a-z0-9]*: [a-z]' "$scratch/journal"
    head -c -3 "$scratch/journal" >"$scratch/torn"
    check 'with a torn last line as well' "$SORTIE" replay "$scratch/torn" --check
  done
}

# a head and a set-up of some 30 lines (a Duel), 31 (Solo), 17 and 17, then moves
killed_often 'Siegestorm against a Boss' 36 90 siegestorm
killed_often 'a Duel of Siegestorm' 36 90 siegestorm --mode duel
killed_often 'Summoner Wars' 22 60 summoner-wars
killed_often 'Crazy Eights' 20 30 crazy-eights

SORTIE_MODULE_PATH=$toy_module_path
SORTIE_CONTENT_PATH=$toy_content_path
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
killed_often 'the toy game' 18 40 toy --option opener=north

sed 's/north: strike/north: done/' "$scratch/journal" >"$scratch/changed"
if "$SORTIE" replay "$scratch/changed" --check >"$scratch/said" 2>&1; then
  flunk 'a changed line is found' "`cat "$scratch/said"`"
else
  check 'a changed line is found, by its number' grep -q 'changed:[0-9]' "$scratch/said"
fi

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A match that is killed at any moment leaves a journal that is right up to its last whole line.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

# killed_after LINES: kills a match when its journal has so many lines.
killed_after ()
{
  rm -f "$scratch/journal"
  mkfifo "$scratch/typed"
  "$SORTIE" play toy --seed "$1" --option opener=north --save "$scratch/journal" <"$scratch/typed" >/dev/null 2>&1 &
  player=$!
  exec 3>"$scratch/typed"
  rm "$scratch/typed"
  # more than anybody needs; what is refused does not matter
  for round in 1 2 3 4 5 6 7 8; do
    printf 'no\nstrike\ndone\n' >&3
  done
  tries=0
  while test "`cat "$scratch/journal" 2>/dev/null | wc -l`" -lt "$1" && test $tries -lt 200; do
    tries=$((tries + 1))
    sleep 0.01
  done
  # libtool's wrapper executes the program, so this is the program itself
  kill -9 $player
  wait $player 2>/dev/null
  exec 3>&-
}

for lines in 18 20 23 27 32 38; do
  killed_after $lines
  check "killed behind line $lines it can be replayed" "$SORTIE" replay "$scratch/journal" --check
  check 'and moves are in it' grep -q ' north: ' "$scratch/journal"
  head -c -3 "$scratch/journal" >"$scratch/torn"
  check 'with a torn last line as well' "$SORTIE" replay "$scratch/torn" --check
done

sed 's/north: strike/north: done/' "$scratch/journal" >"$scratch/changed"
if "$SORTIE" replay "$scratch/changed" --check >"$scratch/said" 2>&1; then
  flunk 'a changed line is found' "`cat "$scratch/said"`"
else
  check 'a changed line is found, by its number' grep -q 'changed:[0-9]' "$scratch/said"
fi

plan

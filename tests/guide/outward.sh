#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What docs/writing-a-game.md quotes of hands that everybody else sees, and of climbing games, stands in games that are
# played.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

# quotes GAME WORDS: the section whose title has these words quotes the game, and every line stands there.
quotes ()
{
  WORDS=$2 awk '/^## / { here = index ($0, ENVIRON["WORDS"]) } here && /^```/ { fenced = !fenced; next } here && fenced' \
    "$guide" >"$scratch/quoted"
  check "the section “$2” quotes $1" test "`wc -l <"$scratch/quoted"`" -ge 3
  while IFS= read -r line; do
    grep -qFx -e "$line" "$top_srcdir/tests/$1/$1.c" || echo "$line"
  done <"$scratch/quoted" >"$scratch/complaints"
  nothing "and every line of it stands in $1" "$scratch/complaints"
}

quotes lamplight 'that everybody else sees'
quotes president 'Climbing games'
plan

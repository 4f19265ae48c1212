#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Games that a bound of the match stops, or that never end: the toy with one thing wrong in it
# (tests/broken). Programs that play them say which bound it was, what ran and how much it needed, and
# do not end as if nothing had happened.

. "$top_srcdir/tests/tap/tap.sh"

# broken NAME: that module is "toy" from now on.
broken ()
{
  rm -rf "$scratch/modules"
  mkdir -m 700 "$scratch/modules"
  cp "$top_builddir/tests/broken/$1.so" "$scratch/modules/toy.so"
}
SORTIE_MODULE_PATH=$scratch/modules
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
XDG_DATA_HOME=$scratch/data
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH XDG_DATA_HOME

# auto ARGUMENT...: programs play; the journal, what was said, and how it ended.
auto ()
{
  "$SORTIE" auto toy --seat north=random --seat south=random "$@" \
    >"$scratch/journal" 2>"$scratch/said"
  ended=$?
  tr -s '\n ' '  ' <"$scratch/said" >"$scratch/line"
}

said ()
{
  check "$1" grep -qF -- "$2" "$scratch/line"
}

# an effect that is stopped while the game goes on: `burn` takes 20,000 steps and wants more
broken loop
auto --seed 3
check 'where an effect was stopped auto exits with 1' test "$ended" = 1
said 'it says that there was no end, and what ran' 'no end after 20000 steps, while “burn” ran'
said 'and says that the result came after that' 'Before that, the game stopped'
check 'the journal has the same' \
  grep -q '^[0-9]* [0-9a-f]* ! stopped steps 20001 20000 burn' "$scratch/journal"
check 'and a result of the rules' grep -q ' result [a-z]*-won goal' "$scratch/journal"
stops=`grep -c '! stopped' "$scratch/journal"`
"$SORTIE" replay --check "$scratch/journal" >"$scratch/checked"
check 'a replay that is checked counts them' grep -qx "stopped $stops" "$scratch/checked"
"$SORTIE" replay "$scratch/journal" | tr -s '\n ' '  ' >"$scratch/line"
said 'a replay that is shown tells of them where they happened' 'no end after 20000 steps, while “burn” ran'
said 'and at the end' 'Before that, the game stopped'
"$SORTIE" verify toy --games 4 | tr -s '\n ' '  ' >"$scratch/line"
said 'the conformance kit says so, too' 'no end after 20000 steps, while “burn” ran'

# nobody is asked any more and no effect is left that could be stopped
broken asks-nobody
auto --seed 1
check 'where the rules go on for ever auto exits with 1' test "$ended" = 1
said 'it says that the game was stopped' 'The game was stopped, and nobody won'
said 'and where' 'no end after 20000 steps, while “turn” ran'
check 'the journal does not call that a draw' \
  grep -q ' result stopped endless$' "$scratch/journal"
check 'and it can be replayed' "$SORTIE" replay --check "$scratch/journal"

# nobody can be asked, since the bounds of the game leave no room for a poll
cp "$top_builddir/tests/broken/few-locals.so" "$scratch/modules/parley.so"
SORTIE_CONTENT_PATH=$top_srcdir/tests/parley/content "$SORTIE" auto parley --seed 1 >"$scratch/journal" 2>"$scratch/said"
tr -s '\n ' '  ' <"$scratch/said" >"$scratch/line"
said 'where there is too little room, the result names the bound' '“locals”'
check 'it is not called a game without end' sh -c '! grep -q "never end" "$1"' - "$scratch/line"
check 'the journal has the bound' grep -q ' result stopped locals ' "$scratch/journal"
check 'and can be replayed' env SORTIE_CONTENT_PATH="$top_srcdir/tests/parley/content" "$SORTIE" replay --check "$scratch/journal"

# a game without end, in which everybody can always move
broken endless
auto --seed 3
check 'a game without end is left' test "$ended" = 1
said 'after the moves that it should take' 'is not over after 600 moves'

# the player to move has no legal move
broken stuck
auto --seed 3
check 'a game that is stuck is left' test "$ended" = 1
said 'and says so' "`sentence no-legal-move`"
said 'and names the question' 'The question is:'

# plays WHAT ARGUMENT...: so does `sortie play`, which reads lines from standard input, and saves the match.
plays ()
{
  what=$1
  shift
  rm -rf "$scratch/data"
  "$SORTIE" play toy "$@" >"$scratch/played" 2>&1
  ended=$?
  tr -s '\n ' '  ' <"$scratch/played" >"$scratch/line"
  check "$what: a game that is stuck is left" test "$ended" = 1
  said "$what: it says why" "`sentence no-legal-move`"
  check "$what: the match is saved" test -n "`find "$scratch/data" -type f`"
  check "$what: nobody is told to continue it" test -z "`grep -o 'continue it' "$scratch/line"`"
}

sed -n 's/^[0-9]* [0-9a-f]* [a-z]*: //p' "$scratch/journal" >"$scratch/moves"
plays 'two people' --hot-seat --seed 3 <"$scratch/moves"
plays 'two programs' --seat north=random --seat south=random --seed 3 </dev/null

# a program that plays with others is refused with the same sentence
{
  echo '{"id":1,"method":"new","params":{"seed":3,"players":["north=random","south=random"]}}'
  echo '{"id":2,"method":"new","params":{"seed":3}}'
  sed 's/.*/{"id":3,"method":"move","params":{"move":"&"}}/' "$scratch/moves"
  echo '{"id":4,"method":"move","params":{"move":"done"}}'
} | "$SORTIE" serve toy >"$scratch/line"
said 'a client of “serve” is told so, too' '"id":4,"error":{"code":1,"message":"The game cannot go on'

# the game itself, which has none of these faults
cp "$top_builddir/tests/toy/.libs/toy.so" "$scratch/modules/toy.so"
auto --seed 3
check 'a game that ends as it should exits with 0' test "$ended" = 0
check 'and says nothing besides' test ! -s "$scratch/said"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The conformance kit in each mode, and in Solo against each Boss in each of its classes:
# conformance.sh draws them by chance, here none is left out.

. "$top_srcdir/tests/tap/tap.sh"

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS

seed=1

# holds GAMES OPTION...: in that many games. Each call has games of its own.
holds ()
{
  games=$1
  shift
  "$SORTIE" verify siegestorm --games "$games" --seed "$seed" "$@" >"$scratch/report" 2>&1
  status=$?
  if test $status != 0; then
    sed '/ holds /d; s/^/# /' "$scratch/report"
  fi
  check "all checks hold: $*" test $status = 0
  seed=$((seed + games))
}

# Lines of "BOSS CLASS", from the content.
bosses ()
{
  sed -n -e 's/^ *<boss id="\([^"]*\)".*/boss \1/p' -e 's/^ *<class id="\([^"]*\)".*/class \1/p' \
    "$top_srcdir"/content/siegestorm/*.xml |
    awk '$1 == "boss" { boss = $2 } $1 == "class" { print boss, $2 }'
}

holds 6 --mode duel
bosses >"$scratch/bosses"
while read -r boss class; do
  holds 2 --mode solo --boss "$boss" --class "$class"
done <"$scratch/bosses"
check 'there are Bosses' test -s "$scratch/bosses"
plan

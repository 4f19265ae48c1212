# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by tests of one module in chosen modes: $game says which, $games how many of each (else
# one); SORTIE_GAMES in the environment says otherwise (make conformance).

. "$top_srcdir/tests/tap/tap.sh"

# Stacks of allocations cost a sanitizer more time than the test has.
ASAN_OPTIONS=${ASAN_OPTIONS-}:fast_unwind_on_malloc=1
export ASAN_OPTIONS

games=${SORTIE_GAMES-${games-1}}
seed=1

# holds OPTION...: so many games, in the process that a sanitizer watches to its end. Each call has games
# of its own.
holds ()
{
  "$SORTIE" verify "$game" --here --games "$games" --seed "$seed" "$@" >"$scratch/report" 2>&1
  status=$?
  if test $status != 0; then
    sed '/ holds /d; s/^/# /' "$scratch/report"
  fi
  check "all checks hold: $*" test $status = 0
  seed=$((seed + games))
}

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Games that crash or hang are failures like others, and each failure comes with a command that repeats it
# with as few moves as it takes.

. "$top_srcdir/tests/tap/tap.sh"
cd "$scratch" || exit 99

SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
# a sanitizer leaves the signal to whoever reports it
ASAN_OPTIONS=${ASAN_OPTIONS-}:handle_segv=0
export SORTIE_CONTENT_PATH ASAN_OPTIONS
for module in crashes crashes-listing endless exits hangs no-reason lost-card named-show named-hint; do
  cp "$top_builddir/tests/broken/$module.so" .
done

# verify MODULE OPTION...: into "said".
verify ()
{
  module=$1
  shift
  "$SORTIE" verify "./$module.so" "$@" >said 2>&1
}

# moves: of the first command that was said, one a line.
moves ()
{
  sed -n "/^    sortie verify /{s/.*--moves '\(.*\)'\$/\1/p;s/.*--moves \([^' ]*\)\$/\1/p;q;}" said | tr ';' '\n' | sed 's/^ //'
}

# again MODULE CHECK FILE: the game of the first failure, with the moves of a file, fails the check.
again ()
{
  "$SORTIE" verify "./$1.so" --games 1 --seed "$seed" --time-limit 5 --moves "$(paste -s -d ';' "$3")" >again 2>&1
  grep -q "^$2 *FAILED" again
}

# no_fewer MODULE CHECK: without any one of the moves in "moves" the check does not fail. But for the last one after a
# crash: the kit might try that by chance.
no_fewer ()
{
  n=$(grep -c . moves)
  test "$2" != R6 || n=$((n - 1))
  while test "$n" -gt 0; do
    sed "${n}d" moves >fewer
    again "$1" "$2" fewer && return 1
    n=$((n - 1))
  done
}

# finds MODULE CHECK OPTION...: and says how to see it again with the fewest moves.
finds ()
{
  name=$1
  id=$2
  shift 2
  verify "$name" --games 12 "$@"
  check "$name: a failure is no crash of the program" test $? = 1
  check "$name: its check fails" grep -q "^$id *FAILED" said
  seed=$(sed -n 's/^    sortie verify .* --seed \([0-9]*\).*/\1/p' said | head -n 1)
  moves >moves
  check "$name: the command names the moves" grep -q -e '^    sortie verify ./'"$name"'.so .*--moves' said
  check "$name: it fails again with these" again "$name" "$id" moves
  check "$name: and not without any one of them" no_fewer "$name" "$id"
}

finds crashes R6
crashing=$seed
check 'crashes: how it died is said' grep -q 'it died: Segmentation fault' said
check 'crashes: the move that was tried is named, and is the last of the command' \
  grep -q "while the kit tried “$(tail -n 1 moves)” for [ns]" said
finds crashes-listing R6
check 'crashes-listing: what was asked for whom is said, and the last move, which ends the command' \
  grep -q "while it listed the moves of [ns][a-z]*; the last move was “$(tail -n 1 moves)”" said
finds exits R6
check 'exits: that it found nothing is said' grep -q 'ended without reporting what it found' said
finds lost-card S1
finds no-reason M1

verify endless --games 1
check 'endless: a game that is too long is repeated by its seed, not by hundreds of moves' \
  sh -c 'grep -q "^    sortie verify ./endless.so .*--seed [0-9]" said && ! grep -q -e --moves said'

verify hangs --games 1 --seed "$crashing" --time-limit 2
check 'a game that hangs is stopped' grep -q '^R6 *FAILED' said
check 'and it is said after how long' grep -q 'not finished after 2 seconds' said

check 'of a game that never came back no bound is told' sh -c '! grep -q "needed at once" said'

# Of ten games, the first that hangs is not waited for ten times as long.
verify hangs --games 10 --time-limit 2
check 'a game that hangs among many is stopped after the time of one' grep -q 'it has made no progress for 2 seconds' said
check 'the run ends with it' sh -c 'test "$(grep -c "made no progress" said)" = 1'
check 'and the command names its moves' grep -q -e '^    sortie verify ./hangs.so .*--moves' said

"$SORTIE" verify ./crashes.so --games 12 --here >said 2>&1
check 'in the process of a debugger it dies there' test $? -gt 128

# looks N: how often the table says that H1 was looked at, of games of which one position in N is looked at closely.
looks ()
{
  SORTIE_CONTENT_PATH=$top_srcdir/content "$SORTIE" verify crazy-eights --games 3 --closely "$1" | sed -n 's/^H1 *holds *\([0-9]*\).*/\1/p'
}
check 'a long run may look closely at fewer positions' test "$(looks 1)" -gt "$((2 * $(looks 1000)))"

SORTIE_CONTENT_PATH=$top_srcdir/content "$SORTIE" verify crazy-eights --games 100000 >said 2>&1 &
verifying=$!
tries=0
until grep -q '^SigCgt:.*[4-7c-f][0-9a-f]\{3\}$' "/proc/$verifying/status" || test $tries = 300; do # it listens to SIGTERM
  sleep 0.1
  tries=$((tries + 1))
done
# At a terminal all processes hear it; that the one with the games does changes nothing.
kill -TERM `cat /proc/[0-9]*/stat 2>/dev/null | awk -v parent="$verifying" '$4 == parent { print $1 }'` "$verifying"
wait "$verifying"
check 'who is ended says what the games until then have shown' grep -q '^[0-9]* games*, [0-9]* moves: all checks hold' said

verify named-hint --games 1
check 'a verb that is called like a command is refused, with its table and another id' \
  grep -q '^rules.verbs: “hint” is a command of the program,.* such as “toy-hint”' said

verify named-show --games 1
check 'so is a seat that is called like one' grep -q '^duel: “show” is a command of the program,.* such as “toy-show”' said

plan

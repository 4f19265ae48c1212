#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A program of somebody's that plays a seat: whatever it does, the match goes on.

. "$top_srcdir/tests/tap/tap.sh"

auto ()
{
  "$SORTIE" auto crazy-eights --seed 3 --move-time 1 --seat "player1=exec:$1" >"$scratch/journal" 2>"$scratch/lines" &&
    tr '\n' ' ' <"$scratch/lines" >"$scratch/said"
}

# goes_on 'sentence' COMMAND 'what is said': the match ends as matches do, and its journal is right.
goes_on ()
{
  check "$1: the match goes on" auto "$2"
  check "$1: that is said" grep -q "$3" "$scratch/said"
  check "$1: greedy takes the seat" grep -q 'greedy' "$scratch/said"
  check "$1: the journal is whole" "$SORTIE" replay --check "$scratch/journal"
}

goes_on 'a program that ends at once' false 'has ended'
goes_on 'a program that says nothing' 'sleep 60' 'ran out of time'
goes_on 'a program that speaks another language' "sh -c 'yes no'" 'ran out of time'
cat >"$scratch/asks" <<'END'
while :; do echo '{"method": "legal"}'; read -r answer; done
END
goes_on 'a program that asks on and on' "sh $scratch/asks" 'ran out of time'
cat >"$scratch/long" <<'END'
tr '\0' x </dev/zero
END
goes_on 'a program whose line is endless' "sh $scratch/long" 'has ended'
cat >"$scratch/quits" <<'END'
echo '{"method": "quit"}'
sleep 60
END
goes_on 'a program that says that it quits' "sh $scratch/quits" 'has ended'
cat >"$scratch/half" <<'END'
echo '{"method": "wait"}'; read -r answer
echo '{"method": "move", "params": {"move": "play 8h"}}'; sleep 60
END
goes_on 'a program that leaves a move half done' "sh $scratch/half" 'ran out of time'

# What a program has started ends with the match, also when the program itself has ended.
"$SORTIE" auto crazy-eights --seed 3 --move-time 1 \
  --seat 'player1=exec:sh -c "sleep 299 & echo $! >'"$scratch"'/left"' >"$scratch/journal" 2>&1
# is_gone PID: at once or in a moment; where nobody lays the dead to rest they stay as zombies.
is_gone ()
{
  for i in 1 2 3 4 5 6 7 8 9; do
    grep -q '^State:[^ZX]*$' "/proc/$1/status" 2>/dev/null || return 0
    sleep 0.1
  done
  return 1
}
check 'what a program has started ends with it' is_gone "`cat "$scratch/left"`"

# A signal is not kept waiting by a program that never stops writing.
cat >"$scratch/floods" <<'END'
while :; do echo '{"method": "legal"}'; done &
exec cat >/dev/null
END
"$SORTIE" auto crazy-eights --seed 3 --move-time 60 --seat "player1=exec:sh $scratch/floods" >"$scratch/journal" 2>&1 &
flooded=$!
sleep 0.5
kill -TERM $flooded
( sleep 5; kill -KILL $flooded ) >/dev/null 2>&1 &
wait $flooded
check 'a signal ends a match with a program that floods' test $? != 137

check 'a program that cannot be started is said' sh -c '! "$SORTIE" auto crazy-eights --seat player1=exec:/no/such 2>"$0" && grep -q "cannot be started" "$0"' "$scratch/said"

# A journal may name who plays; it starts nothing.
auto false
check 'the journal does not name the program' sh -c '! grep -q exec "$0"' "$scratch/journal"

echo quit | "$SORTIE" play crazy-eights --seed 4 --seat player1=exec:false --seat player2=human --save "$scratch/saved" >"$scratch/said" 2>&1
check 'at a terminal the person is told, and gets the seat' grep -q 'You play Player 1' "$scratch/said"
printf 'seat player1=exec:true\nseat player1=random\nquit\n' |
  "$SORTIE" play crazy-eights --seed 4 --seat player2=human --seat player1=human --save "$scratch/saved2" >"$scratch/said" 2>&1
check 'what is typed in a match starts no program' grep -q '“exec”' "$scratch/said"
check 'but lets another player sit down' grep -q "`sentence played-by 'Player 1' random`" "$scratch/said"
plan

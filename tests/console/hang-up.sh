#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A terminal that vanishes: the program ends, and the match is in its file.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"

journal=$scratch/one.journal

# is_free 'sentence': holds when before long nobody writes the journal any more, so that the match
# can be continued from it.
is_free ()
{
  tries=0
  until echo quit | "$SORTIE" play --load "$journal" >"$scratch/said" 2>&1; do
    tries=$((tries + 1))
    if test $tries = 100; then
      flunk "$1" "`cat "$scratch/said"`"
      return
    fi
    sleep 0.05
  done
  pass "$1"
}

# is_kept: the match has what was played, and nothing but a match.
is_kept ()
{
  check 'with the move that was made' grep -q ' north: strike$' "$journal"
  check 'and can be played again' "$SORTIE" replay "$journal" --check
}

start 80 play toy --seed 5 --option opener=north --open-hands --save "$journal"
sees 'a match is played' 'Draw: yes'
type_line no
type_line strike
sees 'and something happens in it' 'North strikes'
stop
is_free 'when the terminal vanishes the program ends'
is_kept

# Nobody tells the program, and it does not read from the terminal: it only cannot write any more.
rm "$journal"
cat >"$scratch/deaf" <<END
trap '' HUP
{ printf 'no\\nstrike\\n'; while echo show; do sleep 0.01; done; } 2>/dev/null |
  timeout --foreground 20 "\$SORTIE" play toy --hot-seat --seed 5 --option opener=north --save "$journal"
END
servers=$((servers + 1))
tmux_ new-session -d -x 80 -y 50 "exec sh '$scratch/deaf'"
sees 'a match without a person is shown' 'Sill'
stop
is_free 'when nobody can see it any more it ends too'
is_kept
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Last Man Standing: a Battle Zone between two others has one line on a low screen (SS-20.1). What has no room there can be
# read by one command, which the line names.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

printf '%s\n' 'seat one=greedy' |
  "$SORTIE" play siegestorm --mode last-man-standing-4 --seed 3 --save "$scratch/whole.journal" >"$scratch/out" 2>&1
# the first position in which one of these lines is too long
n=60 line=
while test -z "$line" && test $n -lt 240; do
  n=`expr $n + 10`
  head -n $n "$scratch/whole.journal" >"$scratch/zone.journal"
  line=`echo show | "$SORTIE" play siegestorm --load "$scratch/zone.journal" --width 300 2>"$scratch/errors" |
    grep -E '^Player [A-Z][a-z]* against Player .{70,}' | tail -n 1`
  head -n $n "$scratch/whole.journal" >"$scratch/zone.journal"
done
check 'units meet far away' test -n "$line"

rows=24
start 80 play siegestorm --load "$scratch/zone.journal"
sees 'a line that is too long names the command that shows it' "`sentence all-of-it show`"
check 'and has the width of the screen' sh -c "! grep -qE '^.{81}' '$scratch/screen'"
type_line show
sleep 0.5
tmux_ capture-pane -p -S - >"$scratch/all"
check 'which tells the whole line' \
  sh -c 'tr -s "\n " "  " <"$1" | grep -qF -- "$2"' - "$scratch/all" "$line"
stop

plan

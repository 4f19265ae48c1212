#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What docs/writing-a-game.md says of rounds and tricks: its lines stand in Hearts, and its commands show what it says.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

# The sections, their fenced lines and their commands.
awk '/^## / { here = $2 == "Rounds" || $2 == "Tricks" } here' "$guide" >"$scratch/section"
awk '/^```/ { fenced = !fenced; next } fenced && !/^ *\.\.\.$/' "$scratch/section" >"$scratch/quoted"
awk '/^```/ { fenced = !fenced } !fenced && sub (/^    /, "")' "$scratch/section" >"$scratch/commands"

cat "$top_srcdir"/games/hearts/*.c >"$scratch/hearts.c"
check 'the section quotes Hearts' test "`wc -l <"$scratch/quoted"`" -gt 10
while IFS= read -r line; do
  grep -qFx -e "$line" "$scratch/hearts.c" || echo "$line"
done <"$scratch/quoted" >"$scratch/complaints"
nothing 'Hearts has every line that the section quotes' "$scratch/complaints"

check 'it has commands' test "`wc -l <"$scratch/commands"`" -eq 2
cd "$scratch"
sortie ()
{
  "$SORTIE" "$@"
}
printf '%s\n' 'trick 5' 'round 2' 'trick 13' 'trick 1' 'round 99' quit >typed
while read -r command <&3; do
  eval "$command" <typed >"$scratch/output" 2>&1 || echo "$command"
done 3<"$scratch/commands" >"$scratch/complaints"
nothing 'each command can be typed' "$scratch/complaints"
plan

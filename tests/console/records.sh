#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What came of the matches that are kept, and going through one of them.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export XDG_DATA_HOME XDG_STATE_HOME

# records: what the page says, in one line
records ()
{
  printf '%s\n' records quit | "$SORTIE" --width 200 2>&1 | tr -s '\n ' '  ' >"$scratch/said"
}

said ()
{
  check "$1" grep -qF -- "$2" "$scratch/said"
}

records
said 'nothing was played' 'Siegestorm: won 0, lost 0.'
printf '%s\n' siegestorm concede quit | "$SORTIE" >"$scratch/out" 2>&1
records
said 'who concedes has lost' 'Siegestorm: won 0, lost 1.'
said 'with that deck' 'Dawn Watch won 0, lost 1'
said 'against that Boss, who is still to be beaten' 'Byloss Medium, Hard, Very Hard'
file=`ls "$scratch"/data/sortie/*.journal`
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; s/^result .*/result player-won life SS-14.1/' "$file" |
  "$top_builddir/tests/console/frame" >"$scratch/won.journal"
mv "$scratch/won.journal" "$file"
records
said 'a match that was won is' 'Siegestorm: won 1, lost 0.'
said 'and the Boss is beaten in that class' 'Byloss Medium beaten, Hard, Very Hard'
rm "$file"
records
said 'what is not kept does not count' 'Siegestorm: won 0, lost 0.'
printf '%s\n' concede quit | "$SORTIE" play crazy-eights --hot-seat --seed 3 >"$scratch/out" 2>&1
records
said 'nor does what several people played' 'Crazy Eights: won 0, lost 0.'

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What docs/writing-a-game.md quotes of its game stands in it, line by line, as that section leaves it.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"
mkdir "$scratch/quoted"
awk -v dir="$scratch/quoted" -f "$top_srcdir/tests/guide/quoted.awk" "$guide"

# Whether the lines of the first file stand one after the other in one of the others.
stands ()
{
  awk '
    NR == FNR { want[++n] = $0; next }
    FNR == 1 { at = 0 }
    { text[FNR] = $0; at = FNR
      if (at >= n) {
        same = 1
        for (i = 1; i <= n && same; i++)
          same = text[at - n + i] == want[i]
        if (same) { found = 1; exit }
      } }
    END { exit !found }' "$@"
}

# The sections from the seventh on add no code.
for block in "$scratch"/quoted/*; do
  section=${block##*-}
  test "$section" -le 6 || section=6
  folder=$top_builddir/example/section-$section
  stands "$block" "$folder"/garden.* "$folder"/content/garden/*.xml ||
    { echo "line `basename "$block" "-$section"` of the guide:"; head -n 4 "$block"; }
done >"$scratch/complaints"
nothing 'each quoted block stands in the game as its section leaves it' "$scratch/complaints"

check 'there are quotations' test "`ls "$scratch/quoted" | wc -l`" -gt 10

printf 'no such line\n' >"$scratch/other"
if stands "$scratch/other" "$top_builddir"/example/section-*/garden.c; then
  flunk 'what stands nowhere is found out'
else
  pass 'what stands nowhere is found out'
fi
plan

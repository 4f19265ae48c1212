#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Four players climb: sets of equal cards, higher ones of the same number, ranks as the result.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/president
SORTIE_CONTENT_PATH=$top_srcdir/tests/president/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/president/president.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify president --games "`games 4`" --seed 1 --coverage

# P-5: three points, two, one and none; nobody can have as many as another.
"$SORTIE" auto president --seed 4 >"$scratch/match"
tail -n 1 "$scratch/match" | tr ' ' '\n' | sed -n 's/^[a-z]*=//p' | sort | tr '\n' ' ' >"$scratch/points"
check 'each rank is somebody'"'"'s' grep -qx '0 1 2 3 ' "$scratch/points"
check 'and it can be played again' "$SORTIE" replay --check "$scratch/match"

# shown MOVE...: the table after these moves; into "shown".
shown ()
{
  printf '%s\n' "$@" show quit | "$SORTIE" play president --seed 4 --hot-seat >"$scratch/shown" 2>&1
}
shown
check 'an empty pile is not drawn' \
  sh -c 'grep -q "^Cards to play" "$1" && ! grep "^Pile" "$1"' - "$scratch/shown"
shown 1
check 'once a card lies there, it is' grep -q '^Pile 1 card$' "$scratch/shown"

# The last card of the pack has nothing to do with it.
cp -r "$top_srcdir/tests/president/content/president" "$scratch" && chmod -R u+w "$scratch/president"
cp "$scratch/president/rules.xml" "$scratch/president/more.xml"
"$SORTIE" lint "$scratch/president" >"$scratch/said" 2>&1
check 'a file beside the index that it does not list is told by its name' \
  grep -q 'index.xml:[0-9]*: “more.xml”' "$scratch/said"

plan

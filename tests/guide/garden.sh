#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The game that the guide ends with is sound, and plays by its rules.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"
example=$top_srcdir/docs/example

check 'its content has no faults' "$SORTIE" lint "$example/content/garden"
check 'its scenarios hold' "$SORTIE" scenario "$example/garden.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify garden --games 30 --seed 1

# In the file each clause is four lines at most, from its element to its end.
without ()
{
  rm -rf "$scratch/content"
  cp -R "$example/content" "$scratch/content"
  chmod -R u+w "$scratch/content"
  sed "/<$1 /,/<\/$1>/d" "$example/content/garden/cards.xml" >"$scratch/content/garden/cards.xml"
  SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" scenario "$example/garden.scenario" \
    >"$scratch/without" 2>&1
  test $? = 1
}
check 'a scenario fails without the text of the sunflower' without when
check 'a scenario fails without the text of the beehive' without modify
plan

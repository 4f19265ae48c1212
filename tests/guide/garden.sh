#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The scenarios of the guide's game see each clause of its cards.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"
after 6
content=$SORTIE_CONTENT_PATH

# In the file each clause is four lines at most, from its element to its end.
without ()
{
  rm -rf "$scratch/content"
  cp -R "$content" "$scratch/content"
  sed "/<$1 /,/<\/$1>/d" "$content/garden/cards.xml" >"$scratch/content/garden/cards.xml"
  SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" scenario "$scenarios" >"$scratch/without" 2>&1
  test $? = 1
}
check 'a scenario fails without the text of the sunflower' without when
check 'a scenario fails without the text of the beehive' without modify
plan

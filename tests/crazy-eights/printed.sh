#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What a content file prints on a card of a pack is bounded by no tag: each of these has 60 attributes, one tag may
# have 64.

. "$top_srcdir/tests/tap/tap.sh"

cp -R "$top_srcdir/content/crazy-eights" "$scratch/more"
chmod -R u+w "$scratch/more"

# attributes LETTER: sixty of them
attributes ()
{
  awk -v letter="$1" 'BEGIN { for (i = 0; i < 60; i++) printf " %s%d=\"1\"", letter, i }'
}

{
  sed '/<\/content>/d' "$top_srcdir/content/crazy-eights/cards.xml"
  for letter in p q r; do echo "<print on=\"ac\"`attributes $letter`/>"; done
  echo '</content>'
} >"$scratch/more/cards.xml"
"$SORTIE" lint "$scratch/more" >"$scratch/said" 2>&1
check 'a card with 180 attributes more is refused' test $? = 1
check 'for the first that it cannot have' tells '“ac” … “p0”' "$scratch/said"
plan

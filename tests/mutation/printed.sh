#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# In games with the common pack, no number on a card can be one more without a scenario that fails.

. "$top_srcdir/tests/tap/tap.sh"

# numbers GAME: "8c,pips,50,wild="yes"", a line for each number of each card, with what else is printed on it.
numbers ()
{
  sed -n 's/.*<print on="\([^"]*\)" \(.*\)\/>.*/\1|\2/p' "$top_srcdir/content/$1/cards.xml" |
    awk -F '|' '{ n = split ($1, cards, " "); m = split ($2, pairs, " ");
      for (i = 1; i <= n; i++)
        for (k = 1; k <= m; k++)
          {
            split (pairs[k], pair, "[=\"]+"); others = $2; sub (pairs[k], "", others); gsub (" ", "", others)
            if (pair[2] ~ /^[0-9]+$/) print cards[i] "," pair[1] "," pair[2] "," others
          } }'
}

# changed GAME CARD NUMBER VALUE OTHERS: a copy of its content in which one card has this number there.
changed ()
{
  rm -rf "$scratch/content"
  mkdir "$scratch/content"
  cp -R "$top_srcdir/content/$1" "$scratch/content"
  chmod -R u+w "$scratch/content"
  sed "s/\(on=\"\)$2 /\1/;s/\(on=\"[^\"]*\) $2\([ \"]\)/\1\2/;/<print on=\"$2\"/d;s,</content>,<print on=\"$2\" $3=\"$4\" $5/>\n</content>," \
    "$top_srcdir/content/$1/cards.xml" >"$scratch/content/$1/cards.xml"
  cp -R "$top_srcdir/content/packs" "$scratch/content"
  chmod -R u+w "$scratch/content"
}

loads ()
{
  SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" lint "$scratch/content/$1" >"$scratch/said" 2>&1
}

# Whether all scenarios hold with it.
holds ()
{
  SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" scenario "$top_srcdir"/tests/scenarios/"$1"/*.scenario >"$scratch/said" 2>&1
}

# Whether the content loads, and some scenario fails with it.
is_missed ()
{
  loads "$1" && ! holds "$1"
}

for game in hearts crazy-eights; do
  check "the numbers of $game are found" test "`numbers $game | grep -c .`" -ge 14
  same=
  for line in `numbers $game`; do
    old_ifs=$IFS
    IFS=,
    set -- $line
    IFS=$old_ifs
    if test -z "$same"; then
      changed $game $1 $2 $3 "${4-}"
      check "$game: a copy in which nothing is changed holds" holds $game
      same=seen
    fi
    changed $game $1 $2 $(($3 + 1)) "${4-}"
    check "$game: $1: $2 is one more, and missed" is_missed $game
  done
done
plan

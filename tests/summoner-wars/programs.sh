#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The printed programs of all cards: a name that nothing follows is not printed, and no translation lacks a case.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" cards summoner-wars --program --width 4000 >"$scratch/cards"
check 'there are programs' grep -q '^    When played:' "$scratch/cards"
check 'something is below each heading' "${AWK-awk}" '
  heading && !/^      / { bare = 1; print "# nothing below " heading }
  { heading = /^    [^ ].*:$/ ? $0 : "" }
  END { exit bare }' "$scratch/cards"

check 'a card under one of two is under one or the other' grep -q 'Rune under this or the' "$scratch/cards"

# Words that lack the case that a sentence asks for follow a colon, "adjacent to: a wall", where English has none.
for language in `grep -v '^#' "$top_srcdir/po/LINGUAS"`; do
  for game in summoner-wars siegestorm; do
    "$SORTIE" cards $game --program --width 4000 >"$scratch/english"
    "$SORTIE" --language "$language" cards $game --program --width 4000 >"$scratch/translated"
    paste -d '\t' "$scratch/english" "$scratch/translated" | "${AWK-awk}" -F '\t' '
      function colons (text) { gsub (/„[^”]*”|\([^()]*\)/, "", text); return gsub (/: /, "", text) }
      /^    / { sub (/: the [a-z ]+\.$/, ".", $1); if (colons($2) > colons($1)) { print $2 } }
    ' >"$scratch/complaints"
    nothing "$language: no word in the programs of $game lacks a case" "$scratch/complaints"
  done
done

plan

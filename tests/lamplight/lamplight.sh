#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Cards that all but their player see: in views, the log, what is drawn, what is listed, and for other programs.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/lamplight
SORTIE_CONTENT_PATH=$top_srcdir/tests/lamplight/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/lamplight/lamplight.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify lamplight --games "`games 7`" --seed 1
"$SORTIE" auto lamplight --seed 2 >"$scratch/match"
check 'a match can be played again' "$SORTIE" replay --check "$scratch/match"
check 'that all have lost is its result' grep -q ' result all-lost burned G-7 score ada=[0-9]* bo=[0-9]*$' "$scratch/match"

# typed LINES: what the first player, Bo with this seed, reads.
typed ()
{
  printf "$1" | "$SORTIE" play lamplight --hot-seat --seed 3 $2 2>&1
}

cat >"$scratch/wanted" <<'END'
   7  play 1          Play card 1.
   8  play 2          Play card 2.
   9  play 3          Play card 3.
  10  play 4          Play card 4.
  11  play 5          Play card 5.
END
typed 'moves\n' | grep ' play [1-5] ' >"$scratch/listed"
check 'moves with cards that one does not see are listed by where they lie' cmp "$scratch/wanted" "$scratch/listed"

# Bo is told of Ada's hand, and of where in his own the cards lie that were told.
typed 'tell ada white\nhand\ntell bo white\nhand\nshow\nlog\n' >"$scratch/short"
check 'a player reads marks, and no faces' grep -qx '   3  card 3 (white)' "$scratch/short"
check 'and what a card is not' grep -qx '   1  card 1 (not white)' "$scratch/short"
check 'the others read the faces' grep -q '^Hand 5 cards: Red 4 (not white), Blue 4 (not white), White 5 (white), White 4$' "$scratch/short"
check 'and the log says where they lie' grep -qE '^Bo tells Ada what is white: card [1-5], card [1-5]' "$scratch/short"
typed 'tell ada white\ntell bo white\nshow\n' --linear >"$scratch/linear"
check 'so does the table in sentences' grep -q '^Hand: 5 cards: card 1 (white), card 2 (not white), card 3 (not white), card 4$' "$scratch/linear"
check 'a card that one does not see has no name' sh -c "printf 'play white-3\n' |
  '$SORTIE' play lamplight --hot-seat --seed 3 2>&1 | grep -q '`sentence not-at-hand 'White 3'`'"

cat >"$scratch/requests" <<'END'
{"id":1,"method":"new","params":{"seed":3}}
{"id":2,"method":"move","params":{"seat":"bo","move":"tell ada white"}}
{"id":3,"method":"view","params":{"seat":"ada"}}
END
"$SORTIE" serve lamplight <"$scratch/requests" | tail -1 >"$scratch/view"
check 'other programs see marks on cards without faces' grep -qF '{"card":null,"flags":["white"]}' "$scratch/view"
check 'and of what they were told that it is not true' grep -qF '{"card":null,"denied":["white"]}' "$scratch/view"
check 'and faces of all other cards' grep -qE '"id":"bo.hand"[^]]*"cards":\[\{"card":"[a-z]+-[1-5]"' "$scratch/view"
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the kit says of clauses, events, moves and reasons that its games have not shown; and of bounds.

. "$top_srcdir/tests/tap/tap.sh"
cd "$scratch" || exit 99

mkdir content
cp -R "$top_srcdir/content/frontier" content/frontier
chmod -R u+w content

# Peddlers are in every first deck and are played in every game, but nobody can claim one.
sed '/<person id="peddler"/,/<\/person>/{
  s|</name>|</name><text>Played or claimed: gain 1 supplies.</text>|
  s|</person>|<when event="played" of="self"><supplies n="1"/></when><when event="claimed" of="self"><supplies n="1"/></when></person>|
}' "$top_srcdir/content/frontier/cards.xml" >content/frontier/cards.xml

SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" verify frontier --mode two --games 2 --coverage >said 2>&1
check 'a game with a dead clause holds all the same' test $? = 0

# lists HEADING: what stands below it.
lists ()
{
  sed -n "/^$1/,/^[^ ]/{/^ /p;}" said
}

lists 'Clauses that never' | grep peddler >peddler
check 'a clause that never took effect is listed by card, line and event' \
  grep -q '^  peddler, line [0-9]*: <when> claimed$' peddler
check 'one that did is not' sh -c '! grep -q "played" peddler'
lists 'Events that never' >events
check 'what happened is no missing event' sh -c '! grep -qE "played|drawn|bought" events'
lists 'Moves that were' >moves
check 'what was done is no missing move' sh -c '! grep -qE "^  (play|buy|done)$" moves'
lists 'Reasons that were' >reasons
check 'nor is a reason that was given' sh -c '! grep -q "too-dear" reasons'
check 'one that cannot be in two games is: a camp of 20 cards is full' grep -q '^  full-camp$' reasons

check 'each bound has its high-water mark' grep -qE '^  cards +[0-9]+ / 160' said
# Others may need more, so less is not suggested.
check 'games of one mode suggest no smaller bound' sh -c '! grep -q "would be enough for these games" said'
check 'they name the modes that they leave out' grep -q 'none of them had three, four\.$' said

# Far more room than any match needs is seen.
"$SORTIE" verify frontier --games 12 --closely 200 >said 2>&1
check 'after games of all modes there is a suggestion' \
  grep -qE '^  effects +[0-9]+ / 32 +[0-9]+ would be enough for these games$' said
check 'and nothing is left out' sh -c '! grep -q "none of them had" said'

"$SORTIE" verify hearts --games 1 --coverage >said 2>&1
check 'a game without abilities has no clauses' grep -qx "`sentence idle-clauses 0 0`" said
check 'its round has taken frames, up to all there are' grep -qE '^  frames +3 / 3' said

# What waits for the doing of a seat, where only the rules do it: lint plays a few games to see that.
mkdir -m 700 modules
cp "$top_builddir/tests/broken/tolls.so" modules/bells.so
cp -R "$top_srcdir/tests/bells/content/bells" content/bells
chmod -R u+w content/bells
# waits ATTRIBUTE: what lint says of a card that answers such an event.
waits ()
{
  sed "s|</content>|<bell id=\"drip\" worth=\"1\"><name>Drip</name><text>Draw 1 bell.</text>\
<when event=\"$1\"><draw n=\"1\"/></when></bell></content>|" "$top_srcdir/tests/bells/content/bells/cards.xml" >content/bells/cards.xml
  SORTIE_MODULE_PATH=$scratch/modules "$SORTIE" lint content/bells >said 2>&1
}
waits 'tolled" by="you'
check 'lint warns of an event that only the rules cause' grep -q 'cards.xml:[0-9]*: card “drip”: “tolled” happened [0-9]* times' said
waits 'chimed" by="you'
check 'also of a rare one, for which it plays more games' \
  grep -qE 'cards.xml:[0-9]*: card “drip”: “chimed” happened [5-9] times' said
waits 'tolled" of="you'
check 'not where nobody need have done it' sh -c '! grep -q tolled said'
waits 'burned" by="you'
check 'nor where somebody did it' sh -c '! grep -q burned said'

plan

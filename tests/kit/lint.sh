#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What "sortie lint" sees in a few games of a module that somebody else wrote.

. "$top_srcdir/tests/tap/tap.sh"
cd "$scratch" || exit 99

SORTIE_MODULE_PATH=modules
SORTIE_CONTENT_PATH=content
# a sanitizer leaves the signal to whoever reports it
ASAN_OPTIONS=${ASAN_OPTIONS-}:handle_segv=0
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH ASAN_OPTIONS
mkdir modules content
cp -r "$top_builddir/example/section-6/content/garden" content
chmod -R u+w content
cp "$top_builddir/example/section-6/garden.so" modules
sed 's/<when event="planted" of="self">/<when event="planted" of="self" by="you">/' content/garden/cards.xml >cards
cp cards content/garden/cards.xml
"$SORTIE" lint content/garden >said 2>&1
check 'a card that waits for what players do is sound' grep -qx 'content/garden: no faults' said


# Without decks, rules or room. Only the author of the module can name the rules that end a match.
without ()
{
  rm -rf content/garden
  cp -r "$top_builddir/example/section-6/content/garden" content
  chmod -R u+w content
  sed -i "$2" "content/garden/$1"
}
without cards.xml '/<deck /,/<\/deck>/d'
"$SORTIE" lint content/garden >said 2>&1
check 'a game without a deck cannot be played' test $? = 1
check 'the warning names the kind of deck' grep -q 'index.xml: .*“garden”' said
check 'and the error what happens then' grep -q "“garden” failed: `sentence no-legal-move`" said

without index.xml '/<rules /d'
rm content/garden/rules.xml
"$SORTIE" lint content/garden >said 2>&1
check 'a game without rules for players is no error' test $? = 0
check 'but a warning' grep -q 'rules.xml' said

without cards.xml '/of="radish"/s/n="[0-9]*"/n="60"/'
"$SORTIE" lint content/garden >said 2>&1
check 'a match without room is an error' test $? = 1
check 'which names the bound' grep -q '(cards: 24, and [0-9]* are needed)' said

rm -rf content/garden
cp -r "$top_builddir/example/section-1/content/garden" content
cp "$top_builddir/example/section-1/garden.so" modules
chmod -R u+w content
"$SORTIE" lint content/garden >said 2>&1
printf '%s\n' 'help goal' quit | "$SORTIE" play garden --hot-seat --no-pager >goal 2>&1
check 'a game that names no rules of its end says that' grep -q 'does not name the rules by which a match is won' goal
check 'after what it is about' grep -qx 'Be the first without cards\.' goal

# The made-up game that crashes in the third place of its sill, with a card that waits for somebody.
cp "$top_builddir/tests/broken/crashes.so" modules/toy.so
cp -r "$top_srcdir/tests/toy/content/toy" content
chmod -R u+w content
sed '/<name>Beacon/a <when event="struck" by="you"><stop/></when>' content/toy/lamps.xml >lamps
cp lamps content/toy/lamps.xml
"$SORTIE" lint content/toy >said 2>&1
check 'a game that crashes does not take "lint" with it' test $? = 1
check 'it says how the game died' \
  grep -q '“toy” failed: the process that played it died: Segmentation fault' said
check 'and nothing else' test "$(grep -vc -e '^Warnings:$' -e '/index.xml: ' said)" = 1

plan

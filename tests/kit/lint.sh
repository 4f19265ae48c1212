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
sed 's/<when event="planted" of="self">/<when event="planted" by="you">/' content/garden/cards.xml >cards
cp cards content/garden/cards.xml
"$SORTIE" lint content/garden >said 2>&1
check 'a card that waits for what players do is sound' grep -qx 'content/garden: no faults' said

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
check 'and nothing else' test "$(wc -l <said)" = 1

plan

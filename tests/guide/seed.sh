#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The game that the guide begins with: hardly more than a table of NULL, and it runs all the same.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

check 'its content has no faults' "$SORTIE" lint "$top_srcdir/docs/example/content/seed"
check 'the conformance kit finds nothing' "$SORTIE" verify seed --games 30 --seed 1
check 'its cards are shown' "$SORTIE" cards seed radish

printf '%s\n' 'show hand' 'card radish' 'help compost' 'rules' 'compost pear' 'quit' |
  "$SORTIE" play seed --seed 1 >"$scratch/session" 2>&1
check 'a hand is shown' grep -q '^Hand: 5 cards' "$scratch/session"
check 'a card is shown that carries no number' grep -q '^Radish (Plant): radish' "$scratch/session"
check 'that there is no rulebook is said' grep -q 'This game has no rulebook' "$scratch/session"
check 'what is no card is refused' grep -q 'Nothing here is called “pear”' "$scratch/session"

# Where a game is installed. A variable that is used before it is given is empty.
export PKG_CONFIG_PATH="$top_builddir/framework"
prefix=`pkg-config --variable=prefix sortie`
for variable in moduledir contentdir; do
  folder=`pkg-config --variable=$variable sortie`
  check "pkg-config knows the $variable" test "$folder" != "${folder#"$prefix"/}"
done
plan

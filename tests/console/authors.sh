#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the program prints for authors of content: the schema of a game, and the reference.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" schema siegestorm >"$scratch/schema"
check 'the schema of a game is the one that it ships' \
  cmp "$scratch/schema" "$top_srcdir/content/schema/siegestorm.xsd"

# Only the module is read: its content may be what is being written.
cp "$SORTIE_MODULE_PATH/hearts.so" "$scratch/mine.so"
"$SORTIE" schema hearts >"$scratch/by-id"
SORTIE_CONTENT_PATH="$scratch" "$SORTIE" schema "$scratch/mine.so" >"$scratch/by-path"
check 'a module is named by its path, too' cmp "$scratch/by-id" "$scratch/by-path"
check 'its cards have the values of the game' grep -q 'name="rank"' "$scratch/by-path"

"$SORTIE" describe --manual >"$scratch/every-game"
"$SORTIE" describe --manual frontier >"$scratch/frontier"
check 'the reference is that of every game first' grep -qx '## Clauses' "$scratch/frontier"
adds=`sentence game-adds`
check 'then it has what the game adds' \
  sh -c 'sed -n "/^# $2/,\$p" "$1" | grep -qx "### \`<supplies>\`"' - "$scratch/frontier" "$adds"
check 'and not before' \
  sh -c '! sed "/^# $2/,\$d" "$1" | grep -q "<supplies>"' - "$scratch/frontier" "$adds"
check 'without a game it adds nothing' sh -c '! grep -q "$2" "$1"' - "$scratch/every-game" "$adds"

# A word is told with the games that have it; what every game has, once and without them.
"$SORTIE" describe draw >"$scratch/draw"
check 'a word of several games is told for each' \
  sh -c 'grep -qx "Frontier:" "$1" && grep -qx "Siegestorm:" "$1" && grep -qx "Summoner Wars:" "$1"' - "$scratch/draw"
"$SORTIE" describe choose >"$scratch/choose"
check 'a word of every game names none' sh -c 'head -n 1 "$1" | grep -q "^<choose>"' - "$scratch/choose"

plan

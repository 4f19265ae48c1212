#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sortie new-game: only what can be a game is begun, and all of it or nothing. tests/module/new-game.sh builds one.

. "$top_srcdir/tests/tap/tap.sh"
cd "$scratch" || exit 99

# The loader looks games up by their ids: words with one dash between them.
for name in my- a--b 1st My a_b; do
  check "“$name” can be no game" \
    sh -c '! "$1" new-game "$0" 2>said && grep -q "cannot be the id of a game" said && ! test -e "$0"' "$name" "$SORTIE"
done
check 'what can be one is begun' "$SORTIE" new-game my-2nd-game
check 'and has an index' test -f my-2nd-game/content/my-2nd-game/index.xml

# A disk that is full when the second file is written.
(trap '' XFSZ; ulimit -f 4; exec "$SORTIE" new-game half) >said 2>&1
check 'half a game is none' test $? = 1
check 'it is said why' grep -q 'half.c' said
check 'and nothing of it is left' sh -c '! test -e half'

plan

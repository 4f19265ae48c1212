#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No comparison, condition or statement in the rules of Hearts and Frontier can be another without a scenario that
# fails, or a game of the kit.

. "$top_srcdir/tests/tap/tap.sh"

if ! python3 -c 'import sys; assert sys.version_info >= (3, 7)' 2>/dev/null; then
  skip 'changes of rules' 'python3 is missing'
  plan
fi
flags=`pkg-config --cflags glib-2.0 gmodule-no-export-2.0 libxml-2.0`

# holds GAME: whether each change of its rules is noticed.
holds ()
{
  python3 "$top_srcdir/tests/mutation/rules.py" "$SORTIE" "$1" "$top_srcdir/games/$1" \
    "`echo "$top_srcdir/tests/scenarios/$1"/*.scenario`" "-I$top_srcdir/framework/include $flags" \
    "$top_srcdir/tests/mutation/unseen-rules-$1.txt" events.c verbs.c
}

check 'each change of the rules of Hearts is noticed' holds hearts
check 'each change of the rules of Frontier is noticed' holds frontier
plan

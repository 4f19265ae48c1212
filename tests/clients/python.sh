#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The client for Python plays whole matches, and its bot a seat.

. "$top_srcdir/tests/tap/tap.sh"

if ! python3 -c 'import json, subprocess, sys; assert sys.version_info >= (3, 7)' 2>/dev/null; then
  skip 'the client for Python' 'python3 is missing'
  plan
fi
# a game that all play together
SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/lamplight
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/lamplight/content
PYTHONPATH=$top_srcdir/clients/python PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH PYTHONDONTWRITEBYTECODE

check 'it plays matches, sees views, and is told why not' python3 "$top_srcdir/tests/clients/play.py" "$SORTIE"

bot=$top_srcdir/clients/python/sortie.py
check 'its bot plays a seat of a match that sortie plays' \
  sh -c '"$SORTIE" auto crazy-eights --seed 4 --seat "player1=exec:python3 '"'$bot'"'" >"$0/journal" && grep -q " result " "$0/journal"' "$scratch"
check 'the journal of that match is right, and starts no program' \
  sh -c '"$SORTIE" replay --check "$0/journal" && ! grep exec "$0/journal"' "$scratch"
plan

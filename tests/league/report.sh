#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The page about a run: one file that needs nothing else, with plots where gnuplot is installed.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" league siegestorm --mode duel --player random --deck styxia-starter --deck ysra-starter \
  --games 10 --results "$scratch/run.jsonl" --report "$scratch/page.html" >"$scratch/table.txt"
check 'a page is written' test -s "$scratch/page.html"

# What a browser would fetch; the names of formats are no addresses to follow.
outside ()
{
  grep -oE '(src|href)="[^#"][^"]*"|url\([^)#]*\)|@import' "$1" >"$scratch/complaints"
  nothing "$2" "$scratch/complaints"
}
outside "$scratch/page.html" 'nothing in it is fetched from elsewhere'
check 'it has the table of the cards' grep -q '<h2>Cards</h2>' "$scratch/page.html"
check 'which the terminal has only when asked' \
  sh -c '! grep -q "^Cards" "$0" && "$1" league merge "$2" --all | grep -q "^Cards"' \
  "$scratch/table.txt" "$SORTIE" "$scratch/run.jsonl"

# The tags of a page, each closed in its order; gnuplot's too.
sed 's/<!DOCTYPE html>//; s/<meta charset="utf-8">//' "$scratch/page.html" >"$scratch/page.xml"
if command -v xmllint >/dev/null; then
  check 'it is well formed' xmllint --noout "$scratch/page.xml"
else
  skip 'it is well formed' 'xmllint is not installed'
fi

if command -v gnuplot >/dev/null; then
  check 'it has three plots' test "`grep -c '<svg' "$scratch/page.html"`" = 3
else
  skip 'it has three plots' 'gnuplot is not installed'
fi

# Without gnuplot: a PATH on which nothing is.
mkdir "$scratch/empty"
PATH="$scratch/empty" "$SORTIE" league merge "$scratch/run.jsonl" --report "$scratch/bare.html" >/dev/null
check 'without gnuplot there are no plots' sh -c '! grep -q "<svg" "$0"' "$scratch/bare.html"
sed '/<svg/,/<\/svg>/d; /<h2>.*<svg/d' "$scratch/bare.html" | grep -c '<table>' >"$scratch/bare-tables"
grep -c '<table>' "$scratch/page.html" | diff - "$scratch/bare-tables" >"$scratch/complaints"
nothing 'and all the tables' "$scratch/complaints"

"$SORTIE" league merge "$scratch/run.jsonl" --report "$scratch/nowhere/page.html" >/dev/null 2>&1
check 'a page that cannot be written is a failure' test $? = 1

"$SORTIE" league merge "$scratch/run.jsonl" --language pl --report "$scratch/pl.html" >"$scratch/pl.txt"
check 'the page speaks the language that was asked for' grep -q '<html lang="pl">' "$scratch/pl.html"
check 'and so does the table' grep -q '^Pojedynki' "$scratch/pl.txt"

plan

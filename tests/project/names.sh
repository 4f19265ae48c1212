#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the content has is known to the content alone: C names no card, deck, faction, opponent or ability. A rule that
# treats some of them differently reads an attribute or a trait.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# A card of one word may be called like a word of the language ("wall", "heal"), so its id is compared only if it has
# several words. Whoever has cards (a faction, an opponent) is compared always.
owners='faction|deck|boss|person'
# A word of the rules that is the id of a card, too.
rule_words='vine-wall'

content=`ls content/*/*.xml tests/content/summoner-wars/*.xml | grep -v '/rul'`
# the levels of an opponent are chosen by words like "medium", which name nobody
sed -n 's/^ *<class id="\([a-z0-9-]*\)".*/\1/p' $content >"$scratch/levels"
{ sed -nE "s/^ *<[a-z-]* id=\"([a-z0-9]+-[a-z0-9-]+)\".*/\1/p" $content
  sed -nE "s/^ *<($owners) id=\"([a-z0-9-]*)\".*/\2/p" $content
} | grep -vxE "$rule_words" | grep -vxFf "$scratch/levels" | sed 's/.*/"&"/' | sort -u >"$scratch/ids"

check 'the content has ids' test `wc -l <"$scratch/ids"` -gt 500

# Comments give examples.
grep -rnFf "$scratch/ids" --include='*.[ch]' framework games |
  sed -E 's,/\*.*,,; /:[0-9]+: +\* /d' | grep -Ff "$scratch/ids" >"$scratch/complaints"
nothing 'C names nothing that the content has' "$scratch/complaints"

# Nor is a word of an identifier the name of whoever has cards. A short one could be any word.
sed -nE "s/^ *<($owners) id=\"([a-z0-9-]{6,})\".*/\2/p" $content | grep -vxFf "$scratch/levels" | tr - _ |
  sed 's/.*/_&_/' | sort -u >"$scratch/names"
check 'whoever has cards has a name' test `wc -l <"$scratch/names"` -gt 20
grep -rnoE --include='*.[ch]' '\<[A-Za-z0-9]+(_[A-Za-z0-9]+)+\>' framework games | sed 's/[^:]*$/_&_/' |
  grep -iFf "$scratch/names" | sort -u >"$scratch/complaints"
nothing 'no identifier of C has the name of a faction, a deck or a person' "$scratch/complaints"

# A debugger, and whoever searches, tells functions apart by their names. Few files may share one that is static.
find framework -name '*.c' | while read -r file; do
  awk '/^static / { wait = 1; if (/[;={]$/) { wait = 0 } next }
       wait && match ($0, /^[a-z_0-9]+ \(/) { print substr ($0, 1, RLENGTH - 2) } { wait = 0 }' "$file" | sort -u
done | sort | uniq -c | awk '$1 > 3 { print $2 " is a function of " $1 " files" }' >"$scratch/complaints"
nothing 'no four files have a static function of the same name' "$scratch/complaints"

plan

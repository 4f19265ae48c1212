#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the content has is known to the content alone: C names no card, deck, faction, opponent or ability. A rule that
# treats some of them differently reads an attribute or a trait.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# Words of the language and of the rules that are the id of some card, too.
rule_words='as|command|gang|healing|steal|track|vine-wall|wall'

sed -n 's/^ *<[a-z-]* id="\([a-z0-9-]*\)".*/\1/p' `ls content/*/*.xml tests/content/summoner-wars/*.xml | grep -v '/rul'` >"$scratch/all"
# the levels of an opponent are chosen by words like "medium", which name nobody
sed -n 's/^ *<class id="\([a-z0-9-]*\)".*/\1/p' content/*/*.xml >"$scratch/levels"
grep -vxE "$rule_words" "$scratch/all" | grep -vxFf "$scratch/levels" | sed 's/.*/"&"/' | sort -u >"$scratch/ids"

check 'the content has ids' test `wc -l <"$scratch/ids"` -gt 500

# Comments give examples.
grep -rnFf "$scratch/ids" --include='*.[ch]' framework games |
  sed -E 's,/\*.*,,; /:[0-9]+: +\* /d' | grep -Ff "$scratch/ids" >"$scratch/complaints"
nothing 'C names nothing that the content has' "$scratch/complaints"

plan

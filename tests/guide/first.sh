#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The guide lists the functions that the small games call: with all of them, and with no others.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

# A call has a space in front of its bracket; what only the game itself defines does not begin like this.
cat "$top_srcdir"/games/crazy-eights/*.[ch] "$top_srcdir/docs/example/garden.c.in" |
  grep -oE '\<(sortie_[a-z0-9_]+|SORTIE_EACH_[A-Z_]+) \(' | sed 's/ (//' | sort -u >"$scratch/called"
sed -n '/^## The functions to begin with/,/^## 1/p' "$guide" >"$scratch/table"
grep -oE '`(sortie_[a-z0-9_]+|SORTIE_EACH_[A-Z_]+)`' "$scratch/table" | tr -d '`' | sort >"$scratch/listed"

comm -23 "$scratch/called" "$scratch/listed" >"$scratch/complaints"
nothing 'whatever the small games call is in the list' "$scratch/complaints"
comm -13 "$scratch/called" "$scratch/listed" >"$scratch/complaints"
nothing 'nothing else is, and nothing twice' "$scratch/complaints"

check 'the list comes before the first section' grep -q '^## 1\.' "$scratch/table"

# A column says where a row's functions are declared.
grep '^| [a-z]' "$scratch/table" |
while IFS='|' read -r nothing purpose functions headers section; do
  for function in `echo "$functions" | grep -oE '(sortie|SORTIE)_[A-Za-z0-9_]+'`; do
    (cd "$top_srcdir/framework/include/sortie" &&
     grep -lE "(^|[ *])$function ?\\(" `echo "$headers" | grep -oE '[a-z]+\.h'` >/dev/null) || echo "$function"
  done
done >"$scratch/complaints"
nothing 'each is declared in a header of its row' "$scratch/complaints"

# The last one says which section first calls one of them.
grep '^| [a-z]' "$scratch/table" |
while IFS='|' read -r nothing purpose functions headers section; do
  called=`echo "$functions" | grep -oE '(sortie|SORTIE)_[A-Za-z0-9_]+' | sed 's/.*/\\\\<& \\\\(/' | paste -s -d '|' -`
  first=
  for number in 6 5 4 3 2 1; do
    ! grep -qE "$called" "$top_builddir/example/section-$number/garden.c" || first=$number
  done
  test "$first" = "`echo "$section" | tr -cd 0-9`" || echo "$purpose: section $first"
done >"$scratch/complaints"
nothing 'each row names the section that first calls one of its functions' "$scratch/complaints"

plan

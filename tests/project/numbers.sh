#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Numbers of cards, zones, places and pieces may name nothing. They are read through sortie/table.h,
# which knows that; the arrays of the state are for the model, and for loops over all of them.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

arrays='sortie_state_(cards|zones|places|pieces) \('

grep -rnE --include='*.[ch]' "$arrays" games >"$scratch/complaints"
nothing 'no game reads the arrays of the state' "$scratch/complaints"

grep -rnE --include='*.[ch]' "$arrays[^()]*\)\[" framework |
  grep -vE '^framework/(model/|include/sortie/(state|table)\.h:)' >"$scratch/complaints"
nothing 'above the model nobody reads an array of the state by a number' "$scratch/complaints"

plan

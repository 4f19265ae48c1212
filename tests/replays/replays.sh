#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Whole games that are remembered: any change of what happens in them shows.
#
# A file NAME.replay holds the arguments of `sortie auto` on its first line, and behind it the journal
# without numbers and sums, and without the line about the content, which any change of a card's words
# would touch. `make update-golden` writes them anew; read what changed.

. "$top_srcdir/tests/tap/tap.sh"

SORTIE_MODULE_PATH=$SORTIE_MODULE_PATH:$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$SORTIE_CONTENT_PATH:$top_srcdir/tests/toy/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

# The arguments are on the first line, behind "# auto".
play ()
{
  eval "set -- `sed -n '1s/^# auto//p' "$1"`"
  "$SORTIE" auto "$@"
}

texts ()
{
  sed -e 1d -e 's/^[0-9]* [0-9a-f]* //' "$1" | grep -v '^content '
}

for file in "$top_srcdir"/tests/replays/*.replay; do
  name=`basename "$file" .replay`
  if play "$file" >"$scratch/journal" 2>"$scratch/complaints"; then
    (sed -n 1p "$file"; texts "$scratch/journal") >"$scratch/now"
    if test "${SORTIE_UPDATE_GOLDEN-}" = yes; then
      cmp -s "$scratch/now" "$file" || cp "$scratch/now" "$file"
    fi
    diff "$file" "$scratch/now" | head -n 6 >"$scratch/complaints"
  fi
  nothing "$name is played as before" "$scratch/complaints"
  check "$name replays" "$SORTIE" replay --check "$scratch/journal"
done

plan

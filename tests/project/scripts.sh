#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# ./check knows one option, ./play those of the program; anything else is refused before it installs or
# builds.

. "$top_srcdir/tests/tap/tap.sh"

# refused WORD...: says how it is used, and ends with 2.
refused ()
{
  "$top_srcdir/check" "$@" >"$scratch/seen" 2>&1
  test $? = 2 && grep -qx 'usage: ./check \[--no-install\]' "$scratch/seen" &&
    test "`wc -l <"$scratch/seen"`" -eq 1
}

check 'a misspelt option is refused' refused --no-instal
check 'so is a word too many' refused --no-install now
check 'so is an empty word' refused ''

misspelt_to_play ()
{
  env -u SORTIE_MODULE_PATH "$top_srcdir/play" --no-install play siegestorm --typo >"$scratch/seen" 2>&1
  test $? != 0 && grep -q -- --typo "$scratch/seen" && ! grep -q 'Building' "$scratch/seen"
}
check './play refuses a misspelt option' misspelt_to_play

plan

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

# Before it builds, it reads the options from the sources: the same as the program's own help, and those of games.
options_of_sources ()
{
  sh -c '. "$1/tools/setup.sh"; top=$1; options_of_program' - "$top_srcdir" | sort
}
takes ()
{
  env -u SORTIE_MODULE_PATH sh -c 'top=$1; shift; . "$top/tools/setup.sh"; refuse_unknown_options "$@"' - \
    "$top_srcdir" "$@" >"$scratch/seen" 2>&1
}
options_of_sources >"$scratch/of-sources"
"$SORTIE" --help --width 200 | sed -n 's/^  --\([a-z][a-z-]*\).*/\1/p' | sort >"$scratch/of-program"
check './play knows the options of the program' cmp "$scratch/of-sources" "$scratch/of-program"
check 'those that README shows' takes play siegestorm --class hard --mode duel --deck one=ysra-starter --seed=7
lists_for_misspelt ()
{
  ! takes play siegestorm --sed 7 && grep -q -- '--sed\. ' "$scratch/seen" && grep -q -- ' --seed ' "$scratch/seen"
}
check 'with one there is not it says which there are' lists_for_misspelt

plan

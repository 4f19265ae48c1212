#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed is the same below DESTDIR and below another prefix, and nothing is linked again for it.

. "$top_srcdir/tests/tap/tap.sh"
umask 022
other=$scratch/other

# place VARIABLE: where the files are installed otherwise.
place ()
{
  PKG_CONFIG_PATH=$top_builddir/framework pkg-config --variable="$1" sortie
}
prefix=`place prefix`
stage=$scratch/stage$prefix

# below FOLDER VARIABLE: where they are, if that is the prefix.
below ()
{
  installed=`place "$2"`
  echo "$1${installed#"$prefix"}"
}

# names FOLDER: of all files below it.
names ()
{
  (cd "$1" && find . -type f | LC_ALL=C sort)
}

# unlike FOLDER: modules there that are not those that were built.
unlike ()
{
  for module in "$top_builddir"/games/.libs/*.so; do
    cmp "$module" "$1/`basename "$module"`" 2>&1
  done
}

touch "$scratch/before"
check 'Sortie can be installed below DESTDIR' make -C "$top_builddir" install DESTDIR="$scratch/stage"
check 'and below another prefix' make -C "$top_builddir" install prefix="$other"
names "$stage" >"$scratch/staged"
names "$other" >"$scratch/elsewhere"
check 'that is the same' cmp "$scratch/staged" "$scratch/elsewhere"
check 'and much' test "`wc -l <"$scratch/staged"`" -gt 100

{ unlike "`below "$stage" moduledir`"; unlike "`below "$other" moduledir`"; } >"$scratch/unlike"
nothing 'the modules are those that were built' "$scratch/unlike"
find "$top_builddir"/games/.libs -name '*.so' -newer "$scratch/before" >"$scratch/again"
nothing 'and those are as they were' "$scratch/again"

PKG_CONFIG_PATH=`below "$other" libdir`/pkgconfig
export PKG_CONFIG_PATH
check 'pkg-config knows where it lies' test "`pkg-config --variable=prefix sortie`" = "$other"
check 'with all that lies below' test "`pkg-config --variable=moduledir sortie`" = "`pkg-config --variable=libdir sortie`/sortie/games"
unset PKG_CONFIG_PATH

# Everything looks for its parts below the configured prefix, unless it is told otherwise.
LD_LIBRARY_PATH=`below "$other" libdir`
SORTIE_MODULE_PATH=`below "$other" moduledir`
SORTIE_CONTENT_PATH=`below "$other" contentdir`
SORTIE_LOCALE_PATH=`below "$other" localedir`
export LD_LIBRARY_PATH SORTIE_MODULE_PATH SORTIE_CONTENT_PATH SORTIE_LOCALE_PATH
check 'what lies below another prefix plays' \
  sh -c '"$0" auto hearts --seed 1 | grep -q " result "' "$other/bin/sortie"
plan

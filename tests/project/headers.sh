#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A header can be included first and alone, and its comments are about what is below them.

. "$top_srcdir/tests/tap/tap.sh"
flags=`pkg-config --cflags glib-2.0 gio-2.0 gmodule-no-export-2.0 libxml-2.0 json-glib-1.0`

# first: of the sources that were compiled, the header that each includes first; config.h has only macros.
cd "$top_srcdir"
find framework games tests -name '*.c' | xargs awk '
  FNR == 1 { found = 0 }
  !found && sub (/^#include [<"]/, "") {
    sub (/[>"].*/, "")
    if ($0 == "config.h") { next }
    found = 1
    print
  }' | sort -u >"$scratch/first"

cd framework
find * -name '*.h' | sed 's,^include/,,' | sort >"$scratch/headers"
check 'most headers are the first of a source, so the build has shown that they compile alone' \
  test "`comm -12 "$scratch/headers" "$scratch/first" | wc -l`" -gt 60
for header in `comm -23 "$scratch/headers" "$scratch/first"`; do
  echo "#include <$header>" >"$scratch/alone.c"
  check "$header compiles alone" \
    ${CC:-cc} -std=gnu11 -Wall -Werror -fsyntax-only -Iinclude -I. -I"$top_builddir" $flags "$scratch/alone.c"
done

find . -name '*.h' | xargs awk -f "$top_srcdir/tests/project/comments.awk" >"$scratch/complaints"
nothing 'each comment is above what it names, and names its parameters' "$scratch/complaints"

plan

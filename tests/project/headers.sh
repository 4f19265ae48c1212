#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A header can be included first and alone, and its comments are about what is below them.

. "$top_srcdir/tests/tap/tap.sh"
flags=`pkg-config --cflags glib-2.0 gio-2.0 gmodule-no-export-2.0 libxml-2.0 json-glib-1.0`

cd "$top_srcdir/framework"
for header in `find * -name "*.h" | sort`; do
  case $header in
    include/*) echo "#include <${header#include/}>" ;;
    *) echo "#include \"$header\"" ;;
  esac >"$scratch/alone.c"
  check "$header compiles alone" \
    ${CC:-cc} -std=gnu11 -Wall -Werror -fsyntax-only -Iinclude -I. -I"$top_builddir" $flags "$scratch/alone.c"
done

find . -name '*.h' | xargs awk -f "$top_srcdir/tests/project/comments.awk" >"$scratch/complaints"
nothing 'each comment is above what it names, and names its parameters' "$scratch/complaints"

plan

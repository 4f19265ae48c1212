#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The library exports what its installed headers declare, and nothing else.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# The list is made by the same reader; it is compared with what the compiler sees, too.
flags=`pkg-config --cflags glib-2.0 libxml-2.0`
headers=`echo framework/include/sortie/*.h`
awk -f framework/exports.awk $headers | sort -u >"$scratch/declared"
nm -D --defined-only "$top_builddir/.libs/libsortie.so" | awk '{ sub (/@.*/, "", $NF); print $NF }' |
  sort -u >"$scratch/exported"

comm -13 "$scratch/declared" "$scratch/exported" >"$scratch/complaints"
nothing 'whatever is exported stands in a public header' "$scratch/complaints"
comm -23 "$scratch/declared" "$scratch/exported" >"$scratch/complaints"
nothing 'whatever a public header declares is exported' "$scratch/complaints"

# The address of each in one file: a name that is no function or object does not compile.
{
  for header in $headers; do
    echo "#include <${header#framework/include/}>"
  done
  echo 'const void *addresses[] = {'
  sed 's/.*/  (const void *) \&&,/' "$scratch/exported"
  echo '};'
} >"$scratch/all.c"
check 'every exported name is declared as the compiler reads it' \
  ${CC:-cc} -std=gnu11 -Wall -Werror -fsyntax-only -Iframework/include $flags "$scratch/all.c"

plan

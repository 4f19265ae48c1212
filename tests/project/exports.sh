#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The library exports what its installed headers declare, for everybody, and what the headers of the program
# declare, for the program of the same build alone.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"
library="$top_builddir/.libs/libsortie.so"

# headers_in NAME: the headers that framework/local.mk lists there.
headers_in ()
{
  awk -v list="$1 = " '
    index ($0, list) == 1 { inside = 1; next }
    inside { print $1 }
    !/\\$/ { inside = 0 }' framework/local.mk
}
public=`headers_in sortie_HEADERS`
private=`headers_in program_headers`

# exported PATTERN: names with such a version; a linker without versions leaves them out.
exported ()
{
  nm -D --defined-only "$library" | awk -v pattern="$1" '{ version = $NF; sub (/^[^@]*/, "", version); name = $NF; sub (/@.*/, "", name) }
    version == "" || version ~ pattern { print name }' | sort -u
}

# needed FILE...: names that they take from other objects.
needed ()
{
  nm -u "$@" | awk '$1 == "U" && /sortie_/ { sub (/@.*/, "", $NF); print $NF }' | sort -u
}

# The list is made by the same reader; it is compared with what the compiler sees, too.
awk -f framework/exports.awk $public | sort -u >"$scratch/public"
awk -f framework/exports.awk $private | sort -u >"$scratch/private"
check 'both lists of headers declare something' test -s "$scratch/public" -a -s "$scratch/private"
comm -12 "$scratch/public" "$scratch/private" >"$scratch/complaints"
nothing 'nothing is declared in both' "$scratch/complaints"
sort "$scratch/public" "$scratch/private" >"$scratch/declared"
exported '.' >"$scratch/exported"
comm -13 "$scratch/declared" "$scratch/exported" | grep -v '^SORTIE_' >"$scratch/complaints"
nothing 'whatever is exported stands in one of these headers' "$scratch/complaints"
comm -23 "$scratch/declared" "$scratch/exported" >"$scratch/complaints"
nothing 'whatever they declare is exported' "$scratch/complaints"

if nm -D --defined-only "$library" | grep -q '@@SORTIE_1$'; then
  exported '^@@SORTIE_1$' | grep -v '^SORTIE_' | comm -3 "$scratch/public" - >"$scratch/complaints"
  nothing 'what installed headers declare has the version for everybody, and nothing else has it' "$scratch/complaints"
  exported '^@@SORTIE_PRIVATE$' | grep -v '^SORTIE_' | comm -3 "$scratch/private" - >"$scratch/complaints"
  nothing 'what is for the program has the version of this build' "$scratch/complaints"
else
  skip 'each name has its version' 'the linker gives none'
fi

# The address of each in one file: a name that is no function or object does not compile.
# compiles LIST HEADER...
compiles ()
{
  list=$1
  shift
  {
    for header in "$@"; do
      echo "#include <${header#framework/include/}>"
    done | sed 's,<framework/,<,'
    echo 'const void *addresses[] = {'
    sed 's/.*/  (const void *) \&&,/' "$list"
    echo '};'
  } >"$scratch/all.c"
  ${CC:-cc} -std=gnu11 -Wall -Werror -fsyntax-only -Iframework/include $inside \
    `pkg-config --cflags glib-2.0 $packages` "$scratch/all.c"
}
inside=
packages=
check 'installed headers need nothing but GLib, and declare every name that is for everybody' \
  compiles "$scratch/public" $public
inside=-Iframework
packages=libxml-2.0
check 'those of the program declare every other name' compiles "$scratch/private" $private

# Who needs what. Objects, because a program that was linked names also what only its parts need.
needed "$top_builddir/.libs/sortie" | comm -23 "$scratch/private" - >"$scratch/complaints"
nothing 'the program uses everything that is for it alone' "$scratch/complaints"

modules=`find "$top_builddir/games" "$top_builddir/tests" "$top_builddir/example" -name '*.so' ! -name 'lib*' ! -path '*/fault/*'`
check 'there are games, and modules of tests' test `echo $modules | wc -w` -gt 5
needed $modules | comm -12 "$scratch/private" - >"$scratch/complaints"
nothing 'no module needs what is for the program' "$scratch/complaints"

for section in 1 2 3 4 5 6; do
  ${CC:-cc} -std=gnu11 -c -Iframework/include `pkg-config --cflags glib-2.0` -o "$scratch/section-$section.o" \
    "$top_builddir/example/section-$section/garden.c" || echo "section $section does not compile"
done >"$scratch/complaints" 2>&1
nothing 'the games of the guide compile with the installed headers alone' "$scratch/complaints"
needed "$scratch"/section-*.o >"$scratch/garden"
check 'they use the library' test `wc -l <"$scratch/garden"` -gt 10
comm -23 "$scratch/garden" "$scratch/public" >"$scratch/complaints"
nothing 'and of it only what is for everybody' "$scratch/complaints"

plan

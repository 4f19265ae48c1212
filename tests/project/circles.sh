#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Files that need each other, straight or through others, can only be understood together. Three
# circles are meant: the evaluator, the compiler of rules and their printer go as deep as the rules.
# Read from the object files, so calls and entries of tables count alike.

. "$top_srcdir/tests/tap/tap.sh"

# The search itself sees what is a circle, and only that.
cat >"$scratch/made-up" <<'EOT'
a.c defines a
b.c defines b
c.c defines c
d.c defines d
e.c defines e
a.c uses c
c.c uses b
b.c uses a
b.c uses d
d.c uses e
e.c uses strlen
EOT
awk -f "$top_srcdir/tests/project/circles.awk" "$scratch/made-up" >"$scratch/seen"
echo 'a.c b.c c.c' | diff - "$scratch/seen" >"$scratch/complaints"
nothing 'a circle of three files is noticed' "$scratch/complaints"

# source_of OBJECT: into $source what it was compiled from, if that is still there. There are hundreds of objects, so
# this starts no process.
source_of ()
{
  name=${1##*/}
  name=${name%.o}
  folder=${1%/*}
  folder=${folder%/.libs}
  for source in "$folder/$name.c" "$folder/${name#*-}.c"; do
    test ! -f "$top_srcdir/$source" || return 0
  done
  source=
}

# find_circles FOLDER: $scratch/circles, a line each; a file stands there with its path below FOLDER.
# FALSE: files without symbols that can be read are in $scratch/unread. All are where a compiler leaves the work to the
# linker: its objects say nothing of themselves.
find_circles ()
{
  find "$top_builddir/$1" -name '*.o' | sed "s,^$top_builddir/,," | while read -r object; do
    source_of "$object"
    test -z "$source" || echo "$object: ${source#$1/}"
  done >"$scratch/sources"
  (cd "$top_builddir" && ${NM-nm} -A -P -g `cut -d: -f1 "$scratch/sources"`) >"$scratch/symbols" 2>/dev/null
  awk 'NR == FNR { source[$1] = $2; next }
       $3 == "U" { print source[$1], "uses", $2 }
       $3 ~ /^[A-TV-Z]$/ { print source[$1], "defines", $2 }' \
    "$scratch/sources" "$scratch/symbols" | sort -u >"$scratch/graph"
  (cd "$top_srcdir/$1" && find . -name '*.c' | sed 's,^\./,,' | sort) >"$scratch/wanted"
  cut -d' ' -f1 "$scratch/graph" | sort -u | comm -23 "$scratch/wanted" - >"$scratch/unread"
  awk -f "$top_srcdir/tests/project/circles.awk" "$scratch/graph" | sort >"$scratch/circles"
  test ! -s "$scratch/unread"
}

if ! find_circles framework && test ! -s "$scratch/graph"; then
  skip 'files need each other only in the circles that are meant' 'no symbols can be read in any object file'
  plan
fi
nothing 'the symbols of each file can be read' "$scratch/unread"

# meant WHAT BEGINNING: at most one circle has only files of this room, with names of this beginning.
: >"$scratch/meant"
meant ()
{
  awk -v beginning="$2" '{ for (i = 1; i <= NF; i++) if (index($i, beginning) != 1) next; print }' \
    "$scratch/circles" >"$scratch/own"
  cat "$scratch/own" >>"$scratch/meant"
  check "$1 is one circle" test `wc -l <"$scratch/own"` -eq 1
}
meant 'the evaluator' eval/
meant 'the compiler' language/compile
meant 'the printer' speech/

sort "$scratch/meant" | comm -23 "$scratch/circles" - >"$scratch/complaints"
nothing 'no other files need each other' "$scratch/complaints"

for game in siegestorm summoner-wars crazy-eights hearts frontier; do
  find_circles games/$game
  cat "$scratch/unread" "$scratch/circles" >"$scratch/complaints"
  nothing "no files of $game need each other in a circle" "$scratch/complaints"
done

plan

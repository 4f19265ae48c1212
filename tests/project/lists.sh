#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The lists that are kept by hand are complete and in order.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# Every source and every content file is named by the fragment of its folder.
# A CUnit program has the name of its source, without the ending.
find framework games content tests -name '*.[ch]' -o -name '*.xml' -path 'content/*' |
  sort >"$scratch/files"
cat Makefile.am `find . -name local.mk` >"$scratch/fragments"
awk 'NR == FNR { text = text "\n" $0; next }
     { name = $0; sub (/\.c$/, "", name) }
     !index (text, $0) && !index (text, name)' "$scratch/fragments" "$scratch/files" >"$scratch/complaints"
nothing 'every file is in the local.mk of its folder' "$scratch/complaints"

# What git keeps besides is named there too, itself or with its whole folder: what is not would be
# missing from a tarball. A tarball has no git, and nothing but what was named.
grep -v '^#' "$scratch/fragments" | tr -s '\\ \t' '\n' >"$scratch/words"
if git ls-files tests content docs tools >"$scratch/kept" 2>/dev/null; then
  grep -v -e '/local\.mk$' -e '\.[ch]$' "$scratch/kept" |
    awk 'NR == FNR { named[$0]; next }
         { for (path = $0; path ~ /\// && !(path in named);) sub (/\/[^\/]*$/, "", path) }
         path !~ /\//' "$scratch/words" - >"$scratch/complaints"
  nothing 'every file that git keeps would be in a tarball' "$scratch/complaints"
else
  skip 'every file that git keeps would be in a tarball' 'not in a git checkout'
fi

# The files that tell how it is built; a name may begin in any folder: `flow/move.c`, `links.c`.
find README.md framework games content tests docs -type f | sed 's,^,/,' >"$scratch/all"
grep -oE '`[A-Za-z0-9_./-]+\.(c|h|sh|md|xml|scenario)`' docs/ARCHITECTURE.md | tr -d '`' | sort -u >"$scratch/named"
check 'docs/ARCHITECTURE.md names many files' test `wc -l <"$scratch/named"` -gt 100
awk 'NR == FNR { for (path = $0; sub ("^[^/]*/", "", path);) there[path]; next }
     !($0 in there)' "$scratch/all" "$scratch/named" >"$scratch/complaints"
nothing 'and each of them is there' "$scratch/complaints"

find README.md docs uninstalled.ini.in framework/*.pc.in content/schema -type f |
  sort - "$scratch/files" >"$scratch/licensed"
xargs awk '
  FNR == 1 { file[++n] = FILENAME }
  FNR <= 3 && /SPDX-License-Identifier/ { licensed[FILENAME] }
  END { for (i = 1; i <= n; i++) if (!(file[i] in licensed)) print file[i] }' \
  <"$scratch/licensed" >"$scratch/complaints"
nothing 'every file names its licence' "$scratch/complaints"

find framework games tests -name '*.[ch]' -exec awk '
  FNR == 2 && match($0, "^/\\* [a-z0-9-]+\\.[ch]:") {
    said = substr($0, 4, RLENGTH - 4)
    file = FILENAME
    sub(".*/", "", file)
    if (file != said)
      print FILENAME " says that it is " said
  }' {} + >"$scratch/complaints"
nothing 'a file that says its name says it right' "$scratch/complaints"

# The folders in which every source says what is in it, in its second line: "/* rng.c: the source of chance. */". To
# demand it of one more folder, add its name.
described='framework games'

# undescribed FILE...: the sources without such a line, or with less than three words in it.
undescribed ()
{
  awk '
    FNR == 1 { file[++n] = FILENAME }
    FNR == 2 {
      name = FILENAME
      sub(".*/", "", name)
      if (index($0, "/* " name ": ") == 1 && NF >= 5)
        told[FILENAME]
    }
    END { for (i = 1; i <= n; i++) if (!(file[i] in told)) print file[i] " does not say what is in it" }' "$@"
}

printf '/* SPDX */\n/* good.c: what it is. */\n' >"$scratch/good.c"
printf '/* SPDX */\n/* good.c: what it is. */\n' >"$scratch/other.c"
printf '/* SPDX */\n/* short.c: things. */\n' >"$scratch/short.c"
printf '/* SPDX */\n' >"$scratch/empty.c"
check 'a source that does not say what is in it is found' \
  test "`undescribed "$scratch"/*.c | sed 's,.*/,,; s, .*,,' | tr '\n' ' '`" = 'empty.c other.c short.c '
undescribed `find $described -name '*.c'` >"$scratch/complaints"
nothing 'every source of these folders says what is in it' "$scratch/complaints"
undescribed framework/include/sortie/*.h >"$scratch/complaints"
nothing 'every installed header says what it is about' "$scratch/complaints"

# Lines that fit beside each other on a screen; characters count, not bytes.
long_lines ()
{
  LC_ALL=C.UTF-8 grep -HnE '^.{121,}' "$@" | sed 's/^\([^:]*:[0-9]*\):.*/\1 has more than 120 characters/'
}
printf '/* %0117d */\n/* %0114dłłł */\n/* %0114d */\n' 0 0 0 | sed '2s,000,,' >"$scratch/lines.c"
check 'a line of more than 120 characters is found' test "`long_lines "$scratch/lines.c" | sed 's/ has.*//; s/.*://' | tr '\n' ' '`" = '1 '
long_lines `find framework games -name '*.[ch]'` >"$scratch/complaints"
nothing 'no line of the library, the program and the games is longer' "$scratch/complaints"

grep -rnE --include='*.[ch]' '^/\* (-{1,3}|-{5,}) [^*]' framework games tests >"$scratch/complaints"
nothing 'the heading of a part of a file begins with four hyphens' "$scratch/complaints"

if git ls-files --cached --ignored --exclude-standard >"$scratch/complaints" 2>/dev/null; then
  nothing 'git keeps no file that is made' "$scratch/complaints"
else
  skip 'git keeps no file that is made' 'not in a git checkout'
fi

plan

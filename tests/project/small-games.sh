#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The games from which authors learn stay small enough to be read. Blank lines and comments do not count.

. "$top_srcdir/tests/tap/tap.sh"

limit=450

# code_lines FILE...
code_lines ()
{
  cat "$@" | awk '
    inside { if (!sub (/^.*\*\//, "")) next; inside = 0 }
    { gsub (/\/\*([^*]|\*[^\/])*\*\//, "") }
    sub (/\/\*.*/, "") { inside = 1 }
    /[^ \t]/ { n++ }
    END { print n + 0 }'
}

cat >"$scratch/four.c" <<'EOF'
/* A comment. */

int a; /* behind code */
int b; /* longer
          than a line */ int c;
/* One. */ int d; /* Two. */
/*
 * Three * lines.
 */
EOF
check 'lines of code are counted' test "`code_lines "$scratch/four.c"`" = 4

for game in crazy-eights frontier hearts; do
  n=`code_lines "$top_srcdir/games/$game"/*.[ch]`
  check "$game has at most $limit lines of C: $n" test "$n" -le $limit
done
plan

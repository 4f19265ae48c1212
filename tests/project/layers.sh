#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The folder list is the layer list: each folder includes only its own headers and
# those of the folders below it. Read from the includes themselves.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# From the lowest up; the program includes main.c of its own folder.
layers='base model effect flow content module match player console'

# complain FOLDER ALLOWED: includes in quotes that lead elsewhere.
complain ()
{
  find "$1" -name '*.[ch]' -exec grep -Hn '^ *# *include *"' {} + | while IFS= read -r line; do
    header=`expr "$line" : '.*"\(.*\)"'`
    case $header in
      config.h) continue ;;
      */*) layer=${header%%/*} ;;
      *) layer=. ;;
    esac
    case " $2 " in
      *" $layer "*) ;;
      *) echo "$line" ;;
    esac
  done
}

below=
for layer in $layers; do
  below="$below $layer"
  complain "framework/$layer" "$below" >"$scratch/complaints"
  nothing "framework/$layer uses only the layers below it" "$scratch/complaints"
done

for game in games/*/; do
  game=`basename "$game"`
  find "games/$game" -name '*.h' -printf '%f\n' >"$scratch/own"
  complain "games/$game" "base model effect flow content module . sortie.h" |
    while IFS= read -r line; do
      grep -qxF "`expr "$line" : '.*"\(.*\)"' | sed 's,.*/,,'`" "$scratch/own" || echo "$line"
    done >"$scratch/complaints"
  nothing "$game sees only the library's public headers and its own" "$scratch/complaints"
done

for game in games/*/; do
  name=`basename "$game"`
  grep -rniE --include='*.[ch]' "\\<$name\\>" framework >"$scratch/complaints"
  nothing "the framework never names $name" "$scratch/complaints"
done

# An example of a number stands in quotes, or in a sample that is set off.
rule_cited='\<((SS|SW|CE)-[0-9]|RUL\>)'
grep -rnE --include='*.[ch]' "$rule_cited" framework |
  grep -vE "\"[^\"]*$rule_cited|:[0-9]+: \*     |_ \(" >"$scratch/complaints"
nothing 'the framework gives its reasons without the rules of one game' "$scratch/complaints"

grep -rnE '\<(printf|puts|putchar|g_print|g_printerr|perror|fputs|fprintf) \(' framework \
  --include='*.[ch]' --exclude-dir=console >"$scratch/complaints"
nothing 'the library does not print' "$scratch/complaints"

grep -rnE '\<g_(set_error|set_error_literal|error_new|error_new_literal|prefix_error) \(' framework games \
  --include='*.c' --exclude-dir=console | grep -v '^framework/base/errors.c:' >"$scratch/complaints"
nothing 'the library sets errors with sortie_set_error (), which cleans them' "$scratch/complaints"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Which rooms a room may use, and that its files include nothing else. Read from the includes themselves.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# complain FOLDER ALLOWED: includes that lead elsewhere. What only draws or checks a game may see all of it.
complain ()
{
  find "$1" -name '*.[ch]' -exec grep -HnE '^ *# *include *("|<sortie/)' {} + | awk -v allowed=" $2 " '
    BEGIN {
      n = split ("state model table model query eval frame eval event flow move flow deck language " \
                 "game module view module bot player", pairs)
      for (i = 1; i < n; i += 2) { room_of["sortie/" pairs[i] ".h"] = pairs[i + 1] }
    }
    {
      split ($0, parts, /[<">]/)
      room = header = parts[2]
      if (header == "config.h") { next }
      if (header in room_of) { room = room_of[header] }
      else if (header ~ /^sortie\//) { gsub (/.*\/|[.]h/, "", room) } # base, language, speech, match, kit
      else if (!sub (/\/[^\/]*$/, "", room)) { room = "." }
    }
    !index (allowed, " " room " ")'
}

# may_use ROOM OTHERS: besides its own headers it includes only those of others.
may_use ()
{
  complain "framework/$1" "$1 $2" >"$scratch/complaints"
  nothing "framework/$1 uses only ${2:-itself}" "$scratch/complaints"
}

below_eval='base model language'
below_speech="$below_eval eval flow"
below_match="$below_speech speech content module reader"
library="$below_match match kit player league"

may_use base ''
may_use model 'base'
may_use language 'base model'
may_use eval "$below_eval"
may_use flow "$below_eval eval"
may_use speech "$below_speech"
may_use content "$below_eval speech"
may_use module "$below_speech speech content"
may_use reader "$below_speech speech"
may_use match "$below_match"
may_use kit "$below_match match"
may_use player "$below_speech speech module"
may_use league "$below_match match player"
may_use serve 'base model flow speech module match player'
may_use console/screen 'base model language speech content module reader'
may_use console/session "$below_match match player serve console/screen"
may_use console/commands "$below_speech speech module reader match player console/screen console/session"
may_use console/league 'base language module match league serve console/screen'
may_use console/programs "$library serve console/screen console/session console/commands console/league"

# The program is no part of the library: of its rooms it sees what is installed, and what is exported for it alone.
program_headers=`awk '/^program_headers = / { inside = 1; next } inside { print $1 } !/\\\\$/ { inside = 0 }' framework/local.mk |
  sed 's,^framework/,,'`
check 'the program has headers of its own' test `echo $program_headers | wc -w` -gt 10
grep -rnoE --include='*.[ch]' '^#include "[a-z]+/[a-z0-9-]+\.h"' framework/console framework/serve |
  awk -v theirs=" $(echo $program_headers) base/i18n.h " '
    { split ($0, parts, "\""); header = parts[2] }
    header !~ /^serve\// && !index (theirs, " " header " ")' >"$scratch/complaints"
nothing 'the program includes no header that is private to the library' "$scratch/complaints"

# Some headers say in their second line that they belong to their room alone.
private=`grep -rlE --include='*.h' '^/[*] .* share.*, and nobody else uses[.]' framework | sed 's,^framework/,,'`
check 'some headers are for their room alone' test `echo $private | wc -w` -gt 4
for header in $private; do
  grep -rnF --include='*.[ch]' "#include \"$header\"" framework | grep -v "^framework/`dirname $header`/"
done >"$scratch/complaints"
nothing 'no other room includes those' "$scratch/complaints"

rooms=`find framework -name '*.[ch]' ! -path '*/include/*' -printf '%h\n' | sort -u | sed -n 's,^framework/,,p' | tr '\n' ' '`
for room in $rooms; do
  grep -q "^may_use $room " tests/project/layers.sh || echo "$room"
done >"$scratch/complaints"
nothing 'every room says what it may use' "$scratch/complaints"

for game in games/*/; do
  game=`basename "$game"`
  find "games/$game" -name '*.h' -printf '%f\n' >"$scratch/own"
  complain "games/$game" "module ." |
    awk 'NR == FNR { own[$0]; next }
         { split ($0, parts, /[<">]/); header = parts[2]; sub (/.*\//, "", header) }
         !(header in own)' "$scratch/own" - >"$scratch/complaints"
  nothing "$game includes <sortie/game.h> and its own headers" "$scratch/complaints"
done

# Accessors keep the layout of a position out of the modules. In a copy of its own a module may set chance, and leave.
grep -rnE --include='*.[ch]' '[.>](s|setup)->' games | grep -vE '>copy\.s->(rng|result)' >"$scratch/complaints"
nothing 'games read a position through functions' "$scratch/complaints"

for game in games/*/; do
  name=`basename "$game"`
  # a suit of the common pack is no game
  grep -rniE --include='*.[ch]' "\\<$name\\>" framework | grep -v 'language/pack.c:.*= N_ ("hearts")' >"$scratch/complaints"
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

grep -rnE '\<(_|[CN]_|N[CP]_|n?gettext_?) \(' framework/eval framework/flow >"$scratch/complaints"
nothing 'the evaluator and the flow of play have no sentences for people' "$scratch/complaints"

grep -rnE '\<g_(set_error|set_error_literal|error_new|error_new_literal|prefix_error) \(' framework games \
  --include='*.c' --exclude-dir=console | grep -v '^framework/base/errors.c:' >"$scratch/complaints"
nothing 'the library sets errors with sortie_set_error (), which cleans them' "$scratch/complaints"

# A game's author needs no XML: the library has read it.
for header in `echo '#include <sortie/game.h>' | ${CC:-cc} -E -Iframework/include \
    $(pkg-config --cflags glib-2.0) - 2>&1 | sed -n 's/^# [0-9]* "\([^"]*\)".*/\1/p' | sort -u`; do
  case $header in
    *libxml*) echo "$header" ;;
  esac
done >"$scratch/complaints"
nothing '<sortie/game.h> needs no header of libxml2' "$scratch/complaints"

plan

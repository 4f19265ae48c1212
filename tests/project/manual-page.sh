#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The manual page and the program name the same options and subcommands.

. "$top_srcdir/tests/tap/tap.sh"

sed 's/\\-/-/g; s/\\f.//g' "$top_srcdir/docs/sortie.6" >"$scratch/page"

"$SORTIE" --help >"$scratch/help"
grep -oE '^  --[a-z-]+' "$scratch/help" | tr -d ' ' | sort -u >"$scratch/options"
sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p' "$scratch/help" >"$scratch/subcommands"
check 'the program has options' test -s "$scratch/options"
check 'the program has subcommands' test -s "$scratch/subcommands"

while read -r word; do
  grep -qE -- "^\.BI? $word( |$)" "$scratch/page" || echo "$word"
done <"$scratch/options" >"$scratch/complaints"
nothing 'every option has its paragraph' "$scratch/complaints"

while read -r word; do
  grep -qx "\.B sortie $word" "$scratch/page" || echo "$word: synopsis"
  grep -qx "\.B $word" "$scratch/page" || echo "$word: description"
done <"$scratch/subcommands" >"$scratch/complaints"
nothing 'every subcommand is in the synopsis and described' "$scratch/complaints"

# The options that a game adds are not in the general list.
grep -oE '^\.BI? --[a-z-]+' "$scratch/page" | sed 's/.* //' | sort -u |
  comm -13 "$scratch/options" - >"$scratch/complaints"
nothing 'the page invents no option' "$scratch/complaints"

# ENVIRONMENT: the folders stand instead of those that the program has of itself.
check 'a game is found without the variables' \
  env -u SORTIE_MODULE_PATH -u SORTIE_CONTENT_PATH "$SORTIE" cards siegestorm imp-tormentor
# Without its module there is no such game; a game without its content cannot be played.
for variable in SORTIE_MODULE_PATH=2 SORTIE_CONTENT_PATH=1; do
  check "${variable%=*} stands instead of the own folder" \
    env -u SORTIE_MODULE_PATH -u SORTIE_CONTENT_PATH "${variable%=*}=$scratch" \
    sh -c '"$1" cards siegestorm imp-tormentor; test $? = "$2"' - "$SORTIE" "${variable#*=}"
done

plan

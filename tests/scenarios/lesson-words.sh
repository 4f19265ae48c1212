#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every command that a lesson quotes is understood where it is quoted, in each language, and the move that it teaches is
# written with the names that the screen shows.

. "$top_srcdir/tests/tap/tap.sh"

# learn LINES: plays the lesson by LINES, on very wide lines
learn ()
{
  rm -rf "$scratch/data"
  XDG_DATA_HOME="$scratch/data" "$SORTIE" learn "$game" "$name" --language "$language" --width 1000 <"$1" 2>&1
}

# What stands between quotation marks, but is no command: the words of cards, and entries of the menu.
others='^(your Allies|the opponent|each player|Reaction|Use|twoich Sojuszników|przeciwnikowi|każdy gracz|Reakcja|Użycie)$'

# An unknown word: the line that refuses it separates the answers before it from those after it.
mark=zzyzx

# part FOLDER: writes the answers to a file for each part: 0, 1, 2...
part ()
{
  rm -rf "$1"
  mkdir "$1"
  awk -v folder="$1" -v mark="$mark" '
    BEGIN { file = folder "/0" }
    /^(Line|Wiersz) [0-9]*: / && index ($0, mark) { file = folder "/" ++n; printf "" >file; next }
    { print >file }'
}

# The whole lesson, with a hint before each line of what a learner types: parts 2N and 2N + 1 say what is to be done
# behind the first N lines, and answer the hint.
do_all ()
{
  while read -r line; do
    printf '%s\n' $mark $hint $mark "$line"
  done <"$scratch/typed" >"$scratch/lines"
  learn "$scratch/lines" | part "$scratch/steps"
  sed -i 1,2d "$scratch/steps/0"
}

# Tries each command that is quoted behind the first N lines of what a learner types, one at a time: none is refused,
# and one of them is not for later, but what is taught here.
try_quoted ()
{
  says=$scratch/steps/$((2 * $1))
  answer=$scratch/steps/$((2 * $1 + 1))
  grep -o '[“„][^”]*”' "$says" | sed 's/^[“„]//; s/”$//' | grep -Ev "$others" >"$scratch/quoted"
  taught=false
  test -s "$scratch/quoted" || taught=true # what was learnt before is asked for again
  while read -r command; do
    echo "$command" >>"$scratch/all"
    { head -n "$1" "$scratch/typed"; echo $mark; echo "$command"; } >"$scratch/lines"
    learn "$scratch/lines" | part "$scratch/tried"
    grep -E '^(Line|Wiersz) [0-9]*: ' "$scratch/tried/1" >>"$scratch/refused"
    grep -qF -e "“$command”" -e "“$command " -e "„$command”" -e "„$command " "$answer" && taught=true
  done <"$scratch/quoted"
  $taught && test -s "$says" && test -s "$answer" && return
  { echo "after $1 lines:"; cat "$scratch/quoted"; echo "is not how it begins:"; cat "$answer"; } \
    >>"$scratch/other" 2>&1
}

# the short ones first
ls -S -r "$top_srcdir"/content/*/lessons/*.lesson | sample 3 >"$scratch/lessons"
for language in en pl; do
  hint=hint
  test $language = en || hint=podpowiedź
  while read -r file; do
    name=`basename "$file" .lesson`
    game=`basename "\`dirname "\\\`dirname "$file"\\\`"\`"`
    awk '/^teach$/ { first = 1 } first && /^[ \t]+accept / { sub (/^[ \t]+accept +/, ""); print; first = 0 }' \
      "$file" | sed 's/  *#.*//' >"$scratch/typed"
    : >"$scratch/refused"
    : >"$scratch/other"
    : >"$scratch/all"
    do_all
    n=0 steps=`wc -l <"$scratch/typed"`
    while test $n -lt $steps; do
      try_quoted $n
      n=`expr $n + 1`
    done
    check "$language: $game, $name: commands are quoted" test -s "$scratch/all"
    check "$language: $game, $name: all of them are understood" \
      sh -c "cat '$scratch/refused'; ! test -s '$scratch/refused'"
    check "$language: $game, $name: the move that is taught has the names on the screen" \
      sh -c "cat '$scratch/other'; ! test -s '$scratch/other'"
  done <"$scratch/lessons"
done

plan

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

# answers FILE: what the lesson answers to a line behind those that were typed before
answers ()
{
  cat "$scratch/before" "$1" >"$scratch/lines"
  learn "$scratch/lines" | sed '$d' | tail -n "+$shown"
}

# Tries each command that is quoted behind the first N lines of what a learner types, one at a time: none is refused,
# and one of them is not for later, but what is taught here.
try_quoted ()
{
  head -n "$1" "$scratch/typed" >"$scratch/before"
  learn "$scratch/before" >"$scratch/says"
  sed '$d' "$scratch/says" | tail -n "+$shown" | grep -o '[“„][^”]*”' | sed 's/^[“„]//; s/”$//' |
    grep -Ev "$others" >"$scratch/quoted"
  shown=`wc -l <"$scratch/says"`
  echo "$hint" >"$scratch/line"
  answers "$scratch/line" >"$scratch/hint"
  taught=false
  test -s "$scratch/quoted" || taught=true # what was learnt before is asked for again
  while read -r command; do
    echo "$command" | tee "$scratch/line" >>"$scratch/all"
    answers "$scratch/line" >"$scratch/answer"
    grep -E '^(Line|Wiersz) [0-9]*: ' "$scratch/answer" >>"$scratch/refused"
    grep -qF -e "“$command”" -e "“$command " -e "„$command”" -e "„$command " "$scratch/hint" && taught=true
  done <"$scratch/quoted"
  $taught || { echo "after $1 lines:"; cat "$scratch/quoted"; echo "is not how it begins:"; cat "$scratch/hint"; } >>"$scratch/other"
}

for language in en pl; do
  hint=hint
  test $language = en || hint=podpowiedź
  for file in "$top_srcdir"/content/*/lessons/*.lesson; do
    name=`basename "$file" .lesson`
    game=`basename "\`dirname "\\\`dirname "$file"\\\`"\`"`
    awk '/^teach$/ { first = 1 } first && /^[ \t]+accept / { sub (/^[ \t]+accept +/, ""); print; first = 0 }' \
      "$file" | sed 's/  *#.*//' >"$scratch/typed"
    : >"$scratch/refused"
    : >"$scratch/other"
    : >"$scratch/all"
    n=0 shown=3 steps=`wc -l <"$scratch/typed"`
    while test $n -lt $steps; do
      try_quoted $n
      n=`expr $n + 1`
    done
    check "$language: $game, $name: commands are quoted" test -s "$scratch/all"
    check "$language: $game, $name: all of them are understood" \
      sh -c "cat '$scratch/refused'; ! test -s '$scratch/refused'"
    check "$language: $game, $name: the move that is taught has the names on the screen" \
      sh -c "cat '$scratch/other'; ! test -s '$scratch/other'"
  done
done

plan

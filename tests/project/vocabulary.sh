#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The framework's vocabulary has no word of a game's: neither the language of cards, nor what every game has (moves,
# questions, events, reasons), nor the options of the program. The words of a game are those that its own part of the
# reference lists, its moves, and what is chosen for a match.

. "$top_srcdir/tests/tap/tap.sh"

games='siegestorm summoner-wars crazy-eights hearts frontier'

# Words that the framework has for what many games have, and some games for one of their rows.
shared='any card cards cost count dice end event hand mark move moved named offered pass place play results roll step target'

# Headings and items of a reference, each word on a line. Attributes are named alike everywhere.
words_of ()
{
  awk '/^### `</ { gsub (/[^a-z0-9-]/, "", $2); print $2 }
       /^\* `/ { split ($0, parts, "`"); print parts[2] }'
}

adds=`sed -n 's/^game-adds[ \t]*//p' "$top_srcdir/tests/tap/sentences.txt"`
for game in $games; do
  LC_ALL=C "$SORTIE" describe --manual $game >"$scratch/$game.manual"
  sed "1,/^# $adds/d" "$scratch/$game.manual" | words_of
  "$SORTIE" auto $game --seed 1 2>/dev/null | sed -n 's/^choice \([a-z-]*\).*/\1/p'
  sed -n 's/.*\[[A-Z]*_VERB_[A-Z_]*\] *= *{ *\.id = N_ ("\([a-z-]*\)").*/\1/p' "$top_srcdir/games/$game"/*.c
done | sort -u >"$scratch/of-games"
check 'the games have words' test `wc -l <"$scratch/of-games"` -gt 200

# What the framework's own part of a reference has, the rows of framework.c, and the options of the program, with the
# parts of words with hyphens.
{ sed "/^# $adds/,\$d" "$scratch/siegestorm.manual" | words_of
  sed -En 's/.*(\.id = (N_ \()?|AFTER \(|REASON \([A-Z_]+, )"([a-z-]*)".*/\3/p' "$top_srcdir/framework/module/framework.c"
  "$SORTIE" --help | sed -n 's/^  --\([a-z-]*\).*/\1/p'
} | sort -u >"$scratch/whole"
tr - '\n' <"$scratch/whole" | sort -u - "$scratch/whole" >"$scratch/of-framework"
check 'the framework has words' test `wc -l <"$scratch/of-framework"` -gt 200

echo $shared | tr ' ' '\n' | sort >"$scratch/shared"
comm -12 "$scratch/of-games" "$scratch/of-framework" | comm -23 - "$scratch/shared" >"$scratch/complaints"
nothing 'no word of a game is among the words of the framework' "$scratch/complaints"

comm -12 "$scratch/of-games" "$scratch/of-framework" | comm -13 - "$scratch/shared" >"$scratch/complaints"
nothing 'each word that is said to be shared is' "$scratch/complaints"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A whole game is a text file: the moves of a journal, typed through a pipe, give the same match,
# with the seat in front of them or without, and although some of them are answered by themselves.

. "$top_srcdir/tests/tap/tap.sh"

# typed_again SEED BOT PATTERN: the journal of a bot's match and that of its moves typed again
typed_again ()
{
  "$SORTIE" auto siegestorm --seed "$1" --seat "player=$2" >"$scratch/played"
  sed -n "s/^[0-9]* [0-9a-f]* $3/p" "$scratch/played" >"$scratch/moves"
  rm -f "$scratch/again"
  "$SORTIE" play siegestorm --strict --seed "$1" --save "$scratch/again" <"$scratch/moves" &&
    test -s "$scratch/moves" && cmp "$scratch/played" "$scratch/again"
}

# "why" before each line of a match: every one of them is legal, also one that is the only answer, and
# asking changes nothing.
why_first ()
{
  "$SORTIE" auto siegestorm --seed 4 --deck styxia --seat player=greedy >"$scratch/played"
  sed -n 's/^[0-9]* [0-9a-f]* player: \(.*\)/why \1\n\1/p' "$scratch/played" >"$scratch/moves"
  rm -f "$scratch/again"
  "$SORTIE" play siegestorm --strict --seed 4 --deck styxia --save "$scratch/again" --width 200 \
    <"$scratch/moves" >"$scratch/said" 2>&1
  cmp "$scratch/played" "$scratch/again" &&
    ! grep -e "`sentence no-such`" -e "`sentence neither '.*'`" -e "`sentence not-asked '.*'`" "$scratch/said"
}
check 'why says of each line of a match that it is legal' why_first

for seed in 1 2 3 4; do
  for bot in greedy random; do
    check "$bot's match $seed is the same when its moves are typed" \
      typed_again $seed $bot 'player: /'
    check "and with the seat in front of each" typed_again $seed $bot '\(player: \)/\1'
  done
done
plan

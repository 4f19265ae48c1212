#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# league.sh: tables of how often greedy wins (make league).
#
#     league.sh TABLE [GAMES]
#
# TABLE is one of
#   duels    the six pairs of Siegestorm's starter decks, GAMES for each, seats swapped
#   bosses   each Boss in each class: GAMES, shared by the four starter decks
#   armies   the starter decks of Summoner Wars against each other and themselves: greedy against
#            itself, and against random from both seats, half of GAMES for each row
# GAMES is 1000 when it is not given. A line per table row; the last columns say what else was seen.
set -e

league=${LEAGUE:-tests/bench/league}
table=$1
games=${2:-1000}
decks='khunglai-starter seraphia-starter styxia-starter ysra-starter'

# play WORD...: the figures of one run in the order in which `league` prints them: games won by each
# seat, won by whoever had the first turn, drawn, unfinished.
play ()
{
  "$league" "$@" | awk '
    / won [0-9]+ of / { printf "%d ", $(NF - 2) }
    /^whoever/        { printf "%d ", $NF }
    /^drawn/          { printf "%d %d\n", $2, $4 }'
}

percent () { awk -v part="$1" -v all="$2" 'BEGIN { printf "%.1f", all ? 100 * part / all : 0 }'; }

duels ()
{
  half=`expr $games / 2`
  echo "one two games won-by-one% won-by-first% drawn unfinished"
  for one in $decks; do for two in $decks; do
    if expr "$one" \< "$two" >/dev/null; then
      set -- `play --mode=duel siegestorm $half greedy deck:one=$one deck:two=$two` \
             `play --mode=duel siegestorm $half greedy deck:one=$two deck:two=$one`
      echo "$one $two `expr $half \* 2` `percent \`expr $1 + $7\` $games`" \
           "`percent \`expr $3 + $8\` $games` `expr $4 + $9` `expr $5 + ${10}`"
    fi
  done; done
}

bosses ()
{
  quarter=`expr $games / 4`
  echo "boss class games won-by-player% with: $decks"
  for boss in byloss mother-karrow nyryki vhal-sotek; do for class in medium hard very-hard; do
    all=0 each=
    for deck in $decks; do
      set -- `play siegestorm $quarter greedy deck:player=$deck boss=$boss class=$class $CHOICES`
      all=`expr $all + $1` each="$each `percent $1 $quarter`"
    done
    echo "$boss $class `expr $quarter \* 4` `percent $all \`expr $quarter \* 4\``$each"
  done; done
}

armies ()
{
  half=`expr $games / 2`
  echo "south north bots games won-by-south% won-by-first% drawn unfinished"
  for bots in greedy,greedy greedy,random random,greedy; do
    for south in cave-goblins guild-dwarves; do for north in cave-goblins guild-dwarves; do
      set -- `play summoner-wars $half $bots deck:south=$south deck:north=$north`
      echo "$south $north $bots $half `percent $1 $half` `percent $3 $half` $4 $5"
    done; done
  done
}

case $table in
  duels | bosses | armies) $table ;;
  *) echo "usage: league.sh duels|bosses|armies [GAMES]" >&2; exit 1 ;;
esac

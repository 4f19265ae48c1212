#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The whole table stays in the window with the question below it, whatever may be answered: where the
# turn is, both seats, the whole board (SW-2.1: rows 1 to 8). The question says what it is about.

. "$top_srcdir/tests/tap/tap.sh"

games_modules=$SORTIE_MODULE_PATH
games_content=$SORTIE_CONTENT_PATH
. "$top_srcdir/tests/console/tmux.sh"
SORTIE_MODULE_PATH=$games_modules
SORTIE_CONTENT_PATH=$games_content

# shows_parts 'sentence' PART...: each of these regular expressions is on the screen.
shows_parts ()
{
  sentence=$1
  shift
  : >"$scratch/complaints"
  for part in "$@"; do
    grep -q -- "$part" "$scratch/screen" || echo "not on the screen: $part" >>"$scratch/complaints"
  done
  test -s "$scratch/complaints" && cat "$scratch/screen" >>"$scratch/complaints"
  nothing "$sentence" "$scratch/complaints"
}

# shows 'sentence': the screen has everything from where the turn is to where one types.
shows ()
{
  shows_parts "$1" '^Turn 2, South' 'North' '^8 ' '^7 ' '^6 ' '^5 ' '^4 ' '^3 ' '^2 ' '^1 ' \
    'South.* Magic Pile\|^Magic Pile' '^Hand' '^>'
}

for size in 80x24 80x40; do
  rows=${size#*x}
  start 80 play summoner-wars --seed 3 --seat north=greedy
  sees "$size: a phase with many moves is counted" 'moves are possible'
  shows "$size: below the table"
  type_line 'done'
  type_line 'done'
  sees "$size: a phase with few moves names them" 'attack d1 d3'
  shows "$size: below the table as well"
  type_line 'done'
  sees "$size: with what they do, if there is room" 'Build Magic: South may put'
  shows "$size: and no more"
  stop
done

# In the smallest window the board and what lies below it stay, whole names among it.
rows=24
start 40 play summoner-wars --seed 3 --seat north=greedy
type_line 'done'
type_line 'done'
type_line 'show'
sees '40x24: the table fits' 'Hand 5 cards'
shows_parts '40x24: board, names and own cards are all on the screen' '^8 .*▼3†0/7' '^7 ' '^6 ' \
  '^5 ' '^4 ' '^3 ' '^2 ' '^1 .*▲2→0/6' '^★ ' 'Spearman a2 f2' 'Berserker' 'South.* Magic Pile' \
  '^Hand' '^>'
stop

# Sly: "At the end of your turn this unit may exchange places with any Cave Goblin unit you control."
rows=40
start 80 play summoner-wars --seed 3 --open-hands
type_line 'choose north'
type_line 'done'
type_line 'done'
type_line 'done'
sees 'a question names the ability that asks, and that one may decline' \
  'Sneeks (Sly): North may choose one, or be done.'
stop

plan

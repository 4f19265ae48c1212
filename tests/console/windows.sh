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

# shows 'sentence': the screen has everything from where the turn is to where one types.
shows ()
{
  : >"$scratch/complaints"
  for part in '^Turn 2, South' 'North' '^8 ' '^7 ' '^6 ' '^5 ' '^4 ' '^3 ' '^2 ' '^1 ' \
    'South.* Magic Pile\|^Magic Pile' '^Hand' '^>'; do
    grep -q -- "$part" "$scratch/screen" || echo "not on the screen: $part" >>"$scratch/complaints"
  done
  test -s "$scratch/complaints" && cat "$scratch/screen" >>"$scratch/complaints"
  nothing "$1" "$scratch/complaints"
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

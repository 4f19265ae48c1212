#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tab completes what stands on cards, cards and words alike, and the steps of a turn.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

# completes 'sentence' 'what is typed' 'what it becomes': with Tab behind it; then it is taken back.
completes ()
{
  tmux_ send-keys -l "$2"
  tmux_ send-keys Tab
  sees "$1" "> $3"
  tmux_ send-keys C-u
}

start 80 play siegestorm --seed 7 --boss byloss --deck player=seraphia-starter
sees 'the mulligan is asked' '(SS-4.3)'
completes 'an icon of cards (SS-22.24)' 'card tote' 'card totem'
completes 'an ability of cards (SS-22.25)' 'help gan' 'help gang'
completes 'a rank of cards (SS-1.4)' 'card champio' 'card champion'
completes 'a card' 'card underw' 'card underworld-vindicator'
completes 'what a rule is about (SS-22.12)' 'rules shapeshi' 'rules shapeshift'
type_line 'stops all'
type_line 'done'
sees 'the first window is open (RUL-23)' 'After Prepare'
completes 'a step of the turn (SS-8.5)' 'done adv' 'done advance'
stop

# Seed 1 deals a Silverleaf Archer, Łuczniczka srebrnego liścia.
start 80 play siegestorm --mode solo --seed 1 --language pl
sees 'the mulligan is asked in Polish' 'Wymiana'
completes 'a Polish verb' 'zw' 'zwróć'
completes 'a command' 'pom' 'pomoc'
completes 'an English verb all the same' 'retu' 'return'
completes 'a card by its Polish name, without accents' 'zwroc lucz' 'zwroc łuczniczka-srebrnego-liścia'
completes 'a card by its id' 'zwroc silver' 'zwroc silverleaf-archer'
stop

plan

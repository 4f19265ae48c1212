#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A lesson at a terminal: what happened in a step is read before the next one shows another position.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
start 80
sees 'the menu offers lessons' 'Learn'
type_line learn
sees 'of several games' 'Learn which game?'
type_line summoner
sees 'and several of each' 'Lessons'
type_line 1
sees 'a lesson begins' 'Step 1 of 6'
type_line help
sees 'help is short there' 'says again what the lesson asks for'
check 'and lists no moves' sh -c "! grep -q '`sentence moves`' '$scratch/screen'"
type_line 'move c2 c4'
sees 'a step ends with its own comment' 'so every step counts.'
check 'below what happened' grep -q 'Spearman moves from c2 to c4' "$scratch/screen"
check 'before another position is shown' sh -c "! grep -q 'Step 2 of 6' '$scratch/screen'"
type_line '?'
sees 'help there says what Enter does' 'This step of the lesson is over'
type_line 'attack c4 c5'
sees 'a move in a position that nobody has seen is not made' 'That is not done'
type_line ''
sees 'Enter shows that position' 'Step 2 of 6'
type_line 'attack c4 c5'
sees 'where the move is made' 'and you have 1 magic.'
type_line ''
sees 'Enter goes on' 'Step 3 of 6'
sleep 0.3
tmux_ capture-pane -p >"$scratch/screen"
check 'where the comment on the last position is gone' sh -c "! grep -q 'you have 1 magic' '$scratch/screen'"
type_line quit
sees 'who leaves comes back to the menu' 'The lesson can be continued'
number=`tmux_ capture-pane -p | sed -n 's/^ *\([0-9]*\)  Quick start of Summoner Wars.*/\1/p'`
sees 'where the game of the lesson is the default' "[$number]>"
check 'which was not the first' test "0$number" -gt 1
stop

surroundings="XDG_DATA_HOME=$scratch/new"
start 80 learn summoner-wars 1
sees 'a lesson' 'Step 1 of 6'
type_line '?'
sees 'help about the moment has the lesson'"'"'s move' 'The lesson asks for “move c2 c4”'
tmux_ clear-history
type_line 'move c1 b1'
sees 'another move is for later' 'now, try “move c2 c4”'
sleep 0.3
tmux_ capture-pane -p -S - >"$scratch/screen"
check 'which is said once' test "`grep -c 'It was taken back' "$scratch/screen"`" = 1
check 'with no other table' test "`grep -c '^North · ' "$scratch/screen"`" -le 1
stop

start 80 learn siegestorm 1
sees 'a lesson of the other game' 'Step 1 of 7'
type_line hint
sees 'a hint is the lesson'"'"'s move' 'The lesson asks for “play silverleaf-archer pilgrim-scribe”'
type_line moves
sees 'and so it is below the list' 'The lesson asks for “play silverleaf-archer pilgrim-scribe”'
tmux_ clear-history
type_line 'play silverleaf-archer'
question=`sentence pays-for Action 'Silverleaf Archer' 1`
sees 'a question inside a move' "$question"
type_line ''
sleep 0.3
tmux_ capture-pane -p -S - >"$scratch/screen"
check 'Enter repeats the question' test "`grep -cF "$question" "$scratch/screen"`" = 2
check 'and not the whole lesson' test "`grep -c 'You win when the Boss has no life left' "$scratch/screen"`" -le 1
type_line back
type_line 'play glade-recruit'
sees 'another card teaches the same, and has its own comment' 'The card had its effect once'
stop

# In a low window, the table leaves room for the text of the task: the top of the screen is there.
surroundings="XDG_DATA_HOME=$scratch/low"
rows=24
start 80 learn summoner-wars 1 --language pl
sees 'a long task in a low window' 'przesuń c2 c4'
sees 'with its question' 'pomocy udzieli'
check 'and the top line of the table' grep -qF 'Tura 1, Południe, Ruch.' "$scratch/screen"
stop
start 80 learn siegestorm 1 --language pl
sees 'a longer task' 'i zapłać kartą'
sees 'with its question' 'możesz zagrać kartę'
check 'and the top line of the table' grep -qF 'Tura 1, Gracz, Przygotowanie.' "$scratch/screen"
stop

# A text that has no room beside the table comes first; then the table comes, with what to type below it.
for language in en pl; do
  start 80 learn summoner-wars 2 --language $language
  sees "$language: a text that is too long for the window comes alone" 'Enter>'
  check 'without the table' sh -c "! grep -q '^8 ' '$scratch/screen'"
  type_line ''
  sees "$language: then the question" 'SW-9.1'
  check 'below the top line of the table' grep -q '^Tur[an] 1, ' "$scratch/screen"
  check 'and what to type' grep -q ' f4 g5' "$scratch/screen"
  stop
done
start 80 learn siegestorm 2
sees 'a lesson with an answer' 'Step 1 of 3'
type_line 'play silverleaf-archer pilgrim-scribe'
sees 'comes to it' 'Enter>'
type_line ''
sees 'where the question is about a card that waits' 'SS-11.2'
check 'and leaves the table in the window' grep -q '^Turn 1, ' "$scratch/screen"
stop

# The table has the same form in each step, whatever the text of its task is and the hand beside it.
tracks ()
{
  grep 'War Track [123]' "$scratch/screen" | sed 's/   .*//'
}
for size in 80x24 80x40 120x40; do
  rows=${size#*x}
  surroundings="XDG_DATA_HOME=$scratch/$size"
  start "${size%x*}" learn siegestorm 1
  sees "$size: the first step" 'Step 1 of 7'
  sees "$size: with its question" 'SS-8.9'
  tracks >"$scratch/form"
  type_line 'play silverleaf-archer pilgrim-scribe'
  sees "$size: it is learned" 'Enter>'
  type_line ''
  sees "$size: the second step" 'Step 2 of 7'
  tracks | tail -n 2 >"$scratch/other"
  tail -n 2 "$scratch/form" >"$scratch/form.end"
  check "$size: has the form of the first" cmp -s "$scratch/form.end" "$scratch/other"
  stop
done

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Lines beyond the bounds of a line: 64 words, 4096 bytes; a word of a move: 256 bytes. Each is refused
# with its bound, wherever it comes in, before anybody tries to read it.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/console/tmux.sh"

# words N: so many of them.
words ()
{
  awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "%slamp", i ? " " : ""; print "" }'
}

# bytes N: one word of so many.
bytes ()
{
  awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "x"; print "" }'
}

# says 'sentence' 'text' GAME...: what is said when standard input is typed.
says ()
{
  sentence=$1 text=$2
  shift 2
  "$SORTIE" "$@" >"$scratch/said" 2>&1
  status=$?
  if grep -qF -- "$text" "$scratch/said"; then
    pass "$sentence"
  else
    flunk "$sentence" "not said: $text" "`head -c 2000 "$scratch/said"`"
  fi
}

play='play toy --seed 7 --option opener=north --width 200'

# pipe 'sentence' 'text' COMMAND...: what the command prints is typed.
pipe ()
{
  sentence=$1 text=$2
  shift 2
  "$@" >"$scratch/typed"
  says "$sentence" "$text" play toy --hot-seat --seed 7 --option opener=north --width 200 <"$scratch/typed"
}

pipe '64 words are read' '“lamp” is neither a move nor a command' words 64
for n in 65 400; do
  pipe "a pipe: $n words are too many" \
    "Line 1: The line has $n words, at most 64 are allowed. Split it into several lines." words $n
done
check 'a line that is not read is a line that was refused' test "$status" = 1
for n in 1000 100000; do
  pipe "a pipe: $n words are too long" \
    'Line 1: The line is too long: at most 4096 bytes.' words $n
done
pipe 'a word of 100,000 bytes is too long' 'The line is too long: at most 4096 bytes.' bytes 100000

long_name ()
{
  printf 'no\nlight '
  bytes 257
}
pipe 'what names something has at most 256 bytes' 'The word “xxx' long_name

command ()
{
  printf '%s ' $1
  words 64
}
for name in why moves show card explain rules help; do
  pipe "$name takes no more words" 'The line has 65 words, at most 64 are allowed.' command $name
done

# what is cut off might have been said
spaces ()
{
  printf 'no%5000s\n' no
}
pipe 'what stands behind many spaces is not just cut off' 'The line is too long: at most 4096 bytes.' spaces

words 65 >"$scratch/typed"
says 'the menu refuses it as well' 'The line has 65 words, at most 64 are allowed.' --width 200 \
  <"$scratch/typed"

# scenario 'sentence' 'text' LINE: a scenario with that line.
scenario ()
{
  cat >"$scratch/long.scenario" <<EOF
game toy
option opener=north
scenario a line that is too long
position
  turn north turn play
  north.hand: lantern*2 candle
  north.deck: beacon candle
  south.deck: candle lantern beacon
moves
  $3
expect
  turn north turn play
EOF
  says "$1" "$2" scenario "$scratch/long.scenario"
}
for n in 65 400; do
  scenario "a scenario: a line of $n words" "The line has $n words, at most 64 are allowed." \
    "north: `words $n`"
done
scenario 'a scenario: 1000 words' 'The line is too long: at most 4096 bytes.' "north: `words 1000`"
scenario 'a scenario: 100,000 words' 'The line is too long: at most 4096 bytes.' "north: `words 100000`"
scenario 'a line that is too long to read is not refused by a rule' 'this was refused only because it was' \
  "north: refused `words 65`"

start 80 play toy --seed 7 --option opener=north --open-hands
sees 'the first question is put' 'Draw: yes'
type_line "`words 65`"
sees 'a terminal: 65 words' 'The line has 65 words'
type_line no
sees 'nothing was done by it' '(T-2)'
tmux_ send-keys Up Up
sees 'the line can be had again, to make two of it' 'lamp lamp lamp'
tmux_ send-keys C-u
type_line "`words 400`"
sees 'a terminal: 400 words' 'The line has 400 words'
words 100000 | tr -d '\n' | tmux_ load-buffer -
tmux_ paste-buffer
tmux_ send-keys Enter
sees 'a terminal: 100,000 words' 'The line is too long: at most 4096 bytes.'
tmux_ paste-buffer -p
tmux_ send-keys Enter
type_line 'show ashes'
sees 'also pasted as a whole; and the prompt is there again' 'Ashes: 0 cards.'
type_line concede
sees 'a question is put' 'y/n>'
type_line "`words 66`"
sees 'an answer of 66 words is told to be too long' 'The line has 66 words'
type_line y
sees 'and the question is put again' 'concedes.'
check 'what was told is not read as a line' sh -c '! grep -q "neither a move" "$0"' "$scratch/screen"
stop

plan

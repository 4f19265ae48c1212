#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A window that gets another size while a line is typed: what stands above the line is laid out for the new size, and the
# line stays. So does a page of long text. Games, menu and lessons are those that are shipped.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"
rows=24

# resize COLUMNSxROWS
resize ()
{
  tmux_ resize-window -x "${1%x*}" -y "${1#*x}"
}

# count 'text': how often the screen and what has scrolled out of it have that.
count ()
{
  tmux_ capture-pane -p -S - | grep -cF -- "$1"
}

# last 'sentence' 'text': the last line of the screen is that.
last ()
{
  tries=0
  while test "`grep . "$scratch/screen" | tail -n 1`" != "$2" && test $tries -lt 100; do
    tries=$((tries + 1))
    sleep 0.1
    tmux_ capture-pane -p >"$scratch/screen"
  done
  check "$1" test "`grep . "$scratch/screen" | tail -n 1`" = "$2"
}

# The first space of the Boss's track, as wide as the window allows.
in80='┌─▼ War Track 3───────────┬─'
in110='┌─▼ War Track 3────────────────┬─'

start 80 play siegestorm --seed 7
sees 'a table in 80 columns' "$in80"
tmux_ send-keys -l 'card silverleaf-ar'
sees 'a line is begun' '> card silverleaf-ar'
resize 110x28
sees 'in a wider window the table is wider' "$in110"
sees 'its question comes with it' 'SS-4.3'
sees 'and the line' '> card silverleaf-ar'
last 'which is below all of it' '> card silverleaf-ar'
check 'the table was drawn once for each size' test "`count 'No Man'`" = 2
tmux_ send-keys -l cher
tmux_ send-keys Enter
sees 'one types on where one was' 'Silverleaf Archer (card'
resize 80x40
sees 'a higher window has a higher table' '┌─ War Track 3 ──────────┐'
check 'whose question is followed by what was answered below it' \
  sh -c 'tail -n +20 "$1" | grep -q "^Silverleaf Archer (card"' - "$scratch/screen"
last 'and the prompt' '>'
type_line 'return frog'
sees 'a line that is refused' '> return frog'
resize 80x24
sees 'in the lower window the table is lower' "$in80"
check 'and the refusal is below the question' sh -c 'sed "1,/SS-4.3/d" "$1" | grep -q frog' - "$scratch/screen"
last 'and above the prompt' '>'
type_line 'done'
sees 'the next question' 'Turn 2, Player, Deploy.'
tmux_ clear-history
type_line 'quit'
sees 'a question about the match' 'y/n>'
resize 110x28
sees 'the table is drawn above it' "$in110"
check 'which is asked again' test "`count 'y/n>'`" = 1
last 'and open' 'y/n>'
stop

# Only who has the screen sees what is in a hand.
start 80 play siegestorm --mode duel --seed 7 --hot-seat
sees 'the screen is free' 'Enter>'
resize 110x28
sees 'and stays so' 'Enter>'
check 'nobody'"'"'s hand is shown' test "`count 'Hand '`" = 0
type_line ''
sees 'one sits down' 'SS-4.3'
resize 80x28
sees 'and sees the own hand in another size, too' "$in80"
stop

start 80 learn siegestorm 1
sees 'a lesson' 'Step 1 of 7'
sees 'with its table' '│▲ War Track 1'
resize 110x28
sees 'is drawn anew' '├─▲ War Track 1────────────────┼'
check 'with its task between the table and the question' \
  sh -c 'sed "1,/War Track 1────────────────┼/d; /SS-8.9/q" "$1" | grep -q silverleaf-archer' - "$scratch/screen"
last 'and the prompt' '>'
stop

# Both signals wait while the program is stopped.
start 80 play siegestorm --seed 7
sees 'a question stands' 'SS-4.3'
group=`tmux_ display-message -p '#{pane_pid}'`
for signal in STOP WINCH INT CONT; do
  kill -$signal -$group
done
sees 'an interrupt that comes with a new size is not forgotten' 'y/n>'
stop

surroundings="XDG_DATA_HOME=$scratch/new"
start 80
sees 'the menu' '[1]>'
tmux_ send-keys -l sie
resize 60x40
sees 'is laid out for a narrow window' '      a Boss, or two to four'
sees 'and the line stays' '[1]> sie'
last 'below it' '[1]> sie'
stop

start 80 deck edit summoner-wars phoenix-elves
sees 'the deck editor' 'Elien>'
tmux_ clear-history
resize 70x40
sees 'shows the deck anew' 'summoner: 1'
last 'above its prompt' 'My Phoenix Elves, Prince Elien>'
stop

# A page of long text begins where it began.
surroundings='-u SORTIE_PAGER -u PAGER'
start 80 --help
sees 'a page' 'Enter: more'
first=`sed -n 1p "$scratch/screen"`
resize 80x16
sleep 0.3
sees 'a lower window has a shorter page' 'Enter: more'
check 'with the same beginning' test "`sed -n 1p "$scratch/screen"`" = "$first"
resize 80x30
sleep 0.3
sees 'a higher one a longer page' 'Enter: more'
check 'which fills it' test "`grep -c . "$scratch/screen"`" -ge 24
stop

# A page of a long text is laid out for the width that the window has now.
rows=24
start 80 play siegestorm --seed 7
sees 'a match with a long help' '>'
type_line help
sees 'a page of it' 'Enter: more'
tmux_ resize-window -x 50 -y 24
sees 'is shown again' 'Enter: more'
sleep 0.5
tmux_ capture-pane -p -J >"$scratch/screen"
check 'in lines for the narrower window' test "`awk 'length > 60' "$scratch/screen" | wc -l`" -eq 0
check 'with its foot' grep -q '^Enter: more' "$scratch/screen"
tmux_ send-keys q
sees 'closed, it leaves the question' 'may exchange'
sed '/War Track 3/,$!d' "$scratch/screen" >"$scratch/below"
check 'below the table for the narrower window' grep -q 'may exchange' "$scratch/below"
stop

# What was answered without a page stands below the question also in another size.
start 80 play siegestorm --seed 7
sees 'a match with stops' 'may exchange'
type_line stops
sees 'they are explained' '“stops all”'
tmux_ clear-history
tmux_ resize-window -x 70 -y 40
sleep 0.5
sees 'in another size, too' '“stops all”'
sed '/War Track 3/,$!d' "$scratch/screen" >"$scratch/below"
check 'below the table' grep -q '“stops all”' "$scratch/below"
check 'and the question' sh -c "sed '/may exchange/,\$!d' '$scratch/below' | grep -q '“stops all”'"
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every puzzle is proved, by a search over all lines: its solution, how many first decisions solve it, and
# that what is said to fail does. Then some are played at the prompt, rightly and wrongly.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch
export XDG_DATA_HOME

# prove_and_play FILE: is number $number of the folder, all of which have been proved
prove_and_play ()
{
  name=`basename "$1" .puzzle`
  check "$game, $name: all that it claims is proved" grep -q "^ok $number - " "$scratch/proved"
  # where others answer as they like, the file's lines need not fit
  seat=`sed -n 's/^ *seat //p' "$1"`
  grep '^ *solution ' "$1" | grep -q -v "^ *solution $seat: " && return
  sed -n "s/^ *solution $seat: //p" "$1" >"$scratch/typed"
  "$SORTIE" puzzles "$game" "$number" <"$scratch/typed" >"$scratch/played" 2>&1
  check "$game, $name: who types the solution is told so" grep -q '^Solved!' "$scratch/played"
}

for folder in "$top_srcdir"/content/*/puzzles; do
  game=`basename "\`dirname "$folder"\`"`
  "$SORTIE" scenario --tap "$folder"/*.puzzle >"$scratch/proved" 2>&1
  number=0
  for file in "$folder"/*.puzzle; do
    number=$((number + 1))
    prove_and_play "$file"
  done
done

for folder in "$top_srcdir"/content/*/puzzles; do
  game=`basename "\`dirname "$folder"\`"`
  check "$game has ten puzzles" test `ls "$folder"/*.puzzle | wc -l` -ge 10
done
check 'every game has puzzles' \
  test `ls -d "$top_srcdir"/content/*/puzzles | wc -l` = `ls "$top_srcdir"/content/*/rules.xml | wc -l`

"$SORTIE" puzzles summoner-wars 1 >"$scratch/wrong" <<'END'
attack c5 d5
attack d2 d4
attack e5 d5
done
done
again
hint
hint
solution
undo
nonsense
END
check 'who has gone wrong is told where' grep -q 'It could still be solved before “attack c5 d5”' "$scratch/wrong"
check 'and may begin again, with the same dice' grep -q 'The solution goes on with “attack e5 d5”' "$scratch/wrong"
check 'hints come one after the other' sh -c "grep -q 'Baldar rolls three dice' '$scratch/wrong' && grep -q 'must miss somewhere' '$scratch/wrong'"
check 'nothing is taken back at the beginning' grep -q 'This is the beginning of the puzzle' "$scratch/wrong"
check 'a word that means nothing is refused' grep -q 'nonsense' "$scratch/wrong"

# where a game also calls the end of a step “next”
for puzzle in 'summoner-wars 2' 'siegestorm 2'; do
  printf 'next\nquit\n' | "$SORTIE" puzzles $puzzle >"$scratch/skipped" 2>&1
  check "$puzzle: “next” is the next puzzle, and no move" sh -c "grep -q '^Puzzle 3: ' '$scratch/skipped' && ! grep -q 'Not solved' '$scratch/skipped'"
done
printf 'done\ndone\nmoves\nhand; done\n\nnext\nquit\n' | "$SORTIE" puzzles summoner-wars 1 >"$scratch/failed" 2>&1
check 'nobody moves when an attempt is over' sh -c "test \`grep -c '^This attempt is over' '$scratch/failed'\` = 3 && ! grep -q 'North decides' '$scratch/failed'"
check 'and “next” is the next puzzle then, too' grep -q '^Puzzle 2: ' "$scratch/failed"
printf 'attack d2 d4\n\nundo\n\nquit\n' | "$SORTIE" puzzles summoner-wars 1 >"$scratch/later" 2>&1
check 'the dice that have fallen are not announced again' sh -c "grep -q 'will show: 2, 1, 4, 1, 4, 4\.' '$scratch/later'"
check 'they come again after undo' sh -c "test \`grep -c 'will show: 6, 4, 2, 1, 4, 1, 4, 4\.' '$scratch/later'\` = 2"
check 'the task is dated when the table is not the first any more' sh -c "test \`grep -c 'at the beginning of the puzzle' '$scratch/later'\` = 1"
"$SORTIE" puzzles summoner-wars </dev/null >"$scratch/list" 2>&1
check 'the list says which are solved' grep -q '1  Bad dice: solved' "$scratch/list"
"$SORTIE" puzzles summoner-wars 99 >"$scratch/many" 2>&1
check 'a puzzle that there is not is refused' sh -c "test $? = 2 && grep -q 'numbered from 1 to' '$scratch/many'"

printf 'give up\nnext\nhint\nquit\n' | "$SORTIE" puzzles hearts 1 >"$scratch/given" 2>&1
check 'who gives up reads the whole solution' sh -c "grep -q 'You: play as' '$scratch/given' && grep -q 'South: play 5d' '$scratch/given'"
check 'and may go to the next one' sh -c "grep -q '^Puzzle 2: ' '$scratch/given' && grep -q 'South has the queen of spades' '$scratch/given'"
"$SORTIE" puzzles hearts </dev/null >"$scratch/list" 2>&1
check 'which does not count as solved' sh -c "! grep -q 'The ace first: solved' '$scratch/list'"
printf 'zadanie\nodpusc\ndalej\npodpowiedź\nwyjdź\n' |
  "$SORTIE" --language pl puzzles hearts 1 >"$scratch/polish" 2>&1
check 'the words are understood in Polish' sh -c "grep -q 'Ty: zagraj ' '$scratch/polish' && grep -q '^Zagadka 2: ' '$scratch/polish' && ! grep -q '^Wiersz ' '$scratch/polish'"

printf 'puzzles 99\npuzzles 2\nplay js\nquit\nlearn 1-game\nquit\nlog\npass ac 2c 5c\nquit\n' |
  "$SORTIE" play hearts --seed 3 --save "$scratch/kept" >"$scratch/aside" 2>&1
check 'a puzzle and a lesson can be played while a match waits' sh -c "grep -q '^Puzzle 2: ' '$scratch/aside' && grep -q 'Step 1 of' '$scratch/aside'"
check 'a number that there is not is refused there, too' grep -q 'Line 1: puzzles are numbered' "$scratch/aside"
check 'and the match goes on where it was' grep -q ' north: pass ac 2c 5c$' "$scratch/kept"

XDG_DATA_HOME=$scratch/shown
printf 'solution\nattack e5 d5\nattack d2 d4\nattack c5 d5\n' |
  "$SORTIE" puzzles summoner-wars 1 >"$scratch/shown-it"
check 'who was shown a move has not solved it' grep -q '^That is the solution' "$scratch/shown-it"
printf 'attack c5 d5\nundo\nattack e5 d5\nattack d2 d4\nattack c5 d5\n' |
  "$SORTIE" puzzles summoner-wars 1 >"$scratch/undone"
check 'a move is taken back with the dice that it rolled' grep -q '^Solved!' "$scratch/undone"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saved matches in the menu: what each is, what is wrong with one that is damaged, and that the
# advice about it is right. A journal shown move by move.

. "$top_srcdir/tests/tap/tap.sh"

games_modules=$SORTIE_MODULE_PATH
games_content=$SORTIE_CONTENT_PATH
SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH XDG_DATA_HOME XDG_STATE_HOME

saves=$scratch/data/sortie
mkdir -p "$saves"

# menu LINE...: what the menu says when these are typed, in one line: where it is wrapped does not
# matter.
menu ()
{
  printf '%s\n' "$@" | "$SORTIE" 2>&1 | tr -s '\n ' '  ' >"$scratch/said"
}

# said 'sentence' 'text': holds when the last menu said it.
said ()
{
  check "$1" grep -qF -- "$2" "$scratch/said"
}

# T-2: north's first turn and south's second; a strike cannot be undone (T-4)
printf 'no\nstrike\ndone\nno\n' |
  "$SORTIE" play toy --hot-seat --seed 5 --option opener=north --deck north=bright --save "$saves/match.journal" \
    >"$scratch/out"

# by what is typed above: four decisions
menu quit
said 'the menu says game and moves' 'Continue Lamps, 4 moves, '
said 'and the day' "4 moves, `date +%Y-`"
said 'and what it is played with' ': Bright lamps (north), Plain lamps (south) '
menu '' quit
said 'Enter alone goes on with it' 'match.journal; you can continue it.'

"$SORTIE" replay "$saves/match.journal" >"$scratch/replayed"
# in this order, and with nothing else between: the move, and what it did
check 'a replay shows the move and what came of it' \
  sh -c "grep -A1 '^north: strike' '$scratch/replayed' | grep -q '^  North strikes'"
check 'and the table at the end' grep -q 'Sill 1' "$scratch/replayed"
check 'and how the match stands' grep -q 'The match goes on' "$scratch/replayed"

# who played goes on: a program that a match was begun with, if nobody else is named
bot=$scratch/bot.journal
echo no | "$SORTIE" play toy --seed 5 --seat south=random --save "$bot" >"$scratch/out"
echo quit | "$SORTIE" play --load "$bot" >"$scratch/out"
check 'a program sits where it sat' \
  grep -q "`sentence played-by south random`" "$scratch/out"
echo quit | "$SORTIE" play --load "$bot" --seat south=human >"$scratch/out"
check 'where somebody else sits down it does not' \
  sh -c "! grep -q '`sentence played-by ".*" ".*"`' '$scratch/out'"
printf 'load %s\nquit\n' "$bot" | "$SORTIE" play toy --hot-seat --save "$scratch/other.journal" >"$scratch/out"
check 'the same when it is loaded into another match' \
  grep -q "`sentence played-by south random`" "$scratch/out"
check 'and who replays it sees the same match' "$SORTIE" replay "$bot" --check

# Another version of the program gives other hashes to the same positions: that match is shown, and goes on elsewhere.
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; s/^# .*/# 0123456789abcdef/' "$saves/match.journal" |
  "$top_builddir/tests/console/frame" >"$scratch/earlier.journal"
cp "$scratch/earlier.journal" "$scratch/kept.journal"
check 'a check refuses what another version has played' sh -c "! '$SORTIE' replay '$scratch/earlier.journal' --check"
"$SORTIE" replay "$scratch/earlier.journal" >"$scratch/replayed" 2>&1
check 'a replay shows it' grep -q '^north: strike' "$scratch/replayed"
check 'and says so' grep -q 'another version of the program' "$scratch/replayed"
echo quit | "$SORTIE" play --load "$scratch/earlier.journal" >"$scratch/out" 2>&1
check 'it goes on in another file' grep -q 'It goes on in the file' "$scratch/out"
check 'and stays as it was in its own' cmp "$scratch/earlier.journal" "$scratch/kept.journal"
other=`ls "$saves"/toy-*.journal`
check 'the other file is whole' "$SORTIE" replay "$other" --check
check 'with the same moves' grep -q 'north: strike' "$other"
rm "$other"

# Its sums are right, but not by the rules: that is seen when somebody wants to go on, not before.
line=`grep -n 'north: strike' "$saves/match.journal" | sed 's/:.*//'`
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; s/north: strike/north: back/' "$saves/match.journal" |
  "$top_builddir/tests/console/frame" >"$scratch/against.journal"
mv "$saves/match.journal" "$scratch/match.journal"
cp "$scratch/against.journal" "$saves"
menu quit
said 'a match against the rules is listed like others' 'Continue Lamps, 4 moves, '
menu continue quit
said 'who continues it is told the line' "against.journal:$line: "
check 'and goes on before it' sh -c "sed -n '$((line - 1))p' '$saves'/toy-*.journal | cut -d ' ' -f 3- | grep -qxF \"\`sed -n '$((line - 1))p' '$saves/against.journal' | cut -d ' ' -f 3-\`\""
check 'in a file that is whole' "$SORTIE" replay "$saves"/toy-*.journal --check
check 'the other one stays' cmp "$scratch/against.journal" "$saves/against.journal"
rm "$saves/against.journal" "$saves"/toy-*.journal
mv "$scratch/match.journal" "$saves"

sed "${line}s/strike/done/" "$saves/match.journal" >"$saves/cut.journal"
rm "$saves/match.journal"
cp "$saves/cut.journal" "$scratch/cut.journal"
"$SORTIE" matches >"$scratch/out" 2>&1
check 'a damaged match is among the saved ones' grep -q "cut.journal, .*cannot be continued: line $line: " "$scratch/out"
menu continue strike quit
said 'the menu lists it, too' 'cut.journal, '
said 'with the line that is wrong' "cannot be continued: line $line: "
check 'a replay of it names the line' \
  sh -c "'$SORTIE' replay '$saves/cut.journal' 2>&1 | grep -q 'cut.journal:$line:'"
check 'who continues it plays on before that line' grep -q ' north: strike' "$saves"/toy-*.journal
check 'in a file that can be played again' "$SORTIE" replay "$saves"/toy-*.journal --check
check 'the damaged one stays as it is' cmp "$scratch/cut.journal" "$saves/cut.journal"
mv "$saves"/toy-*.journal "$scratch/rest.journal"

: >"$saves/cut.journal"
menu continue quit
said 'an empty file is listed too' 'cut.journal, '
said 'and nothing is promised about it' 'Nothing in it can be recovered'
rm "$saves"/*.journal

# a match that nobody wants any more; without a terminal there is nobody to be asked
: >"$saves/one.journal"
: >"$saves/two.journal"
"$SORTIE" matches delete none.journal >"$scratch/out" 2>&1
check 'a match that there is not cannot be deleted' test $? = 1
"$SORTIE" matches delete one.journal >"$scratch/out" 2>&1
check 'one is deleted by its name' test ! -e "$saves/one.journal" -a -e "$saves/two.journal"
cp "$scratch/rest.journal" "$saves/notes.txt"
"$SORTIE" matches delete "$saves/notes.txt" >"$scratch/out" 2>&1
check 'what is not called like a match is not deleted' test -e "$saves/notes.txt"
rm "$saves/notes.txt"
menu delete quit
check 'the menu deletes one, too' test ! -e "$saves/two.journal"

# SS-1.10: a class has a name of its own
SORTIE_MODULE_PATH=$games_modules
SORTIE_CONTENT_PATH=$games_content
echo done |
  "$SORTIE" play siegestorm --seed 7 --class very-hard --save "$saves/boss.journal" >"$scratch/out"
menu quit
said 'a Boss is listed with the name of its class' ' Byloss, Very Hard, Evil Goblins'

plan

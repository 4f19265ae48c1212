#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What came of the matches that are kept, and going through one of them.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export XDG_DATA_HOME XDG_STATE_HOME

# records: what the page says, in one line
records ()
{
  printf '%s\n' records quit | "$SORTIE" --width 200 2>&1 | tr -s '\n ' '  ' >"$scratch/said"
}

said ()
{
  check "$1" grep -qF -- "$2" "$scratch/said"
}

records
said 'no game was played' 'No match finished yet: '
said 'not this one, either' 'Siegestorm'
printf '%s\n' siegestorm concede quit | "$SORTIE" >"$scratch/out" 2>&1
records
said 'who concedes has lost' 'Siegestorm: won 0, lost 1.'
said 'with that deck' 'Dawn Watch won 0, lost 1'
said 'in that class, whoever the Boss is' ' Medium won 0, lost 1'
said 'against that Boss, who is still to be beaten' 'Byloss Medium, Hard, Very Hard: none beaten yet'
file=`ls "$scratch"/data/sortie/*.journal`
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; s/^result .*/result player-won life SS-14.1/' "$file" |
  "$top_builddir/tests/console/frame" >"$scratch/won.journal"
mv "$scratch/won.journal" "$file"
records
said 'a match that was won is' 'Siegestorm: won 1, lost 0.'
said 'and the Boss is beaten in that class' 'Byloss beaten: Medium; not yet: Hard, Very Hard'
cp "$file" "$scratch/data/sortie/copied.journal"
records
said 'a match saved under two names counts once' 'Siegestorm: won 1, lost 0.'
rm "$scratch/data/sortie/copied.journal"
cp "$file" "$scratch/won.journal"
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; s/^result /branch\n&/' "$scratch/won.journal" |
  "$top_builddir/tests/console/frame" >"$file"
records
check 'but not if it began as another match' sh -c "! grep -q 'Siegestorm: won' '$scratch/said'"
rm "$file"
records
check 'what is not kept does not count' sh -c "! grep -q 'Siegestorm: won' '$scratch/said'"
printf '%s\n' concede quit | "$SORTIE" play crazy-eights --hot-seat --seed 3 >"$scratch/out" 2>&1
records
check 'nor does what several people played' sh -c "! grep -q 'Crazy Eights: won' '$scratch/said'"
printf '%s\n' concede concede quit |
  "$SORTIE" play summoner-wars --mode three-players --seed 3 >"$scratch/out" 2>&1
"$SORTIE" records summoner-wars --width 200 >"$scratch/out" 2>&1
check 'SW-25.4 one player with two decks is one person' \
  grep -qF 'Summoner Wars: won 0, lost 1.' "$scratch/out"

printf '%s\n' 'seat south=greedy' |
  "$SORTIE" play summoner-wars --seed 810068 --seat north=greedy --save "$scratch/data/sortie/given.journal" >"$scratch/out" 2>&1
check 'a program that plays on for a person is named' \
  grep -q ' player south=greedy$' "$scratch/data/sortie/given.journal"
check 'and comes to the end' grep -q ' result ' "$scratch/data/sortie/given.journal"
"$SORTIE" records summoner-wars --width 200 >"$scratch/out" 2>&1
check 'what it has won or lost does not count' grep -qF 'Summoner Wars: won 0, lost 1.' "$scratch/out"
"$SORTIE" replay --check "$scratch/data/sortie/given.journal" >"$scratch/out" 2>&1
check 'its match is replayed' test $? = 0

# Older journals have no line for another player, but some show that there was one: a program's seat concedes, or a program
# that lost moves by an undo has the person's seat.
given=$scratch/data/sortie/given.journal
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //; /^player south=greedy$/d; s/^result .*/concede north\nresult south-won conceded SW-24.5/' \
  "$given" >"$scratch/lines"
"$top_builddir/tests/console/frame" <"$scratch/lines" >"$scratch/older.journal"
mv "$scratch/older.journal" "$given"
"$SORTIE" records summoner-wars --width 200 >"$scratch/out" 2>&1
check 'nor if an older journal lets a program concede' grep -qF 'Summoner Wars: won 0, lost 1.' "$scratch/out"
sed 's/^concede north$/undo 1 south/' "$scratch/lines" | "$top_builddir/tests/console/frame" >"$given"
"$SORTIE" records summoner-wars --width 200 >"$scratch/out" 2>&1
check 'or takes back moves that a program made for the person' grep -qF 'Summoner Wars: won 0, lost 1.' "$scratch/out"
sed '/^concede north$/d' "$scratch/lines" | "$top_builddir/tests/console/frame" >"$given"
"$SORTIE" records summoner-wars --width 200 >"$scratch/out" 2>&1
check 'others count' grep -qF 'Summoner Wars: won 1, lost 1.' "$scratch/out"
rm "$given"

# ---- At the prompt, from the shell

"$SORTIE" records siegestorm --width 200 >"$scratch/out" 2>&1
check 'the shell asks for the records of a game' grep -qF 'Siegestorm: won 0, lost 0.' "$scratch/out"
printf '%s\n' concede quit | "$SORTIE" play crazy-eights --seed 3 >"$scratch/out" 2>&1
"$SORTIE" records --width 200 >"$scratch/out" 2>&1
check 'the records of every game, where none is named' test $? = 0
check 'one that was played' grep -qF 'Crazy Eights: won 0, lost 1.' "$scratch/out"
check 'games that were not are named behind them' \
  awk '/^Crazy Eights: won/ { played = 1 } played && /^No match finished yet: .*Siegestorm/ { found = 1 } END { exit !found }' \
  "$scratch/out"
check 'what was counted is told once' test "`grep -c '^Counted from' "$scratch/out"`" = 1
rm -f "$scratch"/data/sortie/*.journal
printf '%s\n' records matches quit | "$SORTIE" play crazy-eights --seed 3 --width 200 >"$scratch/out" 2>&1
check 'so does whoever plays' grep -qF 'Crazy Eights: won 0, lost 0.' "$scratch/out"
check 'the match that is played is among those that are kept' \
  grep -q 'not finished: .*\.journal' "$scratch/out"
printf '%s\n' concede quit | "$SORTIE" play crazy-eights --seed 3 >"$scratch/out" 2>&1
"$SORTIE" matches crazy-eights --width 200 >"$scratch/out" 2>&1
check 'a match that was given up is listed as lost' grep -q 'lost: .*\.journal' "$scratch/out"
printf '%s\n' concede quit | "$SORTIE" play siegestorm --seed 3 >"$scratch/out" 2>&1
"$SORTIE" matches --width 200 >"$scratch/out" 2>&1
check 'where no game is named, the matches of every game are listed' test $? = 0
check 'one of one game' grep -q '^Crazy Eights, .*\.journal' "$scratch/out"
check 'and one of another' grep -q '^Siegestorm, .*\.journal' "$scratch/out"

# ---- By name

name=`ls "$scratch"/data/sortie | sed -n '/siegestorm/ { s/\.journal$//; p; q; }'`
"$SORTIE" replay --check "$name" >"$scratch/out" 2>&1
check 'a saved match is found by its name' grep -q '^ok [0-9]* moves' "$scratch/out"
"$SORTIE" replay --check "$name.journal" >"$scratch/out" 2>&1
check 'also with its ending' grep -q '^ok [0-9]* moves' "$scratch/out"
touch -d 2001-01-01 "$scratch"/data/sortie/*.journal
touch `grep -l 'result player2-won' "$scratch"/data/sortie/crazy*.journal`
"$SORTIE" replay --summary last --width 200 >"$scratch/out" 2>&1
check 'or as the last one' grep -q 'Player 2 won' "$scratch/out"
touch -d 2001-01-01 "$scratch"/data/sortie/crazy*.journal
touch "$scratch/data/sortie/$name.journal"
"$SORTIE" replay --summary last --width 200 >"$scratch/out" 2>&1
check 'the one that was written last' grep -q 'Boss won' "$scratch/out"
"$SORTIE" analyse last 20 >"$scratch/out" 2>&1
check 'which can be analysed, too' grep -q '“search” looked at' "$scratch/out"


# ---- A new match

printf '%s\n' concede quit | "$SORTIE" play crazy-eights --seed 3 >"$scratch/out" 2>&1
touch -d 2001-01-01 "$scratch/data/sortie/$name.journal"
printf '%s\n' 'new match' '?' quit quit | "$SORTIE" --width 200 >"$scratch/out" 2>&1
check 'the game that was played last is said' grep -q 'Crazy Eights: .* You played it last\.$' "$scratch/out"
check 'and proposed' grep -q 'Enter alone picks “Crazy Eights”' "$scratch/out"

rm -f "$scratch"/data/sortie/*.journal
"$SORTIE" matches >"$scratch/out" 2>&1
check 'or that there is none' grep -qx 'There is no saved match\.' "$scratch/out"

# ---- What a match was like

rm -f "$scratch"/data/sortie/*.journal
printf '%s\n' done concede done 'done turn' concede quit |
  "$SORTIE" play siegestorm --mode last-man-standing --seats 3 --hot-seat --seed 3 >"$scratch/out" 2>&1
"$SORTIE" replay "$scratch"/data/sortie/*.journal --width 80 >"$scratch/out" 2>&1
check 'RUL-74 whoever loses to the last one left still sits at their own side of the table' \
  grep -qF 'War Track 1 (yours)' "$scratch/out"
anyhow='--seat north=random --seat east=random --seat south=random --seat west=random'
"$SORTIE" auto hearts --seed 5 $anyhow >"$scratch/hearts.journal"
"$SORTIE" replay "$scratch/hearts.journal" --summary --width 200 >"$scratch/out" 2>&1
score=`sed -n 's/.* score north=\(.*\) east=\(.*\) south=\(.*\) west=\(.*\)/North \1, East \2, South \3, West \4/p' "$scratch/hearts.journal"`
check 'the summary counts the points that the result has' \
  grep -qF "Points scored: $score." "$scratch/out"
"$SORTIE" auto siegestorm --seed 5 --seat player=greedy >"$scratch/storm.journal"
"$SORTIE" replay "$scratch/storm.journal" --width 400 >"$scratch/log" 2>&1
"$SORTIE" replay "$scratch/storm.journal" --summary --width 200 >"$scratch/out" 2>&1
told=`sed -n 's/^ *[A-Z][A-Za-z ]* takes\{0,1\} \([0-9]*\) damage.*/\1/p' "$scratch/log" | awk '{ n += $1 } END { print n }'`
counted=`sed -n 's/^Damage dealt: Player \([0-9]*\).* Boss \([0-9]*\).*/\1 \2/p' "$scratch/out" | awk '{ print $1 + $2 }'`
check 'all the damage that the log tells of is counted' test "$told" -gt 0 -a "$told" = "$counted"
turns=`sed -n 's/^The match took \([0-9]*\) turns\./\1/p' "$scratch/out"`
check 'and the turns' grep -q "[Tt]urn $turns" "$scratch/log"
# SS-22.7: what a player sacrifices is killed, but not by the opponent; the log says that it is sacrificed.
"$SORTIE" auto siegestorm --mode duel --seed 2 --seat one=greedy --seat two=greedy --deck one=styxia-starter \
  --deck two=styxia-starter >"$scratch/own.journal"
"$SORTIE" replay "$scratch/own.journal" --width 400 >"$scratch/log" 2>&1
killed=`grep -c 'is killed' "$scratch/log"`
own=`grep -c 'sacrifices' "$scratch/log"`
kills=`"$SORTIE" replay "$scratch/own.journal" --summary --width 200 \
  | sed -n 's/^Units killed: Player One \([0-9]*\), Player Two \([0-9]*\)\./\1 \2/p' | awk '{ print $1 + $2 }'`
check 'units that their own players sacrifice are not counted as killed' \
  test "$own" -gt 0 -a "$killed" = "$kills"
"$SORTIE" auto summoner-wars --seed 5 --seat south=greedy --seat north=greedy >"$scratch/wars.journal"
"$SORTIE" replay "$scratch/wars.journal" --summary --width 200 >"$scratch/out" 2>&1
check 'beside the wounds of a player are those of the best units' \
  grep -q '^ *Wounds dealt: South [0-9]* (.*, [0-9]*), North [0-9]* (.*, [0-9]*)\.' "$scratch/out"
check 'and what ended the match' grep -q 'is destroyed\.$' "$scratch/out"
grep -i damage "$scratch/out" >"$scratch/damage"
nothing 'which is called wounds and nothing else' "$scratch/damage"

# The first turn begins with nobody ahead: it turns nothing.
for seed in 1 2 3 4 5 6 7 8; do
  "$SORTIE" auto frontier --seed $seed >"$scratch/frontier.journal"
  "$SORTIE" replay "$scratch/frontier.journal" --summary --width 200
done >"$scratch/out" 2>&1
check 'a later turn can be the turning point' grep -q 'turning point was turn [0-9]*: by the program.*estimate' "$scratch/out"
grep 'turning point was turn 1:' "$scratch/out" >"$scratch/first"
nothing 'the first cannot' "$scratch/first"
awk '/^ *The match took/ { turns = $4 }
     /turning point was turn/ { sub (/.*was turn /, ""); if (int ($0) + 4 > turns) print turns, $0 }' "$scratch/out" >"$scratch/last"
nothing 'nor one of the last: two turns of each player must show it' "$scratch/last"

# Whoever concedes early has played no match that a turn could have turned; whoever was ahead until the end has turned
# nothing by giving up.
for turns in 2 3 4; do
  rm -f "$scratch/early.journal"
  { echo south; yes 'done turn' | head -n $turns; echo concede; } |
    "$SORTIE" play summoner-wars --hot-seat --seed 5 --save "$scratch/early.journal" >"$scratch/played" 2>&1
  "$SORTIE" replay "$scratch/early.journal" --summary --width 200
done >"$scratch/out" 2>&1
check 'who concedes early has played so many turns' test "`grep -c '^The match took [234] turns\.$' "$scratch/out"`" = 3
grep -i -e turning -e ahead "$scratch/out" >"$scratch/ahead"
nothing 'none of which was the turning point' "$scratch/ahead"

# HT-3: what others call a turn is a round here. Whoever plays anyhow is ahead by chance and turns nothing.
for seed in 1 2 3 4; do
  test $seed = 2 && players= || players=$anyhow
  "$SORTIE" auto hearts --option limit=40 --seed $seed $players >"$scratch/hearts.journal"
  "$SORTIE" replay "$scratch/hearts.journal" --summary --width 200
done >"$scratch/out" 2>&1
check 'a match of rounds took rounds' test "`grep -c '^The match took [0-9]* rounds\.$' "$scratch/out"`" = 4
check 'and a round was the turning point' grep -q '^Turning point: Round [0-9]*\. From then on, ' "$scratch/out"
grep -iw 'turns*' "$scratch/out" >"$scratch/turns"
nothing 'nothing is said of turns' "$scratch/turns"

plan

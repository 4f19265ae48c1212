#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the deck editor saves: a deck file that passes the check and plays; nothing else is replaced
# without a question.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
mine=$scratch/mine.xml
# whoever makes any move plays a match soonest
random='--seat south=random --seat north=random'

# edits LINES ARGUMENTS...: the editor is typed those lines
edits ()
{
  lines=$1
  shift
  printf '%b' "$lines" | timeout 60 "$SORTIE" deck edit "$@" --width 200 >"$scratch/said" 2>&1
}

says ()
{
  grep -qF -e "$1" "$scratch/said"
}

edits 'remove 2 oaf\nadd 2 berserker\nsave\nquit\n' summoner-wars frick
own=$XDG_DATA_HOME/sortie/decks/my-cave-goblins-frick.xml
check 'without a name the deck goes into the folder of custom decks' test -s "$own"
check 'it is legal' "$SORTIE" deck check my-cave-goblins-frick
check 'it has what was put in' grep -q 'of="goblin-berserker" n="2"' "$own"
check 'what starts on the battlefield still does' grep -q 'of="goblin-oaf" n="4" at="d4"' "$own"
check 'it plays' timeout 120 "$SORTIE" auto summoner-wars --seed 3 $random --deck south=my-cave-goblins-frick \
  --deck north=guild-dwarves

edits 'remove oaf\nadd berserker\nsave\nquit\n' summoner-wars my-cave-goblins-frick
check 'the file that it is from is replaced' grep -q 'of="goblin-berserker" n="3"' "$own"
check 'without a question' sh -c "! grep -q Replace '$scratch/said'"

check 'of a legal deck it says how it is played' says 'To play it: --deck my-cave-goblins-frick'

edits 'remove oaf\nsave short\nquit\n' summoner-wars frick
check 'a deck that is not legal yet is saved, too' test -s "$XDG_DATA_HOME/sortie/decks/short.xml"
check 'and it says so' says 'short.xml. The deck still breaks rules:'
check 'with what is wrong' says '17 Commons instead of 18 (SW-26.1)'
check 'and that it is played only when that is mended' says 'Once that is mended, you can play it: --deck short'
check 'not before' sh -c "! grep -qF 'To play it' '$scratch/said'"
check 'as the match says, too' sh -c "! '$SORTIE' auto summoner-wars --seed 3 --deck south=short"
edits 'zapisz short\nwyjdź\n' summoner-wars short --language pl
check 'in Polish as well' says 'Talia wciąż łamie zasady:'
rm "$XDG_DATA_HOME/sortie/decks/short.xml"

# a ready-made deck keeps its name
edits 'name Cloaks\nsave\nquit\n' summoner-wars vlox
cloaks=$XDG_DATA_HOME/sortie/decks/cloaks.xml
check 'the file of a custom deck has no name of a ready-made deck' \
  sh -c "test -s '$XDG_DATA_HOME/sortie/decks/my-cloaks.xml' && ! test -e '$cloaks'"
check 'nor has the deck its id' grep -q ' id="my-cloaks"' "$XDG_DATA_HOME/sortie/decks/my-cloaks.xml"
check 'and the command that is told plays it' says '--deck my-cloaks'
edits 'save cloaks\nn\nquit\n' summoner-wars vlox
check 'not even when that name is asked for' sh -c "! test -e '$cloaks'"
check 'which is said' tells 'cloaks … my-cloaks' "$scratch/said"
edits 'zapisz cloaks\nn\nwyjdź\n' summoner-wars vlox --language pl
check 'in Polish, too' says '„cloaks” to gotowa talia, więc twoja zostanie zapisana jako „my-cloaks”.'
sed 's/n="1" at="c2"/n="1" at="c1"/' "$XDG_DATA_HOME/sortie/decks/my-cloaks.xml" >"$cloaks"
rm "$XDG_DATA_HOME/sortie/decks/my-cloaks.xml"
edits 'save\nquit\n' summoner-wars "$cloaks"
check 'one that has it all the same is played by its path' says "To play it: --deck $cloaks"
# takes SENTENCE STATUS ARGUMENTS...: the name means the ready-made deck, and the file is told
takes ()
{
  sentence=$1 status=$2
  shift 2
  timeout 120 "$SORTIE" "$@" --width 300 </dev/null >"$scratch/out" 2>"$scratch/told"
  check "$sentence" test $? -eq $status
  cat "$scratch/out" >>"$scratch/told"
  check 'and the path of the other is told' grep -qF "$cloaks" "$scratch/told"
}
takes 'a name of both is the ready-made deck in a match' 0 auto summoner-wars --seed 3 $random --deck south=cloaks \
  --deck north=guild-dwarves
check 'which the journal names' grep -q 'choice deck:south=cloaks$' "$scratch/out"
takes 'in the editor' 0 deck edit summoner-wars cloaks
check 'which copies it' grep -q '^My Cloaks, Vlox' "$scratch/out"
takes 'when a deck of the game is shown' 0 deck show summoner-wars cloaks
takes 'when one is copied' 0 deck copy summoner-wars cloaks
takes 'and where no ready-made deck can be meant, it is refused: show' 1 deck show cloaks
takes 'check' 1 deck check cloaks
takes 'the list of decks' 0 decks summoner-wars
takes 'and the help of the game' 0 play summoner-wars --help
rm "$cloaks"
check 'a custom deck is shown with the game, too' "$SORTIE" deck show summoner-wars my-cave-goblins-frick
check 'but not with another' sh -c "! '$SORTIE' deck show siegestorm my-cave-goblins-frick"

echo precious >"$mine"
printf 'remove oaf\nsave %s\nno\nquit\n2\n' "$mine" >"$scratch/lines"
timeout 60 "$SORTIE" deck edit summoner-wars frick <"$scratch/lines" >"$scratch/said" 2>&1
check 'another file is only replaced by who says so' grep -qx precious "$mine"
check 'and that is asked' says 'Replace it?'
printf 'save %s\nyes\nquit\n' "$mine" >"$scratch/lines"
timeout 60 "$SORTIE" deck edit summoner-wars frick <"$scratch/lines" >"$scratch/said" 2>&1
check 'who says so' "$SORTIE" deck check "$mine"

# a deck of every kind begins with a copy
printf 'save %s\nquit\n' "$scratch/harvest.xml" >"$scratch/lines"
timeout 60 "$SORTIE" deck edit siegestorm styxia-starter <"$scratch/lines" >"$scratch/said" 2>&1
check 'a deck of Siegestorm is saved as well' "$SORTIE" deck check "$scratch/harvest.xml"
check 'and plays' timeout 120 "$SORTIE" auto siegestorm --seed 3 --mode duel \
  --deck "one=$scratch/harvest.xml" --deck two=ysra-starter
edits '1\nsave\nquit\n' summoner-wars "$scratch/new.xml"
check 'a file that is not there yet is where the deck is saved' "$SORTIE" deck check "$scratch/new.xml"

# what is there and no deck
mkdir "$scratch/folder"
edits '' summoner-wars "$scratch/folder"
check 'a folder is no deck to edit' sh -c "tail -n 1 '$scratch/said' | grep -q '/folder'"
printf 'save %s\nquit\n2\n' "$scratch/folder" >"$scratch/lines"
timeout 60 "$SORTIE" deck edit summoner-wars frick <"$scratch/lines" >"$scratch/said" 2>&1
check 'nor is one replaced by a deck' tells 'cannot write … /folder: Is a directory' "$scratch/said"
check 'nor does anybody ask' sh -c "! grep -q Replace '$scratch/said'"
printf '<deck game="summoner-wars" id="torn">\n' >"$XDG_DATA_HOME/sortie/decks/torn.xml"
check 'the list of decks says why a custom deck cannot be read' \
  sh -c "'$SORTIE' decks summoner-wars | grep -q 'torn.xml:[0-9]*:'"
check 'and the help of the game' sh -c "'$SORTIE' play summoner-wars --help | grep -q 'torn.xml:[0-9]*:'"
rm "$XDG_DATA_HOME/sortie/decks/torn.xml"
edits 'find cost -1\nquit\n' summoner-wars frick
check 'a cost that a card does not have is no cost' test "`grep -c 'Frick .*summoner, bow' "$scratch/said"`" = 1

# nothing goes with another Summoner: more faults than are listed
edits 'remove mugglug\nadd tacullu\ncheck\ndeck\nquit\n2\n' summoner-wars mugglug
listed=`grep -c '(SW-[.0-9]*)$' "$scratch/said"`
more=`sed -n 's/^and \([0-9]*\) more$/\1/p' "$scratch/said"`
check 'a check names cards as the player does' says 'Hunter: its faction'
check 'also those that are missing' says '“Deceiver” is missing, which starts on e2 (SW-26.3)'
check 'a check lists some of many faults, and says how many more there are' test "0$more" -gt 0
check 'all of them are counted' says "`expr $listed + 0$more` rules broken"
check 'and with which deck to begin' says 'sortie deck edit summoner-wars benders'
printf 'remove all\nsave %s\nquit\n2\n' "$scratch/nowhere/x.xml" >"$scratch/lines"
timeout 60 "$SORTIE" deck edit summoner-wars mugglug <"$scratch/lines" >"$scratch/said" 2>&1
check 'a folder that is not there is not made' sh -c "! test -e '$scratch/nowhere'"
check 'which is said' tells "$scratch/nowhere" "$scratch/said"
edits 'opis\nopis Szarża.\nopis brak\nusuń wszystkie\nkoszt 9-1\nwyjdź\n2\n' summoner-wars mugglug --language pl
check 'in Polish, a number is wrong as a number' tells '„koszt” … 2 … 0-2 … „9-1”' "$scratch/said"
check 'the theme is shown, and removed by a word' sh -c "grep -q '^Szarża' '$scratch/said' && test \`grep -c 'Żadne zdanie' '$scratch/said'\` = 2"
check 'and all cards are removed' tells 'Talia jest pusta' "$scratch/said"

# from nothing: the leaders are offered, and start where they do
edits 'empty\nfind summoner filth\nquit\n2\n' summoner-wars
check 'an empty deck may get any Summoner' tells 'Demagogue … summoner, … Filth' "$scratch/said"
edits 'empty\nadd demagogue\nsave from-nothing\nquit\n2\n' summoner-wars
check 'who starts where its reference card says' \
  grep -q 'of="the-demagogue" n="1" at="d1"' "$XDG_DATA_HOME/sortie/decks/from-nothing.xml"

# every ready-made deck, copied to a file, changed and changed back, loses nothing
mkdir "$scratch/decks"
for deck in `sed -n 's/.*<deck id="\([a-z-]*\)".*/\1/p' "$top_srcdir"/content/summoner-wars/*.xml`; do
  "$SORTIE" deck copy summoner-wars $deck >"$scratch/copy.xml"
  cp "$scratch/copy.xml" "$scratch/decks/$deck.xml"
  edits 'remove wall\nundo\nsave\nquit\n' summoner-wars "$scratch/decks/$deck.xml"
  cmp "$scratch/copy.xml" "$scratch/decks/$deck.xml"
done >"$scratch/lost" 2>&1
check 'the 32 ready-made decks come out of the editor' test "`ls "$scratch/decks" | wc -l`" -eq 32
check 'and are legal' "$SORTIE" deck check "$scratch"/decks/*.xml
nothing 'and nothing of them is lost' "$scratch/lost"

# where cards start, side piles, the theme and comments
"$SORTIE" deck copy summoner-wars swamp-orcs |
  sed 's|<cards of="blerg"|<!-- the one I like -->\
  &|; s|^  <name>|  <!-- for Sundays -->\
&|' >"$scratch/noted.xml"
edits 'start hunter f2 e1\ncheck\nstart hunter none\nstart hunter d2\ncheck
pile vine wall deck\ncheck\npile vine wall vines\npile vine wall attic\nstart mugglug a1 a2
start mugglug c1\ntheme Vines first.\ncomment hunter: quick -- and cheap\ncheck\nsave\nquit\n' \
  summoner-wars "$scratch/noted.xml"
check 'who starts elsewhere than the reference card says breaks SW-26.3' \
  says 'Hunter: by the reference card none starts on f2 (SW-26.3)'
check 'a side pile in the deck breaks SW-4.7' says 'in their side pile (SW-4.7)'
check 'a pile that there is not is refused with those that there are' \
  says 'Cards lie in: deck, conjurations, vines, side-pile.'
check 'where a card may not start, and where it may, is said at once' \
  says 'Hunter: by the reference card none starts on f2 (SW-26.3)'
check 'no more copies start than there are' says 'There is no copy of Mugglug left for a2.'
check 'it is legal in the end' "$SORTIE" deck check "$scratch/noted.xml"
check 'comments of the file are kept where they were' \
  sh -c "grep -B1 'of=\"blerg\"' '$scratch/noted.xml' | grep -q 'the one I like'"
check 'those of the deck, too' grep -q '^  <!-- for Sundays -->' "$scratch/noted.xml"
check 'what was typed as one is a comment that XML can have' \
  grep -q '<!-- quick – and cheap -->' "$scratch/noted.xml"
check 'the theme is the one that was typed' grep -q '<theme>Vines first.</theme>' "$scratch/noted.xml"
check 'the deck plays' timeout 120 "$SORTIE" auto summoner-wars --seed 3 $random \
  --deck "south=$scratch/noted.xml" --deck north=guild-dwarves

sed 's/goblin-oaf/goblin-oaff/' "$own" >"$scratch/faulty.xml"
check 'what cannot be read would be lost, so it is not edited' \
  sh -c "! '$SORTIE' deck edit summoner-wars '$scratch/faulty.xml' </dev/null >'$scratch/said' 2>&1"
check 'and that is said with its line' says '“goblin-oaf”?'

# random: by the seed, for each seat another
played ()
{
  timeout 120 "$SORTIE" auto summoner-wars $random "$@" | grep -o 'choice .*'
}
played --seed 1 --deck random >"$scratch/one"
played --seed 1 --deck random >"$scratch/same"
played --seed 2 --deck random >"$scratch/two"
check 'the same seed takes the same decks' cmp -s "$scratch/one" "$scratch/same"
check 'another takes others' sh -c "! cmp -s '$scratch/one' '$scratch/two'"
check 'the journal says which' sh -c "test -s '$scratch/one' && ! grep -q random '$scratch/one'"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Decks of one's own: played in every mode, whole in the journal, refused when they may not be played.

. "$top_srcdir/tests/tap/tap.sh"

bad=$top_srcdir/tests/decks-bad
mine=$scratch/mine.xml
more=$top_srcdir/tests/content/siegestorm

# a deck that is legal, and none of the ready-made ones: one card is another
make_mine ()
{
  "$SORTIE" deck copy siegestorm styxia-starter |
    sed -e 's/id="[^"]*"/id="mine"/' -e 's/bone-thrall" n="4"/bone-thrall" n="3"/' \
        -e 's/gutter-ghoul" n="3"/gutter-ghoul" n="4"/' >"$mine"
}

# says STATUS FACTS COMMAND...: ends with that status and tells those facts
says ()
{
  status=$1 facts=$2
  shift 2
  timeout 60 "$@" >"$scratch/said" 2>&1 </dev/null
  got=$?
  test "$got" = "$status" && tells "$facts" "$scratch/said"
}

make_mine
check 'a copy with another card is legal' \
  says 0 'a legal deck of Siegestorm, 34 cards' "$SORTIE" deck check "$mine"
check 'what cannot be read and what breaks a rule is told at once' \
  says 1 '“imp-tormentor”' "$SORTIE" deck check "$bad/siegestorm/all-at-once.xml"
check 'the rules with it' \
  says 1 '(SS-3.2)' "$SORTIE" deck check "$bad/siegestorm/all-at-once.xml"
printf '<?xml version="1.0"?>\n<!-- mine -->\n<deck game="siegstorm" id="x"/>\n' >"$scratch/game.xml"
check 'a game that there is not is told with its line and the nearest' \
  says 1 'game.xml:3: … “siegstorm”' "$SORTIE" deck check "$scratch/game.xml"
printf '<?xml version="1.0"?>\n<!-- mine -->\n<deck game="chess" id="x"/>\n' >"$scratch/game.xml"
check 'or with those that there are' \
  says 1 '; there are: crazy-eights, frontier, hearts, siegestorm, summoner-wars' \
  "$SORTIE" deck check "$scratch/game.xml"
check 'several files are checked, and one that is not legal decides' \
  says 1 'SS-3.1' "$SORTIE" deck check "$mine" "$bad/siegestorm/thirty-three.xml"
check 'the options of the match count' \
  says 0 'a legal deck' "$SORTIE" deck check "$bad/siegestorm/no-faction.xml" \
  --option free-for-all=on
check 'an option that there is not is told' \
  says 1 '“free-for-all”' "$SORTIE" deck check "$mine" --option free-for-al=on

# A card of another folder of content in the place of one.
sed 's/gutter-ghoul" n="4"/f-wall" n="4"/' "$mine" >"$scratch/more.xml"
check 'a card that is in no content is unknown' \
  says 1 'no card “f-wall”' "$SORTIE" deck check "$scratch/more.xml"
check 'but known with the folder that it is in' \
  says 1 'fixtures … styxia (SS-3.1)' \
  "$SORTIE" deck check "$scratch/more.xml" --content "$more"
check 'which builds on the content of the game' \
  says 1 'no card “archangel-veriel”' "$SORTIE" lint "$more"
check 'and has no faults beside that, but decks that no match would begin with' \
  says 1 'deck “f-33”: 33 cards instead of 34 (SS-3.1)' \
  "$SORTIE" lint "$more" --content "$top_srcdir/content/siegestorm"
check 'a folder that there is not is told' \
  says 1 'nowhere/index.xml' "$SORTIE" deck check "$mine" --content nowhere
check 'a deck is no content, and is told where it is checked' \
  says 1 "mine.xml:1: this is a deck: sortie deck check $mine" "$SORTIE" lint "$mine"

# ---- named

choice ()
{
  "$SORTIE" auto summoner-wars --seed 3 --seat south=random --seat north=random --deck "south=$1" \
    --deck north=guild-dwarves | grep -q "choice deck:south=$2\$"
}

check 'a word that only one deck has in its name means that deck' choice sirian fallen-kingdom-sirian
check 'in any case' choice Maldaria phoenix-elves-maldaria
check 'a deck of which this is the whole name comes first' choice Cloaks cloaks
several='“elien” … fallen-phoenix (Immortal Elien), phoenix-elves (Prince Elien)'
check 'of several, all are told with their leaders' says 2 "$several" "$SORTIE" auto summoner-wars --deck south=elien
for command in copy show edit; do
  check "of several, all are told with their leaders: deck $command" \
    says 1 "$several" "$SORTIE" deck $command summoner-wars elien
done
check 'so are those that begin like it' \
  says 2 'tundra-guild (Hogar), tundra-orcs (Grognack), tundra-orcs-torgan (Torgan)' \
  "$SORTIE" auto summoner-wars --deck south=tundr
check 'others are the nearest' says 2 '“Mad Sirian”' "$SORTIE" auto summoner-wars --deck south=mad-siriann

# ---- played

auto ()
{
  "$SORTIE" auto "$@" >"$scratch/played" 2>"$scratch/said"
}

played_and_replayed ()
{
  auto "$@" && tail -1 "$scratch/played" | grep -q ' result ' &&
    "$SORTIE" replay --check "$scratch/played" >/dev/null
}

check 'it is played in Solo' played_and_replayed siegestorm --mode solo --deck "$mine" --seed 3
check 'it is played by both seats of a Duel' \
  played_and_replayed siegestorm --mode duel --deck one="$mine" --deck two="$mine" --seed 3
"$SORTIE" deck copy summoner-wars cave-goblins | sed 's/id="[^"]*"/id="horde"/' >"$scratch/horde.xml"
check 'Summoner Wars is played with one' \
  played_and_replayed summoner-wars --deck south="$scratch/horde.xml" --seed 3
check 'the conformance kit plays with it' \
  says 0 'all checks hold' "$SORTIE" verify siegestorm --mode solo --games 1 --deck player="$mine"

# ---- the journal holds it

begin ()
{
  printf 'no\nno\n' | "$SORTIE" play siegestorm --hot-seat --mode duel --seed 3 --deck one="$mine" \
    --save "$scratch/match.journal" >/dev/null 2>&1
  rm "$mine"
}

goes_on ()
{
  lines=`wc -l <"$scratch/match.journal"`
  printf 'done\n' | "$SORTIE" play --load "$scratch/match.journal" >"$scratch/said" 2>&1 &&
    test "`wc -l <"$scratch/match.journal"`" -gt "$lines" &&
    "$SORTIE" replay --check "$scratch/match.journal" >/dev/null
}

begin
check 'the journal has the cards' grep -q 'choice deck:one=<deck .*gutter-ghoul" n="4"' \
  "$scratch/match.journal"
check 'a match goes on when the deck file is gone' goes_on
sed 's/gutter-ghoul" n="4"/gutter-ghoul" n="3"/' "$scratch/match.journal" >"$scratch/changed"
check 'a journal in which the deck was changed is refused' \
  says 1 'changed:6: ' "$SORTIE" replay --check "$scratch/changed"

# ---- in the menu

in_the_menu ()
{
  printf '%s\n' 'New match' siegestorm Duel 1 1 "$bad/siegestorm/thirty-three.xml" "$mine" 1 |
    timeout 60 "$SORTIE" --width 200 >"$scratch/said" 2>&1
  tells 'thirty-three.xml:2: … 33 … 34 (SS-3.1)' "$scratch/said" &&
    test "`grep -c 'Or type the path of a deck file' "$scratch/said"`" = 3 &&
    grep -q 'Player One' "$scratch/said"
}

make_mine
check 'the menu takes the path of a deck, and asks again when it is not legal' in_the_menu

# mixed_in_the_menu LINES...: a deck of many factions, with the options that the lines set
mixed_in_the_menu ()
{
  printf '%s\n' 'New match' siegestorm "$@" Duel 1 1 "$bad/siegestorm/no-faction.xml" 1 |
    timeout 60 "$SORTIE" --width 200 >"$scratch/said" 2>&1
}

refused_with_option ()
{
  mixed_in_the_menu &&
    grep -q 'no-faction.xml:.*SS-3.1' "$scratch/said" &&
    grep -q 'It would be legal with the option free-for-all=on.' "$scratch/said"
}

taken_with_option ()
{
  mixed_in_the_menu more free-for-all on begin && ! grep -q SS-3.1 "$scratch/said" &&
    grep -q 'Player One' "$scratch/said"
}

check 'SS-21.1 the menu says with which option a deck would be legal' refused_with_option
check 'SS-21.1 and takes it with that option' taken_with_option

# ---- in the folder of one's own decks

XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
mkdir -p "$scratch/data/sortie/decks"
sed 's/<name>.*</<name>Own Thralls</' "$mine" >"$scratch/data/sortie/decks/thralls.xml"
cp "$scratch/horde.xml" "$scratch/data/sortie/decks/horde.xml"
echo '<deck' >"$scratch/data/sortie/decks/torn.xml"

listed ()
{
  "$SORTIE" play siegestorm --help --width 100 >"$scratch/said" &&
    sed -n '/--deck/,/--boss/p' "$scratch/said" | tr -s ' ' >"$scratch/decks" &&
    grep -q 'thralls Own Thralls (your own)' "$scratch/decks" &&
    grep -q 'torn cannot be read: ' "$scratch/decks" && grep -q 'torn.xml:1:' "$scratch/decks" &&
    grep -q "$scratch/data/sortie/decks" "$scratch/decks" &&
    ! grep -q horde "$scratch/said" && ! sed -n '/--basic/,$p' "$scratch/said" | grep -q thralls
}

# by its own name, and in completion of the deck editor
check 'the list of decks has it by its own name' says 0 'Own Thralls (thralls)' "$SORTIE" decks siegestorm
check 'the shell completes it for the editor' says 0 thralls "$SORTIE" complete -- deck edit siegestorm thr
check 'beside the ready-made ones' says 0 seraphia-starter "$SORTIE" complete -- deck edit siegestorm seraphia-st

# the third deck there is after the four ready-made ones: "thralls" is 5, "torn" is 6
picked ()
{
  printf '%s\n' 'New match' siegestorm Duel 1 1 torn thralls 1 | timeout 60 "$SORTIE" --width 200 \
    >"$scratch/said" 2>&1
  grep -q ' 5  Own Thralls: Styxia. Your own: .*/thralls.xml' "$scratch/said" &&
    grep -q ' 6  torn: cannot be read: .*/torn.xml' "$scratch/said" &&
    grep -q 'torn.xml:1:' "$scratch/said" && grep -q 'Player One' "$scratch/said"
}

# in the menu's list of decks: "own" begins the name of one, and no word of the others' descriptions counts more
edited_in_the_menu ()
{
  printf '%s\n' decks siegestorm 'own thralls' 'name Renamed' save quit quit | timeout 60 "$SORTIE" --width 200 \
    >"$scratch/said" 2>&1
  grep -q 'Own Thralls: Styxia. Your own: .*/thralls.xml' "$scratch/said" &&
    grep -q '<name>Renamed<' "$scratch/data/sortie/decks/thralls.xml"
}

check 'the help lists them by the names of their files' listed
check 'the list of decks in the menu opens them in the editor' edited_in_the_menu
sed 's/<name>.*</<name>Own Thralls</' "$mine" >"$scratch/data/sortie/decks/thralls.xml"
check 'the menu lists them, and asks again when one cannot be read' picked
check 'they are chosen by name' \
  played_and_replayed siegestorm --mode duel --deck one=thralls --seed 3
check 'and it is they that are played' grep -q 'choice deck:one=<deck .*Own Thralls' "$scratch/played"
check 'they are checked by name' says 0 'a legal deck of Siegestorm' "$SORTIE" deck check thralls
check 'they are shown by name' says 0 'Own Thralls: deck, 34 cards' "$SORTIE" deck show thralls
check 'what is no deck is told with the nearest of them' \
  says 2 '“deck:player” … “thrals” … “thralls” … : seraphia-starter' \
  "$SORTIE" auto siegestorm --deck thrals
check 'and they are among what there is' says 2 '-starter, thralls, torn' \
  "$SORTIE" auto siegestorm --deck thrals
check 'a deck of another kind is not' \
  sh -c "! '$SORTIE' auto siegestorm --basic thrals 2>&1 | grep -q 'thralls'"
check 'so it is where one is checked' \
  says 1 '“thrals” is neither a file nor a deck in your folder of decks, '"$scratch/data/sortie/decks"' … “thralls”' \
  "$SORTIE" deck check thrals

near_in_the_menu ()
{
  printf '%s\n' 'New match' siegestorm Duel 1 1 thrals thralls 1 | timeout 60 "$SORTIE" --width 200 \
    >"$scratch/said" 2>&1
  tells '“thrals” … “thralls”' "$scratch/said" &&
    grep -q 'Player One' "$scratch/said"
}

check 'and in the menu' near_in_the_menu
check 'one of another game is refused' \
  says 1 'this deck is for “summoner-wars”, not for “siegestorm”' \
  "$SORTIE" auto siegestorm --deck horde

# ---- named otherwise than as a path

in_folder ()
{
  (cd "$scratch" && says "$@")
}

check 'a file without its ending is told how to write it' \
  in_folder 2 'to use the file, write its path: ./mine.xml' "$SORTIE" auto siegestorm --deck mine
mv "$mine" "$scratch/mine"
check 'one that has none is read by its bare name' \
  in_folder 0 'result' "$SORTIE" auto siegestorm --deck mine --seed 3
bare_in_the_menu ()
{
  (cd "$scratch" && printf '%s\n' 'New match' siegestorm Duel 1 1 mine 1 |
    timeout 60 "$SORTIE" --width 200 >"$scratch/said" 2>&1)
  grep -q 'My imps\|Player One' "$scratch/said" && ! grep -q 'Please type a number' "$scratch/said"
}

check 'and so it is in the menu' bare_in_the_menu
mv "$scratch/mine" "$scratch/styxia-starter"
echo '<deck' >"$scratch/seraphia-starter"
check 'but a deck of that name comes before a file' \
  in_folder 0 'result' "$SORTIE" auto siegestorm --deck seraphia-starter --seed 3
mv "$scratch/styxia-starter" "$mine"
check 'a journal is not told of files' sh -c "! '$SORTIE' replay '$scratch/changed' 2>&1 | grep -q path"
check 'which seat has it is asked as one writes it' \
  in_folder 2 'say which: --deck south=./horde.xml, --deck north=./horde.xml' \
  "$SORTIE" auto summoner-wars --deck ./horde.xml
cp "$mine" "$scratch/a=b.xml"
check 'a path may have an equals sign in it' \
  in_folder 0 'result' "$SORTIE" auto siegestorm --deck ./a=b.xml --seed 3

# ---- refused

make_mine
check 'what is not legal is not played' \
  says 1 '33 … 34 (SS-3.1)' \
  "$SORTIE" auto siegestorm --deck "$bad/siegestorm/thirty-three.xml"
check 'what the options forbid is not played' \
  says 1 'SS-3.1' "$SORTIE" auto siegestorm --deck "$bad/siegestorm/no-faction.xml"
check 'and is where they allow it' \
  played_and_replayed siegestorm --deck "$bad/siegestorm/no-faction.xml" --option free-for-all=on
check 'a deck of another game is refused' \
  says 1 'this deck is for “summoner-wars”, not for “siegestorm”' \
  "$SORTIE" auto siegestorm --deck "$scratch/horde.xml"
check 'a file that is missing is told' \
  says 1 "$scratch/none.xml" "$SORTIE" auto siegestorm --deck "$scratch/none.xml"
check 'a game without its deck is not taken for a file' \
  says 2 'usage: sortie deck' "$SORTIE" deck copy siegestorm
check 'a game without decks says so' \
  says 1 'crazy-eights has no decks to choose from' "$SORTIE" deck show crazy-eights x
check 'a folder is told' says 1 "$scratch/" "$SORTIE" deck check "$scratch/"
: >"$scratch/empty.xml"
check 'an empty file is told' says 1 "$scratch/empty.xml" "$SORTIE" deck check "$scratch/empty.xml"
head -c 600000 /dev/zero | tr '\0' ' ' >"$scratch/huge.xml"
check 'a huge file is told' says 1 "$scratch/huge.xml" "$SORTIE" deck check "$scratch/huge.xml"
check 'a program is no deck' says 1 "$SORTIE" "$SORTIE" deck check "$SORTIE"
sed 's/"siegestorm"/"siegestrom"/' "$mine" >"$scratch/game.xml"
check 'a game that there is not is told with the nearest' \
  says 1 '“siegestorm”' "$SORTIE" deck check "$scratch/game.xml"
mkfifo "$scratch/pipe.xml"
check 'a pipe is not waited for' says 1 "`sentence no-regular-file`" "$SORTIE" deck check "$scratch/pipe.xml"
printf '\033[31m' >"$scratch/name"
cp "$mine" "$scratch/`cat "$scratch/name"`.xml"
check 'a name reaches the terminal clean' \
  sh -c "! '$SORTIE' deck check '$scratch/`cat "$scratch/name"`.xml' | grep -q '`cat "$scratch/name" | cut -c1`'"
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Nothing that is read runs code (docs/SECURITY.md). A module is planted wherever a file could lead;
# it leaves a mark when it is loaded. Every entrance is given files that name it in every way, and
# there must be no mark; a path that is typed where a game is meant must leave one.

. "$top_srcdir/tests/tap/tap.sh"

frame=$top_builddir/tests/console/frame
here=$scratch/here
saves=$scratch/data/sortie
trusted=$scratch/trusted
mark=$scratch/mark
umask 022
mkdir -p "$here/sub" "$here/content" "$here/other/toy" "$saves/decks" "$trusted"
for folder in "$here" "$here/sub" "$here/content" "$here/other/toy" "$scratch" "$saves" \
  "$saves/decks"; do
  cp "$top_builddir/tests/console/planted.so" "$folder/planted.so"
done
cp "$top_builddir/tests/toy/.libs/toy.so" "$trusted/toy.so"
cp "$top_srcdir/tests/toy/content/toy/lamps.xml" "$here/other/toy/lamps.xml"

SORTIE_PLANTED=$mark
SORTIE_MODULE_PATH=$trusted
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export SORTIE_PLANTED SORTIE_MODULE_PATH SORTIE_CONTENT_PATH XDG_DATA_HOME XDG_STATE_HOME
cd "$here"

# ---- Files that name a game -------------------------------------------------------------

# The plain ways to name the module, for every entrance; and paths of all kinds, ids that are found
# only where nobody must look, and what is nearly an id, for those where a name comes in.
plain="$scratch/planted.so
./planted.so
../planted.so
planted"
odd="../../`basename "$scratch"`/planted.so
sub/planted
toy/../planted.so
~/planted.so
.
PLANTED
$scratch/planted
$here/../planted.so
sub/planted.so
content/../sub/./planted.so
planted.so
./planted
..
/
file://$scratch/planted.so
-planted
plan ted
planted%2eso"

deck ()
{
  echo "<deck xmlns='urn:sortie:content' game='$1' id='mine' kind='lamps'><name>Mine</name><cards of='ember' n='4'/></deck>"
}

index ()
{
  printf "<index xmlns='urn:sortie:content' game='%s'>\n  <file name='lamps.xml'/>\n</index>\n" "$1"
}

scenario ()
{
  printf 'game %s\nscenario a scenario\nmoves\n  north: no\nexpect\n  no winner\n' "$1"
}

# A match of the toy game, to be kept under another game's name.
printf 'no\n' | "$SORTIE" play toy --hot-seat --seed 5 --option opener=north --save "$scratch/journal" >/dev/null
sed '1d; s/^[0-9]* [0-9a-f]\{8\} //' "$scratch/journal" >"$scratch/texts"

# What is read of the name "$1", everywhere.
write_files ()
{
  deck "$1" >deck.xml
  cp deck.xml "$saves/decks/mine.xml"
  scenario "$1" >a.scenario
  printf 'game toy\nchoose deck:north=%s\nscenario s\nexpect\n  no winner\n' "`deck "$1"`" \
    >deck.scenario
  printf 'game toy\nchoose deck:north=%s\nscenario s\nexpect\n  no winner\n' "$1" >path.scenario
  printf 'game toy\ncontent content\nscenario s\nexpect\n  no winner\n' >more.scenario
  printf 'game toy\ncontent %s\nscenario s\nexpect\n  no winner\n' "$1" >folder.scenario
  awk -v game="$1" '/^game / { $2 = game } { print }' "$scratch/texts" | "$frame" >a.journal
  awk -v deck="`deck "$1"`" '/^choice deck:north=/ { $0 = "choice deck:north=" deck } { print }' \
    "$scratch/texts" | "$frame" >deck.journal
  cp a.journal deck.journal "$saves"
  index "$1" >content/index.xml
  cp content/index.xml other/toy/index.xml
  cp "$top_srcdir/tests/toy/content/toy/lamps.xml" content/lamps.xml
}

# ---- Entrances --------------------------------------------------------------------------

# Each is the words behind "sortie", of which NAME stands for the name. Those with a star are where a
# name comes in.
cat >"$scratch/entrances" <<'END'
* deck check deck.xml
deck check mine
deck show deck.xml
deck show mine
deck copy deck.xml
deck check a.journal
deck check planted.so
deck show planted.so
* scenario a.scenario deck.scenario path.scenario more.scenario folder.scenario
scenario --tap a.scenario
scenario planted.so
* replay a.journal --check
replay a.journal
replay deck.journal --check
replay deck.journal
replay deck.xml
replay planted.so
play --load a.journal
play --load deck.journal
play toy --load a.journal
* play toy --hot-seat
play toy --deck north=./deck.xml
play toy --deck north=mine
* play toy --hot-seat --deck north=NAME
play toy --save deck.xml
play toy --help
auto toy --deck north=./deck.xml
auto toy --deck north=mine
verify toy --games 1 --deck north=./deck.xml
verify toy --games 1 --deck north=NAME
* lint content
lint content/lamps.xml
lint content/index.xml
lint deck.xml
lint a.journal
lint planted.so
cards toy NAME
rules toy NAME
describe NAME
--language NAME
* menu
END

# What is typed: the menu's numbers one after the other, or the name wherever a match takes one.
typed ()
{
  case $1 in
    menu) printf '%s\n' continue 1 quit continue 2 quit continue 3 quit 1 quit quit ;;
    *) printf '%s\n' "load $2" "card $2" "help $2" "rules $2" "$2" "explain $2" 'load a.journal' \
      'load deck.journal' 'load deck.xml' quit ;;
  esac
}

# enter NAME WORD...: what is said is in $scratch/said. The menu is no word of the command line.
enter ()
{
  name=$1 first=$2
  shift
  for word; do
    shift
    case $word in
      *NAME) word=${word%NAME}$name ;;
      menu) continue ;;
    esac
    set -- "$@" "$word"
  done
  typed "$first" "$name" | timeout 60 "$SORTIE" "$@" >"$scratch/said" 2>&1
}

# try NAME NUMBER WORD...: complains when the entrance of that number led to code by the name, or did
# not end by itself.
try ()
{
  tried=$1 number=$2
  shift 2
  rm -f "$mark"
  enter "$tried" "$@"
  status=$?
  test ! -e "$mark" || echo "loaded by “$tried”" >>"$scratch/complaints-$number"
  test $status -le 2 ||
    echo "exit status $status by “$tried”: `head -n 3 "$scratch/said"`" >>"$scratch/complaints-$number"
}

# try_all NAME PATTERN: at each entrance that begins like that.
try_all ()
{
  write_files "$1"
  grep -n "$2" "$scratch/entrances" | sed 's/\* //; s/:/ /' >"$scratch/tried"
  while read -r number words; do
    try "$1" "$number" $words </dev/null
  done <"$scratch/tried"
}

echo "$plain" >"$scratch/names"
while read -r name; do
  try_all "$name" ''
done <"$scratch/names"
echo "$odd" | sample 6 >"$scratch/names"
while read -r name; do
  try_all "$name" '^\*'
done <"$scratch/names"

number=0
while read -r words; do
  number=$((number + 1))
  touch "$scratch/complaints-$number"
  nothing "no file leads to code: sortie ${words#\* }" "$scratch/complaints-$number"
done <"$scratch/entrances"

# Cards of a game that is installed, of which the index says another name.
echo "$plain" >"$scratch/names"
while read -r name; do
  write_files "$name"
  rm -f "$mark"
  for words in 'cards toy' 'rules toy' 'auto toy' 'verify toy --games 1'; do
    SORTIE_CONTENT_PATH=$here/other timeout 60 "$SORTIE" $words >"$scratch/said" 2>&1 </dev/null
    test $? = 1 || echo "$words: not refused by “$name”"
  done
  test ! -e "$mark" || echo "loaded by “$name”"
done <"$scratch/names" >"$scratch/complaints"
nothing 'no index leads to code: SORTIE_CONTENT_PATH' "$scratch/complaints"

# ---- What is said -----------------------------------------------------------------------

# says 'sentence' 'text' WORD...: what the command answers holds the text.
says ()
{
  sentence=$1 text=$2
  shift 2
  typed play nothing | timeout 60 "$SORTIE" "$@" >"$scratch/said" 2>&1
  if tr -s '\n ' '  ' <"$scratch/said" | grep -qF -- "$text"; then
    pass "$sentence"
  else
    flunk "$sentence" "`cat "$scratch/said"`"
  fi
}

# lists 'sentence' 'text': the menu's page of matches holds the text.
lists ()
{
  printf '%s\n' continue quit quit | timeout 60 "$SORTIE" >"$scratch/said" 2>&1
  check "$1" sh -c "tr -s '\\n ' '  ' <'$scratch/said' | grep -qF -- '$2'"
}

write_files '../planted.so'
refused='“../planted.so”'
says 'a deck is refused where it names the game' "deck.xml:1: $refused" deck check deck.xml
says 'a scenario is' "a.scenario:1: $refused" scenario a.scenario
says 'a journal is' "a.journal:2: $refused" replay a.journal --check
says 'an index is' "content/index.xml:1: $refused" lint content
says 'in a match as well' "a.journal:2: $refused" play toy --hot-seat
says 'folders of content lie below' \
  'folder.scenario:2: “../planted.so” leads out of its folder' scenario folder.scenario
lists 'the menu says which line of the match' "cannot be continued: line 2: $refused"

write_files 'Toy'
says 'what is no id is named' 'deck.xml:1: “Toy”' deck check deck.xml
says 'and what is nearly an id is told the id' 'did you mean “toy”?' deck check deck.xml
write_files 'tyo'
near="`sentence no-game tyo "$trusted"`; did you mean “toy”?"
says 'who names a game that there is not hears the nearest: a deck' "deck.xml:1: $near" \
  deck show deck.xml
says 'a scenario' "a.scenario:1: $near" scenario a.scenario
says 'a journal' "a.journal:2: $near" replay a.journal
says 'an index' "content/index.xml:1: $near" lint content
lists 'a match of an unknown game is listed as one' \
  'cannot be continued: its game, “tyo”, is missing or cannot be loaded'

# A rulebook lies beside its index, as all other files do.
write_files toy
deck toy >rules-elsewhere.xml
sed "s,</index>,<rules name='../rules-elsewhere.xml'/></index>," other/toy/index.xml \
  >content/index.xml
"$SORTIE" lint content >"$scratch/said" 2>&1
check 'a rulebook elsewhere is refused' grep -q 'index.xml:3:.*beside the index' "$scratch/said"
check 'and not read' sh -c "! grep -q 'rules-elsewhere.xml:' '$scratch/said'"
rm content/index.xml

# A word is never suggested to whoever typed it.
mkdir "$trusted/dir.so" "$saves/decks/dir.xml"
not_itself ()
{
  sentence=$1
  shift
  "$SORTIE" "$@" >"$scratch/said" 2>&1 </dev/null
  if test $? = 0 || grep -q 'did you mean “dir”\|there are:.*\<dir\>' "$scratch/said"; then
    flunk "$sentence" "`cat "$scratch/said"`"
  else
    pass "$sentence"
  fi
}
not_itself 'a folder is no game, and none is suggested' play dir
not_itself 'a folder is no deck, and none is suggested' deck check dir
not_itself 'nor when it is chosen' play toy --hot-seat --deck north=dir
printf 'game toy\nscenario s\nposition dir\nexpect\n  no winner\n' >a.scenario
says 'a word that is right is not suggested either' \
  'a.scenario:3: nothing can follow “position” on its line' scenario a.scenario
rmdir "$trusted/dir.so" "$saves/decks/dir.xml"

# ---- What is trusted --------------------------------------------------------------------

# loads 'sentence' WORD...: works, and the planted module was loaded.
loads ()
{
  sentence=$1
  shift
  rm -f "$mark"
  timeout 60 "$SORTIE" "$@" >"$scratch/said" 2>&1 </dev/null
  status=$?
  if test $status = 0 && test -e "$mark"; then
    pass "$sentence: $*"
  else
    flunk "$sentence: $*" "exit status $status" "`cat "$scratch/said"`"
  fi
}
loads 'a path that is typed for a module is one' verify ./planted.so --games 2
loads 'a path that is typed for a module is one' verify "$scratch/planted.so" --games 2
loads 'a path that is typed for a module is one' verify ../planted.so --games 2
loads 'a path that is typed for a game is one' auto ./planted.so
loads 'a path that is typed for a game is one' play ./planted.so
loads 'a path that is typed for a game is one' play ./planted.so --help
loads 'a path that is typed for a game is one' cards ./planted.so
loads 'a path that is typed for a game is one' deck copy ./planted.so plain
check 'a name without a slash is no path' sh -c "! '$SORTIE' verify planted.so --games 1"

# closed 'sentence' 'text' WORD...: refused, with that text, and nothing was loaded.
closed ()
{
  rm -f "$mark"
  says "$@"
  check 'and nothing is loaded' test ! -e "$mark"
}
mkdir "$scratch/mine"
mine=$scratch/mine/toy.so
cp "$scratch/planted.so" "$mine"
SORTIE_MODULE_PATH=$scratch/mine
loads 'a folder of modules of my own' verify toy --games 1
for mode in g+w o+w; do
  chmod $mode "$scratch/mine"
  closed "a folder with $mode is refused, with what to do" \
    "$scratch/mine: other users can write to this, so no game is loaded from it; run “chmod go-w '$scratch/mine'” first" \
    verify toy --games 1
  write_files toy
  closed 'a deck finds no game there either' "$scratch/mine: other users" deck check deck.xml
  chmod go-w "$scratch/mine"
  chmod $mode "$mine"
  closed "a module with $mode is refused" "$mine: other users can write to this" verify toy --games 1
  closed 'also by its path' "$mine: other users can write to this" verify "$mine" --games 1
  chmod go-w "$mine"
  loads 'what is said helps' verify toy --games 1
done
if test "`id -u`" = 0; then
  chown 65534 "$mine"
  closed 'a module of somebody else is refused' "$mine: this belongs to user 65534" verify toy
  chown 0 "$mine"
  chown 65534 "$scratch/mine"
  closed 'a folder of somebody else is refused' "$scratch/mine: this belongs to user 65534" verify toy
  chown 0 "$scratch/mine"
else
  skip 'a module of somebody else is refused' 'only root can give files away'
fi
rm "$mine"
mkfifo "$mine"
check 'a pipe is no module' \
  sh -c "timeout 10 '$SORTIE' verify toy --games 1 2>&1 | grep -q '“toy”'"
check 'nor by its path' \
  sh -c "timeout 10 '$SORTIE' verify '$mine' --games 1 2>&1 | grep -q '`sentence no-regular-file`'"
echo "dlname='planted.so'" >"$here/planted.la"
closed 'a description of a module is not followed' 'this only describes a module' \
  verify ./planted.la --games 1

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Command lines and positions that nobody means. Whatever they ask for, the program answers or refuses: it
# ends with 0, 1 or 2 and is not ended by a signal, nor by a check of its own or of a sanitizer.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
cd "$scratch" || exit 99
: >complaints

# answers WORD...: runs the program, and complains of how it ended.
answers ()
{
  echo quit | timeout 250 "$SORTIE" "$@" >out 2>err
  ended=$?
  if test "$ended" -gt 2 || grep -qE 'CRITICAL|runtime error|AddressSanitizer' err; then
    echo "sortie $* ended with $ended: `head -n 3 err`" >>complaints
  fi
}

# said 'sentence' 'text': holds when the last one was refused with it.
told_with_failure ()
{
  test $ended != 0 && tells "$1" err
}

said ()
{
  check "$1" told_with_failure "$2"
}

# An installation without any game says so, and shows no menu of which nothing would work.
mkdir nothing
all_modules=$SORTIE_MODULE_PATH
SORTIE_MODULE_PATH=$scratch/nothing
answers
SORTIE_MODULE_PATH=$all_modules
said 'a menu without games is refused, with the folder' "none was loaded from $scratch/nothing"

# Command lines.

long=`printf '%0300d' 7`
values="-- a:b=c one=random -1 99999999999999999999 %s%n $long"

for value in "" $values; do
  for game in siegestorm summoner-wars crazy-eights; do
    for option in --mode --option --seat --deck --class --boss; do
      answers verify --games 1 "$option" "$value" "$game"
    done
  done
  for option in --mode --option --seat --deck --class --boss; do
    answers auto "$option" "$value" siegestorm --seed 1
  done
  for command in play auto replay scenario verify lint describe cards deck rules "$value"; do
    answers "$command" "$value"
    answers "$command" "$value" "$value" "$value"
  done
  for option in --seed --games --width --language --load --save --tap --check --nonsense; do
    answers play "$option" "$value" crazy-eights
  done
done
nothing 'every command line is answered' complaints

answers verify --class one=random siegestorm
said 'a choice for a seat that no mode has is refused' \
  '“class”'
answers verify --deck nobody=x summoner-wars
said 'and names the seats that there are' '“nobody”'

# Positions. Each set-up is a few lines with commas between; each turn is tried as if it were entered and
# as if it went on, without a move and with one of each sort.

# positions GAME HEAD TURNS SETUPS MOVES: a scenario for each combination.
positions ()
{
  echo "game $1" >"$1.scenario"
  test -z "$2" || echo "$2" >>"$1.scenario"
  printf '%s\n' "$3" | tr ',' '\n' | while read -r turn; do
    printf '%s\n' "$4" | while IFS= read -r setup; do
      printf '%s\n' "-,$5" | tr ',' '\n' | while read -r move; do
        echo "scenario $turn / $setup / $move"
        echo position
        test -z "$turn" || echo "  turn $turn"
        test -z "$setup" || echo "$setup" | tr ',' '\n' | sed 's/^ */  /'
        test "$move" = - || printf 'moves\n  %s\n' "$move"
        printf 'expect\n  no winner\n'
      done
    done
  done >>"$1.scenario"
  : >complaints
  answers scenario "$1.scenario"
  nothing "$1: every position is played or refused" complaints
}

positions crazy-eights '' \
  'player1 play,player2 play,player1 play enter' \
'
discards: 5h
stock: ac
discards: 8h,named = hearts
named = hearts
player1.hand: 8c
discards: 5h,player1.hand: 8c
discards: 5h,player1.hand: 8c 9c,player2.hand: 2c
discards: 5h,draws = 5,passes = 9' \
  'player1: play 8c,player1: play 8c hearts,player1: draw,player1: pass,player2: pass,player1: choose hearts'

positions siegestorm '' \
  'player prepare,player draw enter,player advance enter,boss boss-draw enter,boss boss-actions enter,boss boss-advance enter' \
'
boss.command: nyryki
boss.command: nyryki,boss.life = 0
boss.life = 5
boss.open-hand: goblin-runt
boss.reserve: goblin-runt
boss.command: nyryki,boss.life = 9,boss.open-hand: goblin-runt
player.hand: gutter-ghoul
player.hand: gutter-ghoul*11
boss.command: nyryki,player.front: gutter-ghoul
boss.command: goblin-runt
player.front: gutter-ghoul,boss.front: goblin-runt
player.front: nyryki
player.track1: gutter-ghoul,nml: player gutter-ghoul
player.exit: gutter-ghoul' \
  'player: done,player: storm boss,player: storm nml,player: deploy gutter-ghoul,player: play gutter-ghoul'

positions summoner-wars '' \
  'south turn draw enter,south turn summon,south turn event,south turn movement,south turn attack,south turn magic enter' \
'
south.hand: wall
south.hand: mook
south.hand: goblin-rage
south.hand: goblin-horde-attack heroic-feat magic-drain
c4: south mook
c4: south mook,c5: north oldin
c4: south sneeks,c5: south oldin
c4: south mook wounds=9
c4: south wall
c4: south vine-wall
south.magic: mook*40
south.draw: mook,north.hand: mook
south.discard: sneeks,north.magic: oldin
south.moved = 99' \
  'south: done,south: summon mook c3,south: play goblin-rage,south: move c4 c3,south: attack c4 c5'

cat >empty.scenario <<'END'
game crazy-eights
scenario nothing to follow
position
  turn player1 play
  stock: ac
  player1.hand: 9h kc
expect
  asks player1 turn
END
"$SORTIE" scenario --tap empty.scenario >out
check 'CE-4 a position without discards is refused with its rule' \
  grep -q 'empty.scenario:6: .*CE-4' out

plan

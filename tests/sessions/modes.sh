#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The modes for more than two (SW-25, SS-19, SS-20): each begins with own decks for every seat and with each
# option, from the command line and from the menu; what does not fit the mode is refused and told.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/module/options.sh"

XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/data
export XDG_DATA_HOME XDG_STATE_HOME
journal=$scratch/match.journal

# Decks that are none of the ready-made ones: one card is another.
"$SORTIE" deck copy siegestorm styxia-starter |
  sed -e 's/id="[^"]*"/id="mine"/' -e 's/bone-thrall" n="4"/bone-thrall" n="3"/' \
      -e 's/gutter-ghoul" n="3"/gutter-ghoul" n="4"/' >"$scratch/siegestorm.xml"
"$SORTIE" deck copy summoner-wars cave-goblins |
  sed -e 's/id="[^"]*"/id="mine"/' >"$scratch/summoner-wars.xml"

# seats MODE: its seats that have a deck
seats ()
{
  case $1 in
    coop) echo one two ;;
    last-man-standing-3) echo one two three ;;
    last-man-standing-4) echo one two three four ;;
    *) echo southwest northwest southeast northeast ;;
  esac
}

# has LINE: the journal has this line behind its number and sum
has ()
{
  grep -q "^[0-9]* [0-9a-f]* $1" "$journal"
}

# goes_on: the match that was kept has the moves of a person, and every position again
goes_on ()
{
  has '[a-z]*: done' && "$SORTIE" replay --check "$journal"
}

# ---- from the command line

# begins GAME OPTION...: a match begins, one decision is made, and it is kept
begins ()
{
  rm -f "$journal"
  printf 'done\n' | timeout 60 "$SORTIE" play "$@" --seed 3 --hot-seat --open-hands --save "$journal" &&
    goes_on
}

with_own_decks ()
{
  game=$1 mode=$2 at=
  shift 2
  for seat in `seats $mode`; do
    set -- "$@" --deck "$seat=$scratch/$game.xml"
  done
  begins $game "$@" || return 1
  for seat in `seats $mode`; do
    has "choice deck:$seat=<deck " || return 1
  done
}

with_option ()
{
  begins $1 --mode $2 --option "$3" && has "option $3\$"
}

check 'two partners play with own decks' with_own_decks siegestorm coop --mode coop
for n in 3 4; do
  check "$n players play with own decks, the last of whom is left" \
    with_own_decks siegestorm last-man-standing-$n --mode last-man-standing --seats $n
done
for mode in three-players four-players; do
  check "own decks on two boards: $mode" with_own_decks summoner-wars $mode --mode $mode
done

options siegestorm >"$scratch/siegestorm"
options summoner-wars >"$scratch/summoner-wars"
check 'there are options' sh -c "test -s '$scratch/siegestorm' -a -s '$scratch/summoner-wars'"
each_option ()
{
  game=$1
  shift
  while read -r option; do
    for mode in "$@"; do
      check "$mode with $option" with_option $game $mode "$option"
    done
  done <"$scratch/$game"
}

each_option siegestorm coop last-man-standing-3 last-man-standing-4
each_option summoner-wars three-players four-players

# ---- from the menu

# chosen GAME MODE ANSWER...: all options are other than usual; whoever is asked for a player answers "you" for
# the first and "by chance" for the others, then come the ANSWERs, such as the decks
chosen ()
{
  game=$1 mode=$2
  shift 2
  rm -rf "$scratch/data"
  {
    printf '%s\n' 'New match' $game more
    # the menu asks for one option after the other, and the last value counts
    sed 's/=/\n/' "$scratch/$game"
    printf '%s\n' begin $mode "$@" done quit
  } | timeout 60 "$SORTIE" --width 200
  journal=`echo "$scratch"/data/sortie/*.journal`
  test -f "$journal" || return 1
  while IFS== read -r name word; do
    last=`sed -n "s/^$name=//p" "$scratch/$game" | tail -n 1`
    has "option $name=$last\$" || return 1
  done <"$scratch/$game"
  for seat in `seats $mode`; do
    has "choice deck:$seat=<deck " || return 1
  done
  has "mode $mode\$" && goes_on
}

own=$scratch/siegestorm.xml
check 'from the menu: two partners against a Boss' \
  chosen siegestorm coop 1 2 "$own" "$own" nyryki hard 1 1
check 'the Boss and its class are what was chosen' sh -c "grep -q 'choice boss=nyryki' '$journal' &&
  grep -q 'choice class=hard' '$journal'"
check 'from the menu: three in a circle' chosen siegestorm last-man-standing-3 1 2 2 "$own" "$own" "$own"
check 'from the menu: four in a circle' \
  chosen siegestorm last-man-standing-4 1 2 2 2 "$own" "$own" "$own" "$own"
own=$scratch/summoner-wars.xml
check 'from the menu: four on two boards' \
  chosen summoner-wars four-players 1 2 2 2 "$own" "$own" "$own" "$own"
check 'from the menu: three, of whom one has two decks and is asked about once' \
  chosen summoner-wars three-players 1 2 2 "$own" "$own" "$own" "$own"

# ---- what does not fit

# refused FACTS OPTION...: no match begins, and the facts are told
refused ()
{
  facts=$1
  shift
  timeout 60 "$SORTIE" play "$@" </dev/null >"$scratch/said" 2>&1
  case $? in 1 | 2) tells "$facts" "$scratch/said" ;; *) false ;; esac
}

mine=$scratch/siegestorm.xml horde=$scratch/summoner-wars.xml
few=$top_srcdir/tests/decks-bad/siegestorm/thirty-three.xml
for mode in coop last-man-standing-3 last-man-standing-4; do
  check "$mode: a deck of another game" \
    refused 'summoner-wars.xml:1: … “summoner-wars” … “siegestorm”' siegestorm --mode $mode --deck one="$horde"
  check "$mode: a deck that the rules forbid" \
    refused 'thirty-three.xml:2: … 33 … 34 (SS-3.1)' siegestorm --mode $mode --deck two="$few"
  check "$mode: a Boss deck for a player" \
    refused '“deck:one” … “evil-goblins” … : seraphia-starter, styxia-starter, khunglai-starter, ysra-starter' \
    siegestorm --mode $mode --deck one=evil-goblins
  check "$mode: a value that an option does not have" \
    refused '“coop-numbers” … “for-three” … : for-two, for-one' \
    siegestorm --mode $mode --option coop-numbers=for-three
  check "$mode: an option that there is not" \
    refused '“coop-number” … “coop-numbers”' siegestorm --mode $mode --option coop-number=for-one
done
check 'the Boss has no deck of a player' \
  refused '“boss” … “deck”' siegestorm --mode coop --deck boss="$mine"
check 'partners are two' refused '“coop” … 3 … : 2' siegestorm --mode coop --seats 3
check 'there is no Boss in a circle' \
  refused '“boss” … “last-man-standing-3”' siegestorm --mode last-man-standing --boss byloss
check 'of three there is no fourth' \
  refused '“four” … : one, two, three' siegestorm --mode last-man-standing --seats 3 --deck four="$mine"
check 'there are three in a circle, or four' \
  refused '“last-man-standing” … 5 … : 3, 4' siegestorm --mode last-man-standing --seats 5
for mode in three-players four-players; do
  check "$mode: a deck of another game" \
    refused 'siegestorm.xml:1: … “siegestorm” … “summoner-wars”' \
    summoner-wars --mode $mode --deck northeast="$mine"
  check "$mode: a seat of a duel" \
    refused '“south” … : southwest, northwest, southeast, northeast' \
    summoner-wars --mode $mode --deck south="$horde"
  check "$mode: more boards than there are" \
    refused '“boards” … 1 … 2 … “3”' summoner-wars --mode $mode --option boards=3
done
check 'one player has two seats, not a program and a person' \
  refused '“southwest” … “southeast”' summoner-wars --mode three-players \
  --seat southeast=human --seat southwest=greedy
plan

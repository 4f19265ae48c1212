#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The conformance kit in each mode: a Duel of each pair of starter decks, Last Man Standing with all of
# them, Solo and Co-op against each Boss in each of its classes, with each starter deck and Boss deck
# among them, and each option (SS-23) in all of them. conformance.sh draws all that by chance, here nothing is left out. SORTIE_GAMES in the
# environment says how many games of each (make conformance).

game=siegestorm
. "$top_srcdir/tests/module/holds.sh"
. "$top_srcdir/tests/module/options.sh"

# Lines of "BOSS CLASS", from the content.
bosses ()
{
  sed -n -e 's/^ *<boss id="\([^"]*\)".*/boss \1/p' -e 's/^ *<class id="\([^"]*\)".*/class \1/p' \
    "$top_srcdir"/content/siegestorm/*.xml |
    awk '$1 == "boss" { boss = $2 } $1 == "class" { print boss, $2 }'
}

# decks KIND: the ready-made decks of that kind.
decks ()
{
  sed -n 's/^ *<deck id="\([^"]*\)" kind="'"$1"'".*/\1/p' "$top_srcdir"/content/siegestorm/*.xml
}

# turn_about N ID...: the N-th of them, from the first again behind the last.
turn_about ()
{
  n=$1
  shift
  shift $((n % $#))
  echo "$1"
}

# a game in which a seat chooses among face-down Supporters of a neighbour by the one name that they have
seed=1199
holds --mode last-man-standing-3
seed=1

players=`decks player` basic=`decks boss-basic` advanced=`decks boss-advanced`

for one in $players; do
  for two in $players; do
    if expr "$one" \< "$two" >/dev/null; then
      holds --mode duel --deck "one=$one" --deck "two=$two"
    fi
  done
done

# the decks go round, so that each has each of the others for a neighbour
number=0
for one in $players; do
  set -- --deck "one=$one"
  for seat in two three; do
    number=$((number + 1))
    set -- "$@" --deck "$seat=`turn_about $number $players`"
  done
  holds --mode last-man-standing-3 "$@"
  holds --mode last-man-standing-4 "$@" --deck "four=`turn_about $((number + 1)) $players`"
done

bosses >"$scratch/bosses"
number=0
while read -r boss class; do
  # so that in the twelve of them each deck meets several
  holds --mode solo --boss "$boss" --class "$class" --deck "`turn_about $number $players`" \
    --basic "`turn_about $((number / 2)) $basic`" \
    --advanced "`turn_about $((number / 3)) $advanced`"
  holds --mode coop --boss "$boss" --class "$class" \
    --deck "one=`turn_about $number $players`" --deck "two=`turn_about $((number + 1)) $players`"
  number=$((number + 1))
done <"$scratch/bosses"
check 'there are Bosses' test -s "$scratch/bosses"

options $game >"$scratch/options"
while read -r option; do
  for mode in duel solo coop last-man-standing-3 last-man-standing-4; do
    holds --mode $mode --option "$option"
  done
done <"$scratch/options"
check 'there are options' test -s "$scratch/options"
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What a scenario begins with, in a game with rules by number and decks: files of its own.

. "$top_srcdir/tests/tap/tap.sh"
cd "$scratch" || exit 99

# says STATUS TEXT: what running the scenario on standard input ends with and says.
says ()
{
  { echo 'game siegestorm'; cat; } >a.scenario
  "$SORTIE" scenario a.scenario >said 2>&1
  got=$?
  test "$got" = "$1" && tr -s '\n ' ' ' <said | grep -qF -e "$2"
}

check 'the rules that a scenario shows are rules of its game' says 0 '1 passed' <<'END'
scenario it shows rules and a chapter
rules SS-3.1, RUL-48 SS-9 R-1
cases T-006
expect
  no winner
END
check 'a number that no rule has is an error' \
  says 1 'a.scenario:3: “SS-3.99” is not a rule of this game' <<'END'
scenario it shows a rule that there is not
rules SS-3.1 SS-3.99
expect
  no winner
END

mkdir decks
"$SORTIE" deck copy siegestorm styxia-starter | sed 's/id="[^"]*"/id="mine"/' >decks/mine.xml
sed '/bone-thrall/d' decks/mine.xml >small.xml
check 'a deck may be a file, as on the command line' says 0 '1 passed' <<'END'
mode duel
choose deck:one=decks/mine.xml
scenario a deck of its own
expect
  no winner
END
check 'and a deck that breaks a rule may be expected to be refused' says 0 '1 passed' <<'END'
mode duel
choose deck:one=./small.xml
scenario a deck of thirty cards
expect
  refused setup SS-3.1
END
check 'for that rule' says 1 'this was refused, but not for SS-3.3' <<'END'
mode duel
choose deck:one=small.xml
scenario a deck of thirty cards
expect
  refused setup SS-3.3
END
check 'a file that there is not is no such deck' \
  says 1 'only because it was not understood: there is no file “large.xml” in this folder or a folder above it' <<'END'
mode duel
choose deck:one=large.xml
scenario a deck that there is not
expect
  refused setup
END
check 'no file leads out of its folder' says 1 'leads out of its folder' <<'END'
mode duel
choose deck:one=decks/../small.xml
scenario a deck elsewhere
expect
  no winner
END
check 'a mode that there is not fails its scenario, and not the others' \
  says 1 "`sentence tally 1 1`, 1 known to fail" <<'END'
scenario of a mode that there is
mode duel
expect
  no winner
scenario of one that there is not
mode alone
expect
  no winner
scenario of one to come
xfail not written yet
mode alone
expect
  no winner
END

check 'a mode without its number is that for the fewest, also to the kit' \
  "$SORTIE" verify siegestorm --mode last-man-standing --games 1 --seed 1
plan

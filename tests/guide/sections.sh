#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The game of the guide as each section leaves it is sound, and plays by the rules it has by then.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"

for section in 1 2 3 4 5 6; do
  after $section
  check "section $section: its content has no faults" "$SORTIE" lint "$SORTIE_CONTENT_PATH/garden"
  check "section $section: its scenarios hold" "$SORTIE" scenario "$scenarios"
  check "section $section: the conformance kit finds nothing" \
    "$SORTIE" verify garden --games "`games 10`" --seed 1
done

printf '%s\n' 'explain beds1' 'explain bed1 heigth' 'card sunflwer' quit |
  "$SORTIE" play garden --hot-seat --seed 1 >"$scratch/session" 2>&1
check 'a misspelt place has a nearest match' grep -q "`sentence hint 'Bed 1'`" "$scratch/session"
check 'an empty place is not taken for a wrong name' grep -q "`sentence nothing-there bed1`" "$scratch/session"
check 'a misspelt card has one, too' grep -q "`sentence hint Sunflower`" "$scratch/session"

# The cards of somebody's game were not designed for this project.
"$SORTIE" cards garden sunflower >"$scratch/session" 2>&1
"$SORTIE" --version >>"$scratch/session" 2>&1
check 'the source of its cards is told' grep -q 'designed for this edition' "$scratch/session"
check 'without the project that made the program' sh -c "! grep -q 'for this project' '$scratch/session'"

# Hardly more than a table of NULL, and it runs all the same.
after 1
printf '%s\n' 'show hand' 'card radish' 'help compost' 'rules' 'compost pear' 'quit' |
  "$SORTIE" play garden --hot-seat --seed 1 >"$scratch/session" 2>&1
check 'a hand is shown' grep -q '^Hand: 5 cards' "$scratch/session"
check 'a card is shown that carries no number' grep -q '^Radish (Plant): radish' "$scratch/session"
check 'that there is no rulebook is said' grep -q 'This game has no rulebook' "$scratch/session"
check 'what is no card is refused' grep -q "`sentence no-such pear`" "$scratch/session"
plan

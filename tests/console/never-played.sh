#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The summary of a match tells which cards of each deck were never played for what they are.

. "$top_srcdir/tests/tap/tap.sh"

# In `tells WHAT JOURNAL LINE ...` the summary has that line.
tells ()
{
  what=$1 journal=$2 line=$3
  shift 3
  "$SORTIE" replay --summary "$scratch/$journal.journal" --width 300 "$@" >"$scratch/summary" 2>&1
  check "$what" grep -qF -- "$line" "$scratch/summary"
}

# Siegestorm, 34 cards in the deck. Pilgrim Scribe is played, as an Action, Silverleaf Archer pays for it (Seal of Silence makes
# it cost 1 more), and Wayside Healer is deployed. Mirror Warden stays in the hand. The Boss is played by the rules.
printf '%s\n' 'done' 'done' 'play pilgrim-scribe silverleaf-archer' 1 'done' 'done' 'deploy wayside-healer' concede |
  "$SORTIE" play siegestorm --seed 26 --save "$scratch/siegestorm.journal" --width 300 >"$scratch/out" 2>&1
check 'a card is played' grep -q '^You play Pilgrim Scribe ' "$scratch/out"
check 'another pays' grep -q '^You discard Silverleaf Archer' "$scratch/out"
check 'a third is deployed' grep -q '^Your Wayside Healer enters War Track 1' "$scratch/out"
tells 'a card that only paid was not played; the hand comes first' siegestorm \
  'Player never played 32 of the 34 cards of the deck, such as Mirror Warden, '
check 'of the Boss nothing is said' sh -c "! grep -q 'Boss never played' '$scratch/summary'"
check 'nor is the hand listed again' sh -c "! grep -q 'still had in hand' '$scratch/summary'"
tells 'in Polish, too' siegestorm 'Gracz: 32 z 34 kart talii nie zagrano ani razu, na przykład: Strażnik luster, ' \
  --language pl

# Summoner Wars: a deck has 34 cards. At the beginning 7 of South's (Guild Dwarves) and 8 of North's (Cave Goblins) are in play.
# North summons one Fighter of two, plays one Goblin Rush of two, and puts The Eater on the Magic Pile.
printf '%s\n' 'choose south' 'done' 'done' 'summon fighter c5' 'done' 'play goblin-rush' 'done' 'done' 'done' 'done' 'done' \
  'build the-eater' concede |
  "$SORTIE" play summoner-wars --hot-seat --seed 3 --save "$scratch/summoner.journal" --width 300 >"$scratch/out" 2>&1
check 'a unit is summoned' grep -q '^North summons Fighter on c5' "$scratch/out"
check 'an event is played' grep -q '^North plays Goblin Rush' "$scratch/out"
check 'a card becomes magic' grep -q '^North puts The Eater on the Magic Pile' "$scratch/out"
tells 'which is not playing it' summoner 'North never played 24 of the 26 cards of the deck, such as '
check 'a card of which another copy was played is not named' sh -c "! grep 'North never played' '$scratch/summary' | grep -q Fighter"
tells 'what began in play does not count' summoner 'South played no card of the deck.'

printf '%s\n' concede | "$SORTIE" play crazy-eights --seed 3 --save "$scratch/eights.journal" >"$scratch/out" 2>&1
tells 'a game that does not say what playing is tells the hand' eights ' still had in hand: '

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A name alone is no move where a player may also go on: at a terminal it is asked about, and from a pipe it counts.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

# SW-12.1: any cards of the hand may be put on the Magic Pile.
start 100 play summoner-wars --seed 810068 --save "$scratch/magic.journal"
sees 'a turn begins' 'Turn 2, South'
type_line 'done attack'
sees 'a card may be built' 'Build Magic: you have'
for card in besiege-the-walls spearman heroic-feat magic-drain; do
  type_line ${card##*-the-}
  sees "what $card would do is asked" "Do you mean “build $card”?"
  type_line n
done
check 'and nothing is done' sh -c "! grep -q 'south: build' '$scratch/magic.journal'"
type_line 'wall; done'
sees 'nor at the beginning of a line' 'Do you mean “build besiege-the-walls”?'
type_line y
sees 'yes does what the line says' 'Turn 4'
check 'in its order' \
  sh -c "grep south: '$scratch/magic.journal' | grep -A 1 'south: build besiege-the-walls' | grep -q 'south: done'"
stop

# A no to the first part of a line drops the rest.
start 100 play summoner-wars --seed 810068 --save "$scratch/rest.journal"
sees 'a turn begins' 'Turn 2, South'
type_line 'done attack'
sees 'a card may be built' 'Build Magic: you have'
type_line 'wall; done turn'
sees 'a name is asked about before the rest of the turn' 'Do you mean “build besiege-the-walls”?'
type_line n
sees 'no drops the rest of the turn' "`sentence line-not-done 'done turn'`"
type_line 'wall; done'
sees 'a name is asked about before the end of a step' 'Do you mean “build besiege-the-walls”?'
type_line n
sees 'no drops the end of the step' "`sentence line-not-done done`"
type_line 'wall; done turn'
sees 'it is asked once more' 'Do you mean “build besiege-the-walls”?'
type_line 'build wall; done turn'
sees 'another line instead of an answer drops it, too' "`sentence line-not-done 'done turn'`"
sees 'and is done' 'Turn 4'
check 'once' sh -c "test \`grep -c 'south: build' '$scratch/rest.journal'\` = 1"
stop

# SS-4.2: before the first turn cards may be exchanged.
start 100 play siegestorm --seed 450518 --save "$scratch/exchange.journal"
sees 'cards may be exchanged' 'may exchange'
type_line wayside
sees 'what the name would do is asked' 'Do you mean “return wayside-healer”?'
sees 'with what the card says' 'Action: Heal 2.'
type_line n
check 'nothing is exchanged' sh -c "! grep -q 'player: return' '$scratch/exchange.journal'"
type_line 'return wayside'
sees 'with its verb, it is' '1 left'
stop

# SS-6.1, SS-8.9: behind the card that pays, a name is no answer any more.
start 120 play siegestorm --seed 7 --save "$scratch/behind.journal"
sees 'cards may be exchanged once more' 'may exchange'
type_line done
sees 'a unit may be deployed' 'deploy silverleaf-archer'
type_line 'deploy archer; scribe; healer; done'
sees 'a name behind a move is asked about, too' 'Do you mean “play wayside-healer”'
type_line n
sees 'no drops what comes behind it' "`sentence line-not-done done`"
check 'and the name does nothing' sh -c "! grep -q 'player: play' '$scratch/behind.journal'"
check 'the move before it is done' grep -q 'player: deploy silverleaf-archer' "$scratch/behind.journal"
type_line 'undo'
sees 'it is taken back' 'deploy wayside-healer'
type_line 'deploy healer scribe'
sees 'nor need a new part begin there' 'Do you mean “play pilgrim-scribe”'
type_line n
check 'and no card is played' sh -c "! grep -q 'player: play' '$scratch/behind.journal'"
stop

# Commas may separate numbers of the list.
start 100 play siegestorm --seed 450518 --save "$scratch/commas.journal"
sees 'cards may be exchanged again' 'may exchange'
type_line 'return 1,2'
sees 'and both are' 'Goblin Leader'
check 'in one line' test "`grep -c 'player: return' "$scratch/commas.journal"`" = 2
stop

# A card is what the question asks for: nothing is asked.
start 80 play hearts --seed 21 --save "$scratch/hearts.journal"
sees 'three cards are passed on' 'Hand 13 cards'
type_line '10d Kd Qs'
sees 'clubs are led' 'play ac'
type_line ac
check 'a card that must be named is played' sh -c "! grep -q 'Do you mean' '$scratch/screen'"
stop

# SW-10.1: attacking the own wall is legal, too, but the game warns of it.
start 100 play summoner-wars --seed 5 --save "$scratch/end.journal"
sees 'a turn begins whose first step is for events' 'Play Event Cards: play events'
type_line 'done; move c2 c3; done'
sees 'a unit may attack one enemy' 'attack e3 e4'
type_line 'attack b4'
sees 'a move without its end is asked about if only one end is useful' 'Do you mean “attack b4 c4”?'
type_line n
sees 'and not made against the will' 'Possible: attack c3 c4'
check 'nor is any other' sh -c "! grep -q 'south: attack' '$scratch/end.journal'"
type_line 'attack b4; done'
sees 'also where more comes behind it' 'Do you mean “attack b4 c4”?'
type_line y
sees 'which is done, too' 'Build Magic: you have'
check 'in its order' \
  sh -c "grep south: '$scratch/end.journal' | grep -A 1 'south: attack b4 c4' | grep -q 'south: done'"
stop

# From a pipe, a name is what it was.
printf 'wayside\nquit\n' \
  | "$SORTIE" play siegestorm --seed 450518 --save "$scratch/pipe.journal" >"$scratch/said" 2>&1
check 'in a script a name counts' grep -q 'player: return wayside-healer' "$scratch/pipe.journal"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Going through a journal at a terminal: forward and back, to a turn, to damage, to a loss, and on from there.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

"$SORTIE" auto summoner-wars --seed 3 >"$scratch/one.journal"
start 80 replay "$scratch/one.journal"
sees 'it begins behind the deal' 'Turn 0, decision 0.'
tmux_ send-keys Enter
sees 'Enter makes the next decision' 'decision 1.'
check 'it is told with the name of the seat' grep -qE '^(North|South): ' "$scratch/screen"
check 'in words, and as it is typed' grep -qE '^(North|South): [A-Z].*\. \([a-z]' "$scratch/screen"
type_line back
sees 'back takes it back' 'Turn 0, decision 0.'
type_line 'turn 4'
sees 'a turn can be gone to' 'Turn 4, decision'
check 'at its beginning' sh -c "! grep -q 'Turn 5' '$scratch/screen'"
type_line loss
sees 'what leaves the table is destroyed' 'is destroyed'
type_line 'turn 1'
type_line damage
sees 'the next damage is a wound' 'gets 2 wounds'
type_line nonsense
sees 'anything else is refused, with what there is' '“nonsense” means nothing here'
type_line end
sees 'the end is said' ': the end.'
type_line branch
sees 'from there nothing goes on' 'The match is over here'
type_line 'turn 3'
sees 'but back there' 'Turn 3, decision'
type_line branch
sees 'it goes on as a match against a program' 'Summon: South may'
type_line quit
type_line y
sees 'which is kept' 'can be continued'
stop

printf '' >"$scratch/none"
"$SORTIE" replay "$scratch/one.journal" <"$scratch/none" >"$scratch/out"
check 'from a pipe the journal is told whole' grep -q 'won' "$scratch/out"

plan

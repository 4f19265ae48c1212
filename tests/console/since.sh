#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A player who plays in a low window sees below the whole table what the others did since the player's own
# last move, and where; that the rules play the other seat, or a program passes for the player, makes no
# difference.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

rows=24
solo='play siegestorm --seed 7 --boss byloss --class medium --deck player=seraphia-starter'

# SS-17: the Boss takes its turn by the rules, without a move of anybody
start 80 $solo
sees 'the hand may be exchanged' 'may exchange cards'
check 'how the Boss is beaten is said above the first question' grep -q '^Byloss: .* no life left' "$scratch/screen"
check 'with the table in the window' grep -q '^▼.Byloss' "$scratch/screen"
type_line done
sees 'behind the turn of the Boss the player is told of it' 'Before your first turn (changed: ◆):'
check 'the unit that the Boss deployed is marked' grep -q '▼Goblin Archer  *◆' "$scratch/screen"
check 'how the Boss is beaten is said once' sh -c "! grep -q '^Byloss: ' '$scratch/screen'"
check 'the turn stands above the table' grep -q '^Turn 2, Player, Deploy' "$scratch/screen"
check 'the beginning of the step is told only once' test "`grep -c '^Deploy\.' "$scratch/screen"`" = 0
type_line 'deploy pilgrim-scribe'
sees 'the player deploys, too' 'Your Pilgrim Scribe enters'
type_line hand
sees 'the hand is shown with what the cards say' 'Deal 2 damage'
type_line 'done turn'
sees 'another turn of the Boss is told of' "The Boss's Powder Thrower enters"
check 'where it changed something' grep -q '▼Powder Thrower  *◆' "$scratch/screen"
check 'and where a unit of the player has gone on since (SS-9.1)' grep -q 'Pilgrim Scribe.*◆' "$scratch/screen"
type_line 'done turn'
sees 'in the next turn the Goblin Archer is about to storm, which a Defender could meet' 'Turn 6, Player, Deploy'
type_line done
sees 'a step is not ended without a warning' "`sentence end-anyway`"
type_line 'deploy glade-recruit'
sees 'a move instead of yes or no is made' '▲Glade Recruit'
stop

# What enters decides more than that a card takes effect, or that it changes nothing; nobody misses the latter, and it
# is not counted.
start 80 play siegestorm --seed 5 --boss byloss --class medium --deck player=seraphia-starter
sees 'a third hand may be exchanged' 'may exchange cards'
type_line 1
type_line 1
sees 'then a turn begins' 'Turn 2, Player'
sees 'the exchange came before all turns' 'Before your first turn'
check 'and so ended none' sh -c "! grep -q 'ended your turn\|turn over' '$scratch/screen'"
type_line 'done turn'
sees 'and in the next one the news are told' 'Since your turn'
check 'without trifles' sh -c "! grep -q 'more: ' '$scratch/screen'"
sees 'while the unit that has entered is named' "The Boss's Goblin Stabber"
check 'while what a card did is not announced twice' sh -c "! grep -q 'takes effect' '$scratch/screen'"
stop

# A unit that is deployed ends the player's own turn (SS-7.5): where there is no room for all, what the
# Boss did is told rather than how the player paid.
start 80 play siegestorm --seed 913234 --boss byloss --class medium --deck player=seraphia-starter
sees 'another hand may be exchanged' 'may exchange cards'
type_line 1
type_line done
sees 'Loot Sack of the Boss costs a card' 'choose a card to discard'
type_line 'choose bastion-titan'
sees 'then the player deploys' 'deploy a unit'
check 'and reads the whole turn of the Boss, also what came before that answer' \
  grep -q 'The Boss plays Loot Sack' "$scratch/screen"
type_line 'deploy glade-recruit'
type_line 'done turn'
sees 'the Boss asks where its Passive goes' 'where the Boss places'
type_line 'choose front-line'
sees 'in the next turn the hand is fuller' 'Mirror Warden 3/6/4'
check 'what changed before that answer is still marked' grep -q '▼Goblin Archer  *◆' "$scratch/screen"
type_line 'deploy mirror-warden'
sees 'what the Boss did behind the last move of the turn' "The Boss's Shaman Initiate enters"
check 'goes before how that move was paid for' sh -c "! grep -q 'discards Pilgrim Scribe' '$scratch/screen'"
stop

# SS-9.12: what storms and kills decides more than what is announced: it is told, and its cause before it.
rows=40
start 80 play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'one more hand may be exchanged' 'may exchange cards'
type_line done
sees 'and a unit deployed' 'Deploy: '
type_line 'deploy griffin'
sees 'which is paid for' "`sentence pays-for deployment 'Griffin Rider' 2`"
type_line '2 3'
sees 'in the next turn' 'Turn 4, Player, Deploy'
type_line 'deploy shieldbearer archangel'
sees 'the Boss has stormed' 'Turn 6, Player'
sees 'the news are told' 'Since your turn'
sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'and of them the losses, each with the storm that caused it' \
  tells 'you lose 2 cards … Powder Thrower storms you' "$scratch/since"
check 'and no sum says them again' sh -c "! grep -q 'You lost' '$scratch/since'"
check 'what an ability killed is told' tells 'Your Griffin Rider is killed.' "$scratch/since"
check 'a step in which nothing happened is not told (SS-8.1)' sh -c "! grep -q '^Prepare\.' '$scratch/screen'"
stop
rows=24

# SS-11.4: the opponent lets a deployment pass, and it resolves: that is the player's own doing, and no news.
start 80 play siegestorm --mode duel --deck one=seraphia-starter --deck two=styxia-starter --seat two=random --seed 11
sees 'cards may be exchanged' 'may exchange cards'
type_line 'stops own'
type_line done
sees 'a card of the opponent costs one' 'choose a card to discard'
type_line 'choose archangel-veriel'
sees 'the own turn comes' 'Deploy: deploy a unit'
type_line 'deploy glade-recruit'
sees 'the unit is there' '▲Glade Recruit'
check 'and the turn goes on' grep -q 'Deploy: play a card' "$scratch/screen"
check 'without telling that as what others did' sh -c "! grep -q '^Since your last move' '$scratch/screen'"
check 'but as what came of the line' grep -q '^Your move: ' "$scratch/screen"
stop

# SS-16.6: a question whose answers the hand does not show names them, even if that leaves no room for the news.
start 80 play siegestorm --seed 5 --mode coop
sees 'two against the Boss exchange cards' 'may exchange cards'
type_line done
sees 'and play' 'Deploy: '
type_line 'done turn'
sees 'the Boss asks whom it hits' 'which player takes 2 damage'
type_line 'choose player-two'
sees 'and one of them acts again' 'Deploy: deploy'
type_line 'done turn'
sees 'then it asks where a Leader goes' 'where the Boss places'
tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/joined"
check 'and the four places are named' grep -q "choose front-line-one.*choose no-man's-land-two" "$scratch/joined"
stop

# FR-4: a turn ends with five cards drawn; to whoever does not see them one is like the other.
rows=40
start 80 play frontier --seed 5
sees 'the same several times in a row is told once' 'draws 5 cards.'
sees 'a verb that needs nothing more is explained' '“unpack”: Play all cards that have only numbers.'
check 'and not one by one' sh -c "! grep -q 'draws a card\\.' '$scratch/screen'"
stop
rows=24
# FR-7: what an opponent buys is told rather than what it draws.
start 80 play frontier --seed 5
sees 'where there is less room, the start is told, too' 'East buys'
stop

# HT-4: a round is one turn, whose first seat passes cards and goes on being asked in it: what the others did in
# the meantime is told all the same.
start 80 play hearts --seed 3 --seat north=greedy --seat south=greedy --seat west=greedy --seat east=human
sees 'cards are passed first' 'Choose three cards'
sees 'where there are many moves, one is shown' 'moves are possible, such as “pass '
type_line 'pass 4♣ 6♣ 8♦'
sees 'then tricks begin' 'Play a card to the trick'
tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/joined"
check 'what others did in a turn that goes on is told' grep -q 'West .* to North' "$scratch/joined"
stop

# SW-10: the table fills the window and pushes out what was said above it. So the results of the player's own line, with
# the dice, and why the rest of it was refused, are said below the table.
start 80 play summoner-wars --seed 4711
sees 'a player may play events' 'Play Event Cards: play events'
type_line done
sees 'then units move' 'Movement: move units'
type_line 'move f2 f4; c2 c3; d1 e2'
sees 'what was done stands above the question' 'Just now: Spearman moves from f2 to f4. Engineer moves'
type_line 'attack f4 e4; c3 d4'
sees 'and the dice of an attack' 'attacks Berserker, rolls 4, 2: 1 wound.'
check 'and what was refused, once' test "`grep -c '(SW-10.4)' "$scratch/screen"`" = 1
type_line 'why not summon spearman d2'
sees 'why nothing can be summoned is why the Summon Phase was skipped' 'SW-7.3 Not without full payment'
stop

rows=40
start 80 play summoner-wars --seed 4711
# SW-7.3: the cheapest unit of the hand costs 1, and the Magic Pile is empty
sees 'why the Summon Phase was skipped' 'Summon was skipped: '
stop

# SW-5.2: Magic Drain takes from an enemy's Magic Pile; North has had no hand to build one. Two steps are skipped.
start 120 play summoner-wars --seed 2
sees 'two steps in which nothing can be done are passed' 'Movement: move units'
check 'both are named in one line, which has no room for the reasons' \
  grep -q '^Skipped: Summon, Play Event Cards\.$' "$scratch/screen"
type_line 'why not play magic drain'
sees 'why is said to whoever asks' 'Play Event Cards was skipped: “play magic-drain” would change'
type_line 'why not summon baldar b4'
sees 'with what else is against that move' 'As for this move: '
type_line 'done movement'
type_line done
sees 'a question comes up' 'y/n>'
type_line y
sees 'units attack' 'Build Magic: you have'
type_line 'build thorkur; done'
sees 'with magic, units can be summoned' 'Summon: you have'
type_line 'summon spearman d2'
sees 'until there is no more' 'Play Event Cards: play events'
check 'a step in which the player acted was not skipped' sh -c "! grep -q 'Summon was skipped' '$scratch/screen'"
stop

# Without magic, nothing can be summoned in the next turn either (SW-7.3).
start 100 play summoner-wars --seed 2
sees 'two steps are skipped' 'Skipped: Summon, Play Event Cards'
type_line 'done turn'
sees 'an attack is possible' 'y/n>'
type_line y
sees 'in the next turn only the first is skipped' 'Play Event Cards: play events'
check 'which is not said again' sh -c "! grep -q 'Summon was skipped\|Skipped: ' '$scratch/screen'"
type_line 'why not summon baldar b4'
sees 'but still known' 'Summon was skipped: '
stop
rows=24
start 80 play summoner-wars --seed 2
sees 'a low window names the steps' 'Turn 2, South, Movement. Skipped: Summon, Play Event Cards.'
stop

# Another may take the first turn; what was done before the player is asked for the first time comes of no line.
start 80 play summoner-wars --seed 5
sees 'what happened before the first question is told' 'So far: '
check 'as nothing that was typed' sh -c "! grep -q 'Just now' '$scratch/screen'"
stop

# SW-4.4: a tie is rolled again; who rolled is told all of it, where there is room for more than what the turn brought.
start 120 play summoner-wars --seed 4711
sees 'an attack matters more than who starts' 'So far: '
check 'and is told instead of it' grep -q 'Berserker attacks' "$scratch/screen"
check 'where there is no room for both' sh -c "! grep -q 'You roll' '$scratch/screen'"
stop
rows=28
start 120 play summoner-wars --seed 4711
sees 'a tie is told with the dice of both' 'You roll 5. North rolls 5. You roll 3. North rolls 5'
stop
rows=24

# SW-11.2: the attack comes before its wounds, and where there is no room for it there is none for them.
start 80 play summoner-wars --seed 5
sees 'what the first player did is told in short' '. …'
sed -n '/^So far: /,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'beginning with what was done' grep -q '^So far: .* attacks ' "$scratch/since"
check 'no wound is told without its attack' sh -c "! grep -q '^So far: [^.]* gets [0-9]* wound' '$scratch/since'"
stop
rows=24

# The first lines of a match name the programs that play.
rows=40
start 80 play hearts --seed 3
sees 'each program is named' "`sentence played-by East greedy`"
check 'nobody leads while cards are passed' sh -c "! grep -q 'Led by' '$scratch/screen'"
type_line 'help pass'
sees 'a rule that a step and its move share' 'HT-4 Passing'
check 'is told once' test "`grep -c '^HT-4 Passing' "$scratch/screen"`" = 1
stop

# Where three play for four, one player has two seats (SW-25.4). What he did with one of them is not told to him again when
# the other has its turn; what the opponent did in between is.
rows=40
start 80 play summoner-wars --mode three-players --seed 41 --seat northwest=greedy --seat northeast=greedy
sees 'the first turn is of one of the two seats' 'Turn 1, South-East, Movement'
type_line 'move g2 g4; j1 j3; attack g4 g5; j3 j7; done; done; done'
sees 'later the other one has a turn' 'Turn 3, South-West'
sees 'it is told what happened since that player moved' 'Since your turn'
check 'and what that player did at most once' sh -c 'test `grep -c "Fighter is destroyed" "$1"` -le 1' - "$scratch/screen"
stop

# What a turn of the opponent brought is told once, above or below the table.
told () { tmux_ capture-pane -p -J -S - | sed -n '/^> done/,$p' | tr -s '\n ' '  ' | grep -oF -- "$1" | wc -l; }

for size in 80x24 120x40 80x60; do
  rows=${size#*x}
  start ${size%x*} play summoner-wars --seed 7 --seat south=human --seat north=greedy
  sees "$size: a match begins" 'Play Event Cards: play events'
  type_line 'done turn'
  sees "$size: a question comes up" 'y/n>'
  type_line y
  sees "$size: a turn later" 'Turn 4, South'
  sees "$size: the player's losses are told (SW-13.2)" 'destroyed.'
  check "$size: and not summed up once more" test "`told 'You lost '`" = 0
  check "$size: and the attack is told once, in its own sentence or as the cause of a loss" \
    test $((`told 'Berserker attacks '` + `told ' to Berserker'`)) = 1
  stop
done
rows=24
start 80 play summoner-wars --language pl --seed 7 --seat north=greedy
sees 'a match begins in Polish' 'Zagrywanie Kart Wydarzeń: zagraj'
type_line 'gotowe tura'
sees 'a question comes up in Polish' 't/n>'
type_line t
sees 'losses are told in Polish' 'zniszczono'
check 'and a unit that came close with its spaces' grep -q 'Ruchy: Procarz b7–b5' "$scratch/screen"
stop
start 80 play summoner-wars --linear --seed 7 --seat north=greedy
sees 'a match begins for a listener' 'Play Event Cards: play events'
type_line 'done turn'
sees 'a question comes up for a listener' 'y/n>'
type_line y
sees 'losses are told to a listener' 'Defender is destroyed.'
check 'and not summed up once more' sh -c "! grep -q 'You lost' '$scratch/screen'"
stop

# What the own line did is told apart from what the others did, and before it (SW-11.2, SW-13.1).
for size in 80x24 120x40; do
  rows=${size#*x}
  start ${size%x*} play summoner-wars --seed 4711 --seat south=human --seat north=greedy
  sees "$size: the turn begins" 'Play Event Cards: play events'
  type_line done
  sees "$size: units move" 'Movement: move units'
  type_line 'move f2 f4; c2 c3; d1 e2'
  sees "$size: and attack" 'Attack: attack with units'
  type_line 'attack f4 e4; done turn'
  sees "$size: a last attack before the turn is over" 'y/n>'
  type_line y
  sees "$size: is told when the opponent has moved" 'Your move: Spearman'
  sed -n '/^Your move/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
  check "$size: with its dice and result" \
    grep -q '^Your move: .*Spearman.* rolls:\{0,1\} .*1 wound.*Since your turn' "$scratch/since"
  check "$size: then what was lost, or who attacked" grep -q 'Since your turn.*\(attacks.*destroyed\|You lost .*Spearman\)' "$scratch/since"
  check "$size: the sum of losses names no one without any" sh -c "! grep -q 'lost nothing' '$scratch/since'"
  stop
done

# The own kills before are no losses since the turn; where there is room for one line, it still holds an event.
rows=24
start 80 play summoner-wars --seed 4711 --seat south=human --seat north=greedy
sees 'a turn with two attacks begins' 'Play Event Cards: play events'
type_line done
sees 'in which units move first' 'Movement: move units'
type_line 'move f2 f4; c2 c3; d1 d2'
sees 'and then attack' 'Attack: attack with units'
type_line 'attack f4 e4; attack c3 c4'
sees 'both are told in one paragraph' 'Build Magic: you have'
tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/joined"
check 'with the dice of the first' grep -q 'Just now: .*Spearman .*rolls.*Fighter (c4).*destroyed' "$scratch/joined"
type_line 'done turn'
sees 'then the opponent moves' 'Since your turn'
sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'an event is told' grep -q '^Since your turn[^:]*\(: ◆)\)*: [A-Z].*\.' "$scratch/since"
check 'the own kill is no loss since then' sh -c "! grep -q 'North lost' '$scratch/since'"
stop
# SW-11.5, 11.6: where there is little room, the dice of an attack and what comes of them are told in its sentence, a
# unit that has moved next to one of the player's with its spaces, and the table keeps its place in the window.
start 80 play summoner-wars --seed 11 --seat north=greedy
sees 'whoever wins the roll-off chooses' 'choose south'
type_line 'choose south'
sees 'a first turn begins' 'Movement: move units'
type_line done
sees 'the opponent has attacked' 'Turn 3, South'
check 'the table is still whole' sh -c "sed -n 2p '$scratch/screen' | grep -q '^North '"
sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'an attack has its dice and its wounds' tells 'Slinger (b7) attacks Defender (b4), rolls 4: 1 wound' "$scratch/since"
check 'the next one on the same card follows it' tells '; again, rolls 2: no hit.' "$scratch/since"
check 'so has the one on the other Defender' tells 'Fighter (e4) attacks Defender (e3), rolls 4: 1 wound' "$scratch/since"
check 'an event that was played comes before moves' tells 'North puts up Wall on e5, plays Goblin Rage.' "$scratch/since"
check 'which are left out' sh -c "grep -q ' …' '$scratch/since' && ! grep -q 'Moves: ' '$scratch/since'"
stop
# SW-11.5: each roll of the player's own line is told with its result, and each loss of the player's (SW-13.2); what is left
# out is told of. Of a wound, the player's own is told, too.
for size in 80x24 40x24; do
  rows=${size#*x}
  start ${size%x*} play summoner-wars --seed 4711 --seat south=human --seat north=greedy
  sees "$size: a turn begins" 'Play Event'
  type_line done
  sees "$size: in which units move" 'Movement: move units'
  type_line 'move f2 f4; c2 c3; d1 d2'
  sees "$size: and attack" 'Attack: attack with units'
  type_line 'attack f4 e4; c3 c4; done turn'
  sees "$size: both attacks are in the past" 'Your move: Spearman'
  sed -n '/^Your move/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
  check "$size: both rolls are told with what came of them" \
    tells 'Your move: … Spearman … rolls … 4, 2 … 1 wound … Engineer … rolls … 6 … destroyed.' "$scratch/since"
  check "$size: and the Champion that entered (SW-7.2)" grep -q 'Since your turn.*Blarf.* …' "$scratch/since"
  stop
  start ${size%x*} play summoner-wars --seed 4711 --seat south=human --seat north=greedy
  sees "$size: another begins" 'Play Event'
  type_line done
  sees "$size: with other moves" 'Movement: move units'
  type_line 'move f2 f4; c2 c3; d1 e2'
  sees "$size: and another attack" 'Attack: attack with units'
  type_line 'attack f4 e4; done turn'
  sees "$size: that leaves one undone" 'y/n>'
  type_line y
  sees "$size: then there are losses" 'Since your turn'
  sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
  case $size in
    80x24) lost='You lost … Spearman' ;;
    *) lost='You lost Spearman, 1 life point of your Summoner.' ;;
  esac
  check "$size: of units and life" \
    tells "$lost" "$scratch/since"
  check "$size: with where the turn is above the table" sh -c "head -n 1 '$scratch/screen' | grep -q '^Turn'"
  stop
done
rows=24

start 80 play summoner-wars --language pl --seed 4711 --seat south=human --seat north=greedy
sees 'the same begins in Polish' 'Zagrywanie Kart'
type_line gotowe
sees 'with the moves' 'Ruch: '
type_line 'f2 f4; c2 c3; d1 e2'
sees 'and the attacks' 'Atak: '
type_line 'f4 e4; gotowe tura'
sees 'with a question' 't/n>'
type_line t
sees 'the own move is told in Polish' 'Twój ruch: '
stop

# SS-7.5: the unit that ends the turn is told rather than what was paid for it, and what the Boss did, also in a small
# window. SS-9.12: what was lost is told with what took it, before what enters where.
for size in 80x24 40x24; do
  start ${size%x*} play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
  sees "$size: the hand may be exchanged" 'you may exchange'
  type_line done
  sees "$size: a unit is to be deployed" 'Deploy: '
  type_line 'deploy griffin'
  sees "$size: and paid for" 'hat pays'
  type_line '2 3'
  sees "$size: the Boss has acted" 'Since your turn'
  tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/since"
  check "$size: the unit is told" \
    grep -q 'Your move[^:]*: .*Your Griffin Rider enters War Track 1\..*Since your turn' "$scratch/since"
  check "$size: and that it ended the turn" \
    grep -q "Your move (turn over):\|so your turn ended\.\|`sentence ended-turn`" "$scratch/since"
  check "$size: and something that the Boss did" grep -q 'Since your turn[^:]*\(: ◆)\)*: [A-Z]' "$scratch/since"
  type_line 'deploy shieldbearer archangel'
  sees "$size: the Boss has stormed" 'Resources 23'
  sees "$size: and what it killed is told (SS-9.12)" 'Your move'
  tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/since"
  case $size in
    80x24) lost='You lost 2 cards to Wolf-Back Raider; Griffin Rider, 1 card to Powder Thrower.' ;;
    *) lost='You lost Griffin Rider, 3 cards.' ;;
  esac
  check "$size: with what killed it, where there is room" tells "Since your turn … $lost" "$scratch/since"
  stop
done
rows=24

# SS-9.12, 14.1: a storm is told with what came of it: ATT 4 without a Defender costs four cards. That an ability takes
# effect is less than that.
start 80 play siegestorm --seed 7
sees 'one more hand is exchanged' 'you may exchange'
type_line done
sees 'a unit is deployed' 'Deploy: '
type_line 'deploy silverleaf-archer'
sees 'and has its cost' "`sentence pays-for deployment 'Silverleaf Archer' 1`"
type_line 2
sees 'it is there' 'Your Silverleaf Archer enters'
type_line 'play silverleaf'
sees 'a turn later' 'Turn 4, Player'
type_line 'deploy shieldbearer oath'
sees 'and one more' 'Turn 6, Player'
type_line 'done turn'
sees 'nobody defends' 'y/n>'
type_line y
sees 'so the Boss storms' 'Turn 8, Player'
type_line 'storm boss'
sees 'as does the player' 'Silverleaf Archer storms the Boss'
type_line 'done turn'
sees 'the next storm is met no better' 'y/n>'
type_line y
sees 'then there is a choice in the turn of the Boss' 'Decide where the Boss'
sed -n '/^Since your turn/,$p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'which comes after a storm with its result' \
  tells 'Powder Thrower storms you: you lose 4 cards.' "$scratch/since"
check 'and after what the unit killed' grep -q 'Shieldbearer of the Vale[^.]* is killed\.' "$scratch/since"
stop

# SS-4.3: a partner's exchange of cards is not the player's own doing.
start 80 play siegestorm --seed 5 --mode coop --seat player-two=greedy
sees 'one of two partners may exchange cards' 'you may exchange'
type_line done
sees 'and has a turn, with the news' 'Before your first turn'
check 'of which the first is no own move' sh -c "! grep -q 'Your move' '$scratch/screen'"
check 'but what the partner did' grep -q 'Before your first turn.*: Player Two' "$scratch/screen"
# SS-19.2: both lose, so it was their side that gave up.
type_line concede
sees 'who gives up is asked' 'y/n>'
type_line y
sees 'and told of it as the reader' 'You lost: Your side conceded.'
stop

# A listener does not hear twice that a piece has moved.
rows=24
start 80 play summoner-wars --seed 7 --seat north=greedy --linear
sees 'a listener hears the table' 'Play Event Cards: play events'
type_line done
sees 'units may move' 'Movement: move units (3 of 3 left)'
type_line 'move e3 f4'
sees 'one moves' 'Defender moves from e3 to f4.'
sees 'what that changes otherwise is said' 'Moves left: 2 of 3.'
check 'not where it was' sh -c "! grep -q 'e3: empty' '$scratch/screen'"
check 'nor what it is' sh -c "! grep -q 'f4: Defender' '$scratch/screen'"
stop

# SS-9.12: one sentence tells a storm and what it took; another tells what the unit's Action took after it (SS-7.2).
rows=24
start 80 play siegestorm --seed 108094
sees 'a match against a Boss' 'exchange cards'
type_line 'return mirror'
type_line 'return moonwell'
sees 'begins' 'Griffin Rider'
type_line 'deploy griffin; rune; shield'
sees 'a unit is on its way' 'Turn 4'
type_line 'deploy oath-knight; discard temple-acolyte'
sees 'two are' 'Turn 6'
type_line 'deploy silverleaf'
sees 'the Boss has stormed' 'decide which one the Boss plays next'
tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/since"
check 'with what that took, and what its Action took' \
  grep -q 'Goblin Runt storms you[^:]*: you lose 2 cards\. You take 1 damage' "$scratch/since"
stop

# What is refused below the news takes nothing from them: they are the same with and without it.
paragraph () { sed -n '/^Since your turn/,/^[^ S]/p' "$scratch/screen" | grep '^Since\|^  ' | tr -s '\n ' '  '; }

rows=24
for line in 'done turn' 'done turn; frobnicate'; do
  start 80 play summoner-wars --seed 1 --seat south=human --seat north=greedy
  sees "$line: the roll-off is won" 'choose north'
  type_line 'choose north'
  sees "$line: a turn begins" 'Play Event Cards: play events'
  type_line "$line"
  sees "$line: and the next one begins" 'Since your turn'
  test "$line" = 'done turn' && paragraph >"$scratch/before"
  stop
done
check 'the rest of a line is refused' grep -q "frobnicate” is" "$scratch/screen"
check 'below the news as they were' sh -c 'test "$1" = "`cat "$2"`"' - "`paragraph`" "$scratch/before"

# A window with room tells all that happened, below a table that stays at its top.
rows=50
start 100 play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
sees 'a match in a large window' 'may exchange cards'
type_line done
sees 'has a first turn' 'Deploy: '
type_line 'deploy griffin'
sees 'in which a unit is paid for' "`sentence pays-for deployment 'Griffin Rider' 2`"
type_line '2 3'
sees 'and the Boss acts' 'Turn 4, Player, Deploy'
type_line 'deploy shieldbearer archangel'
sees 'twice' 'Turn 6, Player'
sees 'all of which is told' 'Since your turn'
sed -n '/^Since your turn/,/^Your last turn/p' "$scratch/screen" | tr -s '\n ' '  ' >"$scratch/since"
check 'from the first storm with what it took to the last draw, in this order' \
  tells 'Wolf-Back Raider storms … lose … Powder Thrower storms … killed … draws Goblin Stabber, Goblin Sapper. … You draw' \
  "$scratch/since"
check 'and nothing is only counted' sh -c "! grep -q ' …' '$scratch/since'"
check 'below the whole table' sh -c "sed -n 1p '$scratch/screen' | grep -q '^Turn 6, Player'"
stop
rows=24

# What the news have no room for, `log` tells: before the first question, and of a line that ends a turn.
start 80 play summoner-wars --seed 481963
sees 'an opponent has moved before the first question' 'So far: '
type_line log
sees 'the log is told' 'Turn 2: your turn.'
check 'with what came before that question' grep -q '^Slinger rolls: 1; 4 or more' "$scratch/screen"
type_line 'done; b4 c4; done; build spearman; done'
sees 'one line is a whole turn' 'Since your turn'
type_line log
sees 'the log is told again' 'Turn 4: your turn.'
tmux_ capture-pane -p -S -60 >"$scratch/screen"
check 'with the attack of that line' grep -q '^Defender rolls: ' "$scratch/screen"
stop

# HT-3: a round is nobody's turn, so no turn ends or begins with it. HT-11: its points are told when the next begins.
printf '%s\n' 'pass ac 2c 5c' 'play 7c' 'play 4d' 'play 3s' 'play 9c' 'play qc' 'play kc' 'play 5d' 'play 9h' 'play 6d' \
  'play jd' | "$SORTIE" play hearts --seed 3 --save "$scratch/round.journal" >"$scratch/said" 2>&1
start 80 play hearts --load "$scratch/round.journal"
sees 'a round is nearly over' 'play 4s'
check 'which is no turn' sh -c "! grep -qi 'turn' '$scratch/screen'"
type_line 'play 4s'
sees 'the next one begins' 'Round 2'
sees 'with the last tricks of the one before' 'You take the trick: 3 points'
check 'and no word of a turn or an answer' sh -c "! grep -qi 'turn\|answer' '$scratch/screen'"
stop

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The whole table stays in the window with the question below it, whatever may be answered: where the
# turn is, both seats, the whole board (SW-2.1: rows 1 to 8). The question says what it is about.

. "$top_srcdir/tests/tap/tap.sh"
games=real
XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
. "$top_srcdir/tests/console/tmux.sh"
all_stops siegestorm one two
all_stops summoner-wars south north

# missing PART...: those of these regular expressions that are not on the screen.
missing ()
{
  for part in "$@"; do
    grep -q -- "$part" "$scratch/screen" || echo "not on the screen: $part"
  done
}

# shows_parts 'sentence' PART...: all of them come onto the screen before long.
shows_parts ()
{
  sentence=$1
  shift
  tries=0
  until missing "$@" >"$scratch/complaints"; ! test -s "$scratch/complaints"; do
    test $tries = 100 && break
    tries=$((tries + 1))
    sleep 0.05
    tmux_ capture-pane -p >"$scratch/screen"
  done
  test -s "$scratch/complaints" && cat "$scratch/screen" >>"$scratch/complaints"
  nothing "$sentence" "$scratch/complaints"
}

# shows 'sentence': the screen has everything from where the turn is to where one types.
shows ()
{
  shows_parts "$1" '^Turn 2, South' 'North' '^8 ' '^7 ' '^6 ' '^5 ' '^4 ' '^3 ' '^2 ' '^1 ' \
    'South.* Magic Pile\|^Magic Pile' '^Hand' '^>'
}

for size in 80x24 80x40; do
  rows=${size#*x}
  start 80 play summoner-wars --seed 7 --seat north=greedy
  sees "$size: a phase with few moves names them" 'play reinforcements'
  type_line 'done'
  sees "$size: a phase with many moves is counted" 'moves are possible'
  shows "$size: below the table"
  type_line 'done'
  sees "$size: attacks are named" 'attack e3 e4'
  sees "$size: those at one's own cards are only counted" '4 more, of'
  shows "$size: below the table as well"
  type_line 'done'
  sees "$size: an attack that may destroy is not forgotten" "`sentence may-destroy ''`"
  type_line y
  sees "$size: with what they do, if there is room" 'Build Magic: you have'
  shows "$size: and no more"
  stop
done

# Where one chooses among cards, what is printed on them is on the screen, and the hand keeps its numbers (Pilgrim Scribe's
# Vision reveals the top of the Resources).
rows=24
start 80 play siegestorm --seed 7
type_line 'warnings no-defender off'
type_line done
sees '80x24: whoever may storm deploys a unit' 'Turn 2, Player'
type_line 'deploy scribe'
sees '80x24: it is deployed' 'Pilgrim Scribe enters War Track 1'
type_line 'done turn'
sees '80x24: it advances in turn 4' 'Turn 4, Player'
type_line 'done turn'
sees '80x24: and in turn 6' 'Turn 6, Player'
type_line 'done turn'
sees '80x24: it may storm in turn 8' 'Turn 8, Player'
type_line 'storm boss'
sees '80x24: a choice among cards shows their numbers' 'choose temple-acolyte   Cost 1, ATT 5, DEF 1'
shows_parts '80x24: below the table with the numbers of the hand' '^Turn ' '^▼ Byloss' '^Hand 9: .*Glade Recruit 0/5/0' \
  'Sunlance' '4/7/3 (cost/ATT/DEF)' 'choose moonwell-keeper  Cost 2, ATT 5, DEF 3' '^>'
type_line 'warnings no-defender on'
sees '80x24: the warning is for the next matches again' 'warnings no-defender on'
stop

# In 80x24 names are cut, and what they mean is said: as many letters as beside attack and life fit
# into a sixth of the line.
rows=24
start 80 play summoner-wars --seed 3 --seat north=greedy
sees '80x24: short names can be told apart' 'Spear(man)'
shows_parts '80x24: the same card is called the same' '▲Spear 1→0/1' 'Berse(rker)'
stop

# In the smallest window the first question has all of the table above it; how the match is won is told where there is room.
rows=24
start 40 play siegestorm --seed 7
sees '40x24: the first question against a Boss' 'return silverleaf-archer,'
shows_parts '40x24: with the whole table above it' '^Player, Mulligan' '^▼ Byloss' '^▼ War Track 3' '^▲ War Track 3' '^▲ Player' \
  '^Hand 2: Silverleaf Archer 1/6/1' 'Wayside Healer 0/4/0' '^>'
type_line 'help goal'
sees '40x24: whoever asks is told how it is won' 'SS-15.5'
stop

# In the smallest window the board and what lies below it stay, whole names among it; that a pile is empty is not said.
rows=24
start 40 play summoner-wars --seed 3 --seat north=greedy
type_line 'done'
type_line 'done'
type_line 'show'
sees '40x24: the table fits' 'Hand 5:'
shows_parts '40x24: board, names and own cards are all on the screen' '^8 .*▼3†/7' '^7 ' '^6 ' \
  '^5 ' '^4 ' '^3 ' '^2 ' '^1 .*▲2→/6' '^★ ' 'Spearman a2 f2' 'Berserker' '^North .*Magic Pile 1' \
  '^South ' '^Hand' '^>'
stop

# Above a question the two boards of four players leave no room for what the edges are; where the table is asked for there
# is (SW-25.7).
start 80 play summoner-wars --mode four-players --seed 78 --hot-seat --open-hands
type_line 'show'
sees '80x24: a table of two boards that is asked for says where they meet' 'columns a and l'
shows_parts '80x24: with both boards and the piles, also those that are empty' '^Turn ' '^8 .*║' '^1 .*║' \
  'North-West .*Discard Pile.* empty' 'South-West .*Discard Pile.* empty' '^>'
stop

# In 40 columns one of the two boards is drawn, first the reader's own, and "show" turns to the other: a unit that may
# move stands on the first one only (SW-25.3).
rows=40
start 40 play summoner-wars --mode four-players --seed 2611 --seat north-west=greedy --seat south-east=greedy \
  --seat north-east=greedy
sees '40x40: one of two boards' 'columns g to l'
shows_parts '40x40: with its columns, pieces and the question' '^   a     b     c     d     e     f' '^8 ┊' '^1 ┊.*║$' \
  '“show”: columns g to l$' 'Movement: move units' '^>'
check '40x40: without the other' sh -c '! grep -q "g     h     i" "$1"' - "$scratch/screen"
type_line show
sees '40x40: show turns to the other' 'columns a to f ★'
type_line show
sees '40x40: and back' '“show”: columns g to l'
stop
start 40 play summoner-wars --language pl --mode four-players --seed 2611 --seat northwest=greedy --seat southeast=greedy \
  --seat northeast=greedy
sees '40x40: in Polish' '„pokaż”: kolumny od g do l'
type_line 'pokaż'
sees '40x40: one turns with the Polish word' '„pokaż”: kolumny od a do f ★'
stop

# In 120 columns two boards are framed, in a window of the usual height as well.
for language in en pl; do
  start 120 play summoner-wars --language $language --mode four-players --seed 2611 --seat northwest=greedy \
    --seat southeast=greedy --seat northeast=greedy
  sees "120x40: two boards have a frame ($language)" '┌───a────┬'
  shows_parts "120x40: and all below it ($language)" '^8 ┊' '^  ╞.*╬' '^1 ┊' '^>'
  stop
done
rows=24

# In the turns of four players everything has its line, above each question of a turn: where the turn is, four headings
# that say whose the signs are, both boards, as many names as have room, the own hand and the partner's (SW-25.10).
start 80 play summoner-wars --mode four-players --seed 2611 --seat north-west=greedy --seat south-east=greedy \
  --seat north-east=greedy
for step in '1 Movement' '5 Play Event Cards' '5 Movement'; do
  turn=${step%% *} phase=${step#* }
  sees "80x24: four players, turn $turn: a question" "$phase: "
  shows_parts "80x24: turn $turn, $phase: the whole table" "^Turn $turn, South-West, $phase" '^▼ North-West   Magic Pile' \
    '^▽ North-East   Magic Pile' '^   a     b .* l$' '^8 .*║' '^7 ' '^6 ' '^5 ' '^4 ' '^3 ' '^2 ' '^1 .*▲2→/6.*║.*△3→/4' \
    'Sneeks [cf]8' 'Grognack' '^▲ South-West   Magic Pile' '^△ South-East   Magic Pile' '^>'
  test $turn = 1 ||
    shows_parts "80x24: turn $turn, $phase: what one may play, and what lies under a unit" '^Hand 5: Baldar' \
      '^△ South-East .*Hand 1: Fire Drake 3/7/7' 'Archer j3' '(Freeze)'
  test "$step" = '5 Movement' || type_line 'done'
done
type_line 'look j3'
sees 'what is in force is quoted where one looks' 'While it lies there, the unit is not moved'
stop

# The same table in Polish, whose words are longer.
rows=24
start 80 play summoner-wars --language pl --mode four-players --seed 2611 --seat northwest=greedy \
  --seat southeast=greedy --seat northeast=greedy
sees '80x24: four players in Polish' 'Ruch: poruszaj'
type_line 'gotowe'
shows_parts '80x24: the whole table in Polish' '^Tura 5, Południowy Zachód' '^▼ Północny Zachód' '^8 .*║' '^1 .*║' \
  'Łucznik j3' '(Zamrożenie)' 'Od twojej ostatniej tury' '^>'
stop

# Of three, one player has two seats (SW-25.4): each has a line there, too, with its piles before who has the other seat.
start 80 play summoner-wars --language pl --mode three-players --seed 2611 --seat northwest=greedy --seat northeast=greedy
sees '80x24: three players in Polish' 'Ruch: poruszaj'
shows_parts '80x24: the whole table of three' '^Tura 1, Południowy Zachód' '^▼ Północny Zachód' '^8 .*║' '^1 .*║' \
  '^▲ Południowy Zachód .*Stos Magii 0 .*Cmentarzysko 0 .*Ręka 0' \
  '^△ Południowy Wschód .*Stos Magii 0 .*Cmentarzysko 0 .*Ręka 0' '^>'
stop

# What came before the first question, or of the last line, is told again below the table, which leaves room for it.
"$SORTIE" auto siegestorm --mode coop --seed 7 | sed '/ one: pass/,$d' >"$scratch/coop.journal"
start 80 play --load "$scratch/coop.journal" --language pl --seat two=greedy
sees '80x24: one of two players against a Boss deploys' 'Wystawianie jednostek: wystaw'
shows_parts '80x24: the whole table of both' '^Tura 2, Gracz pierwszy, Wystawianie' '^▼ Byloss ' 'Linia Frontu (Gracz drug' \
  '^▲ Gracz pierwszy  *Zasoby' '^Do tej pory: ' '^>'
stop

# Questions in another's turn are long; the table keeps its form above them, in which no line goes on behind a dot.
rows=24
start 80 play siegestorm --seed 7 --boss byloss --class medium --deck player=seraphia-starter
type_line done
sees '80x24: the first turn of a player against a Boss' 'Turn 2, Player'
type_line 'done turn'
sees '80x24: turn 4' 'Turn 4, Player'
type_line 'done turn'
sees '80x24: turn 6' 'Turn 6, Player'
type_line 'done turn'
sees '80x24: whether to end turn 6 is asked' 'for example Shieldbearer of the Vale. End it'
type_line y
sees '80x24: turn 8' 'Turn 8, Player'
type_line 'done turn'
sees '80x24: whether to end turn 8 is asked' 'for example Sunlance Paladin. End it'
type_line y
sees '80x24: a question of the Boss in its turn' 'where the Boss places'
check '80x24: no dot stands between columns of different widths' sh -c '! grep -q "  ·" "$1"' - "$scratch/screen"
check '80x24: above it the table has its form' sh -c '! grep -q "·$" "$1"' - "$scratch/screen"
stop

# A list that has no room in its line says what shows all of it, where there is room for that; the signs say it anywhere.
rows=24
start 80 play siegestorm --seed 7
type_line done
sees '80x24: the hand of the Boss is cut' 'Boss hand 1: Great … “show”'
tmux_ resize-window -x 80 -y 30 # room for all of the table
type_line show
sees '80x30: and shown' 'Boss hand 1: Great Goblin Muster'
type_line 'help signs'
sees '80x30: the sign of a cut has its meaning' '… cut off: “show”'
stop

# Two rows of boxes with other widths share a line in which each box ends where its sides are.
rows=24
start 80 play frontier --seed 3
sees '80x24: five boxes above three' '├─Land 1───────┴──────────┬─Land 2───────────┴──────┬─Land 3┴──────────────┴──┐'
sees '80x24: a move is explained in the list' '1  unpack  '
check '80x24: and not below it' sh -c '! grep -q "^“unpack”:" "$1"' - "$scratch/screen"
stop

# Of a label without room, the number stays.
start 40 play summoner-wars --language pl --seed 7 --seat north=greedy
type_line gotowe
sees '40x24: a pile in Polish keeps its number' 'Cmentarzys… 0'
stop

# What is lost in later steps is told as it is typed there, in the language of the match.
start 80 play summoner-wars --language pl --seed 7 --seat north=greedy
sees '80x24: in Polish: a phase before Movement' 'gotowe'
type_line 'atakuj e3 e4'
sees '80x24: moves of a later step are in Polish, too' '„przesuń f2 f4”'
stop

# What is in force takes up to two lines of a low window, with what the card says; “effects” says the rest.
rows=24
start 80 play siegestorm --mode duel --deck one=seraphia-starter --deck two=seraphia-starter --seed 13 --open-hands --hot-seat
type_line done
sees '80x24: Player Two exchanges cards' 'Player Two – Before the first turn you may'
type_line done
sees '80x24: the first turn begins' 'Player One, Prepare'
type_line 'play shieldbearer-of-the-vale wayside-healer'
sees '80x24: Player Two is asked' 'pass-all'
type_line pass
sees '80x24: what is in force is named' '“you” is Player One): Shieldbearer of the Vale: '
check '80x24: and goes on in a second line' grep -q "opponent.s next turn" "$scratch/screen"
check '80x24: above which the table is whole' grep -q '^Turn 2, Player Two' "$scratch/screen"
type_line effects
sees '80x24: it is told in full when asked for' 'Shieldbearer of the Vale, until the end of'
stop

# Where that is too little, whole words are left, and the command that says all of it.
start 40 play siegestorm --mode duel --deck one=seraphia-starter --deck two=seraphia-starter --seed 13 --open-hands --hot-seat
type_line done
sees '40x24: Player Two exchanges cards' 'Player Two, Mulligan'
type_line done
sees '40x24: the first turn begins' 'Player One, Prepare'
type_line 'play shieldbearer-of-the-vale wayside-healer'
sees '40x24: Player Two is asked' 'pass-all'
type_line pass
sees '40x24: what is in force is cut' '“you” is Player One'
tr -s '\n ' '  ' <"$scratch/screen" >"$scratch/joined"
check '40x24: behind a whole word, with the command for the rest' \
  tells '“you” is Player One): Shieldbearer of the Vale: “Your Defender has … ” '"`sentence all-of-it effects`" "$scratch/joined"
type_line effects
sees '40x24: which tells it whole' 'until the end of the'
stop

# Where not even a line is left, the line above the table counts what is in force, with the command that tells it.
rows=21
start 80 play siegestorm --mode duel --deck one=seraphia-starter --deck two=seraphia-starter --seed 13 --open-hands --hot-seat
type_line done
sees '80x21: Player Two exchanges cards' 'Player Two – Before the first turn you may'
type_line done
sees '80x21: the first turn begins' 'Player One, Prepare'
type_line 'play shieldbearer-of-the-vale wayside-healer'
sees '80x21: Player Two is asked' 'pass-all'
type_line pass
sees '80x21: what is in force is counted' 'Prepare. 1 effect: '
check '80x21: and has no line of its own' sh -c '! grep -q "In force" "$1"' - "$scratch/screen"
stop

# Where there is room, the numbers behind the cards of two hands are explained once.
rows=50
start 80 play summoner-wars --mode four-players --seed 2611 --seat north-west=greedy --seat south-east=greedy \
  --seat north-east=greedy
sees '80x50: four players' 'Movement: move units'
type_line 'done'
sees '80x50: in the next turn there are two hands' 'Fire Drake 3/7/7'
check '80x50: their numbers are explained once' test "`grep -c 'summon cost)' "$scratch/screen"`" = 1
stop

# A Duel long under way, with cards on many places and a chain open (SS-11.2): both seats, all their
# places, what is answered and how one may answer. Later Player Two has no card in hand and is not asked.
"$SORTIE" auto siegestorm --mode duel --seed 6 --seat one=greedy --seat two=greedy \
  --deck one=styxia-starter --deck two=khunglai-starter >"$scratch/whole.journal"
sed -n '/^[0-9]* [0-9a-f]* two: pass$/=' "$scratch/whole.journal" | tail -n 5 | head -n 2 >"$scratch/passes"
for size in 80x24 40x24 40x40; do
  rows=${size#*x}
  for line in `cat "$scratch/passes"`; do
    sed "$line,\$d" "$scratch/whole.journal" >"$scratch/$size-$line.journal"
    start ${size%x*} play siegestorm --open-hands --load "$scratch/$size-$line.journal"
    sees "$size: a chain is open" 'ou may answer'
    test ${size#*x} = 40 ||
      check "$size: what the question names is not named twice" \
        test "`grep -c '^To take effect' "$scratch/screen"`" -lt 2
    shows_parts "$size: with the whole Duel table above it" '^Turn .*, Player ' 'Player One' \
      'Player Two' 'War Track 1' 'War Track 2' 'War Track 3' \
      'Front Line (Player One)' "No Man's" 'Front Line (yours)' 'ou may' \
      'pass-all' '^>'
    stop
  done
done

# Sly: "At the end of your turn this unit may exchange places with any Cave Goblin unit you control."
rows=40
start 80 play summoner-wars --seed 3 --open-hands
type_line 'choose north'
sees 'the first turn begins' 'Movement: move units'
type_line 'done'
type_line 'done'
sees 'two steps are ended' 'After Attack: you may'
type_line 'done'
sees 'a question names the ability that asks, and that one may decline' \
  'Sneeks (Sly): you may choose a unit of yours'
stop

# Many moves are counted and not listed: a number is a slip until there are numbers on the screen.
rows=40
start 80 play summoner-wars --seed 3 --open-hands
type_line 'choose north'
sees 'many moves are only counted' 'moves are possible'
type_line 1
sees 'and a number means none of them' 'to pick 1 from'
type_line 'moves d5'
sees 'those of one unit are listed' 'Move Fighter (d5) to c4'
type_line 6
sees 'and are meant by their numbers' 'Fighter moves from d5 to c4'
stop

# What has no room is short: the numbers of cards and of lands (FR-3) are other numbers, and moves that hardly anybody
# means are told by what they do.
rows=28
start 40 play frontier --seed 3
sees 'in a narrow window short numbers are explained' 'cost/supplies/trail'
check 'those of lands, too' grep -qE '^[0-9]+/[0-9]+: distance/renown' "$scratch/screen"
stop
rows=24
start 40 play summoner-wars --seed 5 --deck south=guild-dwarves --deck north=cave-goblins
type_line done
type_line done
sees 'attacks on the own side are at least named' 'more (attack).'
stop

# Where not all that the cards say has room below the table, each move has as much of it as goes into its own rows, and
# its cost in any case.
rows=51
start 80 play siegestorm --seed 11 --boss byloss --class medium --deck player=seraphia-starter
type_line done
sees 'the text of a card that has no room at least begins' 'Action. Your Defender has +3 DEF… Cost 1.'
check 'one that has is whole' grep -q '^ *3\. Cost 2\.$' "$scratch/screen"
stop

# What is told while a program thinks stays in its row, however narrow the window is, and how to end it is not cut off.
rows=24
start 40 play summoner-wars --seed 7 --seat north=search:100000 --seat south=human
sees 'a program that thinks says what Control-C does' '% (Control-C: the best so far)'
# between two decisions it says nothing
most=0
for moment in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
  rows_told=`tmux_ capture-pane -p | grep -c 'Control-C: the best'`
  test "$rows_told" -le "$most" || most=$rows_told
  sleep 0.1
done
check 'in a single row' test "$most" = 1
stop

# The menu would push the records out.
rows=24
start 80
sees 'the menu is asked' 'Type a number'
type_line records
sees 'the records wait to be read' 'Enter>'
check 'with nothing below them' sh -c "test \"\`grep -v '^ *\$' '$scratch/screen' | tail -n 1\`\" = 'Enter>'"
type_line ''
sees 'then the matches of this test are listed' 'Matches, the last one first'
type_line back
sees 'then the menu comes again' 'New match: '
stop

# A list of several pages says on the last one that it is the last.
rows=16
start 80
sees 'the first page of the menu can be left for the next' '“more” goes on'
type_line more
sees 'the last page says that it ends' ': the end. “more” begins again'
type_line more
sees 'and the first follows it' '   1  Quick start'
stop

# In a small window, places without anything share lines, so that the hand and the whole table have room.
rows=24
start 40 play siegestorm --seed 7
sees 'a small window: cards may be exchanged' 'may exchange'
type_line done
sees 'a turn begins' 'Turn 2'
type_line 'done turn'
sees 'another one begins' 'Turn 4'
check 'empty places are side by side' grep -q "Front Line (Boss) · No Man's Land" "$scratch/screen"
check 'and the whole hand is named' sh -c "grep -q 'Oath Knight' '$scratch/screen' && ! grep -q ' more: ' '$scratch/screen'"
check 'below the first line' sh -c "head -n 1 '$scratch/screen' | grep -q '^Turn 4'"
stop
start 40 play siegestorm --language pl --seed 7
sees 'in Polish, too: cards may be exchanged' 'SS-4.3'
type_line gotowe
sees 'a turn begins in Polish' 'Tura 2'
type_line 'gotowe tura'
sees 'another one begins in Polish' 'Tura 4'
check 'in the first line' sh -c "head -n 1 '$scratch/screen' | grep -q '^Tura 4'"
stop
# In the turn of another, the table stays above the answers.
start 80 play siegestorm --mode last-man-standing-3 --seed 7
sees 'three players: cards may be exchanged' 'SS-4.3'
type_line done
sees 'a turn of three' 'Turn 3'
type_line 'done turn'
sees 'the next turn' 'Turn 6'
type_line 'done turn'
sees 'an answer is possible in the turn of another' 'SS-11.2'
check 'below the whole table' sh -c "head -n 1 '$scratch/screen' | grep -q '^Turn 8' && grep -q '^Hand 8' '$scratch/screen'"
stop

# HT-4, HT-6: where there is no room for pictures of cards, they are named in a line.
start 40 play hearts --seed 3
sees 'a small window: cards are passed' 'HT-13'
type_line 'pass ac 2c 5c'
sees 'then one is played' '(HT-6)'
check 'all four players are in the window' sh -c "head -n 1 '$scratch/screen' | grep -q '^Round 1, trick 1'"
check 'with the trick and the hand, and what may be played of it' \
  sh -c "grep -q '^Trick 3: 2♣, J♣, 10♣' '$scratch/screen' && grep -q '^Hand 13: 7♣★, .*4♦, ' '$scratch/screen'"
stop

# SS-11.2: a question in the turn of another stands below the table also where the window is small: the log of that turn
# would push the old table out. Where the question needs the lines, the hand is only counted.
rows=24
start 40 play siegestorm --mode duel --deck one=seraphia-starter --deck two=styxia-starter --seat two=greedy --seed 8
sees 'small: cards may be exchanged' 'exchange'
type_line 'done'
sees 'small: a turn begins' 'Turn 2, Player One'
tmux_ clear-history
type_line 'done turn'
sees 'small: the Action of the other may be answered' 'may answer the Action'
shows_parts 'small: below where the turn is and what both have' '^Turn 3, Player Two' '^Player Two · Resources' \
  '^Player One · Resources' '^Since your turn' '^>'
stop

start 40 play siegestorm --mode coop --seat two=greedy --seed 8
sees 'small: cards may be exchanged in Co-op' 'exchange'
type_line 'done'
sees 'small: Co-op begins with a question about the Boss' 'decide which'
shows_parts 'small: both Battle Zones and all piles are there, and the hand is counted' '^Turn 1, Boss' \
  '^Battle Zone: Player Two' '^Battle Zone: Player One' '^  “hand”' '^>'
stop

plan

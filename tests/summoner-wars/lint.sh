#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What a match would refuse, lint refuses; and it warns of what would never end.

. "$top_srcdir/tests/tap/tap.sh"

content=$top_srcdir/content/summoner-wars

# lints TEXT...: a folder with that content, which builds on the game's
lints ()
{
  mkdir -p "$scratch/more"
  echo '<index xmlns="urn:sortie:content" game="summoner-wars"><file name="more.xml"/></index>' \
    >"$scratch/more/index.xml"
  { echo '<content xmlns="urn:sortie:content">'; echo '<provenance confidence="designed"/>'; cat; echo '</content>'; } \
    >"$scratch/more/more.xml"
  "$SORTIE" lint "$scratch/more" --content "$content" >"$scratch/said" 2>&1
}

says ()
{
  tells "$1" "$scratch/said"
}

unit='<unit id="t-unit" faction="cave-goblins" type="common" weapon="sword" attack="1" life="1" cost="1">
  <name>Tester</name><text>%s</text>%s</unit>'

# with_unit TEXT CLAUSES
with_unit ()
{
  printf "$unit" "$1" "$2" | lints
}

# with_deck CARDS: a ready-made deck of a Summoner and these
with_deck ()
{
  printf '<deck id="t-deck" kind="faction" faction="cave-goblins"><name>Test</name><provenance confidence="designed"/>
<cards of="frick" n="1" at="c2"/>%s</deck>' "$1" | lints
}

check 'the content of the game has no fault and no warning' \
  sh -c "\"$SORTIE\" lint '$content' | grep -q 'no faults'"

with_deck '<cards of="goblin-oaf" n="10"/>'
check 'SW-26.4 SW-26.9 ten copies of a Common are allowed, but the deck is as legal as its copy' \
  says ': 0 … 9 (SW-26.1) … : 0 … 3 (SW-26.1) … : 10 … 18 (SW-26.1) … : 0 … 3 (SW-26.1)'
check 'and none says more of the Oafs' sh -c "! grep -q 'SW-26.4' '$scratch/said'"
with_deck '<cards of="goblin-oaf" n="11"/>'
check 'SW-26.4 eleven are not, also in a ready-made deck' says ': 11 … 10 … (SW-26.4)'
with_deck '<cards of="dibs" n="2"/>'
check 'SW-26.4 nor two of a Champion' says ': 2 … 1 … (SW-26.4)'
with_deck '<cards of="wall" n="3" at="c5"/>'
check 'SW-2.13 a wall on the side of the enemy is refused' says "outside its owner's side (SW-2.13)"
with_deck '<cards of="wall" n="3" at="c4"/>'
check 'SW-2.13 on its own side it is not' sh -c "! grep -q 'SW-2.13' '$scratch/said'"
"$SORTIE" deck copy summoner-wars frick >"$scratch/frick.xml"
with_deck "`sed -n '/<cards/p' "$scratch/frick.xml" | grep -v 'of="frick"'`"
check 'a second deck of the same Summoner may be the same' says 'no faults'
# with_values ATTRIBUTES: a unit that prints these
with_values ()
{
  printf '<unit id="t-unit" %s><name>Tester</name></unit>' "$1" | lints
}

usual='faction="cave-goblins" type="common" weapon="sword"'
with_values "$usual attack=\"1\" life=\"1\" cost=\"0\""
check 'SW-1.4 a cost of 0 is one' says 'no faults'
with_values "$usual attack=\"1\" life=\"0\" cost=\"1\""
check 'SW-13.1 what has no life would be destroyed at once' says 'more.xml:3: unit “t-unit”: life="0" … 1 … 99'
with_values "$usual attack=\"-1\" life=\"1\" cost=\"1\""
check 'SW-1.3 no attack value is below 0' says 'attack="-1" … 0 … 99'
with_values "$usual attack=\"1\" life=\"1\" cost=\"-1\""
check 'SW-1.4 no cost is' says 'cost="-1" … 0 … 99'
with_values "$usual attack=\"1\" life=\"1\" cost=\"1\" boost=\"-1\""
check 'SW-22.2 nor is a boost cost' says 'boost="-1" … 0 … 99'
for type in common champion mutation; do
  with_values "faction=\"filth\" type=\"$type\" weapon=\"sword\" attack=\"1\" life=\"1\""
  check "SW-1.4 a $type that has no cost could not be summoned" says "type=\"$type\" … “cost”"
done
for type in summoner conjuration; do
  with_values "faction=\"filth\" type=\"$type\" weapon=\"sword\" attack=\"1\" life=\"1\""
  check "SW-1.4 a $type needs none" says 'no faults'
done
with_values 'type="common" weapon="sword" attack="1" life="1" cost="1"'
check 'SW-26.5 a unit without a faction goes into no deck' says '<unit> … “faction”'
echo '<wall id="t-wall" type="wall" life="0"><name>Wall</name></wall>' | lints
check 'SW-1.6 a wall has life, too' says 'life="0" … 1 … 99'

with_unit 'Wound.' '<when event="destroy" of="self"><wound what="nobody"/></when>'
check 'what is done to nobody is refused' says 'what="nobody" … <wound>'
with_unit 'Draw 2 cards.' '<when event="destroy" of="self"><bind name="lot" to="nobody"/><draw n="2" by="lot"/></when>'
check 'a name may mean nobody' says 'no faults'
with_unit 'x' '<keyword-of name="fury"/><keyword-of name="fury"/>'
check 'an ability that a card has twice is refused' says '“fury”'
with_unit 'x' '<keyword-of name="fury"/><keyword-of name="healing"/>'
check 'two are not' says 'no faults'
echo '<keyword id="t-one"><name>One</name><text>x</text><keyword-of name="t-two"/></keyword>
<keyword id="t-two"><name>Two</name><text>x</text><keyword-of name="t-one"/></keyword>' | lints
check 'abilities that have each other are refused' says '3: … “t-one” … 4: … “t-two”'

with_unit 'Draw 2 cards.' '<play><draw n="2"/></play>'
check 'a unit is not played for an effect' says 'a <unit> has no effect of its own when it is played'
echo '<event id="t-event" faction="cave-goblins"><name>Test</name><text part="effect">Draw 2 cards.</text>
<play timing="attack"><draw n="2"/></play></event>' | lints
check 'an event is not played in the Attack Phase (SW-8.1)' says 'cannot have timing="attack"'
echo '<keyword id="t-word"><name>Test</name><text>Draw 2 cards.</text><play><draw n="2"/></play></keyword>' | lints
check 'a keyword is not played' says 'a keyword is not played'

with_unit 'Draw 2 cards.' '<ability><draw n="2"/></ability>'
check 'what costs nothing and has no limit is warned of' says 'the ability costs nothing and has no limit'
check 'and that is no error' says 'no errors'
with_unit 'Heal.' '<grant to="your-units"><ability timing="movement"><heal what="self"/></ability></grant>'
check 'so is an ability that a card gives to others' says 'the ability costs nothing and has no limit'
with_unit 'Heal.' '<grant to="your-units"><ability timing="movement" limit="1"><heal what="self"/></ability></grant>'
check 'unless that one has a limit' says 'no faults'
with_unit 'Draw 2 cards.' '<ability limit="1"><draw n="2"/></ability>'
check 'a limit is enough' says 'no faults'
with_unit 'Draw 2 cards.' '<ability cost="1"><draw n="2"/></ability>'
check 'a price is enough' says 'no faults'
with_unit 'Draw 2 cards.' '<ability timing="instead-of-attacking"><draw n="2"/></ability>'
check 'an ability used instead of attacking ends with the activation (SW-10.6)' says 'no faults'
with_unit 'Draw 2 cards.' '<ability uses-up="cards"><draw n="2"/></ability>'
check 'so does what says what it uses up' says 'no faults'
with_unit 'Draw 2 cards.' '<ability uses-up="card"><draw n="2"/></ability>'
check 'in words that there are' says '“cards”'
"$SORTIE" lint "$scratch/more" --content "$content" --language pl >"$scratch/said" 2>&1
check 'a card is quoted as the language of the reader quotes' says 'unit „t-unit”'

with_unit 'It attacks again.' '<when event="attacked" of="self"><attack by="self"/></when>'
check 'an attack that is answered by an attack is warned of' says 'this answers itself: give it limit="1"'
with_unit 'It attacks again.' '<when event="attacked" of="your-units"><attack by="subject"/></when>'
check 'so is one by whoever has attacked' says 'this answers itself'
with_unit 'It attacks again.' '<when event="attacked"><attack by="self"/></when>'
check 'and one after any attack' says 'this answers itself'
with_unit 'It attacks again.' '<when event="attacked" of="self" limit="1"><attack by="self"/></when>'
check 'a limit ends it' says 'no faults'
with_unit 'It attacks again.' '<when event="attacked" of="self"><while><holds test="first-blow"/></while><attack by="self"/></when>'
check 'so does a condition' says 'no faults'
with_unit 'On 5 or more it attacks again.' '<when event="attacked" of="self"><roll name="die"/><if><test><compare at-least="5"><number><shown by="die"/></number></compare></test><then><attack by="self"/></then></if></when>'
check 'or a die' says 'no faults'
with_unit 'It attacks after others.' '<when event="attacked" of="enemies"><attack by="self"/></when>'
check 'an attack after those of others comes to an end' says 'no faults'

with_unit 'Draw 1 card.' '<when event="draw" of="you"><draw/></when>'
check 'a draw that is answered by a draw is warned of' says 'this answers itself'
with_unit 'Draw 1 card.' '<when event="draw"><draw/></when>'
check 'so is one after any draw' says 'this answers itself'
with_unit 'They draw 1 card.' '<when event="draw" of="opponents"><draw by="subject"/></when>'
check 'and one by whoever has drawn' says 'this answers itself'
with_unit 'Draw 1 card.' '<when event="draw" of="opponents"><draw/></when>'
check 'a draw after those of others comes to an end' says 'no faults'
with_unit 'Draw 1 card.' '<when event="draw" of="you" limit="1"><draw/></when>'
check 'and so it does with a limit' says 'no faults'
with_unit 'Place it.' '<when event="place" of="self"><place-unit what="self" on="empty-spaces"/></when>'
check 'a unit that is placed whenever it is placed is warned of' says 'this answers itself'
with_unit 'Place it.' '<when event="move" of="self"><place-unit what="self" on="empty-spaces"/></when>'
check 'placing it after a move is no move' says 'no faults'
with_unit 'Exchange them.' '<when event="exchange" of="self"><exchange what="self" with="event-other"/></when>'
check 'an exchange that is answered by an exchange is warned of' says 'this answers itself'
with_unit 'Move it.' '<when event="move" of="self" by="you"><march what="self" steps="1"/></when>'
check 'a move that is answered by a move is warned of' says 'this answers itself'
with_unit 'Push it.' '<when event="move" of="enemies"><push what="subject"/></when>'
check 'so is one that is answered by a push' says 'this answers itself'
with_unit 'Move them.' '<when event="move" of="your-units"><march what="your-units" steps="1"/></when>'
check 'and a move of all after that of one' says 'this answers itself'
with_unit 'Move it.' '<when event="move" of="enemies"><march what="self" steps="1"/></when>'
check 'a move after those of others comes to an end' says 'no faults'
with_unit 'Move it.' '<when event="move" of="self" cost="1"><march what="self" steps="1"/></when>'
check 'and so does one that costs magic' says 'no faults'

with_unit 'It bleeds.' '<when event="wound" of="self"><wound what="self"/></when>'
check 'a wound that is answered by a wound is warned of' says 'this answers itself'
circle='<when event="heal" of="self"><wound what="self"/></when>
<when event="wound" of="self"><heal what="self"/></when>'
with_unit 'It bleeds and heals.' "$circle"
check 'healing that wounds, and wounding that heals, set each other off' \
  says 'more.xml:4: card “t-unit”: this and what line 5 answers set each other off: give one of them limit="1"'
check 'which is said once' test "`grep -c 'each other' "$scratch/said"`" = 1
with_unit 'It heals and bleeds.' "`echo "$circle" | sed 's/"heal" of/"x" of/; s/"wound" of/"heal" of/; s/"x" of/"wound" of/; s/<wound/<x/; s/<heal/<wound/; s/<x/<heal/'`"
check 'in whatever order they come' says 'more.xml:4: card “t-unit”: this and what line 5 answers set each other off'
with_unit 'It bleeds and heals once.' "`echo "$circle" | sed '1s/>/ limit="1">/'`"
check 'a limit on one of them ends it' says 'no faults'
with_unit 'It bleeds and heals.' "`echo "$circle" | sed '2s/>/><while><turn-of\/><\/while>/'`"
check 'so does a condition' says 'no faults'
with_unit 'It bleeds when others heal.' '<when event="heal" of="enemies"><wound what="self"/></when>
<when event="wound" of="self"><heal what="self"/></when>'
check 'and others than those who are healed do no harm' says 'no faults'
with_unit 'It wanders.' '<when event="place" of="self"><march what="self" steps="1"/></when>
<when event="move" of="self"><place-unit what="subject" on="empty-spaces"/></when>'
check 'placing and moving set each other off' says 'more.xml:4: … line 5 … each other off'
with_unit 'It wanders, bleeds and heals.' '<when event="place" of="self"><march what="self" steps="1"/></when>
<when event="heal" of="self"><place-unit what="self" on="empty-spaces"/></when>
<when event="move" of="self"><heal what="self"/></when>'
check 'so do three, whichever comes next' says 'more.xml:4: … line 6 … each other off'
echo '<keyword id="t-word"><name>Word</name><text>It heals.</text><when event="wound" of="self"><heal what="self"/></when></keyword>
<unit id="t-unit" faction="cave-goblins" type="common" weapon="sword" attack="1" life="1" cost="1"><name>Tester</name>
<text>It bleeds.</text><keyword-of name="t-word"/><when event="heal" of="self"><wound what="self"/></when></unit>' | lints
check 'and an answer of the card and one of its ability' says 'card “t-unit”: … “t-word” … each other off'
with_unit 'It bleeds and heals.' '<when event="heal" of="self"><wound what="self"/></when>
<grant to="self"><when event="wound" of="self"><heal what="self"/></when></grant>'
check 'an answer that the card grants to itself counts' says 'more.xml:4: … line 5 … each other off'
with_unit 'It bleeds and heals in your turn.' '<when event="heal" of="self"><wound what="self"/></when>
<grant to="self"><while><turn-of/></while><when event="wound" of="self"><heal what="self"/></when></grant>'
check 'unless it does so only under a condition' says 'no faults'
with_unit 'It bleeds, and heals for a time.' '<when event="heal" of="self"><wound what="self"/>
<during until="end-of-turn"><when event="wound" of="self"><heal what="self"/></when></during></when>'
check 'so does one that lasts for a time' says 'more.xml:4: … line 5 … each other off'
echo '<keyword id="t-word"><name>Word</name><text>It bleeds, and heals for a time.</text><when event="heal" of="self"><wound what="self"/>
<during until="end-of-turn"><when event="wound" of="self"><heal what="self"/></when></during></when></keyword>
<unit id="t-unit" faction="cave-goblins" type="common" weapon="sword" attack="1" life="1" cost="1"><name>Tester</name>
<keyword-of name="t-word"/></unit>' | lints
check 'in an ability as well' says 'more.xml:3: ability “t-word”: … line 4 … each other off'
check 'which is said of the ability alone' test "`grep -c 'each other' "$scratch/said"`" = 1
with_unit 'It bleeds and heals.' '<when event="heal" of="self"><if><test><turn-of/></test><then><poison what="self"/></then></if><wound what="self"/></when>
<when event="wound" of="self"><heal what="self"/></when>'
check 'what follows a condition happens whether it holds or not' says 'more.xml:4: … line 5 … each other off'
with_unit 'It bleeds and heals.' '<when event="heal" of="self"><if><test><turn-of/></test><then><stop/></then></if><wound what="self"/></when>
<when event="wound" of="self"><heal what="self"/></when>'
check 'unless the program ends there' says 'no faults'
with_unit 'It bleeds and heals in your turn.' '<when event="heal" of="self"><if><test><turn-of/></test><then><wound what="self"/></then></if></when>
<when event="wound" of="self"><heal what="self"/></when>'
check 'what happens only while it holds comes to an end' says 'no faults'

with_unit 'It is as strong as the enemy.' '<modify value="attack" of="self"><set><most value="attack" in="enemies"/></set></modify>'
check 'a change that asks for the value itself is warned of' says 'the change of “attack” asks for “attack” itself'
with_unit 'It is as strong as the enemy.' '<modify value="attack" of="self"><set><most value="attack" in="enemies" base="yes"/></set></modify>'
check 'what is printed never changes' says 'no faults'
with_unit 'The weak are stronger.' '<modify value="attack" add="1"><of><where in="your-units"><has value="attack" at-most="1"/></where></of></modify>'
check 'a set may ask for it, too' says 'the change of “attack” asks for “attack” itself'

plan

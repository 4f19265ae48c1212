#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Rounds: limits and durations of cards, the prompt, the table in sentences, and other programs.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/bells
SORTIE_CONTENT_PATH=$top_srcdir/tests/bells/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/bells/bells.scenario"
check 'its cards have no faults' "$SORTIE" lint "$SORTIE_CONTENT_PATH/bells"
check 'the conformance kit finds nothing' "$SORTIE" verify bells --games "`games 7`" --seed 1
check 'also where the match played beside it has more moves' "$SORTIE" verify bells --games 1 --seed 31

"$SORTIE" describe hour >"$scratch/manual"
check 'the manual knows the rounds' grep -q 'a period' "$scratch/manual"
"$SORTIE" cards bells great-bell --program >"$scratch/program"
check 'a limit is said with its round' grep -q '(once per hour)' "$scratch/program"
"$SORTIE" cards bells chime --program >"$scratch/program"
check 'also one of a player' grep -q '(at most 2 times per hour for each player)' "$scratch/program"

mkdir -p "$scratch/content/bells"
cp "$SORTIE_CONTENT_PATH"/bells/*.xml "$scratch/content/bells"
chmod u+w "$scratch"/content/bells/*
sed 's/per="hour"/per="day"/' "$SORTIE_CONTENT_PATH/bells/cards.xml" >"$scratch/content/bells/cards.xml"
SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" lint "$scratch/content/bells" >"$scratch/lint" 2>&1
check 'another word is refused by name' grep -q 'per="day" .* a period' "$scratch/lint"
sed 's/limit="1" per="hour"/per="hour"/' "$SORTIE_CONTENT_PATH/bells/cards.xml" >"$scratch/content/bells/cards.xml"
SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" lint "$scratch/content/bells" >"$scratch/lint" 2>&1
check 'a round without a limit, too' grep -q 'per="hour" needs limit' "$scratch/lint"

# A text without a program says what a rule of the rulebook does.
sed 's|</index>|<rules name="rules.xml"/></index>|' "$SORTIE_CONTENT_PATH/bells/index.xml" >"$scratch/content/bells/index.xml"
cat >"$scratch/content/bells/rules.xml" <<'END'
<rules xmlns="urn:sortie:content">
  <chapter id="B"><name>Bells</name>
    <rule id="B-5"><name>Silence</name><text>A cracked bell is worth nothing.</text></rule>
  </chapter>
</rules>
END
# cracked ATTRIBUTE: what lint says of such a bell.
cracked ()
{
  sed "s|</content>|<bell id=\"cracked\" worth=\"1\"><name>Cracked</name><text $1>Worth nothing.</text></bell></content>|" \
    "$SORTIE_CONTENT_PATH/bells/cards.xml" >"$scratch/content/bells/cards.xml"
  SORTIE_CONTENT_PATH=$scratch/content "$SORTIE" lint "$scratch/content/bells" >"$scratch/lint" 2>&1
}
check 'a text may say what a rule does' cracked 'rule="B-5"'
cracked 'rule="B-6"'
check 'but not a rule that there is not' grep -q 'rule="B-6"' "$scratch/lint"
cracked ''
check 'a text without program and rule is refused' grep -q 'has a text but no program.*rule=' "$scratch/lint"

# Of the rounds both the table in sentences and other programs are told.
printf 'done\ndone\n' | "$SORTIE" play bells --hot-seat --seed 3 --linear >"$scratch/linear" 2>&1
check 'the log in sentences tells of rounds' grep -qx 'Bell 2\.' "$scratch/linear"
printf '%s\n' 'done' 'done' 'show' | "$SORTIE" play bells --hot-seat --seed 3 --linear >"$scratch/linear" 2>&1
check 'so does the table' grep -q '^hour 1, bell 2, turn 3' "$scratch/linear"

# What a row says is drawn nowhere, and what a match has added up.
check 'a variable that is never drawn is not in the table' sh -c '! grep -qi "^oil" "$1"' - "$scratch/linear"
"$SORTIE" auto bells --seed 2 --seat north=greedy --seat south=greedy >"$scratch/bells.journal"
"$SORTIE" replay "$scratch/bells.journal" --width 200 >"$scratch/log"
"$SORTIE" replay "$scratch/bells.journal" --summary --width 200 >"$scratch/summary"
# told SEAT: the points that the log tells of.
told ()
{
  sed -n "s/^ *$1 gains points: \([0-9]*\)\..*/\1/p" "$scratch/log" | awk '{ n += $1 } END { print n + 0 }'
}
check 'there are gains' test "`told North`" -gt 0
check 'a summary adds up the gains of a variable' \
  grep -qx "Points made: North `told North`, South `told South`\." "$scratch/summary"

cat >"$scratch/requests" <<'END'
{"id":1,"method":"new","params":{"seed":3}}
{"id":2,"method":"move","params":{"move":"done"}}
{"id":3,"method":"move","params":{"move":"done"}}
{"id":4,"method":"state"}
END
"$SORTIE" serve bells <"$scratch/requests" >"$scratch/answers"
check 'other programs are told the numbers' grep -q '"rounds":{"hour":1,"bell":2}' "$scratch/answers"
plan

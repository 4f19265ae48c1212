#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Questions with many sets of cards as answers: rules, kit, programs, people, and other programs.

. "$top_srcdir/tests/tap/tap.sh"
SORTIE_MODULE_PATH=$top_builddir/tests/handful
SORTIE_CONTENT_PATH=$top_srcdir/tests/handful/content
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH

check 'its rules hold' "$SORTIE" scenario "$top_srcdir/tests/handful/handful.scenario"
check 'the conformance kit finds nothing' "$SORTIE" verify handful --games "${SORTIE_GAMES:-1}" --seed 1

"$SORTIE" auto handful --seed 3 --seat south=search:5 >"$scratch/match"
check 'programs choose among all of them' "$SORTIE" replay --check "$scratch/match"

# H-2: there are 13 * 12 * 11 * 10 / 24 sets of four cards.
cat >"$scratch/requests" <<'END'
{"id":1,"method":"new","params":{"seed":3}}
{"id":2,"method":"legal"}
END
"$SORTIE" serve handful <"$scratch/requests" >"$scratch/answers"
check 'other programs are told all 715 sets' test "`grep -o '"move":"pass' "$scratch/answers" | wc -l`" -eq 715

# A person types the cards in one line, in any order.
"$SORTIE" serve handful <"$scratch/requests" | grep -o '"move":"pass [^"]*"' | sed -n '1s/"move":"pass \(.*\)"/\1/p' >"$scratch/first"
read -r one two three four <"$scratch/first"
printf '%s\n' "pass $four $two $one $three" log quit |
  "$SORTIE" play handful --hot-seat --seed 3 --width 200 --no-pager --save "$scratch/typed" >/dev/null 2>&1
check 'a person types four cards in any order' grep -q " south: pass $one $two $three $four\$" "$scratch/typed"

# A question with too many moves is named, once, wherever it is asked.
SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
cp "$top_builddir/tests/broken/too-many-moves.so" "$scratch"
printf '%s\n' no moves quit | "$SORTIE" play "$scratch/too-many-moves.so" --hot-seat --seed 1 --no-pager --width 300 >"$scratch/cut" 2>&1
check 'a match names the bound and the question' \
  test "`grep -c '“moves”.* 16384.* “play”' "$scratch/cut"`" = 1
plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sortie analyse: where a match was lost, in words: what was done, how bad that was, what would have
# been better, and by how many of 100 games.

. "$top_srcdir/tests/tap/tap.sh"

"$SORTIE" auto crazy-eights --mode two --seat player1=random --seat player2=random --seed 3 \
  >"$scratch/match.journal" 2>/dev/null
"$SORTIE" analyse "$scratch/match.journal" 100 --width 400 >"$scratch/out" 2>&1
check 'a match of two programs that play by chance is analysed' test $? = 0
check 'it says how many decisions were looked at' \
  grep -Eq '^The program “search” looked at [0-9]+ decisions?\.$' "$scratch/out"
check 'and that these are estimates' grep -q 'It only estimates' "$scratch/out"
check 'which “hint” may contradict' grep -q '“hint” thinks longer' "$scratch/out"
check 'each is called by its size, with turn, player and deed' \
  grep -Eq '^Turn [0-9]+, a (blunder|mistake|slip) by Player [12]: [A-Z]' "$scratch/out"

# by: how many games of 100 each gave away, with what it is called
awk '/^Turn/ { split ($0, word, " "); size = word[4] }
     /Of 100 games/ { match ($0, /about [0-9]+,/); made = substr ($0, RSTART + 6, RLENGTH - 7)
                      match ($0, /and about [0-9]+ with/)
                      better = substr ($0, RSTART + 10, RLENGTH - 15); print size, better - made }' \
  "$scratch/out" >"$scratch/sizes"
check 'what would have been better is told of each' \
  test "`wc -l <"$scratch/sizes"`" = "`grep -c '^Turn' "$scratch/out"`"
check 'and there is one at least' test -s "$scratch/sizes"
# numbers are rounded, so one more or less is no fault
# a difference may be called less than it seems to be, because some of it may be chance
check 'a blunder gives away 20 games of 100, a mistake 10, a slip 3' \
  awk '$1 == "blunder" && $2 < 19 || $1 == "mistake" && $2 < 9 || $1 == "slip" && $2 < 2 { exit 1 }' "$scratch/sizes"
check 'the worst comes first' \
  awk '{ size = index ("slip mistake blunder", $1) } NR > 1 && size > last { exit 1 } { last = size }' "$scratch/sizes"

# Whoever wins in a turn has made no mistake in it.
for seed in 1 2 3 4 5 6; do
  "$SORTIE" auto crazy-eights --mode two --seat player1=random --seat player2=random --seed $seed \
    >"$scratch/won.journal" 2>/dev/null
  who=`sed -n 's/.*result player\([12]\)-won.*/\1/p' "$scratch/won.journal"`
  turns=`"$SORTIE" replay "$scratch/won.journal" --summary --width 400 | sed -n 's/^ *The match took \([0-9]*\) turns\./\1/p'`
  "$SORTIE" analyse "$scratch/won.journal" 60 --width 400 | grep "^Turn $turns, .* by Player $who:"
done >"$scratch/last"
check 'the length of the match and its winner are known' test -n "$who" -a -n "$turns"
nothing 'the winner has made no mistake in the last turn' "$scratch/last"

# The journal up to the costliest decision has it; once that is taken back, nobody is blamed for it.
costliest=`sed -n 's/^\(Turn [0-9]*, a [a-z]* by Player [12]:\).*/\1/p' "$scratch/out" | head -1`
"$SORTIE" auto crazy-eights --mode two --practice --seat player1=random --seat player2=random --seed 3 \
  >"$scratch/match.journal" 2>/dev/null
for line in `grep -n ' choose ' "$scratch/match.journal" | cut -d: -f1`; do
  head -n "$line" "$scratch/match.journal" >"$scratch/cut.journal"
  "$SORTIE" analyse "$scratch/cut.journal" 100 --width 400 | grep -qF "$costliest" && break
done
check 'a match that ends with it is analysed, too' sh -c "'$SORTIE' analyse '$scratch/cut.journal' 100 --width 400 |
  grep -qF '$costliest'"
printf 'undo\nquit\n' | "$SORTIE" play crazy-eights --load "$scratch/cut.journal" --hot-seat >"$scratch/undone" 2>&1
check 'the decision is taken back' grep -q ' undo [0-9]' "$scratch/cut.journal"
check 'and no longer called a mistake' sh -c "! '$SORTIE' analyse '$scratch/cut.journal' 100 --width 400 |
  grep -qF '$costliest'"

LANGUAGE=pl "$SORTIE" analyse "$scratch/match.journal" 100 --width 400 >"$scratch/pl" 2>&1
check 'in Polish, too' grep -q '^Tura [0-9]*, .*błąd, Gracz [12]: ' "$scratch/pl"

plan

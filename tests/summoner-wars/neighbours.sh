#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# neighbours.sh GAMES SEED FOLDER: each ready-made deck against the next one under greedy, as rows of
# docs/balance-summoner-wars.md, in whose order they are; decks that it does not have follow. The results are kept in
# FOLDER, so a run that was broken off goes on there.

set -e
games=$1 seed=$2 folder=$3
mkdir -p "$folder"

# What a file of results says: games, wins of the first deck, wins of who began, turns.
count ()
{
  awk -v first="$2" -v second="$3" '
    function share (won, n,   p, d, middle, half) {
      if (n == 0)
        return "-"
      p = won / n; d = 1 + 3.8415 / n
      middle = (p + 1.92073 / n) / d
      half = 1.95996 * sqrt (p * (1 - p) / n + 0.960365 / n / n) / d
      return sprintf ("%.0f [%.0f, %.0f]", 100 * p, 100 * (middle - half), 100 * (middle + half))
    }
    function field (name,   at) {
      at = match ($0, "\"" name "\":\"?[a-z0-9-]*")
      return substr ($0, at + length (name) + 3, RLENGTH - length (name) - 3)
    }
    /"outcome":/ {
      outcome = field ("outcome"); sub (/^"/, "", outcome)
      opener = field ("opener"); sub (/^"/, "", opener)
      if (outcome == "unfinished")
        next
      n++
      won += outcome == "first" ? 1 : outcome == "drawn" ? 0.5 : 0
      if (outcome != "drawn") { decided++; began += outcome == opener }
      turns += field ("turns")
    }
    END {
      printf "| %s | %s | %d | %s | %s | %.0f |\n", first, second, n, share (won, n), share (began, decided),
             (n > 0 ? turns / n : 0)
    }' "$1"
}

# "guild-dwarves=Guild Dwarves, Oldin"
sed -n '/^## Neighbours/,/^## Three/s/^| \([^|]*, [^|]*\) |.*/\1/p' "$top_srcdir/docs/balance-summoner-wars.md" >"$folder/listed"
decks=`"$SORTIE" decks summoner-wars | sed -n 's/^\([^ ].*\) (\([a-z-]*\))$/\2=\1/p' |
  awk -F = 'NR == FNR { at[$0] = NR; next } { print ($2 in at ? at[$2] : 1000 + FNR) "\t" $0 }' "$folder/listed" - |
  sort -n | cut -f 2-`
first_of_all=`echo "$decks" | head -n 1`
echo "$decks" | sed 1d | { cat; echo "$first_of_all"; } >"$folder/seconds"
echo "$decks" | paste -d '|' - "$folder/seconds" | while IFS='|' read -r first second; do
  file=$folder/${first%%=*}.jsonl
  "$SORTIE" league summoner-wars --player greedy --games "$games" --seed "$seed" --deck "${first%%=*}" \
    --deck "${second%%=*}" --results "$file" >"$folder/shown" </dev/null
  count "$file" "${first#*=}" "${second#*=}"
done

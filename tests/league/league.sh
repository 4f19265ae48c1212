#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# sortie league: however a run is shared among processes, or broken off and taken up again, the results are
# the same to the byte.

. "$top_srcdir/tests/tap/tap.sh"

# league FILE WORD...: a small run of Duels.
league ()
{
  league_file=$1
  shift
  "$SORTIE" league siegestorm --mode duel --player random --deck styxia-starter --deck ysra-starter \
    --deck seraphia-starter --games 8 --seed 20000 --results "$league_file" "$@"
}

check 'a run is played' league "$scratch/one.jsonl"
league "$scratch/one.jsonl" >"$scratch/one.txt"
check 'it has a head and all games' test "`wc -l <"$scratch/one.jsonl"`" = 25
check 'the table has a row for each contest' test "`grep -cE ' 8 +[0-9]+\.[05] ' "$scratch/one.txt"`" = 3
league "$scratch/one.jsonl" --linear >"$scratch/heard.txt"
check 'for speech, a row is a sentence' grep -qE ': .* 8, .* [0-9]+\.[05], .*\.$' "$scratch/heard.txt"
check 'without columns' sh -c '! grep -q "  " "$1"' - "$scratch/heard.txt"
check 'processes that share the work write the same' \
  sh -c '"$@" >/dev/null && cmp "$0/one.jsonl" "$0/jobs.jsonl"' "$scratch" \
  "$SORTIE" league siegestorm --mode duel --player random --deck styxia-starter --deck ysra-starter \
  --deck seraphia-starter --games 8 --seed 20000 --results "$scratch/jobs.jsonl" --jobs 3

# Broken off: whole lines, and half of one.
for bytes in 0 100 2000 20000; do
  head -c $bytes "$scratch/one.jsonl" >"$scratch/cut.jsonl"
  league "$scratch/cut.jsonl" --jobs 2 >"$scratch/cut.txt"
  check "a run that was cut at $bytes bytes goes on" cmp "$scratch/one.jsonl" "$scratch/cut.jsonl"
  check "and shows all of it" cmp "$scratch/one.txt" "$scratch/cut.txt"
done

# A run that is killed goes on as well.
"$SORTIE" league siegestorm --player random --games 400 --results "$scratch/killed.jsonl" >/dev/null &
killed=$!
while test "`wc -l <"$scratch/killed.jsonl" 2>/dev/null || echo 0`" -lt 20; do sleep 0.1; done
kill -KILL $killed
wait $killed 2>/dev/null
cp "$scratch/killed.jsonl" "$scratch/before.jsonl"
"$SORTIE" league siegestorm --player random --games 2 --results "$scratch/killed.jsonl" \
  >"$scratch/other.txt" 2>&1
check 'the file of another run is refused' test $? = 1
check 'and says so' grep -q 'another run' "$scratch/other.txt"
check 'and is left as it was' cmp "$scratch/before.jsonl" "$scratch/killed.jsonl"

# Shards.
for part in 1 2 3; do
  league "$scratch/part.jsonl" --shard $part/3 >/dev/null
done
check 'shards are joined to the whole run' \
  sh -c '"$1" league merge "$0"/part-2-of-3.jsonl "$0"/part-1-of-3.jsonl "$0"/part-3-of-3.jsonl \
    --results "$0/merged.jsonl" >"$0/merged.txt" && cmp "$0/one.jsonl" "$0/merged.jsonl"' \
  "$scratch" "$SORTIE"
check 'and shown like it' cmp "$scratch/one.txt" "$scratch/merged.txt"
"$SORTIE" league merge "$scratch/part-1-of-3.jsonl" "$scratch/part-2-of-3.jsonl" \
  >"$scratch/output" 2>&1
check 'a shard that is missing is noticed' grep -q 'parts of the run: 3; files given: 2' "$scratch/output"
head -n 5 "$scratch/part-1-of-3.jsonl" >"$scratch/short-1-of-3.jsonl"
"$SORTIE" league merge "$scratch/short-1-of-3.jsonl" "$scratch/part-2-of-3.jsonl" \
  "$scratch/part-3-of-3.jsonl" --results "$scratch/merged.jsonl" >"$scratch/output" 2>&1
check 'a shard that is not finished is noticed' grep -q 'missing' "$scratch/output"
check 'and the old file stays' cmp "$scratch/one.jsonl" "$scratch/merged.jsonl"
"$SORTIE" league merge "$scratch/part-1-of-3.jsonl" "$scratch/part-1-of-3.jsonl" \
  "$scratch/part-3-of-3.jsonl" >"$scratch/output" 2>&1
check 'a shard that is given twice is noticed' grep -q 'twice' "$scratch/output"

# Rank and size from the environment.
for part in 0 1; do
  OMPI_COMM_WORLD_RANK=$part OMPI_COMM_WORLD_SIZE=2 league "$scratch/mpi.jsonl" --shard auto >/dev/null
  SLURM_ARRAY_TASK_ID=`expr $part + 5` SLURM_ARRAY_TASK_MIN=5 SLURM_ARRAY_TASK_COUNT=2 \
    league "$scratch/slurm.jsonl" --shard auto >/dev/null
done
for system in mpi slurm; do
  "$SORTIE" league merge "$scratch/$system-1-of-2.jsonl" "$scratch/$system-2-of-2.jsonl" \
    --results "$scratch/$system.jsonl" >/dev/null
  check "$system says which part to play" cmp "$scratch/one.jsonl" "$scratch/$system.jsonl"
done

# The end of a contest that is settled.
eights ()
{
  eights_file=$1
  shift
  "$SORTIE" league crazy-eights --player random --player greedy --games 200 --until-width 0.2 \
    --results "$eights_file" "$@" >/dev/null
}
eights "$scratch/settled.jsonl"
eights "$scratch/settled-jobs.jsonl" --jobs 3
games=`expr \`wc -l <"$scratch/settled.jsonl"\` - 1`
check 'a contest that is settled ends' test "$games" -lt 200
check 'with a whole pair' test `expr $games % 2` = 0
check 'and with several processes as well' cmp "$scratch/settled.jsonl" "$scratch/settled-jobs.jsonl"
for part in 1 2; do eights "$scratch/half.jsonl" --shard $part/2; done
"$SORTIE" league merge "$scratch/half-1-of-2.jsonl" "$scratch/half-2-of-2.jsonl" \
  --results "$scratch/half.jsonl" >/dev/null
check 'and in shards' cmp "$scratch/settled.jsonl" "$scratch/half.jsonl"

# A game is the match that the same programs play from the same seed. random is the first, greedy the second.
sed -n 2,9p "$scratch/settled.jsonl" | while read -r line; do
  seed=`expr "$line" : '.*"seed":"\([0-9]*\)"'`
  case $line in
    *'"swapped":false'*) first=player1 second=player2 ;;
    *) first=player2 second=player1 ;;
  esac
  case $line in
    *'"outcome":"first"'*) winner=$first ;;
    *) winner=$second ;;
  esac
  "$SORTIE" auto crazy-eights --mode two --seed $seed --seat $first=random --seat $second=greedy |
    tail -n 1 | grep -q "result $winner-won" || echo "$line"
done >"$scratch/complaints"
nothing 'a game is the match with its seed' "$scratch/complaints"

# What cannot be understood.
refused ()
{
  sentence=$1
  shift
  "$SORTIE" league "$@" >"$scratch/output" 2>&1
  check "$sentence is refused" test $? != 0
}
refused 'part 5 of 4' siegestorm --shard 5/4
refused 'part 0' siegestorm --shard 0/4
refused 'a width of 2' siegestorm --until-width 2
refused 'a width that is no number' siegestorm --until-width narrow
refused 'no process' siegestorm --jobs 0
refused 'no game' siegestorm --games 0
refused 'an unknown program' siegestorm --player gredy
check 'with the nearest' grep -q 'greedy' "$scratch/output"
refused 'a file that is no run' merge "$scratch/one.txt"
refused 'merge without a file' merge
env -u OMPI_COMM_WORLD_RANK -u PMI_RANK -u SLURM_ARRAY_TASK_ID -u SLURM_PROCID \
  "$SORTIE" league siegestorm --shard auto >"$scratch/output" 2>&1
check 'a part that nobody names is refused' test $? != 0

plan

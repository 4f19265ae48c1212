#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What `make fuzz` runs, in the build folder and the surroundings of make check:
#   tests/fuzz/fuzz.sh libfuzzer|afl SECONDS TARGET...
# TIMEOUT in the environment: seconds for one input, where a busy machine needs more than 1.
#
# What a target has learned from libFuzzer stays in fuzz/corpus/TARGET for the next time; inputs that fail go to
# fuzz/faults/TARGET. An input that takes a second (a session: five), or needs 2 GB, has failed too. Each target begins
# again after a fault until its time is over, with a line of figures at its end. afl++ keeps all of that
# in fuzz/afl/TARGET.

fuzzer=$1
seconds=$2
shift 2

dictionary_of ()
{
  case $1 in
    content | deck) echo language ;;
    command-line) echo program ;;
    *) echo play ;;
  esac
}

# The longest input that is tried: what a person or a program would write in it, and not more, since
# time goes into length.
most_of ()
{
  case $1 in
    line) echo 400 ;;
    command-line) echo 500 ;;
    session) echo 600 ;;
    *) echo 6000 ;;
  esac
}

# Seconds for an input: a session is several lines.
patience_for ()
{
  case $1 in
    session) expr ${TIMEOUT:-1} '*' 5 ;;
    *) echo ${TIMEOUT:-1} ;;
  esac
}

# libFuzzer's last figures: "#1234 DONE cov: 12 ft: 34 corp: ..."
figures ()
{
  awk -v target="$1" -v seconds="$2" -v faults="`ls "fuzz/faults/$1" | wc -l`" '
    /stat::number_of_executed_units/ { runs += $2 }
    / cov: / { for (i = 1; i < NF; i++) { if ($i == "cov:") edges = $(i + 1)
                                          if ($i == "ft:") features = $(i + 1) } }
    END { printf "%-13s %9d runs, %6.1f/s, %6d edges, %6d features, %5d s, %d faults\n",
                 target, runs, runs / seconds, edges, features, seconds, faults }' "fuzz/$1.log"
}

run_libfuzzer ()
{
  target=$1
  begun=`date +%s`
  mkdir -p "fuzz/corpus/$target" "fuzz/faults/$target"
  : >"fuzz/$target.log"
  while left=`expr $begun + $seconds - \`date +%s\`` && test "$left" -gt 0; do
    tests/fuzz/fuzz-$target -max_total_time="$left" -timeout="`patience_for "$target"`" -rss_limit_mb=2048 \
      -max_len="`most_of "$target"`" -dict="$PWD/tests/fuzz/`dictionary_of "$target"`.dictionary" \
      -print_final_stats=1 -close_fd_mask=1 -artifact_prefix="$PWD/fuzz/faults/$target/" \
      "$PWD/fuzz/corpus/$target" "$PWD/tests/fuzz/seeds/$target" </dev/null >>"fuzz/$target.log" 2>&1
    case $? in
      0 | 70 | 71 | 77 | 99) ;; # its time was over; too slow; too large; a fault, as either says it
      *) tail -n 5 "fuzz/$target.log" >&2; exit 1 ;;
    esac
  done
  figures "$target" `expr \`date +%s\` - $begun`
}

# The program itself, not libtool's script around it; its folder is not ours, and addresses in reports
# are made readable afterwards, by running the input alone.
run_afl ()
{
  mkdir -p fuzz/afl
  AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_SKIP_CPUFREQ=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 \
    ASAN_OPTIONS=abort_on_error=1:symbolize=0:detect_leaks=0 \
    UBSAN_OPTIONS=abort_on_error=1:symbolize=0 LD_LIBRARY_PATH=$PWD/.libs \
    afl-fuzz -V "$seconds" -t `patience_for "$1"`000+ -m none \
      -G "`most_of "$1"`" -x "$PWD/tests/fuzz/`dictionary_of "$1"`.dictionary" \
      -i "$PWD/tests/fuzz/seeds/$1" -o "$PWD/fuzz/afl/$1" -- \
      "$PWD/tests/fuzz/.libs/fuzz-$1" >"fuzz/$1.afl.log" 2>&1 \
    || { tail -n 20 "fuzz/$1.afl.log" >&2; exit 1; }
  sed -n -e 's/^\(execs_done\|execs_per_sec\|edges_found\|saved_crashes\|saved_hangs\) *: /\1 /p' \
    "fuzz/afl/$1/default/fuzzer_stats" | tr '\n' ' '
  echo "($1)"
}

mkdir -p fuzz
for target in "$@"; do
  run_$fuzzer "$target"
done

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What automake makes of tests that end badly.

. "$top_srcdir/tests/tap/tap.sh"

# verdict COMMAND...: the results that the driver records, in one line.
verdict ()
{
  AM_TAP_AWK=${AWK:-awk} sh "$top_srcdir/build-aux/tap-driver.sh" --test-name sample \
    --log-file "$scratch/log" --trs-file "$scratch/trs" --color-tests no \
    --enable-hard-errors yes --expect-failure no -- "$@" >"$scratch/output" 2>&1
  sed -n 's/^:test-result: \([A-Z]*\).*/\1/p' "$scratch/trs" | tr '\n' ' '
}

expect ()
{
  sentence=$1
  wanted=$2
  shift 2
  seen=`verdict "$@"`
  if test "$seen" = "$wanted "; then
    pass "$sentence"
  else
    flunk "$sentence" "recorded: $seen"
  fi
}

expect 'a test that passes' 'PASS' sh -c 'echo "ok 1 - a"; echo 1..1'
expect 'a test that fails' 'PASS FAIL' sh -c 'echo "ok 1 - a"; echo "not ok 2 - b"; echo 1..2'
expect 'a missing plan is an error' 'PASS ERROR' sh -c 'echo "ok 1 - a"'
expect 'fewer tests than planned are an error' 'PASS ERROR' sh -c 'echo 1..2; echo "ok 1 - a"'
expect 'a test that hangs is an error' 'PASS ERROR ERROR' \
  timeout -k 1 1 sh -c 'echo "ok 1 - a"; sleep 60'
expect 'a leak reported after the plan is an error' 'PASS ERROR' \
  sh -c 'echo "ok 1 - a"; echo 1..1; exit 23'

plan

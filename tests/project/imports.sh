#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A game module exports one symbol, and asks neither the clock nor the locale nor
# any chance but the state's. Read from the names in the shared objects.

. "$top_srcdir/tests/tap/tap.sh"

forbidden='time|clock|clock_gettime|gettimeofday|localtime(_r)?|getpid|getenv|g_getenv'
forbidden="$forbidden|s?rand(om)?(_r)?|[dlm]rand48|getrandom|g_rand(om)?_.*"
forbidden="$forbidden|g_get_(real|monotonic)_time|g_date_time_new_now.*"
forbidden="$forbidden|setlocale|strtod|strtof|atof|toupper|tolower|strcoll|fopen|open|system|popen"

# imports FILE, exports FILE: names, one on a line.
imports ()
{
  nm -D --undefined-only "$1" | awk '{ sub (/@.*/, "", $NF); print $NF }'
}

exports ()
{
  nm -D --defined-only "$1" | awk '{ sub (/@.*/, "", $NF); print $NF }'
}

for module in "$top_builddir"/games/.libs/*.so "$top_builddir"/tests/toy/.libs/toy.so; do
  name=`basename "$module" .so`
  imports "$module" | grep -xE "$forbidden" >"$scratch/complaints"
  nothing "$name imports nothing that differs from machine to machine" "$scratch/complaints"
  exports "$module" | grep -vxE 'sortie_game|__.*' >"$scratch/complaints"
  nothing "$name exports its table and nothing else" "$scratch/complaints"
done

check 'a module that asks the clock is found out' \
  sh -c "nm -D --undefined-only '$top_builddir/tests/broken/clock.so' |
    grep -qwE '$forbidden'"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What asks for as much memory as a file has bytes is refused when there is not so much: by a message,
# and not by the end of the program.

. "$top_srcdir/tests/tap/tap.sh"

memory=$top_builddir/tests/fault/.libs/memory.so
large=2000000 # bytes of a file
room=1000000

if grep -qa __asan_init "$top_builddir"/.libs/libsortie.so*; then
  skip 'what is too large is refused' 'a sanitizer has a malloc() that cannot be replaced'
  plan
fi

# refused_for WHAT FILE SORTIE-ARGUMENTS...: the program says so, with the file's name.
refused_for ()
{
  what=$1 file=$2
  shift 2
  SORTIE_FAULT_ROOM=$room LD_PRELOAD=$memory timeout -k 5 30 "$SORTIE" "$@" \
    </dev/null >"$scratch/said" 2>&1
  status=$?
  if test "$status" = 1 && grep -q "$file" "$scratch/said"; then
    pass "$what is refused"
  else
    flunk "$what is refused" "it ended with $status" "`head -n 5 "$scratch/said"`"
  fi
}

# padded NAME: a large file of that name, from standard input.
padded ()
{
  { cat; head -c $large /dev/zero | tr '\0' '#'; } >"$scratch/$1"
}

echo 'sortie-journal 1' | padded match.journal
refused_for 'a journal' match.journal replay --check "$scratch/match.journal"
refused_for 'a match that is to go on' match.journal play --load "$scratch/match.journal"
echo 'game siegestorm' | padded large.scenario
refused_for 'a scenario' large.scenario scenario "$scratch/large.scenario"
echo '<deck xmlns="urn:sortie:content" game="siegestorm">' | padded large.xml
refused_for 'a deck' large.xml deck check "$scratch/large.xml"

# there is room for so much of XML
large=300000 room=200000
echo '<deck xmlns="urn:sortie:content" game="siegestorm">' | padded room.xml
refused_for 'a small deck' room.xml deck check "$scratch/room.xml"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Whoever writes a game finds the contract of everything in the header that declares it.

. "$top_srcdir/tests/tap/tap.sh"
cd "$top_srcdir"

# The headers that are installed, and those of the program.
headers=`cat framework/local.mk framework/*/local.mk |
  awk '/_(HEADERS|headers) \+?= *\\\\$/ { inside = 1; next }
       inside { print $1 }
       !/\\\\$/ { inside = 0 }'`

# The reader itself sees what has no comment.
cat >"$scratch/bare.h" <<'EOF'
/* bare.h: of all these only two are explained. */
#pragma once

int bare (int a);

/* Explained. */
int explained (int a,
               int b);

typedef struct
{
  int member; /* not of the whole */
} Bare;

/* Explained. */
typedef struct
{
  int member;
} Explained;
EOF
awk -f tests/project/documented.awk "$scratch/bare.h" |
  sed 's/^.*bare.h:\([0-9]*\):.*$/\1/' >"$scratch/seen"
printf '4\n10\n' | diff - "$scratch/seen" >"$scratch/complaints"
nothing 'a declaration without a comment is noticed' "$scratch/complaints"

check 'there are public headers' test `echo $headers | wc -w` -gt 10
awk -f tests/project/documented.awk $headers >"$scratch/complaints"
nothing 'every public declaration is documented' "$scratch/complaints"

plan

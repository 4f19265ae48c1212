#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# On a narrow screen no line is wider than it, and no word is broken that would fit into a line.

. "$top_srcdir/tests/tap/tap.sh"

XDG_DATA_HOME=$scratch
XDG_STATE_HOME=$scratch
export XDG_DATA_HOME XDG_STATE_HOME

# what a person looks at in a match, and the ways to say no
cat >"$scratch/typed" <<'END'
help
done
done
done
moves
show
show hand
show boss
card gutter-ghoul --program
explain byloss attack
play silverleaf-archer
show
moves
back
undo
log 100
show nowhere
storm boss
card nobody
save one two
END

match ()
{
  rm -f "$scratch/match.journal"
  "$SORTIE" play siegestorm --seed 7 --save "$scratch/match.journal" --width "$@" \
    <"$scratch/typed" 2>&1
}

cards ()
{
  "$SORTIE" cards siegestorm --program --width "$@" 2>&1
}

list ()
{
  "$SORTIE" cards siegestorm --width "$@" 2>&1
}

options ()
{
  "$SORTIE" --help --width "$@" 2>&1
}

words ()
{
  "$SORTIE" describe modify --width "$@" 2>&1
}

# The words of a text without lines and brackets around them; those of several parts cut as they may
# be cut. What is in a box at one width may be a sentence at another.
words_of ()
{
  sed 's#[^ ]*…##g; s#[│┌┐└┘├┤┬┴┼─▲▼()]# #g; s#\([-/._]\)#\1 #g; s#[:,.;]# #g' "$1" | tr -s ' ' '\n' | grep . | sort -u
}

# fits COMMAND COLUMNS ARGUMENT...
fits ()
{
  "$1" 1000 $3 >"$scratch/wide"
  "$1" "$2" $3 >"$scratch/narrow"
  grep -E "^.{$(($2 + 1))}" "$scratch/narrow" >"$scratch/complaints"
  nothing "$1 $3: no line is wider than $2 columns" "$scratch/complaints"
  words_of "$scratch/wide" >"$scratch/whole"
  # a word that no line has room for is cut somewhere
  words_of "$scratch/narrow" | grep -Fxv -f "$scratch/whole" |
    grep -v '^[0-9]*$' >"$scratch/complaints"
  nothing "$1 $3: no word is broken at $2 columns" "$scratch/complaints"
}

# What a box cuts is said in full somewhere.
says_names ()
{
  tr -s '\n ' '  ' <"$scratch/narrow" >"$scratch/joined"
  grep -o '[▲▼][^ │…][^│…]*…' "$scratch/narrow" | sed 's/^[▲▼]//; s/ *…$//' | sort -u | while read -r name; do
    grep -q "$name[^… ]" "$scratch/joined" || grep -q "$name [^… ]" "$scratch/joined" || echo "$name"
  done >"$scratch/complaints"
  nothing "no name is only told cut at $1 columns" "$scratch/complaints"
}

for columns in 20 40 80; do
  for what in match cards list options words; do
    fits $what $columns
    test $what != match || says_names $columns
  done
  fits match $columns --linear
done
plan

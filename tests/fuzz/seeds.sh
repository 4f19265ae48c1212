#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Inputs to begin with, made from what tests/ and content/ have:
#   tests/fuzz/seeds.sh SOURCE FOLDER     writes FOLDER/TARGET/NAME for each target
#
# Small ones: a fuzzer changes a few bytes at a time, and must not spend them on what does not count.

set -e
source=$1
folder=$2

# Each card, deck and the like of a file as a file of its own, behind the file's factions and keywords,
# which it may speak of.
cut_content ()
{
  awk -v to="$2/`echo "$1" | sed -e 's|.*content/||' -e 's|[/.]|-|g'`" '
    function ends () { return $0 ~ "^  </" element ">" || text ~ /^[^\n]*\/>\n$/ }
    /^  <[a-z]/ && !inside {
      inside = 1; text = ""; element = $1
      sub (/^</, "", element); sub (/[>\/].*/, "", element)
    }
    inside { text = text $0 "\n" }
    inside && ends() {
      inside = 0
      if (element == "faction" || element == "keyword") head = head text
      else body[++n] = text
    }
    END {
      for (i = 1; i <= n; i++)
        {
          file = sprintf ("%s-%03d", to, i)
          printf "<content xmlns=\"urn:sortie:content\">\n%s%s</content>\n", head, body[i] >file
          close (file)
        }
    }' "$1"
}

content ()
{
  awk -v to="$2/`echo "$1" | sed -e 's|.*content/||' -e 's|[/.]|-|g'`" '
    FNR == 1 { inside = 0; n = 0 }
    /^  <[a-z]/ && !inside { inside = 1; element = $1; sub (/^</, "", element); sub (/[>\/].*/, "", element)
                             n++; text = "" }
    inside { text = text $0 "\n" }
    inside && ($0 ~ "^  </" element ">" || (text ~ /^[^\n]*\/>\n$/)) {
      inside = 0
      file = sprintf ("%s-%03d", to, n)
      printf "<content xmlns=\"urn:sortie:content\">\n%s</content>\n", text >file
      close (file)
    }' "$1"
}

content ()
{
  for file in "$source"/content/*/*.xml "$source"/tests/content/*/*.xml; do
    cut_content "$file" "$folder/content"
  done
  for file in "$source"/content/*/index.xml "$source"/content/*/rul*.xml; do
    head -c 5000 "$file" >"$folder/content/`echo "$file" | sed -e 's|.*content/||' -e 's|[/.]|-|g'`"
  done
  for file in "$source"/tests/content-bad/*.xml; do
    cat "$file" >"$folder/content/bad-`basename "$file" .xml`"
  done
}

# The ready-made ones as files, and those that are refused.
deck ()
{
  for file in "$source"/tests/decks-bad/*/*.xml; do
    cat "$file" >"$folder/deck/bad-`echo "$file" | sed -e 's|.*decks-bad/||' -e 's|[/.]|-|g'`"
  done
  for game in siegestorm summoner-wars; do
    awk -v game="$game" -v to="$folder/deck/$game" '
      /^  <deck / { inside = 1; n++; sub (/<deck /, "<deck xmlns=\"urn:sortie:content\" game=\"" game "\" ")
                    text = "" }
      inside { text = text $0 "\n" }
      /^  <\/deck>/ && inside { inside = 0; file = sprintf ("%s-%03d", to, n)
                                printf "%s", text >file; close (file) }' \
      "$source"/content/$game/*.xml
  done
}

# The texts of the lines; the target gives them their numbers and sums, and the fingerprint of the
# cards. Beginnings of matches, since a match that ends anywhere is a match.
journal ()
{
  for file in "$source"/tests/replays/*.replay; do
    for n in 20 40 80; do
      sed -e 1d -e 's/^interface .*/&\ncontent 0000000000000000/' "$file" | sed "${n}q" \
        >"$folder/journal/`basename "$file" .replay`-$n"
    done
  done
}

# Each scenario alone, behind the lines that hold for all of its file.
scenario ()
{
  for file in "$source"/tests/scenarios/*/*.scenario "$source"/tests/scenarios/*/*/*.scenario; do
    test -f "$file" || continue
    awk -v to="$folder/scenario/`echo "$file" | sed -e 's|.*scenarios/||' -e 's|[/.]|-|g'`" '
      /^scenario / { if (n) close (out); n++; out = sprintf ("%s-%03d", to, n); printf "%s", head >out }
      !n && !/^#/ && NF { head = head $0 "\n" }
      n && !/^ *#/ && NF { print >out }' "$file"
  done
}

# What is typed in the sessions, for each match that the target knows.
session ()
{
  for file in "$source"/tests/sessions/*.session; do
    name=`basename "$file" .session`
    case `sed -n 's/^sortie //p' "$file"` in
      *'siegestorm'*'--mode duel'*) match=D ;;
      *siegestorm*) match=A ;;
      *summoner-wars*) match=E ;;
      *) match=G ;;
    esac
    typed=`sed -n 's/^> \{0,1\}//p' "$file"`
    test -z "$typed" || printf '%s%s\n' "$match" "$typed" >"$folder/session/$name"
  done
}

# A session that keeps its match, loads it again and takes back what was played.
keeping ()
{
  for match in A B C D E F G H; do
    printf '%smoves\n1\nsave a\n1\ndone\nundo\nload a\nlog\nsave b\n' $match >"$folder/session/keeping-$match"
  done
}

# Moves of scenarios and replays, at some positions.
line ()
{
  {
    sed -n 's/^ *[a-z0-9]*: \([a-z].*\)/\1/p' "$source"/tests/replays/*.replay
    sed -n 's/^> \{0,1\}\([a-z].*\)/\1/p' "$source"/tests/sessions/*.session
  } | sed 's/ *#.*//' | sort -u | awk -v to="$folder/line" '
    { position = sprintf ("%c", 65 + NR % 24); file = sprintf ("%s/%04d", to, NR)
      printf "%s%s", position, $0 >file; close (file) }'
}

command_line ()
{
  sed -n 's/^sortie //p' "$source"/tests/sessions/*.session | sort -u \
    | awk -v to="$folder/command-line" '
      { gsub (/ +/, "\n"); file = sprintf ("%s/%03d", to, NR); printf "%s", $0 >file; close (file) }'
  n=0
  for words in 'lint cards.xml' 'lint index.xml' 'scenario eights.scenario' 'deck check ./cards.xml' \
               'play --load nothing' 'replay --check nothing' 'describe trigger' '--help' '--version'; do
    n=`expr $n + 1`
    printf '%s' "$words" | tr ' ' '\n' >"$folder/command-line/file-$n"
  done
}

for target in command-line content deck journal line scenario session; do
  rm -rf "$folder/$target"
  mkdir -p "$folder/$target"
done
content
deck
journal
scenario
session
keeping
line
command_line

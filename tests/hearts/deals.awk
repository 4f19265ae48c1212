# SPDX-License-Identifier: GPL-3.0-or-later
# Makes scenarios of the deals in deals.txt: every pass and play is a move, and before each play the legal ones are those that
# stand there.

function begin (section)
{
  if (section != now)
    print section
  now = section
}

function seat_of (word)
{
  sub(/:$/, "", word)
  return word
}

BEGIN { print "game hearts" }

/^#/ || NF == 0 { next }
$1 == "options" { option = $2; next }

$1 == "deal" {
  now = ""
  printf "\nscenario deal %d\nrules HT-5 HT-6 HT-7 HT-8 HT-9 HT-10 HT-12\noption %s\n", ++n, option
  begin("position")
  print "  turn north pass enter"
}

$1 == "round" { print "  round = " $2 }
$1 == "hand" { sub(/^hand /, ""); sub(/: /, ".hand: "); print "  " $0 }
$1 == "pass" { begin("moves"); sub(/^pass /, ""); sub(/: /, ": pass "); print "  " $0 }

$1 == "play" {
  begin("expect")
  print "  asks " seat_of($2) " play"
  for (i = 5; i <= NF; i++)
    print "  only legal play " $i
  begin("moves")
  print "  " $2 " play " $3
}

$1 == "returns" {
  begin("expect")
  for (i = 2; i <= NF; i++) {
    split($i, one, "=")
    print "  " one[1] ".score = " 26 - one[2]
  }
}

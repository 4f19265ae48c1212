# SPDX-License-Identifier: GPL-3.0-or-later
# tap.sh: tests in shell that speak the Test Anything Protocol. Sourced with
#   . "$top_srcdir/tests/tap/tap.sh"
# Each result is "check 'a sentence' command...", or "pass", "flunk", "skip"; the
# file ends with "plan".

tap_done=0
tap_failed=0
scratch=`mktemp -d` || exit 99
trap 'rm -rf "$scratch"' EXIT

pass ()
{
  tap_done=$((tap_done + 1))
  echo "ok $tap_done - $1"
}

# flunk 'sentence' [text...]: the text says what was seen.
flunk ()
{
  tap_done=$((tap_done + 1))
  tap_failed=$((tap_failed + 1))
  echo "not ok $tap_done - $1"
  shift
  test $# = 0 || printf '%s\n' "$@" | sed 's/^/# /'
}

skip ()
{
  tap_done=$((tap_done + 1))
  echo "ok $tap_done - $1 # SKIP $2"
}

# check 'sentence' command...: holds when the command succeeds.
check ()
{
  tap_sentence=$1
  shift
  if "$@" >"$scratch/tap-output" 2>&1; then
    pass "$tap_sentence"
  else
    flunk "$tap_sentence" "`cat "$scratch/tap-output"`"
  fi
}

# sample N: of the lines that it reads the first N, in make check-all every one.
sample ()
{
  if test -n "${SORTIE_ALL-}"; then cat; else sed -n "1,$1p"; fi
}

# games N: for the conformance kit, N games, and ten times as many in make check-all.
games ()
{
  echo $(($1 * ${SORTIE_TIMES-1}))
}

# tells FACTS FILE: the file tells the facts, the pieces that stand between "…", in this order. For what
# must be in a sentence whose words are the matter of another test. Where lines break does not count.
tells ()
{
  FACTS=$1 awk '
    { text = text " " $0 }
    END {
      gsub (/[ \t]+/, " ", text)
      n = split (ENVIRON["FACTS"], pieces, " *… *")
      for (i = 1; i <= n; i++) {
        at = index (text, pieces[i])
        if (!at) { print "not told: " pieces[i]; exit 1 }
        text = substr (text, at + length (pieces[i]))
      }
    }' "$2"
}

# sentence NAME TEXT...: the words of that name in sentences.txt, with the texts in its blanks. It ends
# before a blank without one.
sentence ()
{
  awk '
    BEGIN {
      while ((getline line <ARGV[1]) > 0) {
        name = line
        sub (/ .*/, "", name)
        if (name != ARGV[2]) { continue }
        words = substr (line, length (name) + 2)
        for (i = 1; i <= 9; i++) {
          at = index (words, "{" i "}")
          if (!at) { break }
          words = substr (words, 1, at - 1) (i + 2 in ARGV ? ARGV[i + 2] substr (words, at + 3) : "")
        }
        print words
        exit
      }
      print "no sentence has this name: " ARGV[2]
    }' "$top_srcdir/tests/tap/sentences.txt" "$@"
}

# install_below FOLDER: everything.
install_below ()
{
  make -C "$top_builddir" install DESTDIR="$1"
}

# dealt_from GAME FILE SCRIPT: a folder with the content of the game, in which sed has changed a file. A test that needs a
# certain deal fixes so the numbers on which the deal depends.
dealt_from ()
{
  mkdir -p "$scratch/dealt/$1"
  cp "$top_srcdir/content/$1"/*.xml "$scratch/dealt/$1"
  sed "$3" "$top_srcdir/content/$1/$2" >"$scratch/changed"
  mv -f "$scratch/changed" "$scratch/dealt/$1/$2"
  echo "$scratch/dealt"
}

# nothing 'sentence' file: holds when the file, a list of complaints, is empty.
nothing ()
{
  if test -s "$2"; then
    flunk "$1" "`cat "$2"`"
  else
    pass "$1"
  fi
}

plan ()
{
  echo "1..$tap_done"
  # A harness has counted the failures.
  test "$tap_failed" = 0 || test -n "${TAP_HARNESS-}"
  exit
}

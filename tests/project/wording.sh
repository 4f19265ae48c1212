#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# An edit of a sentence costs one test: no other compares its words. The others compare the facts in it (tells,
# tap_tells), an id or a rule, or name it in tests/tap/sentences.txt.

. "$top_srcdir/tests/tap/tap.sh"

cd "$top_srcdir" || exit 99
LC_ALL=C
export LC_ALL

# The words of a hint, of which the tests of nearness are full; the words of which the printer makes sentences, whose
# tests compare whole programs; the legend below each drawing that is compared whole.
words='did you mean “|it is your turn|the top card of|the end of this turn|there are at least|can act or be chosen'
words="$words|the end of the opponents' next turn|until the end of the turn"
# This one begins two messages.
words="$words|The match is over"

awk -v what=sentences -f tests/project/wording.awk po/sortie.pot | sort -u >"$scratch/sentences"
find tests -name '*.session' -o -name '*.scenario' -o -name '*.sh' -o -name 'test-*.c' -o -name sentences.txt \
  -o -name bad-journals.txt | grep -v /wording.sh | sort >"$scratch/files"
xargs awk -v what=texts -f tests/project/wording.awk <"$scratch/files" >"$scratch/texts"
check 'the program has sentences' test "`wc -l <"$scratch/sentences"`" -gt 500
check 'the tests compare texts' test "`wc -l <"$scratch/texts"`" -gt 10000

# compared TEXTS: each sentence that two files compare, with the files.
compared ()
{
  grep -noF -f "$scratch/sentences" "$1" | awk -F'\t' -v texts="$1" -v words="^($words)$" '
    FILENAME == texts { file[FNR] = $1; next }
    {
      at = index ($0, ":")
      line = substr ($0, 1, at - 1)
      sentence = substr ($0, at + 1)
      if (seen[sentence, file[line]]++) { next }
      if (sentence ~ words) { next }
      files[sentence] = files[sentence] "\n  " file[line]
      if (++n[sentence] == 2) { twice[++count] = sentence }
    }
    END { for (i = 1; i <= count; i++) { print twice[i] files[twice[i]] } }' "$1" -
}

sentence=`sed -n 1p "$scratch/sentences"`
printf 'one\t%s\nother\t%s\n' "$sentence" "$sentence" >"$scratch/twice"
check 'a sentence in two tests is found' sh -c 'test -n "$1"' - "`compared "$scratch/twice"`"
compared "$scratch/texts" >"$scratch/complaints"
nothing 'the words of a sentence are compared by one test' "$scratch/complaints"

# Bad files of content have their messages word by word, but the words of a sentence that three have.
find tests/content-bad tests/decks-bad -name '*.xml' >"$scratch/bad"
xargs awk '
  /^<!-- expect/ { inside = 1; next }
  /^-->/ { inside = 0 }
  inside && !/: @[a-z]/ {
    gsub (/“[^”]*”|[0-9]+|[(][A-Z]+-[0-9.]*[)]/, "")
    if (!(($0, FILENAME) in seen) && ++n[$0] == 3) { print }
    seen[$0, FILENAME]
  }' <"$scratch/bad" >"$scratch/complaints"
nothing 'three bad files of content name the sentence that they expect' "$scratch/complaints"

# names FILE...: the sentences that scripts, sessions, C and bad files name, each behind its file. A wrong name would have words that
# nobody says, and what must not be said would never be found.
names ()
{
  grep -oE '`sentence [a-z-]+|tap_sentence [(]"[a-z-]+|^[<!] @[a-z-]+|^[0-9].*: @[a-z-]+' "$@" /dev/null |
    sed 's/:.*[ "@]\([a-z-]*\)$/ \1/'
}

# unknown FILE...: those that are not in sentences.txt.
unknown ()
{
  names "$@" | awk '
    FILENAME != "-" { known[$1]; next }
    !($2 in known) { print $1 ": no sentence has this name: " $2 }' tests/tap/sentences.txt -
}

grep -E '[.](session|sh|c)$' "$scratch/files" | cat - "$scratch/bad" >"$scratch/naming"
named=`xargs grep -lE '\`sentence |tap_sentence [(]"|^[<!] @|^[0-9].*: @' <"$scratch/naming" | sed 's/.*[.]//' | sort -u`
check 'scripts, sessions, C and bad files name sentences' test "`echo $named`" = 'c session sh xml'
printf '%s\n' '! grep -q "`sentence no-gaem x`"' '< @no-gaem' 'tap_sentence ("no-gaem", NULL)' \
  '7: thing “x”: @no-gaem x' >"$scratch/misnamed"
check 'a wrong name of a sentence is found' test "`unknown "$scratch/misnamed" | grep -c no-gaem`" = 4
unknown `cat "$scratch/naming"` >"$scratch/complaints"
nothing 'each sentence that is named is in sentences.txt' "$scratch/complaints"
plan

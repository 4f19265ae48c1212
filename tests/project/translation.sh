#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything for people reaches the translators, and the translations fit.

. "$top_srcdir/tests/tap/tap.sh"

# The settings of po/Makevars, as make understands them.
setting ()
{
  printf 'include %s\nprint:\n\t@echo "$(%s)"\n' "$top_srcdir/po/Makevars" "$1" |
    make -s -f - print
}

extract ()
{
  cd "$top_srcdir" && GETTEXTDATADIRS=content xgettext `setting XGETTEXT_OPTIONS` \
    --files-from=po/POTFILES.in --output="$scratch/all.pot" 2>"$scratch/complaints"
  echo "exit status $?" | grep -v ' 0$' >>"$scratch/complaints"
}

# Where its rules are not found or one file is unreadable, xgettext only warns.
extract
nothing 'xgettext has nothing to complain about' "$scratch/complaints"
msgcat --no-wrap "$scratch/all.pot" >"$scratch/flat.pot"

# xgettext knows by itself what C calls for a translation; in no file besides is there anything for
# it. What is marked by a macro of ours it has to be told.
cd "$top_srcdir"
find framework games -name '*.[ch]' ! -path framework/base/i18n.h | sort |
  grep -vxFf po/POTFILES.in >"$scratch/unlisted"
check 'there are files without text' test -s "$scratch/unlisted"
xgettext `setting XGETTEXT_OPTIONS` --language=C --files-from="$scratch/unlisted" \
  --output="$scratch/missed.pot" >"$scratch/complaints" 2>&1
grep -hs '^#: ' "$scratch/missed.pot" | sort -u >>"$scratch/complaints"
nothing 'xgettext finds text in no file that po/POTFILES.in lacks' "$scratch/complaints"

# the default domain is nobody's
grep -rnE '(^|[^a-z_])n?gettext \(' framework games --include='*.[ch]' >"$scratch/complaints"
nothing 'each text is looked up in a domain' "$scratch/complaints"

grep -rhoE '^#define [A-Z_]+ ?\((text|one|context)\>' framework games --include='*.[ch]' |
  sed 's/#define \([A-Z_]*\).*/\1/' | sort -u >"$scratch/markers"
check 'there are macros that mark a text' grep -qx N_ "$scratch/markers"
while read -r marker; do
  setting XGETTEXT_OPTIONS | grep -qE -e "--keyword=$marker(:| |\$)" || echo "$marker"
done <"$scratch/markers" >"$scratch/complaints"
nothing 'po/Makevars names every macro that marks a text' "$scratch/complaints"

# "id name" of everything that has a name in the content, and in the template.
for file in `find "$top_srcdir/content" -name '*.xml'`; do
  awk '
    match ($0, / id="[^"]*"/) { id = substr ($0, RSTART + 5, RLENGTH - 6) }
    match ($0, /<name>[^<&]*<\/name>/) { print id, substr ($0, RSTART + 6, RLENGTH - 13) }
  ' "$file"
done | sort -u >"$scratch/content-names"
awk -F '"' '
  /^msgctxt/ { id = $2 }
  /^msgid/ && id != "" { print id, $2; id = "" }
' "$scratch/flat.pot" | sort -u >"$scratch/template-names"
comm -23 "$scratch/content-names" "$scratch/template-names" >"$scratch/complaints"
nothing 'the template has every name in the content, under its id' "$scratch/complaints"
check 'there are names in the content' test -s "$scratch/content-names"

# What is said about where facts are from: the attribute, and what stands in the element.
sed -n 's/.*<provenance [^>]*source="\([^"]*\)".*/\1/p; s/.*<provenance [^>]*>\([^<]*\)<.*/\1/p' \
  "$top_srcdir"/content/*/*.xml | sort -u >"$scratch/provenances"
sed -n 's/^msgid "\(.*\)"$/\1/p' "$scratch/flat.pot" | sort -u >"$scratch/template-texts"
comm -23 "$scratch/provenances" "$scratch/template-texts" >"$scratch/complaints"
nothing 'the template has every provenance in the content' "$scratch/complaints"
check 'there are some' test "`wc -l <"$scratch/provenances"`" -gt 10

# A blank {name} that only one side has would be shown as it is.
blanks='
  function blanks (text,    found) {
    found = " "
    while (match (text, /\{[a-z][a-z0-9_-]*([:+][a-z]+)*\}/)) {
      blank = substr (text, RSTART, RLENGTH)
      # it may ask for another variant of it
      sub (/[:+].*\}/, "}", blank)
      # a translation may need another form of the same thing
      sub (/-(of-any|of|any|no|each|whose|object|at|from)\}/, "}", blank)
      if (!index (found, " " blank " ")) { found = found blank " " }
      text = substr (text, RSTART + RLENGTH)
    }
    return found
  }
  function same (a, b,    list, i, n) {
    n = split (a, list, " ")
    for (i = 1; i <= n; i++) { if (!index (b, " " list[i] " ")) { return 0 } }
    return length (a) == length (b)
  }
  /^msgid /        { id = $0; plural = "" }
  /^msgid_plural / { plural = $0 }
  /^msgstr/ && !/^msgstr(\[[0-9]+\])? ""$/ {
    original = plural && !/^msgstr\[0\]/ ? plural : id
    if (!same (blanks (original), blanks ($0))) { print original; print $0 }
  }
'

# A language that has cases gives all of them wherever it gives any, and for every name that programs bind. A bar of the
# original separates no cases.
cases='
  # Few names are those of places, which have a fourth case.
  function bars (text, n) { n = gsub (/\|/, "", text); return n == 3 ? 2 : n }
  # Variants with a label, and what other words agree with, are no cases in an order.
  function unlabelled (text) {
    gsub (/\|~[a-z,]+/, "", text)
    gsub (/\|[a-z][a-z,\/-]*=[^|"]*/, "", text)
    return text
  }
  function empty (text) { return text ~ /"\|/ || text ~ /\|\|/ || text ~ /\|"/ }
  /^msgctxt / { context = $0 }
  /^msgid /   { id = $0 }
  /^$/        { context = ""; id = "" }
  /^msgstr /  {
    $0 = unlabelled($0)
    if (context == "msgctxt \"bound\"") { names++; given[bars ($0)] = given[bars ($0)] "\n" id }
    else if (bars (id) || !bars ($0) || $0 ~ / \||\| /) { next }
    else { given[bars ($0)] = given[bars ($0)] "\n" id }
    if (bars ($0) && empty ($0)) { print id }
  }
  END {
    for (n in given) { if (n > most) { most = n } }
    for (n in given) { if (n < most) { print n + 1 " cases instead of " most + 1 ":" given[n] } }
    if (!names) { print "no names" }
  }
'

for language in `grep -v '^#' "$top_srcdir/po/LINGUAS"`; do
  po=$top_srcdir/po/$language.po
  check "$language: the catalogue is well formed" msgfmt -c -o /dev/null "$po"
  msgattrib --no-wrap --no-fuzzy --no-obsolete "$po" | awk "$blanks" >"$scratch/complaints"
  nothing "$language: a translation has the blanks of its original" "$scratch/complaints"
  msgattrib --no-wrap --no-fuzzy --no-obsolete "$po" | awk "$cases" >"$scratch/complaints"
  nothing "$language: no name lacks a case" "$scratch/complaints"
  # The catalogue need not have been merged with what is extracted now.
  msgmerge --quiet --no-fuzzy-matching --no-wrap "$po" "$scratch/all.pot" |
    msgattrib --no-wrap --no-obsolete --untranslated | sed '1,/^$/d' | grep '^msgid' >"$scratch/complaints"
  nothing "$language: no sentence is untranslated" "$scratch/complaints"
  msgattrib --no-obsolete --only-fuzzy "$po" | grep '^msgid' >"$scratch/complaints"
  nothing "$language: no translation is a guess" "$scratch/complaints"
  # The framework's catalogue, and those of the games.
  : >"$scratch/in-catalogues"
  for domain in sortie `ls "$top_srcdir"/content/*/index.xml | sed 's|.*/\([^/]*\)/index.xml|sortie-\1|'`; do
    mo=$top_builddir/locale/$language/LC_MESSAGES/$domain.mo
    check "$language: the build tree has the catalogue $domain" test -s "$mo"
    msgunfmt "$mo" >"$scratch/$domain.po"
    msgcat --no-wrap --no-location "$scratch/$domain.po" | grep '^msgid "..' >>"$scratch/in-catalogues"
  done
  msgcat --no-wrap --no-location "$scratch/all.pot" | grep '^msgid "..' | sort -u >"$scratch/in-source"
  sort -u "$scratch/in-catalogues" | comm -23 "$scratch/in-source" - >"$scratch/complaints"
  nothing "$language: each sentence is in a catalogue" "$scratch/complaints"
done

# A game asks for the translation of a sentence with a function of its own, which xgettext does not know.
grep -nE '\b(text|translated) \([a-z]+, "' "$top_srcdir"/games/*/*.c >"$scratch/complaints"
nothing 'no sentence of a game is hidden from the catalogues' "$scratch/complaints"

# The lessons and rulings of Siegestorm call things in Polish as the table and the glossary do.
while read -r english polish; do
  msgcat --no-wrap "$top_srcdir/po/pl.po" | awk -v english="`echo "$english" | tr _ ' '`" -v polish="$polish" '
    /^#: / { theirs = theirs || /siegestorm|lessons\.xml/ }
    /^msgid / { id = $0 }
    /^msgstr / && theirs && index (id, english) && $0 !~ polish { print english ": " $0 }
    /^$/ { theirs = 0 }
  '
done >"$scratch/complaints" <<'END'
War_Track Tor[a-z]*.Walki
Casualties Ofiar
Menace Groz
Battle_Zone Stref
Advance_step [Pp]ost
END
nothing 'one Polish word for each thing of Siegestorm' "$scratch/complaints"

plan

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A new game is made, built, tested and played with the installed headers, library and
# variables only.

. "$top_srcdir/tests/tap/tap.sh"
stage=$scratch/stage
umask 022

check 'Sortie can be installed' install_below "$stage"
sed "s,^\([a-z_]*=\)/,\1$stage/," "$top_builddir/framework/sortie.pc" >"$scratch/sortie.pc"
export PKG_CONFIG_PATH="$scratch:${PKG_CONFIG_PATH-}"
prefix=`pkg-config --variable=prefix sortie`
SORTIE_MODULE_PATH=`pkg-config --variable=moduledir sortie`
SORTIE_CONTENT_PATH=`pkg-config --variable=contentdir sortie`
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
LD_LIBRARY_PATH=`pkg-config --variable=libdir sortie`
export LD_LIBRARY_PATH
cd "$scratch"

# The installed program keeps its templates in the place for which it was configured.
mkdir bin
cat >bin/sortie <<END
#!/bin/sh
exec "$SORTIE" "\$@"
END
chmod +x bin/sortie
PATH=$scratch/bin:$PATH

check 'a new game is written' sortie new-game three-shells
check 'its templates are installed' test -f "$SORTIE_CONTENT_PATH/new-game/NAME.c.in"
check 'each of its files says what is to be changed' \
  test "`grep -rL CHANGE three-shells`" = three-shells/content/three-shells/index.xml
check 'nothing of the template is left' sh -c '! grep -rE "@(name|title)@|NAME\.(c|sc)" three-shells --include="*.[cxs]*"'

unset MAKEFLAGS MFLAGS MAKELEVEL
unset SORTIE_MODULE_PATH SORTIE_CONTENT_PATH
check 'it builds without a warning' make -C three-shells CFLAGS='-Wall -Wextra -Wpedantic -Werror'
check 'its translation neither' \
  sh -c '! make -B -C three-shells locale/pl/LC_MESSAGES/three-shells.mo 2>&1 | grep -i warning'
check 'an editor gets a schema of its cards' grep -q '<xs:element name="card"' three-shells/three-shells.xsd
check 'its cards, scenarios and the kit hold' sh -c 'make -C three-shells check >said 2>&1'
check 'make play plays it' sh -c 'echo quit | make -C three-shells play 2>&1 | grep -q "^Turn 1: "'
check 'also every clause of its cards took effect' grep -qx "`sentence idle-clauses 0 1`" said
check 'and everything happened that can' grep -q '^Events that never happened: 0 of 2$' said
check 'programs play it' sh -c 'cd three-shells && SORTIE_MODULE_PATH=. SORTIE_CONTENT_PATH=content sortie auto three-shells --seed 1 | grep -q "^.* result .* score north="'
check 'its translation is found beside it' \
  sh -c 'cd three-shells && printf "play pebble\n" | LANGUAGE=pl SORTIE_MODULE_PATH=. SORTIE_CONTENT_PATH=content \
           sortie play three-shells --seed 1 --hot-seat 2>&1 | grep -q " zagrywa: Kamyk\."'
check 'and is whole' sh -c '! grep "not translated" said'
cp -r three-shells untranslated
sed -i '/^msgid "Net"/{n;s/".*"/""/}' untranslated/po/pl.po
check 'what is missing in a language of the game is named' \
  sh -c 'make -C untranslated check 2>&1 | grep -q "^1 of [0-9]* texts are not translated into “pl”, such as “Net”"'
check 'its sentences are found, with their plurals' sh -c 'make -C three-shells pot >/dev/null 2>&1 && grep -q msgid_plural three-shells/po/three-shells.pot && grep -q "gain 2 points" three-shells/po/three-shells.pot'

# A game with a catalogue of its own that includes the common pack: its cards are translated with the framework.
other_catalogue ()
{
  mkdir -p climbing/locale/pl/LC_MESSAGES && cd climbing || return 1
  sed 's/\.content = "president"/.domain = "climbing", &/' "$prefix/share/doc/sortie/example/president/president.c" >president.c
  printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\nmsgid "President"\nmsgstr "Prezydent"\n' >pl.po
  msgfmt -o locale/pl/LC_MESSAGES/climbing.mo pl.po
  ${CC-cc} -std=gnu11 -fPIC -shared president.c -o president.so `pkg-config --cflags --libs sortie` && chmod go-w . president.so
  SORTIE_CONTENT_PATH=$top_srcdir/tests/president/content sortie verify ./president.so --games 1 --seed 1
}
(other_catalogue) >said 2>&1
check 'what a game with its own catalogue lacks is said' grep -q 'texts are not translated into “pl”' said
check 'the cards of the common pack are not among that' \
  sh -c 'test "$(sed -n "s/^\([0-9]*\) of .* not translated into .*/\1/p" said)" -lt 52'

# What strangers compile otherwise: C++, and C without the additions of GNU.
for header in "$prefix"/include/sortie/*.h; do echo "#include <sortie/`basename "$header"`>"; done >all.cc
if c++ -std=c++17 -x c++ -fsyntax-only /dev/null 2>/dev/null; then
  for standard in `printf '%s\n' c++11 c++17 c++20 | sample 1`; do
    check "the headers are $standard" c++ -std=$standard -Wall -Wextra -Wpedantic -Werror -fsyntax-only all.cc \
      `pkg-config --cflags sortie libxml-2.0`
  done
fi
for example in "$prefix"/share/doc/sortie/example/*/*.c; do
  ${CC-cc} -std=gnu11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$example" `pkg-config --cflags sortie`
done >said 2>&1
nothing 'nobody is warned of the examples' said
# The tables in C, the end of the game in C++.
in_two_languages ()
{
  mkdir mixed && cp -r three-shells/content mixed && cd mixed || return 1
  sed '/^static gboolean$/{N;/\nsettle/{s/.*/gboolean settle (SortiePlay *p);/;n;:a;N;/\n}$/!ba;d}}' \
    ../three-shells/three-shells.c >tables.c
  { sed '/^const SortieGame sortie_game/,$d;/^static const/,$d' tables.c; echo 'extern "C" gboolean'
    sed -n '/^settle/,/^}/p' ../three-shells/three-shells.c; } >rules.cc
  ${CC-cc} -std=gnu11 -Wall -Werror -fPIC -c tables.c `pkg-config --cflags sortie` \
    && c++ -std=c++20 -Wall -Wextra -Wpedantic -Werror -fPIC -c rules.cc `pkg-config --cflags sortie` \
    && c++ -shared -o three-shells.so tables.o rules.o `pkg-config --libs sortie` && chmod go-w . three-shells.so \
    && SORTIE_MODULE_PATH=. SORTIE_CONTENT_PATH=content sortie verify ./three-shells.so --games 5
}
if test -n "${SORTIE_ALL-}" && c++ -std=c++17 -x c++ -fsyntax-only /dev/null 2>/dev/null; then
  (in_two_languages) >said 2>&1
  check 'tables in C and functions in C++ hold' grep -q 'all checks hold$' said
fi
check 'the game is C11' ${CC-cc} -std=c11 -Wall -Werror -fsyntax-only three-shells/three-shells.c \
  `pkg-config --cflags sortie`

# With autotools: sortie.m4.
autotools ()
{
  cat >configure.ac <<'END'
AC_INIT([three-shells], [1])
AM_INIT_AUTOMAKE([foreign subdir-objects])
AC_PROG_CC
AM_PROG_AR
LT_INIT([disable-static])
SORTIE_GAME([0.1])
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
END
  cat >Makefile.am <<'END'
gamedir = $(SORTIE_GAMES_DIR)
game_LTLIBRARIES = three-shells.la
three_shells_la_SOURCES = three-shells.c
three_shells_la_CFLAGS = $(SORTIE_CFLAGS)
three_shells_la_LIBADD = $(SORTIE_LIBS)
three_shells_la_LDFLAGS = $(SORTIE_MODULE_LDFLAGS)
print:
	@echo '$(SORTIE_XGETTEXT) $(SORTIE_GETTEXTDATADIR) $(SORTIE_CONTENT_DIR)'
END
  ACLOCAL_PATH="$prefix/share/aclocal" autoreconf -i && ./configure && make -f Makefile
}
if test -n "${SORTIE_ALL-}" && autoreconf --version >/dev/null 2>&1 && libtoolize --version >/dev/null 2>&1; then
  mkdir with-autotools
  cp three-shells/three-shells.c with-autotools
  (cd with-autotools && autotools) >said 2>&1
  check 'it builds with sortie.m4' test -f with-autotools/.libs/three-shells.so
  check 'and exports its table alone' \
    test "`nm -D --defined-only with-autotools/.libs/three-shells.so | sed 's/.* //' | grep -v '^_'`" = sortie_game
  check 'what xgettext needs is there' \
    sh -c 'cd with-autotools && make -f Makefile print | grep -q -e "-kSORTIE_SAYS_NP:1,2 .*gettext .*content"'
fi

check 'a game that is there stays as it is' sh -c '! sortie new-game three-shells 2>said && grep -q "is there already" said'
check 'what is no id is refused' sh -c '! sortie new-game "../x" 2>said && grep -q "cannot be the id" said'
check 'and so is the id of a game that is installed' sh -c '! sortie new-game hearts 2>said && grep -q "there is a game" said'

plan

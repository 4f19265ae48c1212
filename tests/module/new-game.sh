#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A new game is made, built, tested and played with the installed headers, library and
# variables only.

. "$top_srcdir/tests/tap/tap.sh"
stage=$scratch/stage
umask 022

check 'Sortie can be installed' make -C "$top_builddir" install DESTDIR="$stage"
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
check 'it builds without a warning' make -C three-shells CFLAGS='-Wall -Wextra -Werror -Wno-missing-field-initializers'
check 'its cards, scenarios and the kit hold' sh -c 'make -C three-shells check >said 2>&1'
check 'also every clause of its cards took effect' grep -q '^Clauses that never took effect: 0 of 1$' said
check 'and everything happened that can' grep -q '^Events that never happened: 0 of 2$' said
check 'programs play it' sh -c 'cd three-shells && SORTIE_MODULE_PATH=. SORTIE_CONTENT_PATH=content sortie auto three-shells --seed 1 | grep -q "^.* result .* score north="'
check 'its sentences are found, with their plurals' sh -c 'make -C three-shells pot >/dev/null 2>&1 && grep -q msgid_plural three-shells/po/three-shells.pot && grep -q "gain 2 points" three-shells/po/three-shells.pot'

check 'a game that is there stays as it is' sh -c '! sortie new-game three-shells 2>said && grep -q "is there already" said'
check 'what is no id is refused' sh -c '! sortie new-game "../x" 2>said && grep -q "cannot be the id" said'
check 'and so is the id of a game that is installed' sh -c '! sortie new-game hearts 2>said && grep -q "there is a game" said'

plan

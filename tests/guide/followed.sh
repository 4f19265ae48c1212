#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Whoever types the commands of docs/writing-a-game.md one after the other, beside an installed Sortie,
# ends with a game that is installed as well.

. "$top_srcdir/tests/tap/tap.sh"
. "$top_srcdir/tests/guide/guide.sh"
stage=$scratch/stage
umask 022

check 'Sortie can be installed' install_below "$stage"

# It lies below the stage, and does not know: what is said of the final place is told to it.
sed "s,^\([a-z_]*=\)/,\1$stage/," "$top_builddir/framework/sortie.pc" >"$scratch/sortie.pc"
export PKG_CONFIG_PATH="$scratch:${PKG_CONFIG_PATH-}"
place ()
{
  pkg-config --variable="$1" sortie
}
prefix=`place prefix`
export LD_LIBRARY_PATH="`place libdir`" SORTIE_LOCALE_PATH="$prefix/share/locale"
PATH=`place exec_prefix`/bin:$PATH

# A thousand games are for those who wait for nothing else.
typed ()
{
  echo "$1" | sed "s,PREFIX,$prefix,g; s/--games 1000/--games 30/"
}

# follow N: types what section N wants typed, in the folder where one is by then.
follow ()
{
  awk -v section="$1" '
    /^## / { here = $2 ~ /^[0-9]+\.$/ ? $2 + 0 : 0 }
    /^```/ { fenced = !fenced }
    here == section && !fenced && sub (/^    /, "") { sub (/ +#.*/, ""); print }' "$guide" \
    >"$scratch/commands"
  test -s "$scratch/commands" || flunk "section $1 has commands"
  while read -r command <&3; do
    if eval "`typed "$command"`" <"$scratch/moves" >"$scratch/output" 2>&1; then
      pass "section $1: $command"
    else
      flunk "section $1: $command" "`cat "$scratch/output"`"
    fi
    last=$command
  done 3<"$scratch/commands"
}

cd "$scratch"
printf '%s\n' moves log help quit >moves
follow 1
check 'the game was played' grep -q 'compost' "$scratch/output"

# The game has grown; what compiles it is the same.
cd ../section-6
check 'it is compiled again' eval "`sed -n 's/^    \(cc .*\)/\1/p' "$guide"`"

# Commands are also named in sentences. Those that name any game or file are about Crazy Eights, which is installed.
tr '\n' ' ' <"$guide" | grep -o '`sortie [^`]*`' | tr -d '`' | grep ' .* ' | sort -u >"$scratch/named"
grep garden "$scratch/named" >"$scratch/here"
grep -v garden "$scratch/named" >"$scratch/anywhere"
while read -r command; do
  check "$command" $command
done <"$scratch/here"
(
  cd "$scratch"
  SORTIE_MODULE_PATH=`place moduledir` SORTIE_CONTENT_PATH=`place contentdir`
  lesson=`echo "$SORTIE_CONTENT_PATH"/crazy-eights/lessons/1-*.lesson`
  while read -r command; do
    command=`echo "$command" | sed "s,GAME,crazy-eights,; s,FILE,$lesson,; s,NAME,hedge,"`
    $command </dev/null >"$scratch/output" 2>&1 || echo "$command"
  done <"$scratch/anywhere"
) >"$scratch/complaints"
check 'there are such commands' test `wc -l <"$scratch/anywhere"` -ge 4
nothing 'each of them can be typed' "$scratch/complaints"
follow 7
follow 8
follow 9
sed -i '/^msgid "Sunflower"/{n;s/""/"Słonecznik"/}' pl.po
eval "`typed "$last"`"
check 'it is translated' sh -c 'sortie --language pl cards garden sunflower | grep Słonecznik'
follow 10

# At home, far away from where it was made.
cd /
export SORTIE_MODULE_PATH="`place moduledir`" SORTIE_CONTENT_PATH="`place contentdir`"
check 'what was installed is sound' sortie verify garden --games 10
sortie </dev/null >"$scratch/output" 2>&1
check 'it stands in the menu like any other' grep -q Garden "$scratch/output"
check 'like Siegestorm' grep -q Siegestorm "$scratch/output"
plan

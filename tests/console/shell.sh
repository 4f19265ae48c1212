#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The shell completes command lines of sortie: subcommands, options, their values, and what a game lets
# one choose. bash runs the installed script without a terminal; zsh reads its own where there is one.

. "$top_srcdir/tests/tap/tap.sh"

cat >"$scratch/ask" <<'EOF'
. "$top_srcdir/framework/console/shell/sortie"
COMP_LINE="$SORTIE $1"
COMP_WORDBREAKS=" =:"
COMP_POINT=${#COMP_LINE}
_sortie
printf '%s\n' "${COMPREPLY[@]}" | sort
EOF

# completes 'sentence' 'what is typed' 'what it may become, sorted'
completes ()
{
  bash "$scratch/ask" "$2" >"$scratch/got"
  tr '\n' ' ' <"$scratch/got" | sed 's/ $//' >"$scratch/line"
  check "$1" test "`cat "$scratch/line"`" = "$3"
}
offers ()
{
  bash "$scratch/ask" "$2" >"$scratch/got"
  check "$1" grep -qxF -e "$3" "$scratch/got"
}

if command -v bash >/dev/null; then
  completes 'a subcommand' 'pl' 'play'
  completes 'a game' 'play sieg' 'siegestorm'
  completes 'an option' 'play siegestorm --hot' '--hot-seat'
  completes 'no option of another subcommand' 'play siegestorm --tap' ''
  completes 'what a game lets one choose' 'play siegestorm --bos' '--boss'
  completes 'a mode' 'play siegestorm --mode so' 'solo'
  completes 'a mode behind an equals sign' 'play siegestorm --mode=so' 'solo'
  completes 'a Boss' 'play siegestorm --boss bylo' 'byloss'
  completes 'a class of a Boss, each once' 'play siegestorm --class me' 'medium'
  completes 'a deck of a seat' 'play siegestorm --deck player=seraphia-st' 'seraphia-starter'
  offers 'a seat' 'play siegestorm --seat ' 'player='
  completes 'who plays it' 'play siegestorm --seat player=gr' 'greedy'
  completes 'a rule variant' 'play siegestorm --option storm-ord' 'storm-order='
  offers 'its values' 'play siegestorm --option storm-order=' 'action-first'
  completes 'a card' 'cards siegestorm imp-tor' 'imp-tormentor'
  completes 'a rule' 'rules siegestorm SS-22.2' "`"$SORTIE" complete -- rules siegestorm SS-22.2 |
    sort | tr '\n' ' ' | sed 's/ $//'`"
  completes 'a language' 'play --language p' 'pl'
  offers 'what decks are asked' 'deck ' 'copy'
  completes 'the game of a deck' 'deck copy summ' 'summoner-wars'
  touch "$scratch/a-file"
  completes 'a file' "replay $scratch/a-fi" "$scratch/a-file"
  completes 'nothing behind all words' 'cards siegestorm imp-tormentor ' ''
else
  skip 'there is no bash'
fi

if command -v zsh >/dev/null; then
  check 'zsh reads its script' zsh -n "$top_srcdir/framework/console/shell/_sortie"
fi

plan

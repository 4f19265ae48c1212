#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The shell completes command lines of sortie: subcommands, options, their values, and what a game lets
# one choose. bash runs the installed script without a terminal; zsh runs its own at one.

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
  completes 'only those of the mode that is named' 'play summoner-wars --mode four-players --seat south' \
    'southeast= southwest='
  completes 'and of its number of players' 'play siegestorm --mode=last-man-standing --seats 3 --seat t' 'three= two='
  completes 'who plays it' 'play siegestorm --seat player=gr' 'greedy'
  completes 'a rule variant' 'play siegestorm --option storm-ord' 'storm-order='
  offers 'its values' 'play siegestorm --option storm-order=' 'action-first'
  completes 'a card' 'cards siegestorm imp-tor' 'imp-tormentor'
  completes 'a rule' 'rules siegestorm SS-22.2' "`"$SORTIE" complete -- rules siegestorm SS-22.2 |
    sort | tr '\n' ' ' | sed 's/ $//'`"
  completes 'a puzzle by its number' 'puzzles summoner-wars 1' "`"$SORTIE" complete -- puzzles summoner-wars 1 |
    sort | tr '\n' ' ' | sed 's/ $//'`"
  offers 'numbers of puzzles' 'puzzles summoner-wars ' 2
  check 'and no rules' sh -c "! grep -q SW- '$scratch/got'"
  offers 'words about decks' 'decks summoner-wars ' easy
  offers 'and those of another game' 'decks siegestorm ' styxia
  completes 'a language' 'play --language p' 'pl'
  offers 'what decks are asked' 'deck ' 'copy'
  completes 'the game of a deck' 'deck copy summ' 'summoner-wars'
  touch "$scratch/a-file"
  completes 'a file' "replay $scratch/a-fi" "$scratch/a-file"
  completes 'nothing behind all words' 'cards siegestorm imp-tormentor ' ''
else
  skip 'there is no bash'
fi

# A zsh at a terminal of its own, in which Tab is pressed behind the line $1; prints what the line is then.
cat >"$scratch/tab.zsh" <<'EOF'
zmodload zsh/zpty
zpty shell 'PS1= zsh -f -i'
zpty -w shell 'stty cols 400; fpath=($SCRIPTS $fpath); autoload -Uz compinit; compinit -u -D
sortie () { command $SORTIE "$@" }
report () { print -r -- "<$BUFFER>"; BUFFER= }
zle -N report; bindkey "^I" complete-word; bindkey "^X" report; print REA""DY'
while zpty -r shell line && [[ $line != *READY* ]]; do :; done
zpty -w -n shell "$1"$'\t\x18'
while zpty -r shell line && [[ $line != *'<'*'>'* ]]; do :; done
print -r -- ${${line##*'<'}%%'>'*}
zpty -d shell
EOF
SCRIPTS=$top_srcdir/framework/console/shell
export SCRIPTS

# becomes 'sentence' 'what is typed' 'what Tab makes of it; a space behind it is for the next word'
becomes ()
{
  zsh -f "$scratch/tab.zsh" "sortie $2" >"$scratch/line" 2>"$scratch/complaint" </dev/null
  check "zsh: $1" test "`cat "$scratch/line" "$scratch/complaint"`" = "sortie $3"
}

if command -v zsh >/dev/null; then
  check 'zsh reads its script' zsh -n "$SCRIPTS/_sortie"
  becomes 'a subcommand' 'puz' 'puzzles '
  becomes 'a game' 'learn sieg' 'learn siegestorm '
  becomes 'a mode behind an equals sign' 'play siegestorm --mode=so' 'play siegestorm --mode=solo '
  becomes 'a deck of a seat' 'play siegestorm --deck player=seraphia-st' \
    'play siegestorm --deck player=seraphia-starter '
  becomes 'who plays a seat goes on behind the equals sign' 'play siegestorm --seat play' \
    'play siegestorm --seat player='
  becomes 'a seat of the mode that is named' 'play summoner-wars --mode four-players --seat southw' \
    'play summoner-wars --mode four-players --seat southwest='
  becomes 'a file' "replay $scratch/a-fi" "replay $scratch/a-file "
  becomes 'nothing where nothing fits' 'play siegestorm --tap' 'play siegestorm --tap'
else
  skip 'there is no zsh'
fi

plan

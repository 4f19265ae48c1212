#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The first page of the menu: at each size it is one screen, with its first line at the top, and who has played nothing
# yet reads where to learn.

. "$top_srcdir/tests/tap/tap.sh"
games=real
. "$top_srcdir/tests/console/tmux.sh"

for size in '40 24' '80 24' '120 40'; do
  for language in en pl; do
    case $language in en) learn='“Learn” teaches' last='11  Quit' ;; pl) learn='„Nauka” uczy' last='11  Zakończ' ;; esac
    rows=${size#* }
    surroundings="XDG_DATA_HOME=$scratch/none"
    start ${size% *} --language $language
    sees "$size $language: the last entry comes" "$last"
    check 'below the first line' grep -q '^Sortie [0-9]' "$scratch/screen"
    check 'and the way to learn' grep -qF "$learn" "$scratch/screen"
    stop
  done
done

rows=24
start 40
sees 'in a narrow window without descriptions' '11  Quit'
check 'of the games' sh -c "! grep -q 'One or two' '$scratch/screen'"
type_line '?'
sees 'which help has' 'Follow suit'
stop

rows=24
mkdir -p $scratch/some/sortie
surroundings="XDG_DATA_HOME=$scratch/some"
start 80 play crazy-eights --save $scratch/some/sortie/a.journal
sees 'who has played' '(CE-6)'
type_line 'play 5s'
type_line quit
sees 'is asked' 'y/n'
type_line y
sees 'and leaves' 'ended'
stop
start 80
sees 'and comes again' 'Continue'
check 'is not told where to learn' sh -c "! grep -q 'New here' '$scratch/screen'"
check 'on one screen' grep -q '^Sortie [0-9]' "$scratch/screen"
stop

plan

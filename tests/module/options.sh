# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by tests that try every option of a game.

# options GAME: lines of NAME=WORD, what each option can be, other than it is; of a number its ends.
# In wide lines, so that no word begins a line but what an option can be.
options ()
{
  "$SORTIE" play "$1" --help --width 200 | awk '
    /^  --[a-z]/ { name = "" }
    /^  --option / { split ($2, option, "="); name = option[1]; usual = option[2] }
    !name || !/^      / { next }
    { n = 1; word[1] = $1 }
    /^      one of: / { sub (/^      one of: /, ""); n = split ($0, word, ", ") }
    /^      a number from / { n = 2; word[1] = $4; word[2] = $6 }
    { for (i = 1; i <= n; i++) if (word[i] != usual) print name "=" word[i] }'
}

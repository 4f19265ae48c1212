# SPDX-License-Identifier: GPL-3.0-or-later
# section.awk: a file of the game of docs/writing-a-game.md as a section leaves it,
#   awk -v section=3 -f section.awk garden.c.in
# A line "@2" begins what is there from section 2 on, "@2-3" what only the sections 2 and 3 have,
# "@" what all have.
/^@[0-9]*(-[0-9]+)?$/ {
  n = split (substr ($0, 2), bounds, "-")
  left_out = section < bounds[1] + 0 || (n > 1 && section > bounds[2] + 0)
  next
}
!left_out

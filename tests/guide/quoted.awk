# SPDX-License-Identifier: GPL-3.0-or-later
# The blocks of C, XML and scenarios in the guide, one to a file: DIR/LINE-SECTION. A line "..." begins
# the next file: what is left out there stands in between.
function begin() { file = dir "/" FNR "-" section; printf "" > file }
/^## [0-9]+\./ { section = $2 + 0 }
/^```/ && inside { inside = 0; close (file); next }
/^```(c|xml|scenario)$/ { inside = 1; begin(); next }
inside && /^ *\.\.\.$/ { close (file); begin(); next }
inside { print > file }

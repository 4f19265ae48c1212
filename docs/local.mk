# SPDX-License-Identifier: GPL-3.0-or-later
# Documents to read in the source tree, and the manual page.

EXTRA_DIST += \
  docs/ARCHITECTURE.md \
  docs/HACKING.md \
  docs/effects.md

# Refusals cite its numbers.
dist_doc_DATA = docs/rulings.md

dist_man_MANS = docs/sortie.6

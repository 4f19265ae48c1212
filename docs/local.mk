# SPDX-License-Identifier: GPL-3.0-or-later
# Documents to read in the source tree, those that are installed, and the manual page.

EXTRA_DIST += \
  docs/ARCHITECTURE.md \
  docs/HACKING.md \
  docs/effects.md

# Refusals cite the numbers of the rulings; the guide is for whoever has an installed Sortie.
dist_doc_DATA = \
  docs/rulings.md \
  docs/writing-a-game.md

# The games of the guide: to be copied, built by make check (tests/guide) and never installed as games.
exampledir = $(docdir)/example
dist_example_DATA = \
  docs/example/garden.c \
  docs/example/garden.scenario \
  docs/example/seed.c
exampleseeddir = $(exampledir)/content/seed
dist_exampleseed_DATA = \
  docs/example/content/seed/cards.xml \
  docs/example/content/seed/index.xml
examplegardendir = $(exampledir)/content/garden
dist_examplegarden_DATA = \
  docs/example/content/garden/cards.xml \
  docs/example/content/garden/index.xml \
  docs/example/content/garden/rules.xml

dist_man_MANS = docs/sortie.6

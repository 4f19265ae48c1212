# SPDX-License-Identifier: GPL-3.0-or-later
# What sortie new-game copies: NAME in a path, and @name@ and @title@ in a file, stand for the game's.

nobase_dist_pkgdata_DATA = \
  content/new-game/GNUmakefile.in \
  content/new-game/NAME.c.in \
  content/new-game/NAME.scenario.in \
  content/new-game/content/NAME/cards.xml.in \
  content/new-game/content/NAME/index.xml.in \
  content/new-game/content/NAME/rules.xml.in \
  content/new-game/po/pl.po.in

# SPDX-License-Identifier: GPL-3.0-or-later
# Card content, one folder for each game, and the rules by which gettext
# finds the text in it.

itsdir = $(datadir)/gettext/its
dist_its_DATA = \
  content/its/sortie-content.its \
  content/its/sortie-content.loc

include content/crazy-eights/local.mk
include content/frontier/local.mk
include content/hearts/local.mk
include content/new-game/local.mk
include content/packs/local.mk
include content/siegestorm/local.mk
include content/summoner-wars/local.mk
include content/schema/local.mk

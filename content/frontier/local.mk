# SPDX-License-Identifier: GPL-3.0-or-later

frontiercontentdir = $(contentdir)/frontier
dist_frontiercontent_DATA = \
  content/frontier/cards.xml \
  content/frontier/index.xml \
  content/frontier/rules.xml \
  content/frontier/rulings.xml

frontierlessonsdir = $(contentdir)/frontier/lessons
dist_frontierlessons_DATA = \
  content/frontier/lessons/1-game.lesson

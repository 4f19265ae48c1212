# SPDX-License-Identifier: GPL-3.0-or-later

heartscontentdir = $(contentdir)/hearts
dist_heartscontent_DATA = \
  content/hearts/cards.xml \
  content/hearts/index.xml \
  content/hearts/rules.xml \
  content/hearts/rulings.xml

heartslessonsdir = $(contentdir)/hearts/lessons
dist_heartslessons_DATA = \
  content/hearts/lessons/1-game.lesson

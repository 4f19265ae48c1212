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

frontierpuzzlesdir = $(contentdir)/frontier/puzzles
dist_frontierpuzzles_DATA = \
  content/frontier/puzzles/01-fresh.puzzle \
  content/frontier/puzzles/02-company.puzzle \
  content/frontier/puzzles/03-sold.puzzle \
  content/frontier/puzzles/04-reach.puzzle \
  content/frontier/puzzles/05-trade.puzzle \
  content/frontier/puzzles/06-toll.puzzle \
  content/frontier/puzzles/07-battlefield.puzzle \
  content/frontier/puzzles/08-fair.puzzle \
  content/frontier/puzzles/09-office.puzzle \
  content/frontier/puzzles/10-last-lands.puzzle

# SPDX-License-Identifier: GPL-3.0-or-later

crazyeightscontentdir = $(contentdir)/crazy-eights
dist_crazyeightscontent_DATA = \
  content/crazy-eights/cards.xml \
  content/crazy-eights/index.xml \
  content/crazy-eights/rules.xml \
  content/crazy-eights/rulings.xml

crazyeightslessonsdir = $(contentdir)/crazy-eights/lessons
dist_crazyeightslessons_DATA = \
  content/crazy-eights/lessons/1-game.lesson

crazyeightspuzzlesdir = $(contentdir)/crazy-eights/puzzles
dist_crazyeightspuzzles_DATA = \
  content/crazy-eights/puzzles/01-three-of-hearts.puzzle \
  content/crazy-eights/puzzles/02-jack-of-clubs.puzzle \
  content/crazy-eights/puzzles/03-four-of-diamonds.puzzle \
  content/crazy-eights/puzzles/04-ten-of-clubs.puzzle \
  content/crazy-eights/puzzles/05-king-of-diamonds.puzzle \
  content/crazy-eights/puzzles/06-eight-of-spades.puzzle \
  content/crazy-eights/puzzles/07-four-of-diamonds.puzzle \
  content/crazy-eights/puzzles/08-seven-of-hearts.puzzle \
  content/crazy-eights/puzzles/09-five-of-spades.puzzle \
  content/crazy-eights/puzzles/10-five-of-diamonds.puzzle

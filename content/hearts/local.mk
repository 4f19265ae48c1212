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

heartspuzzlesdir = $(contentdir)/hearts/puzzles
dist_heartspuzzles_DATA = \
  content/hearts/puzzles/01-ace-of-spades.puzzle \
  content/hearts/puzzles/02-jack-of-spades.puzzle \
  content/hearts/puzzles/03-eight-of-spades.puzzle \
  content/hearts/puzzles/04-ace-of-clubs.puzzle \
  content/hearts/puzzles/05-moon.puzzle \
  content/hearts/puzzles/06-five-of-clubs.puzzle \
  content/hearts/puzzles/07-king-of-clubs.puzzle \
  content/hearts/puzzles/08-jack-of-hearts.puzzle \
  content/hearts/puzzles/09-queen-of-diamonds.puzzle \
  content/hearts/puzzles/10-queen-of-clubs.puzzle

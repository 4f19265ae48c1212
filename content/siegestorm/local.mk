# SPDX-License-Identifier: GPL-3.0-or-later
# The cards of Siegestorm: one file for each faction, deck and boss.

siegestormcontentdir = $(contentdir)/siegestorm
dist_siegestormcontent_DATA = \
  content/siegestorm/byloss.xml \
  content/siegestorm/evil-goblins.xml \
  content/siegestorm/index.xml \
  content/siegestorm/khunglai.xml \
  content/siegestorm/mother-karrow.xml \
  content/siegestorm/nyryki.xml \
  content/siegestorm/rules.xml \
  content/siegestorm/rulings.xml \
  content/siegestorm/seraphia.xml \
  content/siegestorm/spectral-shamans.xml \
  content/siegestorm/styxia.xml \
  content/siegestorm/undead-realms.xml \
  content/siegestorm/vhal-sotek.xml \
  content/siegestorm/wild-fairies.xml \
  content/siegestorm/ysra.xml

siegestormlessonsdir = $(contentdir)/siegestorm/lessons
dist_siegestormlessons_DATA = \
  content/siegestorm/lessons/1-solo.lesson \
  content/siegestorm/lessons/2-duel.lesson \
  content/siegestorm/lessons/3-coop.lesson \
  content/siegestorm/lessons/4-last-man-standing.lesson

siegestormpuzzlesdir = $(contentdir)/siegestorm/puzzles
dist_siegestormpuzzles_DATA = \
  content/siegestorm/puzzles/01-willing-victim.puzzle \
  content/siegestorm/puzzles/02-griffins.puzzle \
  content/siegestorm/puzzles/03-duel-envoy.puzzle \
  content/siegestorm/puzzles/04-shieldbearer.puzzle \
  content/siegestorm/puzzles/05-just-enough.puzzle \
  content/siegestorm/puzzles/06-blood-for-strength.puzzle \
  content/siegestorm/puzzles/07-two-deaths.puzzle \
  content/siegestorm/puzzles/08-fetch.puzzle \
  content/siegestorm/puzzles/09-rats.puzzle \
  content/siegestorm/puzzles/10-lancer.puzzle

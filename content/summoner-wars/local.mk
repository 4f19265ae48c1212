# SPDX-License-Identifier: GPL-3.0-or-later
# The cards of Summoner Wars: one file for each faction, and the walls.

summonerwarscontentdir = $(contentdir)/summoner-wars
dist_summonerwarscontent_DATA = \
  content/summoner-wars/abilities.xml \
  content/summoner-wars/benders.xml \
  content/summoner-wars/cave-filth.xml \
  content/summoner-wars/cave-goblins.xml \
  content/summoner-wars/cave-goblins-frick.xml \
  content/summoner-wars/cave-goblins-reinforcements.xml \
  content/summoner-wars/cloaks.xml \
  content/summoner-wars/cloaks-jexik.xml \
  content/summoner-wars/cloaks-reinforcements.xml \
  content/summoner-wars/deep-benders.xml \
  content/summoner-wars/deep-dwarves.xml \
  content/summoner-wars/deep-dwarves-reinforcements.xml \
  content/summoner-wars/events.xml \
  content/summoner-wars/factions.xml \
  content/summoner-wars/fallen-kingdom.xml \
  content/summoner-wars/fallen-kingdom-reinforcements.xml \
  content/summoner-wars/fallen-kingdom-sirian.xml \
  content/summoner-wars/fallen-phoenix.xml \
  content/summoner-wars/filth.xml \
  content/summoner-wars/filth-reinforcements.xml \
  content/summoner-wars/guild-dwarves.xml \
  content/summoner-wars/guild-dwarves-bolvi.xml \
  content/summoner-wars/guild-dwarves-reinforcements.xml \
  content/summoner-wars/index.xml \
  content/summoner-wars/jungle-elves.xml \
  content/summoner-wars/jungle-elves-nikuya.xml \
  content/summoner-wars/jungle-elves-reinforcements.xml \
  content/summoner-wars/jungle-shadows.xml \
  content/summoner-wars/mercenaries.xml \
  content/summoner-wars/mercenaries-reinforcements.xml \
  content/summoner-wars/mountain-vargath.xml \
  content/summoner-wars/mountain-vargath-reinforcements.xml \
  content/summoner-wars/phoenix-elves.xml \
  content/summoner-wars/phoenix-elves-maldaria.xml \
  content/summoner-wars/phoenix-elves-reinforcements.xml \
  content/summoner-wars/rules.xml \
  content/summoner-wars/rulings.xml \
  content/summoner-wars/sand-cloaks.xml \
  content/summoner-wars/sand-goblins.xml \
  content/summoner-wars/sand-goblins-reinforcements.xml \
  content/summoner-wars/shadow-elves.xml \
  content/summoner-wars/shadow-elves-reinforcements.xml \
  content/summoner-wars/swamp-mercenaries.xml \
  content/summoner-wars/swamp-orcs.xml \
  content/summoner-wars/swamp-orcs-reinforcements.xml \
  content/summoner-wars/tundra-guild.xml \
  content/summoner-wars/tundra-orcs.xml \
  content/summoner-wars/tundra-orcs-reinforcements.xml \
  content/summoner-wars/tundra-orcs-torgan.xml \
  content/summoner-wars/vanguards.xml \
  content/summoner-wars/vanguards-reinforcements.xml \
  content/summoner-wars/vanguards-samuel.xml \
  content/summoner-wars/vargath-vanguard.xml \
  content/summoner-wars/benders-reinforcements.xml \
  content/summoner-wars/walls.xml

summonerwarslessonsdir = $(contentdir)/summoner-wars/lessons
dist_summonerwarslessons_DATA = \
  content/summoner-wars/lessons/1-duel.lesson \
  content/summoner-wars/lessons/2-partners.lesson

summonerwarspuzzlesdir = $(contentdir)/summoner-wars/puzzles
dist_summonerwarspuzzles_DATA = \
  content/summoner-wars/puzzles/01-bad-dice.puzzle \
  content/summoner-wars/puzzles/02-out-of-the-way.puzzle \
  content/summoner-wars/puzzles/03-nothing-but-a-wall.puzzle \
  content/summoner-wars/puzzles/04-friendly-fire.puzzle \
  content/summoner-wars/puzzles/05-open-the-row.puzzle \
  content/summoner-wars/puzzles/06-one-die-less.puzzle \
  content/summoner-wars/puzzles/07-fury.puzzle \
  content/summoner-wars/puzzles/08-two-at-the-summoner.puzzle \
  content/summoner-wars/puzzles/09-whirling-blade.puzzle \
  content/summoner-wars/puzzles/10-no-luck-needed.puzzle \
  content/summoner-wars/puzzles/11-a-place-to-hide.puzzle

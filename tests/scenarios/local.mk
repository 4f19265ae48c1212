# SPDX-License-Identifier: GPL-3.0-or-later
# Scenarios: the folders are run and distributed whole, so that a new file needs
# no line here.

dist_check_SCRIPTS += \
  tests/scenarios/crazy-eights.sh \
  tests/scenarios/frontier.sh \
  tests/scenarios/hearts.sh \
  tests/scenarios/lesson-words.sh \
  tests/scenarios/lessons.sh \
  tests/scenarios/polish.sh \
  tests/scenarios/puzzles.sh \
  tests/scenarios/siegestorm-breakers.sh \
  tests/scenarios/siegestorm-cards.sh \
  tests/scenarios/siegestorm-rules.sh \
  tests/scenarios/summoner-wars-breakers.sh \
  tests/scenarios/summoner-wars-cards.sh \
  tests/scenarios/summoner-wars-families.sh \
  tests/scenarios/summoner-wars-rules.sh

EXTRA_DIST += \
  tests/scenarios/crazy-eights \
  tests/scenarios/frontier \
  tests/scenarios/hearts \
  tests/scenarios/run \
  tests/scenarios/siegestorm \
  tests/scenarios/summoner-wars

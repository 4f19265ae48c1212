# SPDX-License-Identifier: GPL-3.0-or-later
# Remembered games; replays.sh says how they are written.

dist_check_SCRIPTS += tests/replays/replays.sh
golden_tests += tests/replays/replays.sh

EXTRA_DIST += \
  tests/replays/crazy-eights.replay \
  tests/replays/frontier.replay \
  tests/replays/hearts.replay \
  tests/replays/lamps-chance.replay \
  tests/replays/lamps-greedy.replay \
  tests/replays/siegestorm-duel.replay \
  tests/replays/siegestorm-duel-orders.replay \
  tests/replays/siegestorm-khunglai.replay \
  tests/replays/siegestorm-seraphia.replay \
  tests/replays/siegestorm-styxia.replay \
  tests/replays/siegestorm-ysra.replay \
  tests/replays/summoner-wars.replay

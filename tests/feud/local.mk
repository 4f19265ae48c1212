# SPDX-License-Identifier: GPL-3.0-or-later
# A game for four: seats that are out, teams, joint turns, answers by some seats only, hands that partners see.

test_modules += tests/feud/feud

dist_check_SCRIPTS += tests/feud/feud.sh
EXTRA_DIST += \
  tests/feud/content/feud/index.xml \
  tests/feud/each.scenario \
  tests/feud/joint.scenario \
  tests/feud/pact.scenario \
  tests/feud/teams.scenario \
  tests/feud/three.scenario

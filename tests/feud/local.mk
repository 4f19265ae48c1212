# SPDX-License-Identifier: GPL-3.0-or-later
# A game for four: seats that are out, teams, joint turns, answers by some seats only, hands that partners see.

check_LTLIBRARIES += tests/feud/feud.la
tests_feud_feud_la_SOURCES = tests/feud/feud.c
tests_feud_feud_la_LDFLAGS = $(test_module_ldflags)
tests_feud_feud_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += tests/feud/feud.sh
EXTRA_DIST += \
  tests/feud/content/feud/index.xml \
  tests/feud/each.scenario \
  tests/feud/joint.scenario \
  tests/feud/pact.scenario \
  tests/feud/teams.scenario \
  tests/feud/three.scenario

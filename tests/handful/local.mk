# SPDX-License-Identifier: GPL-3.0-or-later
# A game with more sets of cards to choose among than a usual list has room for.

test_modules += tests/handful/handful

dist_check_SCRIPTS += tests/handful/handful.sh
EXTRA_DIST += \
  tests/handful/content/handful/index.xml \
  tests/handful/handful.scenario

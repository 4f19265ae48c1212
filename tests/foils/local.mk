# SPDX-License-Identifier: GPL-3.0-or-later
# Secret choices, and answers from the hand.

test_modules += tests/foils/foils

dist_check_SCRIPTS += tests/foils/foils.sh
EXTRA_DIST += \
  tests/foils/content/foils/cards.xml \
  tests/foils/content/foils/index.xml \
  tests/foils/content/foils/rules.xml \
  tests/foils/foils.scenario

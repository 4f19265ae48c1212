# SPDX-License-Identifier: GPL-3.0-or-later
# A game that all play together, and in which nobody sees their own cards. It was written from the guide alone.

test_modules += tests/lamplight/lamplight

check_PROGRAMS += tests/lamplight/test-clues

dist_check_SCRIPTS += tests/lamplight/lamplight.sh
EXTRA_DIST += \
  tests/lamplight/content/lamplight/cards.xml \
  tests/lamplight/content/lamplight/index.xml \
  tests/lamplight/content/lamplight/rules.xml \
  tests/lamplight/lamplight.scenario

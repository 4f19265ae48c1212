# SPDX-License-Identifier: GPL-3.0-or-later
# A climbing game: moves of one to four cards, ranks as the result.

test_modules += tests/president/president

dist_check_SCRIPTS += tests/president/president.sh
EXTRA_DIST += \
  tests/president/content/president/index.xml \
  tests/president/content/president/rules.xml \
  tests/president/president.scenario

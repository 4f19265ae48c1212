# SPDX-License-Identifier: GPL-3.0-or-later
# A game in rounds of which its cards speak.

test_modules += tests/bells/bells

dist_check_SCRIPTS += tests/bells/bells.sh
EXTRA_DIST += \
  tests/bells/bells.scenario \
  tests/bells/content/bells/cards.xml \
  tests/bells/content/bells/index.xml

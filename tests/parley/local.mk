# SPDX-License-Identifier: GPL-3.0-or-later
# A game whose seats are asked in all the ways there are: polls, and several cards as one answer.

test_modules += tests/parley/parley

dist_check_SCRIPTS += tests/parley/parley.sh
EXTRA_DIST += \
  tests/parley/content/parley/index.xml \
  tests/parley/parley.scenario

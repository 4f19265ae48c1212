# SPDX-License-Identifier: GPL-3.0-or-later
# A game in rounds of which its cards speak.

check_LTLIBRARIES += tests/bells/bells.la
tests_bells_bells_la_SOURCES = tests/bells/bells.c
tests_bells_bells_la_LDFLAGS = $(test_module_ldflags)
tests_bells_bells_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += tests/bells/bells.sh
EXTRA_DIST += \
  tests/bells/bells.scenario \
  tests/bells/content/bells/cards.xml \
  tests/bells/content/bells/index.xml

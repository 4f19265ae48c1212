# SPDX-License-Identifier: GPL-3.0-or-later
# A climbing game: moves of one to four cards, ranks as the result.

check_LTLIBRARIES += tests/president/president.la
tests_president_president_la_SOURCES = tests/president/president.c
tests_president_president_la_LDFLAGS = $(test_module_ldflags)
tests_president_president_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += tests/president/president.sh
EXTRA_DIST += \
  tests/president/content/president/index.xml \
  tests/president/content/president/rules.xml \
  tests/president/president.scenario

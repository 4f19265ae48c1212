# SPDX-License-Identifier: GPL-3.0-or-later
# A game with more sets of cards to choose among than a usual list has room for.

check_LTLIBRARIES += tests/handful/handful.la
tests_handful_handful_la_SOURCES = tests/handful/handful.c
tests_handful_handful_la_LDFLAGS = $(test_module_ldflags)
tests_handful_handful_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += tests/handful/handful.sh
EXTRA_DIST += \
  tests/handful/content/handful/index.xml \
  tests/handful/handful.scenario

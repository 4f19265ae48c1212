# SPDX-License-Identifier: GPL-3.0-or-later
# A game whose seats are asked in all the ways there are: polls, and several cards as one answer.

check_LTLIBRARIES += tests/parley/parley.la
tests_parley_parley_la_SOURCES = tests/parley/parley.c
tests_parley_parley_la_LDFLAGS = $(test_module_ldflags)
tests_parley_parley_la_LIBADD = $(test_module_libadd)

dist_check_SCRIPTS += tests/parley/parley.sh
EXTRA_DIST += \
  tests/parley/content/parley/index.xml \
  tests/parley/parley.scenario

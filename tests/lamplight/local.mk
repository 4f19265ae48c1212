# SPDX-License-Identifier: GPL-3.0-or-later
# A game that all play together, and in which nobody sees their own cards. It was written from the guide alone.

check_LTLIBRARIES += tests/lamplight/lamplight.la
tests_lamplight_lamplight_la_SOURCES = tests/lamplight/lamplight.c
tests_lamplight_lamplight_la_LDFLAGS = $(test_module_ldflags)
tests_lamplight_lamplight_la_LIBADD = $(test_module_libadd)

check_PROGRAMS += tests/lamplight/test-clues

dist_check_SCRIPTS += tests/lamplight/lamplight.sh
EXTRA_DIST += \
  tests/lamplight/content/lamplight/cards.xml \
  tests/lamplight/content/lamplight/index.xml \
  tests/lamplight/content/lamplight/rules.xml \
  tests/lamplight/lamplight.scenario

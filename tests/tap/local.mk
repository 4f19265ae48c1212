# SPDX-License-Identifier: GPL-3.0-or-later
# The harness, and tests of the harness.

check_LIBRARIES += tests/tap/libtap.a
tests_tap_libtap_a_SOURCES = \
  tests/tap/game.c \
  tests/tap/game.h \
  tests/tap/tap.c \
  tests/tap/tap.h
tests_tap_libtap_a_CFLAGS = $(AM_CFLAGS) $(CUNIT_CFLAGS)

# For tests that count how often memory is asked for.
allocations = \
  tests/tap/allocations.c \
  tests/tap/allocations.h

check_PROGRAMS += tests/tap/test-tap
dist_check_SCRIPTS += tests/tap/driver.sh
EXTRA_DIST += tests/tap/sentences.txt tests/tap/tap.sh

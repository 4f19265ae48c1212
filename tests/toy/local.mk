# SPDX-License-Identifier: GPL-3.0-or-later
# The toy game: as a module, and linked into tests that play it (libtoy.a, with
# lamps.h):
#   check_PROGRAMS += tests/match/test-undo
#   tests_match_test_undo_LDADD = tests/toy/libtoy.a $(LDADD)

check_LIBRARIES += tests/toy/libtoy.a

# Plain make keeps the module up to date, too: one that was built with other headers is refused.
noinst_LTLIBRARIES += tests/toy/toy.la

tests_toy_libtoy_a_SOURCES = \
  tests/toy/lamps.c \
  tests/toy/lamps.h \
  tests/toy/toy.c \
  tests/toy/toy.h
tests_toy_libtoy_a_CFLAGS = $(AM_CFLAGS) $(CUNIT_CFLAGS)

# A library that is not installed is only built as a shared object when it has a place.
tests_toy_toy_la_SOURCES = \
  tests/toy/toy.c \
  tests/toy/toy.h
tests_toy_toy_la_LDFLAGS = -rpath $(abs_builddir)/tests/toy $(game_module_ldflags)
tests_toy_toy_la_LIBADD = libsortie.la $(DEPS_LIBS)

EXTRA_DIST += \
  tests/toy/content/toy/index.xml \
  tests/toy/content/toy/lamps.xml

# SPDX-License-Identifier: GPL-3.0-or-later
long_tests += tests/siegestorm/conformance-modes.sh
dist_check_SCRIPTS += \
  tests/siegestorm/conformance.sh \
  tests/siegestorm/idle.sh
check_PROGRAMS += \
  tests/siegestorm/test-bounds \
  tests/siegestorm/test-check \
  tests/siegestorm/test-decisions \
  tests/siegestorm/test-faults \
  tests/siegestorm/test-greedy \
  tests/siegestorm/test-ledger \
  tests/siegestorm/test-naive \
  tests/siegestorm/test-naive-coop \
  tests/siegestorm/test-sentences \
  tests/siegestorm/test-setup \
  tests/siegestorm/test-sketch
tests_siegestorm_test_sentences_SOURCES = \
  tests/siegestorm/test-sentences.c \
  $(speech_sentences)
# the game is a module that exports one symbol: what is inside is linked into the test
tests_siegestorm_test_bounds_LDADD = $(games_siegestorm_la_OBJECTS) games/siegestorm/libparts.la $(LDADD)
tests_siegestorm_test_bounds_LDFLAGS = $(libtool_ldflags)
tests_siegestorm_test_bounds_DEPENDENCIES = $(games_siegestorm_la_OBJECTS) games/siegestorm/libparts.la \
  tests/tap/libtap.a
tests_siegestorm_test_naive_SOURCES = \
  tests/siegestorm/naive-moves.c \
  tests/siegestorm/naive-table.c \
  tests/siegestorm/naive-table.h \
  tests/siegestorm/naive.c \
  tests/siegestorm/naive.h \
  tests/siegestorm/test-naive.c
EXTRA_DIST += tests/rules-without-tests.txt

tests_siegestorm_test_faults_SOURCES = tests/siegestorm/test-faults.c $(broken_verifying)

# The game with faults that can be switched on: its table is there under another name.
check_LTLIBRARIES += tests/siegestorm/faulty.la
tests_siegestorm_faulty_la_SOURCES = \
  games/siegestorm/game.c \
  tests/siegestorm/faulty.c
tests_siegestorm_faulty_la_CPPFLAGS = $(AM_CPPFLAGS) -Dsortie_game=healthy_game
# libtool builds a shared object only for something with a place to go.
tests_siegestorm_faulty_la_LDFLAGS = $(game_module_ldflags) -rpath /nowhere
tests_siegestorm_faulty_la_LIBADD = games/siegestorm/libparts.la libsortie.la $(DEPS_LIBS)

# SPDX-License-Identifier: GPL-3.0-or-later
long_tests += tests/summoner-wars/conformance-modes.sh
dist_check_SCRIPTS += \
  tests/summoner-wars/conformance.sh \
  tests/summoner-wars/idle.sh \
  tests/summoner-wars/lint.sh \
  tests/summoner-wars/printed.sh \
  tests/summoner-wars/programs.sh \
  tests/summoner-wars/reasons.sh
EXTRA_DIST += tests/summoner-wars/printed.awk tests/summoner-wars/printed.txt \
  tests/summoner-wars/coverage.sh tests/summoner-wars/neighbours.sh \
  tests/summoner-wars/unseen.txt tests/summoner-wars/unused.txt
check_PROGRAMS += \
  tests/summoner-wars/test-alliances \
  tests/summoner-wars/test-coverage \
  tests/summoner-wars/test-decks \
  tests/summoner-wars/test-free-kills \
  tests/summoner-wars/test-geometry \
  tests/summoner-wars/test-greedy \
  tests/summoner-wars/test-seats \
  tests/summoner-wars/test-sentences \
  tests/summoner-wars/test-sketch \
  tests/summoner-wars/test-spell \
  tests/summoner-wars/test-uses
tests_summoner_wars_test_coverage_SOURCES = \
  tests/summoner-wars/given-up.h \
  tests/summoner-wars/test-coverage.c
tests_summoner_wars_test_uses_SOURCES = \
  tests/summoner-wars/given-up.h \
  tests/summoner-wars/test-uses.c
tests_summoner_wars_test_greedy_SOURCES = \
  tests/summoner-wars/lay.h \
  tests/summoner-wars/test-greedy.c
tests_summoner_wars_test_sketch_SOURCES = \
  tests/summoner-wars/lay.h \
  tests/summoner-wars/test-sketch.c
tests_summoner_wars_test_spell_SOURCES = \
  tests/summoner-wars/lay.h \
  tests/summoner-wars/test-spell.c
tests_summoner_wars_test_sentences_SOURCES = \
  tests/summoner-wars/test-sentences.c \
  $(speech_sentences)
# the game is a module that exports one symbol: what is inside is linked into the test
tests_summoner_wars_test_geometry_LDADD = $(games_summoner_wars_la_OBJECTS) $(LDADD)
tests_summoner_wars_test_geometry_LDFLAGS = $(libtool_ldflags)
tests_summoner_wars_test_geometry_DEPENDENCIES = $(games_summoner_wars_la_OBJECTS) tests/tap/libtap.a

# Games of greedy against itself in which it takes each kill that costs nothing: more of them.
.PHONY: free-kills
free-kills: all
	SORTIE_GAMES=$(GAMES) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/summoner-wars/test-free-kills'

# Its insides are the conformance kit's, which no library exports.
tests_summoner_wars_test_coverage_LDADD = tests/tap/libtap.a $(libsortie_la_OBJECTS) $(CUNIT_LIBS) \
  $(DEPS_LIBS) -lm
tests_summoner_wars_test_coverage_LDFLAGS = $(libtool_ldflags)
tests_summoner_wars_test_coverage_DEPENDENCIES = tests/tap/libtap.a $(libsortie_la_OBJECTS)

# Which clauses of cards no game shows.
.PHONY: coverage-of-cards
coverage-of-cards: all tests/summoner-wars/test-coverage$(EXEEXT)
	$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/summoner-wars/coverage.sh '$(GAMES)' coverage-of-cards '$(DECKS)'

# What greedy never uses, though it could.
.PHONY: uses-of-cards
uses-of-cards: all
	SORTIE_GAMES=$(GAMES) SORTIE_USES='$(abs_builddir)/uses-of-cards.txt' \
	  $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=360000 TESTS='tests/summoner-wars/test-uses'

# Each ready-made deck against the next one, as rows of a table.
.PHONY: neighbours
neighbours: all
	$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/summoner-wars/neighbours.sh '$(GAMES)' 50000 \
	  neighbours-$(GAMES)

# SPDX-License-Identifier: GPL-3.0-or-later
# Which part of a card would nobody miss? With "make check-all" whole clauses are taken away from
# the cards; "make mutation" takes away every element, attribute and number in them, too.

EXTRA_PROGRAMS += tests/mutation/mutation
CLEANFILES += tests/mutation/mutation$(EXEEXT)
tests_mutation_mutation_SOURCES = \
  tests/mutation/mutants.c \
  tests/mutation/mutation.c \
  tests/mutation/mutation.h \
  tests/mutation/stories.c \
  tests/mutation/trial.c \
  tests/mutation/unseen.c
tests_mutation_mutation_LDADD = $(sortie_all)

long_tests += \
  tests/mutation/frontier.sh \
  tests/mutation/printed.sh \
  tests/mutation/rules.sh \
  tests/mutation/siegestorm.sh \
  tests/mutation/summoner-wars-tests.sh \
  tests/mutation/summoner-wars.sh
EXTRA_DIST += tests/mutation/rules.py tests/mutation/unseen-rules-frontier.txt tests/mutation/unseen-rules-hearts.txt tests/mutation/unseen-siegestorm.txt tests/mutation/unseen-summoner-wars.txt \
  tests/mutation/unseen-summoner-wars-tests.txt

.PHONY: mutation
mutation: all tests/mutation/mutation$(EXEEXT)
	@$(AM_TESTS_ENVIRONMENT) unset TAP_HARNESS; \
	  for game in siegestorm summoner-wars; do \
	    $(builddir)/tests/mutation/mutation$(EXEEXT) $(srcdir)/content/$$game \
	      $(srcdir)/tests/scenarios/$$game all $(srcdir)/tests/mutation/unseen-$$game.txt || exit 1; \
	  done; \
	  $(builddir)/tests/mutation/mutation$(EXEEXT) --beside $(srcdir)/tests/content/summoner-wars \
	    $(srcdir)/tests/scenarios/summoner-wars all \
	    $(srcdir)/tests/mutation/unseen-summoner-wars-tests.txt

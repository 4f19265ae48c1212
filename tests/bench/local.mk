# SPDX-License-Identifier: GPL-3.0-or-later
# Measurements that a person starts: make bench, make league. Other games and choices:
# make bench BENCH='--option=boss-order=cost-first siegestorm boss=byloss'.

BENCH = siegestorm

bench_programs = tests/bench/bench$(EXEEXT) tests/bench/league$(EXEEXT)
EXTRA_PROGRAMS += tests/bench/bench tests/bench/league
CLEANFILES += $(bench_programs)
bench_environment = SORTIE_MODULE_PATH='$(abs_top_builddir)/games/.libs' \
  SORTIE_CONTENT_PATH='$(abs_top_srcdir)/content'

.PHONY: bench league
bench: all tests/bench/bench$(EXEEXT)
	$(bench_environment) tests/bench/bench$(EXEEXT) $(BENCH)

# How often greedy beats each class of the Boss, 1,000 games each, and chance, 100 games with each
# deck from each seat.
league: all tests/bench/league$(EXEEXT)
	for deck in khunglai-starter seraphia-starter styxia-starter ysra-starter; do \
	  for class in medium hard very-hard; do \
	  echo "$$deck, $$class"; \
	  $(bench_environment) tests/bench/league$(EXEEXT) siegestorm 1000 greedy \
	    deck:player=$$deck class=$$class; \
	done; done
	for north in cave-goblins guild-dwarves; do for bots in greedy,random random,greedy; do \
	  echo "$$bots, $$north in the north"; \
	  $(bench_environment) tests/bench/league$(EXEEXT) summoner-wars 100 $$bots deck:north=$$north \
	    deck:south=`test $$north = cave-goblins && echo guild-dwarves || echo cave-goblins`; \
	done; done

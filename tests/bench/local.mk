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

# Tables of how often greedy wins: pairs of decks, Bosses and classes, armies. GAMES=100 for fewer.
LEAGUE_TABLES = duels bosses armies
GAMES = 1000
EXTRA_DIST += tests/bench/league.sh

league: all tests/bench/league$(EXEEXT)
	for table in $(LEAGUE_TABLES); do \
	  $(bench_environment) LEAGUE=tests/bench/league$(EXEEXT) \
	    $(SHELL) $(srcdir)/tests/bench/league.sh $$table $(GAMES) || exit 1; \
	done

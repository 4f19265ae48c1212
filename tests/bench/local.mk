# SPDX-License-Identifier: GPL-3.0-or-later
# Measurements that a person starts: make bench, make bench-instructions, make league-cards,
# make evaluations, make tuning. Only one game, other choices:
# make bench BENCH='--option=boss-order=cost-first siegestorm boss=byloss'.

BENCH =
bench_games = '--mode=solo siegestorm' '--mode=duel siegestorm' \
  '--mode=coop siegestorm' '--mode=last-man-standing-3 siegestorm' \
  '--mode=last-man-standing-4 siegestorm' summoner-wars \
  '--mode=three-players summoner-wars' '--mode=four-players summoner-wars' crazy-eights hearts frontier
bench_which = if test -n "$(BENCH)"; then set -- "$(BENCH)"; else set -- $(bench_games); fi

# The remembered games whose lines are read; the toy game is not built for this.
bench_replays = \
  $(srcdir)/tests/replays/crazy-eights*.replay \
  $(srcdir)/tests/replays/frontier*.replay \
  $(srcdir)/tests/replays/hearts*.replay \
  $(srcdir)/tests/replays/siegestorm*.replay \
  $(srcdir)/tests/replays/summoner-wars*.replay

bench_programs = tests/bench/bench$(EXEEXT) tests/bench/evaluations$(EXEEXT) \
  tests/bench/league-cards$(EXEEXT) tests/bench/reading$(EXEEXT) tests/bench/tuning$(EXEEXT)
EXTRA_PROGRAMS += \
  tests/bench/bench \
  tests/bench/evaluations \
  tests/bench/league-cards \
  tests/bench/reading \
  tests/bench/tuning
check_PROGRAMS += tests/bench/test-fit
dist_check_SCRIPTS += tests/bench/measured.sh
tests_bench_test_fit_SOURCES = tests/bench/fit.c tests/bench/fit.h tests/bench/test-fit.c
tests_bench_test_fit_LDADD = $(LDADD) -lm
tests_bench_bench_SOURCES = tests/bench/bench.c tests/bench/clock.h
tests_bench_evaluations_SOURCES = tests/bench/deals.c tests/bench/deals.h tests/bench/evaluations.c \
  tests/bench/fit.c tests/bench/fit.h
tests_bench_evaluations_LDADD = $(LDADD) -lm
tests_bench_reading_SOURCES = tests/bench/clock.h tests/bench/reading.c
tests_bench_reading_LDADD = $(console_ldadd)
tests_bench_league_cards_SOURCES = tests/bench/league-cards.c
tests_bench_tuning_SOURCES = tests/bench/deals.c tests/bench/deals.h tests/bench/tuning.c
tests_bench_tuning_LDADD = $(console_ldadd) -lm
CLEANFILES += $(bench_programs)
# Nobody measures in make check, but whatever no longer compiles is found there.
check_DATA += $(bench_programs)
bench_environment = LD_LIBRARY_PATH='$(abs_top_builddir)/.libs' \
  SORTIE_MODULE_PATH='$(abs_top_builddir)/games/.libs' \
  SORTIE_CONTENT_PATH='$(abs_top_srcdir)/content'

.PHONY: bench bench-instructions bench-reading evaluations league-cards tuning
bench: all tests/bench/bench$(EXEEXT) tests/bench/reading$(EXEEXT)
	@$(bench_which); for game; do \
	  $(bench_environment) tests/bench/bench$(EXEEXT) $(BENCH_OPTIONS) $$game || exit 1; \
	done
	@test -n "$(BENCH)" || $(bench_environment) tests/bench/reading$(EXEEXT) $(bench_replays)

bench-reading: all tests/bench/reading$(EXEEXT)
	@$(bench_environment) tests/bench/reading$(EXEEXT) $(bench_replays)

# Instructions of the engine per move, counted by callgrind: the same on a busy machine.
bench-instructions: all tests/bench/bench$(EXEEXT)
	@$(bench_which); for game; do \
	  $(bench_environment) $(LIBTOOL) --quiet --mode=execute $(VALGRIND) --tool=callgrind \
	    --callgrind-out-file=/dev/null --collect-atstart=no --toggle-collect=play_games \
	    tests/bench/bench$(EXEEXT) --moves=$(BENCH_MOVES) $$game 2>&1 | \
	    $(AWK) -v game="$$game" '/ games of /{ for (i = 1; i < NF; i++) \
	      if ($$(i + 1) == "games") moves = $$i * $$(i + 3) } \
	      /Collected/{ printf "%s: %d instructions per move\n", game, $$NF / moves }'; \
	done
VALGRIND = valgrind
BENCH_MOVES = 20000

# The games of those that follow: GAMES=100 for fewer. How decks and Bosses fare says `sortie league`.
GAMES = 1000

# How each of Siegestorm's cards fares in decks at random, GAMES for each pair of factions.
FACTIONS = khunglai seraphia styxia ysra
league-cards: all tests/bench/league-cards$(EXEEXT)
	$(bench_environment) tests/bench/league-cards$(EXEEXT) $(GAMES) $(FACTIONS)

# How well the evaluations tell who wins, GAMES of each; the games as for make bench. With other decks in
# every game, and with the weights that tell it better: make evaluations BENCH='--every=deck summoner-wars'.
# Against all Bosses: make evaluations BENCH='--whims=0 --mode=solo --every=boss --every=class=medium,hard siegestorm'.
bench_measure = $(bench_which); for game; do \
	  echo "$$game"; \
	  set -- $$game; \
	  options=; while case $$1 in --*) ;; *) false ;; esac; do options="$$options $$1"; shift; done; \
	  name=$$1; shift; \
	  $(bench_environment) $$program $$options $$name $(GAMES) "$$@" || exit 1; \
	done
evaluations: all tests/bench/evaluations$(EXEEXT)
	@program=tests/bench/evaluations$(EXEEXT); $(bench_measure)

# Weights that win more games, and whether they do: make tuning BENCH='--proof=1000 --every=deck summoner-wars'.
tuning: all tests/bench/tuning$(EXEEXT)
	@program=tests/bench/tuning$(EXEEXT); $(bench_measure)

# With --enable-pgo: everything is built to count, the measurements run, and what they counted stays in the folder
# profile for the real build. A change of the sources makes the counts less good, not wrong; "rm -r profile" has
# them made anew.
if PGO
BUILT_SOURCES += profile/stamp
profile/stamp:
	rm -rf profile && $(MKDIR_P) profile && touch $@
	$(MAKE) $(AM_MAKEFLAGS) mostlyclean && \
	  $(MAKE) $(AM_MAKEFLAGS) SORTIE_PGO=-fprofile-generate=`pwd`/profile BENCH_OPTIONS=--moves=100000 bench && \
	  $(MAKE) $(AM_MAKEFLAGS) mostlyclean || { rm -rf profile; exit 1; }
endif
distclean-local: distclean-profile
.PHONY: distclean-profile
distclean-profile:
	-rm -rf profile

# SPDX-License-Identifier: GPL-3.0-or-later
# Fuzzing: targets that a fuzzer drives (fuzz.h), in a build with --enable-fuzzing:
#   make fuzz TARGET=journal SECONDS=3600     one of them; without TARGET each for so long
#   make fuzz-with-afl TARGET=journal         the same in a build with CC=afl-clang-fast
# In every build make check runs each target with what fuzzers found and with some of the seeds.
# docs/HACKING.md has the recipes. Fixed noise, a little of it in make check:
#   make noise TIMES=1000000
# and programs that are killed, thousands of times:
#   make torture KILLS=1000

fuzz_targets = \
  command-line \
  content \
  deck \
  journal \
  line \
  scenario \
  session

fuzz_tests = \
  tests/fuzz/test-command-line \
  tests/fuzz/test-content \
  tests/fuzz/test-deck \
  tests/fuzz/test-journal \
  tests/fuzz/test-line \
  tests/fuzz/test-scenario \
  tests/fuzz/test-session

check_PROGRAMS += $(fuzz_tests) tests/fuzz/test-noise

fuzz_shared = tests/fuzz/fuzz.c tests/fuzz/fuzz.h
fuzz_driver = $(fuzz_shared) tests/fuzz/driver.c
fuzz_libs = libconsole.a $(sortie_all) $(console_libs)

tests_fuzz_test_command_line_SOURCES = $(fuzz_driver) tests/fuzz/command-line.c
tests_fuzz_test_command_line_LDADD = $(fuzz_libs)
tests_fuzz_test_content_SOURCES = $(fuzz_driver) tests/fuzz/content.c
tests_fuzz_test_content_LDADD = $(fuzz_libs)
tests_fuzz_test_deck_SOURCES = $(fuzz_driver) tests/fuzz/deck.c
tests_fuzz_test_deck_LDADD = $(fuzz_libs)
tests_fuzz_test_journal_SOURCES = $(fuzz_driver) tests/fuzz/journal.c
tests_fuzz_test_journal_LDADD = $(fuzz_libs)
tests_fuzz_test_line_SOURCES = $(fuzz_driver) tests/fuzz/line.c
tests_fuzz_test_line_LDADD = $(fuzz_libs)
tests_fuzz_test_scenario_SOURCES = $(fuzz_driver) tests/fuzz/scenario.c
tests_fuzz_test_scenario_LDADD = $(fuzz_libs)
tests_fuzz_test_session_SOURCES = $(fuzz_driver) tests/fuzz/session.c
tests_fuzz_test_session_LDADD = $(fuzz_libs)

# The same sources with a fuzzer in the driver's place. Automake has no rule for several programs, so
# each target has its own lines.
if FUZZING
fuzz_programs = \
  tests/fuzz/fuzz-command-line \
  tests/fuzz/fuzz-content \
  tests/fuzz/fuzz-deck \
  tests/fuzz/fuzz-journal \
  tests/fuzz/fuzz-line \
  tests/fuzz/fuzz-scenario \
  tests/fuzz/fuzz-session
endif
EXTRA_PROGRAMS += \
  tests/fuzz/dictionary \
  tests/fuzz/fuzz-command-line \
  tests/fuzz/fuzz-content \
  tests/fuzz/fuzz-deck \
  tests/fuzz/fuzz-journal \
  tests/fuzz/fuzz-line \
  tests/fuzz/fuzz-scenario \
  tests/fuzz/fuzz-session

tests_fuzz_dictionary_SOURCES = $(fuzz_shared) tests/fuzz/dictionary.c
tests_fuzz_dictionary_LDADD = $(fuzz_libs)

fuzz_ldflags = -fsanitize=fuzzer
tests_fuzz_fuzz_command_line_SOURCES = $(fuzz_shared) tests/fuzz/command-line.c
tests_fuzz_fuzz_command_line_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_command_line_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_content_SOURCES = $(fuzz_shared) tests/fuzz/content.c
tests_fuzz_fuzz_content_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_content_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_deck_SOURCES = $(fuzz_shared) tests/fuzz/deck.c
tests_fuzz_fuzz_deck_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_deck_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_journal_SOURCES = $(fuzz_shared) tests/fuzz/journal.c
tests_fuzz_fuzz_journal_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_journal_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_line_SOURCES = $(fuzz_shared) tests/fuzz/line.c
tests_fuzz_fuzz_line_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_line_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_scenario_SOURCES = $(fuzz_shared) tests/fuzz/scenario.c
tests_fuzz_fuzz_scenario_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_scenario_LDFLAGS = $(fuzz_ldflags)
tests_fuzz_fuzz_session_SOURCES = $(fuzz_shared) tests/fuzz/session.c
tests_fuzz_fuzz_session_LDADD = $(fuzz_libs)
tests_fuzz_fuzz_session_LDFLAGS = $(fuzz_ldflags)

# Seeds, made from the tests and the content.
check_DATA += tests/fuzz/seeds.stamp
CLEANFILES += tests/fuzz/seeds.stamp $(fuzz_programs) tests/fuzz/dictionary
tests/fuzz/seeds.stamp: $(srcdir)/tests/fuzz/seeds.sh
	@$(MKDIR_P) tests/fuzz
	$(AM_V_GEN)$(SHELL) $(srcdir)/tests/fuzz/seeds.sh $(srcdir) tests/fuzz/seeds
	@touch $@
clean-local: clean-fuzz
.PHONY: clean-fuzz
clean-fuzz:
	-rm -rf tests/fuzz/seeds tests/fuzz/*.dictionary

EXTRA_DIST += \
  tests/fuzz/found \
  tests/fuzz/fuzz.sh \
  tests/fuzz/seeds.sh

TIMES = 100000
KILLS = 1000
SECONDS = 60
TARGET = $(fuzz_targets)

.PHONY: fuzz fuzz-targets fuzz-with-afl noise torture
if FUZZING
fuzz-targets: all
	@$(MAKE) $(AM_MAKEFLAGS) $(fuzz_programs) tests/fuzz/dictionary tests/fuzz/seeds.stamp
	@for kind in language play program; do \
	  $(AM_TESTS_ENVIRONMENT) AFL_IGNORE_PROBLEMS=1 ASAN_OPTIONS=detect_leaks=0 \
	    tests/fuzz/dictionary $$kind >tests/fuzz/$$kind.dictionary || exit 1; \
	done

fuzz: fuzz-targets
	$(AM_TESTS_ENVIRONMENT) \
	  $(SHELL) $(srcdir)/tests/fuzz/fuzz.sh libfuzzer '$(SECONDS)' $(TARGET)

fuzz-with-afl: fuzz-targets
	$(AM_TESTS_ENVIRONMENT) \
	  $(SHELL) $(srcdir)/tests/fuzz/fuzz.sh afl '$(SECONDS)' $(TARGET)
else
fuzz fuzz-targets fuzz-with-afl:
	@echo 'This build has no counters for a fuzzer. In another folder:'; \
	 echo "  $(abs_top_srcdir)/configure --enable-fuzzing CC=clang CFLAGS='-O1 -g' && make fuzz"; \
	 exit 1
endif

noise: all
	SORTIE_NOISE=$(TIMES) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/fuzz/test-noise'

torture: all
	SORTIE_KILLS=$(KILLS) $(MAKE) $(AM_MAKEFLAGS) check TIME_LIMIT=36000 \
	  TESTS='tests/match/test-kill tests/console/kill.sh'

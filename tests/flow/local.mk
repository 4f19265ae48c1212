# SPDX-License-Identifier: GPL-3.0-or-later
# The flow of play, in a small game in which all of it happens (duel.h).

check_LIBRARIES += tests/flow/libduel.a
tests_flow_libduel_a_SOURCES = \
  tests/flow/duel.c \
  tests/flow/duel.h \
  tests/flow/table.c
tests_flow_libduel_a_CFLAGS = $(AM_CFLAGS) $(CUNIT_CFLAGS)

check_PROGRAMS += \
  tests/flow/test-chain \
  tests/flow/test-events \
  tests/flow/test-moves \
  tests/flow/test-reaction \
  tests/flow/test-sequencer \
  tests/flow/test-trial \
  tests/flow/test-trick

tests_flow_test_chain_LDADD = tests/flow/libduel.a $(LDADD)
tests_flow_test_events_LDADD = tests/flow/libduel.a $(LDADD)
tests_flow_test_moves_LDADD = tests/flow/libduel.a $(LDADD)
tests_flow_test_reaction_LDADD = tests/flow/libduel.a $(LDADD)
tests_flow_test_sequencer_LDADD = tests/flow/libduel.a $(LDADD)
tests_flow_test_trial_SOURCES = \
  $(allocations) \
  tests/flow/test-trial.c
tests_flow_test_trial_LDADD = tests/flow/libduel.a $(LDADD)

EXTRA_DIST += \
  tests/flow/content/duel/cards.xml \
  tests/flow/content/duel/index.xml

# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/player/test-allocation \
  tests/player/test-bot \
  tests/player/test-hunch

tests_player_test_allocation_SOURCES = \
  $(allocations) \
  tests/player/test-allocation.c
tests_player_test_allocation_LDADD = tests/toy/libtoy.a $(LDADD)
tests_player_test_bot_LDADD = tests/toy/libtoy.a $(LDADD)
tests_player_test_hunch_LDADD = $(LDADD) -lm

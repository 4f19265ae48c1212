# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += \
  tests/match/test-bad-bytes \
  tests/match/test-bad-journals \
  tests/match/test-interrupt \
  tests/match/test-journal \
  tests/match/test-journal-file \
  tests/match/test-kill \
  tests/match/test-log \
  tests/match/test-match \
  tests/match/test-replay \
  tests/match/test-spec \
  tests/match/test-undo

EXTRA_DIST += tests/match/bad-journals.txt

tests_match_test_bad_bytes_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_interrupt_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_journal_file_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_kill_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_log_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_match_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_replay_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_spec_LDADD = tests/toy/libtoy.a $(LDADD)
tests_match_test_undo_LDADD = tests/toy/libtoy.a $(LDADD)

# Memory.
check_PROGRAMS += tests/match/test-allocations
tests_match_test_allocations_SOURCES = \
  $(allocations) \
  tests/match/test-allocations.c

# SPDX-License-Identifier: GPL-3.0-or-later
# Modules with one fault each, for the conformance kit to catch. Each is the toy game with one
# thing made wrong (broken.h). They are built into tests/broken/.libs and never installed.

# libtool builds a shared object only for something with a place to go.
test_module_ldflags = $(game_module_ldflags) -rpath /nowhere
test_module_libadd = libsortie.la $(DEPS_LIBS)

check_PROGRAMS += \
  tests/broken/test-bots \
  tests/broken/test-broken \
  tests/broken/test-library

tests_broken_test_bots_SOURCES = tests/broken/test-bots.c $(broken_verifying)
tests_broken_test_broken_SOURCES = tests/broken/test-broken.c $(broken_verifying)
tests_broken_test_library_SOURCES = \
  tests/broken/reactors.c \
  tests/broken/reactors.h \
  tests/broken/test-library.c \
  $(broken_verifying)

# The library once more, of the same objects, in which calls from one file to another can be caught.
check_LTLIBRARIES += tests/broken/libopen.la
tests_broken_libopen_la_SOURCES =
tests_broken_libopen_la_LDFLAGS = -rpath /nowhere -no-undefined -export-symbols-regex '^sortie_'
tests_broken_libopen_la_LIBADD = $(libsortie_la_OBJECTS) $(DEPS_LIBS)
tests_broken_libopen_la_DEPENDENCIES = $(libsortie_la_OBJECTS)
tests_broken_test_library_LDADD = \
  tests/flow/libduel.la \
  tests/tap/libtap.la \
  tests/broken/libopen.la \
  $(CUNIT_LIBS) \
  $(DEPS_LIBS)

broken_verifying = \
  tests/broken/verifying.c \
  tests/broken/verifying.h

# A catalogue for one of them.
EXTRA_DIST += tests/broken/other-blanks.po
check_DATA += tests/broken/locale/pl/LC_MESSAGES/other-blanks.mo
tests/broken/locale/pl/LC_MESSAGES/other-blanks.mo: tests/broken/other-blanks.po
	$(AM_V_GEN)$(MKDIR_P) tests/broken/locale/pl/LC_MESSAGES && \
	  $(MSGFMT) -o $@ $(srcdir)/tests/broken/other-blanks.po
clean-local: clean-broken-locale
.PHONY: clean-broken-locale
clean-broken-locale:
	-rm -rf tests/broken/locale

check_LTLIBRARIES += \
  tests/broken/asks-nobody.la \
  tests/broken/blank.la \
  tests/broken/calls-nothing.la \
  tests/broken/cites-nothing.la \
  tests/broken/clock.la \
  tests/broken/control-characters.la \
  tests/broken/crashes.la \
  tests/broken/crashes-listing.la \
  tests/broken/dealt-anew.la \
  tests/broken/endless.la \
  tests/broken/exits.la \
  tests/broken/few-frames.la \
  tests/broken/few-locals.la \
  tests/broken/few-pieces.la \
  tests/broken/followed-choice.la \
  tests/broken/forgetful.la \
  tests/broken/forgets-at-shuffle.la \
  tests/broken/gathered.la \
  tests/broken/hangs.la \
  tests/broken/heard-answers.la \
  tests/broken/hoard.la \
  tests/broken/judges-layout.la \
  tests/broken/leaves-open.la \
  tests/broken/lent-card.la \
  tests/broken/lists-otherwise.la \
  tests/broken/lonely.la \
  tests/broken/loop.la \
  tests/broken/lost-card.la \
  tests/broken/memory-of-games.la \
  tests/broken/misuse.la \
  tests/broken/missing-row.la \
  tests/broken/named-show.la \
  tests/broken/named-hint.la \
  tests/broken/never-settled.la \
  tests/broken/no-reason.la \
  tests/broken/other-blanks.la \
  tests/broken/other-interface.la \
  tests/broken/other-stamp.la \
  tests/broken/out-of-range.la \
  tests/broken/outside-chance.la \
  tests/broken/over-at-once.la \
  tests/broken/own-invariant.la \
  tests/broken/peeking-evaluation.la \
  tests/broken/peeking-list.la \
  tests/broken/peeking-refusal.la \
  tests/broken/round-across-round.la \
  tests/broken/round-without-end.la \
  tests/broken/round-miscounted.la \
  tests/broken/rounds-kept.la \
  tests/broken/same-text.la \
  tests/broken/shared-memory.la \
  tests/broken/slow.la \
  tests/broken/sorts-by-language.la \
  tests/broken/speaks-in-rules.la \
  tests/broken/stuck.la \
  tests/broken/telling-log.la \
  tests/broken/tolls.la \
  tests/broken/too-many-moves.la \
  tests/broken/trace.la \
  tests/broken/twins-apart.la \
  tests/broken/unlimited.la \
  tests/broken/unlisted.la \
  tests/broken/unstable-list.la \
  tests/broken/untrue-clue.la \
  tests/broken/untrue-denial.la \
  tests/broken/untypable.la \
  tests/broken/uses-up-chance.la \
  tests/broken/writes-when-read.la \
  tests/broken/better-loser.la \
  tests/broken/wrong-sum.la \
  tests/broken/doing-of-rules.la \
  tests/broken/wrong-winner.la

tests_broken_asks_nobody_la_SOURCES = tests/broken/asks-nobody.c tests/broken/broken.h
tests_broken_asks_nobody_la_LDFLAGS = $(test_module_ldflags)
tests_broken_asks_nobody_la_LIBADD = $(test_module_libadd)
tests_broken_blank_la_SOURCES = tests/broken/blank.c tests/broken/broken.h
tests_broken_blank_la_LDFLAGS = $(test_module_ldflags)
tests_broken_blank_la_LIBADD = $(test_module_libadd)

tests_broken_clock_la_SOURCES = tests/broken/clock.c tests/broken/broken.h
tests_broken_clock_la_LDFLAGS = $(test_module_ldflags)
tests_broken_clock_la_LIBADD = $(test_module_libadd)

tests_broken_control_characters_la_SOURCES = tests/broken/control-characters.c tests/broken/broken.h
tests_broken_control_characters_la_LDFLAGS = $(test_module_ldflags)
tests_broken_control_characters_la_LIBADD = $(test_module_libadd)

tests_broken_crashes_la_SOURCES = tests/broken/crashes.c tests/broken/broken.h
tests_broken_crashes_la_LDFLAGS = $(test_module_ldflags)
tests_broken_crashes_la_LIBADD = $(test_module_libadd)
tests_broken_crashes_listing_la_SOURCES = tests/broken/crashes-listing.c tests/broken/broken.h
tests_broken_crashes_listing_la_LDFLAGS = $(test_module_ldflags)
tests_broken_crashes_listing_la_LIBADD = $(test_module_libadd)
tests_broken_dealt_anew_la_SOURCES = tests/broken/dealt-anew.c tests/broken/broken.h tests/broken/dealt-anew.h
tests_broken_dealt_anew_la_LDFLAGS = $(test_module_ldflags)
tests_broken_dealt_anew_la_LIBADD = $(test_module_libadd)
tests_broken_endless_la_SOURCES = tests/broken/endless.c tests/broken/broken.h
tests_broken_endless_la_LDFLAGS = $(test_module_ldflags)
tests_broken_endless_la_LIBADD = $(test_module_libadd)
tests_broken_exits_la_SOURCES = tests/broken/exits.c tests/broken/broken.h
tests_broken_exits_la_LDFLAGS = $(test_module_ldflags)
tests_broken_exits_la_LIBADD = $(test_module_libadd)

tests_broken_few_frames_la_SOURCES = tests/broken/few-frames.c
tests_broken_few_frames_la_LDFLAGS = $(test_module_ldflags)
tests_broken_few_frames_la_LIBADD = $(test_module_libadd)
tests_broken_few_locals_la_SOURCES = tests/broken/few-locals.c
tests_broken_few_locals_la_LDFLAGS = $(test_module_ldflags)
tests_broken_few_locals_la_LIBADD = $(test_module_libadd)
tests_broken_few_pieces_la_SOURCES = tests/broken/few-pieces.c tests/broken/broken.h
tests_broken_few_pieces_la_LDFLAGS = $(test_module_ldflags)
tests_broken_few_pieces_la_LIBADD = $(test_module_libadd)
tests_broken_followed_choice_la_SOURCES = tests/broken/followed-choice.c tests/broken/broken.h
tests_broken_followed_choice_la_LDFLAGS = $(test_module_ldflags)
tests_broken_followed_choice_la_LIBADD = $(test_module_libadd)

tests_broken_forgetful_la_SOURCES = tests/broken/forgetful.c tests/broken/broken.h
tests_broken_forgetful_la_LDFLAGS = $(test_module_ldflags)
tests_broken_forgetful_la_LIBADD = $(test_module_libadd)

tests_broken_forgets_at_shuffle_la_SOURCES = \
  tests/broken/forgets-at-shuffle.c \
  tests/broken/broken.h \
  tests/broken/dealt-anew.h
tests_broken_forgets_at_shuffle_la_LDFLAGS = $(test_module_ldflags)
tests_broken_forgets_at_shuffle_la_LIBADD = $(test_module_libadd)

tests_broken_gathered_la_SOURCES = tests/broken/gathered.c tests/broken/broken.h
tests_broken_gathered_la_LDFLAGS = $(test_module_ldflags)
tests_broken_gathered_la_LIBADD = $(test_module_libadd)
tests_broken_hangs_la_SOURCES = tests/broken/hangs.c tests/broken/broken.h
tests_broken_hangs_la_LDFLAGS = $(test_module_ldflags)
tests_broken_hangs_la_LIBADD = $(test_module_libadd)
tests_broken_hoard_la_SOURCES = tests/broken/hoard.c tests/broken/broken.h
tests_broken_hoard_la_LDFLAGS = $(test_module_ldflags)
tests_broken_hoard_la_LIBADD = $(test_module_libadd)

tests_broken_judges_layout_la_SOURCES = tests/broken/judges-layout.c tests/broken/broken.h
tests_broken_judges_layout_la_LDFLAGS = $(test_module_ldflags)
tests_broken_judges_layout_la_LIBADD = $(test_module_libadd)
tests_broken_leaves_open_la_SOURCES = tests/broken/leaves-open.c tests/broken/broken.h
tests_broken_leaves_open_la_LDFLAGS = $(test_module_ldflags)
tests_broken_leaves_open_la_LIBADD = $(test_module_libadd)

tests_broken_lent_card_la_SOURCES = tests/broken/lent-card.c tests/broken/broken.h
tests_broken_lent_card_la_LDFLAGS = $(test_module_ldflags)
tests_broken_lent_card_la_LIBADD = $(test_module_libadd)

tests_broken_lists_otherwise_la_SOURCES = \
  tests/broken/lists-otherwise.c \
  tests/broken/broken.h
tests_broken_lists_otherwise_la_LDFLAGS = $(test_module_ldflags)
tests_broken_lists_otherwise_la_LIBADD = $(test_module_libadd)

tests_broken_lonely_la_SOURCES = tests/broken/lonely.c tests/broken/broken.h
tests_broken_lonely_la_LDFLAGS = $(test_module_ldflags)
tests_broken_lonely_la_LIBADD = $(test_module_libadd)

tests_broken_loop_la_SOURCES = tests/broken/loop.c tests/broken/broken.h
tests_broken_loop_la_LDFLAGS = $(test_module_ldflags)
tests_broken_loop_la_LIBADD = $(test_module_libadd)

tests_broken_lost_card_la_SOURCES = tests/broken/lost-card.c tests/broken/broken.h
tests_broken_lost_card_la_LDFLAGS = $(test_module_ldflags)
tests_broken_lost_card_la_LIBADD = $(test_module_libadd)

tests_broken_memory_of_games_la_SOURCES = tests/broken/memory-of-games.c tests/broken/broken.h
tests_broken_memory_of_games_la_LDFLAGS = $(test_module_ldflags)
tests_broken_memory_of_games_la_LIBADD = $(test_module_libadd)

tests_broken_misuse_la_SOURCES = tests/broken/misuse.c tests/broken/broken.h
tests_broken_misuse_la_LDFLAGS = $(test_module_ldflags)
tests_broken_misuse_la_LIBADD = $(test_module_libadd)
tests_broken_named_show_la_SOURCES = tests/broken/named-show.c tests/broken/broken.h
tests_broken_named_show_la_LDFLAGS = $(test_module_ldflags)
tests_broken_named_show_la_LIBADD = $(test_module_libadd)
tests_broken_named_hint_la_SOURCES = tests/broken/named-hint.c tests/broken/broken.h
tests_broken_named_hint_la_LDFLAGS = $(test_module_ldflags)
tests_broken_named_hint_la_LIBADD = $(test_module_libadd)

tests_broken_never_settled_la_SOURCES = tests/broken/never-settled.c tests/broken/broken.h
tests_broken_never_settled_la_LDFLAGS = $(test_module_ldflags)
tests_broken_never_settled_la_LIBADD = $(test_module_libadd)

tests_broken_no_reason_la_SOURCES = tests/broken/no-reason.c tests/broken/broken.h
tests_broken_no_reason_la_LDFLAGS = $(test_module_ldflags)
tests_broken_no_reason_la_LIBADD = $(test_module_libadd)

tests_broken_other_blanks_la_SOURCES = tests/broken/other-blanks.c tests/broken/broken.h
tests_broken_other_blanks_la_LDFLAGS = $(test_module_ldflags)
tests_broken_other_blanks_la_LIBADD = $(test_module_libadd)

tests_broken_other_interface_la_SOURCES = tests/broken/other-interface.c tests/broken/broken.h
tests_broken_other_interface_la_LDFLAGS = $(test_module_ldflags)
tests_broken_other_interface_la_LIBADD = $(test_module_libadd)
tests_broken_other_stamp_la_SOURCES = tests/broken/other-stamp.c tests/broken/broken.h
tests_broken_other_stamp_la_LDFLAGS = $(test_module_ldflags)
tests_broken_other_stamp_la_LIBADD = $(test_module_libadd)

tests_broken_out_of_range_la_SOURCES = tests/broken/out-of-range.c tests/broken/broken.h
tests_broken_out_of_range_la_LDFLAGS = $(test_module_ldflags)
tests_broken_out_of_range_la_LIBADD = $(test_module_libadd)

tests_broken_outside_chance_la_SOURCES = tests/broken/outside-chance.c tests/broken/broken.h
tests_broken_outside_chance_la_LDFLAGS = $(test_module_ldflags)
tests_broken_outside_chance_la_LIBADD = $(test_module_libadd)

tests_broken_own_invariant_la_SOURCES = tests/broken/own-invariant.c tests/broken/broken.h
tests_broken_own_invariant_la_LDFLAGS = $(test_module_ldflags)
tests_broken_own_invariant_la_LIBADD = $(test_module_libadd)

tests_broken_peeking_evaluation_la_SOURCES = tests/broken/peeking-evaluation.c tests/broken/broken.h
tests_broken_peeking_evaluation_la_LDFLAGS = $(test_module_ldflags)
tests_broken_peeking_evaluation_la_LIBADD = $(test_module_libadd)

tests_broken_peeking_list_la_SOURCES = tests/broken/peeking-list.c tests/broken/broken.h
tests_broken_peeking_list_la_LDFLAGS = $(test_module_ldflags)
tests_broken_peeking_list_la_LIBADD = $(test_module_libadd)

tests_broken_peeking_refusal_la_SOURCES = tests/broken/peeking-refusal.c tests/broken/broken.h
tests_broken_peeking_refusal_la_LDFLAGS = $(test_module_ldflags)
tests_broken_peeking_refusal_la_LIBADD = $(test_module_libadd)

tests_broken_same_text_la_SOURCES = tests/broken/same-text.c tests/broken/broken.h
tests_broken_same_text_la_LDFLAGS = $(test_module_ldflags)
tests_broken_same_text_la_LIBADD = $(test_module_libadd)

tests_broken_shared_memory_la_SOURCES = tests/broken/shared-memory.c tests/broken/broken.h
tests_broken_shared_memory_la_LDFLAGS = $(test_module_ldflags)
tests_broken_shared_memory_la_LIBADD = $(test_module_libadd)

tests_broken_slow_la_SOURCES = tests/broken/slow.c tests/broken/broken.h
tests_broken_slow_la_LDFLAGS = $(test_module_ldflags)
tests_broken_slow_la_LIBADD = $(test_module_libadd)

tests_broken_sorts_by_language_la_SOURCES = tests/broken/sorts-by-language.c tests/broken/broken.h
tests_broken_sorts_by_language_la_LDFLAGS = $(test_module_ldflags)
tests_broken_sorts_by_language_la_LIBADD = $(test_module_libadd)

tests_broken_speaks_in_rules_la_SOURCES = tests/broken/speaks-in-rules.c tests/broken/broken.h
tests_broken_speaks_in_rules_la_LDFLAGS = $(test_module_ldflags)
tests_broken_speaks_in_rules_la_LIBADD = $(test_module_libadd)

tests_broken_stuck_la_SOURCES = tests/broken/stuck.c tests/broken/broken.h
tests_broken_stuck_la_LDFLAGS = $(test_module_ldflags)
tests_broken_stuck_la_LIBADD = $(test_module_libadd)

tests_broken_telling_log_la_SOURCES = tests/broken/telling-log.c tests/broken/broken.h
tests_broken_telling_log_la_LDFLAGS = $(test_module_ldflags)
tests_broken_telling_log_la_LIBADD = $(test_module_libadd)

tests_broken_tolls_la_SOURCES = tests/broken/tolls.c
tests_broken_tolls_la_LDFLAGS = $(test_module_ldflags)
tests_broken_tolls_la_LIBADD = $(test_module_libadd)

tests_broken_too_many_moves_la_SOURCES = tests/broken/too-many-moves.c tests/broken/broken.h
tests_broken_too_many_moves_la_LDFLAGS = $(test_module_ldflags)
tests_broken_too_many_moves_la_LIBADD = $(test_module_libadd)

tests_broken_trace_la_SOURCES = tests/broken/trace.c tests/broken/broken.h
tests_broken_trace_la_LDFLAGS = $(test_module_ldflags)
tests_broken_trace_la_LIBADD = $(test_module_libadd)

tests_broken_twins_apart_la_SOURCES = tests/broken/twins-apart.c tests/broken/broken.h
tests_broken_twins_apart_la_LDFLAGS = $(test_module_ldflags)
tests_broken_twins_apart_la_LIBADD = $(test_module_libadd)
tests_broken_unlimited_la_SOURCES = tests/broken/unlimited.c tests/broken/broken.h
tests_broken_unlimited_la_LDFLAGS = $(test_module_ldflags)
tests_broken_unlimited_la_LIBADD = $(test_module_libadd)
tests_broken_unlisted_la_SOURCES = tests/broken/unlisted.c tests/broken/broken.h
tests_broken_unlisted_la_LDFLAGS = $(test_module_ldflags)
tests_broken_unlisted_la_LIBADD = $(test_module_libadd)

tests_broken_unstable_list_la_SOURCES = tests/broken/unstable-list.c tests/broken/broken.h
tests_broken_unstable_list_la_LDFLAGS = $(test_module_ldflags)
tests_broken_unstable_list_la_LIBADD = $(test_module_libadd)

tests_broken_calls_nothing_la_SOURCES = tests/broken/calls-nothing.c tests/broken/broken.h
tests_broken_calls_nothing_la_LDFLAGS = $(test_module_ldflags)
tests_broken_calls_nothing_la_LIBADD = $(test_module_libadd)

tests_broken_cites_nothing_la_SOURCES = tests/broken/cites-nothing.c
tests_broken_cites_nothing_la_LDFLAGS = $(test_module_ldflags)
tests_broken_cites_nothing_la_LIBADD = $(test_module_libadd)
tests_broken_untrue_clue_la_SOURCES = tests/broken/untrue-clue.c
tests_broken_untrue_clue_la_LDFLAGS = $(test_module_ldflags)
tests_broken_untrue_clue_la_LIBADD = $(test_module_libadd)
tests_broken_untrue_denial_la_SOURCES = tests/broken/untrue-denial.c
tests_broken_untrue_denial_la_LDFLAGS = $(test_module_ldflags)
tests_broken_untrue_denial_la_LIBADD = $(test_module_libadd)

tests_broken_untypable_la_SOURCES = tests/broken/untypable.c tests/broken/broken.h
tests_broken_untypable_la_LDFLAGS = $(test_module_ldflags)
tests_broken_untypable_la_LIBADD = $(test_module_libadd)

tests_broken_uses_up_chance_la_SOURCES = tests/broken/uses-up-chance.c tests/broken/broken.h
tests_broken_uses_up_chance_la_LDFLAGS = $(test_module_ldflags)
tests_broken_uses_up_chance_la_LIBADD = $(test_module_libadd)

tests_broken_writes_when_read_la_SOURCES = tests/broken/writes-when-read.c tests/broken/broken.h
tests_broken_writes_when_read_la_LDFLAGS = $(test_module_ldflags)
tests_broken_writes_when_read_la_LIBADD = $(test_module_libadd)

tests_broken_wrong_winner_la_SOURCES = tests/broken/wrong-winner.c tests/broken/broken.h
tests_broken_wrong_winner_la_LDFLAGS = $(test_module_ldflags)
tests_broken_wrong_winner_la_LIBADD = $(test_module_libadd)
tests_broken_better_loser_la_SOURCES = tests/broken/better-loser.c tests/broken/broken.h
tests_broken_better_loser_la_LDFLAGS = $(test_module_ldflags)
tests_broken_better_loser_la_LIBADD = $(test_module_libadd)
tests_broken_wrong_sum_la_SOURCES = tests/broken/wrong-sum.c tests/broken/broken.h
tests_broken_wrong_sum_la_LDFLAGS = $(test_module_ldflags)
tests_broken_wrong_sum_la_LIBADD = $(test_module_libadd)
tests_broken_doing_of_rules_la_SOURCES = tests/broken/doing-of-rules.c tests/broken/broken.h
tests_broken_doing_of_rules_la_LDFLAGS = $(test_module_ldflags)
tests_broken_doing_of_rules_la_LIBADD = $(test_module_libadd)

tests_broken_round_across_round_la_SOURCES = tests/broken/round-across-round.c tests/broken/broken.h tests/broken/rounds.h
tests_broken_round_across_round_la_LDFLAGS = $(test_module_ldflags)
tests_broken_round_across_round_la_LIBADD = $(test_module_libadd)

tests_broken_round_without_end_la_SOURCES = tests/broken/round-without-end.c tests/broken/broken.h tests/broken/rounds.h
tests_broken_round_without_end_la_LDFLAGS = $(test_module_ldflags)
tests_broken_round_without_end_la_LIBADD = $(test_module_libadd)

tests_broken_round_miscounted_la_SOURCES = tests/broken/round-miscounted.c tests/broken/broken.h tests/broken/rounds.h
tests_broken_round_miscounted_la_LDFLAGS = $(test_module_ldflags)
tests_broken_round_miscounted_la_LIBADD = $(test_module_libadd)

tests_broken_rounds_kept_la_SOURCES = tests/broken/rounds-kept.c tests/broken/broken.h tests/broken/rounds.h
tests_broken_rounds_kept_la_LDFLAGS = $(test_module_ldflags)
tests_broken_rounds_kept_la_LIBADD = $(test_module_libadd)

tests_broken_heard_answers_la_SOURCES = tests/broken/heard-answers.c
tests_broken_heard_answers_la_LDFLAGS = $(test_module_ldflags)
tests_broken_heard_answers_la_LIBADD = $(test_module_libadd)

tests_broken_missing_row_la_SOURCES = tests/broken/missing-row.c tests/broken/broken.h
tests_broken_missing_row_la_LDFLAGS = $(test_module_ldflags)
tests_broken_missing_row_la_LIBADD = $(test_module_libadd)

tests_broken_over_at_once_la_SOURCES = tests/broken/over-at-once.c tests/broken/broken.h
tests_broken_over_at_once_la_LDFLAGS = $(test_module_ldflags)
tests_broken_over_at_once_la_LIBADD = $(test_module_libadd)

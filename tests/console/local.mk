# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the program's own parts is linked with them as well:
#   check_PROGRAMS += tests/console/test-NOUN
#   tests_console_test_NOUN_LDADD = $(console_ldadd)
# A test that plays the toy game gets it, and a session, from lamp-session.h.

check_PROGRAMS += \
  tests/console/test-aimed-at \
  tests/console/test-alike \
  tests/console/test-changes \
  tests/console/test-complete \
  tests/console/test-draw \
  tests/console/test-draw-grid \
  tests/console/test-glossary \
  tests/console/test-idle \
  tests/console/test-in-order \
  tests/console/test-linear \
  tests/console/test-lucky \
  tests/console/test-news \
  tests/console/test-offers \
  tests/console/test-opening-moves \
  tests/console/test-options \
  tests/console/test-paths \
  tests/console/test-prompts \
  tests/console/test-save-text \
  tests/console/test-steady \
  tests/console/test-threats \
  tests/console/test-typed \
  tests/console/test-warnings \
  tests/console/test-why \
  tests/console/test-winning \
  tests/console/test-words \
  tests/console/test-worlds

long_tests += tests/console/odd.sh
dist_check_SCRIPTS += \
  tests/console/ahead.sh \
  tests/console/analyse.sh \
  tests/console/authors.sh \
  tests/console/bare.sh \
  tests/console/continue.sh \
  tests/console/editor.sh \
  tests/console/entrances.sh \
  tests/console/far-zone.sh \
  tests/console/files.sh \
  tests/console/first-page.sh \
  tests/console/hand-texts.sh \
  tests/console/hang-up.sh \
  tests/console/hot-seat.sh \
  tests/console/interrupts.sh \
  tests/console/kill.sh \
  tests/console/later-parts.sh \
  tests/console/lesson.sh \
  tests/console/linear.sh \
  tests/console/long-lines.sh \
  tests/console/look-back.sh \
  tests/console/never-played.sh \
  tests/console/new-game.sh \
  tests/console/no-terminal.sh \
  tests/console/output.sh \
  tests/console/pager.sh \
  tests/console/partners.sh \
  tests/console/puzzle.sh \
  tests/console/records.sh \
  tests/console/resize.sh \
  tests/console/saves.sh \
  tests/console/shell.sh \
  tests/console/sides.sh \
  tests/console/since.sh \
  tests/console/spared.sh \
  tests/console/stops.sh \
  tests/console/tab.sh \
  tests/console/terminal.sh \
  tests/console/thinking.sh \
  tests/console/undo.sh \
  tests/console/walk.sh \
  tests/console/warnings.sh \
  tests/console/widths.sh \
  tests/console/windows.sh

EXTRA_DIST += tests/console/tmux.sh

# For entrances.sh: a module that tells when it is loaded, and journals with right sums.
test_modules += tests/console/planted

noinst_PROGRAMS += tests/console/frame
tests_console_frame_SOURCES = tests/console/frame.c
tests_console_frame_LDADD = $(sortie_all)

console_table = \
  tests/console/table.c \
  tests/console/table.h
lamp_session = \
  tests/console/lamp-session.c \
  tests/console/lamp-session.h

tests_console_test_aimed_at_LDADD = $(console_ldadd)
tests_console_test_alike_SOURCES = tests/console/test-alike.c $(console_table)
tests_console_test_alike_LDADD = $(console_ldadd)
tests_console_test_changes_SOURCES = tests/console/test-changes.c $(console_table)
tests_console_test_changes_LDADD = $(console_ldadd)
tests_console_test_complete_SOURCES = tests/console/test-complete.c $(lamp_session)
tests_console_test_complete_LDADD = tests/toy/libtoy.a $(console_ldadd)
tests_console_test_draw_SOURCES = tests/console/test-draw.c tests/console/sketches.h
tests_console_test_draw_LDADD = $(console_ldadd)
tests_console_test_draw_grid_SOURCES = tests/console/test-draw-grid.c tests/console/sketches.h
tests_console_test_draw_grid_LDADD = $(console_ldadd)
tests_console_test_offers_SOURCES = tests/console/test-offers.c $(console_table) tests/summoner-wars/lay.h
tests_console_test_offers_LDADD = $(console_ldadd)
tests_console_test_opening_moves_SOURCES = tests/console/test-opening-moves.c $(console_table)
tests_console_test_opening_moves_LDADD = $(console_ldadd)
tests_console_test_options_LDADD = $(console_ldadd)
tests_console_test_paths_LDADD = $(console_ldadd)
tests_console_test_prompts_LDADD = $(console_ldadd)
tests_console_test_save_text_LDADD = $(console_ldadd)
tests_console_test_news_LDADD = $(console_ldadd)
tests_console_test_steady_SOURCES = tests/console/test-steady.c tests/console/sketches.h
tests_console_test_steady_LDADD = $(console_ldadd)
tests_console_test_typed_SOURCES = tests/console/test-typed.c $(lamp_session)
tests_console_test_typed_LDADD = tests/toy/libtoy.a $(console_ldadd)
tests_console_test_warnings_SOURCES = tests/console/test-warnings.c $(console_table)
tests_console_test_warnings_LDADD = $(console_ldadd)
tests_console_test_glossary_LDADD = $(console_ldadd)
tests_console_test_idle_SOURCES = tests/console/test-idle.c $(console_table)
tests_console_test_idle_LDADD = $(console_ldadd)
tests_console_test_in_order_SOURCES = tests/console/test-in-order.c $(console_table)
tests_console_test_in_order_LDADD = $(console_ldadd)
tests_console_test_linear_SOURCES = tests/console/test-linear.c $(console_table)
tests_console_test_linear_LDADD = $(console_ldadd)
tests_console_test_lucky_SOURCES = tests/console/test-lucky.c $(console_table)
tests_console_test_lucky_LDADD = $(console_ldadd)
tests_console_test_threats_SOURCES = tests/console/test-threats.c $(console_table)
tests_console_test_threats_LDADD = $(console_ldadd)
tests_console_test_why_LDADD = $(console_ldadd)
tests_console_test_words_LDADD = $(console_ldadd)
tests_console_test_winning_SOURCES = tests/console/test-winning.c $(lamp_session)
tests_console_test_winning_LDADD = tests/toy/libtoy.a $(console_ldadd)
tests_console_test_worlds_LDADD = $(console_ldadd)

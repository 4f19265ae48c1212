# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/siegestorm.la

# All but the table, which tests replace.
noinst_LTLIBRARIES += games/siegestorm/libparts.la
games_siegestorm_libparts_la_LDFLAGS = $(libtool_ldflags)
games_siegestorm_libparts_la_SOURCES = \
  games/siegestorm/answers.c \
  games/siegestorm/boss-special.c \
  games/siegestorm/boss-turn.c \
  games/siegestorm/boss.c \
  games/siegestorm/boss.h \
  games/siegestorm/check.c \
  games/siegestorm/clauses.c \
  games/siegestorm/clauses.h \
  games/siegestorm/commands.c \
  games/siegestorm/commits.h \
  games/siegestorm/course.c \
  games/siegestorm/decks.c \
  games/siegestorm/decks.h \
  games/siegestorm/demands.c \
  games/siegestorm/demands.h \
  games/siegestorm/elements.c \
  games/siegestorm/elimination.c \
  games/siegestorm/elimination.h \
  games/siegestorm/evaluate.c \
  games/siegestorm/event-boss.c \
  games/siegestorm/event-cards.c \
  games/siegestorm/event-units.c \
  games/siegestorm/events.c \
  games/siegestorm/events.h \
  games/siegestorm/features.c \
  games/siegestorm/flanks.c \
  games/siegestorm/flanks.h \
  games/siegestorm/keywords.c \
  games/siegestorm/links.c \
  games/siegestorm/links.h \
  games/siegestorm/menace.c \
  games/siegestorm/orders.c \
  games/siegestorm/orders.h \
  games/siegestorm/payment.c \
  games/siegestorm/payment.h \
  games/siegestorm/phases.c \
  games/siegestorm/phases.h \
  games/siegestorm/procs.c \
  games/siegestorm/procs.h \
  games/siegestorm/reasons.c \
  games/siegestorm/reasons.h \
  games/siegestorm/rules.c \
  games/siegestorm/rules.h \
  games/siegestorm/sayings.c \
  games/siegestorm/seats.c \
  games/siegestorm/seats.h \
  games/siegestorm/sets.c \
  games/siegestorm/setup.c \
  games/siegestorm/setup.h \
  games/siegestorm/show-circle.c \
  games/siegestorm/show-parts.c \
  games/siegestorm/show.c \
  games/siegestorm/show.h \
  games/siegestorm/sides.c \
  games/siegestorm/sides.h \
  games/siegestorm/spaces.c \
  games/siegestorm/state.h \
  games/siegestorm/steps.c \
  games/siegestorm/steps.h \
  games/siegestorm/storm.c \
  games/siegestorm/table.c \
  games/siegestorm/table.h \
  games/siegestorm/units.c \
  games/siegestorm/verbs.c \
  games/siegestorm/verbs.h \
  games/siegestorm/verdicts.c \
  games/siegestorm/verdicts.h \
  games/siegestorm/warnings.c \
  games/siegestorm/words.c \
  games/siegestorm/words.h
games_siegestorm_la_SOURCES = games/siegestorm/game.c
games_siegestorm_la_LDFLAGS = $(game_module_ldflags)
games_siegestorm_la_LIBADD = games/siegestorm/libparts.la $(DEPS_LIBS)
EXTRA_games_siegestorm_la_DEPENDENCIES = libsortie.la

# SPDX-License-Identifier: GPL-3.0-or-later
# framework/kit: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/kit/apart.c \
  framework/kit/apart.h \
  framework/kit/check-answers.c \
  framework/kit/check-decks.c \
  framework/kit/check-events.c \
  framework/kit/check-game.c \
  framework/kit/check-game.h \
  framework/kit/check-journal.c \
  framework/kit/check-known.c \
  framework/kit/check-language.c \
  framework/kit/check-leaving.c \
  framework/kit/check-limits.c \
  framework/kit/check-match.c \
  framework/kit/check-moves.c \
  framework/kit/check-report.c \
  framework/kit/check-state.c \
  framework/kit/check-terms.c \
  framework/kit/check-told.c \
  framework/kit/check-tries.c \
  framework/kit/check-worlds.c \
  framework/kit/check-worlds.h \
  framework/kit/conformance.c \
  framework/kit/coverage.c \
  framework/kit/coverage.h \
  framework/kit/internal.h \
  framework/kit/lesson.c \
  framework/kit/pack.c \
  framework/kit/play.c \
  framework/kit/progress.c \
  framework/kit/puzzle.c \
  framework/kit/rematch.c \
  framework/kit/scenario-cards.c \
  framework/kit/scenario-chance.c \
  framework/kit/scenario-expect.c \
  framework/kit/scenario-file.h \
  framework/kit/scenario-idle.c \
  framework/kit/scenario-ledger.c \
  framework/kit/scenario-moves.c \
  framework/kit/scenario-parse.c \
  framework/kit/scenario-position.c \
  framework/kit/scenario-recall.c \
  framework/kit/scenario-report.c \
  framework/kit/scenario-run.h \
  framework/kit/scenario-setup.c \
  framework/kit/scenario-solve.c \
  framework/kit/scenario-table.c \
  framework/kit/scenario-teach.c \
  framework/kit/scenario-words.c \
  framework/kit/scenario.c \
  framework/kit/shorten.c \
  framework/kit/solver.c \
  framework/kit/text-fault.c \
  framework/kit/tries.c \
  framework/kit/worlds.c

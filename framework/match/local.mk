# SPDX-License-Identifier: GPL-3.0-or-later
# framework/match: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_match_HEADERS.

sortie_matchdir = $(includedir)/sortie/match
sortie_match_HEADERS = \
  framework/match/deal.h \
  framework/match/forecast.h \
  framework/match/head.h \
  framework/match/journal-file.h \
  framework/match/journal.h \
  framework/match/match.h \
  framework/match/playout.h \
  framework/match/replay.h \
  framework/match/spec.h

libsortie_la_SOURCES += \
  framework/match/choice.c \
  framework/match/deal.c \
  framework/match/ends.c \
  framework/match/forecast.c \
  framework/match/head.c \
  framework/match/internal.h \
  framework/match/journal-file.c \
  framework/match/journal.c \
  framework/match/ledger.c \
  framework/match/log.c \
  framework/match/log.h \
  framework/match/match.c \
  framework/match/playout.c \
  framework/match/record.c \
  framework/match/replay.c \
  framework/match/spec-choices.c \
  framework/match/spec-words.c \
  framework/match/spec-words.h \
  framework/match/spec.c \
  framework/match/undo-why.c \
  framework/match/undo.c

# Scenarios and the conformance kit.
sortie_match_HEADERS += \
  framework/match/feed.h \
  framework/match/scenario.h \
  framework/match/verify.h
libsortie_la_SOURCES += \
  framework/match/feed-foresee.c \
  framework/match/feed-internal.h \
  framework/match/feed-step.c \
  framework/match/feed.c
libsortie_la_SOURCES += \
  framework/match/scenario-cards.c \
  framework/match/scenario-chance.c \
  framework/match/scenario-expect.c \
  framework/match/scenario-file.h \
  framework/match/scenario-idle.c \
  framework/match/scenario-ledger.c \
  framework/match/scenario-moves.c \
  framework/match/scenario-parse.c \
  framework/match/scenario-position.c \
  framework/match/scenario-recall.c \
  framework/match/scenario-run.h \
  framework/match/scenario-table.c \
  framework/match/scenario-table.h \
  framework/match/scenario-words.c \
  framework/match/scenario.c
libsortie_la_SOURCES += \
  framework/match/verify-answers.c \
  framework/match/verify-decks.c \
  framework/match/verify-events.c \
  framework/match/verify-game.c \
  framework/match/verify-game.h \
  framework/match/verify-journal.c \
  framework/match/verify-known.c \
  framework/match/verify-language.c \
  framework/match/verify-limits.c \
  framework/match/verify-match.c \
  framework/match/verify-moves.c \
  framework/match/verify-report.c \
  framework/match/verify-state.c \
  framework/match/verify-terms.c \
  framework/match/verify-told.c \
  framework/match/verify-tries.c \
  framework/match/verify-worlds.c \
  framework/match/verify-worlds.h \
  framework/match/verify.c

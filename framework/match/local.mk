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
  framework/match/feeder.c \
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
  framework/match/spec.c \
  framework/match/undo-why.c \
  framework/match/undo.c

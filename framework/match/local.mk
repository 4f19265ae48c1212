# SPDX-License-Identifier: GPL-3.0-or-later
# framework/match: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/match/choice.c \
  framework/match/deal.c \
  framework/match/deal.h \
  framework/match/ends.c \
  framework/match/entry.c \
  framework/match/feeder.c \
  framework/match/forecast.c \
  framework/match/front-end.h \
  framework/match/head.c \
  framework/match/internal.h \
  framework/match/journal-file.c \
  framework/match/journal.c \
  framework/match/last-blow.c \
  framework/match/ledger.c \
  framework/match/log.c \
  framework/match/log.h \
  framework/match/losses.c \
  framework/match/match.c \
  framework/match/opening.c \
  framework/match/playout.c \
  framework/match/playout.h \
  framework/match/record.c \
  framework/match/replay.c \
  framework/match/spec-choices.c \
  framework/match/spec-words.c \
  framework/match/spec.c \
  framework/match/spec.h \
  framework/match/standings.c \
  framework/match/summary.c \
  framework/match/undo-why.c \
  framework/match/undo.c \
  framework/match/whole.h

# SPDX-License-Identifier: GPL-3.0-or-later
# framework/reader: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/reader/complete.c \
  framework/reader/dead-end.c \
  framework/reader/explain.c \
  framework/reader/feed-line.c \
  framework/reader/feed.c \
  framework/reader/fill-in.c \
  framework/reader/find-move.c \
  framework/reader/find-on-table.c \
  framework/reader/first.c \
  framework/reader/foresee.c \
  framework/reader/internal.h \
  framework/reader/lexicon.c \
  framework/reader/line.c \
  framework/reader/lookup.c \
  framework/reader/near.c \
  framework/reader/offers.c \
  framework/reader/read.c \
  framework/reader/reader.h \
  framework/reader/refuse-name.c \
  framework/reader/rewrite.c \
  framework/reader/spell.c \
  framework/reader/words.c

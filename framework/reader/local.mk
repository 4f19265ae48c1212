# SPDX-License-Identifier: GPL-3.0-or-later
# framework/reader: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/reader/ahead.c \
  framework/reader/begun.c \
  framework/reader/feed.c \
  framework/reader/internal.h \
  framework/reader/lexicon.c \
  framework/reader/line.c \
  framework/reader/offers.c \
  framework/reader/parse-offered.c \
  framework/reader/parse-table.c \
  framework/reader/parse-words.c \
  framework/reader/parse.c \
  framework/reader/parse.h \
  framework/reader/read.c \
  framework/reader/why.c

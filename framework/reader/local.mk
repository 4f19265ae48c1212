# SPDX-License-Identifier: GPL-3.0-or-later
# framework/reader: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_reader_HEADERS.

sortie_readerdir = $(includedir)/sortie/reader
sortie_reader_HEADERS = \
  framework/reader/feed.h \
  framework/reader/lexicon.h \
  framework/reader/reader.h

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

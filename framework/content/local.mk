# SPDX-License-Identifier: GPL-3.0-or-later
# framework/content: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_content_HEADERS.

sortie_contentdir = $(includedir)/sortie/content
sortie_content_HEADERS = \
  framework/content/deck.h \
  framework/content/lint.h \
  framework/content/loader.h \
  framework/content/manual.h \
  framework/content/rulebook.h \
  framework/content/schema.h

libsortie_la_SOURCES += \
  framework/content/deck.c \
  framework/content/fingerprint.c \
  framework/content/load-deck.c \
  framework/content/load-definition.c \
  framework/content/lint.c \
  framework/content/load-file.c \
  framework/content/load-group.c \
  framework/content/load-index.c \
  framework/content/load-parts.c \
  framework/content/load-values.c \
  framework/content/load.h \
  framework/content/loader.c \
  framework/content/manual.c \
  framework/content/numbers.c \
  framework/content/rulebook.c \
  framework/content/schema-build.c \
  framework/content/schema-language.c \
  framework/content/schema.c

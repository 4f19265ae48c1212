# SPDX-License-Identifier: GPL-3.0-or-later
# framework/base: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_base_HEADERS.

sortie_basedir = $(includedir)/sortie/base
sortie_base_HEADERS = \
  framework/base/bytes.h \
  framework/base/errors.h \
  framework/base/interrupt.h \
  framework/base/marks.h \
  framework/base/rng.h \
  framework/base/text.h \
  framework/base/version.h \
  framework/base/words.h \
  framework/base/xml.h

libsortie_la_SOURCES += \
  framework/base/bytes.c \
  framework/base/errors.c \
  framework/base/file.c \
  framework/base/file.h \
  framework/base/hash.c \
  framework/base/i18n.h \
  framework/base/rng.c \
  framework/base/text.c \
  framework/base/version.c \
  framework/base/words.c \
  framework/base/xml-gate.c \
  framework/base/xml-gate.h \
  framework/base/xml-parse.c \
  framework/base/xml-parse.h \
  framework/base/xml.c

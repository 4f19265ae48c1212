# SPDX-License-Identifier: GPL-3.0-or-later
# framework/base: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/base/bytes.c \
  framework/base/bytes.h \
  framework/base/errors.c \
  framework/base/errors.h \
  framework/base/file.c \
  framework/base/file.h \
  framework/base/hash.c \
  framework/base/i18n.h \
  framework/base/internal.h \
  framework/base/rng.c \
  framework/base/rng.h \
  framework/base/scenario-words.c \
  framework/base/scenario-words.h \
  framework/base/text.c \
  framework/base/text.h \
  framework/base/version.c \
  framework/base/words.c \
  framework/base/xml-gate.c \
  framework/base/xml-parse.c \
  framework/base/xml.c \
  framework/base/xml.h

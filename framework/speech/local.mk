# SPDX-License-Identifier: GPL-3.0-or-later
# framework/speech: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/speech/blanks.c \
  framework/speech/check-sayings.c \
  framework/speech/event-text.c \
  framework/speech/event-text.h \
  framework/speech/front-end.h \
  framework/speech/internal.h \
  framework/speech/lasting.c \
  framework/speech/move-key.c \
  framework/speech/move-text.c \
  framework/speech/names.c \
  framework/speech/offer.c \
  framework/speech/order.c \
  framework/speech/phrases.c \
  framework/speech/phrases.h \
  framework/speech/printer-members.c \
  framework/speech/printer-moments.c \
  framework/speech/printer-names.c \
  framework/speech/printer-steps.c \
  framework/speech/printer-use.c \
  framework/speech/printer-words.c \
  framework/speech/printer.c \
  framework/speech/prompt.c \
  framework/speech/refusal.c \
  framework/speech/rounds.c \
  framework/speech/sayings.c \
  framework/speech/variants.c \
  framework/speech/verdict.c

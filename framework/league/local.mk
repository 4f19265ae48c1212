# SPDX-License-Identifier: GPL-3.0-or-later
# framework/league: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/league/arena.c \
  framework/league/internal.h \
  framework/league/league.c \
  framework/league/league.h \
  framework/league/observe.c \
  framework/league/programme.c

# SPDX-License-Identifier: GPL-3.0-or-later
# framework/player: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/player/ahead.c \
  framework/player/bot.c \
  framework/player/budget.c \
  framework/player/front-end.h \
  framework/player/greedy.c \
  framework/player/hunch.c \
  framework/player/hunch.h \
  framework/player/internal.h \
  framework/player/random.c \
  framework/player/search-chance.c \
  framework/player/search-compare.c \
  framework/player/search-insight.c \
  framework/player/search-moves.c \
  framework/player/search-opinion.c \
  framework/player/search.c \
  framework/player/search.h \
  framework/player/tree.c \
  framework/player/tree.h

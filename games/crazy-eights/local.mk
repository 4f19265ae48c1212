# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/crazy-eights.la

games_crazy_eights_la_SOURCES = \
  games/crazy-eights/events.c \
  games/crazy-eights/game.c \
  games/crazy-eights/state.h \
  games/crazy-eights/table.c \
  games/crazy-eights/verbs.c
games_crazy_eights_la_LDFLAGS = $(game_module_ldflags)
games_crazy_eights_la_LIBADD = $(DEPS_LIBS)
EXTRA_games_crazy_eights_la_DEPENDENCIES = libsortie.la

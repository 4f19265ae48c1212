# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/hearts.la

games_hearts_la_SOURCES = \
  games/hearts/events.c \
  games/hearts/game.c \
  games/hearts/state.h \
  games/hearts/table.c \
  games/hearts/verbs.c
games_hearts_la_LDFLAGS = $(game_module_ldflags)
games_hearts_la_LIBADD = $(DEPS_LIBS)
EXTRA_games_hearts_la_DEPENDENCIES = libsortie.la

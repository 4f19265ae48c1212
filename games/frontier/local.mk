# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/frontier.la

games_frontier_la_SOURCES = \
  games/frontier/events.c \
  games/frontier/game.c \
  games/frontier/state.h \
  games/frontier/table.c \
  games/frontier/verbs.c
games_frontier_la_LDFLAGS = $(game_module_ldflags)
games_frontier_la_LIBADD = $(DEPS_LIBS)
EXTRA_games_frontier_la_DEPENDENCIES = libsortie.la

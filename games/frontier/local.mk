# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/frontier.la

games_frontier_la_SOURCES = \
  games/frontier/check.c \
  games/frontier/evaluate.c \
  games/frontier/events.c \
  games/frontier/game.c \
  games/frontier/game.h \
  games/frontier/procs.c \
  games/frontier/rules.c \
  games/frontier/rules.h \
  games/frontier/setup.c \
  games/frontier/show.c \
  games/frontier/state.h \
  games/frontier/table.c \
  games/frontier/verbs.c \
  games/frontier/words.c
games_frontier_la_LDFLAGS = $(game_module_ldflags)
games_frontier_la_LIBADD = libsortie.la $(DEPS_LIBS)

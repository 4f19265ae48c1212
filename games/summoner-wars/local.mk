# SPDX-License-Identifier: GPL-3.0-or-later

games_LTLIBRARIES += games/summoner-wars.la

games_summoner_wars_la_SOURCES = \
  games/summoner-wars/abilities.c \
  games/summoner-wars/abilities.h \
  games/summoner-wars/activation.c \
  games/summoner-wars/activation.h \
  games/summoner-wars/answers.c \
  games/summoner-wars/attack.c \
  games/summoner-wars/attack.h \
  games/summoner-wars/between.c \
  games/summoner-wars/check.c \
  games/summoner-wars/collateral.c \
  games/summoner-wars/commands.c \
  games/summoner-wars/damage.c \
  games/summoner-wars/decks.c \
  games/summoner-wars/decks.h \
  games/summoner-wars/destroy.c \
  games/summoner-wars/dice.c \
  games/summoner-wars/discard.c \
  games/summoner-wars/elements.c \
  games/summoner-wars/elimination.c \
  games/summoner-wars/elimination.h \
  games/summoner-wars/elsewhen.c \
  games/summoner-wars/evaluate.c \
  games/summoner-wars/events.c \
  games/summoner-wars/events.h \
  games/summoner-wars/further.c \
  games/summoner-wars/game.c \
  games/summoner-wars/granted.c \
  games/summoner-wars/links.c \
  games/summoner-wars/links.h \
  games/summoner-wars/look.c \
  games/summoner-wars/look.h \
  games/summoner-wars/magic.c \
  games/summoner-wars/march.c \
  games/summoner-wars/move.c \
  games/summoner-wars/move.h \
  games/summoner-wars/odds.c \
  games/summoner-wars/odds.h \
  games/summoner-wars/orders.c \
  games/summoner-wars/paths.c \
  games/summoner-wars/paths.h \
  games/summoner-wars/phases.c \
  games/summoner-wars/phases.h \
  games/summoner-wars/procs.c \
  games/summoner-wars/procs.h \
  games/summoner-wars/reach.c \
  games/summoner-wars/reach.h \
  games/summoner-wars/reasons.c \
  games/summoner-wars/regrets.c \
  games/summoner-wars/rules.c \
  games/summoner-wars/rules.h \
  games/summoner-wars/sayings.c \
  games/summoner-wars/sets.c \
  games/summoner-wars/setup.c \
  games/summoner-wars/setup.h \
  games/summoner-wars/show.c \
  games/summoner-wars/spaces.c \
  games/summoner-wars/spaces.h \
  games/summoner-wars/state.h \
  games/summoner-wars/steps.c \
  games/summoner-wars/steps.h \
  games/summoner-wars/strike-frame.h \
  games/summoner-wars/strike.c \
  games/summoner-wars/strike.h \
  games/summoner-wars/summon.c \
  games/summoner-wars/table.c \
  games/summoner-wars/table.h \
  games/summoner-wars/threats.c \
  games/summoner-wars/threats.h \
  games/summoner-wars/verbs.c \
  games/summoner-wars/verbs.h \
  games/summoner-wars/walk.c \
  games/summoner-wars/walk.h \
  games/summoner-wars/warnings.c \
  games/summoner-wars/ways.c \
  games/summoner-wars/words.c \
  games/summoner-wars/words.h
games_summoner_wars_la_LDFLAGS = $(game_module_ldflags)
games_summoner_wars_la_LIBADD = $(DEPS_LIBS)
EXTRA_games_summoner_wars_la_DEPENDENCIES = libsortie.la

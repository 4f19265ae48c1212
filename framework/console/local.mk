# SPDX-License-Identifier: GPL-3.0-or-later
# framework/console: the program. All of it but main.c is a convenience
# library, so that tests can link it too (see tests/console/local.mk).

bin_PROGRAMS += sortie
sortie_SOURCES = framework/console/main.c
sortie_LDADD = libconsole.la libsortie.la $(READLINE_LIBS) $(DEPS_LIBS)

noinst_LTLIBRARIES += libconsole.la
libconsole_la_CFLAGS = $(AM_CFLAGS) $(READLINE_CFLAGS)
libconsole_la_LIBADD = libsortie.la $(READLINE_LIBS) $(DEPS_LIBS)
libconsole_la_SOURCES = \
  framework/console/about.c \
  framework/console/ahead.c \
  framework/console/ahead.h \
  framework/console/app.c \
  framework/console/app.h \
  framework/console/arrange.c \
  framework/console/arrange.h \
  framework/console/best.c \
  framework/console/best.h \
  framework/console/card-text.c \
  framework/console/card-text.h \
  framework/console/choices.c \
  framework/console/choices.h \
  framework/console/cmd-card.c \
  framework/console/cmd-explain.c \
  framework/console/cmd-help.c \
  framework/console/cmd-ledger.c \
  framework/console/cmd-match.c \
  framework/console/cmd-moves.c \
  framework/console/cmd-recall.c \
  framework/console/cmd-rules.c \
  framework/console/cmd-show.c \
  framework/console/commands.c \
  framework/console/commands.h \
  framework/console/complete.c \
  framework/console/complete.h \
  framework/console/cost.c \
  framework/console/cost.h \
  framework/console/draw-boxes.c \
  framework/console/draw-grid.c \
  framework/console/draw.c \
  framework/console/draw.h \
  framework/console/drawing.h \
  framework/console/example.c \
  framework/console/example.h \
  framework/console/game-help.c \
  framework/console/game-help.h \
  framework/console/game-text.c \
  framework/console/game-text.h \
  framework/console/grid-cells.c \
  framework/console/grid-drawing.h \
  framework/console/grid-names.c \
  framework/console/grid-names.h \
  framework/console/grid-short.c \
  framework/console/grid-short.h \
  framework/console/hot-seat.c \
  framework/console/hot-seat.h \
  framework/console/input.c \
  framework/console/input.h \
  framework/console/language.c \
  framework/console/language.h \
  framework/console/linear.c \
  framework/console/lookup-cards.c \
  framework/console/lookup.c \
  framework/console/lookup.h \
  framework/console/moves.c \
  framework/console/moves.h \
  framework/console/new-match.c \
  framework/console/new-match.h \
  framework/console/now.c \
  framework/console/now.h \
  framework/console/options.c \
  framework/console/options.h \
  framework/console/out.c \
  framework/console/out.h \
  framework/console/own-decks.c \
  framework/console/own-decks.h \
  framework/console/pager.c \
  framework/console/pager.h \
  framework/console/pages.c \
  framework/console/pages.h \
  framework/console/paths.c \
  framework/console/paths.h \
  framework/console/pause.c \
  framework/console/pause.h \
  framework/console/pick.c \
  framework/console/pick.h \
  framework/console/rules-text.c \
  framework/console/rules-text.h \
  framework/console/run-auto.c \
  framework/console/run-cards.c \
  framework/console/run-content.c \
  framework/console/run-deck.c \
  framework/console/run-menu.c \
  framework/console/run-play.c \
  framework/console/run-replay.c \
  framework/console/run-rules.c \
  framework/console/run-scenario.c \
  framework/console/run-verify.c \
  framework/console/save-text.c \
  framework/console/save-text.h \
  framework/console/saves.c \
  framework/console/saves.h \
  framework/console/search.c \
  framework/console/search.h \
  framework/console/seats.c \
  framework/console/session.c \
  framework/console/session.h \
  framework/console/signals.c \
  framework/console/signals.h \
  framework/console/subcommands.c \
  framework/console/table.c \
  framework/console/table.h \
  framework/console/terms.c \
  framework/console/terms.h \
  framework/console/typed.c \
  framework/console/typed.h \
  framework/console/until.c \
  framework/console/until.h \
  framework/console/use-module.c \
  framework/console/use-module.h \
  framework/console/waiting.c \
  framework/console/waiting.h \
  framework/console/why-not.c \
  framework/console/why-not.h

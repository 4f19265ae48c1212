# SPDX-License-Identifier: GPL-3.0-or-later
# framework/console: the program. All of it but main.c is a convenience
# library, so that tests can link it too (see tests/console/local.mk).

bin_PROGRAMS += sortie
sortie_SOURCES = framework/console/programs/main.c
sortie_LDFLAGS = $(libtool_ldflags)
sortie_LDADD = libconsole.a libsortie.la $(console_libs)

noinst_LIBRARIES += libconsole.a
# Position-independent, so that the data of the library stays in it.
libconsole_a_CFLAGS = $(AM_CFLAGS) -fPIC $(READLINE_CFLAGS) $(JSON_CFLAGS)
console_libs = $(READLINE_LIBS) $(JSON_LIBS) $(DEPS_LIBS) -lm

# Screen: the terminal; input, output, drawing, texts of cards and rules; knows no match.
libconsole_a_SOURCES = \
  framework/console/screen/card-text.c \
  framework/console/screen/draw-boxes.c \
  framework/console/screen/draw-grid.c \
  framework/console/screen/draw-steady.c \
  framework/console/screen/draw-words.c \
  framework/console/screen/draw.c \
  framework/console/screen/drawing.h \
  framework/console/screen/game-text.c \
  framework/console/screen/grid-cells.c \
  framework/console/screen/grid-halves.c \
  framework/console/screen/grid-names.c \
  framework/console/screen/grid-short.c \
  framework/console/screen/input.c \
  framework/console/screen/input.h \
  framework/console/screen/language.c \
  framework/console/screen/language.h \
  framework/console/screen/linear.c \
  framework/console/screen/out.c \
  framework/console/screen/out.h \
  framework/console/screen/pager.c \
  framework/console/screen/pages.c \
  framework/console/screen/paths.c \
  framework/console/screen/paths.h \
  framework/console/screen/progress.c \
  framework/console/screen/rules-text.c \
  framework/console/screen/screen.h \
  framework/console/screen/signals.c \
  framework/console/screen/signals.h \
  framework/console/screen/terms.c \
  framework/console/screen/waiting.c \
  framework/console/screen/yes-no.c

# Session: one match at one screen: who reads, what was told, the list of moves.
libconsole_a_SOURCES += \
  framework/console/session/after-move.c \
  framework/console/session/aimed-at.c \
  framework/console/session/alike-answers.c \
  framework/console/session/child-turn.c \
  framework/console/session/child.c \
  framework/console/session/course.c \
  framework/console/session/course.h \
  framework/console/session/goal.c \
  framework/console/session/hand-texts.c \
  framework/console/session/hot-seat.c \
  framework/console/session/idle.c \
  framework/console/session/in-force.c \
  framework/console/session/move-cost.c \
  framework/console/session/move-list.c \
  framework/console/session/move-list.h \
  framework/console/session/move-offer.c \
  framework/console/session/move-words.c \
  framework/console/session/news-paragraph.c \
  framework/console/session/news-paragraph.h \
  framework/console/session/news.c \
  framework/console/session/news.h \
  framework/console/session/opening-moves.c \
  framework/console/session/pause.c \
  framework/console/session/records.c \
  framework/console/session/save-text.c \
  framework/console/session/saves.c \
  framework/console/session/saves.h \
  framework/console/session/seats.c \
  framework/console/session/sensible.c \
  framework/console/session/session.c \
  framework/console/session/session.h \
  framework/console/session/settings.c \
  framework/console/session/show.c \
  framework/console/session/skipped.c \
  framework/console/session/state.c \
  framework/console/session/state.h \
  framework/console/session/stops.c \
  framework/console/session/table-changes.c \
  framework/console/session/thinking.c \
  framework/console/session/typed-ahead.c \
  framework/console/session/use-module.c \
  framework/console/session/warnings.c \
  framework/console/session/who-plays.c

# Commands: what a person can type besides moves.
libconsole_a_SOURCES += \
  framework/console/commands/asked.c \
  framework/console/commands/cmd-aside.c \
  framework/console/commands/cmd-card.c \
  framework/console/commands/cmd-done.c \
  framework/console/commands/cmd-explain.c \
  framework/console/commands/cmd-help.c \
  framework/console/commands/cmd-here.c \
  framework/console/commands/cmd-hint.c \
  framework/console/commands/cmd-ledger.c \
  framework/console/commands/cmd-match.c \
  framework/console/commands/cmd-moves.c \
  framework/console/commands/cmd-odds.c \
  framework/console/commands/cmd-recall.c \
  framework/console/commands/cmd-records.c \
  framework/console/commands/cmd-rules.c \
  framework/console/commands/cmd-seat.c \
  framework/console/commands/cmd-show.c \
  framework/console/commands/cmd-stops.c \
  framework/console/commands/cmd-warnings.c \
  framework/console/commands/cmd-what.c \
  framework/console/commands/command.c \
  framework/console/commands/commands.c \
  framework/console/commands/commands.h \
  framework/console/commands/complete.c \
  framework/console/commands/example.c \
  framework/console/commands/explain-value.c \
  framework/console/commands/later-step.c \
  framework/console/commands/lookup.c \
  framework/console/commands/lookup.h \
  framework/console/commands/own-words.c \
  framework/console/commands/pieces.c \
  framework/console/commands/search.c \
  framework/console/commands/steps.c \
  framework/console/commands/threats.c \
  framework/console/commands/typed-number.c \
  framework/console/commands/typed.c \
  framework/console/commands/typed.h \
  framework/console/commands/winning.c

# League: the results of many games: kept, played, added up, shown.
libconsole_a_SOURCES += \
  framework/console/league/estimate.c \
  framework/console/league/estimate.h \
  framework/console/league/league.h \
  framework/console/league/lines.c \
  framework/console/league/merge.c \
  framework/console/league/names.c \
  framework/console/league/plots.c \
  framework/console/league/report.c \
  framework/console/league/results.c \
  framework/console/league/run.c \
  framework/console/league/tables.c \
  framework/console/league/tally.c \
  framework/console/league/workers.c

# Programs: the subcommands of sortie, the menu, the loop.
libconsole_a_SOURCES += \
  framework/console/programs/about.c \
  framework/console/programs/again.c \
  framework/console/programs/app.c \
  framework/console/programs/arrange.c \
  framework/console/programs/choices.c \
  framework/console/programs/courses.c \
  framework/console/programs/deck-words.c \
  framework/console/programs/edit-commands.c \
  framework/console/programs/edit-comments.c \
  framework/console/programs/edit-deck.c \
  framework/console/programs/edit-find.c \
  framework/console/programs/edit-save.c \
  framework/console/programs/edit-show.c \
  framework/console/programs/edit.h \
  framework/console/programs/game-help.c \
  framework/console/programs/guided.c \
  framework/console/programs/learn.c \
  framework/console/programs/line.c \
  framework/console/programs/loop.c \
  framework/console/programs/menu-decks.c \
  framework/console/programs/menu-matches.c \
  framework/console/programs/menu-saves.c \
  framework/console/programs/menu.c \
  framework/console/programs/menu.h \
  framework/console/programs/new-match.c \
  framework/console/programs/options.c \
  framework/console/programs/options.h \
  framework/console/programs/own-decks.c \
  framework/console/programs/pick.c \
  framework/console/programs/pile-text.c \
  framework/console/programs/programs.h \
  framework/console/programs/puzzle.c \
  framework/console/programs/run-analyse.c \
  framework/console/programs/run-auto.c \
  framework/console/programs/run-cards.c \
  framework/console/programs/run-complete.c \
  framework/console/programs/run-content.c \
  framework/console/programs/run-deck.c \
  framework/console/programs/run-decks.c \
  framework/console/programs/run-edit.c \
  framework/console/programs/run-league.c \
  framework/console/programs/run-menu.c \
  framework/console/programs/run-new-game.c \
  framework/console/programs/run-play.c \
  framework/console/programs/run-records.c \
  framework/console/programs/run-replay.c \
  framework/console/programs/run-rules.c \
  framework/console/programs/run-scenario.c \
  framework/console/programs/run-serve.c \
  framework/console/programs/run-verify.c \
  framework/console/programs/start.c \
  framework/console/programs/subcommands.c \
  framework/console/programs/walk-read.c \
  framework/console/programs/walk.c

# Shell completion: small scripts that ask the program (run-complete.c).
bashcompletiondir = $(datadir)/bash-completion/completions
dist_bashcompletion_DATA = framework/console/shell/sortie
zshcompletiondir = $(datadir)/zsh/site-functions
dist_zshcompletion_DATA = framework/console/shell/_sortie

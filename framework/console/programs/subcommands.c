/* SPDX-License-Identifier: GPL-3.0-or-later */
/* subcommands.c: the table of the subcommands. */
#include "config.h"

#include "console/programs/programs.h"

#include "base/i18n.h"
#include <sortie/base.h>

#define ANY G_MAXUINT

const ConsoleSubcommand console_subcommands[] = {
  { .words = "", .help = N_ ("a menu: a new match, or one that was saved"),
    .run = console_run_menu },
  { .name = "play", .words = "GAME", .most = 1, .chooses = TRUE,
    .help = N_ ("play a match here"),
    .run = console_run_play },
  { .name = "learn", .words = "GAME [LESSON]", .least = 1, .most = 2,
    .help = N_ ("a lesson of about ten minutes, step by step"),
    .run = console_run_learn },
  { .name = "puzzles", .words = "GAME [NUMBER]", .least = 1, .most = 2,
    .help = N_ ("positions in which you have to find the move that wins, or saves you"),
    .run = console_run_puzzles },
  { .name = "auto", .words = "GAME", .least = 1, .most = 1, .chooses = TRUE,
    .help = N_ ("let programs play; prints the journal, its last line is the result"),
    .run = console_run_auto },
  { .name = "serve", .words = "GAME", .least = 1, .most = 1, .chooses = TRUE,
    .help = N_ ("let another program play: one request and one answer a line, in JSON"),
    .run = console_run_serve },
  { .name = "replay", .words = "FILE", .least = 1, .most = 1, .pages = TRUE,
    .help = N_ ("replay a journal and show it, or only check it"),
    .run = console_run_replay },
  { .name = "matches", .words = "GAME", .least = 1, .most = 1, .pages = TRUE,
    .help = N_ ("the matches of a game that are kept, finished or not"),
    .run = console_run_matches },
  { .name = "records", .words = "GAME", .least = 1, .most = 1, .pages = TRUE,
    .help = N_ ("how often you have won a game, and with what"),
    .run = console_run_records },
  { .name = "analyse", .words = "FILE [BUDGET]", .least = 1, .most = 2,
    .help = N_ ("replay a journal and show which moves cost most, according to the program "
                "“search”"),
    .run = console_run_analyse },
  { .name = "scenario", .words = "FILE...", .least = 1, .most = ANY,
    .help = N_ ("run scenarios: positions, moves and what must follow"),
    .run = console_run_scenario },
  { .name = "verify", .words = "MODULE", .least = 1, .most = 1, .chooses = TRUE,
    .help = N_ ("play random games of a module and check every invariant"),
    .run = console_run_verify },
  { .name = "new-game", .words = "NAME", .least = 1, .most = 1,
    .help = N_ ("write a folder with a small game, for you to change"),
    .run = console_run_new_game },
  { .name = "league", .words = "GAME | merge FILE...", .least = 1, .most = ANY, .chooses = TRUE,
    .help = N_ ("let programs play many games, and compare decks, opponents and programs"),
    .run = console_run_league },
  { .name = "lint", .words = "PATH...", .least = 1, .most = ANY,
    .help = N_ ("check content files"),
    .run = console_run_lint },
  { .name = "describe", .words = "[WORD]", .most = 1, .pages = TRUE,
    .help = N_ ("explain the language in which cards are written"),
    .run = console_run_describe },
  { .name = "cards", .words = "GAME [NAME]", .least = 1, .most = ANY, .pages = TRUE,
    .help = N_ ("the cards of a game, or one of them"),
    .run = console_run_cards },
  { .name = "decks", .words = "GAME [WORD]", .least = 1, .most = 2, .pages = TRUE,
    .help = N_ ("the decks of a game: who leads them, how they play, how hard that is; or those of "
                "which that says a word, such as easy"),
    .run = console_run_decks },
  { .name = "deck", .words = "check FILE... | show FILE | copy GAME DECK | edit GAME [FILE | DECK]",
    .least = 1, .most = ANY, .pages = TRUE,
    .help = N_ ("your own decks: check one, show one, copy a ready-made one to a file, or edit one"),
    .run = console_run_deck },
  { .name = "rules", .words = "GAME [NUMBER]", .least = 1, .most = ANY, .pages = TRUE,
    .help = N_ ("the rules of a game by number, or those that mention a word"),
    .run = console_run_rules },
  { .name = "complete", .words = "-- WORD...", .most = ANY,
    .help = N_ ("what the last word of a command line may become, for the shell"),
    .run = console_run_complete },
  { .run = NULL },
};

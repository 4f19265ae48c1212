/* SPDX-License-Identifier: GPL-3.0-or-later */
/* subcommands.c: the table of the subcommands. */
#include "console/programs/programs.h"

#include "base/i18n.h"

#define ANY G_MAXUINT

const ConsoleSubcommand console_subcommands[] = {
  { .words = "", .run = console_run_menu,
    .help = N_ ("a menu: a new match, or one that was saved") },
  { .name = "play", .words = "GAME", .most = 1, .chooses = TRUE, .run = console_run_play,
    .help = N_ ("play a match here") },
  { .name = "learn", .words = "GAME [LESSON]", .least = 1, .most = 2, .run = console_run_learn,
    .help = N_ ("a lesson of about ten minutes, step by step") },
  { .name = "puzzles", .words = "GAME [NUMBER]", .least = 1, .most = 2, .run = console_run_puzzles,
    .help = N_ ("positions in which you have to find the move that wins, or saves you") },
  { .name = "auto", .words = "GAME", .least = 1, .most = 1, .chooses = TRUE, .run = console_run_auto,
    .help = N_ ("let programs play; prints the journal, its last line is the result") },
  { .name = "serve", .words = "GAME", .least = 1, .most = 1, .chooses = TRUE, .run = console_run_serve,
    .help = N_ ("let another program play: one request and one answer a line, in JSON") },
  { .name = "replay", .words = "FILE", .least = 1, .most = 1, .pages = TRUE, .run = console_run_replay,
    .help = N_ ("replay a journal and show it, or only check it") },
  { .name = "matches", .words = "[GAME] | delete FILE...", .most = ANY, .pages = TRUE, .run = console_run_matches,
    .help = N_ ("the matches of a game that are kept, finished or not; or delete some, after a question") },
  { .name = "records", .words = "[GAME]", .most = 1, .pages = TRUE, .run = console_run_records,
    .help = N_ ("how often you have won a game, and with what") },
  { .name = "analyse", .words = "FILE [BUDGET]", .least = 1, .most = 2, .run = console_run_analyse,
    .help = N_ ("replay a journal and show which moves cost most, according to the program “search”") },
  { .name = "scenario", .words = "FILE...", .least = 1, .most = ANY, .run = console_run_scenario,
    .help = N_ ("run scenarios: positions, moves and what must follow") },
  { .name = "verify", .words = "MODULE", .least = 1, .most = 1, .chooses = TRUE, .run = console_run_verify,
    .help = N_ ("play random games of a module and check every invariant") },
  { .name = "new-game", .words = "NAME", .least = 1, .most = 1, .run = console_run_new_game,
    .help = N_ ("write a folder with a small game, for you to change") },
  { .name = "league", .words = "GAME | merge FILE...", .least = 1, .most = ANY, .chooses = TRUE,
    .run = console_run_league,
    .help = N_ ("let programs play many games, and compare decks, opponents and programs") },
  { .name = "lint", .words = "PATH...", .least = 1, .most = ANY, .run = console_run_lint,
    .help = N_ ("check content files") },
  { .name = "describe", .words = "[WORD | GAME]", .most = 1, .pages = TRUE, .run = console_run_describe,
    .help = N_ ("explain the language in which cards are written: a word of it, or all with --manual") },
  { .name = "schema", .words = "GAME", .least = 1, .most = 1, .run = console_run_schema,
    .help = N_ ("print the XML Schema of a game's cards, for editors") },
  { .name = "cards", .words = "GAME [NAME]", .least = 1, .most = ANY, .pages = TRUE, .run = console_run_cards,
    .help = N_ ("the cards of a game, or one of them") },
  { .name = "decks", .words = "GAME [WORD]", .least = 1, .most = 2, .pages = TRUE, .run = console_run_decks,
    .help = N_ ("the decks of a game: who leads them, how they play, how hard that is; or those of which that says a "
                "word, such as easy") },
  { .name = "deck", .words = "check FILE... | show FILE | copy GAME DECK | edit GAME [FILE | DECK]", .least = 1,
    .most = ANY, .pages = TRUE, .run = console_run_deck,
    .help = N_ ("your own decks: check one, show one, print a ready-made one as a file for you to keep, or edit one") },
  { .name = "rules", .words = "GAME [NUMBER]", .least = 1, .most = ANY, .pages = TRUE, .run = console_run_rules,
    .help = N_ ("the rules of a game by number, or those that mention a word") },
  { .name = "complete", .words = "-- WORD...", .most = ANY, .run = console_run_complete,
    .help = N_ ("what the last word of a command line may become, for the shell") },
  { .run = NULL },
};

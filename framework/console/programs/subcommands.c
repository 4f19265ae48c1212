/* SPDX-License-Identifier: GPL-3.0-or-later */
/* subcommands.c: the table of the subcommands. */
#include "config.h"

#include "console/programs/app.h"

#include "base/i18n.h"

const ConsoleSubcommand console_subcommands[] = {
  { NULL, "", 0, 0, FALSE, N_ ("a menu: a new match, or one that was saved"), console_run_menu },
  { "play", "GAME", 0, 1, TRUE, N_ ("play a match here"), console_run_play },
  { "auto", "GAME", 1, 1, TRUE,
    N_ ("let programs play; prints the journal, its last line is the result"), console_run_auto },
  { "replay", "FILE", 1, 1, FALSE, N_ ("play a journal again and show it, or only verify it"),
    console_run_replay, TRUE },
  { "scenario", "FILE...", 1, G_MAXUINT, FALSE,
    N_ ("run scenarios: positions, moves, and what must hold"), console_run_scenario },
  { "verify", "MODULE", 1, 1, TRUE,
    N_ ("play random games of a module and check all that must hold"), console_run_verify },
  { "lint", "PATH...", 1, G_MAXUINT, FALSE, N_ ("check content files"), console_run_lint },
  { "describe", "[WORD]", 0, 1, FALSE, N_ ("explain the words in which cards are written"),
    console_run_describe, TRUE },
  { "cards", "GAME [NAME]", 1, G_MAXUINT, FALSE, N_ ("the cards of a game, or one of them"),
    console_run_cards, TRUE },
  { "deck", "check FILE... | show FILE | copy GAME DECK", 1, G_MAXUINT, FALSE,
    N_ ("decks of one's own: whether they are legal, what is in them, a ready-made one as a file"),
    console_run_deck, TRUE },
  { "rules", "GAME [NUMBER]", 1, G_MAXUINT, FALSE,
    N_ ("the rules of a game by number, or those that speak of a word"), console_run_rules, TRUE },
  { .run = NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.c: the table of the commands. */
#include "config.h"

#include "console/commands/commands.h"

#include "base/i18n.h"
#include <sortie/base.h>

/* names may contain spaces: no upper bound */
#define ANY G_MAXUINT

const ConsoleCommand console_commands[] = {
  { .name = "help", .words = "[WORD]", .takes = CONSOLE_TAKES_COMMAND, .most = ANY,
    .help = N_ ("this list, or more about one command, move or ability"),
    .run = console_command_help },
  { .name = "?", .words = "[WORD]", .takes = CONSOLE_TAKES_COMMAND, .most = ANY,
    .help = N_ ("what is asked now, what is usual, and what to type"),
    .run = console_command_here },
  { .name = "moves", .words = "[VERB or THING]", .takes = CONSOLE_TAKES_THING, .most = ANY,
    .help = N_ ("the legal moves, numbered; or those with one verb or one thing; type a number to "
                "play one"),
    .run = console_command_moves },
  { .name = "show", .words = "[WHAT]", .takes = CONSOLE_TAKES_THING, .most = ANY,
    .help = N_ ("the table; or a pile, a seat, a place"),
    .run = console_command_show },
  { .name = "hand", .words = "",
    .help = N_ ("your hand, with the full text of its cards"),
    .run = console_command_hand, .is_of_use = console_hands_are_there },
  { .name = "look", .words = "[WHAT]", .takes = CONSOLE_TAKES_THING, .most = ANY,
    .help = N_ ("the same as show"),
    .run = console_command_show },
  { .name = "card", .words = "NAME [--program]", .takes = CONSOLE_TAKES_CARD, .least = 1, .most = ANY,
    .help = N_ ("what a card or ability says, and with --program what it does"),
    .run = console_command_card },
  { .name = "explain", .words = "CARD|SEAT [VALUE [AGAINST]]", .takes = CONSOLE_TAKES_VALUE, .least = 1, .most = ANY,
    .help = N_ ("where a value comes from; or all values that differ from the printed ones"),
    .run = console_command_explain },
  { .name = "why", .words = "MOVE", .takes = CONSOLE_TAKES_MOVE, .least = 1, .most = ANY,
    .help = N_ ("why a move is legal or not, without making it"),
    .run = console_command_why },
  { .name = "hint", .words = "[BUDGET]", .most = 1,
    .help = N_ ("the best moves, as the program “search” sees them; or after BUDGET: 2000 simulations, 5s"),
    .run = console_command_hint },
  { .name = "search", .words = "why", .least = 1, .most = 1,
    .help = N_ ("what the program “search” thought before its last move"),
    .run = console_command_search, .is_of_use = console_search_plays },
  { .name = "rules", .words = "[NUMBER or WORD]", .takes = CONSOLE_TAKES_RULE, .most = ANY,
    .help = N_ ("a rule, by its number; or the rules that mention a word"),
    .run = console_command_rules, .is_of_use = console_rules_are_there },
  { .name = "recall", .words = "",
    .help = N_ ("the cards that you have seen and that are hidden now"),
    .run = console_command_recall },
  { .name = "log", .words = "[N]", .most = 1,
    .help = N_ ("the last lines of what happened, or the last N"),
    .run = console_command_log },
  { .name = "back", .words = "",
    .help = N_ ("cancel the unfinished move"),
    .run = console_command_back },
  { .name = "undo", .words = "[N or turn]", .most = 1,
    .help = N_ ("go back to your last decision, N decisions or the start of your turn, if nobody "
                "has learned anything since"),
    .run = console_command_undo },
  { .name = "seat", .words = "SEAT=WHO", .least = 1, .most = 1,
    .help = N_ ("who plays a seat from now on: human, or a program"),
    .run = console_command_seat },
  { .name = "stops", .words = "[all, some or own]", .most = 1,
    .help = N_ ("when you are asked: at every chance, where you can do something, or only in your "
                "own turn"),
    .run = console_command_stops },
  { .name = "save", .words = "[FILE]", .takes = CONSOLE_TAKES_FILE, .most = 1,
    .help = N_ ("where the match is saved; or save it in FILE from now on"),
    .run = console_command_save },
  { .name = "load", .words = "FILE", .takes = CONSOLE_TAKES_FILE, .least = 1, .most = 1,
    .help = N_ ("leave this match and continue the one in FILE"),
    .run = console_command_load },
  { .name = "concede", .words = "",
    .help = N_ ("concede the match"),
    .run = console_command_concede },
  { .name = "offer-draw", .words = "",
    .help = N_ ("offer a draw, or agree to one"),
    .run = console_command_draw, .is_of_use = console_draw_is_possible },
  { .name = "quit", .words = "",
    .help = N_ ("leave the match; it can be continued"),
    .run = console_command_quit },
  { .name = NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* app.h: what every subcommand is given, and the subcommands. */
#pragma once
#include "console/screen/input.h"
#include "console/programs/options.h"
#include "console/screen/out.h"
#include "module/module.h"
G_BEGIN_DECLS

struct ConsoleApp
{
  const ConsoleOptions *options;
  ConsoleOut *out, *err;
  ConsoleInput *input; /* NULL until somebody reads: console_app_input() */
  SortiePaths paths;
};

/* Everything that the options ask of the two outputs is done. */
ConsoleApp *console_app_new (const ConsoleOptions *options);
void console_app_free (ConsoleApp *app);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleApp, console_app_free)

ConsoleInput *console_app_input (ConsoleApp *app);

/* The word number @i behind the subcommand, NULL when there are fewer. */
const char *console_app_word (const ConsoleApp *app, guint i);

/* Says the error and frees it; returns what the program ends with. */
ConsoleStatus console_app_fail (ConsoleApp *app, GError *error);

/* The last thing that is done: closes standard output. What the program ends with: @status, but a
 * failure where not all that was to be shown has arrived. */
ConsoleStatus console_app_end (ConsoleApp *app, ConsoleStatus status);

/* A game by its id, with its translations, which signals interrupt (signals.h). NULL: @error with the
 * nearest match. */
SortieModule *console_app_module (ConsoleApp *app, const char *id, GError **error);

/* The same for an argument of the command line where a game is meant, GAME or MODULE: with a slash
 * in it that may be the path of a module. Nothing else may. */
SortieModule *console_app_module_argument (ConsoleApp *app, const char *word, GError **error);

/* The table of the subcommands. Each is in the file of its name. */
extern const ConsoleSubcommand console_subcommands[];
ConsoleStatus console_run_menu (ConsoleApp *app);
ConsoleStatus console_run_play (ConsoleApp *app);
ConsoleStatus console_run_auto (ConsoleApp *app);
ConsoleStatus console_run_replay (ConsoleApp *app);
ConsoleStatus console_run_scenario (ConsoleApp *app);
ConsoleStatus console_run_verify (ConsoleApp *app);
ConsoleStatus console_run_lint (ConsoleApp *app);
ConsoleStatus console_run_describe (ConsoleApp *app);
ConsoleStatus console_run_cards (ConsoleApp *app);
ConsoleStatus console_run_deck (ConsoleApp *app);
ConsoleStatus console_run_rules (ConsoleApp *app);

/* What --version says. */
void console_about (ConsoleApp *app);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-rules.c: sortie rules GAME [NUMBER|WORD...] */
#include "config.h"

#include "console/programs/programs.h"
#include "console/commands/lookup.h"
#include "console/commands/commands.h"
#include <sortie/game.h>

/* The words behind the game, which the shell cut up; NULL: there are none. (transfer full) */
static char *
asked_for (const ConsoleApp *app)
{
  g_autoptr (GPtrArray) words = g_ptr_array_copy (app->options->words, NULL, NULL);

  g_ptr_array_add (words, NULL);
  return words->len > 2 ? console_join ((char **) words->pdata + 1) : NULL;
}

ConsoleStatus
console_run_rules (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  g_autofree char *asked = asked_for (app);

  return module != NULL && console_rules_say (app->out, module, asked, error) ? CONSOLE_OK : CONSOLE_FAILED;
}

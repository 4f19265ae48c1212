/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-rules.c: sortie rules GAME [NUMBER|WORD...]: rules by number or subject. */
#include "console/programs/programs.h"
#include "console/commands/lookup.h"

ConsoleStatus
console_run_rules (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  const GPtrArray *words = app->options->words;
  /* the words after the game, which the shell split */
  g_autofree char *asked = words->len > 1 ? console_join ((char **) words->pdata + 1) : NULL;

  return module != NULL && console_rules_say (app->out, module, asked, error) ? CONSOLE_OK : CONSOLE_FAILED;
}

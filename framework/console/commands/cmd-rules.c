/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include "console/screen/rules-text.h"

void
console_command_rules (ConsoleSession *session, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *asked = words[0] != NULL ? console_join (words) : NULL;

  if (!console_rules_say (session->out, session->module, asked, &error))
    console_session_refuse (session, error->message);
}

gboolean
console_rules_are_there (ConsoleSession *session)
{
  const SortieRulebook *book = sortie_module_rulebook (session->module, NULL);

  return book == NULL || book->n_rules > 0;
}

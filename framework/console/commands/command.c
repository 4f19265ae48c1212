/* SPDX-License-Identifier: GPL-3.0-or-later */
/* command.c: one of the commands that a session was handed. */
#include "config.h"

#include "console/commands/commands.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>

/* Short for "help", as everywhere. */
#define HELP_SIGN "?"

const ConsoleCommand *
console_command_find (const ConsoleSession *session, const char *name)
{
  if (strcmp (name, HELP_SIGN) == 0)
    name = "help";
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (g_ascii_strcasecmp (c->name, name) == 0)
      return c;
  return NULL;
}

gboolean
console_command_is_offered (ConsoleSession *session, const ConsoleCommand *command)
{
  return command->is_of_use == NULL || command->is_of_use (session);
}

void
console_command_refuse_usage (ConsoleSession *session, const ConsoleCommand *command)
{
  g_autofree char *usage = g_strdup_printf ("%s %s", command->name, command->words);
  g_autofree char *sentence =
      sortie_sentence (_ ("It is written: {command}"), "command", g_strchomp (usage), NULL);

  console_session_refuse (session, sentence);
}

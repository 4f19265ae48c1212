/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk-read.c: the commands of a match that only read, for whoever looks back at one (programs.h). */
#include "console/programs/programs.h"

#include "base/text.h"
#include "console/commands/commands.h"

static gboolean
only_reads (const ConsoleCommand *command)
{
  static void (*const reading[]) (ConsoleSession *, char **)
      = { console_command_show,    console_command_hand, console_command_what,   console_command_linear,
          console_command_effects, console_command_card, console_command_explain };

  for (guint i = 0; i < G_N_ELEMENTS (reading); i++)
    if (command->run == reading[i])
      return TRUE;
  return FALSE;
}

gboolean
console_walk_spares (ConsoleApp *app, SortieModule *module, SortieMatch *match)
{
  g_autoptr (ConsoleSession) session
      = console_session_new (app->out, console_app_input (app), &app->paths, module, match, NULL);
  gboolean spares;

  session->looks_back = TRUE;
  spares = console_stops_spare (session);
  /* they are the replay's */
  session->module = NULL;
  session->match = NULL;
  return spares;
}

gboolean
console_walk_read (ConsoleApp *app, SortieModule *module, SortieMatch *match, guint8 seat, const char *line)
{
  g_auto (GStrv) words = sortie_words_split (line);
  g_autoptr (ConsoleSession) session = NULL;
  const ConsoleCommand *command;

  if (words[0] == NULL)
    return FALSE;
  session = console_session_new (app->out, console_app_input (app), &app->paths, module, match, NULL);
  session->commands = console_commands;
  session->looks_back = TRUE;
  session->sitting = seat;
  command = console_command_find (session, words[0]);
  if (command != NULL && !only_reads (command))
    command = NULL;
  if (command != NULL
      && (g_strv_length (words + 1) < command->least || g_strv_length (words + 1) > command->most))
    console_command_refuse_usage (session, command);
  else if (command != NULL)
    command->run (session, words + 1);
  /* they are the replay's */
  session->module = NULL;
  session->match = NULL;
  return command != NULL;
}

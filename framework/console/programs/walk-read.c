/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk-read.c: the commands of a match that only read, for whoever looks back at one (programs.h). */
#include "console/programs/programs.h"

#include "base/text.h"

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
  if (command != NULL && !command->looks_back)
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

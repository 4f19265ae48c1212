/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-records.c: the saved matches of this game and their results. */
#include "console/commands/commands.h"
#include "console/session/saves.h"

void
console_command_records (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  console_records_say (session->out, session->module);
  console_records_say_source (session->out);
}

void
console_command_matches (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  console_matches_say (session->out, &session->module, 1);
}

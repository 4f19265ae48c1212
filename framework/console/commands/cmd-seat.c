/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-seat.c: who plays which seat; changes who plays one. */
#include "console/commands/commands.h"
#include "console/commands/lookup.h"

/* A bot that takes over in the middle of a match has the same seed as one that continues. */
#define SEED 0

void
console_command_seat (ConsoleSession *session, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *who = console_join (words); /* "Player Two=greedy" */

  if (words[0] == NULL)
    console_session_say_seats (session);
  else if (console_session_seat (session, who, SEED, &error))
    console_session_say_players (session);
  else
    /* the nearest name is a question: did you mean "greedy"? */
    console_session_refuse_fill (session, g_str_has_suffix (error->message, "?") ? "{why}" : _ ("{why}."), "why",
                                 error->message, NULL);
}

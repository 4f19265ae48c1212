/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-aside.c: lessons and puzzles, played while the match waits, and the analysis that comes after it. */
#include "console/commands/commands.h"

gboolean
console_asides_are_there (ConsoleSession *session)
{
  return session->aside != NULL;
}

static void
play_aside (ConsoleSession *session, const char *what, char **words)
{
  if (session->aside == NULL)
    {
      console_session_refuse (session, _ ("Not here: “quit” leaves."));
      return;
    }
  session->aside (session, what, words);
  /* the screen no longer shows the table */
  g_clear_pointer (&session->drawn.table, g_free);
  session->question.is_shown = FALSE;
}

void
console_command_learn (ConsoleSession *session, char **words)
{
  play_aside (session, "learn", words);
}

void
console_command_puzzles (ConsoleSession *session, char **words)
{
  play_aside (session, "puzzles", words);
}

/* While the match goes on, it would tell what the others hold. */
void
console_command_analyse (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  if (session->path == NULL)
    console_out_say (session->out,
                     _ ("That comes after the match: the menu offers it then, for a match that is saved."));
  else
    console_out_fill (session->out,
                      _ ("That comes after the match: the menu offers it then, and so does “sortie analyse {file}” "
                         "in a shell."),
                      "file", session->path, NULL);
  console_out_fill (session->out, _ ("“{hint}” tells the best moves now."), "hint", _ ("hint"), NULL);
}

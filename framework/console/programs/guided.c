/* SPDX-License-Identifier: GPL-3.0-or-later */
/* guided.c: the prompt of a lesson or a puzzle, whose guide decides what happens between two lines. */
#include "console/programs/programs.h"

#include "base/text.h"

/* commands of a match that would leave the guide's path */
static const char *const not_here[] = { "undo", "redo", "save", "load", "concede", "offer-draw", "seat", "learn",
                                        "puzzles", NULL };

static void
refuse_here (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  console_session_refuse (session, session->guided ? _ ("Not in a lesson: “quit” leaves it.")
                                                   : _ ("Not in a puzzle: “quit” leaves it."));
}

static gboolean
is_never_of_use (G_GNUC_UNUSED ConsoleSession *session)
{
  return FALSE;
}

/* @own, and then the commands of a match that it does not replace. (transfer full): the last one has no name */
static ConsoleCommand *
commands_with (const ConsoleCommand *own)
{
  GArray *all = g_array_new (TRUE, FALSE, sizeof (ConsoleCommand));

  for (const ConsoleCommand *c = own; c->name != NULL; c++)
    g_array_append_val (all, *c);
  for (const ConsoleCommand *c = console_commands; c->name != NULL; c++)
    {
      const ConsoleCommand refused = { .name = c->name, .words = "", .most = G_MAXUINT, .help = "",
                                       .run = refuse_here, .is_of_use = is_never_of_use };

      if (SORTIE_FIND_ROW (own, c->name) < 0)
        g_array_append_vals (all, g_strv_contains (not_here, c->name) ? &refused : c, 1);
    }
  return (ConsoleCommand *) (gpointer) g_array_free (all, FALSE);
}

ConsoleSession *
console_guided_new (ConsoleApp *app, SortieModule *module, SortieMatch *match, const ConsoleCommand *own,
                    gpointer player)
{
  ConsoleSession *session = console_session_new (app->out, console_app_input (app), &app->paths, module, match, NULL);

  session->commands = commands_with (own);
  session->look = console_line_look;
  session->player = player;
  console_input_set_above (session->input, (ConsoleAbove){ console_session_show_again, session });
  console_input_set_complete (session->input, console_complete, session);
  console_loop_take_match (session, match);
  return session;
}

void
console_guided_free (ConsoleSession *session)
{
  if (session == NULL)
    return;
  console_input_set_complete (session->input, NULL, NULL);
  console_input_set_above (session->input, (ConsoleAbove){ .write = NULL });
  g_clear_pointer (&session->match, sortie_match_free); /* while the guide, which listens to it, is there */
  session->module = NULL;                               /* it was lent */
  g_free ((gpointer) session->commands);
  console_session_free (session);
}

gboolean
console_guided_read (ConsoleSession *session, gboolean asks, char **ret_typed)
{
  g_autofree char *typed = NULL;
  ConsoleGot got;

  *ret_typed = NULL;
  if ((asks || session->waiting.command) && console_loop_finish_line (session))
    return TRUE;
  if (asks)
    console_session_prompt (session);
  got = asks ? console_session_read (session, CONSOLE_PROMPT, &typed)
             : console_input_read (session->input, CONSOLE_PROMPT, &typed);
  if (got == CONSOLE_GOT_TOO_MUCH)
    console_session_refuse (session, typed);
  else if (got == CONSOLE_GOT_LINE)
    *ret_typed = g_strdup (g_strstrip (typed));
  return got == CONSOLE_GOT_TOO_MUCH || got == CONSOLE_GOT_LINE;
}

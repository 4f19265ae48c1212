/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-replay.c: sortie replay FILE: a journal is played again, and compared line by line. */
#include "config.h"

#include "console/app.h"

#include "base/i18n.h"
#include "console/saves.h"
#include "console/session.h"

/* "ok 212 moves 0123456789abcdef": for programs, so in no language. */
static void
say_checked (ConsoleApp *app, const SortieMatch *match)
{
  const SortieState *s = sortie_match_play (match)->s;
  g_autofree char *line =
      g_strdup_printf ("ok %u moves %016" G_GINT64_MODIFIER "x", s->moves, sortie_state_hash (s));

  console_out_raw (app->out, line);
}

/* What the first person at the table saw, and how the table looks at the end. */
static void
show (ConsoleSession *session)
{
  g_autofree char *result = sortie_match_result_sentence (session->match);

  session->told = 0;
  console_session_tell (session);
  console_session_show (session);
  console_out_say_in (session->out, CONSOLE_STRONG, result);
}

static ConsoleStatus
run (ConsoleApp *app, GError **error)
{
  const char *path = console_app_word (app, 0);
  g_autofree char *game = console_save_game (path, error);
  g_autoptr (SortieModule) module = game != NULL ? console_app_module (app, game, error) : NULL;
  g_autoptr (SortieMatch) match = NULL;
  g_autoptr (ConsoleSession) session = NULL;
  g_autofree char *notice = NULL;

  if (module != NULL)
    match = sortie_match_open (module, path, &notice, error);
  if (match == NULL)
    return CONSOLE_FAILED;
  if (notice != NULL)
    console_out_say (app->err, notice);
  if (app->options->check)
    {
      say_checked (app, match);
      return CONSOLE_OK;
    }
  session = console_session_new (app->out, NULL, &app->paths, g_steal_pointer (&module),
                                 g_steal_pointer (&match), path);
  show (session);
  return CONSOLE_OK;
}

ConsoleStatus
console_run_replay (ConsoleApp *app)
{
  GError *error = NULL;
  ConsoleStatus status = run (app, &error);

  return error != NULL ? console_app_fail (app, error) : status;
}

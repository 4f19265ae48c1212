/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-auto.c: sortie auto GAME: bots play a match, and we print the journal. */
#include "console/programs/programs.h"

#include "base/text.h"
#include "match/front-end.h"

/* the bot for seats without a named player */
#define USUAL_BOT "greedy"

static void
print_line (gpointer data, const char *text)
{
  ConsoleOut *out = data;

  console_out_raw (out, text);
  console_out_flush (out);
}

static gboolean
seat_bots (ConsoleSession *session, const ConsoleOptions *options, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieModeDecl *mode = &setup->game->modes[setup->mode];
  const guint64 seed = sortie_match_seed (session->match);

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      g_autofree char *who = g_strdup_printf ("%s=%s", setup->seat_ids[seat], USUAL_BOT);

      if (!(mode->automatic >> seat & 1) && !console_session_seat (session, who, seed, error))
        return FALSE;
    }
  if (!console_session_seat_all (session, options->seats, seed, error))
    return FALSE;
  if (!console_session_has_people (session))
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                           _ ("only programs play here; people play with “sortie play”"));
}

/* Why the game has not ended normally; NULL: it has. (transfer full) */
static char *
describe_end (SortieMatch *match, guint n_stops)
{
  const SortiePlay *p = sortie_match_play (match);
  g_autofree char *stuck = sortie_match_stuck_sentence (match);

  if (stuck != NULL)
    return g_steal_pointer (&stuck);
  if (!sortie_match_is_over (match) && p->s->moves < p->setup->game->max_moves)
    return NULL; /* nobody reads any more */
  if (!sortie_match_is_over (match))
    return sortie_sentence (_ ("The game is not over after {n} moves, the most that it should "
                               "take."),
                            "n", SORTIE_DIGITS (p->s->moves), NULL);
  return n_stops > 0 ? sortie_match_result_sentence (match) : NULL;
}

/* Reports on standard error, since the journal goes to standard output: which limits of the game stopped
 * something, and how the game ended. FALSE: nothing went wrong. */
static gboolean
say_what_went_wrong (ConsoleApp *app, SortieMatch *match)
{
  g_auto (GStrv) stops = sortie_match_stops (match), cut = sortie_match_cut_lists (match);
  g_autofree char *end = describe_end (match, g_strv_length (stops));

  for (guint i = 0; stops[i] != NULL; i++)
    console_out_say_in (app->err, CONSOLE_WRONG, stops[i]);
  for (guint i = 0; cut[i] != NULL; i++)
    console_out_say_in (app->err, CONSOLE_WRONG, cut[i]);
  if (end != NULL)
    console_out_say_in (app->err, CONSOLE_WRONG, end);
  return end != NULL || cut[0] != NULL;
}

ConsoleStatus
console_run_auto (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  g_autoptr (SortieMatch) match = NULL;
  g_autoptr (ConsoleSession) session = NULL;
  g_autofree char *head = NULL;

  if (module != NULL)
    match = console_new_match (app, app->options, module, app->options->mode, NULL, NULL, error);
  if (match == NULL)
    return CONSOLE_FAILED;
  session = console_session_new (app->out, NULL, &app->paths, g_steal_pointer (&module),
                                 g_steal_pointer (&match), NULL);
  session->err = app->err;
  if (!console_set_move_time (session, app->options, error) || !seat_bots (session, app->options, error))
    {
      console_app_misread (error);
      return CONSOLE_FAILED;
    }
  if (app->options->save != NULL
      && !sortie_match_save_to (session->match, app->options->save, error))
    return CONSOLE_FAILED;
  head = sortie_match_journal (session->match);
  console_out_raw (app->out, head);
  sortie_match_on_line (session->match, print_line, app->out);
  console_loop_play_bots (session);
  if (!console_session_check_kept (session, error))
    return CONSOLE_FAILED;
  return say_what_went_wrong (app, session->match) ? CONSOLE_FAILED : CONSOLE_OK;
}

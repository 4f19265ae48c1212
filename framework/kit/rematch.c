/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rematch.c: the game as a match, played again or read from a journal. */
#include "kit/check-game.h"

SortieMatch *
verify_new_match (const VerifyGame *game, gboolean practice)
{
  SortieMatchSpec spec = verify_terms_spec (&game->terms, game->spec, game->seed);

  spec.practice = practice;
  return sortie_match_new (&spec, NULL);
}

gboolean
verify_play_steps (VerifyGame *game, VerifyCheck check, SortieMatch *match, guint first,
                   guint end)
{
  for (guint i = first; i < end; i++)
    {
      const VerifyStep *step = &g_array_index (game->steps, VerifyStep, i);

      if (!verify_that (game, check, sortie_match_play_move (match, step->seat, &step->move, NULL),
                        N_ ("move %u is refused in a match"), i + 1))
        return FALSE;
    }
  return TRUE;
}

SortieMatch *
verify_replay (const SortieModule *module, const char *text, gsize size, GError **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (text, size, VERIFY_JOURNAL, &notice, error);
  g_autoptr (SortieReplay) replay =
      journal != NULL ? sortie_replay_new (module, journal, VERIFY_JOURNAL, error) : NULL;
  GError *wrong = NULL;

  if (replay == NULL)
    return NULL;
  while (sortie_replay_step (replay, &wrong))
    ;
  if (wrong == NULL)
    return sortie_replay_finish (g_steal_pointer (&replay));
  g_propagate_error (error, wrong);
  return NULL;
}

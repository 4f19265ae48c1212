/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* conformance.c: games one after the other. */
#include "kit/check-game.h"

static gboolean
play_one (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, GError **error)
{
  VerifyGame *game = verify_game_new (spec, report, seed);
  gboolean played = verify_game_play (game, error);

  verify_game_free (game);
  return played;
}

SortieVerifyReport *
sortie_verify (const SortieVerifySpec *spec, GError **error)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new ();

  for (guint i = 0; i < spec->games; i++)
    {
      if (!play_one (spec, report, spec->seed + i, error))
        return NULL;
      report->games++;
      if (spec->progress != NULL)
        spec->progress (spec->data, report->games);
    }
  return g_steal_pointer (&report);
}

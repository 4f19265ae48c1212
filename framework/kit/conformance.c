/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* conformance.c: plays games one after another, in this process or in others. */
#include "kit/apart.h"
#include "kit/check-game.h"

#include <string.h>

/* How many games share a child process. */
#define GAMES_TOGETHER 10

/* Adds another report to @report. */
static gboolean
add_report (SortieVerifyReport *report, const SortieVerifyReport *other)
{
  g_autoptr (GVariant) packed = verify_pack (other, NULL);

  return verify_unpack (report, packed, NULL);
}

/* A bot that looks ahead crashes before anybody has made the faulty move. The same game without bots may show the
 * move. If not, @progress is restored. */
static gboolean
add_what_a_move_shows (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, VerifyProgress *progress)
{
  g_autoptr (SortieVerifyReport) plain = verify_report_new (spec->module);
  g_autofree VerifyProgress *before = g_memdup2 (progress, sizeof *progress);
  SortieVerifySpec without = *spec;

  without.bots = NULL;
  if (verify_apart (&without, plain, seed, 1, progress, spec->time_limit, NULL)
      && g_array_index (plain->checks, SortieVerifyCheck, VERIFY_R6).failed > 0)
    return add_report (report, plain);
  memcpy (progress, before, sizeof *progress);
  return FALSE;
}

static gboolean
play_one_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, VerifyProgress *progress,
                GError **error)
{
  g_autoptr (SortieVerifyReport) one = verify_report_new (spec->module);

  if (!verify_apart (spec, one, seed, 1, progress, spec->time_limit, error))
    return FALSE;
  return (*progress->bot != '\0' && spec->moves == NULL && add_what_a_move_shows (spec, report, seed, progress))
         || add_report (report, one);
}

/* Plays failed games, each in its own process. A failure is shortened at once, while its moves are known. */
static SortieVerifyReport *
play_each_apart (const SortieVerifySpec *spec, guint64 seed, guint n, VerifyProgress *progress,
                 GError **error)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new (spec->module);

  for (guint i = 0; i < n; i++)
    {
      guint before = report->failures->len;

      if (!play_one_apart (spec, report, seed + i, progress, error))
        return NULL;
      if (spec->moves == NULL)
        verify_shorten (spec, report, before, progress);
    }
  return g_steal_pointer (&report);
}

/* Plays several games in one process, because one may wrongly remember something of another. If one of them hangs, its
 * moves are known, and the others are not played again. */
static gboolean
play_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
            VerifyProgress *progress, GError **error)
{
  g_autoptr (SortieVerifyReport) together = verify_report_new (spec->module), each = NULL;

  if (!verify_apart (spec, together, seed, n, progress, spec->time_limit, error))
    return FALSE;
  if (together->failed == 0)
    return add_report (report, together);
  if (progress->given_up && n > 1)
    {
      if (spec->moves == NULL)
        verify_shorten (spec, together, 0, progress);
      return add_report (report, together);
    }
  each = play_each_apart (spec, seed, n, progress, error);
  return each != NULL && add_report (report, each->failed > 0 ? each : together);
}

static gboolean
play_all (const SortieVerifySpec *spec, SortieVerifyReport *report, VerifyProgress *progress,
          GError **error)
{
  guint most = progress != NULL ? GAMES_TOGETHER : 1;

  for (guint i = 0; i < spec->games; i += most)
    {
      guint64 seed = spec->seed + i;
      guint n = MIN (most, spec->games - i);

      if (!(progress != NULL ? play_apart (spec, report, seed, n, progress, error)
                             : verify_one (spec, report, seed, NULL, error)))
        return FALSE;
      report->games += n;
      if (progress != NULL && progress->given_up)
        break; /* each further game may take as long */
      if (spec->progress != NULL && !spec->progress (spec->data, report->games))
        break;
    }
  return TRUE;
}

SortieVerifyReport *
sortie_verify (const SortieVerifySpec *spec, GError **error)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new (spec->module);
  VerifyProgress *progress = spec->apart ? verify_progress_new () : NULL;
  gboolean played = play_all (spec, report, progress, error);

  verify_progress_free (progress);
  return played ? g_steal_pointer (&report) : NULL;
}

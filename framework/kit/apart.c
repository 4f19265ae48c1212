/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* apart.c: plays games in a child process, which writes what it found into a pipe. The moves are in memory that both
 * processes share. */
#include "kit/apart.h"
#include "kit/check-game.h"
#include "kit/child.h"
#include "base/i18n.h"
#include "base/file.h"

/* ---- The child ------------------------------------------------------------------------ */

/* The games that one process plays. */
typedef struct
{
  const SortieVerifySpec *spec;
  guint64 seed;
  guint n;
  VerifyProgress *progress;
} Games;

static gboolean
play_games (gpointer data, int fd)
{
  const Games *games = data;
  g_autoptr (SortieVerifyReport) report = verify_report_new (games->spec->module);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) packed = NULL;

  for (guint i = 0; i < games->n && error == NULL; i++)
    {
      VerifyProgress *progress = games->progress;

      progress->game = i;
      progress->n = progress->used = progress->cut = 0;
      verify_progress_do (progress, VERIFY_RESTS, "");
      *progress->trying = *progress->bot = '\0';
      (void) verify_one (games->spec, report, games->seed + i, progress, &error);
    }
  packed = verify_pack (report, error);
  return sortie_file_write_all (fd, g_variant_get_data (packed), g_variant_get_size (packed));
}

/* ---- The parent ----------------------------------------------------------------------- */

/* Games that were played in a child, and how the child ended. */
typedef struct
{
  const SortieVerifySpec *spec;
  SortieVerifyReport *report;
  guint64 seed;
  VerifyProgress *progress;
  VerifyChild child;
} Run;

/* What the child found. (transfer full) (nullable): a module that has overwritten its memory may have sent garbage */
static GVariant *
found_by (const Run *run)
{
  g_autoptr (GVariant) packed = g_variant_ref_sink (g_variant_new_from_data (
      VERIFY_PACKED, run->child.bytes->data, run->child.bytes->len, FALSE, NULL, NULL));

  return run->child.bytes->len > 0 && g_variant_is_normal_form (packed)
                 && verify_is_packed (run->report, packed)
             ? g_steal_pointer (&packed)
             : NULL;
}

/* Translators: found is how the game died, seat the id of the seat for which it was asked something. */
static const char *const tasks[VERIFY_N_TASKS] = {
  [VERIFY_SETS_UP] = N_ ("{found}, while the match was set up"),
  [VERIFY_EXAMINES] = N_ ("{found}, while the kit examined the position"),
  [VERIFY_LISTS] = N_ ("{found}, while it listed the moves of {seat}"),
  [VERIFY_WORDS] = N_ ("{found}, while it put the moves of {seat} into words"),
  [VERIFY_DRAWS] = N_ ("{found}, while it drew the table for {seat}"),
  [VERIFY_EVALUATES] = N_ ("{found}, while it evaluated the position for {seat}"),
  [VERIFY_TRANSLATES] = N_ ("{found}, while the kit asked {seat} in another language"),
  [VERIFY_COMPARES] = N_ ("{found}, while the kit compared positions that {seat} cannot tell apart"),
  [VERIFY_LEAVES] = N_ ("{found}, after {seat} conceded"),
  [VERIFY_REPLAYS] = N_ ("{found}, while the kit played the match again"),
  [VERIFY_PLAYS_ANOTHER] = N_ ("{found}, while the kit played another match of the same set-up"),
};

/* (transfer full) */
static char *
with_task (const VerifyProgress *progress, const char *found)
{
  if (*progress->bot != '\0')
    return sortie_sentence (_ ("{found}, while the bot “{bot}” was thinking"), "found", found, "bot",
                            progress->bot, NULL);
  if (progress->task >= VERIFY_N_TASKS || tasks[progress->task] == NULL)
    return g_strdup (found);
  return sortie_sentence (_ (tasks[progress->task]), "found", found, "seat", progress->reader, NULL);
}

/* Adds where it happened: after the last move. (transfer full) */
static char *
with_position (const VerifyProgress *progress, const char *found)
{
  g_autofree char *asked = with_task (progress, found);
  const char *last = verify_progress_last (progress);

  return last != NULL && progress->task < VERIFY_REPLAYS
             ? sortie_sentence (_ ("{found}; the last move was “{line}”"), "found", asked, "line", last, NULL)
             : g_steal_pointer (&asked);
}

/* Takes ownership of @death. (transfer full) */
static char *
with_what_was_done (const Run *run, char *death)
{
  g_autofree char *found = death;

  if (*run->progress->bot != '\0' || *run->progress->trying == '\0')
    return with_position (run->progress, found);
  /* Translators: line is a move, seat the id of the seat that would make it. */
  return sortie_sentence (_ ("{found}, while the kit tried “{line}” for {seat}"), "found", found, "line",
                          run->progress->trying, "seat", run->progress->seat, NULL);
}

static void
note_death (const Run *run, char *sentence)
{
  VerifyTerms terms = { 0 };
  guint64 seed = run->seed + run->progress->game;
  SortieVerifyFailure failure
      = { .check = VERIFY_R6, .seed = seed, .move = run->progress->n, .sentence = sentence };
  SortieVerifyCheck *check = &g_array_index (run->report->checks, SortieVerifyCheck, VERIFY_R6);

  verify_terms_draw (&terms, run->spec, seed);
  failure.player = g_strdup (terms.player);
  failure.command = verify_command (run->spec, seed, run->spec->moves);
  verify_terms_clear (&terms);
  run->report->failed += check->failed == 0;
  check->failed++;
  verify_keep_failure (run->report, &failure);
}

static gboolean
take_in (Run *run, GError **error)
{
  SortieVerifyCheck *check = &g_array_index (run->report->checks, SortieVerifyCheck, VERIFY_R6);
  char *death = verify_child_death (&run->child);
  g_autoptr (GVariant) packed = death == NULL ? found_by (run) : NULL;

  check->done++;
  run->progress->given_up = !run->child.in_time;
  if (packed != NULL)
    return verify_unpack (run->report, packed, error);
  if (death == NULL)
    death = g_strdup (_ ("the process that played it ended without reporting what it found"));
  note_death (run, with_what_was_done (run, death));
  return TRUE;
}

gboolean
verify_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
              VerifyProgress *progress, guint limit, GError **error)
{
  Games games = { spec, seed, n, progress };
  Run run = { spec, report, seed, progress, { NULL } };
  const VerifyPulse pulse = { &progress->beats, limit };
  gboolean taken;

  progress->game = 0;
  if (!verify_child_run (&run.child, spec->module, play_games, &games, n * limit, &pulse, error))
    return FALSE;
  taken = take_in (&run, error);
  verify_child_clear (&run.child);
  return taken;
}

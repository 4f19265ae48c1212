/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* shorten.c: finds the fewest moves after which a check still fails, by delta debugging (Zeller and Hildebrandt
 * 2002). It leaves out a part of the moves; if the same check still fails, the part stays out. Moves that are no
 * longer legal without others are left out automatically. */
#include "kit/apart.h"
#include "kit/check-game.h"

/* Seconds for all tries, and for one try that hangs. */
#define SECONDS_IN_ALL 30
#define SECONDS_EACH 5

/* Nobody reads or types more moves than this: then the command plays the whole game of that seed. */
#define MOST_MOVES 100

typedef struct
{
  const SortieVerifySpec *spec;
  guint64 seed;
  guint check;
  gint64 deadline;
  VerifyProgress *progress;
  GPtrArray *lines; /* (element-type utf8): the moves that are still needed, not owned */
  guint kept;       /* how many moves at the end always stay */
  gboolean plainly; /* bots are not asked, because one that looks ahead would fail without these moves */
} Shortening;

/* The lines without the @n from @from on, NULL-terminated. (transfer container) */
static GPtrArray *
without (const GPtrArray *lines, guint from, guint n)
{
  GPtrArray *left = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++)
    if (i < from || i >= from + n)
      g_ptr_array_add (left, lines->pdata[i]);
  g_ptr_array_add (left, NULL);
  return left;
}

/* Whether the same check fails with these NULL-terminated moves. */
static gboolean
still_fails (Shortening *s, const GPtrArray *lines)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new (s->spec->module);
  SortieVerifySpec spec = *s->spec;
  const guint seconds = spec.time_limit > 0 ? MIN (spec.time_limit, SECONDS_EACH) : SECONDS_EACH;

  spec.games = 1;
  if (s->plainly)
    spec.bots = NULL;
  spec.moves = (const char *const *) lines->pdata;
  return verify_apart (&spec, report, s->seed, 1, s->progress, seconds, NULL)
         && g_array_index (report->checks, SortieVerifyCheck, s->check).failed > 0;
}

static gboolean
leave_out (Shortening *s, guint from, guint n)
{
  g_autoptr (GPtrArray) left = without (s->lines, from, n);

  if (!still_fails (s, left))
    return FALSE;
  g_ptr_array_set_size (left, (gint) left->len - 1);
  g_ptr_array_unref (s->lines);
  s->lines = g_steal_pointer (&left);
  return TRUE;
}

/* Tries once to leave out each part of @n moves. Returns whether any was left out. */
static gboolean
leave_out_parts (Shortening *s, guint n)
{
  gboolean any = FALSE;

  for (guint from = 0; from + s->kept < s->lines->len && g_get_monotonic_time () < s->deadline;)
    if (leave_out (s, from, MIN (n, s->lines->len - s->kept - from)))
      any = TRUE;
    else
      from += n;
  return any;
}

static void
shorten (Shortening *s)
{
  guint n = MAX (s->lines->len, 1);

  while (n > 0 && g_get_monotonic_time () < s->deadline)
    if (!leave_out_parts (s, n) || n > 1)
      n = MIN (n / 2, s->lines->len);
}

static void
name_moves (SortieVerifyFailure *failure, const SortieVerifySpec *spec, GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  g_free (failure->command);
  failure->command = verify_command (spec, failure->seed, (const char *const *) lines->pdata);
}

/* For a crash, keeps the move that crashed, although the kit might also try that move by chance. Does nothing if the
 * failure does not come back with all moves: then the kit itself draws different chance. */
static void
shorten_one (const SortieVerifySpec *spec, SortieVerifyFailure *failure, char **lines, gboolean a_bot_thought)
{
  Shortening s = { .spec = spec, .seed = failure->seed, .check = failure->check,
                   .deadline = g_get_monotonic_time () + SECONDS_IN_ALL * G_USEC_PER_SEC,
                   .progress = verify_progress_new (), .lines = g_ptr_array_new () };

  for (char **line = lines; *line != NULL; line++)
    g_ptr_array_add (s.lines, *line);
  s.plainly = failure->check == VERIFY_R6 && !a_bot_thought;
  s.kept = failure->check == VERIFY_R6 && s.lines->len > failure->move;
  if (s.progress != NULL && leave_out (&s, 0, 0))
    {
      shorten (&s);
      if (s.lines->len <= MOST_MOVES)
        name_moves (failure, spec, s.lines);
    }
  verify_progress_free (s.progress);
  g_ptr_array_unref (s.lines);
}

/* A game that has gone on for too many moves needs all of them for that. */
static gboolean
needs_its_length (const SortieVerifySpec *spec, const SortieVerifyFailure *failure, char **lines)
{
  return failure->check == VERIFY_M5 && g_strv_length (lines) >= spec->module->game->max_moves;
}

void
verify_shorten (const SortieVerifySpec *spec, SortieVerifyReport *report, guint first,
                const VerifyProgress *progress)
{
  g_auto (GStrv) lines = verify_progress_lines (progress);

  for (guint i = first; i < report->failures->len && !progress->cut; i++)
    if (!needs_its_length (spec, report->failures->pdata[i], lines))
      shorten_one (spec, report->failures->pdata[i], lines, *progress->bot != '\0');
}

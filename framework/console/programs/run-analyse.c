/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-analyse.c: sortie analyse FILE: where a match was lost.
 *
 * This plays the match again. Before each decision between several moves, a search evaluates them with only the
 * knowledge of the seat that decides. We compare the result that it expects of the move that was made with that of
 * the best move.
 */
#include "console/programs/programs.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include "console/screen/out.h"
#include "console/session/saves.h"
#include <sortie/bot.h>
#include "player/front-end.h"
#include <sortie/match.h>
#include <sortie/speech.h>

#define USUAL_BUDGET "200"
#define MOST_SHOWN 5

/* a smaller difference may be chance */
#define LEAST_DROP 0.03

/* A decision, and what it cost. */
typedef struct
{
  guint turn;
  guint8 seat;
  char *made, *better; /* sentences */
  double of_made, of_better;
  gboolean is_chance; /* as in SortieInsight */
} Slip;

typedef struct
{
  ConsoleApp *app;
  SortieReplay *replay;
  SortieBot *bots[SORTIE_MAX_SEATS];
  GArray *slips; /* of Slip */
  guint weighed;
  ConsoleProgress progress;
} Analysis;

static void
clear_slip (gpointer data)
{
  Slip *slip = data;

  g_free (slip->made);
  g_free (slip->better);
}

/* ---- Comparing -------------------------------------------------------------------------- */

/* Whether the journal's line, "north: attack south", is this move. */
static gboolean
is_decision (const char *decision, const SortieInsight *insight, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  const char *made = strstr (decision, ": ");

  return made != NULL
         && strcmp (made + 2, sortie_move_format (&insight->world, insight->seat, move, line)) == 0;
}

static const SortieInsightMove *
find_made (const char *decision, const SortieInsight *insight)
{
  for (guint i = 0; i < insight->n; i++)
    if (is_decision (decision, insight, &insight->moves[i].move))
      return &insight->moves[i];
  return NULL;
}

static void
note (Analysis *analysis, const SortieInsight *insight, const char *decision)
{
  const SortieInsightMove *made = find_made (decision, insight), *best = &insight->moves[0];
  Slip slip;

  if (made == NULL)
    return;
  analysis->weighed++;
  if (best->won - made->won < LEAST_DROP)
    return;
  slip = (Slip) {
    .turn = insight->world.s->turn.number, .seat = insight->seat,
    .made = sortie_move_describe (&insight->world, insight->seat, &made->move),
    .better = sortie_move_describe (&insight->world, insight->seat, &best->move),
    .of_made = made->won, .of_better = best->won, .is_chance = insight->is_chance,
  };
  g_array_append_val (analysis->slips, slip);
}

static void
say_progress (Analysis *analysis, const SortiePlay *p)
{
  g_autofree char *turn = g_strdup_printf ("%u", p->s->turn.number), *line = NULL;

  if (!console_progress_is_due (&analysis->progress))
    return;
  line = sortie_sentence (_ ("Looking at turn {n}"), "n", turn, NULL);
  console_progress_say (&analysis->progress, line);
}

/* Analyses one decision of the match. FALSE: it was the last, or @error. */
static gboolean
step (Analysis *analysis, GError **error)
{
  SortieMatch *match = sortie_replay_match (analysis->replay);
  const SortiePlay *p = sortie_match_play (match);
  guint8 seat = sortie_match_to_move (match);
  SortieInsight insight;
  gboolean weighed = seat < SORTIE_MAX_SEATS && sortie_match_legal (match)->n > 1;

  say_progress (analysis, p);
  if (weighed)
    {
      sortie_bot_choose (analysis->bots[seat], p, seat, sortie_match_legal (match));
      weighed = sortie_bot_insight (analysis->bots[seat], &insight) && insight.n > 1;
    }
  if (!sortie_replay_step (analysis->replay, error))
    return FALSE;
  if (weighed)
    note (analysis, &insight, sortie_replay_decision (analysis->replay));
  return TRUE;
}

/* ---- Saying ----------------------------------------------------------------------------- */

static gint
compare_slips (gconstpointer a, gconstpointer b)
{
  const Slip *one = a, *other = b;
  double drop = one->of_better - one->of_made, other_drop = other->of_better - other->of_made;

  return (drop < other_drop) - (drop > other_drop);
}

/* How bad a decision was: how many of 100 such games it gave away, or the search's measure for that. */
static const struct
{
  double least;
  const char *says;
} sizes[] = {
  /* Translators: {n}: number of the turn; {move}: a sentence, what was done. */
  { 0.20, N_ ("Turn {n}, a blunder by {seat}: {move}") },
  { 0.10, N_ ("Turn {n}, a mistake by {seat}: {move}") },
  { LEAST_DROP, N_ ("Turn {n}, a slip by {seat}: {move}") },
};

static const char *
size_of (const Slip *slip)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (sizes) && slip->of_better - slip->of_made < sizes[i].least)
    i++;
  return _ (sizes[i].says);
}

/* "Turn 3, a mistake by South: Attack ..." and, below it, the cost. */
static void
say_slip (const Analysis *analysis, const Slip *slip)
{
  const SortieSetup *setup = sortie_match_setup (sortie_replay_match (analysis->replay));
  const char *seat = sortie_seat_name (setup, slip->seat);
  g_autofree char *made = g_strdup_printf ("%.0f", 100 * slip->of_made);
  g_autofree char *better = g_strdup_printf ("%.0f", 100 * slip->of_better);
  g_autofree char *says = NULL;

  console_out_fill (analysis->app->out, size_of (slip), "n", SORTIE_DIGITS (slip->turn), "seat", seat, "move",
                    slip->made, NULL);
  if (!slip->is_chance)
    /* Translators: {move}: a sentence, what would have been better. */
    says = sortie_sentence (_ ("Better for {seat}: {move}"), "seat", seat, "move", slip->better, NULL);
  else
    /* Translators: {move}: a sentence, what would have been better; {better} and {made} are numbers
     * from 0 to 100. */
    says = sortie_sentence (_ ("Of 100 games from here {seat} would win about {made}, and about {better} "
                               "with this: {move}"),
                            "seat", seat, "made", made, "better", better, "move", slip->better, NULL);
  console_out_hang (analysis->app->out, CONSOLE_PLAIN, 4, 0, says);
}

static void
say_all (const Analysis *analysis)
{
  console_out_fill (analysis->app->out,
                    ngettext_ ("The program “search” looked at {n} decision.",
                               "The program “search” looked at {n} decisions.", analysis->weighed),
                    "n", SORTIE_DIGITS (analysis->weighed), NULL);
  if (analysis->slips->len == 0)
    console_out_say (analysis->app->out, _ ("It found nothing clearly better than what was played."));
  else
    console_out_say (analysis->app->out, _ ("These cost most, the costliest first. It only estimates, "
                                            "and knows no more than the player did:"));
  g_array_sort (analysis->slips, compare_slips);
  for (guint i = 0; i < MIN (analysis->slips->len, MOST_SHOWN); i++)
    say_slip (analysis, &g_array_index (analysis->slips, Slip, i));
}

/* ---- Running ---------------------------------------------------------------------------- */

static void
analyse (ConsoleApp *app, SortieReplay *replay, const char *who, GError **error)
{
  Analysis analysis = { .app = app, .replay = replay };
  const SortieSetup *setup = sortie_match_setup (sortie_replay_match (replay));
  GError *wrong = NULL;

  analysis.slips = g_array_new (FALSE, FALSE, sizeof (Slip));
  g_array_set_clear_func (analysis.slips, clear_slip);
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    analysis.bots[seat] = sortie_bot_new (setup, who, seat);
  console_progress_begin (&analysis.progress, app->out);
  while (step (&analysis, &wrong))
    continue;
  console_progress_end (&analysis.progress);
  if (wrong != NULL)
    g_propagate_error (error, wrong);
  else
    {
      console_say_if_earlier (app, replay);
      say_all (&analysis);
    }
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    sortie_bot_free (analysis.bots[seat]);
  g_array_unref (analysis.slips);
}

ConsoleStatus
console_run_analyse (ConsoleApp *app, GError **error)
{
  const char *path = console_app_word (app, 0), *budget = console_app_word (app, 1);
  g_autofree char *who = g_strdup_printf ("search:%s", budget != NULL ? budget : USUAL_BUDGET);
  g_autofree char *notice = NULL;
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieJournal) journal = NULL;
  g_autoptr (SortieReplay) replay = NULL;

  if (!sortie_bot_check (NULL, who, error))
    return CONSOLE_FAILED;
  module = console_save_module (&app->paths, path, error);
  if (module != NULL)
    journal = sortie_journal_load (path, &notice, error);
  if (journal != NULL)
    replay = sortie_replay_read (module, journal, path, error);
  if (notice != NULL)
    console_out_say (app->err, notice);
  if (replay != NULL)
    analyse (app, replay, who, error);
  return CONSOLE_OK;
}

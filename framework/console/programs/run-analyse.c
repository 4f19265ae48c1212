/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-analyse.c: sortie analyse FILE: where a match was lost.
 *
 * This plays the match again. Before each decision between several moves, a search evaluates them with only the
 * knowledge of the seat that decides. If the move that was made seems worse than the best one, both are simulated
 * equally often in the same worlds. We tell what cost more than chance can explain.
 */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "console/session/saves.h"
#include "player/front-end.h"
#include "match/front-end.h"

/* How many simulations to make for a decision; to compare two of its moves if one may be a mistake; and to compare them
 * once more if it is among the costliest. */
#define USUAL_BUDGET "150"
#define TO_COMPARE 3
#define TO_SHOW 10

#define JUDGE "search:20000" /* more than a tree of it needs */

#define MOST_SHOWN 5
#define MOST_LOOKED 8

/* a smaller difference means nothing to a player */
#define LEAST_DROP 0.03

/* A decision, and what it cost. */
typedef struct
{
  const SortieSetup *setup;
  SortieState *was, *world; /* the position, and as its seat imagined it (SortieInsight) */
  guint turn, simulations; /* how many showed that it may be one */
  guint8 seat;
  SortieMove moves[2];       /* what was done, and what would have been better; legal in @world */
  double of_made, of_better; /* as in SortieMovesCompared */
  double margin;
  double after;              /* how good the seat's next decision looked then; 1: it won without one; -1: unknown */
  gboolean is_chance;        /* as in SortieInsight */
} Slip;

typedef struct
{
  ConsoleApp *app;
  SortieReplay *replay;
  SortieBot *bots[SORTIE_MAX_SEATS], *judge;
  GArray *slips; /* of Slip */
  guint last[SORTIE_MAX_SEATS]; /* 1 + the index of the slip that was the seat's last decision; 0: that was none */
  guint weighed;
  ConsoleProgress progress;
} Analysis;

static void
clear_slip (gpointer data)
{
  Slip *slip = data;

  g_free (slip->was);
  g_free (slip->world);
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

/* What is left of a drop when we take away what may be chance. */
static double
sure_drop (const Slip *slip)
{
  return slip->of_better - slip->of_made - slip->margin;
}

/* Compares the two moves, each with as many simulations. FALSE: the better one is not clearly better. */
static gboolean
compare_slip (SortieBot *judge, Slip *slip, guint simulations)
{
  const SortiePlay was = { .setup = slip->setup, .s = slip->was };
  const SortiePlay world = { .setup = slip->setup, .s = slip->world };
  const SortieMovesToCompare of = { .p = &was, .seat = slip->seat, .world = &world, .moves = slip->moves,
                                .simulations = simulations, .least = LEAST_DROP };
  SortieMovesCompared found;

  if (!sortie_bot_compare (judge, &of, &found) || found.is_same)
    return FALSE;
  slip->of_made = found.won[0];
  slip->of_better = found.won[1];
  slip->margin = found.margin;
  return sure_drop (slip) > 0 && found.won[1] - found.won[0] >= LEAST_DROP;
}

/* What the search thinks of the seat's next decision tells better than any simulation what the last one was worth. */
static void
look_back_on_move (Analysis *analysis, guint8 seat, double after)
{
  if (analysis->last[seat] > 0)
    g_array_index (analysis->slips, Slip, analysis->last[seat] - 1).after = after;
  analysis->last[seat] = 0;
}

/* Whoever has won has decided well at last. */
static void
look_back_at_end (Analysis *analysis)
{
  const SortieState *end = sortie_match_play (sortie_replay_match (analysis->replay))->s;

  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    if (end->result.kind == SORTIE_RESULT_WON && end->result.winners >> seat & 1)
      look_back_on_move (analysis, seat, 1);
}

/* The search tries a move that looks bad only a few times, so what it says of the move that was made is no more than a
 * reason to compare it with the best one. */
static void
note_move (Analysis *analysis, const SortiePlay *was, const SortieInsight *insight, const char *decision)
{
  const SortieInsightMove *made = find_made (decision, insight), *best = &insight->moves[0];
  Slip slip = { .setup = was->setup, .turn = was->s->turn.number,
                .seat = insight->seat, .simulations = insight->simulations, .after = -1,
                .is_chance = insight->is_chance };

  look_back_on_move (analysis, insight->seat, best->won);
  if (made == NULL)
    return;
  analysis->weighed++;
  if (best->won - made->won < LEAST_DROP)
    return;
  slip.was = g_memdup2 (was->s, was->s->size);
  slip.world = g_memdup2 (insight->world.s, insight->world.s->size);
  slip.moves[0] = made->move;
  slip.moves[1] = best->move;
  if (compare_slip (analysis->judge, &slip, TO_COMPARE * slip.simulations))
    {
      g_array_append_val (analysis->slips, slip);
      analysis->last[slip.seat] = analysis->slips->len;
    }
  else
    clear_slip (&slip);
}

static void
say_progress (Analysis *analysis, const SortiePlay *p)
{
  g_autofree char *line = NULL;

  if (!console_progress_is_due (&analysis->progress))
    return;
  line = sortie_sentence (_ ("Looking at turn {n}"), "n", SORTIE_DIGITS (p->s->turn.number), NULL);
  console_progress_say (&analysis->progress, line);
}

/* Forgets what was taken back since: the match has only @moves moves now. */
static void
forget_undone (Analysis *analysis, guint32 moves)
{
  while (analysis->slips->len > 0
         && g_array_index (analysis->slips, Slip, analysis->slips->len - 1).was->moves >= moves)
    g_array_set_size (analysis->slips, analysis->slips->len - 1);
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    if (analysis->last[seat] > analysis->slips->len)
      analysis->last[seat] = 0;
}

/* Analyses one decision of the match. FALSE: it was the last, or @error. */
static gboolean
step_analysis (Analysis *analysis, GError **error)
{
  SortieMatch *match = sortie_replay_match (analysis->replay);
  const SortiePlay *p = sortie_match_play (match);
  guint8 seat = sortie_match_to_move (match);
  SortieInsight insight;
  gboolean weighed = seat < SORTIE_MAX_SEATS && sortie_match_legal (match)->n > 1;
  g_autofree SortieState *before = weighed ? g_memdup2 (p->s, p->s->size) : NULL;
  const SortiePlay was = { .setup = p->setup, .s = before };
  const guint32 moves = p->s->moves;

  say_progress (analysis, p);
  if (weighed)
    {
      sortie_bot_choose (analysis->bots[seat], p, seat, sortie_match_legal (match));
      weighed = sortie_bot_insight (analysis->bots[seat], &insight) && insight.n > 1;
    }
  if (!sortie_replay_step (analysis->replay, error))
    return FALSE;
  if (p->s->moves < moves)
    forget_undone (analysis, p->s->moves);
  else if (weighed)
    note_move (analysis, &was, &insight, sortie_replay_decision (analysis->replay));
  return TRUE;
}

/* ---- Saying ----------------------------------------------------------------------------- */

static gint
compare_slips (gconstpointer a, gconstpointer b)
{
  const double drop = sure_drop (a), other = sure_drop (b);

  return (drop < other) - (drop > other);
}

/* How bad a decision was: how many of 100 such games it certainly gave away, or the search's measure for that. */
static const struct
{
  double least;
  const char *says;
} sizes[] = {
  /* Translators: {n}: number of the turn; {move}: a sentence, what was done. */
  { 0.20, N_ ("Turn {n}, a blunder by {seat}: {move}|you=Turn {n}, your blunder: {move}") },
  { 0.10, N_ ("Turn {n}, a mistake by {seat}: {move}|you=Turn {n}, your mistake: {move}") },
  { 0, N_ ("Turn {n}, a slip by {seat}: {move}|you=Turn {n}, your slip: {move}") },
};

static const char *
size_of (const Slip *slip, gboolean is_you)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (sizes) && sure_drop (slip) < sizes[i].least)
    i++;
  return sortie_phrase_to_reader (_ (sizes[i].says), is_you, FALSE);
}

/* "Turn 3, a mistake by South: Attack ..." and, below it, the cost. */
static void
say_slip (const Analysis *analysis, const Slip *slip)
{
  const SortieSetup *setup = sortie_match_setup (sortie_replay_match (analysis->replay));
  const char *seat = sortie_seat_name (setup, slip->seat);
  /* whoever looks at a match of one person is that person */
  const gboolean is_you = slip->seat == sortie_match_person (sortie_replay_match (analysis->replay));
  g_autofree char *made = g_strdup_printf ("%.0f", 100 * slip->of_made);
  g_autofree char *better = g_strdup_printf ("%.0f", 100 * slip->of_better);
  const SortiePlay world = { .setup = setup, .s = slip->world };
  g_autofree char *done = sortie_move_describe (&world, slip->seat, &slip->moves[0]);
  g_autofree char *instead = sortie_move_describe (&world, slip->seat, &slip->moves[1]);
  g_autofree char *says = NULL;
  const char *pattern;

  console_out_fill (analysis->app->out, size_of (slip, is_you), "n", SORTIE_DIGITS (slip->turn), "seat", seat, "move",
                    done, NULL);
  if (!slip->is_chance)
    /* Translators: {move}: a sentence, what would have been better. */
    pattern = _ ("Better for {seat}: {move}|you=Better for you: {move}");
  else
    /* Translators: {move}: a sentence, what would have been better; {better} and {made} are numbers
     * from 0 to 100. */
    pattern = _ ("Of 100 games from here {seat} would win about {made}, and about {better} with this: {move}"
                 "|you=Of 100 games from here you would win about {made}, and about {better} with this: {move}");
  says = sortie_sentence (sortie_phrase_to_reader (pattern, is_you, FALSE), "seat", seat, "made", made, "better",
                          better, "move", instead, NULL);
  console_out_hang (analysis->app->out, CONSOLE_PLAIN, 4, 0, says);
}

/* Whoever wins in a turn has lost nothing in it. */
static gboolean
won_that_turn (const Analysis *analysis, const Slip *slip)
{
  const SortieState *end = sortie_match_play (sortie_replay_match (analysis->replay))->s;

  return end->result.kind == SORTIE_RESULT_WON && (end->result.winners >> slip->seat & 1)
         && end->turn.number == slip->turn;
}

/* Whether what came of the decision was as good as the other move would have been: it was judged wrongly. */
static gboolean
was_no_loss (const Analysis *analysis, const Slip *slip)
{
  return won_that_turn (analysis, slip) || slip->after >= slip->of_better;
}

/* Leaves the costliest, after a closer look at them. */
static void
keep_costliest (Analysis *analysis)
{
  GArray *slips = analysis->slips;
  guint kept = 0;

  g_array_sort (slips, compare_slips);
  for (guint looked = 0; kept < slips->len && kept < MOST_SHOWN;)
    {
      Slip *slip = &g_array_index (slips, Slip, kept);

      if (!was_no_loss (analysis, slip) && looked++ < MOST_LOOKED
          && compare_slip (analysis->judge, slip, TO_SHOW * slip->simulations) && !was_no_loss (analysis, slip))
        kept++;
      else
        g_array_remove_index (slips, kept);
    }
  g_array_set_size (slips, kept);
  g_array_sort (slips, compare_slips);
}

static void
say_analysis (const Analysis *analysis)
{
  console_out_fill (analysis->app->out,
                    ngettext_ ("The program “search” looked at {n} decision.",
                               "The program “search” looked at {n} decisions.", analysis->weighed),
                    "n", SORTIE_DIGITS (analysis->weighed), NULL);
  if (analysis->slips->len == 0)
    console_out_say (analysis->app->out, _ ("It found nothing clearly better than what was played."));
  else
    console_out_say (analysis->app->out, _ ("These cost most, the costliest first. It only estimates, "
                                            "and knows no more than the player did. “hint” thinks longer "
                                            "about one position, so it may judge otherwise:"));
  for (guint i = 0; i < analysis->slips->len; i++)
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
  analysis.judge = sortie_bot_new (setup, JUDGE, 0);
  console_progress_begin (&analysis.progress, app->out);
  while (step_analysis (&analysis, &wrong))
    continue;
  look_back_at_end (&analysis);
  if (wrong == NULL)
    keep_costliest (&analysis);
  console_progress_end (&analysis.progress);
  if (wrong != NULL)
    g_propagate_error (error, wrong);
  else
    {
      console_say_if_earlier (app, replay);
      say_analysis (&analysis);
    }
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    sortie_bot_free (analysis.bots[seat]);
  sortie_bot_free (analysis.judge);
  g_array_unref (analysis.slips);
}

ConsoleStatus
console_analyse_file (ConsoleApp *app, const char *path, const char *budget, GError **error)
{
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

ConsoleStatus
console_run_analyse (ConsoleApp *app, GError **error)
{
  g_autofree char *path = console_save_path (console_app_word (app, 0));

  return console_analyse_file (app, path, console_app_word (app, 1), error);
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-match.c: what a seat says to the match instead of a move.
 *
 *     SEAT: back                   cancels the unfinished move
 *     SEAT: undo                   cancels it, or else takes back the seat's last decision
 *     SEAT: concede
 *     SEAT: offer-draw             offers a draw, or agrees to one
 *     SEAT: refused WORD [RULE]    the match refuses this, perhaps because of that rule
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "match/internal.h"
#include "flow/front-end.h"

/* Why the match refuses a word. */
typedef struct
{
  char *sentence;   /* (nullable): NULL: it does not */
  const char *rule; /* (nullable) */
} MatchRefusal;

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (MatchRefusal *why, const char *format, ...)
{
  va_list values;

  va_start (values, format);
  why->sentence = g_strdup_vprintf (format, values);
  va_end (values);
  return FALSE;
}

static const char *
seat_id (const ScenarioRun *run, guint8 seat)
{
  return run->play.setup->seat_ids[seat];
}

/* ---- Back and undo -------------------------------------------------------------------- */

/* A small decision, or conceding. */
typedef struct
{
  SortieState *before;
  guint8 seat;
  gboolean ends; /* the seat conceded */
} PastStep;

/* A move with all its small decisions, the first of which began it. */
typedef struct
{
  GArray *steps; /* (element-type PastStep) */
  guint log;     /* entries of the log by then */
  guint chance;  /* how often chance had decided by then */
} Past;

static void
step_clear (gpointer step)
{
  g_free (((PastStep *) step)->before);
}

void
scenario_past_free (gpointer data)
{
  Past *past = data;

  g_array_unref (past->steps);
  g_free (past);
}

static Past *
past_at (const ScenarioRun *run, guint i)
{
  return run->past->pdata[i];
}

static const PastStep *
step_at (const Past *past, guint i)
{
  return &g_array_index (past->steps, PastStep, i);
}

/* Forgets the decisions that were cancelled or taken back. */
static void
forget_cancelled (ScenarioRun *run)
{
  const guint32 moves = run->play.s->moves;

  while (run->past->len > 0)
    {
      Past *past = past_at (run, run->past->len - 1);
      const PastStep *step = step_at (past, past->steps->len - 1);

      if (step->before->moves + !step->ends <= moves)
        return;
      g_array_set_size (past->steps, past->steps->len - 1);
      if (past->steps->len == 0)
        g_ptr_array_set_size (run->past, (gint) run->past->len - 1);
    }
}

/* The unfinished move. (nullable) */
static const Past *
unfinished (ScenarioRun *run)
{
  forget_cancelled (run);
  return run->play.s->tentative && run->past->len > 0 ? past_at (run, run->past->len - 1) : NULL;
}

void
scenario_remember (ScenarioRun *run, guint8 seat, gboolean ends)
{
  const PastStep step = { g_memdup2 (run->play.s, run->play.s->size), seat, ends };
  Past *past;

  forget_cancelled (run);
  if (!run->play.s->tentative || run->past->len == 0)
    {
      past = g_new (Past, 1);
      *past = (Past){ g_array_new (FALSE, FALSE, sizeof (PastStep)), sortie_log_length (run->log), run->n_chance };
      g_array_set_clear_func (past->steps, step_clear);
      g_ptr_array_add (run->past, past);
    }
  g_array_append_val (past_at (run, run->past->len - 1)->steps, step);
}

/* The seats that the rules do not play and that take part in the unfinished move. */
static guint8
seats_in_it (const ScenarioRun *run, const Past *past)
{
  guint8 seats = (guint8) (1 << sortie_to_move (&run->play));

  for (guint i = 0; i < past->steps->len; i++)
    seats |= 1 << step_at (past, i)->seat;
  return seats & ~run->play.setup->automatic;
}

static void
return_to (ScenarioRun *run, guint past)
{
  const Past *to = past_at (run, past);

  sortie_state_copy (run->play.s, step_at (to, 0)->before);
  sortie_state_copy (run->before, run->play.s);
  sortie_log_take_back (run->log, to->log, sortie_log_length (run->log));
  g_ptr_array_set_size (run->past, (gint) past);
}

static gboolean
go_back (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  const Past *past = unfinished (run);

  if (past == NULL || sortie_to_move (&run->play) != seat)
    return refuse (why, _ ("no move is unfinished"));
  if (sortie_has_learned (step_at (past, 0)->before, run->play.s, seats_in_it (run, past)))
    return refuse (why, _ ("this move has revealed something, so it must be finished"));
  return_to (run, run->past->len - 1);
  return TRUE;
}

/* The moves as a match keeps them. (transfer full) */
static GArray *
stretches_of (ScenarioRun *run)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (SortieStretch));

  forget_cancelled (run);
  for (guint i = 0; i < run->past->len; i++)
    {
      const Past *past = past_at (run, i), *next = i + 1 < run->past->len ? past_at (run, i + 1) : NULL;
      const SortieState *after = next != NULL ? step_at (next, 0)->before : run->play.s;
      const SortieStretch stretch
          = { .first = i,
              .log = past->log,
              .seat = step_at (past, 0)->seat,
              .saw = sortie_seats_that_saw (step_at (past, 0)->before, after) & ~run->play.setup->automatic,
              .chance = past->chance != (next != NULL ? next->chance : run->n_chance) };

      g_array_append_val (stretches, stretch);
    }
  return stretches;
}

/* Whether there was something to decide. */
static gboolean
was_decided_by (gpointer data, guint past, guint8 seats, gboolean seems)
{
  const ScenarioRun *run = data;

  for (guint i = 0; i < past_at (run, past)->steps->len; i++)
    {
      const PastStep *step = step_at (past_at (run, past), i);
      const SortiePlay then = { .setup = run->play.setup, .s = step->before };
      SortieMove storage[SORTIE_USUAL_MOVES];
      g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

      if (!(seats >> step->seat & 1))
        continue;
      sortie_moves_legal (&then, &legal);
      if (step->ends || (seems ? !sortie_may_answer_alone (&then, legal.n) : legal.n > 1))
        return TRUE;
    }
  return FALSE;
}

/* As in a match of several people. A seat looks at the table when it moves. */
static gboolean
undo (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  g_autoptr (GArray) stretches = stretches_of (run);
  guint looked[SORTIE_MAX_SEATS] = { 0 }, at;
  const SortieHistory past = { .stretches = stretches, .data = run, .was_decided_by = was_decided_by };
  const SortieUndo last = { .askers = (guint8) (1 << seat), .programs = run->play.setup->automatic, .looked = looked };
  SortieBar bar;

  if (sortie_is_over (&run->play))
    return refuse (why, _ ("the match is over"));
  if (unfinished (run) != NULL && sortie_to_move (&run->play) == seat)
    return go_back (run, seat, why);
  for (guint i = 0; i < stretches->len; i++)
    looked[g_array_index (stretches, SortieStretch, i).seat] = past_at (run, i)->log;
  looked[seat] = sortie_log_length (run->log) + 1;
  at = sortie_undo_one_back (&past, &last, stretches->len, &bar);
  if (at < stretches->len)
    {
      return_to (run, at);
      return TRUE;
    }
  if (bar.kind == SORTIE_BAR_LEARNED)
    return refuse (why, _ ("something has been revealed since"));
  return bar.kind == SORTIE_BAR_DECIDED
             ? refuse (why, _ ("%s has made a decision since"),
                       seat_id (run, step_at (past_at (run, bar.stretch), 0)->seat))
             : refuse (why, _ ("nothing has been decided yet"));
}

/* ---- The end of the match ------------------------------------------------------------- */

static gboolean
may_speak (const ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  return (!sortie_is_over (&run->play) && sortie_deal_deciders (run->deal, run->play.s) >> seat & 1)
         || refuse (why, _ ("%s does not decide anything"), seat_id (run, seat));
}

/* Cancels the unfinished move of a seat that speaks to the match. */
static void
drop_unfinished (ScenarioRun *run)
{
  if (unfinished (run) != NULL)
    return_to (run, run->past->len - 1);
}

static gboolean
concede (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  if (!may_speak (run, seat, why))
    return FALSE;
  drop_unfinished (run);
  scenario_remember (run, seat, TRUE);
  sortie_log_say (run->log, _ ("{seat} concedes.|you=You concede."), seat, 0);
  sortie_concede (&run->play, seat);
  sortie_engine_advance (&run->play);
  scenario_check_position (run);
  return TRUE;
}

/* The offer of a seat stands until another seat moves. */
static gboolean
offer_draw (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  guint8 deciders = sortie_deal_deciders (run->deal, run->play.s);

  why->rule = run->module->game->never_drawn;
  if (why->rule != NULL)
    return refuse (why, _ ("this game never ends in a draw (%s)"), why->rule);
  if (!may_speak (run, seat, why))
    return FALSE;
  if (run->draw_offers >> seat & 1)
    return refuse (why, _ ("%s has already offered a draw"), seat_id (run, seat));
  drop_unfinished (run);
  run->draw_offers |= (guint8) (1 << seat);
  if ((deciders & ~run->draw_offers) == 0)
    sortie_draw_agreed (&run->play);
  return TRUE;
}

/* ---- The words ------------------------------------------------------------------------ */

static const struct
{
  SortieScenarioWord word;
  gboolean (*say) (ScenarioRun *run, guint8 seat, MatchRefusal *why);
} words[] = {
  { SORTIE_SCENARIO_BACK, go_back },
  { SORTIE_SCENARIO_CONCEDE, concede },
  { SORTIE_SCENARIO_OFFER_DRAW, offer_draw },
  { SORTIE_SCENARIO_UNDO, undo },
};

gboolean
scenario_find_match_word (const char *line, guint *ret)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (sortie_scenario_word_is (words[i].word, line))
      {
        *ret = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
scenario_tell_match (ScenarioRun *run, guint8 seat, guint word)
{
  MatchRefusal why = { NULL, NULL };
  g_autofree char *sentence = NULL;

  if (words[word].say (run, seat, &why))
    return TRUE;
  sentence = why.sentence;
  return scenario_fails (run, "%s", sentence);
}

gboolean
scenario_refuse_match (ScenarioRun *run, guint8 seat, guint word, const char *rule)
{
  MatchRefusal why = { NULL, NULL };

  if (words[word].say (run, seat, &why))
    return scenario_fails (run, _ ("“%s” should have been refused"), sortie_scenario_word (words[word].word));
  g_free (run->refusal);
  run->refusal = why.sentence;
  run->refused = seat;
  return rule == NULL || g_strcmp0 (rule, why.rule) == 0
         || scenario_fails (run, _ ("this was refused, but not for %s: %s"), rule, run->refusal);
}

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
#include <sortie/move.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include "flow/internal.h"
#include "match/deal.h"
#include "model/internal.h"

#include <string.h>

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

static gboolean
go_back (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  if (!run->play.s->tentative || sortie_to_move (&run->play) != seat)
    return refuse (why, _ ("no move is being put together"));
  if (sortie_has_learned (run->committed, run->play.s, (guint8) (1 << seat)))
    return refuse (why, _ ("by this move something was learned: it has to be finished"));
  sortie_state_copy (run->play.s, run->committed);
  return TRUE;
}

/* The position before a move, and who made it. */
typedef struct
{
  SortieState *before;
  guint8 seat;
  guint log;    /* entries of the log by then */
  guint chance; /* how often chance had decided by then */
} Past;

static void
past_free (gpointer data)
{
  Past *past = data;

  g_free (past->before);
  g_free (past);
}

void
scenario_remember (ScenarioRun *run, guint8 seat)
{
  Past *past = g_new (Past, 1);

  if (run->past == NULL)
    run->past = g_ptr_array_new_with_free_func (past_free);
  *past = (Past){ .before = g_memdup2 (run->play.s, run->play.s->size), .seat = seat,
                  .log = sortie_log_length (run->log), .chance = run->n_chance };
  g_ptr_array_add (run->past, past);
}

/* Whether there was something to decide. */
static gboolean
had_a_choice (const ScenarioRun *run, const Past *past)
{
  const SortiePlay then = { .setup = run->play.setup, .s = past->before };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (&then, &legal);
  return legal.n > 1;
}

static void
return_to (ScenarioRun *run, guint past)
{
  const Past *to = run->past->pdata[past];

  sortie_state_copy (run->play.s, to->before);
  sortie_state_copy (run->before, to->before);
  sortie_log_take_back (run->log, to->log, sortie_log_length (run->log));
  g_ptr_array_set_size (run->past, (gint) past);
}

/* As in a match: chance has decided nothing since, no other seat has, and nobody has learned anything. A seat looks at
 * the table when it moves. */
static gboolean
undo (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  const SortieState *after = run->play.s;
  guint8 looked = 0;

  if (run->play.s->tentative && sortie_to_move (&run->play) == seat)
    return go_back (run, seat, why);
  for (guint i = run->past != NULL ? run->past->len : 0; i-- > 0;)
    {
      const Past *past = run->past->pdata[i];

      looked |= (guint8) (1 << past->seat);
      if (past->chance < run->n_chance || sortie_has_learned (past->before, after, looked))
        return refuse (why, _ ("something was learned since"));
      after = past->before;
      if (!had_a_choice (run, past))
        continue;
      if (past->seat != seat)
        return refuse (why, _ ("%s has decided since"), seat_id (run, past->seat));
      return_to (run, i);
      return TRUE;
    }
  return refuse (why, _ ("nothing has been decided yet"));
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
  if (run->play.s->tentative)
    sortie_state_copy (run->play.s, run->committed);
}

static gboolean
concede (ScenarioRun *run, guint8 seat, MatchRefusal *why)
{
  if (!may_speak (run, seat, why))
    return FALSE;
  drop_unfinished (run);
  sortie_log_say (run->log, _ ("{seat} concedes."), seat, 0);
  sortie_lose (&run->play, seat, SORTIE_REASON_NONE);
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
    sortie_tie (&run->play, SORTIE_REASON_AGREED);
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

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* query.c: computes a value from what is printed and what changes it.
 *
 * Changes apply in the order of SortieChange: set, add, lower to a floor, multiply, at least, at most, then the value's
 * own limits; then a rule is permitted and forbidden, so that "cannot" beats "can". Changes of one kind apply in the
 * order of the places and then by age of the continuous effects, so the newest "set" wins.
 *
 * sortie_query() and sortie_query_explain() use the same walk; the second has it record what it does.
 */
#include "eval/internal.h"
#include "language/internal.h"
#include "model/tally.h"

/* How many clauses that may change a value one walk remembers. If there are more, each kind of change needs a walk of
 * its own. */
#define MAX_MET 32

/* A value that is being computed. */
typedef struct
{
  const EvalScene *scene;
  EvalReading reading;
  const SortieQuery *query;
  const SortieValueDecl *decl;
  guint value;
  gint result;
  SortieChange change;  /* the kind of change to apply now */
  guint32 changes;      /* the kinds of change that were met, a bit each */
  guint n_met;
  SortieActive met[MAX_MET]; /* the first ones, in order */
  SortieSource *sources; /* (nullable): where to record them */
  guint n_sources;
} Working;

static const SortieValueDecl *
value_decl (const SortiePlay *p, guint value)
{
  return &p->setup->catalogue->vocabulary->values[value];
}

/* ---- Recording ------------------------------------------------------------------------ */

static inline void
write_down (Working *w, SortieSource source, gint amount)
{
  if (w->sources == NULL || w->n_sources == SORTIE_MAX_SOURCES)
    return;
  source.amount = (gint16) amount;
  source.result = (gint16) w->result;
  w->sources[w->n_sources++] = source;
}

/* ---- Changing ------------------------------------------------------------------------- */

gint64
eval_changed (SortieChange change, gint64 value, gint64 amount)
{
  switch (change)
    {
    case SORTIE_CHANGE_SET:
      return amount;
    case SORTIE_CHANGE_ADD:
    case SORTIE_CHANGE_LOWER:
      return value + amount;
    case SORTIE_CHANGE_TIMES:
      return value * amount;
    case SORTIE_CHANGE_AT_LEAST:
      return MAX (value, amount);
    case SORTIE_CHANGE_AT_MOST:
      return MIN (value, amount);
    case SORTIE_CHANGE_PERMIT:
      return 1;
    case SORTIE_CHANGE_FORBID:
      return 0;
    }
  return value;
}

gint64
eval_changed_by (const SortieClause *clause, gint64 value, gint64 amount)
{
  gint64 result = eval_changed ((SortieChange) clause->change, value, amount);

  return clause->change == SORTIE_CHANGE_LOWER && amount < 0
           ? MAX (result, MIN (value, clause->floor))
           : result;
}

static gint
as_amount (gint64 number)
{
  return (gint) CLAMP (number, G_MININT16, G_MAXINT16);
}

/* Values of words are bits: adding a word sets its bit. */
static gint
changed (const SortieValueDecl *decl, const SortieClause *clause, gint value, gint amount)
{
  return clause->change == SORTIE_CHANGE_ADD && decl->type == SORTIE_VALUE_WORDS
           ? as_amount (value | amount)
           : as_amount (eval_changed_by (clause, value, amount));
}

static void
limit (Working *w)
{
  gint result = w->result;
  w->result = sortie_value_limited (w->decl, result);
  SortieChange change = w->result > result ? SORTIE_CHANGE_AT_LEAST : SORTIE_CHANGE_AT_MOST;
  if (w->result != result)
    write_down (w, (SortieSource){ .change = (guint8) change }, w->result);
}

/* ---- Which clauses apply -------------------------------------------------------------- */

static inline SortieContext
context (const Working *w, const SortieActive *active)
{
  return (SortieContext){
    .p = &w->reading.play,
    .you = active->seat,
    .self = active->source,
    .self_def = active->source_def,
    .it = w->query->subject,
    .other = w->query->other,
    .actor = w->query->actor,
    .cause = w->query->cause,
    .side = active->side,
  };
}

/* A value of a place is affected only on the side on which the place is. */
static inline gboolean
is_on_its_side (const SortieContext *ctx)
{
  return ctx->p->setup->sides == NULL || sortie_ref_kind (ctx->other) != SORTIE_REF_PLACE
         || sortie_is_on_side (ctx->p, ctx->you, ctx->side, sortie_ref_index (ctx->other));
}

/* "The opponent cannot target this" forbids only what an opponent does. */
static gboolean
is_by (const SortieContext *ctx, guint16 by)
{
  return by == 0
         || (ctx->actor != SORTIE_NO_SEAT
             && sortie_set_has (ctx, by, sortie_ref_seat (ctx->actor)));
}

/* Whether the seat that acts is among the seats for which the ability works. */
static gboolean
works_for_actor (const SortieContext *ctx, const SortieActive *active)
{
  return ctx->actor < SORTIE_MAX_SEATS && (active->others >> ctx->actor & 1) != 0;
}

static gboolean
applies_to_you (const SortieContext *ctx, const SortieActive *active)
{
  return is_on_its_side (ctx) && is_by (ctx, sortie_clause (ctx->p, active->clause)->by)
         && eval_applies_to_it (ctx, active);
}

/* If the ability works for the seat that acts, that seat is "you": "the first that you activate costs less" counts what
 * that seat has activated. Otherwise "you" is the first seat for which the clause applies. Sets "you" of @ctx. */
static gboolean
applies (SortieContext *ctx, const SortieActive *active)
{
  if (works_for_actor (ctx, active))
    {
      ctx->you = ctx->actor;
      return applies_to_you (ctx, active);
    }
  do
    if (applies_to_you (ctx, active))
      return TRUE;
  while (sortie_active_next_you (active, ctx));
  return FALSE;
}

/* Copies of a card whose changes do not add up: only the first that applies counts. */

typedef struct
{
  const Working *working;
  const SortieActive *active;
  gboolean found;
} Earlier;

static gboolean
look_for_earlier (gpointer data, const SortieActive *active)
{
  Earlier *e = data;
  if (active->source == e->active->source && active->effect == e->active->effect)
    return FALSE;
  if (active->clause != e->active->clause)
    return TRUE;
  SortieContext ctx = context (e->working, active);
  e->found = applies (&ctx, active);
  return !e->found;
}

static gboolean
has_counted (const Working *w, const SortieActive *active)
{
  Earlier e = { w, active, FALSE };
  if (!(sortie_clause (&w->reading.play, active->clause)->flags & SORTIE_CLAUSE_NO_STACK))
    return FALSE;
  eval_each_active (w->scene, &w->reading.play, SORTIE_CLAUSE_MODIFY, w->value, look_for_earlier,
                    &e);
  return e.found;
}

static gboolean
visit_modifier (gpointer data, const SortieActive *active)
{
  Working *w = data;
  const SortieClause *clause = sortie_clause (&w->reading.play, active->clause);
  if (clause->change != w->change)
    return TRUE;
  SortieContext ctx = context (w, active);
  if (!applies (&ctx, active) || has_counted (w, active))
    return TRUE;

  gboolean has_amount = w->change < SORTIE_CHANGE_PERMIT;
  gint amount = has_amount ? as_amount (sortie_active_amount (&ctx, active)) : 1;
  w->result = changed (w->decl, clause, w->result, amount);
  sortie_tally_clause (&w->reading.play, active->clause);
  write_down (w,
              (SortieSource){ .source = active->source,
                              .source_def = active->source_def,
                              .clause = active->clause,
                              .change = clause->change },
              amount);
  return TRUE;
}

static gboolean
meet (gpointer data, const SortieActive *active)
{
  Working *w = data;
  w->changes |= 1u << sortie_clause (&w->reading.play, active->clause)->change;
  if (w->n_met < MAX_MET)
    w->met[w->n_met] = *active;
  w->n_met++;
  return TRUE;
}

/* Visits the changes from a card in a hand, if the value is asked of this card or against it. */
static void
visit_held (Working *w, SortieRef ref, SortieVisit visit)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    eval_each_held (&w->reading.play, sortie_ref_index (ref), SORTIE_CLAUSE_MODIFY, w->value, visit,
                    w);
}

static void
visit_all (Working *w, SortieVisit visit)
{
  eval_each_change (w->scene, &w->reading.play, w->value, w->query->subject, visit, w);
  visit_held (w, w->query->subject, visit);
  visit_held (w, w->query->other, visit);
}

/* Applies the changes of the current kind. */
static void
apply_change (Working *w)
{
  if (w->n_met > MAX_MET)
    visit_all (w, visit_modifier);
  else
    for (guint i = 0; i < w->n_met; i++)
      visit_modifier (w, &w->met[i]);
}

static void
apply_changes (Working *w)
{
  w->changes = 0;
  w->n_met = 0;
  visit_all (w, meet);
  if (w->n_met == 0)
    {
      limit (w);
      return;
    }
  for (w->change = SORTIE_CHANGE_SET; w->change <= SORTIE_CHANGE_FORBID; w->change++)
    {
      if (w->change == SORTIE_CHANGE_PERMIT)
        limit (w);
      if (w->changes >> w->change & 1)
        apply_change (w);
    }
}

/* The value of a thing that prints none. */
static gint
value_otherwise (const SortiePlay *p, guint value, SortieRef subject)
{
  return sortie_ref_kind (subject) == SORTIE_REF_NUMBER ? sortie_ref_index (subject)
                                                        : value_decl (p, value)->otherwise;
}

/* The printed value before any limits; a thing without a definition has none. */
gint
sortie_value_printed (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = eval_printed_def (p, subject);

  return def ? sortie_def (p, def)->printed[value] : value_otherwise (p, value, subject);
}

static G_GNUC_NO_INLINE gint
work_out (const SortiePlay *p, guint value, const SortieQuery *query, SortieSource *sources,
          guint *ret_n)
{
  EvalScene room;
  Working w;
  w.decl = value_decl (p, value);
  w.result = sortie_value_printed (p, value, query->subject);
  w.sources = sources;
  w.n_sources = 0;
  write_down (&w, (SortieSource){ .source_def = eval_printed_def (p, query->subject) }, w.result);

  w.scene = eval_may_read (p, w.decl->layer) ? eval_glance (p, &room) : NULL;
  if (w.scene != NULL && eval_may_change (&w.scene->glance, p, value, query->subject))
    {
      eval_look_closer (p, &room);
      w.query = query;
      w.value = value;
      eval_reading_begin (&w.reading, p, w.scene, w.decl->layer);
      apply_changes (&w);
    }
  else
    limit (&w);
  if (ret_n != NULL)
    *ret_n = w.n_sources;
  return w.result;
}

gint
sortie_value_worked_out (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return work_out (p, value, query, NULL, NULL);
}

gboolean
sortie_has_value (const SortiePlay *p, guint value)
{
  return model_is_row ("sortie_value", "value", value, 0, p->setup->n_values, "");
}

gint
sortie_value_within_limits (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = eval_printed_def (p, subject);

  return def ? sortie_def (p, def)->unchanged[value]
             : sortie_value_limited (value_decl (p, value), value_otherwise (p, value, subject));
}

gboolean
sortie_look_for_change (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieGlance *glance = eval_known_glance (p);
  return glance == NULL || eval_may_change (glance, p, value, subject);
}

guint
sortie_query_explain (const SortiePlay *p, guint value, const SortieQuery *query,
                      SortieSource sources[SORTIE_MAX_SOURCES], gint *ret)
{
  guint n;
  *ret = work_out (p, value, query, sources, &n);
  return n;
}

gint
sortie_sum (const SortiePlay *p, const SortieSummand *terms, guint n)
{
  gint sum = 0;

  for (guint i = 0; i < n; i++)
    {
      gint value = sortie_query (p, terms[i].value, &terms[i].query);

      switch ((SortieSumKind) terms[i].kind)
        {
        case SORTIE_SUM_PLUS:
          sum += value;
          break;
        case SORTIE_SUM_MINUS:
          sum -= value;
          break;
        case SORTIE_SUM_AT_LEAST:
          sum = MAX (sum, value);
          break;
        case SORTIE_SUM_NONE:
          break;
        }
    }
  return sum;
}

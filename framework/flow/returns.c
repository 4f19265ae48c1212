/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* returns.c: what was lent until the end of a turn or phase goes back, among all that happens then.
 *
 * Giving back waits like a trigger of that moment, so the player who orders the triggers decides what comes before it
 * and what after. If nothing else happens then, nobody is asked, and it goes back when the turn or phase is over
 * (eval/effects.c), like everything that ends then.
 */
#include "flow/pipeline.h"

/* Whether a continuous effect is a loan that ends at a certain moment. */
typedef gboolean (*EndsNow) (const SortiePlay *p, const SortieEffect *effect);

/* NULL if no loan ends with such an event. */
static EndsNow
ending_with (const SortieEvent *event)
{
  switch (event->type)
    {
    case SORTIE_EVENT_TURN_ENDS:
      return sortie_loan_ends_with_turn;
    case SORTIE_EVENT_PHASE_ENDS:
      return sortie_loan_ends_with_phase;
    default:
      return NULL;
    }
}

static void
add_return (SortiePlay *p, const SortieEffect *loan, const SortieEvent *end, guint of)
{
  const SortieActive lent = { .source = loan->subject,
                              .source_def = sortie_thing_def (p, loan->subject),
                              .effect = SORTIE_NO_INDEX,
                              .seat = loan->seat };
  SortieEvent event = *end;

  event.subject = loan->subject;
  event.source = loan->source;
  event.source_def = loan->source_def;
  sortie_triggers_add (p, &lent, lent.seat, &event, of);
}

void
sortie_returns_collect (SortiePlay *p, const SortieEvent *event, guint of)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  EndsNow ends = ending_with (event);

  for (guint i = 0; ends != NULL && i < p->s->n_effects; i++)
    if (ends (p, &effects[i]) && sortie_piece_exists (p, effects[i].subject))
      add_return (p, &effects[i], event, of);
}

static gboolean
is_noted (const SortieLent *lent, SortieRef piece)
{
  return model_is_among (piece, lent->piece, lent->n);
}

void
sortie_lent_note (const SortiePlay *p, SortieLent *lent)
{
  const SortieEffect *effects = sortie_state_effects (p->s);

  lent->n = 0;
  for (guint i = 0; p->watch != NULL && i < p->s->n_effects && lent->n < SORTIE_MAX_SET; i++)
    if (effects[i].clause == 0 && sortie_piece_exists (p, effects[i].subject)
        && !is_noted (lent, effects[i].subject))
      {
        lent->piece[lent->n] = effects[i].subject;
        lent->seat[lent->n++] = sortie_piece_controller (p, effects[i].subject);
      }
}

void
sortie_lent_tell (SortiePlay *p, const SortieLent *lent)
{
  for (guint i = 0; i < lent->n; i++)
    if (sortie_piece_exists (p, lent->piece[i])
        && sortie_piece_controller (p, lent->piece[i]) != lent->seat[i])
      sortie_control_tell (p, NULL, lent->piece[i]);
}

/* A seat that took it later keeps it. */
static void
give_back (SortiePlay *p, guint loan, SortieRef piece)
{
  guint8 had = sortie_piece_controller (p, piece);

  sortie_loan_end (p, loan);
  if (sortie_piece_controller (p, piece) != had)
    sortie_control_tell (p, NULL, piece);
}

/* The loan may already be over: the piece has left, or was taken for good. */
static void
end_loan (SortiePlay *p, const SortieTrigger *trigger)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  EndsNow ends = ending_with (&trigger->event);

  for (guint i = 0; i < p->s->n_effects; i++)
    if (ends (p, &effects[i]) && effects[i].subject == trigger->source
        && effects[i].seat == trigger->seat && effects[i].source == trigger->event.source)
      {
        give_back (p, i, trigger->source);
        return;
      }
}

/* A waiting ability, as it is in force now. */
typedef struct
{
  const SortieTrigger *waits;
  SortieActive now; /* clause 0: it is no longer in force */
} Renewing;

static gboolean
is_the_one (gpointer data, const SortieActive *active)
{
  Renewing *r = data;

  if (active->clause != r->waits->clause || active->source != r->waits->source)
    return TRUE;
  r->now = *active;
  return FALSE;
}

/* Whether the ability still answers the event that triggered it. If so, it now acts for the present controller. */
static gboolean
renew (SortiePlay *p, SortieTrigger *trigger)
{
  Renewing r = { .waits = trigger };
  SortieContext ctx;

  sortie_each_active (p, SORTIE_CLAUSE_TRIGGER, trigger->event.type, is_the_one, &r);
  if (r.now.clause == 0 || !sortie_answers_event (p, &r.now, &trigger->event, &ctx))
    return FALSE;
  trigger->seat = ctx.you;
  return TRUE;
}

void
sortie_return_run (SortiePlay *p, const SortieTrigger *trigger, guint base)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint kept = base;

  end_loan (p, trigger);
  for (guint i = base; i < p->s->n_triggers; i++)
    if (triggers[i].clause == 0 || triggers[i].source != trigger->source || renew (p, &triggers[i]))
      triggers[kept++] = triggers[i];
  p->s->n_triggers = kept;
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reaction.c: who may answer an event from the hand, and asking them.
 *
 * A chance to answer waits among the triggers and replacements of its event, as a trigger without a source for each
 * ability that the seat may hold. The seat that orders them sees one chance per seat. When its turn comes, the frame of
 * SORTIE_PROC_REACTION asks, and owns the possible answers.
 */
#include <sortie/query.h>
#include "flow/internal.h"
#include "flow/pipeline.h"

enum
{
  REACTION_ASK,
  REACTION_ASKED,
};

enum
{
  SLOT_CLAUSES, /* list: the abilities that can answer */
  SLOT_PLAYED,  /* list: cards that have answered */
  N_SLOTS,
};

const char *const sortie_stop_words[] = {
  [SORTIE_STOP_KNOWN] = "known",
  [SORTIE_STOP_ALWAYS] = "always",
  [SORTIE_STOP_NEVER] = "never",
  [SORTIE_N_STOPS] = NULL,
};

static const SortieReactionPolicy *
policy_of (const SortiePlay *p)
{
  return p->setup->rules->reactions;
}

/* ---- What a seat may hold, judged by what is public ----------------------------------- */

static guint16
hand_of (const SortiePlay *p, guint8 seat)
{
  return sortie_setup_zone (p->setup, policy_of (p)->zone, seat);
}

/* The groups of cards with one back that have a card in the hand, a bit each. */
static guint64
groups_in (const SortiePlay *p, guint16 zone)
{
  guint64 groups = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    groups |= G_GUINT64_CONSTANT (1) << (sortie_card (p, card)->group & 63);
  return groups;
}

static gboolean
may_lie_in (const SortiePlay *p, guint64 groups, guint16 card)
{
  const SortieCard *c = sortie_card (p, card);

  return (groups >> (c->group & 63) & 1) && !sortie_card_is_visible (p, card, SORTIE_NO_SEAT);
}

gboolean
sortie_might_hold (const SortiePlay *p, guint8 seat,
                   gboolean (*fits) (const SortieDef *def, gpointer data), gpointer data)
{
  guint64 groups = groups_in (p, hand_of (p, seat));

  for (guint16 card = 0; groups != 0 && card < p->s->n_cards; card++)
    if (fits (sortie_def (p, sortie_card (p, card)->def), data) && may_lie_in (p, groups, card))
      return TRUE;
  return FALSE;
}

/* Data: the bit of the event. */
static gboolean
answers_events (const SortieDef *def, gpointer data)
{
  return (def->masks.held & *(const guint64 *) data) != 0;
}

static gboolean
stops_for (const SortiePlay *p, guint8 seat, guint type)
{
  guint64 bit = p->setup->catalogue->event_bits[type];

  if (p->s->out >> seat & 1)
    return FALSE;
  switch (policy_of (p)->stop (p, seat))
    {
    case SORTIE_STOP_ALWAYS:
      return sortie_zone_count (p, hand_of (p, seat)) > 0;
    case SORTIE_STOP_KNOWN:
      return (eval_held_events (p) & bit) && sortie_might_hold (p, seat, answers_events, &bit);
    default:
      return FALSE;
    }
}

gboolean
sortie_reactions_may_answer (const SortiePlay *p, guint type)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (stops_for (p, seat, type))
      return TRUE;
  return FALSE;
}

/* ---- Chances -------------------------------------------------------------------------- */

static const SortieTrigger *
trigger_at (const SortiePlay *p, guint index)
{
  return &sortie_state_triggers (p->s)[index];
}

static gboolean
is_chance_like (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  return sortie_is_chance (p, a) && sortie_is_chance (p, b) && a->seat == b->seat
         && a->of == b->of;
}

gboolean
sortie_is_same_chance (const SortiePlay *p, guint a, guint b)
{
  return is_chance_like (p, trigger_at (p, a), trigger_at (p, b));
}

/* Chances that are being collected for one event and one seat. */
typedef struct
{
  SortiePlay *p;
  SortieClauseKind kind;
  const SortieEvent *event;
  guint of;
  guint8 seat;
  guint first; /* the first of them among the triggers */
} Chances;

static SortieActive
held_by (const Chances *c, guint16 def, guint16 clause)
{
  return (SortieActive) { .clause = clause,
                          .source_def = def,
                          .source = sortie_ref (SORTIE_REF_DEF, def),
                          .effect = SORTIE_NO_INDEX,
                          .seat = c->seat };
}

static void
add_chance (const Chances *c, guint16 def, guint16 clause)
{
  SortieActive active = held_by (c, def, clause);

  active.source = SORTIE_NOTHING;
  sortie_triggers_add (c->p, &active, active.seat, c->event, c->of);
}

static gboolean
has_chance (const Chances *c, guint16 clause)
{
  for (guint i = c->first; i < c->p->s->n_triggers; i++)
    if (trigger_at (c->p, i)->clause == clause)
      return TRUE;
  return FALSE;
}

/* Whether everybody knows what the test refers to: the cause, the phase, whose turn it is. */
static gboolean
is_open (const SortiePlay *p, guint16 test)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieExpr *e = &catalogue->exprs[test];

  switch (e->op)
    {
    case SORTIE_EXPR_TEST_CAUSE:
    case SORTIE_EXPR_TEST_PHASE:
      return TRUE;
    case SORTIE_EXPR_TEST_TURN_OF:
      return catalogue->exprs[e->arg[0]].op == SORTIE_EXPR_SET_YOU
             || catalogue->exprs[e->arg[0]].op == SORTIE_EXPR_SET_OPPONENTS;
    case SORTIE_EXPR_TEST_NOT:
    case SORTIE_EXPR_TEST_ALL:
    case SORTIE_EXPR_TEST_EITHER:
      for (guint i = 0; i < e->n_args; i++)
        if (!is_open (p, catalogue->kids[e->arg[0] + i]))
          return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
holds_openly (const SortieContext *ctx, guint16 test)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  const SortieExpr *e = &catalogue->exprs[test];

  if (test == 0)
    return TRUE;
  if (e->op != SORTIE_EXPR_TEST_ALL)
    return !is_open (ctx->p, test) || sortie_test (ctx, test);
  for (guint i = 0; i < e->n_args; i++)
    if (!holds_openly (ctx, catalogue->kids[e->arg[0] + i]))
      return FALSE;
  return TRUE;
}

/* Checks the part of its condition that everybody knows. */
static gboolean
may_hold_now (const Chances *c, const SortieActive *active, guint16 test)
{
  SortieContext ctx = sortie_context_of_event (c->p, active, c->event);

  return holds_openly (&ctx, test);
}

/* Adds the abilities of a card that the seat may hold and that answer this event. */
static void
add_chances_of (const Chances *c, guint16 number)
{
  const SortieDef *def = sortie_def (c->p, number);

  for (guint16 i = def->first_clause; i < def->first_clause + def->n_clauses; i++)
    {
      const SortieClause *clause = sortie_clause (c->p, i);
      SortieActive active = held_by (c, number, i);

      if ((clause->flags & SORTIE_CLAUSE_HELD) && clause->kind == c->kind
          && clause->key == c->event->type && !has_chance (c, i)
          && sortie_concerns_event (c->p, &active, c->event)
          && may_hold_now (c, &active, clause->test))
        add_chance (c, number, i);
    }
}

/* Whether the content has a card that answers an event of this kind at this time. */
static gboolean
is_ever_answered (const Chances *c)
{
  const SortieCatalogue *catalogue = c->p->setup->catalogue;

  for (guint i = 1; i < catalogue->n_clauses; i++)
    if ((catalogue->clauses[i].flags & SORTIE_CLAUSE_HELD) && catalogue->clauses[i].kind == c->kind
        && catalogue->clauses[i].key == c->event->type)
      return TRUE;
  return FALSE;
}

static void
add_chances (Chances *c)
{
  guint64 groups = groups_in (c->p, hand_of (c->p, c->seat));
  guint64 bit = c->p->setup->catalogue->event_bits[c->event->type];

  c->first = c->p->s->n_triggers;
  for (guint16 card = 0; card < c->p->s->n_cards; card++)
    {
      guint16 def = sortie_card (c->p, card)->def;

      if ((sortie_def (c->p, def)->masks.held & bit) != 0 && may_lie_in (c->p, groups, card))
        add_chances_of (c, def);
    }
  if (c->p->s->n_triggers == c->first
      && policy_of (c->p)->stop (c->p, c->seat) == SORTIE_STOP_ALWAYS
      && is_ever_answered (c))
    add_chance (c, 0, 0);
}

void
sortie_chances_collect (SortiePlay *p, SortieClauseKind kind, const SortieEvent *event, guint of)
{
  for (guint i = 0; i < p->setup->n_seats; i++)
    {
      Chances c = { .p = p, .kind = kind, .event = event, .of = of,
                    .seat = sortie_seat_later (p, p->s->turn.active, i) };

      if (stops_for (p, c.seat, event->type))
        add_chances (&c);
    }
}

/* ---- The question --------------------------------------------------------------------- */

void
sortie_chance_take (SortiePlay *p, guint base, guint index)
{
  const SortieTrigger chance = *trigger_at (p, index);
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  SortieOrigin origin = sortie_origin_rules (chance.seat);
  SortieRef clauses[SORTIE_MAX_SET];
  const SortieArg args[] = { SORTIE_LIST (clauses, 0) };
  guint kept = base, n = 0;
  SortieFrame *f;

  for (guint i = base; i < p->s->n_triggers; i++)
    if (!is_chance_like (p, &triggers[i], &chance))
      triggers[kept++] = triggers[i];
    else if (model_fits (p, "list", n + 1, G_N_ELEMENTS (clauses)))
      clauses[n++] = triggers[i].clause;
  p->s->n_triggers = kept;
  origin.event = &sortie_state_events (p->s)[chance.of];
  f = sortie_call (p, SORTIE_PROC_REACTION, &origin, N_SLOTS, G_N_ELEMENTS (args), args);
  if (f != NULL)
    sortie_slot_set_list (p, f, SLOT_CLAUSES, clauses, n);
}

/* The possible answers, for sortie_might_hold(). */
typedef struct
{
  const SortiePlay *p;
  const SortieRef *clauses;
  guint n;
} Answers;

static gboolean
has_answer (const SortieDef *def, gpointer data)
{
  const Answers *answers = data;

  for (guint i = 0; i < answers->n; i++)
    if (sortie_def (answers->p, sortie_clause (answers->p, answers->clauses[i])->def) == def)
      return TRUE;
  return FALSE;
}

/* Whether there is a hand to answer from, and an answer may still be in it. */
static gboolean
may_still_answer (const SortiePlay *p, const SortieFrame *f)
{
  Answers answers = { .p = p };

  answers.n = sortie_slot_list (p, f, SLOT_CLAUSES, &answers.clauses);
  if (policy_of (p)->stop (p, f->seat) == SORTIE_STOP_ALWAYS)
    return sortie_zone_count (p, hand_of (p, f->seat)) > 0;
  return sortie_might_hold (p, f->seat, has_answer, &answers);
}

/* Whether the event can still be answered. */
static gboolean
goes_on_answering (const SortiePlay *p, const SortieFrame *f)
{
  const SortieEvent *event = sortie_frame_event (p, f);

  return !(event->flags & SORTIE_EVENT_CANCELLED)
         && !(sortie_event_decl (p->setup, event->type)->counts && event->amount == 0)
         && may_still_answer (p, f);
}

/* Asks about the thing to which the event happens, or else about its cause. */
static void
ask_about_event (SortiePlay *p, const SortieEvent *event)
{
  gboolean has_subject = event->subject != SORTIE_NOTHING || event->subject_def != 0;

  if (p->s->decision.kind == SORTIE_ASK_NOTHING)
    return;
  p->s->decision.about = has_subject ? event->subject : event->source;
  sortie_ask_about (p, has_subject ? event->subject_def : event->source_def);
}

void
sortie_reaction_step (SortiePlay *p, SortieFrame *f)
{
  gboolean passed = f->step == REACTION_ASKED && sortie_said_done (f);

  if (passed || sortie_is_silent (p, f->seat) || !goes_on_answering (p, f))
    {
      sortie_frame_end (p, f, 1);
      return;
    }
  f->step = REACTION_ASKED;
  sortie_ask (p, f, policy_of (p)->decision, f->seat, NULL, 0, 0, 1);
  ask_about_event (p, sortie_frame_event (p, f));
}

/* The frame that is asking now, or NULL. */
static SortieFrame *
asking (const SortiePlay *p)
{
  SortieFrame *top = sortie_frame_top (p);

  return sortie_frame_runs (top, SORTIE_PROC_REACTION) && top->step == REACTION_ASKED ? top : NULL;
}

const SortieEvent *
sortie_reaction_event (const SortiePlay *p)
{
  const SortieFrame *f = asking (p);

  return f != NULL ? sortie_frame_event (p, f) : NULL;
}

static SortieContext
context_of (const SortiePlay *p, const SortieFrame *f, SortieRef card, guint16 clause)
{
  SortieActive active = { .clause = clause,
                          .source_def = sortie_clause (p, clause)->def,
                          .source = card,
                          .effect = SORTIE_NO_INDEX,
                          .seat = f->seat };

  return sortie_context_of_event (p, &active, sortie_frame_event (p, f));
}

static SortieHeld
check_clause (const SortiePlay *p, const SortieFrame *f, SortieRef card, guint16 clause)
{
  SortieContext ctx;

  if (f == NULL || sortie_slot_has (p, f, SLOT_PLAYED, card)
      || !sortie_slot_has (p, f, SLOT_CLAUSES, clause))
    return SORTIE_HELD_OTHER;
  ctx = context_of (p, f, card, clause);
  if (!sortie_test (&ctx, sortie_clause (p, clause)->test))
    return SORTIE_HELD_CONDITION;
  return sortie_lacks_demand (&ctx, clause, NULL) ? SORTIE_HELD_NO_TARGET : SORTIE_HELD_ANSWERS;
}

/* The most certain thing that can be said about it. */
SortieHeld
sortie_reaction_check (const SortiePlay *p, SortieRef card, guint16 *ret_clause)
{
  const SortieFrame *f = asking (p);
  const SortieDef *def = sortie_def (p, sortie_card_of (p, card)->def);
  SortieHeld held = SORTIE_HELD_NOTHING;

  for (guint16 i = def->first_clause; i < def->first_clause + def->n_clauses; i++)
    {
      SortieHeld now;

      if (!(sortie_clause (p, i)->flags & SORTIE_CLAUSE_HELD))
        continue;
      now = check_clause (p, f, card, i);
      if (ret_clause != NULL && (now == SORTIE_HELD_ANSWERS || now > held))
        *ret_clause = i;
      if (now == SORTIE_HELD_ANSWERS)
        return now;
      held = MAX (held, now);
    }
  return held;
}

gboolean
sortie_reaction_lack (const SortiePlay *p, SortieRef card, SortieLack *ret)
{
  guint16 clause;
  SortieContext ctx;

  if (sortie_reaction_check (p, card, &clause) != SORTIE_HELD_NO_TARGET)
    return FALSE;
  ctx = context_of (p, asking (p), card, clause);
  return sortie_lacks_demand (&ctx, clause, ret);
}

/* ---- What is announced answers the question ------------------------------------------- */

guint16
sortie_reaction_announced (SortiePlay *p, guint16 card)
{
  SortieFrame *f = asking (p);

  if (f == NULL)
    return SORTIE_NO_INDEX;
  if (card != SORTIE_NO_INDEX)
    sortie_slot_append (p, f, SLOT_PLAYED, sortie_ref_card (card));
  return f->event;
}

void
sortie_reaction_resolves (SortiePlay *p, const SortieLink *link)
{
  if (link->event != SORTIE_NO_INDEX && link->clause != SORTIE_NO_INDEX
      && (sortie_clause (p, link->clause)->flags & SORTIE_CLAUSE_MUST_DO))
    sortie_state_events (p->s)[link->event].flags |= SORTIE_EVENT_CANCELLED;
}

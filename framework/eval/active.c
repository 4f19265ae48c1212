/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* active.c: one ability in force: what has it, what it applies to, and by how much. */
#include "eval/internal.h"
#include "language/internal.h"

guint8
eval_holder (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    return sortie_piece_controller (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NO_SEAT;
  const SortieCard *card = sortie_card_of (p, ref);
  if (card->piece != SORTIE_NO_INDEX)
    return sortie_piece_in (p, card->piece)->controller;
  guint8 seat = card->zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[card->zone].seat;
  return seat == SORTIE_NO_SEAT ? card->owner : seat;
}

SortieActive
eval_active_of (const SortiePlay *p, SortieRef ref, guint16 def, guint16 clause)
{
  guint8 seat = eval_holder (p, ref);
  return (SortieActive){
    .clause = clause,
    .source_def = def,
    .source = ref,
    .effect = SORTIE_NO_INDEX,
    .seat = seat,
    .side = sortie_side_of_thing (p, seat, ref),
    .others = p->setup->works_for != NULL ? p->setup->works_for (p, ref) : 0,
  };
}

SortieActive
eval_active_of_effect (const SortiePlay *p, guint16 effect, guint16 clause)
{
  const SortieEffect *e = &sortie_state_effects (p->s)[effect];
  return (SortieActive){
    .clause = clause,
    .source_def = e->source_def,
    .source = e->source,
    .effect = effect,
    .seat = e->seat,
    .side = e->side,
  };
}

SortieContext
sortie_context_of_active (const SortiePlay *p, const SortieActive *active)
{
  return (SortieContext){
    .p = p,
    .you = active->seat,
    .self = active->source,
    .self_def = active->source_def,
    .actor = SORTIE_NO_SEAT,
    .side = active->side,
  };
}

gboolean
sortie_clause_reads_side (const SortiePlay *p, guint16 clause)
{
  return (sortie_clause (p, clause)->flags & SORTIE_CLAUSE_READS_SIDE) != 0;
}

/* ---- What a clause applies to --------------------------------------------------------- */

static const SortieEffect *
eval_of (const SortieContext *ctx, const SortieActive *active)
{
  return active->effect == SORTIE_NO_INDEX ? NULL
                                           : &sortie_state_effects (ctx->p->s)[active->effect];
}

static gboolean
concerns (const SortieContext *ctx, const SortieActive *active, SortieRef ref)
{
  const SortieClause *clause = sortie_clause (ctx->p, active->clause);
  const SortieEffect *effect = eval_of (ctx, active);
  if (effect != NULL && effect->subject != SORTIE_NOTHING)
    return ref == effect->subject;
  if (clause->subject)
    return !eval_is_too_far (ctx->p, clause->within, active->source, ref)
           && sortie_set_has (ctx, clause->subject, ref);
  return clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE
         || ref == active->source;
}

/* A seat has no abilities of its own. Taking abilities from a seat takes them from all pieces that it controls. */
static gboolean
concerns_controller (const SortieContext *ctx, const SortieActive *active, SortieRef ref)
{
  return sortie_clause (ctx->p, active->clause)->kind == SORTIE_CLAUSE_LOSE
         && sortie_ref_kind (ref) == SORTIE_REF_PIECE
         && concerns (ctx, active, sortie_ref_seat (sortie_piece_controller (ctx->p, ref)));
}

gboolean
sortie_active_concerns (const SortieContext *ctx, const SortieActive *active, SortieRef ref)
{
  return concerns (ctx, active, ref) || concerns_controller (ctx, active, ref);
}

guint
eval_list_subjects (const SortieContext *ctx, const SortieActive *active, SortieRef *ret, guint max)
{
  const SortieEffect *effect = eval_of (ctx, active);
  guint16 subject = sortie_clause (ctx->p, active->clause)->subject;
  gboolean locked = effect != NULL && effect->subject != SORTIE_NOTHING;
  if (subject && !locked)
    return sortie_set (ctx, subject, ret, max);
  ret[0] = locked ? effect->subject : active->source;
  return 1;
}

gint
sortie_active_amount (const SortieContext *ctx, const SortieActive *active)
{
  const SortieEffect *effect = eval_of (ctx, active);
  return effect != NULL && effect->locked
             ? effect->amount
             : sortie_number (ctx, sortie_clause (ctx->p, active->clause)->amount);
}

gboolean
eval_applies_to_it (const SortieContext *ctx, const SortieActive *active)
{
  guint16 test = sortie_clause (ctx->p, active->clause)->test;
  return sortie_active_concerns (ctx, active, ctx->it) && (test == 0 || sortie_test (ctx, test));
}

gboolean
eval_applies (const SortieContext *ctx, const SortieActive *active, SortieRef ref)
{
  SortieContext inner = *ctx;
  inner.it = ref;
  return eval_applies_to_it (&inner, active);
}

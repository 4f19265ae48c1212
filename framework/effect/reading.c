/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "effect/reading.h"

/* The reading. Nothing happens while a value is worked out, so nobody need watch; the
 * watch of the play that expressions get leads back to the reading instead. */

void
effect_nothing_happens (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  (void) data;
  (void) p;
  (void) event;
}

void
effect_reading_begin (EffectReading *r, const SortiePlay *p, const EffectScene *scene,
                      SortieLayer layer)
{
  const EffectReading *outer = effect_reading_of (p);
  r->watch = (SortieWatch){ .data = r, .happened = effect_nothing_happens };
  r->play = (SortiePlay){ .setup = p->setup, .s = p->s, .watch = &r->watch };
  r->scene = scene;
  r->layer = layer;
  r->depth = outer ? outer->depth + 1 : 1;
}

/* Clauses. */

void
effect_clauses_begin (EffectClauses *c, const SortieCatalogue *catalogue, guint16 first, guint16 n)
{
  c->catalogue = catalogue;
  c->depth = 0;
  c->level[0].next = first;
  c->level[0].end = (guint16) (first + n);
}

static void
go_into_keyword (EffectClauses *c, guint16 keyword)
{
  const SortieKeyword *k = &c->catalogue->keywords[keyword];
  c->depth++;
  c->level[c->depth].next = k->first_clause;
  c->level[c->depth].end = (guint16) (k->first_clause + k->n_clauses);
  c->level[c->depth].keyword = keyword;
}

guint16
effect_clauses_next (EffectClauses *c)
{
  while (c->level[c->depth].next == c->level[c->depth].end)
    if (c->depth-- == 0)
      {
        c->depth = 0;
        return SORTIE_NO_INDEX;
      }

  guint16 number = c->level[c->depth].next++;
  const SortieClause *clause = &c->catalogue->clauses[number];
  if (clause->kind == SORTIE_CLAUSE_KEYWORD && c->depth < EFFECT_MAX_KEYWORDS)
    go_into_keyword (c, clause->key);
  return number;
}

/* Things. */

guint8
effect_holder (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    return sortie_piece_controller (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NO_SEAT;
  const SortieCard *card = &sortie_state_cards (p->s)[sortie_ref_index (ref)];
  if (card->piece != SORTIE_NO_INDEX)
    return sortie_state_pieces (p->s)[card->piece].controller;
  guint8 seat = card->zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[card->zone].seat;
  return seat == SORTIE_NO_SEAT ? card->owner : seat;
}

gboolean
effect_is_alive (const SortiePlay *p, const SortieEffect *effect)
{
  return sortie_ref_kind (effect->subject) != SORTIE_REF_PIECE
         || sortie_piece_exists (p, effect->subject);
}

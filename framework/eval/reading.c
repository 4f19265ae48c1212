/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reading.c: readings: computing one layer over a scene; and which seat holds a thing. */
#include "eval/internal.h"

/* The reading. Nothing happens while a value is computed, so nobody needs to watch. Instead, the watch of the play that
 * expressions get leads back to the reading. */

void
eval_nothing_happens (G_GNUC_UNUSED gpointer data, G_GNUC_UNUSED const SortiePlay *p,
                      G_GNUC_UNUSED const SortieEvent *event)
{

}

void
eval_reading_begin (EvalReading *r, const SortiePlay *p, const EvalScene *scene, SortieLayer layer)
{
  const EvalReading *outer = eval_reading_of (p);
  r->watch = (SortieWatch){ .data = r, .happened = eval_nothing_happens };
  r->play = (SortiePlay){ .setup = p->setup, .s = p->s, .watch = &r->watch };
  r->scene = scene;
  r->layer = layer;
  r->depth = outer != NULL ? outer->depth + 1 : 1;
}

/* ---- Things --------------------------------------------------------------------------- */

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

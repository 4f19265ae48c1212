/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* thing.h: the one way to read what a number names.
 *
 * Cards, zones, places and pieces are numbers, and any number may be none: the top of an empty pile,
 * the card of a link that waits without one, the place of a piece that has left. These functions take
 * every number. One that names nothing is read as a thing that lies nowhere, belongs to nobody and
 * holds nothing, so that a rule that forgets to ask gets a defined answer.
 *
 * The arrays themselves are for the model, which changes them, and for loops over all of them; a test
 * of the sources (tests/project/numbers.sh) sees to that.
 */
#pragma once
#include "model/play.h"
G_BEGIN_DECLS

/* What a number that names nothing is read as. */
extern const SortieCard sortie_no_card;   /* without definition, owner, zone, piece and neighbours */
extern const SortieZone sortie_no_zone;   /* empty */
extern const SortiePlace sortie_no_place; /* nothing stands there */
extern const SortiePiece sortie_no_piece; /* as a slot that is free */

/* A card by its index; sortie_no_card. */
static inline const SortieCard *
sortie_card (const SortiePlay *p, guint16 card)
{
  return G_LIKELY (card < p->s->n_cards) ? &sortie_state_cards (p->s)[card] : &sortie_no_card;
}

/* The card that a reference names; sortie_no_card also for a reference to something else. */
static inline const SortieCard *
sortie_card_of (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD ? sortie_card (p, sortie_ref_index (ref))
                                                  : &sortie_no_card;
}

/* An instance of a zone by its index; sortie_no_zone. */
static inline const SortieZone *
sortie_zone (const SortiePlay *p, guint16 zone)
{
  return G_LIKELY (zone < p->s->n_zones) ? &sortie_state_zones (p->s)[zone] : &sortie_no_zone;
}

/* A place by its index; sortie_no_place. */
static inline const SortiePlace *
sortie_place (const SortiePlay *p, guint16 place)
{
  return G_LIKELY (place < p->s->n_places) ? &sortie_state_places (p->s)[place] : &sortie_no_place;
}

/* The piece in a slot; sortie_no_piece. By a reference: sortie_piece(). */
static inline const SortiePiece *
sortie_piece_in (const SortiePlay *p, guint16 slot)
{
  return G_LIKELY (slot < p->s->n_pieces) ? &sortie_state_pieces (p->s)[slot] : &sortie_no_piece;
}

G_END_DECLS

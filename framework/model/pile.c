/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "model/knowledge.h"
#include "model/pile.h"

/* Makes @above and @below neighbours; either may be none. */
static inline void
join (SortieCard *cards, guint16 above, guint16 below)
{
  if (above != SORTIE_NO_INDEX)
    cards[above].below = below;
  if (below != SORTIE_NO_INDEX)
    cards[below].above = above;
}

static inline void
take_from_zone (SortieZone *zone, const SortieCard *card)
{
  if (card->above == SORTIE_NO_INDEX)
    zone->top = card->below;
  if (card->below == SORTIE_NO_INDEX)
    zone->bottom = card->above;
  zone->n--;
}

/* The top card says what the piece is, and so lies face up. */
static void
take_from_piece (SortieCard *cards, SortiePiece *piece, const SortieCard *card)
{
  if (card->above == SORTIE_NO_INDEX)
    piece->card = card->below;
  if (piece->card != SORTIE_NO_INDEX)
    cards[piece->card].face_down = FALSE;
  piece->n_cards--;
}

static void
lift_from_piece (SortiePlay *p, SortieCard *c, guint16 slot)
{
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];

  take_from_piece (sortie_state_cards (p->s), piece, c);
  sortie_state_forget_glance (p->s);
  if (piece->n_cards == 0)
    model_piece_end (p, slot);
}

static inline void
lift (SortiePlay *p, SortieCard *c)
{
  guint16 slot = c->piece;

  join (sortie_state_cards (p->s), c->above, c->below);
  if (c->zone != SORTIE_NO_INDEX)
    take_from_zone (&sortie_state_zones (p->s)[c->zone], c);
  if (slot != SORTIE_NO_INDEX)
    lift_from_piece (p, c, slot);
  c->above = c->below = c->zone = c->piece = SORTIE_NO_INDEX;
  c->face_down = FALSE;
  sortie_state_unsettle (p->s);
}

static inline void
put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  SortieCard *cards = sortie_state_cards (p->s);
  SortieZone *z = &sortie_state_zones (p->s)[zone];
  gboolean is_first = z->n++ == 0;

  cards[card].zone = zone;
  if (end == SORTIE_TOP)
    join (cards, card, z->top);
  else
    join (cards, z->bottom, card);
  if (is_first || end == SORTIE_TOP)
    z->top = card;
  if (is_first || end == SORTIE_BOTTOM)
    z->bottom = card;
  sortie_state_unsettle (p->s);
}

void
model_card_lift (SortiePlay *p, guint16 card)
{
  lift (p, &sortie_state_cards (p->s)[card]);
}

void
model_card_put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  put (p, card, zone, end);
}

/* What lasted as long as the card was there ends: an upgrade, a rune. */
static inline void
take (SortiePlay *p, guint16 card)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];

  if (c->piece != SORTIE_NO_INDEX)
    model_effects_end_with (p->s, sortie_ref_card (card));
  lift (p, c);
}

void
model_card_take (SortiePlay *p, guint16 card)
{
  take (p, card);
}

void
model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  model_knowledge_moves (p, card, zone);
  take (p, card);
  sortie_state_cards (p->s)[card].flags = 0;
  put (p, card, zone, end);
}

void
model_card_put_on_piece (SortiePlay *p, guint16 card, guint16 slot, SortieEnd end)
{
  SortieCard *cards = sortie_state_cards (p->s);
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  guint16 bottom = piece->card;

  cards[card].piece = slot;
  if (end == SORTIE_TOP || piece->n_cards == 0)
    {
      join (cards, card, piece->card);
      piece->card = card;
    }
  else
    {
      while (cards[bottom].below != SORTIE_NO_INDEX)
        bottom = cards[bottom].below;
      join (cards, bottom, card);
    }
  piece->n_cards++;
  sortie_state_forget_glance (p->s);
}

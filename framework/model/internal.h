/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this room share. Private to the library. */
#pragma once
#include "model/piece.h"
G_BEGIN_DECLS

/* --- who sees what, as bits per seat --- */

/* A spectator has no bit. */
static inline guint8
model_seat_bit (guint8 seat)
{
  return seat < SORTIE_MAX_SEATS ? (guint8) (1 << seat) : 0;
}

static inline guint8
model_all_seats (const SortieSetup *setup)
{
  return (guint8) ((1 << setup->n_seats) - 1);
}

/* Whether @seat (a spectator, too) is among those who see what belongs to @whose. A thing
 * of nobody has no owner who could see it. */
static inline gboolean
model_sees (SortieSeenBy seen_by, guint8 whose, guint8 seat)
{
  return seen_by == SORTIE_SEEN_BY_ALL
         || (seen_by == SORTIE_SEEN_BY_OWNER && whose != SORTIE_NO_SEAT && whose == seat);
}

/* The seats that may look at the faces in a zone. */
static inline guint8
model_seers (const SortieSetup *setup, guint16 zone)
{
  return setup->piles[zone].seers;
}

gboolean model_zone_is_open_to (const SortieSetup *setup, guint16 zone, guint8 seat);

/* A card is taken out of @from, and @seers see it then: what that makes uncertain of those that lie
 * there without an order. */
void model_knowledge_leaves (SortiePlay *p, guint16 card, guint16 from, guint8 seers);

/* A card arrives in @to: what that tells, and what it makes uncertain. Called while
 * the card still lies where it came from. */
static inline void
model_knowledge_moves (SortiePlay *p, guint16 card, guint16 to)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];
  guint8 seers = model_seers (p->setup, to);

  if (c->zone != SORTIE_NO_INDEX && c->zone != to && !p->setup->piles[c->zone].ordered)
    model_knowledge_leaves (p, card, c->zone, seers);
  c->known |= seers;
}

/* The same of a card that comes onto the table, as a piece or under one, where @seers see its
 * face. */
void model_knowledge_stands (SortiePlay *p, guint16 card, guint8 seers);

/* Whether the backs of two cards look alike. */
gboolean model_cards_look_alike (const SortieCard *a, const SortieCard *b);

/* Whether the pending decision is this seat's; and whether it has to name @card in it:
 * a candidate, or an answer already given. */
gboolean model_decides (const SortiePlay *p, guint8 seat);
gboolean model_is_asked_about (const SortiePlay *p, guint16 card, guint8 seat);

/* --- how cards hang in the lists of zones and pieces ---
 *
 * Between taking and putting a card lies nowhere.
 */

void model_card_put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* Moves one card of many that go on the way: what lies on top of a pile meanwhile is not seen. */
void model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* After a card was taken out of the pile of a piece (SORTIE_NO_INDEX: of none): everybody sees what
 * the piece is now. */
void model_pile_uncovered (SortiePlay *p, guint16 slot);

/* --- shuffling --- */

/* What two cards are is exchanged: their numbers stay where they lie, so that a number tells
 * nothing about the card behind it. */
void sortie_cards_exchange (SortieCard *a, SortieCard *b);

G_END_DECLS

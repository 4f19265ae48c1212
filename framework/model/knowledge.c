/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* knowledge.c: what each seat knows about the cards. A seat that has seen a card's face knows it for as long as it can
 * follow the card with its eyes: into a face-down pile or back into a hand, but not through a shuffle, not when
 * somebody takes one of several cards out of a hand and puts it elsewhere face down, and not when somebody looks at
 * several cards of a pile and chooses among them. In a hand, a seat knows which faces are there and how often, but
 * never which of two equal cards is which.
 */
#include "model/internal.h"

gboolean
model_zone_is_open_to (const SortieSetup *setup, guint16 zone, guint8 seat)
{
  const SortiePile *pile = &setup->piles[zone];
  return sortie_sees (setup, setup->zones[pile->decl].faces, pile->seat, seat);
}

/* The card that left could have been any card of the zone, so these seats no longer know any of them. */
static void
lose_track (SortiePlay *p, guint16 zone, guint8 seats)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    sortie_state_cards (p->s)[card].known &= (guint8) ~seats;
}

gboolean
model_cards_look_alike (const SortieCard *a, const SortieCard *b)
{
  return a->owner == b->owner && a->group == b->group;
}

/* A card leaves @zone and @seats see its face. A seat that knew another equal card, but not this one, cannot tell which
 * of them left. It now knows one fewer. */
static void
forget_twin (SortiePlay *p, guint16 card, guint16 zone, guint8 seats)
{
  SortieCard *cards = sortie_state_cards (p->s);
  guint8 unsure = seats & ~cards[card].known;

  for (SORTIE_EACH_IN_ZONE (p, zone, other))
    if (other != card && cards[other].def == cards[card].def
        && model_cards_look_alike (&cards[other], &cards[card]))
      {
        guint8 known = cards[other].known & unsure;

        cards[other].known &= (guint8) ~known;
        unsure &= (guint8) ~known;
      }
}

void
model_knowledge_leaves (SortiePlay *p, guint16 card, guint16 from, guint8 seers)
{
  guint8 outside = model_all_seats (p->setup) & ~model_seers (p->setup, from);

  if (p->setup->piles[from].ordered || sortie_zone_count (p, from) <= 1)
    return;
  if (outside & ~seers)
    lose_track (p, from, outside & ~seers);
  if (outside & seers)
    forget_twin (p, card, from, outside & seers);
}

void
model_knowledge_stands (SortiePlay *p, guint16 card, guint8 seers)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];

  if (c->zone != SORTIE_NO_INDEX)
    model_knowledge_leaves (p, card, c->zone, seers);
  c->known |= seers;
}

/* Whether nobody could tell two cards apart, given where they are. */
static gboolean
are_twins (const SortieCard *a, const SortieCard *b)
{
  return a->zone == b->zone && a->def == b->def && model_cards_look_alike (a, b);
}

static guint
known_twins (const SortiePlay *p, const SortieCard *card, guint8 seat)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, card->zone, other))
    n += are_twins (&cards[other], card) && (cards[other].known & model_seat_bit (seat));
  return n;
}

static guint
shown_twins (const SortiePlay *p, const SortieCard *card, const SortieRef *shown, guint n_shown)
{
  guint n = 0;

  for (guint i = 0; i < n_shown; i++)
    n += are_twins (sortie_card_of (p, shown[i]), card);
  return n;
}

/* Whether a seat cannot follow single cards in this card's place, such as a hand that it may not look into. */
static gboolean
lies_among_others (const SortiePlay *p, const SortieCard *card, guint8 seat)
{
  return card->zone != SORTIE_NO_INDEX
         && !p->setup->zones[p->setup->piles[card->zone].decl].ordered
         && !model_zone_is_open_to (p->setup, card->zone, seat);
}

static void
show_to (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    {
      SortieCard *card = &sortie_state_cards (p->s)[sortie_ref_index (cards[i])];

      if (sortie_card_of (p, cards[i]) == &sortie_no_card)
        continue; /* the top of an empty pile shows no card */
      if (!lies_among_others (p, card, seat)
          || known_twins (p, card, seat) < shown_twins (p, card, cards, n))
        card->known |= model_seat_bit (seat);
    }
}

void
sortie_cards_reveal (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat)
{
  if (seat != SORTIE_NO_SEAT)
    show_to (p, cards, n, seat);
  for (guint8 each = 0; seat == SORTIE_NO_SEAT && each < p->setup->n_seats; each++)
    show_to (p, cards, n, each);
}

void
sortie_card_reveal (SortiePlay *p, guint16 card, guint8 seat)
{
  const SortieRef ref = sortie_ref_card (card);

  sortie_cards_reveal (p, &ref, 1, seat);
}

/* Whether a card is in an order that players can follow: in a pile, or under a piece. */
static gboolean
lies_in_order (const SortiePlay *p, const SortieCard *card)
{
  return card->piece != SORTIE_NO_INDEX
         || (card->zone != SORTIE_NO_INDEX && p->setup->piles[card->zone].ordered);
}

/* Whether another one of the cards is in the same pile. */
static gboolean
is_one_of_several (const SortiePlay *p, guint16 card, const SortieRef *among, guint n)
{
  const SortieCard *c = sortie_card (p, card);

  for (guint i = 0; i < n; i++)
    {
      const SortieCard *other = sortie_card_of (p, among[i]);

      if (other != c && other->zone == c->zone && other->piece == c->piece)
        return TRUE;
    }
  return FALSE;
}

void
sortie_cards_chosen (SortiePlay *p, const SortieRef *among, guint n, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    {
      guint16 card = sortie_ref_index (among[i]);

      if (!lies_in_order (p, sortie_card_of (p, among[i]))
          || !is_one_of_several (p, card, among, n))
        continue;
      for (guint8 other = 0; other < p->setup->n_seats; other++)
        if (other != seat && !sortie_card_is_visible (p, card, other))
          sortie_card_forget (p, card, other);
    }
}

void
sortie_card_forget (SortiePlay *p, guint16 card, guint8 seat)
{
  g_return_if_fail (card < p->s->n_cards);
  sortie_state_cards (p->s)[card].known &= (guint8) ~model_seat_bit (seat);
}

gboolean
sortie_card_is_visible (const SortiePlay *p, guint16 card, guint8 seat)
{
  const SortieCard *c = sortie_card (p, card);
  if (c->piece != SORTIE_NO_INDEX)
    return sortie_sees (p->setup, c->face_down ? SORTIE_SEEN_BY_OWNER : SORTIE_SEEN_BY_ALL,
                        sortie_state_pieces (p->s)[c->piece].controller, seat);
  return c->zone != SORTIE_NO_INDEX && model_zone_is_open_to (p->setup, c->zone, seat);
}

gboolean
sortie_card_is_known (const SortiePlay *p, guint16 card, guint8 seat)
{
  return (sortie_card (p, card)->known & model_seat_bit (seat)) != 0
         || sortie_card_is_visible (p, card, seat);
}

gboolean
sortie_card_is_hidden (const SortiePlay *p, guint16 card, guint8 seat)
{
  return !sortie_card_is_known (p, card, seat);
}

gboolean
sortie_card_has_face (const SortiePlay *p, guint16 card, guint8 seat)
{
  return sortie_card_is_known (p, card, seat)
         && (!lies_among_others (p, sortie_card (p, card), seat)
             || (p->s->decision.spread && model_is_asked_about (p, card, seat)));
}

gboolean
sortie_card_is_outward (const SortiePlay *p, guint16 card, guint8 seat)
{
  guint16 zone = sortie_card (p, card)->zone;

  return zone != SORTIE_NO_INDEX && p->setup->piles[zone].seat == seat && seat != SORTIE_NO_SEAT
         && p->setup->zones[p->setup->piles[zone].decl].faces == SORTIE_SEEN_BY_OTHERS;
}

/* Which of @flags of the card the seat sees. */
static guint16
seen_flags (const SortiePlay *p, guint16 card, guint16 flags, guint8 seat)
{
  const SortieCard *c = sortie_card (p, card);
  guint8 holder = c->zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[c->zone].seat;
  guint8 whose = holder == SORTIE_NO_SEAT ? c->owner : holder;
  guint16 shown = 0;

  for (guint flag = 0; flags >> flag != 0 && p->setup->flags[flag].id != NULL; flag++)
    if (sortie_sees (p->setup, p->setup->flags[flag].seen_by, whose, seat))
      shown |= (guint16) (1 << flag);
  return flags & shown;
}

guint16
sortie_card_shown_flags (const SortiePlay *p, guint16 card, guint8 seat)
{
  return seen_flags (p, card, sortie_card (p, card)->flags, seat);
}

guint16
sortie_card_denied (const SortiePlay *p, guint16 card)
{
  return card < p->s->n_denied ? sortie_state_denied (p->s)[card] : 0;
}

guint16
model_card_shown_denied (const SortiePlay *p, guint16 card, guint8 seat)
{
  return seen_flags (p, card, sortie_card_denied (p, card), seat);
}

static guint16
card_hidden_from (const SortiePlay *p, guint16 card)
{
  guint16 hidden = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    hidden |= (guint16) (sortie_card_is_hidden (p, card, seat) << seat);
  /* a spectator has seen nothing before, but what every seat knows is no secret */
  if (hidden != 0 && !sortie_card_is_visible (p, card, SORTIE_NO_SEAT))
    hidden |= 1 << SORTIE_MAX_SEATS;
  return hidden;
}

guint16
sortie_ref_hidden_from (const SortiePlay *p, SortieRef ref)
{
  const SortieCard *card = sortie_card_of (p, ref);

  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return 0;
  if (card->def == 0)
    return G_MAXUINT16;
  return card->zone != SORTIE_NO_INDEX || card->piece != SORTIE_NO_INDEX
             ? card_hidden_from (p, sortie_ref_index (ref))
             : 0;
}

gboolean
sortie_cards_alike (const SortiePlay *p, guint8 seat, guint16 a, guint16 b)
{
  const SortieCard *one = sortie_card (p, a), *other = sortie_card (p, b);

  if (a == b)
    return TRUE;
  if (one->zone != other->zone || one->zone == SORTIE_NO_INDEX)
    return FALSE;
  if (p->setup->zones[p->setup->piles[one->zone].decl].ordered)
    return FALSE;
  if (one->flags != other->flags || sortie_card_denied (p, a) != sortie_card_denied (p, b))
    return FALSE;
  if (sortie_card_has_face (p, a, seat))
    return one->def == other->def && sortie_card_has_face (p, b, seat);
  return !sortie_card_has_face (p, b, seat);
}

gboolean
model_decides (const SortiePlay *p, guint8 seat)
{
  return p->s->decision.kind != 0 && p->s->decision.seat == seat;
}

gboolean
model_is_asked_about (const SortiePlay *p, guint16 card, guint8 seat)
{
  const SortieDecision *decision = &p->s->decision;
  const gint32 *candidates = sortie_state_locals (p->s) + decision->list;
  SortieRef ref = sortie_ref_card (card);
  return model_decides (p, seat)
         && (model_is_among (ref, (const SortieRef *) candidates, decision->n)
             || model_is_among (ref, p->s->answers, p->s->n_answers));
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* recall.c: which hidden cards a seat remembers, and where it may say that they are. */
#include <sortie/table.h>

#include <stdlib.h>

#include "model/internal.h"

/* Whether to say a card's position: only if the seat can tell, which means counting the cards. */
static gboolean
tells_position (const SortiePlay *p, guint16 zone, guint8 seat)
{
  const SortieZoneDecl *decl = &p->setup->zones[p->setup->piles[zone].decl];

  return decl->ordered && sortie_sees (p->setup, decl->count, p->setup->piles[zone].seat, seat);
}

static int
by_def (const void *a, const void *b)
{
  return ((const SortieRecalled *) a)->def - ((const SortieRecalled *) b)->def;
}

/* How many cards in a row, from one end of the zone, the seat knows. */
static guint
count_known (const SortiePlay *p, guint16 zone, guint8 seat, gboolean from_bottom)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_card_is_known (p, card, seat))
      n++;
    else if (from_bottom)
      n = 0;
    else
      break;
  return n;
}

/* For an ordered pile that nobody may count: notes what the seat knows of both ends. What is between has no order. */
static guint
note_ends (const SortiePlay *p, guint16 zone, guint8 seat, SortieRecalled *ret, guint n)
{
  guint top = MIN (count_known (p, zone, seat, FALSE), n);
  guint bottom = MIN (count_known (p, zone, seat, TRUE), n - top);

  for (guint i = 0; i < top; i++)
    ret[i].position = (guint16) (i + 1);
  for (guint i = 0; i < bottom; i++)
    ret[n - 1 - i].below = (guint16) (i + 1);
  qsort (ret + top, n - top - bottom, sizeof *ret, by_def);
  return n;
}

/* Adds what the seat knows of one zone to @ret, which has room for @room more. */
static guint
recall_zone (const SortiePlay *p, guint16 zone, guint8 seat, SortieRecalled *ret, guint room)
{
  gboolean positions = tells_position (p, zone, seat);
  guint16 position = 0;
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      position++;
      if (n < room && sortie_card_is_known (p, card, seat))
        ret[n++] = (SortieRecalled){ .zone = zone, .piece = SORTIE_NO_INDEX,
                                     .def = sortie_state_cards (p->s)[card].def,
                                     .position = positions ? position : 0 };
    }
  if (!positions && p->setup->zones[p->setup->piles[zone].decl].ordered)
    return note_ends (p, zone, seat, ret, n);
  if (!positions)
    qsort (ret, n, sizeof *ret, by_def);
  return n;
}

/* Does the same for the face-down cards under one piece, which everybody can count. */
static guint
recall_pile (const SortiePlay *p, guint16 slot, guint8 seat, SortieRecalled *ret, guint room)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  guint16 card = cards[sortie_state_pieces (p->s)[slot].card].below;
  guint n = 0;

  for (guint16 position = 1; card != SORTIE_NO_INDEX; card = cards[card].below, position++)
    if (n < room && sortie_card_is_known (p, card, seat)
        && !sortie_card_is_visible (p, card, seat))
      ret[n++] = (SortieRecalled){ .zone = SORTIE_NO_INDEX, .piece = slot, .def = cards[card].def,
                                   .position = position };
  return n;
}

guint
sortie_recall (const SortiePlay *p, guint8 seat, SortieRecalled *ret, guint room)
{
  guint n = 0;

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    if (!model_zone_is_open_to (p->setup, zone, seat))
      n += recall_zone (p, zone, seat, ret + n, room - n);
  for (SORTIE_EACH_PIECE (p, slot))
    n += recall_pile (p, slot, seat, ret + n, room - n);
  return n;
}

guint8
sortie_seats_that_saw (const SortieState *before, const SortieState *after)
{
  const SortieCard *then = sortie_state_cards (before), *now = sortie_state_cards (after);
  guint n = MIN (before->n_cards, after->n_cards);
  guint8 seen = 0;

  for (guint i = 0; i < n; i++)
    seen |= now[i].known & ~then[i].known;
  return seen;
}

gboolean
sortie_has_learned (const SortieState *before, const SortieState *after, guint8 seats)
{
  return before->rng.draws != after->rng.draws
         || (sortie_seats_that_saw (before, after) & seats) != 0;
}

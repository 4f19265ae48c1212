/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-known.c: a seat still knows what it has seen, and the numbers of cards tell it nothing. */
#include "kit/check-worlds.h"
#include "base/internal.h"
#include "model/internal.h"

/* H10. In a closed pile with an order, a card that was seen keeps its position; in a hand, it may be any of those
 * that look alike. */
gboolean
verify_known_cards (VerifyWorlds *w)
{
  const SortieCard *a = sortie_state_cards (w->a.s), *b = sortie_state_cards (w->b.s);
  const SortieSetup *setup = w->a.setup;

  for (guint16 card = 0; card < w->a.s->n_cards; card++)
    {
      guint16 zone = a[card].zone;

      if (sortie_card_is_hidden (&w->a, card, w->seat)
          || (zone != SORTIE_NO_INDEX && !setup->zones[setup->piles[zone].decl].ordered
              && !sortie_card_is_visible (&w->a, card, w->seat)))
        continue;
      if (!verify_that (w->game, VERIFY_H10, a[card].def == b[card].def,
                        N_ ("%s has seen “%s”, but a world imagined for it has “%s” there"),
                        verify_worlds_name (w), sortie_def (&w->a, a[card].def)->id,
                        sortie_def (&w->a, b[card].def)->id))
        return FALSE;
    }
  return TRUE;
}

/* ---- H11: two hidden cards exchange their numbers, and nothing else ------------------- */

static guint16
exchanged (guint16 card, guint16 a, guint16 b)
{
  return card == a ? b : card == b ? a : card;
}

static void
exchange_links (SortieState *s, guint16 a, guint16 b)
{
  SortieCard *cards = sortie_state_cards (s);
  SortieZone *zones = sortie_state_zones (s);
  SortiePiece *pieces = sortie_state_pieces (s);
  guint16 zone = cards[a].zone;
  guint16 *top = zone != SORTIE_NO_INDEX ? &zones[zone].top : &pieces[cards[a].piece].card;

  for (guint16 card = *top, below; card != SORTIE_NO_INDEX; card = below)
    {
      below = cards[card].below;
      cards[card].above = exchanged (cards[card].above, a, b);
      cards[card].below = exchanged (below, a, b);
    }
  *top = exchanged (*top, a, b);
  if (zone != SORTIE_NO_INDEX)
    zones[zone].bottom = exchanged (zones[zone].bottom, a, b);
}

static void
exchange_numbers (SortieState *s, guint16 a, guint16 b)
{
  SortieCard *cards = sortie_state_cards (s);
  SortieCard was;

  exchange_links (s, a, b);
  was = cards[a];
  cards[a] = cards[b];
  cards[b] = was;
}

/* Two hidden cards of the zone, or of the pile with this top card. @a stays SORTIE_NO_INDEX if there are none. */
static void
find_hidden_pair (const VerifyWorlds *w, guint16 top, guint16 *a, guint16 *b)
{
  const SortieCard *cards = sortie_state_cards (w->a.s);
  guint16 first = SORTIE_NO_INDEX;

  *a = SORTIE_NO_INDEX;
  for (guint16 card = top; card != SORTIE_NO_INDEX; card = cards[card].below)
    {
      /* the holder of an outward-facing hand names a card by its position, whatever its number */
      if (!sortie_card_is_hidden (&w->a, card, w->seat) || sortie_card_is_outward (&w->a, card, w->seat))
        continue;
      if (first != SORTIE_NO_INDEX && sortie_rng_below (&w->game->rng, 2) == 0)
        {
          *a = first;
          *b = card;
          return;
        }
      first = card;
    }
}

static gboolean
numbers_tell_nothing (VerifyWorlds *w, guint16 top)
{
  VerifyGame *game = w->game;
  guint16 a, b;

  find_hidden_pair (w, top, &a, &b);
  if (a == SORTIE_NO_INDEX)
    return TRUE;
  sortie_state_copy (w->b.s, w->a.s);
  exchange_numbers (w->b.s, a, b);
  sortie_view_init (&w->view_a, game->views[0], &w->a, w->seat);
  sortie_view_init (&w->view_b, game->views[1], &w->b, w->seat);
  return verify_that (game, VERIFY_H11, verify_same_bytes (game, game->views[0], game->views[1]),
                      N_ ("%s would notice that cards %u and %u swapped their numbers"),
                      verify_worlds_name (w), a, b);
}

gboolean
verify_numbers (VerifyWorlds *w)
{
  /* a seat that is asked about a hidden card is told its number, to answer with */
  if (verify_worlds_decides (w) && w->a.s->decision.n > 0)
    return TRUE;
  for (guint16 zone = 0; zone < w->a.s->n_zones; zone++)
    if (!numbers_tell_nothing (w, sortie_zone_top (&w->a, zone)))
      return FALSE;
  for (SORTIE_EACH_PIECE (&w->a, slot))
    if (!numbers_tell_nothing (w, sortie_piece_in (&w->a, slot)->card))
      return FALSE;
  return TRUE;
}

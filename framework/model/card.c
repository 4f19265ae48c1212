/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* card.c: creating and moving cards, and their flags and clues. */
#include "model/internal.h"

guint16
sortie_card_new (SortiePlay *p, guint16 def, guint8 owner, guint8 group, guint16 zone,
                 SortieEnd end)
{
  SortieState *s = p->s;
  g_return_val_if_fail (zone < s->n_zones, SORTIE_NO_INDEX);
  if (!model_fits (p, "cards", s->n_cards + 1u, s->cap_cards))
    return SORTIE_NO_INDEX;
  guint16 card = s->n_cards++;
  sortie_state_cards (s)[card] = (SortieCard){
    .def = def,
    .above = SORTIE_NO_INDEX,
    .below = SORTIE_NO_INDEX,
    .zone = SORTIE_NO_INDEX,
    .piece = SORTIE_NO_INDEX,
    .owner = owner,
    .group = group,
    .known = model_seers (p->setup, zone),
  };
  model_card_put (p, card, zone, end);
  sortie_state_forget_glance (s); /* its values from a hand are not counted yet */
  return card;
}

void
sortie_card_regroup (SortiePlay *p, guint16 card, guint8 group)
{
  sortie_state_cards (p->s)[card].group = group;
}

void
sortie_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  guint16 from = sortie_card (p, card)->piece;

  g_return_if_fail (card < p->s->n_cards && zone < p->s->n_zones);
  sortie_told_stir (p);
  model_card_move (p, card, zone, end);
  if (from != SORTIE_NO_INDEX)
    model_pile_uncovered (p, from);
}

guint16
sortie_card_flags (const SortiePlay *p, guint16 card)
{
  return sortie_card (p, card)->flags;
}

void
sortie_card_set_flag (SortiePlay *p, guint16 card, guint flag, gboolean on)
{
  g_return_if_fail (flag < SORTIE_MAX_FLAGS && card < p->s->n_cards);
  SortieCard *c = &sortie_state_cards (p->s)[card];
  g_return_if_fail (!on || p->setup->untrue == NULL || !(p->setup->untrue[c->def] >> flag & 1));
  c->flags = (guint16) (on ? c->flags | 1 << flag : c->flags & ~(1 << flag));
  sortie_state_unsettle (p->s);
}

void
sortie_card_clue (SortiePlay *p, guint16 card, guint flag)
{
  g_return_if_fail (flag < SORTIE_MAX_FLAGS && card < p->s->n_denied && p->setup->flags[flag].clue != 0);
  if (!(p->setup->untrue[sortie_card (p, card)->def] >> flag & 1))
    sortie_card_set_flag (p, card, flag, TRUE);
  else
    sortie_state_denied (p->s)[card] |= (guint16) (1 << flag);
}

void
sortie_zone_clue (SortiePlay *p, guint16 zone, guint flag)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    sortie_card_clue (p, card, flag);
}

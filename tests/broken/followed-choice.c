/* SPDX-License-Identifier: GPL-3.0-or-later */
/* followed-choice.c: a hand is put on the deck without shuffling, so that its owner knows what lies
 * there; the other one looks at the three top cards and puts one of them below, and the owner still
 * knows which is where. */
#include "tests/broken/broken.h"
#include <sortie/frame.h>

enum { THREE = 3, PUT_BACK = 10 };

static void
let_choose (SortiePlay *p, SortieFrame *f)
{
  guint16 hand = zone_of (p, TOY_HAND, active (p)), deck = zone_of (p, TOY_DECK, active (p));
  guint8 other = 1 - active (p);
  SortieRef top[THREE];

  while (sortie_zone_count (p, hand) > 0)
    sortie_card_move (p, sortie_zone_top (p, hand), deck, SORTIE_TOP);
  for (guint i = 0; i < THREE; i++)
    top[i] = sortie_ref_card (sortie_zone_at (p, deck, i));
  sortie_cards_reveal (p, top, THREE, other);
  f->step = PUT_BACK;
  sortie_ask (p, f, SORTIE_ASK_CHOOSE, other, top, THREE, 1, 1);
}

static void
put_below_and_follow (SortiePlay *p, SortieFrame *f)
{
  guint16 deck = zone_of (p, TOY_DECK, active (p));

  sortie_card_move (p, sortie_ref_index (sortie_answer (p)), deck, SORTIE_BOTTOM);
  for (SORTIE_EACH_IN_ZONE (p, deck, card))
    sortie_card_reveal (p, card, active (p));
  f->step = 2;
}

static void
draw_after_choosing (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 1 && sortie_answered_yes (p)
      && p->s->turn.number <= p->setup->n_seats)
    let_choose (p, f);
  else if (f->step == PUT_BACK)
    put_below_and_follow (p, f);
  else
    draw_step (p, f);
}

BREAK
{
  BROKEN_PROC (TOY_PROC_DRAW).step = draw_after_choosing;
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ready.c: common commits and steps of games. Their rows name the variable or the zones. */
#include <sortie/event.h>
#include <sortie/frame.h>
#include "flow/internal.h"

/* Commits. */

static void
change (SortiePlay *p, SortieEvent *event, gint n)
{
  guint8 var = sortie_event_decl (p->setup, event->type)->var;
  gint before = sortie_var (p, var, event->seat);

  sortie_var_set (p, var, event->seat, before + n);
  event->amount = (gint16) ABS (sortie_var (p, var, event->seat) - before);
}

void
sortie_commit_gain (SortiePlay *p, SortieEvent *event)
{
  change (p, event, event->amount);
}

void
sortie_commit_loss (SortiePlay *p, SortieEvent *event)
{
  change (p, event, -event->amount);
}

static void
move_subject (SortiePlay *p, const SortieEvent *event, SortieEnd end)
{
  guint8 zone = sortie_event_decl (p->setup, event->type)->zone;

  sortie_card_move (p, sortie_ref_index (event->subject),
                    sortie_setup_zone (p->setup, zone, event->seat), end);
}

void
sortie_commit_to_top (SortiePlay *p, SortieEvent *event)
{
  move_subject (p, event, SORTIE_TOP);
}

void
sortie_commit_to_bottom (SortiePlay *p, SortieEvent *event)
{
  move_subject (p, event, SORTIE_BOTTOM);
}

/* Steps. */

static const SortieProcDecl *
row_of (const SortiePlay *p, const SortieFrame *f)
{
  return &p->setup->procs[f->code];
}

static void
propose (SortiePlay *p, const SortieFrame *f, SortieRef subject, gint n)
{
  SortieEvent event = sortie_event_from (p, f, row_of (p, f)->event, f->seat);

  event.subject = subject;
  event.amount = (gint16) CLAMP (n, 0, G_MAXINT16);
  sortie_event_propose (p, &event, 1);
}

void
sortie_amount_step (SortiePlay *p, SortieFrame *f)
{
  gint n = sortie_slot (p, f, 0);

  if (f->step++ == 0 && n > 0)
    propose (p, f, SORTIE_NOTHING, n);
  else
    sortie_frame_end (p, f, n > 0 ? f->done : 0);
}

/* Whose zone a card lies in; SORTIE_NO_SEAT: the table's, or none. */
static guint8
holder (const SortiePlay *p, guint16 card)
{
  guint16 zone = sortie_card (p, card)->zone;

  return zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[zone].seat;
}

void
sortie_cards_step (SortiePlay *p, SortieFrame *f)
{
  SortieBatch batch;
  SortieList cards;

  if (f->step++ > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  sortie_slot_copy (p, f, 0, &cards);
  sortie_batch_begin (&batch);
  f->done = 0;
  for (guint i = 0; i < cards.n; i++)
    {
      guint8 seat = holder (p, sortie_ref_index (cards.ref[i]));

      if (seat != SORTIE_NO_SEAT)
        sortie_batch_add (&batch, p, f, row_of (p, f)->event, seat)->subject = cards.ref[i];
    }
  if (batch.n > 0)
    sortie_batch_propose (p, f, &batch, 1);
}

static guint16
next_to_draw (SortiePlay *p, const SortieFrame *f)
{
  guint16 from = sortie_setup_zone (p->setup, row_of (p, f)->from, f->seat);
  guint16 again = sortie_setup_zone (p->setup, row_of (p, f)->again, f->seat);

  if (sortie_zone_count (p, from) == 0 && again != from)
    sortie_zone_turn_over (p, again, from, 0);
  return sortie_zone_top (p, from);
}

void
sortie_draw_step (SortiePlay *p, SortieFrame *f)
{
  guint16 top = f->step < (guint) MAX (sortie_slot (p, f, 0), 0) ? next_to_draw (p, f)
                                                                : SORTIE_NO_INDEX;

  if (top == SORTIE_NO_INDEX)
    {
      sortie_frame_end (p, f, f->step);
      return;
    }
  f->step++;
  propose (p, f, sortie_ref_card (top), 1);
}

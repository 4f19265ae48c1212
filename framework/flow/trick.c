/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trick.c: tricks (sortie/event.h). The state keeps only the cards of a trick, in order, and who led. */
#include "flow/internal.h"

static const SortieTrickDecl *
trick_decl (const SortiePlay *p)
{
  g_assert (p->setup->rules->trick != NULL);
  return p->setup->rules->trick;
}

guint16
sortie_trick (const SortiePlay *p)
{
  return sortie_zone_of (p, trick_decl (p)->trick, SORTIE_NO_SEAT);
}

guint
sortie_trick_count (const SortiePlay *p)
{
  return sortie_zone_count (p, sortie_trick (p));
}

/* Whether no seat has a card in its zone of that kind. */
static gboolean
are_empty (const SortiePlay *p, guint decl)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (sortie_count_of (p, decl, seat) > 0)
      return FALSE;
  return TRUE;
}

gboolean
sortie_trick_is_first (const SortiePlay *p)
{
  return are_empty (p, trick_decl (p)->taken);
}

guint8
sortie_trick_player (const SortiePlay *p, guint n)
{
  return sortie_seat_later (p, (guint8) sortie_var (p, trick_decl (p)->leader, SORTIE_NO_SEAT), n);
}

guint16
sortie_trick_card (const SortiePlay *p, guint8 seat)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, sortie_trick (p), card))
    if (sortie_trick_player (p, n++) == seat)
      return card;
  return SORTIE_NO_INDEX;
}

/* The trump suit; -1 if there is none. */
static gint
trump (const SortiePlay *p)
{
  const SortieTrickDecl *decl = trick_decl (p);

  return decl->trump == 0 ? -1 : sortie_var (p, decl->trump - 1u, SORTIE_NO_SEAT) - 1;
}

SortieRef
sortie_trick_trump (const SortiePlay *p)
{
  gint suit = trump (p);

  return suit < 0 ? SORTIE_NOTHING : sortie_ref_word (trick_decl (p)->suit, (guint) suit);
}

/* Whether a later card beats the best card so far. */
static gboolean
beats (const SortiePlay *p, guint16 card, guint16 best)
{
  const SortieTrickDecl *decl = trick_decl (p);
  gint suit = sortie_printed (p, card, decl->suit);

  if (suit == sortie_printed (p, best, decl->suit))
    return sortie_printed (p, card, decl->rank) > sortie_printed (p, best, decl->rank);
  return suit == trump (p);
}

guint8
sortie_trick_winner (const SortiePlay *p)
{
  guint16 best = sortie_zone_top (p, sortie_trick (p));
  guint n = 0, winning = 0;

  if (best == SORTIE_NO_INDEX)
    return SORTIE_NO_SEAT;
  for (SORTIE_EACH_IN_ZONE (p, sortie_trick (p), card))
    {
      if (beats (p, card, best))
        {
          best = card;
          winning = n;
        }
      n++;
    }
  return sortie_trick_player (p, winning);
}

SortieRef
sortie_trick_demands (const SortiePlay *p)
{
  const SortieTrickDecl *decl = trick_decl (p);
  guint16 led = sortie_zone_top (p, sortie_trick (p));
  guint16 hand = sortie_zone_of (p, decl->hand, sortie_asked_seat (p));

  if (led == SORTIE_NO_INDEX
      || sortie_zone_find (p, hand, decl->suit, sortie_printed (p, led, decl->suit)) == SORTIE_NO_INDEX)
    return SORTIE_NOTHING;
  return sortie_ref_word (decl->suit, (guint) sortie_printed (p, led, decl->suit));
}

/* What the trick on the table adds to the points of who takes it. */
static gint
worth_of_trick (const SortiePlay *p, const SortieTrickDecl *decl)
{
  return decl->worth == SORTIE_EACH_TRICK ? 1 : sortie_zone_printed (p, sortie_trick (p), decl->worth);
}

/* Step 1: the round of this trick has begun. */
void
sortie_tricks_step (SortiePlay *p, SortieFrame *f)
{
  const SortieTrickDecl *decl = trick_decl (p);
  guint n = sortie_trick_count (p);

  if (n == p->setup->n_seats)
    {
      f->step = 0;
      sortie_round_end (p, decl->round, sortie_trick_winner (p), worth_of_trick (p, decl));
    }
  else if (n > 0 || f->step > 0)
    sortie_ask (p, f, SORTIE_GAME_ASK (decl->ask), sortie_trick_player (p, n), NULL, 0, 0, 1);
  else if (are_empty (p, decl->hand))
    sortie_frame_end (p, f, 1);
  else
    {
      f->step = 1;
      sortie_round_begin (p, decl->round, SORTIE_NO_SEAT);
    }
}

gboolean
sortie_tricks_are_played (const SortiePlay *p)
{
  const SortiePhaseDecl *phase = sortie_phase (p);

  return phase != NULL && p->setup->procs[phase->proc].step == sortie_tricks_step;
}

void
sortie_commit_trick (SortiePlay *p, SortieEvent *event)
{
  const SortieTrickDecl *decl = trick_decl (p);

  sortie_zone_empty (p, sortie_trick (p), sortie_zone_of (p, decl->taken, event->seat), SORTIE_BOTTOM);
  sortie_var_add (p, decl->points, event->seat, event->amount);
  sortie_var_set (p, decl->leader, SORTIE_NO_SEAT, event->seat);
}

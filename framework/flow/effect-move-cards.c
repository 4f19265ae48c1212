/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-move-cards.c: <move-cards>: cards, and the cards of pieces, go to a zone, and the log tells of each. */
#include "eval/table-effects.h"
#include "flow/pipeline.h"

#include <string.h>

/* The arguments of the procedure. */
enum { SLOT_WHAT, SLOT_ZONE, SLOT_SEATS, SLOT_END };

static guint16
zone_for (const SortiePlay *p, const SortieFrame *f, SortieRef ref)
{
  guint8 seat = eval_seat_of (p, sortie_slot_ref (p, f, SLOT_SEATS));

  if (seat == SORTIE_NO_SEAT)
    seat = eval_is_card (p, ref) ? sortie_card_of (p, ref)->owner : sortie_piece_owner (p, ref);
  return sortie_setup_zone (p->setup, (guint) sortie_slot (p, f, SLOT_ZONE), seat);
}

static guint
event_type (const SortiePlay *p, const SortieFrame *f)
{
  guint zone = (guint) sortie_slot (p, f, SLOT_ZONE);

  if (sortie_slot (p, f, SLOT_END) != SORTIE_TOP)
    return SORTIE_EVENT_MOVED_BELOW;
  return p->setup->zones[zone].ordered ? SORTIE_EVENT_MOVED_ON : SORTIE_EVENT_MOVED_INTO;
}

static void
carry (SortiePlay *p, SortieRef ref, guint16 zone, SortieEnd end)
{
  if (eval_is_card (p, ref))
    sortie_card_move (p, sortie_ref_index (ref), zone, end);
  else
    sortie_piece_remove (p, ref, zone, end);
}

/* Seats that knew the card by its place no longer do. */
static void
hide_order (SortiePlay *p, SortieRef ref)
{
  guint16 card = sortie_ref_index (ref);

  for (guint8 seat = 0; seat < p->setup->n_seats && eval_is_card (p, ref); seat++)
    if (!sortie_card_is_visible (p, card, seat))
      sortie_card_forget (p, card, seat);
}

/* Told after the move, so that a player who now sees the card reads its name. */
static gboolean
move_to_zone (SortiePlay *p, const SortieFrame *f, SortieRef ref, SortieEnd end, gboolean shuffled)
{
  SortieEvent event;
  SortieLeft left;

  if (!eval_is_card (p, ref) && !sortie_piece_exists (p, ref))
    return FALSE;
  event = sortie_event_from (p, f, event_type (p, f), f->seat);
  event.subject = ref;
  event.subject_def = sortie_thing_def (p, ref);
  event.other = sortie_ref (SORTIE_REF_NUMBER, zone_for (p, f, ref));
  left = sortie_event_left (p, ref);
  carry (p, ref, sortie_ref_index (event.other), end);
  if (shuffled)
    hide_order (p, ref);
  sortie_event_tell_left (p, &event, &left);
  return TRUE;
}

/* Exchanges @refs[0] with a random one of the @n. */
static void
put_first_by_chance (SortiePlay *p, SortieRef *refs, guint n)
{
  guint from = n > 1 ? sortie_chance_coin (p, n) : 0;

  MODEL_SWAP (refs[from], refs[0]);
}

void
sortie_move_cards_step (SortiePlay *p, SortieFrame *f)
{
  gint end = sortie_slot (p, f, SLOT_END), done = 0;
  const SortieRef *what;
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_slot_list (p, f, SLOT_WHAT, &what);
  gboolean shuffled = end == SORTIE_SHUFFLED_BOTTOM && n > 1;

  g_assert (n <= G_N_ELEMENTS (refs)); /* a list has no duplicates */
  if (n > 0)
    memcpy (refs, what, n * sizeof *refs);
  for (guint i = 0; i < n; i++)
    {
      if (shuffled)
        put_first_by_chance (p, refs + i, n - i);
      done += move_to_zone (p, f, refs[i], end == SORTIE_TOP ? SORTIE_TOP : SORTIE_BOTTOM, shuffled);
    }
  sortie_frame_end (p, f, done);
}

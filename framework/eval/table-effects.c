/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* table-effects.c: the framework's effects on the table: moving cards and pieces, marks, variables, notes. */
#include "eval/table-effects.h"
#include "eval/internal.h"

/* A list in a slot. */
typedef struct
{
  const SortieRef *refs;
  guint n;
} List;

static List
list_of (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  List list;
  list.n = sortie_slot_list (p, f, slot, &list.refs);
  return list;
}

/* The first seat in a slot; the frame's seat if the slot is empty. */
guint8
eval_seat_in (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  guint8 seat = eval_seat_of (p, sortie_slot_ref (p, f, slot));
  return seat == SORTIE_NO_SEAT ? f->seat : seat;
}

gint
sortie_look (SortiePlay *p, const SortieFrame *f)
{
  List cards = list_of (p, f, 0), seats = list_of (p, f, 1);
  SortieRef seen[SORTIE_MAX_SET];
  guint n = model_copy_refs (cards.refs, cards.n, seen, SORTIE_MAX_SET);

  EVAL_KEEP (seen, n, card, eval_is_card (p, card));
  for (guint k = 0; k < seats.n; k++)
    if (eval_seat_of (p, seats.refs[k]) != SORTIE_NO_SEAT)
      sortie_cards_reveal (p, seen, n, eval_seat_of (p, seats.refs[k]));
  if (p->s->n_frames > 1)
    sortie_frame_shows (p, &sortie_state_frames (p->s)[p->s->n_frames - 2], seen, n);
  return seats.n > 0 && eval_seat_of (p, seats.refs[0]) != SORTIE_NO_SEAT ? (gint) n : 0;
}

/* ---- Pieces and places ---------------------------------------------------------------- */

static gboolean
has_room (const SortiePlay *p, SortieRef ref)
{
  guint16 place = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PLACE || place >= p->s->n_places)
    return FALSE;
  guint8 capacity = p->setup->places[p->setup->spots[place].decl].capacity;
  return capacity == 0 || sortie_place (p, place)->n < capacity;
}

/* The next place with room, using each place once; or SORTIE_NO_INDEX. */
static guint16
take_place (const SortiePlay *p, List places, guint *next)
{
  while (*next < places.n && !has_room (p, places.refs[*next]))
    ++*next;
  return *next < places.n ? sortie_ref_index (places.refs[(*next)++]) : SORTIE_NO_INDEX;
}

void
sortie_put_step (SortiePlay *p, SortieFrame *f)
{
  List cards = list_of (p, f, 0), places = list_of (p, f, 1);
  guint next = 0;
  gint done = 0;
  for (guint i = 0; i < cards.n; i++)
    if (eval_is_card (p, cards.refs[i]))
      {
        guint16 place = take_place (p, places, &next);
        if (place != SORTIE_NO_INDEX)
          done += sortie_piece_put (p, sortie_ref_index (cards.refs[i]), place, eval_seat_in (p, f, 2))
                  != SORTIE_NOTHING;
      }
  sortie_frame_end (p, f, done);
}

void
sortie_move_piece_step (SortiePlay *p, SortieFrame *f)
{
  List pieces = list_of (p, f, 0), places = list_of (p, f, 1);
  guint next = 0;
  gint done = 0;
  for (guint i = 0; i < pieces.n; i++)
    if (sortie_piece_exists (p, pieces.refs[i]))
      {
        guint16 place = take_place (p, places, &next);
        if (place == SORTIE_NO_INDEX)
          break;
        sortie_piece_move (p, pieces.refs[i], place);
        done++;
      }
  sortie_frame_end (p, f, done);
}

void
sortie_swap_step (SortiePlay *p, SortieFrame *f)
{
  List what = list_of (p, f, 0), with = list_of (p, f, 1);
  gint done = 0;
  for (guint i = 0; i < MIN (what.n, with.n); i++)
    if (sortie_piece_exists (p, what.refs[i]) && sortie_piece_exists (p, with.refs[i])
        && what.refs[i] != with.refs[i])
      {
        guint16 place = sortie_piece_place (p, what.refs[i]);
        sortie_piece_move (p, what.refs[i], sortie_piece_place (p, with.refs[i]));
        sortie_piece_move (p, with.refs[i], place);
        done++;
      }
  sortie_frame_end (p, f, done);
}

/* ---- Numbers and notes ---------------------------------------------------------------- */

static gint
changed (const SortiePlay *p, const SortieFrame *f, gint now)
{
  gint amount = CLAMP (sortie_slot (p, f, 2), G_MININT16, G_MAXINT16);
  return (gint) eval_changed ((SortieChange) sortie_slot (p, f, 3), now, amount);
}

void
sortie_mark_step (SortiePlay *p, SortieFrame *f)
{
  List pieces = list_of (p, f, 0);
  guint mark = (guint) sortie_slot (p, f, 1);
  gint done = 0;
  for (guint i = 0; i < pieces.n; i++)
    if (sortie_piece_exists (p, pieces.refs[i]))
      {
        gint now = sortie_piece_mark (p, pieces.refs[i], mark);
        done += ABS (sortie_piece_set_mark (p, pieces.refs[i], mark, changed (p, f, now)) - now);
      }
  sortie_frame_end (p, f, done);
}

static gint
change_variable (SortiePlay *p, const SortieFrame *f, guint8 seat)
{
  guint variable = (guint) sortie_slot (p, f, 0);
  gint now = sortie_var (p, variable, seat);
  return ABS (sortie_var_set (p, variable, seat, changed (p, f, now)) - now);
}

void
sortie_variable_step (SortiePlay *p, SortieFrame *f)
{
  List seats = list_of (p, f, 1);
  gint done = 0;
  if (p->setup->vars[sortie_slot (p, f, 0)].shared)
    done = change_variable (p, f, 0);
  else
    for (guint i = 0; i < seats.n; i++)
      if (eval_seat_of (p, seats.refs[i]) != SORTIE_NO_SEAT)
        done += change_variable (p, f, eval_seat_of (p, seats.refs[i]));
  sortie_frame_end (p, f, done);
}

void
sortie_remember_step (SortiePlay *p, SortieFrame *f)
{
  List pieces = list_of (p, f, 0);
  gint done = 0;
  for (guint i = 0; i < pieces.n; i++)
    if (sortie_piece_exists (p, pieces.refs[i]))
      {
        sortie_piece_remember (p, pieces.refs[i], (guint) sortie_slot (p, f, 1),
                               sortie_slot (p, f, 2));
        done++;
      }
  sortie_frame_end (p, f, done);
}

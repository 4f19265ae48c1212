/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-under.c: <under>: cards go under a piece or on top of it, and the log tells of each. */
#include "eval/table-effects.h"
#include "flow/pipeline.h"

/* The arguments of the procedure. */
enum { SLOT_CARDS, SLOT_PIECE, SLOT_END, SLOT_FACE };

static void
put_under (SortiePlay *p, SortieFrame *f, SortieRef piece, SortieRef card)
{
  gboolean on_top = sortie_slot (p, f, SLOT_END) == SORTIE_TOP;
  /* the top card says what the piece is, so the log names the card that is covered */
  SortieRef other = on_top ? sortie_ref_card (sortie_piece (p, piece)->card) : piece;
  SortieEvent event
    = sortie_event_from (p, f, on_top ? SORTIE_EVENT_ONTO : SORTIE_EVENT_UNDER, f->seat);

  if (!on_top && sortie_slot (p, f, SLOT_FACE) == SORTIE_FACE_DOWN)
    sortie_piece_add_face_down (p, piece, sortie_ref_index (card));
  else
    sortie_piece_add_card (p, piece, sortie_ref_index (card), on_top ? SORTIE_TOP : SORTIE_BOTTOM);
  event.subject = card;
  event.other = other;
  sortie_event_tell (p, &event);
}

void
sortie_under_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef piece = sortie_slot_ref (p, f, SLOT_PIECE);
  const SortieRef *cards;
  guint n = sortie_slot_list (p, f, SLOT_CARDS, &cards);
  gint done = 0;

  for (guint i = 0; i < n && sortie_piece_exists (p, piece); i++)
    if (sortie_ref_kind (cards[i]) == SORTIE_REF_CARD)
      {
        put_under (p, f, piece, cards[i]);
        done++;
      }
  sortie_frame_end (p, f, done);
}

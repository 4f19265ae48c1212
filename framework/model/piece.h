/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* piece.h: what stands on the places of the table.
 *
 * A piece is not a card: it carries marks (wounds, tokens), turn memory,
 * continuous effects, a controller, and a pile of cards of which the top one
 * says what it is. When it leaves the table all that it carried ends.
 */
#pragma once
#include "model/zone.h"
G_BEGIN_DECLS

/* Puts a card on a place as a new piece; it leaves its zone (or the pile of another
 * piece), its flags are cleared, and everybody knows it. Returns the reference of the
 * piece. When the bound of pieces is reached: SORTIE_NOTHING, the card stays where it
 * is, and the state is marked as overflowed. */
SortieRef sortie_piece_put (SortiePlay *p, guint16 card, guint16 place, guint8 controller);

/* Moves a piece to another place; marks, memory and effects stay. */
void sortie_piece_move (SortiePlay *p, SortieRef piece, guint16 place);

/* Takes the piece off the table: its cards go to an end of @zone in the order in
 * which they lie, the top card above the others; its marks and memory end, and so do
 * the effects that are locked on it or last until it leaves. */
void sortie_piece_remove (SortiePlay *p, SortieRef piece, guint16 zone, SortieEnd end);

/* The same, but one after the other from the top, each onto the one before: the lowest ends on
 * top of @zone. Of a closed zone nobody sees on the way what lay face down. */
void sortie_piece_bury (SortiePlay *p, SortieRef piece, guint16 zone);
/* Only what lies under the top card, which stays. */
void sortie_piece_bury_pile (SortiePlay *p, SortieRef piece, guint16 zone);

/* Puts a card under (SORTIE_BOTTOM) or on top of the pile of a piece, face up. A card on
 * top changes what the piece is, not which piece it is. Nothing happens with the only
 * card of that same piece. */
void sortie_piece_add_card (SortiePlay *p, SortieRef piece, guint16 card, SortieEnd end);

/* Puts a card under the pile of a piece, face down: only who controls the piece may look at
 * it, whoever that is by then. It is turned up when it comes to be the top one. */
void sortie_piece_add_face_down (SortiePlay *p, SortieRef piece, guint16 card);

/* Another seat controls it, and has seen from now on what lies face down under it. */
void sortie_piece_set_controller (SortiePlay *p, SortieRef piece, guint8 seat);

/* All slots, those that are free as well, for a walk over every piece; *@ret_n: how many. */
static inline const SortiePiece *
sortie_piece_slots (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_pieces;
  return sortie_state_pieces (p->s);
}

/* The top card of a piece that stands somewhere; every such piece has one. */
static inline const SortieCard *
sortie_piece_card (const SortiePlay *p, const SortiePiece *piece)
{
  return &sortie_state_cards (p->s)[piece->card];
}

/* The piece behind a reference, or NULL when it has left the table. */
static inline SortiePiece *
sortie_piece (const SortiePlay *p, SortieRef ref)
{
  guint16 slot = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || slot >= p->s->n_pieces)
    return NULL;
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  gboolean is_this =
      piece->place != SORTIE_NO_INDEX && piece->generation == sortie_ref_generation (ref);
  return is_this ? piece : NULL;
}

/* The reference to the piece in a slot, SORTIE_NOTHING for SORTIE_NO_INDEX and every other number of
 * no slot. */
static inline SortieRef
sortie_piece_ref (const SortiePlay *p, guint16 slot)
{
  if (slot >= p->s->n_pieces)
    return SORTIE_NOTHING;
  guint generation = sortie_state_pieces (p->s)[slot].generation;
  return sortie_ref (SORTIE_REF_PIECE, slot) | generation << 16;
}

/* Whether the piece is still the one that the reference names. */
static inline gboolean
sortie_piece_exists (const SortiePlay *p, SortieRef ref)
{
  return sortie_piece (p, ref) != NULL;
}

/* What the printed top card is; 0 when the piece has left the table. A piece that has
 * left stands nowhere (SORTIE_NO_INDEX) and belongs to nobody (SORTIE_NO_SEAT). */
static inline guint16
sortie_piece_def (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? sortie_state_cards (p->s)[piece->card].def : 0;
}

/* What a card is, or the top card of a piece; 0: the reference is to neither, or it has left. */
static inline guint16
sortie_thing_def (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return sortie_piece_def (p, ref);
  return sortie_card_of (p, ref)->def;
}

/* The place on which it stands, SORTIE_NO_INDEX when it has left. */
static inline guint16
sortie_piece_place (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->place : SORTIE_NO_INDEX;
}

/* The seat that controls it, SORTIE_NO_SEAT when it has left. */
static inline guint8
sortie_piece_controller (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->controller : SORTIE_NO_SEAT;
}

/* The seat that owns its top card, SORTIE_NO_SEAT when it has left. */
guint8 sortie_piece_owner (const SortiePlay *p, SortieRef piece);

/* The first (oldest) piece on a place, SORTIE_NOTHING when it is free. */
static inline SortieRef
sortie_place_piece (const SortiePlay *p, guint16 place)
{
  return sortie_piece_ref (p, sortie_place (p, place)->first);
}

/* The next younger piece on the same place, SORTIE_NOTHING behind the last. */
SortieRef sortie_piece_next_on_place (const SortiePlay *p, SortieRef piece);

/* Whether it is a place and no piece stands there. */
static inline gboolean
sortie_place_is_free (const SortiePlay *p, guint16 place)
{
  return place < p->s->n_places && sortie_state_places (p->s)[place].n == 0;
}

/* Marks start at 0, or at their minimum if that is more. 0 when the piece has left. */
static inline gint
sortie_piece_mark (const SortiePlay *p, SortieRef piece, guint mark)
{
  g_return_val_if_fail (mark < p->setup->n_marks, 0);
  if (!sortie_piece_exists (p, piece))
    return 0;
  return sortie_state_marks (p->s)[sortie_ref_index (piece) * p->setup->n_marks + mark];
}
/* All marks on the piece in a slot that is in use, for a walk over every piece. */
static inline const gint16 *
sortie_piece_marks_in (const SortiePlay *p, guint16 slot)
{
  return &sortie_state_marks (p->s)[slot * p->setup->n_marks];
}
/* Clamps to the declared range, returns the new value. */
gint sortie_piece_set_mark (SortiePlay *p, SortieRef piece, guint mark, gint value);
/* Takes a mark off all pieces: on each it is what it was when it came. */
void sortie_pieces_clear_mark (SortiePlay *p, guint mark);

/* Turn memory, by the number of its declaration. FALSE, and nothing, when the piece has left. */
static inline gboolean
sortie_piece_remembers (const SortiePlay *p, SortieRef ref, guint memory)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  g_return_val_if_fail (memory < 32, FALSE);
  return piece != NULL && (piece->memory >> memory & 1);
}
void sortie_piece_remember (SortiePlay *p, SortieRef piece, guint memory, gboolean on);

/* for (SORTIE_EACH_PIECE (p, slot)) visits the slots in use */
#define SORTIE_EACH_PIECE(p, slot)                                                   \
  guint16 slot = sortie_piece_next_slot ((p), SORTIE_NO_INDEX); slot != SORTIE_NO_INDEX; \
  slot = sortie_piece_next_slot ((p), slot)
/* The next slot in use after @slot (SORTIE_NO_INDEX: from the start). */
static inline guint16
sortie_piece_next_slot (const SortiePlay *p, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  guint next = slot == SORTIE_NO_INDEX ? 0 : slot + 1u;
  for (; next < p->s->n_pieces; next++)
    if (pieces[next].place != SORTIE_NO_INDEX)
      return (guint16) next;
  return SORTIE_NO_INDEX;
}

/* for (SORTIE_EACH_PIECE_OF (p, seat, slot)): of these, what the seat controls */
#define SORTIE_EACH_PIECE_OF(p, seat, slot)                                          \
  guint16 slot = sortie_piece_next_slot_of ((p), (seat), SORTIE_NO_INDEX);           \
  slot != SORTIE_NO_INDEX; slot = sortie_piece_next_slot_of ((p), (seat), slot)
static inline guint16
sortie_piece_next_slot_of (const SortiePlay *p, guint8 seat, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  do
    slot = sortie_piece_next_slot (p, slot);
  while (slot != SORTIE_NO_INDEX && pieces[slot].controller != seat);
  return slot;
}

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pile.h: how cards hang in the lists of zones and pieces.
 *
 * Private to this folder. Between taking and putting a card lies nowhere.
 */
#pragma once
#include "model/piece.h"
G_BEGIN_DECLS

/* Takes a card out of its zone or pile; a piece whose last card it was leaves the table. What the
 * card's presence kept up ends, ... */
void model_card_take (SortiePlay *p, guint16 card);
/* ... but goes with a card that goes from one piece to another. */
void model_card_lift (SortiePlay *p, guint16 card);
void model_card_put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
void model_card_put_on_piece (SortiePlay *p, guint16 card, guint16 slot, SortieEnd end);

/* Moves one card of many that go on the way: what lies on top of a pile meanwhile is not seen. */
void model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* After a card was taken out of the pile of a piece (SORTIE_NO_INDEX: of none): everybody sees what
 * the piece is now. */
void model_pile_uncovered (SortiePlay *p, guint16 slot);

/* What this piece, or card of a piece, carried and what its presence kept up ends with it. */
void model_effects_end_with (SortieState *s, SortieRef ref);
/* A piece without cards leaves the table, and what it carried ends. */
void model_piece_end (SortiePlay *p, guint16 slot);

G_END_DECLS

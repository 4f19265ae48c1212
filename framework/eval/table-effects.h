/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* table-effects.h: the framework's effects on the table, as procedures (sortie/frame.h).
 *
 * Each does everything in one step, as far as possible: it skips what is not there, has no room, or is of the wrong
 * kind. `done` counts the things that were changed or, for numbers, the amount of the change. These effects propose no
 * events: what players may answer is a game's own verb, which may call these. Their slots are:
 *
 *   move-cards    what (cards, pieces), zone, seats (none: each card's owner), end
 *   put           cards, places, controller
 *   move          pieces, places
 *   swap          pieces, pieces
 *   take-control  pieces, seat, until (SortieUntil)
 *   mark          pieces, mark, amount, SortieChange (set or add)
 *   change        variable, seats (none: the match's), amount, SortieChange
 *   remember      pieces, memory, yes or no
 *   under         cards, piece, end (SORTIE_TOP: the card becomes what the piece is), face
 *   look          cards, seats
 */
#pragma once
#include <sortie/query.h>

/* The ends for move-cards: those of SortieEnd, and the bottom in random order. */
enum
{
  SORTIE_SHUFFLED_BOTTOM = SORTIE_BOTTOM + 1
};

/* The faces for under; a card that goes on top is always face up. */
enum
{
  SORTIE_FACE_UP,
  SORTIE_FACE_DOWN
};

/* Each runs one step of a procedure SORTIE_PROC_PUT, ..., whose frame is on top. */
void sortie_put_step (SortiePlay *p, SortieFrame *f);
void sortie_move_piece_step (SortiePlay *p, SortieFrame *f);
void sortie_swap_step (SortiePlay *p, SortieFrame *f);
void sortie_mark_step (SortiePlay *p, SortieFrame *f);
void sortie_variable_step (SortiePlay *p, SortieFrame *f);
void sortie_remember_step (SortiePlay *p, SortieFrame *f);
/* Only reveals the faces, and returns how many. The layer above ends the frame and tells the players. */
gint sortie_look (SortiePlay *p, const SortieFrame *f);

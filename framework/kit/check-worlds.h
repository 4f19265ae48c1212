/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-worlds.h: two worlds and a seat that cannot tell them apart.
 *
 *     worlds.c          compares the views of both
 *     check-worlds.c    what the seat is shown and may do: views, table, list, bots
 *     check-answers.c   what it is answered: prompts, refusals, typed names
 *     check-told.c      what it is told while a move is carried out
 *     check-known.c     what it has seen, and the numbers of what it has not
 *
 * Private to the kit. All functions return whether everything held.
 */
#pragma once
#include "kit/check-game.h"

typedef struct
{
  VerifyGame *game;
  guint8 seat;
  SortiePlay a, b; /* the true one; the imagined one */
  SortieView view_a, view_b;
} VerifyWorlds;

static inline const char *
verify_worlds_name (const VerifyWorlds *w)
{
  return w->a.setup->seat_ids[w->seat];
}

/* Whether the seat decides in both. */
static inline gboolean
verify_worlds_decides (const VerifyWorlds *w)
{
  return sortie_to_move (&w->a) == w->seat;
}

/* Whether @viewer sees the same in both worlds. Afterwards view_a and view_b contain the views. */
gboolean verify_views_are_equal (VerifyWorlds *w, guint8 viewer);

/* H4. */
gboolean verify_answers (VerifyWorlds *w);
/* H10: the imagined world keeps what the seat has seen. */
gboolean verify_known_cards (VerifyWorlds *w);
/* H11: makes its own second world. */
gboolean verify_numbers (VerifyWorlds *w);
/* H2, H6, H8, H9, H14: must be the last check, because it plays on in the worlds. */
gboolean verify_told (VerifyWorlds *w);

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* view.h: what one seat may look at, built up from nothing.
 *
 * A view is a state in which only what the seat may see was written: unknown
 * cards have definition 0, hidden zones hold cards in an order and with numbers
 * that tell nothing, the generator is empty, pending choices of others are
 * reduced to "who decides". Whatever is not copied on purpose is not there.
 * Consoles, bots, logs and prompts are given views, never the state.
 */
#pragma once
#include "model/board.h"
G_BEGIN_DECLS

/* A distinct type, so that a state cannot be passed where a view is meant. */
typedef struct
{
  SortiePlay play; /* play.s is the view's own block */
  guint8 seat;     /* who looks; SORTIE_NO_SEAT: a spectator who sees public things only */
} SortieView;

/**
 * sortie_view_init:
 * @view: set up to use @block
 * @block: (transfer none): memory for a state of the same bounds, kept by the caller
 * @p: the true position
 * @seat: who looks, or SORTIE_NO_SEAT
 */
void sortie_view_init (SortieView *view, SortieState *block, const SortiePlay *p, guint8 seat);

/* The canonical bytes of a view: zones as definitions in the order that the seat
 * may know, never card numbers. Same contract as sortie_state_write(). */
gsize sortie_view_write (const SortieView *view, guint8 *data, gsize capacity);

/**
 * sortie_view_imagine:
 * @p: the true position
 * @seat: who imagines
 * @ret: a state of the same bounds
 * @rng: the imaginer's own generator, not the match's
 *
 * A random world consistent with what the seat knows: the hidden cards of each
 * group are dealt anew over the places where hidden cards of that group lie, and
 * the generator is seeded from @rng.
 */
void sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng);

/* Whether the identity of @card is hidden from @seat. */
gboolean sortie_card_is_hidden (const SortiePlay *p, guint16 card, guint8 seat);

G_END_DECLS

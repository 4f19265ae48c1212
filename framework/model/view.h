/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* view.h: what one seat may look at, built up from nothing.
 *
 * A view is a state in which only what the seat may see was written: unknown
 * cards have definition 0, hidden zones hold cards in an order and with numbers
 * that tell nothing, the generator is empty, pending choices of others are
 * reduced to "who decides". Whatever is not copied on purpose is not there.
 *
 * Cards that are shown keep their numbers, so that moves mean the same in the state
 * and in the view; references to other cards are blank. A pending decision of the seat
 * itself is whole: its candidates are the view's only locals (`decision.list` is 0), the
 * triggers among them are there under their own numbers, and a candidate that the seat
 * can tell from the others (sortie_card_has_face()) is shown even where the zone is closed. In a view `known` means "its
 * face is shown here".
 *
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
 * group are dealt anew over the places where hidden cards of that group lie, cards
 * that it knows in a closed zone without order may have changed places there, and the
 * generator is seeded from @rng. The seat's view of it is the one it has of @p.
 */
void sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng);

/* Who does not know which card @ref is: bit per seat, and bit SORTIE_MAX_SEATS for spectators. What is
 * no card, or lies nowhere any more, is hidden from nobody. */
guint16 sortie_ref_hidden_from (const SortiePlay *p, SortieRef ref);
/* Whether @seat can tell which card @card is, of those that lie beside it: it may look at it, or knows
 * it in a pile with an order, or is asked about it while it is shown. A card that it has seen goes
 * among others in a hand: it knows that it is there, and none of the backs has its face. */
gboolean sortie_card_has_face (const SortiePlay *p, guint16 card, guint8 seat);
/* Whether @seat neither sees nor has seen which card @card is. */
gboolean sortie_card_is_hidden (const SortiePlay *p, guint16 card, guint8 seat);

/* Whether two cards differ in nothing that @seat can see and a rule could use, so that a
 * move with the one is the same move as with the other. */
gboolean sortie_cards_alike (const SortiePlay *p, guint8 seat, guint16 a, guint16 b);

/* The same of any two things. */
static inline gboolean
sortie_refs_alike (const SortiePlay *p, guint8 seat, SortieRef a, SortieRef b)
{
  if (a == b)
    return TRUE;
  return sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
         && sortie_cards_alike (p, seat, sortie_ref_index (a), sortie_ref_index (b));
}

G_END_DECLS

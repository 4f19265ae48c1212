/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* recall.h: what a seat has learned, and what of that it may not look at any more.
 *
 * A view shows what may be looked at now. A player with a good memory knows more: the card
 * that was put under a deck, the one that went back to an opponent's hand. The state keeps
 * that (`known` of a card) until a shuffle takes it away; here it is listed. The list tells
 * nothing that the seat could not have written down itself: of equal cards of a hand one less is
 * listed when one of them leaves, whichever it was.
 */
#pragma once
#include "model/zone.h"
G_BEGIN_DECLS

/* A card that was seen, in a zone that is closed now or face down under a piece of others. */
typedef struct
{
  guint16 zone;     /* SORTIE_NO_INDEX: under a piece */
  guint16 piece;    /* the slot of that piece, SORTIE_NO_INDEX: in a zone */
  guint16 def;
  guint16 position; /* 1: the top, of the cards under a piece the highest; 0: the zone has no order,
                     * or its count is hidden as well */
} SortieRecalled;

/**
 * sortie_recall:
 * @seat: who remembers; SORTIE_NO_SEAT, a spectator, remembers nothing
 * @ret: (array length=room): in the order of the zones, then of the pieces; there by position,
 *   where that is not told in the order of the catalogue
 * @room: as many as the match has cards is always enough
 *
 * Returns: how many
 */
guint sortie_recall (const SortiePlay *p, guint8 seat, SortieRecalled *ret, guint room);

/* Bit per seat: it saw a face between two positions of one match that it had not seen before. */
guint8 sortie_seats_that_saw (const SortieState *before, const SortieState *after);
/* Whether any of @seats, a bit each, learned something between two positions of one match that it
 * cannot unlearn: a face that it had not seen, or what chance gave. */
gboolean sortie_has_learned (const SortieState *before, const SortieState *after, guint8 seats);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position; nothing here changes one. */
#pragma once
#include "state.h"

/* The first free one of a seat's places of a set of @n; SORTIE_NO_INDEX: none is. */
guint16 fr_free_place (const SortiePlay *p, FrPlace place, guint8 seat, guint n);

/* Which set of places a piece stands on; FR_N_PLACES when it has left. */
FrPlace fr_stands_on (const SortiePlay *p, SortieRef piece);

/* FR-10: whether another card of the same faction as @piece is in the camp or the town of its player. */
gboolean fr_has_company (const SortiePlay *p, SortieRef piece);

/* Whether a card has numbers only: nothing happens when it is played but that they are added. */
gboolean fr_is_plain (const SortiePlay *p, guint16 card);

/* FR-12: whether the match ends when this turn is over. */
gboolean fr_is_last_turn (const SortiePlay *p);

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* chance.h: how a zone is shuffled. Private to the library; what games use is in
 * zone.h.
 */
#pragma once
#include "model/state.h"
G_BEGIN_DECLS

/* What two cards are is exchanged: their numbers stay where they lie, so that a number tells
 * nothing about the card behind it. */
void sortie_cards_exchange (SortieCard *a, SortieCard *b);

G_END_DECLS

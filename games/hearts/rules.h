/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position; nothing here changes one. */
#pragma once
#include "state.h"

/* HT-4: which seat the cards of @seat go to in this round; @seat itself where nobody passes. */
guint8 ht_passes_to (const SortiePlay *p, guint8 seat);

/* Nobody has taken a trick of this round yet. */
gboolean ht_is_first_trick (const SortiePlay *p);

/* Whether a card may be played now by the seat that is asked; the reason when not (HT-5 to HT-8). */
gboolean ht_may_play (const SortiePlay *p, guint16 card, SortieRefusal *why);

/* The seat that played card number @n of the trick on the table. */
guint8 ht_player_of (const SortiePlay *p, guint n);

/* The card that wins the trick on the table so far, by its number there; the trick is not empty
 * (HT-10). */
guint ht_winning (const SortiePlay *p);

/* HT-7: whether a card that is played breaks hearts. */
gboolean ht_breaks_hearts (const SortiePlay *p, guint16 card);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position; nothing here changes one. */
#pragma once
#include "state.h"

/* HT-4: which seat the cards of @seat go to in this round; @seat itself where nobody passes. */
guint8 ht_passes_to (const SortiePlay *p, guint8 seat);

/* Nobody has taken a trick of this round yet. */
gboolean ht_is_first_trick (const SortiePlay *p);

/* HT-5: the two of clubs lies there. */
gboolean ht_has_lowest_club (const SortiePlay *p, guint16 zone);

/* Whether a card may be played now by the seat that is asked; the reason when not (HT-5 to HT-8). */
gboolean ht_may_play (const SortiePlay *p, guint16 card, SortieRefusal *why);

/* The trick on the table, and how many cards it has. */
static inline guint16
ht_trick (const SortiePlay *p)
{
  return sortie_zone_of (p, HT_ZONE_TRICK, SORTIE_NO_SEAT);
}

static inline guint
ht_trick_count (const SortiePlay *p)
{
  return sortie_zone_count (p, ht_trick (p));
}

/* The seat that played card number @n of it. */
guint8 ht_player_of (const SortiePlay *p, guint n);

/* The seat that wins it so far; it is not empty (HT-10). */
guint8 ht_winner (const SortiePlay *p);

/* HT-7: whether a card that is played breaks hearts. */
gboolean ht_breaks_hearts (const SortiePlay *p, guint16 card);

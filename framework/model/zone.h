/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* zone.h: ordered lists of cards, and how cards move between them.
 *
 * Position 0 is the top. What a move does to knowledge follows from the zones'
 * declarations: a card that arrives where a seat may see faces becomes known to
 * that seat; a shuffle makes every card of the zone unknown to all who may not
 * look into it, and exchanges identities so that card numbers tell nothing. When a
 * card leaves an unordered zone that holds several, and a seat may look neither into
 * that zone nor into the one where it goes, the seat loses track of all of them: it
 * could have been any. Who does see the card is shown it after the move. Of several
 * cards of a pile among which somebody has chosen, all others lose track.
 */
#pragma once
#include "model/thing.h"
G_BEGIN_DECLS

/* The ends of a zone. */
typedef enum
{
  SORTIE_TOP,
  SORTIE_BOTTOM,
} SortieEnd;

/* How many cards lie there. */
static inline guint
sortie_zone_count (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->n;
}

/* Whose the zone is, SORTIE_NO_SEAT for one that is shared. */
static inline guint8
sortie_zone_seat (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].seat;
}

/* Which of the game's zones it is, as an index into its table. */
static inline guint8
sortie_zone_decl (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].decl;
}

/* The card at the top (bottom), or SORTIE_NO_INDEX. */
static inline guint16
sortie_zone_top (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->top;
}

/* See sortie_zone_top(). */
static inline guint16
sortie_zone_bottom (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->bottom;
}

/* The card at @position from the top, or SORTIE_NO_INDEX. */
guint16 sortie_zone_at (const SortiePlay *p, guint16 zone, guint position);
/* Where in its zone a card lies, counted from the top. */
guint sortie_zone_position (const SortiePlay *p, guint16 card);

/* The newest cards of a pile, @n or as many as there are and @max allows, in the order in which
 * they came; returns how many. */
guint sortie_zone_newest (const SortiePlay *p, guint16 zone, guint n, SortieRef *ret, guint max);

/* for (SORTIE_EACH_IN_ZONE (p, zone, card)) from top to bottom; the loop body must not move
 * @card */
#define SORTIE_EACH_IN_ZONE(p, zone_, card)                                   \
  guint16 card = sortie_zone ((p), (zone_))->top; card != SORTIE_NO_INDEX; \
  card = sortie_state_cards ((p)->s)[card].below

/* Makes a new card (set-up, tokens) at an end of a zone; returns its index. When the
 * bound of cards is reached: SORTIE_NO_INDEX, and the state is marked as overflowed. */
guint16 sortie_card_new (SortiePlay *p, guint16 def, guint8 owner, guint8 group, guint16 zone,
                         SortieEnd end);

/* Moves a card, from a zone or from the pile of a piece, to an end of a zone.
 * Card flags are cleared. A piece whose last card is taken leaves the table. */
void sortie_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);

/* Deals from the top of @from, a card at a time round the table: @n to each seat, to the bottom of
 * its zone of the declaration @to. Ends when there are no more. */
void sortie_zone_deal (SortiePlay *p, guint16 from, guint to, guint n);
/* Makes all cards of a pile but the @keep top ones into another pile, shuffled with what lies
 * there. */
void sortie_zone_turn_over (SortiePlay *p, guint16 from, guint16 to, guint keep);

/* A card that @seat (SORTIE_NO_SEAT: everybody) is shown; it knows it until a shuffle hides it.
 * Where cards lie without an order, one like a card that it knows there may be that card again, and
 * is nothing new. */
void sortie_card_reveal (SortiePlay *p, guint16 card, guint8 seat);
/* The same for cards that are shown side by side: of those that are alike there are so many. */
void sortie_cards_reveal (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat);
/* @seat has chosen among these. Of those that lie in one pile, and that others may not look at, nobody
 * else knows any more where which of them lies: they have been in a hand. What is shown after that
 * is known again. A question that was answered says so by itself (eval/frame.h). */
void sortie_cards_chosen (SortiePlay *p, const SortieRef *among, guint n, guint8 seat);
/* @seat does not know any more which card it is by where it lies. */
void sortie_card_forget (SortiePlay *p, guint16 card, guint8 seat);
gboolean sortie_card_is_known (const SortiePlay *p, guint16 card, guint8 seat);
/* Whether @seat (SORTIE_NO_SEAT: a spectator) may look at the card's face now. */
gboolean sortie_card_is_visible (const SortiePlay *p, guint16 card, guint8 seat);

/* The flags of a card, a bit for each of the game's declarations; @flag is the number of one. */
guint8 sortie_card_flags (const SortiePlay *p, guint16 card);
void sortie_card_set_flag (SortiePlay *p, guint16 card, guint flag, gboolean on);

/* Chance, told to the watch as "shuffle ZONE N CHECK" and "pick CARD". CHECK is the
 * CRC-32 over the definitions from top to bottom, as two bytes each, the lower first.
 * A shuffle clears the flags of the cards. A pick from nothing is SORTIE_NO_INDEX, and
 * no chance. */
void sortie_zone_shuffle (SortiePlay *p, guint16 zone);
guint16 sortie_zone_pick (SortiePlay *p, guint16 zone);

/* "player.hand": the stable name of an instance, into a buffer of the caller.
 * Returns @buffer. */
const char *sortie_zone_name (const SortieSetup *setup, guint16 zone, char *buffer, gsize size);

G_END_DECLS

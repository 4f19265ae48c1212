/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pack.h: the common pack of 52 cards, which games include instead of writing it again.
 *
 * The cards are content of the library: four suits of thirteen ranks, with names and signs, and with the ids "ac",
 * "2c", ... "kc", "ad", ... "ks". The index of a game's content includes them, and its files say what
 * else the game prints on them:
 *
 *     <pack name="french"/>                     in index.xml
 *     <print on="8c 8d 8h 8s" pips="50"/>       in any file
 *
 * The game has a kind of card "card", and among its values "suit" and "rank", whose rows are here:
 *
 *     [MY_VALUE_SUIT] = SORTIE_SUIT_ROW ("MG-2"),
 *     [MY_VALUE_RANK] = SORTIE_RANK_ROW ("MG-2", sortie_ranks_ace_high),
 */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* What the value "suit" of a card is. */
typedef enum
{
  SORTIE_CLUBS,
  SORTIE_DIAMONDS,
  SORTIE_HEARTS,
  SORTIE_SPADES,
  SORTIE_N_SUITS
} SortieSuit;

/* How many ranks, and how many cards, the pack has. */
#define SORTIE_N_RANKS 13
#define SORTIE_PACK_CARDS (SORTIE_N_SUITS * SORTIE_N_RANKS)

/* The words of the suits; NULL-terminated. */
extern const char *const sortie_suits[SORTIE_N_SUITS + 1];

/* The words of the ranks, the lowest first: the ace before the two, or after the king, or the two last, after the ace,
 * as in climbing games; NULL-terminated. The value "rank" of a card is the index in the game's list, which may also
 * have these words ("two" to "ten", "jack", "queen", "king", "ace") in any other order. */
extern const char *const sortie_ranks_ace_low[SORTIE_N_RANKS + 1];
extern const char *const sortie_ranks_ace_high[SORTIE_N_RANKS + 1];
extern const char *const sortie_ranks_two_high[SORTIE_N_RANKS + 1];

/* Rows of a game's values. @rule_: the number of the game's rule on its cards. @ranks_: one of the lists
 * above, or a list of the game's own. */
#define SORTIE_SUIT_ROW(rule_) SORTIE_WORD_ROW ("suit", N_ ("suit"), rule_, sortie_suits, SORTIE_N_SUITS)
#define SORTIE_RANK_ROW(rule_, ranks_) SORTIE_WORD_ROW ("rank", N_ ("rank"), rule_, ranks_, SORTIE_N_RANKS)

/* Puts every card of the content once into @zone, for `setup` of a game with one pack. The cards belong to nobody, and
 * a hidden one could be any of them. Shuffle the zone afterwards. */
void sortie_pack_lay (SortiePlay *p, guint16 zone);

G_END_DECLS

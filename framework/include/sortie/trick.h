/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trick.h: tricks: each seat plays a card, players must follow suit, and the highest trump, or else the highest card of
 * the suit that was led, takes the trick.
 *
 * A game names in its rules (`trick` of SortieRules) the zones, variables, values and questions of which a trick
 * consists. It has a phase whose procedure is sortie_tricks_step():
 *
 *     [MY_PROC_PLAY] = { "play", sortie_tricks_step },
 *
 * This procedure begins a round for each trick, asks the seats in turn order, the leader first, and ends the round for
 * the seat that takes the trick, until no seat has a card left. The game's verb plays a card with an event that moves
 * it to the bottom of the trick. The check of the verb says which cards may be played, with sortie_trick_demands().
 * sortie_commit_trick() commits the event that ends the round. No seat of such a game is ever out.
 */
#pragma once
#include <sortie/frame.h>
G_BEGIN_DECLS

/* What a trick is made of: the numbers of rows in the game's tables. */
typedef struct
{
  guint8 hand;   /* the zone from which cards are played */
  guint8 trick;  /* the shared zone on the table, with an order: the card that was led is its top */
  guint8 taken;  /* the zone of a seat for the tricks that it takes */
  guint8 suit;   /* the value that must be followed, a word */
  guint8 rank;   /* the value whose highest card takes the trick */
  guint8 worth;  /* the value that is added up when a trick is taken; SORTIE_EACH_TRICK: tricks are counted */
  guint8 leader; /* the shared variable: the seat that leads */
  guint8 points; /* the variable of a seat: what the tricks that it took are worth, or how many they are */
  guint8 round;  /* the kind of round that a trick is */
  guint8 ask;    /* the question which card to play */
  guint8 trump;  /* SORTIE_TRUMP (): the shared variable that says which suit is trump; 0: there are never trumps */
} SortieTrickDecl;

/* For the field `worth`: each trick counts 1, whatever its cards are. */
#define SORTIE_EACH_TRICK 0xff

/* A variable for the field `trump`. It is 0 while no suit is trump, and otherwise 1 + the suit: so its words are "none",
 * and then those of the suits. Rules set it, for each deal or at set-up. */
#define SORTIE_TRUMP(var) (1 + (var))

/* The trick on the table, and how many cards it has. */
guint16 sortie_trick (const SortiePlay *p);
guint sortie_trick_count (const SortiePlay *p);

/* Whether nobody has taken a trick since the cards were dealt. */
gboolean sortie_trick_is_first (const SortiePlay *p);

/* For a game that draws the trick: the seat that played card number @n of it, from 0; or will play it. */
guint8 sortie_trick_player (const SortiePlay *p, guint n);

/* The same by seat: the card that @seat has played to it, SORTIE_NO_INDEX: none yet. */
guint16 sortie_trick_card (const SortiePlay *p, guint8 seat);

/* The seat that takes the trick as it is now; SORTIE_NO_SEAT while it is empty. */
guint8 sortie_trick_winner (const SortiePlay *p);

/* The suit, a word, that the seat to play must follow; SORTIE_NOTHING if it leads, or has no card of that suit. Reads
 * the hand of that seat. */
SortieRef sortie_trick_demands (const SortiePlay *p);

/* The trump suit, a word, for rules about trumps and for the table; SORTIE_NOTHING if there is none. */
SortieRef sortie_trick_trump (const SortiePlay *p);

/* A procedure that plays all tricks of a deal. */
void sortie_tricks_step (SortiePlay *p, SortieFrame *f);

/* A ready-made commit: the trick goes to the event's seat, which counts the amount and leads the next trick. */
void sortie_commit_trick (SortiePlay *p, SortieEvent *event);

G_END_DECLS

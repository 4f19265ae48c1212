/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-list.h: the parts of the list of moves: move-list.c, move-words.c, move-offer.c. */
#pragma once
#include "console/session/session.h"
#include <sortie/move.h>

/* ---- move-words.c ---------------------------------------------------------------------- */

/* The table as the player who decides sees it. If a hand is held facing the others, even its own player does not
 * know its cards. */
const SortiePlay *console_moves_seen (ConsoleSession *session);

/* The card that the first word of a move names: equal cards are adjacent in a hand. 0: it names none. */
guint16 console_move_def (const SortiePlay *p, const SortieMove *move);

/* Whether a list shows a card's numbers after the words about a move of this verb. */
gboolean console_verb_shows_numbers (const SortieVerbDecl *verb);

/* " Cost 2. Now cost 1 (printed 0).": the cost, and the numbers of the card that differ from the printed ones.
 * @def: the card whose printed numbers the line has shown, 0: none. (transfer full) */
char *console_move_numbers (ConsoleSession *session, const SortieMove *move, guint16 def);

/* " Cost 1 (printed 0), ATT 7.": the current numbers of the card, to append to the words about a move; "" if none
 * are shown. (transfer full) */
char *console_move_card_numbers (ConsoleSession *session, const SortieMove *move);

/* "Play Oath Knight as an Action. Deal 1 damage, then Heal 1." @card: include the card's text. (transfer full) */
char *console_move_words (ConsoleSession *session, const SortieMove *move, gboolean card);
/* The same with the card's text, what the move costs, and whether it would change nothing. (transfer full) */
char *console_move_in_full (ConsoleSession *session, const SortieMove *move);

/* ---- move-list.c ----------------------------------------------------------------------- */

/* Which moves to list. */
typedef struct
{
  const char *verb; /* (nullable): all verbs */
  SortieRef thing;  /* what the moves begin with; SORTIE_NOTHING: anything */
  gboolean meant;   /* omit the moves that players rarely want */
  const char *name; /* (nullable): those that begin with something of that name */
  gboolean anywhere; /* or that name it anywhere */
  gboolean cards;   /* with the texts of the cards that they name, each once */
  guint rows;       /* cut those texts to the rows of the move, or to so many; 0: whole texts */
} ConsoleMovesWanted;

/* Lists them. FALSE if there are none. */
gboolean console_moves_say (ConsoleSession *session, const ConsoleMovesWanted *wanted);

/* Whether @words about a move only repeat what is typed: "choose d2  Choose d2." */
gboolean console_move_is_said_by_line (ConsoleSession *session, const SortieMove *move, const char *words);

/* Notes that the screen lists moves of this position. */
void console_moves_note_listed (ConsoleSession *session);

/* The legal moves in the order of the list: grouped by verb, in the order in which the game offers the verbs;
 * cards in the order of the hand; moves that players rarely want last. (transfer full) */
guint *console_moves_in_order (ConsoleSession *session, const SortieMoves *legal);

/* FALSE: players rarely want the move. */
gboolean console_move_is_meant (ConsoleSession *session, const SortieMove *move);

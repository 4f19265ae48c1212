/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-list.h: the parts of the list of moves: move-list.c, move-words.c, move-offer.c. */
#pragma once
#include "console/session/session.h"
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- move-words.c ---------------------------------------------------------------------- */

/* The table as who decides sees it: of a hand that is held outwards not even its own seat knows the cards. */
const SortiePlay *console_moves_seen (ConsoleSession *session);

/* What the first word of a move stands for, where it is a card: cards of one definition lie
 * together in a hand. 0: it is none. */
guint16 console_move_def (const SortiePlay *p, const SortieMove *move);

/* Whether the numbers of a card stand behind the words about a move of this verb. */
gboolean console_verb_shows_numbers (const SortieVerbDecl *verb);

/* " Cost 2. Now cost 1 (printed 0).": what is to be paid, and the numbers of the card that are not
 * as printed. @def: the card whose printed numbers the line has shown, 0: none. (transfer full) */
char *console_move_numbers (ConsoleSession *session, const SortieMove *move, guint16 def);

/* " Cost 1 (printed 0), ATT 7.": the numbers of the card behind the words about a move, as they are now; "" where none
 * are shown. (transfer full) */
char *console_move_card_numbers (ConsoleSession *session, const SortieMove *move);

/* "Play Oath Knight as an Action. Deal 1 damage, then Heal 1." @card: with what the card says.
 * (transfer full) */
char *console_move_words (ConsoleSession *session, const SortieMove *move, gboolean card);

/* ---- move-list.c ----------------------------------------------------------------------- */

/* Which moves are listed. */
typedef struct
{
  const char *verb; /* (nullable): of any */
  SortieRef thing;  /* what they begin with; SORTIE_NOTHING: with any */
  gboolean meant;   /* without those that players rarely want */
  gboolean cards;   /* with what the cards say that they name, each once */
  gboolean cut;     /* only with as much of it as fits into the rows of the move */
} ConsoleMovesWanted;

/* Lists them. FALSE when there is none. */
gboolean console_moves_say (ConsoleSession *session, const ConsoleMovesWanted *wanted);

/* Of this position moves stand on the screen. */
void console_moves_note_listed (ConsoleSession *session);

/* The legal moves in the order of the list: those of one verb together, the verbs in the
 * order in which the game offers them; cards as a hand shows them; the odd ones last. (transfer full) */
guint *console_moves_in_order (ConsoleSession *session, const SortieMoves *legal);

/* FALSE: players rarely want it. */
gboolean console_move_is_meant (ConsoleSession *session, const SortieMove *move);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* journal.h: a match as lines of text, in which damage does not go unnoticed.
 *
 * A journal is a text file. Its first line says what it is; every other line is numbered
 * from 1 and carries a check sum over all text up to its own end, so that no line can be
 * changed, dropped, doubled or exchanged for another without being found out:
 *
 *     journal   ::= "sortie-journal 1" NEWLINE line*
 *     line      ::= NUMBER " " SUM " " text NEWLINE
 *     NUMBER    ::= the line's number, without leading zeros
 *     SUM       ::= 8 digits 0-9a-f: CRC-32 over the text and newline of this line and of all
 *                   before it, the first included; numbers and sums are not part of it
 *
 * The texts, in this order:
 *
 *     head      ::= "game " ID " " VERSION
 *                   "interface " NUMBER
 *                   "content " 16 hexadecimal digits     what the cards were compiled from
 *                   "mode " ID
 *                   ("choice " ID [":" SEAT] "=" (ID | DECK))*
                                                        every choice, given or not; DECK: a deck of
                                                        one's own, as content/deck.h has it
 *                   ("option " ID "=" VALUE)*            every option, given or not
 *                   ("player " SEAT "=" WHO)*            who plays besides people: nothing for a
 *                                                        replay, and for who continues the match
 *                   "seed " NUMBER
 *                   "practice " ("yes" | "no")
 *     set-up    ::= chance* state
 *     then      ::= move | "undo " N (" " SEAT)* | "concede " SEAT | "draw " SEAT | "left"
 *     move      ::= SEAT ": " a move's canonical line; the rest of the line
 *
 * and after each of these, whatever followed from it without anybody's doing:
 *
 *     chance    ::= "= dice" (" " FACE)+        dice with equal sides that fell one after the other
 *                 | "= coin " OUTCOME
 *                 | "= pick " CARD
 *                 | "= shuffle " ZONE " " N " " 8 hexadecimal digits over the new order
 *     stopped   ::= "! stopped " BOUND " " NEEDED " " ROOM " " WHAT [" " CARD]
 *                                               an effect reached a bound of the match and ended:
 *                                               which, how much it needed and there is, the
 *                                               procedure or ability that ran, and whose it was
 *     state     ::= "# " 16 hexadecimal digits  the state's hash: at the start, after an undo, at
 *                                               the end, and when 16 moves were made since the last
 *     result    ::= "result " WHO "-won " REASON [" " RULE]     several winners: "a,b-won"
 *                 | "result drawn " REASON [" " RULE]
 *                 | "result stopped endless"    nothing in the rules would ever end the game
 *
 * `undo N` takes back the last N moves, which stay in the journal: it only ever grows. The seats
 * behind it are those of programs whose moves or knowledge went with them, to which a person would
 * have had to agree. `left` is the last line of a match that was broken off; when that match is
 * continued its lines follow.
 * `draw SEAT` offers a draw or agrees to one.
 *
 * A move of several small decisions is written as one piece, when it commits. Whatever ends without
 * a newline is the line that was being written when a program was killed; a reader drops it and
 * says so. Everything else that does not fit is damage and is refused by line.
 *
 * Here is the text and its framing; journal-file.h knows files, head.h the head, and replay.h what
 * the other lines mean.
 */
#pragma once
#include "base/errors.h"
G_BEGIN_DECLS

typedef struct SortieJournal SortieJournal;

/**
 * sortie_journal_new:
 * Returns: (transfer full): a journal of the first line only
 */
SortieJournal *sortie_journal_new (void);
SortieJournal *sortie_journal_copy (const SortieJournal *journal);
void sortie_journal_free (SortieJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournal, sortie_journal_free)

/**
 * sortie_journal_read:
 * @bytes: (array length=size): any bytes
 * @name: what messages call them
 * @ret_notice: (out) (nullable) (transfer full): a sentence when a torn last line was dropped, or
 *   NULL
 *
 * Checks the framing of every line.
 *
 * Returns: (transfer full): the journal of the whole lines; NULL with SORTIE_ERROR_FORMAT when
 *   these bytes are none, SORTIE_ERROR_VERSION when it is of another version, SORTIE_ERROR_DAMAGED
 *   with the line that is
 */
SortieJournal *sortie_journal_read (const char *bytes, gsize size, const char *name,
                                    char **ret_notice, GError **error);

/* The whole text, ready to be written. */
const char *sortie_journal_text (const SortieJournal *journal, gsize *ret_size);

/* How many lines there are. Line 0 is the first; line n is line n + 1 of the file and carries
 * number n. */
guint sortie_journal_n_lines (const SortieJournal *journal);
/* A line's text, without number and sum. (transfer full) */
char *sortie_journal_line (const SortieJournal *journal, guint line);
/* The whole line with number and sum, without newline. (transfer full) */
char *sortie_journal_framed_line (const SortieJournal *journal, guint line);
/* Whether the text of a line is the @size bytes at @text. */
gboolean sortie_journal_line_is (const SortieJournal *journal, guint line, const char *text,
                                 gsize size);

/* Adds a line; @size bytes without newline at @text. */
void sortie_journal_add (SortieJournal *journal, const char *text, gssize size);

/* Sets @error to `NAME:LINE: sentence`, with the line counted as in the file. */
void sortie_journal_set_error (GError **error, SortieError code, const char *name, guint line,
                               const char *format, ...) G_GNUC_PRINTF (5, 6);

G_END_DECLS

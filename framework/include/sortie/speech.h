/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* speech.h: names and sentences for people. */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- Sentences: a position in words: names, moves, questions, refusals and events.
 *
 * The layer below has all this as data. A sentence is composed when somebody reads it: in the reader's language, and
 * for a seat, with only what that seat may know.
 */

/* A text of the framework's tables or of the game's, in the reader's language; "" for NULL. */
const char *sortie_rules_text (const SortieSetup *setup, gboolean framework, const char *text);

/* Room for a name or a line, including the 0 at its end. */
#define SORTIE_MOVE_TEXT 160

/* How a reference is written in moves, and what sentences call it, as @seat may know it ("a card" if the face is
 * hidden). Into @buffer of SORTIE_MOVE_TEXT bytes. */
const char *sortie_ref_format (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);
const char *sortie_ref_name (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);

/* The same, with the place of a piece after its name, "Imp (Track 2)", if several have that name. */
const char *sortie_ref_name_and_place (const SortiePlay *p, guint8 seat, SortieRef ref,
                                       char *buffer);

/* The word that people type for a verb, in the reader's language: the translation of `typed` or of its id; the id if
 * there is none. (transfer none) */
const char *sortie_verb_word (const SortieSetup *setup, guint verb);

/* What a seat is called in sentences, in the reader's language. (transfer none) */
const char *sortie_seat_name (const SortieSetup *setup, guint8 seat);

/* The canonical line, at most SORTIE_MOVE_TEXT bytes including the 0 at its end, into @buffer. Returns @buffer.
 */
const char *sortie_move_format (const SortiePlay *p, guint8 seat, const SortieMove *move,
                                char *buffer);

/**
 * sortie_move_key:
 * @seat: who makes the move
 *
 * A number that identifies a move in another position. In another world that the seat may imagine, a card's number
 * means another card, but the line of the move stays the same.
 *
 * Returns: 64 bits, equal if the canonical line is equal, and otherwise different except with probability 2^-64; does
 *   not compose the line
 */
guint64 sortie_move_key (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* The move for people, in their language, with its warning if it has one: "Attack South". (transfer full) */
char *sortie_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Says which ability of a piece is used and what it does (sortie/move.h); NULL when there is none.
 * For SortieVerbDecl.describe. (transfer full) */
char *sortie_activate_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* One sentence: who decides what and why, in the language of the reader. (transfer full) */
char *sortie_prompt (const SortiePlay *p, guint8 seat);

/* (transfer full): the whole sentence with the rule's number, as @seat may read it. */
char *sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal);

/* "Action: Heal 2. Passive: Heal 1 when this leaves the War Track.": everything that a card says, each part after its
 * title if its kind has several. (transfer full): "" if it says nothing */
char *sortie_def_texts (const SortieCatalogue *catalogue, guint16 def);

G_END_DECLS

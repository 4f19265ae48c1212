/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* speech.h: names and sentences for people, and a card's program in words. */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- Sentences: a position in words: names, moves, questions, refusals and what happens.
 *
 * Flow knows all this as data. A sentence is composed when somebody reads it: for a seat, which is told
 * nothing that it may not know, and in the reader's language.
 */

/* A text of the framework's tables or of the game's, in the reader's language; "" for NULL. */
const char *sortie_rules_text (const SortieSetup *setup, gboolean framework, const char *text);

/* What a flag of the game is called; with @is_denied of a clue that is not true: "not red". (transfer full) */
char *sortie_flag_name (const SortieSetup *setup, guint flag, gboolean is_denied);

/* What is marked on a card of a view, a clue that is not true only where none about the same is: "committed",
 * "white, not one"; "": nothing. (transfer full) */
char *sortie_card_marks (const SortiePlay *p, guint16 card);

/* What is asked, as sortie_prompt() says it, without its rule. (transfer full) */
char *sortie_question (const SortiePlay *p, guint8 seat);

/* Which round it is, without a stop, as the game's rows say it: "Hand 2, trick 5"; NULL: none has begun, or the game
 * has no rounds. (transfer full) */
char *sortie_rounds_text (const SortiePlay *p);

/* Room for a name or a line, with its end. */
#define SORTIE_MOVE_TEXT 160

/* How a reference is written in moves, and how it is called in sentences, as @seat may
 * know it ("a card" when the face is hidden). Into @buffer of SORTIE_MOVE_TEXT bytes. */
const char *sortie_ref_format (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);
const char *sortie_ref_name (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);

/* The same with the place of a piece behind its name, "Imp (Track 2)", where equal ones must be
 * told apart. */
const char *sortie_ref_name_and_place (const SortiePlay *p, guint8 seat, SortieRef ref,
                                       char *buffer);

/* What a seat is called in sentences, in the reader's language. */
const char *sortie_seat_name (const SortieSetup *setup, guint8 seat);

/* The canonical line, at most SORTIE_MOVE_TEXT bytes with its end, into @buffer. Returns @buffer.
 */
const char *sortie_move_format (const SortiePlay *p, guint8 seat, const SortieMove *move,
                                char *buffer);

/**
 * sortie_move_key:
 * @seat: who makes the move
 *
 * A number by which a move is known again in another position: in another world that the seat may
 * imagine a card's number means another card, and its line still the same.
 *
 * Returns: 64 bits, equal where the canonical line is, and otherwise different but for one chance
 *   in 2^64; nothing is written for it
 */
guint64 sortie_move_key (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* The same for people, in their language, with what is odd about it: "Attack South". (transfer
 * full) */
char *sortie_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Says which ability of a piece is used and what it does (sortie/move.h); NULL when there is none.
 * For SortieVerbDecl.describe. (transfer full) */
char *sortie_activate_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* One sentence: who decides what and why, in the language of the reader. (transfer full) */
char *sortie_prompt (const SortiePlay *p, guint8 seat);

/* (transfer full): the whole sentence with the rule's number, as @seat may read it. */
char *sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal);

/* ---- Programs: a card's program in words.
 *
 * The sentences are those that the elements own, in the reader's language, filled in from
 * the compiled tables: what is printed is what runs, not what was written. What a program
 * binds is called by the name that the card gives it; in a question (sortie_use_describe(),
 * sortie_offered_describe()), where no card is read, by what it is.
 *
 * Everything returned is valid UTF-8, without a newline at its end.
 */

/**
 * sortie_program_describe:
 * @catalogue: of which game the words are, it knows itself
 * @def: a definition
 *
 * Returns: (transfer full): a line for each clause and each step of its program, what is inside
 *   another two spaces further in; empty when it has no clause
 */
char *sortie_program_describe (const SortieCatalogue *catalogue, guint16 def);

/* How the things that a bound name holds are said in place of the name; (transfer full), NULL: by
 * its name. */
typedef char *(*SortieSayBound) (gconstpointer data, guint slot);

/**
 * sortie_clause_describe:
 * @catalogue: of which game the words are, it knows itself
 * @clause: the number of a clause, also of one inside another
 *
 * The same for one clause, for those that show what is in force.
 *
 * Returns: (transfer full): as sortie_program_describe()
 */
char *sortie_clause_describe (const SortieCatalogue *catalogue, guint16 clause);

/* The same with other words for what it is about, where its card gives that a name. */
char *sortie_clause_describe_about (const SortieCatalogue *catalogue, guint16 clause,
                                    SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_amount_describe:
 * @catalogue: of which game the words are, it knows itself
 * @clause: the number of a clause that changes a value
 *
 * What its amount is counted from: "the number of the units that you control".
 *
 * Returns: (transfer full) (nullable): part of a sentence; NULL when it is a fixed number
 */
char *sortie_amount_describe (const SortieCatalogue *catalogue, guint16 clause);

G_END_DECLS

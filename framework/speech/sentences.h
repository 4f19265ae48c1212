/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sentences.h: a position in words: names, moves, questions, refusals and what happens.
 *
 * Flow knows all this as data. A sentence is composed when somebody reads it: for a seat, which is told
 * nothing that it may not know, and in the reader's language.
 */
#pragma once
#include "eval/verdict.h"
#include "flow/move.h"
G_BEGIN_DECLS

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

/* The same for people, in their language, with what is odd about it: "Attack South". (transfer
 * full) */
char *sortie_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Says which ability of a piece is used and what it does (flow/activate.h); NULL when there is none.
 * For SortieVerbDecl.describe. (transfer full) */
char *sortie_activate_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* One sentence: who decides what and why, in the language of the reader. (transfer full) */
char *sortie_prompt (const SortiePlay *p, guint8 seat);

/* (transfer full): the whole sentence with the rule's number, as @seat may read it. */
char *sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal);

/* The log's line for @seat, (transfer full), NULL when the event is not told. */
char *sortie_event_describe (const SortiePlay *p, guint8 seat, const SortieEvent *event);

/* What a kind of link is called, in the reader's language. */
const char *sortie_link_title (const SortiePlay *p, guint kind);

/**
 * sortie_verdict_describe:
 * @p: the position in which it was told
 * @seat: who reads
 * @lines: (element-type utf8): the array to add to
 *
 * Adds the verdict with its rule; then, in lines which begin with two spaces, what the card says
 * that chooses, each candidate with what was compared and how it ended, and, where it was left open,
 * who decided. Where @seat may not see all of the candidates nothing is told of any.
 */
void sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict,
                              GPtrArray *lines);

/* What is still to be decided, as a sentence with its rule. (transfer full) */
char *sortie_verdict_announce (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

G_END_DECLS

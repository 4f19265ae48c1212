/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* speech.h: names and sentences for people, and a card's program in words. */
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

/* The marks on a card of a view: "committed", "white, not one"; "": none. A clue that is false is named only if no clue
 * about the same thing is true. (transfer full) */
char *sortie_card_marks (const SortiePlay *p, guint16 card);

/* The current round, without a full stop, as the game's rows say it: "Hand 2, trick 5"; NULL: none has begun, or the
 * game has no rounds. (transfer full) */
char *sortie_rounds_text (const SortiePlay *p);

/* Room for a name or a line, including the 0 at its end. */
#define SORTIE_MOVE_TEXT 160

/* How a reference is written in moves, and what sentences call it, as @seat may know it ("a card" if the face is
 * hidden). Into @buffer of SORTIE_MOVE_TEXT bytes. */
const char *sortie_ref_format (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);
const char *sortie_ref_name (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);

/* The same, with the place of a piece after its name, "Imp (Track 2)", if several have that name. */
const char *sortie_ref_name_and_place (const SortiePlay *p, guint8 seat, SortieRef ref,
                                       char *buffer);

/* Something that @seat has on one side (sortie/state.h), called @what, as @reader is told of it: "Imp towards Player
 * Three"; "Imp on your left" if the same opponent is on either side. (transfer full) */
char *sortie_name_on_side (const SortiePlay *p, guint8 reader, guint8 seat, SortieSide side, const char *what);

/* The word that people type for a verb, in the reader's language: the translation of `typed` or of its id; the id if
 * there is none. (transfer none) */
const char *sortie_verb_word (const SortieSetup *setup, guint verb);

/* What a seat is called in sentences, in the reader's language. */
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

/* The same for seats that do not make it: without the warning. (transfer full) */
char *sortie_move_describe_deed (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Says which ability of a piece is used and what it does (sortie/move.h); NULL when there is none.
 * For SortieVerbDecl.describe. (transfer full) */
char *sortie_activate_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* One sentence: who decides what and why, in the language of the reader. (transfer full) */
char *sortie_prompt (const SortiePlay *p, guint8 seat);

/* (transfer full): the whole sentence with the rule's number, as @seat may read it. */
char *sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal);

/* ---- Programs: a card's program in words.
 *
 * The sentences are those of the elements, in the reader's language, filled in from the compiled tables. So they say
 * what runs, not what was written. A thing that a program binds has the name that the card gives it. In a question
 * (sortie_use_describe(), sortie_offered_describe()), where nobody reads the card, it is called by its kind.
 *
 * Everything returned is valid UTF-8, without a newline at its end.
 */

/* A line for each clause and each step of its program, indented by two more spaces inside another; empty if it has no
 * clause. (transfer full) @catalogue: it has the words of its game. */
char *sortie_program_describe (const SortieCatalogue *catalogue, guint16 def);

/**
 * sortie_clause_describe:
 * @catalogue: it has the words of its game
 * @clause: the number of a clause, also of one inside another
 *
 * The same for one clause, to show what is in force.
 *
 * Returns: (transfer full): as sortie_program_describe()
 */
char *sortie_clause_describe (const SortieCatalogue *catalogue, guint16 clause);

/* The words of the card or ability itself for the clause, or for the one whose program contains it: the text of the
 * ability, or that part of the card's text. (transfer none) (nullable): there are none */
const char *sortie_clause_words (const SortieCatalogue *catalogue, guint16 clause);

/* "Action: Heal 2. Passive: Heal 1 when this leaves the War Track.": everything that a card says, each part after its
 * title if its kind has several. (transfer full): "" if it says nothing */
char *sortie_def_texts (const SortieCatalogue *catalogue, guint16 def);

/* Whether a card asks for a number: then each move has a number, which is not its number in a list. */
gboolean sortie_asks_for_number (const SortiePlay *p);

/* Whether a card asks which of several ways to choose. */
gboolean sortie_asks_for_way (const SortiePlay *p);

/* How long an effect lasts, "until the end of the turn"; @seats: bit per seat whose turn it is. (transfer full) */
char *sortie_until_describe (const SortieSetup *setup, const SortieEffect *effect, guint8 seats);

/* The only thing that an effect is about: what it is locked on, or the card that set it up; or SORTIE_NOTHING. */
SortieRef sortie_effect_about (const SortiePlay *p, const SortieEffect *effect);

/**
 * sortie_lasting_describe:
 * @reader: a seat
 * @effect: one with a clause
 * @whom: the names of all things that it is about, together with those of equal effects; empty for none
 * @n: how many names
 * @seats: bit per seat whose turn it is
 *
 * What it does and for how long: "Imp has +1 ATT until the end of the turn."
 *
 * Returns: (transfer full) (nullable): a sentence; NULL if one sentence is not enough
 */
char *sortie_lasting_describe (const SortieSetup *setup, guint8 reader, const SortieEffect *effect, const char *whom,
                               guint n, guint8 seats);

/**
 * sortie_amount_describe:
 * @catalogue: it has the words of its game
 * @clause: the number of a clause that changes a value
 *
 * What its amount is computed from: "the number of the units that you control".
 *
 * Returns: (transfer full) (nullable): part of a sentence; NULL if it is a fixed number
 */
char *sortie_amount_describe (const SortieCatalogue *catalogue, guint16 clause);

G_END_DECLS

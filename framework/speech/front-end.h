/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: sentences for people that only the program says, besides sortie/speech.h. */
#pragma once
#include <sortie/speech.h>

/* How much the sentences of a log say. */
typedef enum
{
  SORTIE_TELL_PLAINLY,
  SORTIE_TELL_BRIEFLY, /* several cards are counted: "draws 2 cards" */
  SORTIE_TELL_TERSELY, /* brief, and what comes of an event in its sentence, as games say it (says_briefly) */
  SORTIE_TELL_FULLY,   /* for readers who do not see the table: also where pieces are, and what remains of a life */
} SortieTellHow;

/* ---- Sentences about a position. */

/* The marks on a card of a view: "committed", "white, not one"; "": none. A clue that is false is named only if no clue
 * about the same thing is true. (transfer full) */
char *sortie_card_marks (const SortiePlay *p, guint16 card);

/* The current round, without a full stop, as the game's rows say it: "Hand 2, trick 5"; NULL: none has begun, or the
 * game has no rounds. (transfer full) */
char *sortie_rounds_text (const SortiePlay *p);

/* Something that @seat has on one side (sortie/state.h), called @what, as @reader is told of it: "Imp towards Player
 * Three"; "Imp on your left" if the same opponent is on either side. (transfer full) */
char *sortie_name_on_side (const SortiePlay *p, guint8 reader, guint8 seat, SortieSide side, const char *what);

/* The first of @moves, the legal moves of @seat at @p, that has this sortie_move_key(). (nullable) (transfer none) */
const SortieMove *sortie_moves_find_key (const SortiePlay *p, guint8 seat, const SortieMoves *moves, guint64 key);

/* The variant of a translated sentence for whoever reads it: "{seat} draws {subject}.|you=You draw {subject}."
 * @is_of_you: the reader is the sentence's {seat}; @is_by_you: its {actor}. (transfer none): @text or an interned
 * string */
const char *sortie_phrase_to_reader (const char *text, gboolean is_of_you, gboolean is_by_you);

/* What a seat is called in the middle of a sentence, in the reader's language: "the Boss"; the name, if it has no form
 * of its own for that (SortieModeDecl.names). (transfer none) */
const char *sortie_seat_name_in_text (const SortieSetup *setup, guint8 seat);

/* Of the translated name of a seat with forms (SortieModeDecl.names) the one for @as, "in-text"; NULL: the name alone.
 * (transfer none) */
const char *sortie_seat_name_as (const char *text, const char *as);

/* The question as sortie_prompt() asks it, without its rule. (transfer full) */
char *sortie_question (const SortiePlay *p, guint8 seat);

/* sortie_move_describe() for seats that do not make the move: without the warning. (transfer full) */
char *sortie_move_describe_deed (const SortiePlay *p, guint8 seat, const SortieMove *move);

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

/* Whether a card asks for a number: then each move has a number, which is not its number in a list. */
gboolean sortie_asks_for_number (const SortiePlay *p);

/* Whether a card asks which of several ways to choose. */
gboolean sortie_asks_for_way (const SortiePlay *p);

/* How long an effect lasts, "until the end of the turn"; @reader: whom it calls "you"; @seats: bit per seat whose turn
 * it is. (transfer full) */
char *sortie_until_describe (const SortieSetup *setup, guint8 reader, const SortieEffect *effect, guint8 seats);

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

/* What the card that asks does if the question is declined, in sentences for @seat. (transfer full): empty if it does
 * nothing then, or if no card asks */
char *sortie_refused_now (const SortiePlay *p, guint8 seat);

/* A sentence for each ability of a piece that has been used as often as it may be in this game. (transfer full) */
char **sortie_used_up_describe (const SortiePlay *p, SortieRef piece);

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

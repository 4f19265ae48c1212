/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer.h: a card's program in words.
 *
 * The sentences are those that the elements own, in the reader's language, filled in from
 * the compiled tables: what is printed is what runs, not what was written. What a program
 * binds is called by the name that the card gives it; in a question (sortie_use_describe(),
 * sortie_offered_describe()), where no card is read, by what it is.
 *
 * Everything returned is (transfer full) and valid UTF-8, without a newline at its end.
 */
#pragma once
#include "language/catalogue.h"
G_BEGIN_DECLS

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
 * sortie_condition_describe:
 * @catalogue: of which game the words are, it knows itself
 * @clause: the number of a clause with a condition
 *
 * What must hold for it.
 *
 * Returns: (transfer full): part of a sentence; empty when it has none
 */
char *sortie_condition_describe (const SortieCatalogue *catalogue, guint16 clause);

/**
 * sortie_lack_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of the program that asks, 0: none does
 * @set: an expression that is a set
 * @test: of a <where>: the only one of its conditions that is said; 0: all of them
 *
 * Of whom something is not: "the Enemies with DEF 2 or less".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_lack_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                            guint16 test);

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

/**
 * sortie_effects_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of a program
 * @step: of which instruction; that of a <may> stands for what is offered, 0 for all
 * @say_bound: (nullable): says what names hold
 * @data: for it
 *
 * What somebody is asked to agree to.
 *
 * Returns: (transfer full): the sentences in one line; empty when there are none
 */
char *sortie_effects_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                               SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_use_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of a program
 * @from: the first instruction that is looked at
 * @slot: what a choice binds
 * @say_bound: (nullable): says what other names hold
 * @data: for it
 *
 * What a thing is chosen for: the first effect that speaks of it, or of one of those chosen.
 *
 * Returns: (transfer full): a sentence; empty when nothing is done with it
 */
char *sortie_use_describe (const SortieCatalogue *catalogue, guint16 program, guint from,
                           guint slot, SortieSayBound say_bound, gconstpointer data);

/**
 * sortie_offered_describe:
 * @catalogue: of which game the words are, it knows itself
 * @program: the number of the program that offers it
 * @set: an expression that is a set
 * @one: whether one of them is spoken of
 * @say_bound: (nullable): says what names hold
 * @data: for it
 *
 * From what somebody is asked to choose: "one of your Allies".
 *
 * Returns: (transfer full): part of a sentence
 */
char *sortie_offered_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                               gboolean one, SortieSayBound say_bound, gconstpointer data);

/* The sentences for certain cases of the framework's elements; ends with a row without id. */
extern const SortieSaying sortie_sayings[];

/**
 * sortie_sayings_check:
 * @vocabulary: a game's words
 * @sayings: (nullable): its sentences for certain cases, or the framework's
 *
 * Looks for sentences about elements that there are not, and for conditions and blanks that
 * are no attributes.
 *
 * Returns: (nullable) (transfer full): NULL when all is well, else a sentence
 */
char *sortie_sayings_check (const SortieVocabulary *vocabulary, const SortieSaying *sayings);

G_END_DECLS

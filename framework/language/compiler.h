/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compiler.h: compiles XML elements to programs.
 *
 * A compiler is given the clauses of one definition after another and appends to the flat tables of program.h. It never
 * stops at an error: it reports all of them, and there is a catalogue only if there were none. It reads only the
 * element tables and the game's words, so it accepts exactly what the manual and the schema describe.
 *
 * The ids of all cards and keywords are declared first, because a program may name something from a later file.
 */
#pragma once
#include <libxml/tree.h>
#include <sortie/language.h>

typedef struct SortieCompiler SortieCompiler;

/* A literal number in a clause, written or by default. A computed number counts as an unwritten 1, because people say
 * "1 for each". */
typedef struct
{
  gint value;
  gboolean written; /* by the card's author, not a default */
} SortieLiteral;

/**
 * sortie_compiler_new:
 * @names: the words that exist; must outlive the compiler
 * @errors: collects what is wrong; must outlive the compiler
 */
SortieCompiler *sortie_compiler_new (const SortieContentNames *names, SortieErrors *errors);
void sortie_compiler_free (SortieCompiler *compiler);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieCompiler, sortie_compiler_free)

/* Makes an id known, with its index in the future catalogue; keeps the string. */
void sortie_compiler_declare_card (SortieCompiler *compiler, const char *id, guint16 def);
void sortie_compiler_declare_keyword (SortieCompiler *compiler, const char *id, guint16 keyword);
/* Declares the next faction in the order of the catalogue, "" for one without an id; keeps the string. */
void sortie_compiler_declare_faction (SortieCompiler *compiler, const char *id);
gboolean sortie_compiler_knows_card (const SortieCompiler *compiler, const char *id,
                                     guint16 *ret_def);
/* The nearest match among the cards, as `; did you mean “x”?`, or an empty string. (transfer full) */
char *sortie_compiler_card_hint (const SortieCompiler *compiler, const char *id);
/* Whether any program or clause refers to the keyword. */
gboolean sortie_compiler_keyword_is_used (const SortieCompiler *compiler, guint16 keyword);

/**
 * sortie_compiler_begin:
 * @file: the file's name in messages
 * @subject: what messages name, such as `card "gutter-ghoul"`
 * @def: the definition that the next clauses belong to; 0 for a keyword
 * @n_clauses: how many clauses it has
 *
 * Reserves consecutive indices for the clauses.
 *
 * Returns: the first index
 */
guint16 sortie_compiler_begin (SortieCompiler *compiler, const char *file, const char *subject,
                               guint16 def, guint n_clauses);

/**
 * sortie_compiler_clause:
 * @clause: one of the reserved indices
 * @element: the clause's element, found with sortie_element_find()
 * @node: the clause in the document
 *
 * Returns: (transfer container): the literal numbers in it (#SortieLiteral)
 */
GArray *sortie_compiler_clause (SortieCompiler *compiler, guint16 clause,
                                const SortieElement *element, xmlNode *node);

/**
 * sortie_compiler_finish:
 * @catalogue: gets the tables; its definitions and keywords are there already, and the definitions get their masks
 *
 * Call it once, also after errors.
 */
void sortie_compiler_finish (SortieCompiler *compiler, SortieCatalogue *catalogue);

/* Fills in SortieClause.within, SortieDef.within and SortieDef.spares_friends (nearness.c). */
void sortie_nearness_find (SortieCatalogue *catalogue);

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compiler.h: from elements to programs.
 *
 * A compiler is fed the clauses of one definition after the other and appends to
 * the flat tables of program.h. It never stops at a fault: every one is told, and
 * a catalogue is made only when there was none. It reads nothing but the element
 * tables and the game's words, so what it takes is what the manual and the schema
 * say.
 *
 * The ids of all cards and keywords are declared first, since programs may name
 * what stands in a later file.
 */
#pragma once
#include <libxml/tree.h>
#include <sortie/base.h>
#include <sortie/language.h>

typedef struct SortieCompiler SortieCompiler;

/* A plain number that stands in a clause, or that a default stands for. A number that is worked
 * out counts as an unwritten 1, since people say "1 for each". */
typedef struct
{
  gint value;
  gboolean written; /* by the card's author */
} SortieLiteral;

/**
 * sortie_compiler_new:
 * @names: what words there are; must outlive the compiler
 * @errors: where to say what is wrong; must outlive the compiler
 */
SortieCompiler *sortie_compiler_new (const SortieContentNames *names, SortieErrors *errors);
void sortie_compiler_free (SortieCompiler *compiler);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieCompiler, sortie_compiler_free)

/* Makes an id known, with the index it will have in the catalogue; the string is kept. */
void sortie_compiler_declare_card (SortieCompiler *compiler, const char *id, guint16 def);
void sortie_compiler_declare_keyword (SortieCompiler *compiler, const char *id, guint16 keyword);
/* The next faction in the order of the catalogue, "" for one without an id; the string is kept. */
void sortie_compiler_declare_faction (SortieCompiler *compiler, const char *id);
gboolean sortie_compiler_knows_card (const SortieCompiler *compiler, const char *id,
                                     guint16 *ret_def);
/* Nearest match among the cards: `; did you mean “x”?`, or empty. (transfer full) */
char *sortie_compiler_card_hint (const SortieCompiler *compiler, const char *id);
/* Whether any program or clause speaks of the keyword. */
gboolean sortie_compiler_keyword_is_used (const SortieCompiler *compiler, guint16 keyword);

/**
 * sortie_compiler_begin:
 * @file: for messages
 * @subject: for messages: `card "gutter-ghoul"`
 * @def: the definition that the next clauses belong to, 0: none (a keyword)
 * @n_clauses: how many it has
 *
 * Reserves room for the clauses, side by side.
 *
 * Returns: the index of the first
 */
guint16 sortie_compiler_begin (SortieCompiler *compiler, const char *file, const char *subject,
                               guint16 def, guint n_clauses);

/**
 * sortie_compiler_clause:
 * @clause: one of the indices reserved
 * @element: the clause's element, found with sortie_element_find()
 * @node: as written
 *
 * Returns: (transfer container): the plain numbers that stand in it (#SortieLiteral)
 */
GArray *sortie_compiler_clause (SortieCompiler *compiler, guint16 clause,
                                const SortieElement *element, xmlNode *node);

/**
 * sortie_compiler_finish:
 * @catalogue: gets the tables; its definitions and keywords stand there already, and
 *   the definitions get their masks
 *
 * To be called once, also after errors.
 */
void sortie_compiler_finish (SortieCompiler *compiler, SortieCatalogue *catalogue);

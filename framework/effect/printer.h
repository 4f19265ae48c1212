/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer.h: a card's program in words.
 *
 * The sentences are those that the elements own, in the reader's language, filled in from
 * the compiled tables: what is printed is what runs, not what was written. Bound names
 * are the letters A, B, C, ... in the order in which they are bound.
 */
#pragma once
#include "effect/catalogue.h"
#include "effect/names.h"
G_BEGIN_DECLS

/**
 * sortie_program_describe:
 * @names: the game's tables
 * @def: a definition
 *
 * Returns: (transfer full): a line for each clause and each step of its program, what is inside
 *   another two spaces further in; no newline at the end; empty when it has no clause
 */
char *sortie_program_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                               guint16 def);

/* The same for one clause, for those that show where a value comes from. (transfer full) */
char *sortie_clause_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                              guint16 clause);

/* An expression as part of a sentence: "your Allies for which it has attack at most 2". (transfer
 * full) */
char *sortie_expression_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                                  gint expr);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* manual.h: the reference of the language, made from the tables that the loader reads.
 *
 * With a game's tables its own elements and words are in it too; without, only what the
 * framework brings.
 */
#pragma once
#include "language/content-names.h"
G_BEGIN_DECLS

/**
 * sortie_manual_markdown:
 * @names: (nullable): a game's tables
 *
 * Returns: (transfer full): the whole reference in Markdown, in English, ending with a newline
 */
char *sortie_manual_markdown (const SortieContentNames *names);

/**
 * sortie_manual_describe:
 * @names: (nullable): a game's tables
 * @word: an element, or a word of a game
 *
 * Returns: (transfer full) (nullable): what it means, in the reader's language, a few lines of
 * plain text; NULL when nothing has that name
 */
char *sortie_manual_describe (const SortieContentNames *names, const char *word);

/* One line for each element, by kind, in the reader's language. (transfer full) */
char *sortie_manual_overview (const SortieContentNames *names);

/* All that can be described, for completion. (transfer container) */
GPtrArray *sortie_manual_words (const SortieContentNames *names);

G_END_DECLS

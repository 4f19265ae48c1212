/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* content.h: loading content, its lint, its manual and its schema. */
#pragma once
#include <sortie/deck.h>

/* ---- Loading content: from a folder of XML to a catalogue.
 *
 * A folder of content has an `index.xml` that names the game and lists the files in their order. Every other file
 * contains factions, keywords, definitions and decks. The loader reads all files and reports all errors, and makes a
 * catalogue only if there are none. It ignores nothing silently.
 *
 * The order of files and of the elements in them is the order of the catalogue.
 */

/**
 * sortie_content_game:
 * @path: a folder with an index.xml, or a file in one
 * @ret_line: (nullable): the line of the index with the id
 *
 * Returns: (transfer full) (nullable): the id of the game that the content belongs to, as its index says. NULL, with a
 *   message in @errors, if there is no index or it is wrong
 */
char *sortie_content_game (const char *path, int *ret_line, SortieErrors *errors);

/* ---- Lint: what is wrong with content, without playing it. */

/* What content is examined with, and where the errors go. */
typedef struct
{
  const SortieContentNames *names; /* the game's tables (sortie_content_game() says which game) */
  const char *const *more; /* NULL-terminated folders of content that this builds on, such as the
                            * game's own for a folder that adds to it */
  void (*check_deck) (const SortieDeckCheck *check); /* (nullable): the game's deck rules */
  const gint16 *options;   /* for @check_deck: a value for each of the game's options */
  SortieErrors *errors;    /* what would be refused, by the loader or at the beginning of a match */
  SortieErrors *warnings;  /* what may be intended, but usually is not */
} SortieLint;

/**
 * sortie_content_lint:
 * @path: a folder with an index.xml; or one file, which is then read together with the
 *   files that the index beside it lists
 *
 * Reports what is wrong with @path and with the folders that it builds on, but not with other files beside it.
 *
 * Returns: whether there is no error
 */
gboolean sortie_content_lint (const SortieLint *lint, const char *path);

/* ---- The manual: the reference of the language, made from the tables that the loader reads.
 *
 * With a game's tables, it also contains that game's elements and words; without, only those of the framework.
 */

/**
 * sortie_manual_describe:
 * @names: (nullable): a game's tables
 * @word: an element, or a word of a game
 *
 * Returns: (transfer full) (nullable): its meaning, in the reader's language, a few lines of plain text; NULL when
 * nothing has that name
 */
char *sortie_manual_describe (const SortieContentNames *names, const char *word);

/* One line for each element, by kind, in the reader's language. (transfer full) */
char *sortie_manual_overview (const SortieContentNames *names);

/* Everything that can be described, for completion. (transfer container) */
GPtrArray *sortie_manual_words (const SortieContentNames *names);

/**
 * sortie_manual_markdown:
 * @names: (nullable): a game's tables
 *
 * Returns: (transfer full): the whole reference in Markdown, in the reader's language, ending with a newline: what
 *   every game has, and after it, if @names are given, what the game adds
 */
char *sortie_manual_markdown (const SortieContentNames *names);

/**
 * sortie_content_schema:
 * @names: a game's tables
 *
 * The language of a game's cards for editors. It is made from the tables that the loader reads, and says which element
 * and attribute may appear where, and which words there are; only the loader checks bound names, and texts against
 * programs.
 *
 * Returns: (transfer full): an XML Schema, version 1.0 of the W3C's, ending with a newline
 */
char *sortie_content_schema (const SortieContentNames *names);

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room content offers to the rest of the library. */
#pragma once
#include <sortie/deck.h>

/* The longest deck on one line, in bytes; it fits into a line of a journal. */
#define SORTIE_DECK_MAX_TEXT 8192

/* The ruling for what no game's rules say: a card has one entry, and how large a deck may be. */
#define SORTIE_DECK_ENTRY_RULING "R-67"
#define SORTIE_DECK_ROOM_RULING "R-89"

/* sortie_deck_read() for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_parse (const SortieCatalogue *catalogue, const char *text,
                               const char *display_name, SortieErrors *errors);

/* sortie_deck_salvage() for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_salvage_text (const SortieCatalogue *catalogue, const char *text,
                                      const char *display_name, SortieErrors *errors);

/* Warns of each ability that costs nothing and can be used without end. */
void sortie_lint_endless (const SortieCatalogue *catalogue, SortieErrors *warnings);

/* The namespace of all content. */
#define SORTIE_CONTENT_NAMESPACE "urn:sortie:content"

/**
 * sortie_content_load:
 * @names: the game's tables; these and their strings must outlive the catalogue
 * @folders: NULL-terminated; each has an index.xml. The first is the game's own content, and the others add to it: ids
 * are unique across all of them
 * @errors: collects what is wrong
 *
 * Returns: (transfer full) (nullable): the catalogue; NULL if there were errors
 */
SortieCatalogue *sortie_content_load (const SortieContentNames *names, const char *const *folders,
                                      SortieErrors *errors);

/* The same, plus one file that no index lists. @path: (nullable) */
SortieCatalogue *sortie_content_load_file (const SortieContentNames *names,
                                           const char *const *folders, const char *path,
                                           SortieErrors *errors);

/* The same with a file in memory, named @display_name in messages. */
SortieCatalogue *sortie_content_load_memory (const SortieContentNames *names, const char *bytes,
                                             gsize size, const char *display_name,
                                             SortieErrors *errors);

/**
 * sortie_rulebook_load:
 * @folder: a folder of content with an index.xml
 * @domain: (nullable): the gettext domain of its texts; it must outlive the rulebook
 * @errors: collects what is wrong
 *
 * Returns: (transfer full) (nullable): the rules in the order of the files, empty if the index names no rulebook; NULL
 *   if there were errors
 */
SortieRulebook *sortie_rulebook_load (const char *folder, const char *domain, SortieErrors *errors);

/* @book may be NULL. */
void sortie_rulebook_free (SortieRulebook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieRulebook, sortie_rulebook_free)

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room content declares for the library alone. */
#pragma once
#include <sortie/deck.h>

/* The longest deck on one line, in bytes; a journal's line holds it. */
#define SORTIE_DECK_MAX_TEXT 8192

/* What is a rule of no game: that a card has one entry, and how large a deck may be. */
#define SORTIE_DECK_ENTRY_RULING "R-67"
#define SORTIE_DECK_ROOM_RULING "R-89"

/* sortie_deck_read() for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_parse (const SortieCatalogue *catalogue, const char *text,
                               const char *display_name, SortieErrors *errors);

/* sortie_deck_salvage() for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_salvage_text (const SortieCatalogue *catalogue, const char *text,
                                      const char *display_name, SortieErrors *errors);

/* Warns of each ability that costs nothing and may be used without end. */
void sortie_lint_endless (const SortieCatalogue *catalogue, SortieErrors *warnings);

/* The namespace that all content is written in. */
#define SORTIE_CONTENT_NAMESPACE "urn:sortie:content"

/**
 * sortie_content_load:
 * @names: the game's tables; they and their strings must outlive the catalogue
 * @folders: NULL-terminated; each holds an index.xml. The first is the game's own content, the
 * others add to it: ids are unique over all of them
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): the catalogue; NULL when @errors got something
 */
SortieCatalogue *sortie_content_load (const SortieContentNames *names, const char *const *folders,
                                      SortieErrors *errors);

/* The same with one more file, which no index lists. @path: (nullable) */
SortieCatalogue *sortie_content_load_file (const SortieContentNames *names,
                                           const char *const *folders, const char *path,
                                           SortieErrors *errors);

/* The same for a file in memory, named @display_name in messages. */
SortieCatalogue *sortie_content_load_memory (const SortieContentNames *names, const char *bytes,
                                             gsize size, const char *display_name,
                                             SortieErrors *errors);

/**
 * sortie_rulebook_load:
 * @folder: a folder of content with an index.xml
 * @domain: (nullable): the gettext domain of its texts; must outlive the rulebook
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): the rules in the order of the files, none where the index
 *   names no rulebook; NULL when @errors got something
 */
SortieRulebook *sortie_rulebook_load (const char *folder, const char *domain, SortieErrors *errors);

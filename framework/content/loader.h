/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* loader.h: from a folder of XML to a catalogue.
 *
 * A folder of content has an `index.xml` that names the game and lists the files in
 * their order; every other file holds factions, keywords, definitions and decks.
 * All files are read, all faults are told, and there is a catalogue only when there
 * was none: nothing is silently ignored, and nothing is half loaded.
 *
 * The order of files and of the elements in them is the order of the catalogue.
 */
#pragma once
#include "base/errors.h"
#include "language/catalogue.h"
#include "language/content-names.h"
G_BEGIN_DECLS

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

/* The same with one more file, which no index lists. */
SortieCatalogue *sortie_content_load_file (const SortieContentNames *names,
                                           const char *const *folders, const char *path,
                                           SortieErrors *errors);

/* The same for a file in memory, named @display_name in messages. */
SortieCatalogue *sortie_content_load_memory (const SortieContentNames *names, const char *bytes,
                                             gsize size, const char *display_name,
                                             SortieErrors *errors);

/**
 * sortie_content_game:
 * @path: a folder with an index.xml, or a file in one
 * @ret_line: (nullable): where the index says so
 *
 * Returns: (transfer full) (nullable): the id of the game whose content it is, as its index
 *   says; NULL when there is no index or it is wrong, and then @errors got a message
 */
char *sortie_content_game (const char *path, int *ret_line, SortieErrors *errors);

G_END_DECLS

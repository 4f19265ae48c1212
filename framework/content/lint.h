/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lint.h: what is wrong with content, without playing it. */
#pragma once
#include "content/loader.h"
G_BEGIN_DECLS

/**
 * sortie_content_lint:
 * @names: the game's tables (sortie_content_game() says which game)
 * @more: NULL-terminated folders of content that @path builds on, such as the game's own for a
 *   folder that adds to it
 * @path: a folder with an index.xml; or one file, which is then read together with the
 *   files that the index beside it lists
 * @errors: where to say what is wrong with @path and @more, not with other files beside @path
 *
 * Returns: whether nothing is
 */
gboolean sortie_content_lint (const SortieContentNames *names, const char *const *more,
                              const char *path, SortieErrors *errors);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* names.h: the words that a game's content may use, for those who check or explain content.
 *
 * They come from the game's table alone, so they are there also while its own content is
 * broken, which is when they are wanted most.
 */
#pragma once
#include "effect/names.h"
#include "module/module.h"
G_BEGIN_DECLS

/* The tables of a game as the library's readers of content want them. */
typedef struct
{
  SortieContentNames names;
  GPtrArray *events, *phases; /* ids, NULL-terminated */
} ConsoleNames;

ConsoleNames *console_names_new (const SortieGame *game);
void console_names_free (ConsoleNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleNames, console_names_free)

/* The same of a game that is not loaded, without its content. NULL: @error with the nearest match.
 */
ConsoleNames *console_names_load (const SortiePaths *paths, const char *game, GError **error);

G_END_DECLS

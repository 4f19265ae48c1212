/* SPDX-License-Identifier: GPL-3.0-or-later */
/* names.h: the words that a game's content may use, for those who read or explain it. */
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

G_END_DECLS

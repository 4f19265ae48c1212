/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules-text.h: the rules of a game by number or by what they speak of. */
#pragma once
#include "console/game-text.h"
#include "console/out.h"
G_BEGIN_DECLS

/**
 * console_rules_say:
 * @asked: (nullable): a number, a chapter's number, or words; NULL: the chapters
 *
 * A number says the rule; a chapter's, what its rules are about; words, the rules that hold all
 * of them in the reader's language or in English, in full when there are few.
 *
 * Returns: FALSE and @error: with the nearest match; or when the rulebook cannot be read
 */
gboolean console_rules_say (ConsoleOut *out, SortieModule *module, const char *asked,
                            GError **error);

/* What the rules say whose numbers stand in @sentence; nothing when it names none. */
void console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence);

/* The numbers of all rules and chapters for completion, added to @list as copies. */
void console_rules_numbers (SortieModule *module, GPtrArray *list);

G_END_DECLS

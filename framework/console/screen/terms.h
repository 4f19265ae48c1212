/* SPDX-License-Identifier: GPL-3.0-or-later */
/* terms.h: what the words and icons on cards mean, from the rules that explain them.
 *
 * A term is what a rule is about by name ("Totem" is SS-22.24), or what is printed on cards: the
 * title of a value, one of its words. A rule that has its name explains it, else the rule of the
 * value, where that speaks of it, else the first that has it in its name. Terms are known in
 * English and in the reader's language.
 */
#pragma once
#include "console/screen/game-text.h"
#include "console/screen/out.h"
G_BEGIN_DECLS

/* The rule behind a term, in full. FALSE: @name is none, or the game has no rulebook. */
gboolean console_term_say (ConsoleOut *out, SortieModule *module, const char *name);

/* The terms for completion and for the nearest match, added to @list as copies. */
void console_terms_add (SortieModule *module, GPtrArray *list);

/* What each icon that is printed on a card means, a line for each. */
void console_icons_say (ConsoleOut *out, SortieModule *module, guint16 def, guint indent);

G_END_DECLS

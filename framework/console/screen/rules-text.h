/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules-text.h: rules of a game, as they are said. */
#pragma once
#include "console/screen/game-text.h"
#include "console/screen/out.h"
G_BEGIN_DECLS

/* What the rules say whose numbers stand in @sentence; nothing when it names none. */
void console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence);

/* One rule: "SS-9.5 The exit", and what it says. */
void console_rule_say (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule);

/* The rule that is called so, in the reader's language or in English; NULL: none. */
const SortieRule *console_rule_called (const SortieRulebook *book, const char *name);
/* Whether a word of its name begins with @word. */
gboolean console_rule_is_about (const SortieRulebook *book, const SortieRule *rule,
                                const char *word);

/* Whether a word of @text begins with @word, both folded. */
gboolean console_text_has_word (const char *text, const char *word);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules-text.h: the rules of a game by number or by what they speak of. */
#pragma once
#include "console/screen/game-text.h"
#include "console/screen/out.h"
G_BEGIN_DECLS

/**
 * console_rules_say:
 * @asked: (nullable): a number, a chapter's number, or words; NULL: the chapters
 *
 * A number says the rule; a chapter's, what its rules are about; words, the rule that is called
 * so and those that hold all of them in the reader's language or in English, in full when there
 * are few. Where no rule has a word, it may be an ability or a term of cards (terms.h).
 *
 * Returns: FALSE and @error: with the nearest match; or when the rulebook cannot be read
 */
gboolean console_rules_say (ConsoleOut *out, SortieModule *module, const char *asked,
                            GError **error);

/* What the rules say whose numbers stand in @sentence; nothing when it names none. */
void console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence);

/* One rule: "SS-9.5 The exit", and what it says. */
void console_rule_say (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule);

/* The rule that is called so, in the reader's language or in English; NULL: none. */
const SortieRule *console_rule_called (const SortieRulebook *book, const char *name);
/* Whether a word of its name begins with @word. */
gboolean console_rule_is_about (const SortieRulebook *book, const SortieRule *rule,
                                const char *word);

/* The numbers of all rules and chapters, and the words of cards that can be looked up, for
 * completion; added to @list as copies. */
void console_rules_words (SortieModule *module, GPtrArray *list);

G_END_DECLS

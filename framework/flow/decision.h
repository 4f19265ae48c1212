/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* decision.h: finding verbs, and the rules behind questions. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* How many verbs there are, the framework's included. */
guint sortie_n_verbs (const SortieSetup *setup);

/* Whether a verb is called so, small or capital letters. @ret: (nullable): its number. */
gboolean sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret);

/* Whether it may ever be asked for: a game without cards that do anything, and without questions of
 * its own to which it is an answer, has no use for a verb of the framework. */
gboolean sortie_verb_is_used (const SortieSetup *setup, guint verb);

/* The rule behind a kind of question, NULL: none; behind one of the framework's it may be one of
 * the game's. */
const char *sortie_rule_of_question (const SortieSetup *setup, guint kind);

G_END_DECLS

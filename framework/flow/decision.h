/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* decision.h: verbs and decisions by number, the framework's and the game's alike. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* The framework's own, SORTIE_N_VERBS and SORTIE_N_ASKS of them. */
extern const SortieVerbDecl sortie_framework_verbs[];
extern const SortieDecisionDecl sortie_framework_decisions[];

/* The declaration of a verb by the number that moves carry. */
static inline const SortieVerbDecl *
sortie_verb (const SortieSetup *setup, guint verb)
{
  return verb < SORTIE_N_VERBS ? &sortie_framework_verbs[verb]
                               : &setup->rules->verbs[verb - SORTIE_N_VERBS];
}

/* How many verbs there are, the framework's included. */
guint sortie_n_verbs (const SortieSetup *setup);

/* Whether a verb is called so, small or capital letters. @ret: (nullable): its number. */
gboolean sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret);

/* Whether it may ever be asked for: a game without cards that do anything, and without questions of
 * its own to which it is an answer, has no use for a verb of the framework. */
gboolean sortie_verb_is_used (const SortieSetup *setup, guint verb);

/* The declaration of a decision by SortieDecision.kind. */
static inline const SortieDecisionDecl *
sortie_decision_decl (const SortieSetup *setup, guint kind)
{
  return kind < SORTIE_N_ASKS ? &sortie_framework_decisions[kind]
                              : &setup->rules->decisions[kind - SORTIE_N_ASKS];
}

/* The rule behind a kind of question, NULL: none; behind one of the framework's it may be one of
 * the game's. */
const char *sortie_rule_of_question (const SortieSetup *setup, guint kind);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* questions.h: verbs and decisions by number, the framework's and the game's alike. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* The declaration of a verb by the number that moves carry. */
const SortieVerbDecl *sortie_verb (const SortieSetup *setup, guint verb);
/* How many verbs there are, the framework's included. */
guint sortie_n_verbs (const SortieSetup *setup);
/* The declaration of a decision by SortieDecision.kind. */
const SortieDecisionDecl *sortie_decision_decl (const SortieSetup *setup, guint kind);

G_END_DECLS

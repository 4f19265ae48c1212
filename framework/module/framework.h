/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* framework.h: the framework's own rows, and a game's joined with them. Private to the library. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* Its verbs, decisions, events, reasons and verdicts, each with a row without id at the end, and
 * nothing else. */
extern const SortieRules sortie_framework_rules;

/* Its procedures by the code of their frames, SORTIE_N_PROCS of them. */
extern const SortieProcDecl sortie_framework_procs[];

/* The rules of a game for its set-ups, where a row's number is its index: the framework's rows come
 * first. (transfer full): sortie_rules_free(), which lets NULL pass. */
SortieRules *sortie_rules_join (const SortieRules *own);
void sortie_rules_free (SortieRules *rules);

/* The same for procedures; @own: (nullable). Ends with one without id. (transfer full): g_free() */
SortieProcDecl *sortie_procs_join (const SortieProcDecl *own);

G_END_DECLS

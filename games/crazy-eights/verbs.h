/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.h: the moves of crazy eights, the questions they answer, the reasons against them. */
#pragma once
#include "rules.h"

/* One row per CeVerb, CeAsk, CeReason, CeProc. */
extern const SortieVerbDecl ce_verbs[];
extern const SortieDecisionDecl ce_decisions[];
extern const SortieReasonDecl ce_reasons[];
extern const SortieProcDecl ce_procs[];

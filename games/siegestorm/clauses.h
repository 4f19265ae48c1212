/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clauses.h: what the program of a clause does, before it runs; changes nothing. */
#pragma once
#include "state.h"
G_BEGIN_DECLS

/* Whether a clause's program runs one of the game's procedures; negates; or does what other cards do. */
gboolean ss_clause_calls (const SortiePlay *p, guint16 clause, SsProc proc);
gboolean ss_clause_negates (const SortiePlay *p, guint16 clause);
gboolean ss_clause_copies (const SortiePlay *p, guint16 clause);
/* Whether everything that it does is possible only in its player's own turn: it deploys and places units (SS-11.10),
 * lets its player deploy more of them or grants an extra turn (RUL-22), and nothing else. */
gboolean ss_clause_is_for_own_turn (const SortiePlay *p, guint16 clause);
/* The numbers of operands of calls, in the order of the attributes of their elements. */
enum { SS_DAMAGE_N, SS_DAMAGE_TO, SS_DAMAGE_EACH };
enum { SS_DEPLOY_FREE = 1, SS_PLACE_FREE = 3 };
enum { SS_SACRIFICE_N, SS_SACRIFICE_BY, SS_SACRIFICE_ONLY };
enum { SS_SUPPORT_N, SS_SUPPORT_OF, SS_SUPPORT_BY };
/* Whether an instruction runs one of the game's procedures; and an operand of such an instruction: an expression, or
 * the number of a word. */
gboolean ss_instruction_calls (const SortieInstruction *instruction, SsProc proc);
guint16 ss_operand (const SortiePlay *p, const SortieInstruction *call, guint operand);
/* Whether it brings a unit without saying "for free" (RUL-37, R-28). */
gboolean ss_clause_brings_for_pay (const SortiePlay *p, guint16 clause);

G_END_DECLS

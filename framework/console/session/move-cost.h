/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cost.h: what a move costs, as the rules will ask it: everything that changes it counted in. */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* What @move, which must be legal now, announces for how much; -1: it announces nothing. */
gint console_move_cost (ConsoleSession *session, const SortieMove *move);

/* "“play bolt” costs 3 now, “deploy bolt” costs 2 now": the legal moves with this card or piece
 * that announce something; "" when there is none. (transfer full) */
char *console_costs_text (ConsoleSession *session, SortieRef ref);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* now.h: what holds at this moment and is printed on no card on the table: where in the turn the
 * match is, what lasts for a while, what waits to be resolved, and numbers that are not the
 * printed ones. */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* "Turn 9, Player, Draw."; "" before the first turn. (transfer full) */
char *console_now_status (ConsoleSession *session);

/* The links of the chain and the continuous effects, a line each. */
void console_now_say (ConsoleSession *session);

/* Whether a number of @ref is another one than is printed, as the reader may know it. */
gboolean console_now_differs (const SortiePlay *p, guint value, SortieRef ref);

/* The numbers that differ: "cost 1 (printed 0), ..."; "" when none does. (transfer full) */
char *console_now_changes (ConsoleSession *session, SortieRef ref);
/* The same of the printed numbers only: what is printed nowhere is in the sum that is asked. */
char *console_now_printed_changes (ConsoleSession *session, SortieRef ref);

G_END_DECLS

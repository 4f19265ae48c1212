/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hot-seat.h: several people, one screen.
 *
 * Where at least two people play at a terminal and each holds what the others may not see, one of
 * them sits at the screen. Before another has to decide, the screen is cleared and says who is to
 * sit down; until that one has pressed Enter the reader (console_session_reader()) is nobody, who
 * sees what lies open to all. The log, the history and what was shown are kept per seat.
 *
 * People who play with open hands, bots, games without secrets and lines that come from a file
 * need none of that.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* Whether the people at this screen take turns at it. */
gboolean console_hot_seat_is_on (const ConsoleSession *session);
/* Whether @seat, which is to decide, may be shown what it sees. */
gboolean console_hot_seat_is_taken_by (const ConsoleSession *session, guint8 seat);

/* Asks @seat to sit down, once: whoever is there may also leave, save or take a move back. */
void console_hot_seat_ask (ConsoleSession *session, guint8 seat);

/* Whoever sits there stands up, and takes along what was on the screen. */
void console_hot_seat_rise (ConsoleSession *session);

G_END_DECLS

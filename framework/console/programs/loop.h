/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loop.h: the match of a session, played.
 *
 * The loop asks the seats in turn: bots answer at once, a question that has one answer is answered
 * by itself where the rules allow that, a person types. It hands the table of commands to the
 * session, which is the service that they use.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* Plays until the match is over or left. */
void console_loop_run (ConsoleSession *session);

/* The same when no person plays: nothing is read and nothing said. It ends as well when the output
 * is lost. */
void console_loop_play_bots (ConsoleSession *session);

/* Carries out a typed line: a command or a move. */
void console_line_run (ConsoleSession *session, const char *line);

G_END_DECLS

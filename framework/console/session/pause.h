/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pause.h: Control-C while the program thinks.
 *
 * What goes on is broken off, and the match is as it was before; then the prompt comes. Where it is a
 * program's turn that program waits: Enter lets it go on, and it will do what it would have done.
 * Until then commands work, and moves are refused: they are not the person's to make.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* Whether a signal has come that nobody has taken. */
gboolean console_pause_comes (const ConsoleSession *session);

/* Takes it: drops what was about to be said, and says that; or leaves, when the program has to end. */
void console_pause_begin (ConsoleSession *session);

/* Whether a program waits, and it is still its turn. */
gboolean console_pause_lasts (ConsoleSession *session);

/* Asks what to do meanwhile, and does it. */
void console_pause_ask (ConsoleSession *session);

/* A move that was typed meanwhile. */
void console_pause_refuse (ConsoleSession *session);

G_END_DECLS

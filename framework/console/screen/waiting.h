/* SPDX-License-Identifier: GPL-3.0-or-later */
/* waiting.h: what was typed at a terminal and nobody has read yet. */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* Takes it out of the terminal and adds it to @text, raw. */
void console_waiting_read (int terminal, GString *text);

/* The lines of a typed text that say something, safe to be shown; ended by NULL. (transfer full) */
char **console_waiting_lines (const GString *text);

G_END_DECLS

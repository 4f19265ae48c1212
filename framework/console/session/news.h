/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news.h: what happened since the reader last decided, in a few lines above the question.
 *
 * It is told in the order in which it happened. If there is no room for all of it, we omit what matters least: first
 * what the next sentence implies and what is told in passing, then what the reader did, and the earliest of the rest.
 * Decisive events go last, each after what caused it; among them the reader's losses and who is out stay longest.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* What the others did since the reader's last move, in at most @most lines. (transfer full): "" if there is nothing,
 * or if the reader hears it anyway */
char *console_news_since (ConsoleSession *session, guint most);
/* What followed the last line, told again just above the question if the text above the table scrolls out of
 * sight. (transfer full): "" if there is nothing */
char *console_news_of_line (ConsoleSession *session, guint most);
/* Says one of these texts. */
void console_news_tell (ConsoleSession *session, const char *text);

G_END_DECLS

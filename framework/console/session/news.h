/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news.h: what happened since the reader last decided, in a few lines above the question.
 *
 * Each event is told once: here, or in the log above the table if that stays on the screen. What the reader and the
 * others have lost since the reader's turn is summed up below either of them.
 *
 * It is told in the order in which it happened. If there is no room for all of it, we omit what matters least: what
 * the next sentence implies, trifles, what is told in passing, the earliest of what others usually do, and what has
 * changed on the table (SortieToldAs). Decisive events go last, each after what caused it. What the reader has lost,
 * and what the reader's dice showed and did, is omitted only where it would push the table out of the window: dice
 * before what came of them. A number says how much was omitted, apart from trifles. What the reader's own line brought
 * has a paragraph of its own, in which rolls stay longer than what was announced.
 */
#pragma once
#include "console/session/session.h"

/* Whether a person decides now and looks at a drawn table. */
gboolean console_news_are_read (ConsoleSession *session);
/* Whether others have done something since the reader's last move. */
gboolean console_session_others_moved (ConsoleSession *session);
/* Whether they have, so that the table marks what has changed. */
gboolean console_news_others_moved (ConsoleSession *session);
/* What the log has told from entry number @from on, in at most @most lines if possible. (transfer full): "" if there is
 * nothing */
char *console_news_instead_of_log (ConsoleSession *session, guint from, guint most);
/* What the seats have lost since the reader's turn, and what the marks on the table mean, where the reader has the log.
 * (transfer full): "" if there is nothing */
char *console_news_beside_log (ConsoleSession *session);
/* Says one of these texts. */
void console_news_tell (ConsoleSession *session, const char *text);

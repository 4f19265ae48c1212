/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news.h: what happened since the reader last decided, in a few lines above the question.
 *
 * Each event is told once: here, or in the log above the table if that stays on the screen. Only when a turn of the
 * reader's begins after an answer in another's turn, all of that turn is told again, as the table marks it.
 *
 * What the reader's own line brought has a paragraph of its own. news-paragraph.h says how a paragraph is made to fit,
 * and what is left out then.
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
/* What the marks on the table mean, where the reader has the log. (transfer full): "" if there are none */
char *console_news_beside_log (ConsoleSession *session);

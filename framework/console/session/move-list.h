/* SPDX-License-Identifier: GPL-3.0-or-later */
/* moves.h: the legal moves as a numbered list, grouped by what one does. */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* Lists the moves of @verb (nullable: all). FALSE when there is none of it. */
gboolean console_moves_list (ConsoleSession *session, const char *verb);

/* Lists the moves that begin with @thing, or with a card like it. FALSE when there is none. */
gboolean console_moves_list_with (ConsoleSession *session, SortieRef thing);

/* Offers the legal moves below the question in @room lines, as fully as they fit there: as a list,
 * in a row without words, or only how many there are. A few that need but a line or two are named
 * even if the window is full: nobody can answer a number. */
void console_moves_offer (ConsoleSession *session, guint room);

/* Whether a verb has a legal move now. */
gboolean console_moves_are_of (ConsoleSession *session, const char *verb);

/* Whether moves of this position stand on the screen, so that a number means one of them; whoever
 * reads lines from a file is shown none, and knows. */
gboolean console_moves_are_listed (ConsoleSession *session);
/* The move with that number in the list of all, from 1. */
gboolean console_moves_number (ConsoleSession *session, guint number, SortieMove *ret);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* why-not.h: the sentence for words that are no move. */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/**
 * console_why_not:
 * @seat: who says it
 * @from: the first word that is meant; there is one
 *
 * When somebody else decides by now, what the words mean is not even looked at.
 *
 * Returns: (transfer full): why the words begin with no legal move of @seat; NULL when they do
 */
char *console_why_not (ConsoleSession *session, guint8 seat, const SortieLine *line, guint from);

/* The verb of the game that is called so, also in capitals; NULL: none. */
const SortieVerbDecl *console_find_verb (const SortieSetup *setup, const char *word);

G_END_DECLS

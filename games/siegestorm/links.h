/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.h: the Chain of Commands. */
#pragma once
#include "procs.h"

extern const SortieChainPolicy ss_chain;

/* Whether a Negate may answer such a link (SS-11.12, RUL-60). */
gboolean ss_can_be_negated (SsLink kind);

/* T-200, R-41: whether it would tell something of a hidden hand not to ask. */
gboolean ss_answer_is_secret (const SortiePlay *p);
/* What is answered and, when it has any, its targets, N_(). */
const char *ss_answer_prompt (const SortiePlay *p);
/* Tells that a card is played or an ability activated, for @cost. */
void ss_tell_announced (SortiePlay *p, guint16 link, gint cost);

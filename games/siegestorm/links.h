/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.h: the links of the Chain of Commands. */
#pragma once
#include "procs.h"

extern const SortieChainPolicy ss_chain;

/* Whether a Negate may answer such a link (SS-11.12, RUL-60). */
gboolean ss_can_be_negated (SsLink kind);

/* T-200, R-41: whether skipping the question would reveal something about a hidden hand. */
gboolean ss_answer_is_secret (const SortiePlay *p);
/* The question, with what is answered and its targets, if any; N_(). */
const char *ss_answer_prompt (const SortiePlay *p);
/* Tells the players that a card is played or an ability activated, for @cost. */
void ss_tell_announced (SortiePlay *p, guint16 link, gint cost);

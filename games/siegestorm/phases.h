/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.h: the turns of Siegestorm and their phases. */
#pragma once
#include "procs.h"

/* One row per SsTurn. */
extern const SortieTurnDecl ss_turns[];

/* Whose turn comes now. */
void ss_next_turn (SortiePlay *p);
/* Who takes it together. */
guint8 ss_takes_turn (const SortiePlay *p);

/* What may be done in the window that is open, N_(). */
const char *ss_window_prompt (const SortiePlay *p);
/* Whether the Deploy step of the seat's own turn is open (SS-7.5), whatever is asked in it. */
gboolean ss_is_in_deploy_step (const SortiePlay *p, guint8 seat);

/* Whether the mulligan asks now (SS-4.3), whether a card is among those named, and naming it. */
gboolean ss_is_mulligan (const SortiePlay *p);
gboolean ss_is_returned (const SortiePlay *p, SortieRef card);
void ss_return_card (SortiePlay *p, SortieRef card);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.h: the turns of Siegestorm and their phases. */
#pragma once
#include "procs.h"

/* One row per SsTurn. */
extern const SortieTurnDecl ss_turns[];

/* Whose turn comes now. */
void ss_next_turn (SortiePlay *p);

/* Whether the Deploy step of the seat's own turn is open (SS-7.5). */
/* What may be done in the window that is open, N_(). */
const char *ss_window_prompt (const SortiePlay *p);
gboolean ss_is_deploy_step (const SortiePlay *p, guint8 seat);

/* The mulligan that asks now takes a card back (SS-4.3). */
gboolean ss_is_mulligan (const SortiePlay *p);
void ss_return_card (SortiePlay *p, guint16 card);

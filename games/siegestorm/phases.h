/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.h: the turns of Siegestorm and their phases. */
#pragma once
#include "procs.h"

/* One row for each SsTurn. */
extern const SortieTurnDecl ss_turns[];

/* Determines the next turn and who takes it. */
void ss_next_turn (SortiePlay *p);
/* The seats that take it together. */
guint8 ss_takes_turn (const SortiePlay *p);

/* What may be done in the open window, N_(). */
const char *ss_window_prompt (const SortiePlay *p);
/* Whether the Deploy step of the seat's own turn is open (SS-7.5), whatever it asks. */
gboolean ss_is_in_deploy_step (const SortiePlay *p, guint8 seat);

/* Whether the mulligan asks now (SS-4.3), whether a card is among those named; and naming it. */
gboolean ss_is_mulligan (const SortiePlay *p);
gboolean ss_is_returned (const SortiePlay *p, SortieRef card);
void ss_return_card (SortiePlay *p, SortieRef card);

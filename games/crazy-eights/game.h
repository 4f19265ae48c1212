/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.h: what game.c puts together, and what the parts of the game want of each other. */
#pragma once
#include <sortie/game.h>
#include "rules.h"

/* table.c: one row per CeZone, CeVar, CeOption, CeValue. */
extern const SortieZoneDecl ce_zones[];
extern const SortieVarDecl ce_vars[];
extern const SortieOptionDecl ce_options[];
extern const SortieValueDecl ce_values[];
extern const SortieKindDecl ce_kinds[];

/* setup.c */
extern const SortieModeDecl ce_modes[];
gboolean ce_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);

/* verbs.c: one row per CeVerb, CeAsk, CeReason, CeProc. */
extern const SortieVerbDecl ce_verbs[];
extern const SortieDecisionDecl ce_decisions[];
extern const SortieReasonDecl ce_reasons[];
extern const SortieProcDecl ce_procs[];

/* events.c: one row per CeEvent; what `subject`, `other` and `amount` are stands beside it. */
extern const SortieEventDecl ce_events[];

/* No card answers an event here, so all that one does is done when this returns.
 * @subject, @other, @amount: as the row of the event says, else 0. */
static inline void
ce_happens (SortiePlay *p, CeEvent type, SortieRef subject, SortieRef other)
{
  sortie_happens (p, SORTIE_GAME_EVENT (type), sortie_active (p), subject, other, 0);
}

/* phases.c */
extern const SortieTurnDecl ce_turns[];
void ce_next_turn (SortiePlay *p);
/* The active player has played or passed: the turn is over, and perhaps the game. */
void ce_turn_over (SortiePlay *p);

/* check.c, evaluate.c, show.c */
char *ce_check (const SortiePlay *p);
gint ce_evaluate (const SortiePlay *p, guint8 seat);
void ce_show (const SortieView *view, SortieSketch *sketch);

/* warnings.c */
extern const SortieWarningDecl ce_warnings[];

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.h: what game.c puts together. */
#pragma once
#include "rules.h"

/* table.c: one row per HtZone, HtVar, HtOption, HtValue; and what the seats are called. */
extern const char *const ht_names[];
extern const SortieZoneDecl ht_zones[];
extern const SortieVarDecl ht_vars[];
extern const SortieOptionDecl ht_options[];
extern const SortieValueDecl ht_values[];
extern const SortieKindDecl ht_kinds[];

/* setup.c */
extern const SortieModeDecl ht_modes[];
gboolean ht_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);

/* verbs.c: one row per HtVerb, HtAsk, HtReason. */
extern const SortieVerbDecl ht_verbs[];
extern const SortieDecisionDecl ht_decisions[];
extern const SortieReasonDecl ht_reasons[];

/* events.c: one row per HtEvent. */
extern const SortieEventDecl ht_events[];

/* phases.c: one row per HtProc. */
extern const SortieTurnDecl ht_turns[];
extern const SortieRoundDecl ht_rounds[];
extern const SortieProcDecl ht_procs[];

/* check.c, evaluate.c, show.c */
char *ht_check (const SortiePlay *p);
gint ht_evaluate (const SortiePlay *p, guint8 seat);
void ht_show (const SortieView *view, SortieSketch *sketch);

/* warnings.c */
extern const SortieWarningDecl ht_warnings[];

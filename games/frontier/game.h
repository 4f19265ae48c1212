/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.h: what game.c puts together. */
#pragma once
#include "rules.h"

/* table.c: one row per FrZone, FrPlace, FrVar, FrValue, FrKind; and the kinds of decks. */
extern const SortieZoneDecl fr_zones[];
extern const SortiePlaceDecl fr_places[];
extern const SortieVarDecl fr_vars[];
extern const SortieValueDecl fr_values[];
extern const SortieKindDecl fr_kinds[];
extern const SortieDeckKindDecl fr_deck_kinds[];

/* words.c */
extern const SortieSetDecl fr_sets[];
extern const SortieNumberDecl fr_numbers[];
extern const SortieTestDecl fr_tests[];
extern const SortieElement fr_elements[];

/* setup.c */
extern const SortieModeDecl fr_modes[];
gboolean fr_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);

/* verbs.c: one row per FrVerb, FrAsk, FrReason. */
extern const SortieVerbDecl fr_verbs[];
extern const SortieDecisionDecl fr_decisions[];
extern const SortieReasonDecl fr_reasons[];

/* events.c: one row per FrEvent. */
extern const SortieEventDecl fr_events[];

/* procs.c: one row per FrProc; and the course of a turn. */
extern const SortieProcDecl fr_procs[];
extern const SortieTurnDecl fr_turns[];
void fr_next_turn (SortiePlay *p);
gboolean fr_settle (SortiePlay *p);
gint fr_trigger_order (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b);

/* check.c, evaluate.c, show.c */
char *fr_check (const SortiePlay *p);
gint fr_evaluate (const SortiePlay *p, guint8 seat);
void fr_show (const SortieView *view, SortieSketch *sketch);

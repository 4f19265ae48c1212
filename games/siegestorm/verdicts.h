/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verdicts.h: the Boss's ledger: what its rules compared and chose, told as they choose
 * (sortie/frame.h). Each is told before what was chosen is carried out, so that the numbers are
 * those of the choice; nothing is worked out while nobody listens. */
#pragma once
#include "rules.h"

/* One row per SsVerdict. */
extern const SortieVerdictDecl ss_verdicts[];

/* SS-16.2: whether the Menace Level rises. */
void ss_tell_menace (const SortiePlay *p, guint8 boss);
/* SS-16.4: the card that is played next; nothing when none is left. @settled: a tie was settled. */
void ss_tell_next_card (const SortiePlay *p, guint8 boss, SortieRef card, gboolean settled);
/* SS-16.6: where a Leader stands. */
void ss_tell_leader_space (const SortiePlay *p, guint8 boss, SortieRef card, SortieRef space,
                           gboolean settled);
/* SS-17.4: what a unit storms. */
void ss_tell_storm_target (const SortiePlay *p, guint8 boss, SortieRef unit, SortieRef target,
                           gboolean settled);
/* RUL-54: which of these Totems gets its token next. */
void ss_tell_totem (const SortiePlay *p, guint8 boss, const SortieRef *totems, guint n,
                    SortieRef totem);

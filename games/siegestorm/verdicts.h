/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verdicts.h: reports what the Boss's rules compared and chose, at the moment of the choice (sortie/frame.h). Each
 * report comes before the choice is carried out, so that the numbers are those of the choice. Nothing is worked out
 * while nobody listens. */
#pragma once
#include "rules.h"

/* One row for each SsVerdict. */
extern const SortieVerdictDecl ss_verdicts[];

/* SS-16.2: whether the Menace Level rises. */
void ss_tell_menace (const SortiePlay *p, guint8 boss);
/* SS-16.4: the card that is played next; nothing if none is left. @settled: a tie was decided */
void ss_tell_next_card (const SortiePlay *p, guint8 boss, SortieRef card, gboolean settled);
/* SS-16.6: the space of a Leader. */
void ss_tell_leader_space (const SortiePlay *p, guint8 boss, SortieRef card, SortieRef space,
                           gboolean settled);
/* SS-17.4: the target of a unit's storm. */
void ss_tell_storm_target (const SortiePlay *p, guint8 boss, SortieRef unit, SortieRef target,
                           gboolean settled);
/* RUL-54: which of these Totems gets its token next. */
void ss_tell_totem (const SortiePlay *p, guint8 boss, const SortieRef *totems, guint n,
                    SortieRef totem);

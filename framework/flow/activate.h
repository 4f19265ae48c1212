/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* activate.h: moves that use an ability of a piece: UNIT [NUMBER].
 *
 * The number, from 1 in the order of sortie_abilities(), is written only where a piece has
 * several. When an ability may be used, and what it costs, is the game's business.
 */
#pragma once
#include "flow/move.h"
G_BEGIN_DECLS

/* Adds a move of @verb for each activated ability of @piece. */
void sortie_activate_candidates (const SortiePlay *p, SortieMoves *moves, guint8 verb,
                                 SortieRef piece);

/* The game's reasons, as SORTIE_GAME_REASON (), with the piece as {a} and a number as {n}. */
typedef struct
{
  guint16 none;    /* it has no ability */
  guint16 which;   /* it has {n}, and none was named */
  guint16 no_such; /* it has none of number {n} */
} SortieActivateReasons;

/* The clause that a move means; 0 and the reason when there is none. */
guint16 sortie_activate_clause (const SortiePlay *p, const SortieMove *move,
                                const SortieActivateReasons *reasons, SortieRefusal *why);

G_END_DECLS

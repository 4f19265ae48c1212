/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* demands.h: what a clause cannot be announced without.
 *
 * Each <target> demands as many candidates as must be named. A game may say the same of what is
 * chosen before anything is done (opening.h). A card that is played is no candidate of its own
 * clause: it leaves its zone before anything is named.
 */
#pragma once
#include "eval/lack.h"
G_BEGIN_DECLS

/**
 * sortie_lacks_target:
 * @ctx: who would announce it
 * @clause: the number of a clause
 * @ret: (out) (optional): of the first target for which there is too little, the set that it is
 *   named from
 *
 * Returns: whether there is such a target
 */
gboolean sortie_lacks_target (const SortieContext *ctx, guint16 clause, SortieLack *ret);

/* The same of the targets, and of the choices that the clause begins with. */
gboolean sortie_lacks_demand (const SortieContext *ctx, guint16 clause, SortieLack *ret);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* targets.h: what an ability may be aimed at.
 *
 * The targets of a program are named when it is announced and looked at again when
 * it resolves; both times by the same code. A thing is a legal target when it is in
 * the <target>'s set and, where the game has the rule named SORTIE_TARGET_RULE, when
 * that rule allows it: "cannot be targeted" is a <forbid> like any other. Only cards
 * and pieces are asked for that rule; a seat or a place can always be aimed at.
 */
#pragma once
#include "effect/query.h"
G_BEGIN_DECLS

/* The id of a value of type SORTIE_VALUE_RULE. */
#define SORTIE_TARGET_RULE "target"

/**
 * sortie_targets_candidates:
 * @ctx: who aims; of an announcement's frame: its link has the targets named so far
 * @program: whose target
 * @target: which one, in the order of the card
 * @ret: where to write them
 * @max: room in @ret
 * @ret_at_least: how many must be named
 * @ret_at_most: how many may be named
 *
 * Returns: how many candidates were written
 */
guint sortie_targets_candidates (const SortieContext *ctx, const SortieProgram *program,
                                 guint target, SortieRef *ret, guint max, guint *ret_at_least,
                                 guint *ret_at_most);

/* Whether any target of an announced link is still legal. */
gboolean sortie_targets_any_legal (const SortiePlay *p, const SortieProgram *program,
                                   const SortieLink *link, const SortieOrigin *origin);

G_END_DECLS

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
#include "eval/lack.h"
G_BEGIN_DECLS

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

/* What a thing lacks to be a candidate, of a set or of leave; parameters as above. @program is the
 * number of the program. Returns whether it lacks anything. */
gboolean sortie_targets_lack (const SortieContext *ctx, guint16 program, guint target,
                              SortieRef ref, SortieLack *ret);

/* The same of a thing that was meant for a target of an announced link of which none is named: there
 * was nothing to be named, so nobody was asked. */
gboolean sortie_targets_unnamed_lack (const SortiePlay *p, guint16 program,
                                      const SortieLink *link, const SortieOrigin *origin,
                                      SortieRef ref, SortieLack *ret);
/* Whether something would be a candidate for a target of the program if a card in play did not
 * forbid it: that card is the source in @ret. */
gboolean sortie_targets_protected (const SortieContext *ctx, guint16 program, SortieLack *ret);

/* Whether any target of an announced link is still legal. */
gboolean sortie_targets_any_legal (const SortiePlay *p, const SortieProgram *program,
                                   const SortieLink *link, const SortieOrigin *origin);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* opening.h: what a program chooses before it does anything.
 *
 * The opening of a program runs from its first instruction to the first that does something or that
 * may be passed over. Nothing that the program brings about changes what is chosen there, so whether
 * there is anything to choose can be seen before the program is announced:
 *
 *     <choose name="victim" from="enemies"/>    the opening
 *     <if test="victim">                        only asks what the choice found: it goes on
 *       <then>
 *         <choose name="price" from="hand"/>
 *         <kill what="victim"/>                 the deed, which ends it
 *
 * A game may demand that each choice of the opening finds something. A choice that may be left out, or
 * that somebody else makes, demands nothing; nor does one among what a name of the program holds, which
 * is known only when that is bound.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/**
 * sortie_opening_lack:
 * @ctx: who is about to run it; a card that is its own source is not found by it, since a card that is
 *   played has left its zone
 * @program: the number of a program
 *
 * Returns: the set of the first choice that must be made and finds nothing, an expression;
 *   SORTIE_NO_EXPR when each finds something
 */
guint16 sortie_opening_lack (const SortieContext *ctx, guint16 program);

/* What the program does first, whatever is chosen: the instruction that ends the opening. NULL when
 * the opening is all of it, or when it ends in a question or a condition. (nullable) (transfer none) */
const SortieInstruction *sortie_opening_deed (const SortieContext *ctx, guint16 program);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sides.h: the side on which a command acts in Last Man Standing (SS-20.4, 20.7, RUL-70, 73).
 *
 * An Action from hand names its side, unless nothing that it does depends on one; so does a deployment. A unit acts on
 * the side on which it is. An answer acts on the side on which the two players face each other, so it usually has no
 * side to name. Other modes have no sides.
 */
#pragma once
#include "rules.h"

/* Whether a clause acts on a side at all. */
gboolean ss_acts_on_side (const SortiePlay *p, guint16 clause);

/* Adds the move @verb for a card: once, or once for each side that it may name. */
void ss_add_on_sides (const SortiePlay *p, SortieMoves *moves, SsVerb verb, SortieRef card,
                      gboolean acts_on_side);

/* The side on which the move of a card acts. FALSE and @why: it names none, or one too many. */
gboolean ss_side_of_move (const SortiePlay *p, const SortieMove *move, gboolean acts_on_side,
                          guint8 *ret, SortieRefusal *why);

/* RUL-73: whether @what, acting on @side, may answer what is being answered now. */
gboolean ss_may_answer_there (const SortiePlay *p, SortieRef what, guint8 side, SortieRefusal *why);

/* "Play Imp as an Action on your left, against Player Two."; NULL if no side is named. (transfer full) */
char *ss_play_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *ss_deploy_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);

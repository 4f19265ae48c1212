/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* loans.h: control that is taken for a time. Private to the library.
 *
 * A loan is a continuous effect whose end does something: it gives back. At the end of a turn or
 * of a phase it is therefore one of the things that happen then, and waits with the others for
 * its turn (flow/returns.c). What else lasts until then ends when all of that is over.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/* Gives a piece to @seat until then; whether it was not there already. */
gboolean effect_take_control (SortiePlay *p, const SortieFrame *f, SortieRef ref, guint8 seat,
                              SortieUntil until);

/* Whether a continuous effect is a loan that ends when the running turn or phase does. */
gboolean sortie_loan_ends_with_turn (const SortiePlay *p, const SortieEffect *effect);
gboolean sortie_loan_ends_with_phase (const SortiePlay *p, const SortieEffect *effect);

/* Ends the loan that is the effect number @number: the piece goes back, unless a newer loan of it
 * goes on, which gives it back later. */
void sortie_loan_end (SortiePlay *p, guint number);

G_END_DECLS

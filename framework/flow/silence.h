/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* silence.h: whoever wants to be asked no more in this turn.
 *
 * In the turn of another, play stops for a seat whenever it could answer or use something. Where a
 * decision lists SORTIE_VERB_PASS_ALL among its verbs (`pass-all`), the seat may say once that it
 * lets all such chances go by: then no decision that lists it is put to this seat until the turn
 * ends, and with the turn it is forgotten. It is said beforehand and does not depend on what the
 * seat holds, so it tells nothing; the others are not told, and their views do not show it.
 *
 * The framework's chain and its reactions keep silence by themselves. A game asks
 * sortie_is_silent() where it asks such a question itself, or names the next who may answer.
 */
#pragma once
#include "model/play.h"
G_BEGIN_DECLS

/* Whether @seat is to be asked nothing more in this turn that it could pass on. */
static inline gboolean
sortie_is_silent (const SortiePlay *p, guint8 seat)
{
  return p->s->turn.silent >> seat & 1;
}

/* For a game's check of its positions: FALSE when a silent seat is asked all the same. */
gboolean sortie_silence_is_kept (const SortiePlay *p);

G_END_DECLS

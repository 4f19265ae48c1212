/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* uses.h: how often an ability with a limit was used, this turn or in the whole game, and what
 * else is counted for a turn.
 *
 * A use is noted among the continuous effects, as one that does nothing and ends with the
 * turn, or never; it counts for the piece or card that has the ability, not for its other
 * copies, and a piece that comes back is another one.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/* Whether the clause's limit, if it has one, lets @source use it once more. */
gboolean sortie_may_use (const SortiePlay *p, guint16 clause, SortieRef source);

/* Notes a use; nothing for a clause without a limit. */
void sortie_note_use (SortiePlay *p, guint16 clause, SortieRef source);

/* Takes the note of one use back; nothing if there is none. */
void sortie_forget_use (SortiePlay *p, guint16 clause, SortieRef source);

/* How often @what, a number of the game's own, was noted in this turn for all that is called like
 * @def: those that have left the table since count like the others. */
guint sortie_times_noted (const SortiePlay *p, guint16 what, guint16 def);
/* Notes it once more. */
void sortie_note_for_turn (SortiePlay *p, guint16 what, guint16 def);

G_END_DECLS

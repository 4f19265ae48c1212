/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ahead.h: the way from a move to where positions are compared. Private to the folder.
 *
 * A bot judges a move by the position that it leads to at the game's horizon. On the way there
 * everybody lets chances go by, and questions that belong to the move get the first answer, unless
 * the bot tries others.
 */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* Decisions on the way that are too many: a long turn has a few dozen. */
#define AHEAD_MAX_BETWEEN 200

/* Whether the question belongs to a move that is already made: its targets, its costs. */
gboolean ahead_is_small (const SortiePlay *p);

/* Whether the horizon as seen from @since is reached: @turns turns are over, or, in a game that is
 * compared by phases, the phase is. */
gboolean ahead_is_beyond (const SortiePlay *p, const SortieTurn *since, guint turns);

/* The move that lets the decision go by, or the first answer, for which the legal moves are put
 * into @moves. FALSE: nothing is legal. */
gboolean ahead_least (const SortiePlay *p, SortieMoves *moves, SortieMove *ret_move);

G_END_DECLS

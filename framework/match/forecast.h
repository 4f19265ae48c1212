/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* forecast.h: what the rules will do next for a seat that decides nothing itself.
 *
 * A world that fits what the reader knows is played on, with a luck of its own, while everybody
 * lets chances go by. What is told holds in every such world: the forecast ends where
 * chance, a card that the reader does not know, or somebody's free choice would decide.
 */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/**
 * sortie_forecast:
 * @p: the true position, which stays as it is
 * @actor: a seat that the rules play
 * @reader: who asks
 *
 * Returns: (transfer full): a line that says what this is, unless nothing can be foretold at all;
 *   what happens until the end of the next turn of @actor, or of the one that is going on, unknown
 *   cards told as such; the last line says why it ends. At least one line
 */
char **sortie_forecast (const SortiePlay *p, guint8 actor, guint8 reader);

G_END_DECLS

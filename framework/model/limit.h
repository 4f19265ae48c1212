/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* limit.h: what happens when a match has no room for more.
 *
 * Every list of a match has a bound. Whoever meets one says so with sortie_overflow() and returns;
 * the engine then cuts the running effect short, which is told, and journalled like anything that
 * happens (flow/engine.h). What is told names the bound, what ran, and how much it needed.
 */
#pragma once
#include "model/play.h"
G_BEGIN_DECLS

/**
 * sortie_overflow:
 * @bound: its name, one word, static: "frames"
 * @needed: how much it would have taken
 * @room: how much there is
 *
 * A bound of the match was reached: when whoever is running returns, the effect is cut short there.
 * Of several the first counts.
 */
void sortie_overflow (SortiePlay *p, const char *bound, guint needed, guint room);

G_END_DECLS

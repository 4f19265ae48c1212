/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choices.h: what the options of the command line say about a new match. */
#pragma once
#include "console/programs/app.h"
#include "match/match.h"
G_BEGIN_DECLS

/**
 * console_choice_texts:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 *
 * Returns: (transfer full) (element-type utf8): the choices of the command line as SortieMatchSpec
 *   wants them, ended by NULL; NULL and @error, with the nearest match
 */
GPtrArray *console_choice_texts (const SortieModule *module, const ConsoleOptions *options,
                                 const char *const *extra, GError **error);

/**
 * console_new_match:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 * @players: (nullable): as in SortieMatchSpec
 *
 * A match of that game as the options want it; by chance with a seed of its own when they name
 * none.
 *
 * Returns: NULL and @error, with the nearest match
 */
SortieMatch *console_new_match (ConsoleApp *app, const SortieModule *module, const char *mode,
                                const char *const *extra, const char *const *players,
                                guint64 *ret_seed, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-help.h: what the help says about one game. */
#pragma once
#include "module/module.h"
G_BEGIN_DECLS

/* Its modes with their seats, what it lets one choose, its options. (transfer full) */
char *console_game_help (const SortieModule *module);

G_END_DECLS

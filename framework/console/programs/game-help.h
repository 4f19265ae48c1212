/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-help.h: what the help says about one game. */
#pragma once
#include "console/screen/out.h"
#include "module/module.h"
G_BEGIN_DECLS

/* Its modes with their seats, what it lets one choose, its options: every word that can be typed
 * stands on a line of its own, with what it means. */
void console_game_help_say (ConsoleOut *out, const SortieModule *module);

G_END_DECLS

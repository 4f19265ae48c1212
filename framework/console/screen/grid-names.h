/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-names.h: what a grid says below it, because its cells have no room for it. */
#pragma once
#include "console/screen/grid-drawing.h"
G_BEGIN_DECLS

/* "Slinger b7 f8 · Blarf d2 +4", or "Sling: Slinger · Blarf d2 +4" where short names stand in the
 * cells: each name once. Nothing where cells say all of it. */
void console_say_grid_names (const ConsoleGridDrawing *d);
/* "★ a2 d1": where something stands that can act or be chosen; nothing where nothing does. */
void console_say_grid_live (const ConsoleGridDrawing *d);

G_END_DECLS

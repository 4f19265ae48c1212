/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-courses.c: the pages of the menu for lessons and puzzles. */
#include "config.h"

#include "console/programs/menu.h"

#include "base/i18n.h"

void
console_menu_learn (ConsoleMenu *menu)
{
  gint game;

  while ((game = console_menu_ask_game (menu, _ ("Learn which game?"))) >= 0
         && console_learn_ask (menu->app, menu->games->pdata[game], &menu->status) == CONSOLE_PICKED_BACK
         && menu->games->len > 1)
    continue;
}

void
console_menu_puzzles (ConsoleMenu *menu)
{
  gint game;

  while ((game = console_menu_ask_game (menu, _ ("Puzzles of which game?"))) >= 0
         && console_puzzles_ask (menu->app, menu->games->pdata[game], &menu->status) == CONSOLE_PICKED_BACK
         && menu->games->len > 1)
    continue;
}

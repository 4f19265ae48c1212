/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-courses.c: the pages of the menu for lessons and puzzles. */
#include "console/programs/menu.h"

#include "base/i18n.h"

/* Asks for a game, then for one of its courses, until one was played or the person wants none. */
static void
ask_course (ConsoleMenu *menu, const char *question,
            gint (*ask) (ConsoleApp *app, SortieModule *module, ConsoleStatus *ret_status))
{
  gint game;

  while ((game = console_menu_ask_game (menu, question)) >= 0
         && ask (menu->app, menu->games->pdata[game], &menu->status) == CONSOLE_PICKED_BACK
         && menu->games->len > 1)
    continue;
}

void
console_menu_learn (ConsoleMenu *menu)
{
  ask_course (menu, _ ("Learn which game?"), console_learn_ask);
}

void
console_menu_puzzles (ConsoleMenu *menu)
{
  ask_course (menu, _ ("Puzzles of which game?"), console_puzzles_ask);
}

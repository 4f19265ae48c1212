/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu.h: the pages of the menu, which `sortie` without a subcommand shows.
 *
 * On every page, `back` returns to the page before. Leaving a page returns to the first page, where the person can
 * leave the program.
 */
#pragma once
#include "console/programs/programs.h"

/* What the pages share. Nothing is owned. */
typedef struct
{
  ConsoleApp *app;
  const GPtrArray *games; /* (element-type SortieModule): those that can be loaded, as the first page orders them */
  ConsoleStatus status;   /* the program's exit status */
  const char *learned;    /* (nullable): the id of the game whose lesson was played last */
} ConsoleMenu;

/* ---- menu.c ----------------------------------------------------------------------------- */

/* Plays the match to its end. @session: (transfer full) (nullable): NULL: there is none, and @error may say why. */
void console_menu_play (ConsoleMenu *menu, ConsoleSession *session, GError *error);

/* Asks for a game; if there is only one, returns it. Or CONSOLE_PICKED_OUT, CONSOLE_PICKED_BACK. */
gint console_menu_ask_game (ConsoleMenu *menu, const char *heading);

/* ---- menu-saves.c: unfinished matches --------------------------------------------------- */

/* What the first page says about them; nothing if there are none. @ret_name, @ret_about: (transfer full). Returns:
 * how many there are */
guint console_menu_count_saves (ConsoleMenu *menu, char **ret_name, char **ret_about);
void console_menu_continue (ConsoleMenu *menu);
void console_menu_delete (ConsoleMenu *menu);

/* ---- menu-matches.c: all saved matches -------------------------------------------------- */

void console_menu_matches (ConsoleMenu *menu);

/* ---- run-records.c: the results of the saved matches ------------------------------------- */

void console_menu_records (ConsoleMenu *menu);

/* ---- menu-decks.c: the contents of the decks --------------------------------------------- */

void console_menu_decks (ConsoleMenu *menu);

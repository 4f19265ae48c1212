/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu.h: the pages behind the first one of `sortie` without a subcommand.
 *
 * Whoever types `back` on a page comes to the page before; whoever wants out comes to the first page,
 * and leaves from there.
 */
#pragma once
#include "console/programs/programs.h"

/* What the pages share. Nothing is owned. */
typedef struct
{
  ConsoleApp *app;
  const GPtrArray *games; /* (element-type SortieModule): those that can be loaded, those for one person first */
  ConsoleStatus status;   /* what the program ends with */
} ConsoleMenu;

/* ---- menu.c ----------------------------------------------------------------------------- */

/* Plays the match to its end. @session: (transfer full) (nullable): NULL: there is none, @error may
 * say why. */
void console_menu_play (ConsoleMenu *menu, ConsoleSession *session, GError *error);

/* Asks for one of the games. CONSOLE_PICKED_OUT, CONSOLE_PICKED_BACK; where there is only one it is
 * that. */
gint console_menu_ask_game (ConsoleMenu *menu, const char *heading);

/* ---- menu-saves.c: matches that are not finished ---------------------------------------- */

/* What the first page says of them: nothing where there are none. @ret_name, @ret_about: (transfer
 * full). Returns: how many there are */
guint console_menu_count_saves (ConsoleMenu *menu, char **ret_name, char **ret_about);
void console_menu_continue (ConsoleMenu *menu);
void console_menu_delete (ConsoleMenu *menu);

/* ---- run-records.c: what came of the matches that are kept ------------------------------ */

void console_menu_records (ConsoleMenu *menu);

/* ---- menu-decks.c: what is in the decks ------------------------------------------------- */

void console_menu_decks (ConsoleMenu *menu);

/* ---- menu-courses.c: lessons and puzzles ------------------------------------------------- */

void console_menu_learn (ConsoleMenu *menu);
void console_menu_puzzles (ConsoleMenu *menu);

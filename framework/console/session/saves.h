/* SPDX-License-Identifier: GPL-3.0-or-later */
/* saves.h: where matches are kept between two starts of the program.
 *
 * Every match is written to a journal of its own from its first move on, in the user's
 * data folder unless another file was named. What is not finished can be continued.
 */
#pragma once
#include "console/screen/input.h"
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

/* A journal that is not finished, or that cannot be read. Strings are owned. */
typedef struct
{
  char *path;
  SortieJournalHead *head; /* (nullable): what is played, as far as that can be read */
  guint moves;             /* that were made and not taken back */
  GError *wrong;           /* (nullable): why it cannot be continued */
  gint64 when;             /* last written, seconds since 1970 */
  gboolean finished;       /* it has a result */
  gboolean shown;          /* in the list */
} ConsoleSave;

/* A name that no file has yet, in the user's data folder, which is made. (transfer full):
 * NULL and @error when the folder cannot be made. */
char *console_save_new_path (const char *game, GError **error);

/* (transfer full) (element-type ConsoleSave): the unfinished ones there, and those that cannot be
 * read, the latest first. Only the lines are looked at, and no game is loaded: whether there is
 * such a game, and its rules agree, is seen when a match is opened. */
GPtrArray *console_saves (void);

/* The same with those that are finished. */
GPtrArray *console_saves_all (void);

/* Deletes the file for good, when its player says yes; says what was done. FALSE and @error: it cannot be deleted */
gboolean console_save_delete (ConsoleOut *out, ConsoleInput *input, const char *path, const char *title,
                              GError **error);

/* The file of a saved match that is named by its path, or as it is called in the folder of saved matches. (transfer
 * full): NULL and @error: there is no such match */
char *console_save_find (const char *word, GError **error);

/* The game that a journal is of, with its translations, to open the journal. (transfer full): NULL
 * and @error: with the line that names a game that there is not */
SortieModule *console_save_module (const SortiePaths *paths, const char *path, GError **error);

/* Opens a match to go on with it, and keeps it from now on in @ret_path: the same file, or a new one where another
 * version of the program has played it. (transfer full): NULL and @error: why it cannot go on. @ret_notice: (nullable)
 * (transfer full): what its player should know */
SortieMatch *console_save_open (const SortieModule *module, const char *path, char **ret_path,
                                char **ret_notice, GError **error);

/* use-module.c: makes the translations of a module known, and lets signals interrupt it (signals.h): done
 * with every module that was loaded. @module: (nullable). Returns: @module */
SortieModule *console_use_module (SortieModule *module);

/* The file of the line history. (transfer full) (nullable): its folder is made */
char *console_history_path (void);

/* Where they are. (transfer full) */
char *console_saves_folder (void);

/* ---- records.c: what came of the matches that are kept --------------------------------- */

/* How often the person has won that game, with which decks, against whom. */
void console_records_say (ConsoleOut *out, const SortieModule *module);
/* From what that is counted. */
void console_records_say_source (ConsoleOut *out);
/* All the matches of these games that are kept, a line each, the latest first. */
void console_matches_say (ConsoleOut *out, SortieModule *const *games, guint n_games);

/* ---- save-text.c: what to call a saved match, and what to do with a damaged one ------- */

/* "Chess, 17 moves, 2025-05-03 18:21": @module is what is played. (transfer full) */
char *console_save_title (const ConsoleSave *save, const SortieModule *module);

/* "mygame-20250503-182144.journal, 2025-05-03 18:21, cannot be continued". (transfer full) */
char *console_save_wrong_title (const ConsoleSave *save);
/* "line 41: the check sum does not fit the line ...". (transfer full) */
char *console_save_why (const ConsoleSave *save);
/* What one may do about @save->wrong. (transfer full) */
char *console_save_advice (const ConsoleSave *save);

G_END_DECLS

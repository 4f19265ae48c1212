/* SPDX-License-Identifier: GPL-3.0-or-later */
/* saves.h: where matches are kept between runs of the program.
 *
 * Every match is written to its own journal from its first move on, in the user's data folder unless the user
 * named another file. An unfinished match can be continued.
 */
#pragma once
#include "console/screen/input.h"
#include <sortie/game.h>
#include <sortie/match.h>

/* A saved match, or a journal that cannot be read. Owns its strings. */
typedef struct
{
  char *path;
  SortieJournalHead *head; /* (nullable): what is played, as far as the file can be read */
  guint moves;             /* moves made and not taken back */
  GError *wrong;           /* (nullable): why it cannot be continued */
  gint64 when;             /* last written, seconds since 1970 */
  gboolean finished;       /* it has a result */
  gboolean shown;          /* in the list */
} ConsoleSave;

/* A path for a new file in the user's data folder, which is created if needed. (transfer full): NULL and @error if
 * the folder cannot be created. */
char *console_save_new_path (const char *game, GError **error);

/* (transfer full) (element-type ConsoleSave): the unfinished matches and the unreadable files there, the latest
 * first. This only reads the lines and loads no game: opening a match finds out whether the game exists and
 * whether its rules agree. */
GPtrArray *console_saves (void);

/* The same, including finished matches. */
GPtrArray *console_saves_all (void);

/* Deletes the file for good if its player agrees, and says what was done. FALSE and @error: it cannot be deleted, or
 * the match is open */
gboolean console_save_delete (ConsoleOut *out, ConsoleInput *input, const char *path, const char *title,
                              GError **error);

/* The file of a saved match, given its path or its name in the folder of saved matches. (transfer full): NULL and
 * @error: there is no such match */
char *console_save_find (const char *word, GError **error);

/* The file that a command line means: "last", the match played last; else a path; else a name in the folder of saved
 * matches, with or without its ending. What names no file stays as it is. (transfer full) */
char *console_save_path (const char *word);

/* The game of a journal, with its translations, to open the journal. (transfer full): NULL and @error, which has
 * the line that names an unknown game */
SortieModule *console_save_module (const SortiePaths *paths, const char *path, GError **error);

/* Opens a match to continue it. @ret_path: the file where it is kept from now on: the same file, or a new one if
 * another version of the program has played the match. (transfer full): NULL and @error: why it cannot continue, such
 * as that it is open already.
 * @ret_notice: (nullable) (transfer full): what its player should know */
SortieMatch *console_save_open (const SortieModule *module, const char *path, char **ret_path,
                                char **ret_notice, GError **error);

/* use-module.c: makes the translations of a game available; called for every game that is opened. */
void console_use_game (const SortieGame *game);
/* Lets signals interrupt a module (signals.h); called for every loaded one. @module: (nullable). Returns: @module */
SortieModule *console_use_module (SortieModule *module);

/* The file of the line history; creates its folder. (transfer full) (nullable) */
char *console_history_path (void);

/* The folder of saved matches. (transfer full) */
char *console_saves_folder (void);

/* ---- records.c: the results of the saved matches ---------------------------------------- */

/* How often the person has won that game, with which decks and against whom. */
void console_records_say (ConsoleOut *out, const SortieModule *module);
/* Whether that would say anything: the person has finished a match of the game. */
gboolean console_records_has (const SortieModule *module);
/* "won": how the match ended, from the only person's point of view. (transfer none) */
const char *console_save_result (const SortieModule *module, const ConsoleSave *save);
/* Which matches those numbers count. */
void console_records_say_source (ConsoleOut *out);
/* All saved matches of these games, one per line, the latest first. */
void console_matches_say (ConsoleOut *out, SortieModule *const *games, guint n_games);

/* ---- save-text.c: what to call a saved match, and what to do with a damaged one ------- */

/* "Chess, 17 moves, 2025-05-03 18:21": @module is the game. (transfer full) */
char *console_save_title (const ConsoleSave *save, const SortieModule *module);

/* "mygame-20250503-182144.journal, 2025-05-03 18:21, cannot be continued". (transfer full) */
char *console_save_wrong_title (const ConsoleSave *save);
/* "line 41: the check sum does not fit the line ...". (transfer full) */
char *console_save_why (const ConsoleSave *save);
/* Whether its lines before the damaged one are a journal, so that the match can go on from there. */
gboolean console_save_can_be_cut (const ConsoleSave *save);
/* The game that the lines before the damaged one name. (transfer full) (nullable) */
char *console_save_game (const ConsoleSave *save);
/* (nullable) (transfer none): the one of @games that was played; NULL: none of them, or the file is damaged */
const SortieModule *console_save_among (const ConsoleSave *save, SortieModule *const *games, guint n_games);
/* Copies these lines without the last @less of them to a new file, and leaves the damaged one as it is. (transfer full)
 * (nullable): its path; NULL without @error: too few lines are left */
char *console_save_cut (const ConsoleSave *save, guint less, GError **error);
/* What the player can do about @save->wrong, if it cannot be cut. (transfer full) */
char *console_save_advice (const ConsoleSave *save);

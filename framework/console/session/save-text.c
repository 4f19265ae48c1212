/* SPDX-License-Identifier: GPL-3.0-or-later */
/* save-text.c: saved matches in words: titles, damage and advice. */
#include "console/session/saves.h"

#include <string.h>

#include <sortie/base.h>
#include "base/file.h"
#include <sortie/match.h>
#include "base/i18n.h"
#include "console/screen/screen.h"
#include "module/front-end.h"

/* (transfer full) */
static char *
date_of (const ConsoleSave *save)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (save->when);

  return g_date_time_format (time, "%Y-%m-%d %H:%M");
}

/* "Lamps, for two"; only the game if it has one mode. */
static char *
game_and_mode (const ConsoleSave *save, const SortieModule *module)
{
  const SortieModeDecl *modes = module->game->modes;
  const char *game = console_game_text (module, module->game->title);

  for (guint i = 0; modes[i].id != NULL && modes[1].id != NULL; i++)
    if (g_strcmp0 (modes[i].id, save->head->mode) == 0)
      {
        g_autofree char *title = sortie_mode_title (module, i);

        return sortie_sentence (_ ("{game}, {mode}"), "game", game, "mode", title, NULL);
      }
  return g_strdup (game);
}

char *
console_save_title (const ConsoleSave *save, const SortieModule *module)
{
  g_autofree char *date = date_of (save);
  g_autofree char *game = game_and_mode (save, module);
  g_autofree char *moves =
      g_strdup_printf (ngettext_ ("%u move", "%u moves", save->moves), save->moves);

  return sortie_sentence (_ ("{game}, {moves}, {date}"), "game", game, "moves", moves, "date", date,
                          NULL);
}

/* ---- What is damaged ------------------------------------------------------------------- */

char *
console_save_wrong_title (const ConsoleSave *save)
{
  g_autofree char *date = date_of (save);
  g_autofree char *name = g_path_get_basename (save->path);

  return sortie_sentence (_ ("{file}, {date}, cannot be continued"), "file", name, "date", date,
                          NULL);
}

/* The line number in a message `path:line: sentence`; 0: none. */
static guint64
line_of (const ConsoleSave *save)
{
  const char *message = save->wrong->message;
  gsize length = strlen (save->path);

  if (!g_str_has_prefix (message, save->path) || message[length] != ':')
    return 0;
  return g_ascii_strtoull (message + length + 1, NULL, 10);
}

/* The reader already knows the path. */
char *
console_save_why (const ConsoleSave *save)
{
  g_autofree char *n = g_strdup_printf ("%" G_GUINT64_FORMAT, line_of (save));
  const char *sentence =
      line_of (save) > 0 ? strstr (save->wrong->message + strlen (save->path), ": ") : NULL;

  if (sentence == NULL)
    return g_strdup (save->wrong->message);
  return sortie_sentence (_ ("line {n}: {sentence}"), "n", n, "sentence", sentence + 2, NULL);
}

/* Where that line begins, at most @size: the file may have changed since the message. */
static gsize
start_of (const char *bytes, gsize size, guint64 line)
{
  const char *at = bytes, *newline;

  for (guint64 i = 1; i < line; i++)
    {
      newline = memchr (at, '\n', size - (gsize) (at - bytes));
      if (newline == NULL)
        return size;
      at = newline + 1;
    }
  return (gsize) (at - bytes);
}

/* Its lines before line number @line, and the game that they name. FALSE: they are no journal. @ret_bytes, @ret_game:
 * (transfer full) */
static gboolean
read_before (const ConsoleSave *save, guint64 line, char **ret_bytes, gsize *ret_size, char **ret_game)
{
  g_autofree char *bytes = NULL, *notice = NULL;
  g_autoptr (SortieJournal) journal = NULL;
  g_autoptr (SortieJournalHead) head = NULL;
  gsize size;

  if (line == 0)
    return FALSE;
  bytes = sortie_file_read (save->path, SORTIE_JOURNAL_MAX_SIZE, &size, NULL);
  size = bytes != NULL ? start_of (bytes, size, line) : 0;
  if (bytes != NULL)
    journal = sortie_journal_read (bytes, size, save->path, &notice, NULL);
  head = journal != NULL ? sortie_journal_head (journal, save->path, NULL) : NULL;
  if (head == NULL)
    return FALSE;
  *ret_bytes = g_steal_pointer (&bytes);
  *ret_size = size;
  *ret_game = g_strdup (head->game);
  return TRUE;
}

gboolean
console_save_can_be_cut (const ConsoleSave *save)
{
  g_autofree char *bytes = NULL, *game = NULL;
  gsize size;

  return !g_error_matches (save->wrong, SORTIE_ERROR, SORTIE_ERROR_VERSION)
         && read_before (save, line_of (save), &bytes, &size, &game);
}

char *
console_save_game (const ConsoleSave *save)
{
  g_autofree char *bytes = NULL;
  char *game = NULL;
  gsize size;

  return read_before (save, line_of (save), &bytes, &size, &game) ? game : NULL;
}

char *
console_save_cut (const ConsoleSave *save, guint less, GError **error)
{
  const guint64 line = line_of (save);
  g_autofree char *bytes = NULL, *game = NULL, *path = NULL;
  gsize size;

  if (line <= less || !read_before (save, line - less, &bytes, &size, &game))
    return NULL;
  path = console_save_new_path (game, error);
  if (path == NULL || !g_file_set_contents (path, bytes, (gssize) size, error))
    return NULL;
  return g_steal_pointer (&path);
}

char *
console_save_advice (const ConsoleSave *save)
{
  guint64 line = line_of (save);

  if (g_error_matches (save->wrong, SORTIE_ERROR, SORTIE_ERROR_VERSION))
    return g_strdup (_ ("The version of the game that it was played with can continue it. "
                        "Otherwise delete the file."));
  if (line > 0)
    return sortie_sentence (_ ("Nothing in it can be recovered; delete the file {file}."), "file",
                            save->path, NULL);
  return sortie_sentence (_ ("If you no longer need it, delete the file {file}."), "file",
                          save->path, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* saves.c: the folder of saved matches: naming, listing, opening and deleting them. */
#include "console/session/saves.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include <sortie/base.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "base/i18n.h"
#include "console/screen/paths.h"

#define FOLDER "sortie"
#define ENDING ".journal"
/* only the player needs to read them */
#define FOLDER_MODE 0700

char *
console_saves_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), FOLDER, NULL);
}

char *
console_history_path (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), FOLDER, NULL);

  /* refuse to rewrite a file, wherever its path leads, with rights that others lack */
  if (console_has_raised_rights () || g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    return NULL;
  return g_build_filename (folder, "history", NULL);
}

/* "mygame-20250503-182144.journal", with a number if several matches start in the same second. */
static char *
numbered_path (const char *folder, const char *game, const char *when, guint n)
{
  g_autofree char *number = n > 1 ? g_strdup_printf ("-%u", n) : g_strdup ("");
  g_autofree char *name = g_strdup_printf ("%s-%s%s" ENDING, game, when, number);

  return g_build_filename (folder, name, NULL);
}

char *
console_save_new_path (const char *game, GError **error)
{
  g_autofree char *folder = console_saves_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = g_date_time_format (now, "%Y%m%d-%H%M%S");
  char *path;

  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      sortie_set_error (error, SORTIE_ERROR_FILE, _ ("the folder %s cannot be made: %s"), folder,
                        g_strerror (errno));
      return NULL;
    }
  path = numbered_path (folder, game, when, 1);
  for (guint n = 2; g_file_test (path, G_FILE_TEST_EXISTS); n++)
    {
      g_free (path);
      path = numbered_path (folder, game, when, n);
    }
  return path;
}

static void
save_free (gpointer data)
{
  ConsoleSave *save = data;

  if (save == NULL)
    return;
  g_free (save->path);
  sortie_journal_head_free (save->head);
  g_clear_error (&save->wrong);
  g_free (save);
}

/* The header line that names the game. */
#define GAME_LINE 1

SortieModule *
console_save_module (const SortiePaths *paths, const char *path, GError **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_load (path, &notice, error);
  g_autoptr (SortieJournalHead) head =
      journal != NULL ? sortie_journal_head (journal, path, error) : NULL;
  GError *wrong = NULL;
  SortieModule *module = head != NULL ? sortie_module_load (paths, head->game, &wrong) : NULL;

  if (module != NULL)
    return console_use_module (module);
  if (g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN))
    {
      sortie_journal_set_error (error, wrong->code, path, GAME_LINE, "%s", wrong->message);
      g_error_free (wrong);
    }
  else if (wrong != NULL)
    g_propagate_error (error, wrong);
  return NULL;
}

/* Opens a match that another version has played. It continues in a new file, and the old file does not change.
 * NULL: one of its moves is no longer legal. */
static SortieMatch *
open_of_another_version (const SortieModule *module, const char *path, char **ret_path, char **ret_notice)
{
  g_autofree char *notice = NULL, *copy = NULL;
  g_autoptr (SortieMatch) match = sortie_match_read (module, path, &notice, NULL);

  copy = match != NULL ? console_save_new_path (module->game->id, NULL) : NULL;
  if (copy == NULL || !sortie_match_save_to (match, copy, NULL))
    return NULL;
  /* Translators: {notice}: a sentence; {file}: where the match is kept from now on. */
  *ret_notice = sortie_sentence (_ ("{notice} It goes on in the file {file}."), "notice", notice, "file", copy, NULL);
  *ret_path = g_steal_pointer (&copy);
  return g_steal_pointer (&match);
}

/* FALSE and @error: the match is being played. */
static gboolean
is_save_free (const char *path, GError **error)
{
  return !sortie_journal_is_being_written (path)
         || sortie_set_error (error, SORTIE_ERROR_FILE,
                              _ ("%s: this match is open, probably in another window. Go on there, or leave it there "
                                 "first."), path);
}

SortieMatch *
console_save_open (const SortieModule *module, const char *path, char **ret_path, char **ret_notice,
                   GError **error)
{
  GError *wrong = NULL;
  g_autoptr (SortieMatch) match = NULL, other = NULL;

  if (!is_save_free (path, error))
    return NULL;
  match = sortie_match_open (module, path, ret_notice, &wrong);
  if (match != NULL && sortie_match_save_to (match, path, &wrong))
    {
      *ret_path = g_strdup (path);
      return g_steal_pointer (&match);
    }
  if (g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_MISMATCH)
      || g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_VERSION))
    other = open_of_another_version (module, path, ret_path, ret_notice);
  if (other != NULL)
    g_error_free (wrong);
  else
    g_propagate_error (error, wrong);
  return g_steal_pointer (&other);
}

/* "undo N" takes back N moves. */
static guint
count_moves (const SortieJournal *journal)
{
  guint moves = 0;

  for (guint i = sortie_journal_n_head (journal); i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      const SortieEntry entry = sortie_entry_read (line);

      if (entry.kind == SORTIE_ENTRY_UNDO)
        moves -= MIN (moves, sortie_entry_n_undone (&entry));
      else
        moves += entry.kind == SORTIE_ENTRY_MOVE;
    }
  return moves;
}

/* NULL: the file is gone, or the match is finished and not wanted. */
static ConsoleSave *
look_at_save (const char *path, gboolean all)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) wrong = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_load (path, &notice, &wrong);
  ConsoleSave *save;
  GStatBuf status;

  if (g_stat (path, &status) != 0 || (!all && journal != NULL && sortie_journal_is_finished (journal)))
    return NULL;
  save = g_new0 (ConsoleSave, 1);
  save->finished = journal != NULL && sortie_journal_is_finished (journal);
  save->path = g_strdup (path);
  save->when = status.st_mtime;
  save->wrong = g_steal_pointer (&wrong);
  if (journal != NULL)
    {
      save->head = sortie_journal_head (journal, path, &save->wrong);
      save->moves = count_moves (journal);
    }
  return save;
}

static gint
latest_first (gconstpointer a, gconstpointer b)
{
  const ConsoleSave *const *first = a, *const *second = b;

  return (*first)->when < (*second)->when   ? 1
         : (*first)->when > (*second)->when ? -1
                                            : strcmp ((*second)->path, (*first)->path);
}

static GPtrArray *
look_at_all (gboolean all)
{
  GPtrArray *saves = g_ptr_array_new_with_free_func (save_free);
  g_autofree char *folder = console_saves_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      ConsoleSave *save = g_str_has_suffix (name, ENDING) ? look_at_save (path, all) : NULL;

      if (save != NULL)
        g_ptr_array_add (saves, save);
    }
  g_ptr_array_sort (saves, latest_first);
  return saves;
}

GPtrArray *
console_saves (void)
{
  return look_at_all (FALSE);
}

GPtrArray *
console_saves_all (void)
{
  return look_at_all (TRUE);
}

const SortieModule *
console_save_among (const ConsoleSave *save, SortieModule *const *games, guint n_games)
{
  for (guint i = 0; save->wrong == NULL && i < n_games; i++)
    if (strcmp (save->head->game, games[i]->game->id) == 0)
      return games[i];
  return NULL;
}

/* ---- Deleting --------------------------------------------------------------------------- */

gboolean
console_save_delete (ConsoleOut *out, ConsoleInput *input, const char *path, const char *title,
                     GError **error)
{
  /* Translators: {match}: a saved match, such as "Chess, 17 moves, 2025-05-03 18:21". */
  g_autofree char *question = sortie_sentence (_ ("Delete {match}? You cannot get it back."), "match", title, NULL);

  if (!is_save_free (path, error))
    return FALSE;
  if (!console_ask_yes_or_no (out, input, question, FALSE, NULL))
    {
      console_out_say (out, _ ("The match is kept."));
      return TRUE;
    }
  if (g_unlink (path) != 0)
    {
      sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s cannot be deleted: %s"), path, g_strerror (errno));
      return FALSE;
    }
  console_out_fill (out, _ ("Deleted: {match}."), "match", title, NULL);
  return TRUE;
}

char *
console_save_find (const char *word, GError **error)
{
  g_autofree char *folder = console_saves_folder ();
  g_autofree char *path = strchr (word, G_DIR_SEPARATOR) != NULL ? g_strdup (word)
                                                                 : g_build_filename (folder, word, NULL);

  if (g_str_has_suffix (path, ENDING) && g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&path);
  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no saved match %s; “sortie matches” lists them"), path);
  return NULL;
}

/* (transfer full) (nullable) */
static char *
path_of_last (void)
{
  g_autoptr (GPtrArray) all = console_saves_all ();

  return all->len > 0 ? g_strdup (((const ConsoleSave *) all->pdata[0])->path) : NULL;
}

char *
console_save_path (const char *word)
{
  static const char *const endings[] = { "", ENDING };
  g_autofree char *folder = console_saves_folder (), *last = NULL;

  if (g_file_test (word, G_FILE_TEST_EXISTS) || strchr (word, G_DIR_SEPARATOR) != NULL)
    return g_strdup (word);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat (word, endings[i], NULL), *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }
  if (strcmp (word, "last") == 0)
    last = path_of_last ();
  return last != NULL ? g_steal_pointer (&last) : g_strdup (word);
}

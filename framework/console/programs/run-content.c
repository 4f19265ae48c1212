/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-content.c: sortie lint PATH... and sortie describe [WORD] */
#include "config.h"

#include "console/programs/programs.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/deck.h>
#include <sortie/game.h>
#include <sortie/match.h>
#include <sortie/xml.h>
#include "base/i18n.h"

/* The words of a game, without its content. NULL and @error with the nearest match. */
static SortieGameNames *
names_of_game (const ConsoleApp *app, const char *id, GError **error)
{
  const SortieGame *game = sortie_module_open (&app->paths, id, error);

  return game != NULL ? sortie_game_names_new (game) : NULL;
}

/* ---- lint ------------------------------------------------------------------------- */

/* The index that says which game the content of a folder or file is for. (transfer full) */
static char *
index_of (const char *path)
{
  g_autofree char *folder =
      g_file_test (path, G_FILE_TEST_IS_DIR) ? g_strdup (path) : g_path_get_dirname (path);

  return g_build_filename (folder, "index.xml", NULL);
}

/* @game: (nullable): FALSE then, and somebody has said why */
static gboolean
lint_for (ConsoleApp *app, const SortieGame *game, const char *path, SortieErrors *errors,
          SortieErrors *warnings)
{
  g_autoptr (SortieGameNames) names = game != NULL ? sortie_game_names_new (game) : NULL;
  g_autofree gint16 *options = game != NULL ? sortie_spec_options (game, NULL, NULL) : NULL;
  SortieLint lint = { .more = (const char *const *) app->options->content->pdata,
                      .options = options, .errors = errors, .warnings = warnings };

  if (game == NULL)
    return FALSE;
  lint.names = sortie_game_names_get (names);
  lint.check_deck = game->check_deck;
  return sortie_content_lint (&lint, path);
}

static gboolean
lint (ConsoleApp *app, const char *path, SortieErrors *errors, SortieErrors *warnings)
{
  int line = 0;
  g_autofree char *id = sortie_content_game (path, &line, errors);
  g_autofree char *index = index_of (path);
  g_autoptr (GError) error = NULL;
  const SortieGame *game = id != NULL ? sortie_module_open (&app->paths, id, &error) : NULL;

  if (error != NULL)
    sortie_errors_add (errors, index, line, NULL, "%s", error->message);
  return lint_for (app, game, path, errors, warnings);
}

/* A deck file names its game itself, and is no part of content. */
static gboolean
is_no_deck (const char *path, const xmlDoc *doc, SortieErrors *errors)
{
  const xmlNode *root = xmlDocGetRootElement (doc);

  if (!sortie_xml_is (root, "deck"))
    return TRUE;
  sortie_errors_add (errors, path, sortie_xml_line (root), NULL,
                     _ ("this is a deck: sortie deck check %s"), path);
  return FALSE;
}

/* What can be said of a path before its game is known: that it is there, and, for a file by
 * itself, that it is XML that is let in at all, and content. */
static gboolean
is_readable (const char *path, SortieErrors *errors)
{
  g_autoptr (xmlDoc) doc = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      sortie_errors_add (errors, path, 0, NULL, _ ("there is no such file or folder"));
      return FALSE;
    }
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  doc = sortie_xml_read_file (path, errors);
  return doc != NULL && is_no_deck (path, doc, errors);
}

/* They do not make a program that calls this one fail. */
static void
say_warnings (ConsoleApp *app, const SortieErrors *warnings)
{
  g_autofree char *text = sortie_errors_to_string (warnings);

  if (sortie_errors_any (warnings))
    {
      console_out_say (app->out, _ ("Warnings:"));
      console_out_raw (app->out, text);
    }
}

static ConsoleStatus
lint_path (ConsoleApp *app, const char *path)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieErrors) warnings = sortie_errors_new ();
  g_autofree char *text = NULL;
  gboolean sound = is_readable (path, errors) && lint (app, path, errors, warnings);

  say_warnings (app, warnings);
  if (sound)
    {
      console_out_fill (app->out, sortie_errors_any (warnings) ? _ ("{path}: no errors")
                                                               : _ ("{path}: no faults"),
                        "path", path, NULL);
      return CONSOLE_OK;
    }
  text = sortie_errors_to_string (errors);
  console_out_raw (app->out, text);
  return CONSOLE_FAILED;
}

ConsoleStatus
console_run_lint (ConsoleApp *app)
{
  ConsoleStatus status = CONSOLE_OK;

  for (guint i = 0; console_app_word (app, i) != NULL; i++)
    if (lint_path (app, console_app_word (app, i)) != CONSOLE_OK)
      status = CONSOLE_FAILED;
  return status;
}

/* ---- describe ---------------------------------------------------------------------- */

/* The tables of every game that is there; a game that cannot be opened is told and left out. */
static GPtrArray *
all_names (ConsoleApp *app)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_game_names_free);
  g_auto (GStrv) games = sortie_module_list (&app->paths);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      SortieGameNames *names = names_of_game (app, games[i], &error);

      if (names != NULL)
        g_ptr_array_add (all, names);
      else
        console_out_report (app->err, error->message);
    }
  return all;
}

static const SortieContentNames *
names_at (const GPtrArray *all, guint i)
{
  return i < all->len ? sortie_game_names_get (all->pdata[i]) : NULL;
}

/* A word may mean something in several games; the framework's own is told once. */
static gboolean
describe (ConsoleApp *app, const GPtrArray *all, const char *word)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MAX (all->len, 1); i++)
    {
      char *text = sortie_manual_describe (names_at (all, i), word);

      if (text == NULL || g_ptr_array_find_with_equal_func (told, text, g_str_equal, NULL))
        {
          g_free (text);
          continue;
        }
      console_out_lines (app->out, text);
      g_ptr_array_add (told, text);
    }
  return told->len > 0;
}

/* "; did you mean ...?", among the words of all games, or "". (transfer full) */
static char *
near_word (const GPtrArray *all, const char *word)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < MAX (all->len, 1); i++)
    g_ptr_array_extend_and_steal (known, sortie_manual_words (names_at (all, i)));
  return sortie_words_did_you_mean (word, (const char *const *) known->pdata, known->len);
}

ConsoleStatus
console_run_describe (ConsoleApp *app)
{
  g_autoptr (GPtrArray) all = all_names (app);
  const char *word = console_app_word (app, 0);
  g_autofree char *overview = NULL, *hint = NULL, *shown = NULL;

  if (word == NULL)
    {
      /* the words of one game; of several, those that all of them have */
      overview = sortie_manual_overview (all->len == 1 ? names_at (all, 0) : NULL);
      console_out_lines (app->out, overview);
      return CONSOLE_OK;
    }
  if (describe (app, all, word))
    return CONSOLE_OK;
  hint = near_word (all, word);
  shown = sortie_text_clean (word);
  return console_app_fail (app, g_error_new (SORTIE_ERROR, SORTIE_ERROR_UNKNOWN,
                                             _ ("nothing is called “%s”%s"), shown, hint));
}

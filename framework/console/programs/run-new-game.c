/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-new-game.c: sortie new-game NAME: a folder with a small game that builds, plays and has tests, as a start
 * for another game. The templates are beside the content. */
#include "console/programs/programs.h"

#include <errno.h>
#include <string.h>
#include <glib/gstdio.h>

#include "base/text.h"
#include "console/screen/paths.h"

#define MOST_LETTERS 32

/* Paths in the folder. NAME becomes the game's id; in the files, @name@ becomes the id and @title@ the name. */
static const char *const templates[] = {
  "GNUmakefile",
  "NAME.c",
  "NAME.scenario",
  "content/NAME/cards.xml",
  "content/NAME/index.xml",
  "content/NAME/rules.xml",
  "po/pl.po",
};

/* An id that is also a valid name in C. */
static gboolean
is_game_id (const char *name)
{
  return sortie_words_is_id (name) && g_ascii_islower (name[0]) && strlen (name) <= MOST_LETTERS;
}

static gboolean
is_folder_free (const ConsoleApp *app, const char *name, GError **error)
{
  g_auto (GStrv) games = sortie_module_list (&app->paths);

  if (!is_game_id (name))
    sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                      _ ("“%s” cannot be the id of a game: small letters and digits in words with a "
                         "dash between them, at most %d, a letter first"),
                      name, MOST_LETTERS);
  else if (g_strv_contains ((const char *const *) games, name))
    sortie_set_error (error, SORTIE_ERROR_REFUSED, _ ("there is a game called “%s”"), name);
  else if (g_file_test (name, G_FILE_TEST_EXISTS))
    sortie_set_error (error, SORTIE_ERROR_REFUSED, _ ("“%s” is there already, and stays as it is"),
                      name);
  else
    return TRUE;
  return FALSE;
}

/* "My game" for "my-game". (transfer full) */
static char *
title_of (const char *name)
{
  char *title = g_strdup (name);

  g_strdelimit (title, "-", ' ');
  title[0] = g_ascii_toupper (title[0]);
  return title;
}

/* (transfer full) */
static char *
filled_in (const char *text, const char *name, const char *title)
{
  g_autoptr (GString) filled = g_string_new (text);

  g_string_replace (filled, "@name@", name, 0);
  g_string_replace (filled, "@title@", title, 0);
  return g_string_free (g_steal_pointer (&filled), FALSE);
}

static gboolean
write_file (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0755) != 0)
    return sortie_set_error (error, SORTIE_ERROR_FILE, "%s: %s", folder, g_strerror (errno));
  return g_file_set_contents (path, text, -1, error);
}

/* The path of a template's copy in the game's folder. (transfer full) */
static char *
path_of (const char *name, const char *template)
{
  g_autoptr (GString) path = g_string_new (template);

  g_string_replace (path, "NAME", name, 0);
  return g_build_filename (name, path->str, NULL);
}

static gboolean
copy (const char *from, const char *path, const char *name, GError **error)
{
  g_autofree char *template = g_strdup_printf ("%s/%s.in", from, path);
  g_autofree char *title = title_of (name), *text = NULL, *filled = NULL;
  g_autofree char *target = path_of (name, path);

  if (!g_file_get_contents (template, &text, NULL, error))
    return FALSE;
  filled = filled_in (text, name, title);
  return write_file (target, filled, error);
}

/* Removes the files, and then the empty folders; a folder with somebody else's file stays. */
static void
take_away (const char *name, guint n)
{
  static const char *const folders[] = { "content/NAME", "content", "po" };

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = path_of (name, templates[i]);

      g_unlink (path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = path_of (name, folders[i]);

      g_rmdir (path);
    }
  g_rmdir (name);
}

/* Makes all of it or nothing: an incomplete game would be in the way of another try. */
static gboolean
make_game (ConsoleApp *app, const char *name, GError **error)
{
  g_autofree char *from = console_template_folder ();

  if (!is_folder_free (app, name, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    if (!copy (from, templates[i], name, error))
      {
        take_away (name, i);
        return FALSE;
      }
  return TRUE;
}

ConsoleStatus
console_run_new_game (ConsoleApp *app, GError **error)
{
  const char *name = console_app_word (app, 0);

  if (!make_game (app, name, error))
    return CONSOLE_FAILED;
  console_out_fill (app->out,
                    _ ("{name}: a game that builds (make), plays (make play) and is tested (make "
                       "check). What is to be changed says CHANGE: grep -r CHANGE {name}"),
                    "name", name, NULL);
  return CONSOLE_OK;
}

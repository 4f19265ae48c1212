/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-save.c: saves a deck as a deck file. */
#include "console/programs/edit.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "console/screen/paths.h"
#include "content/deck-file.h"
#include "language/front-end.h"

static char *
as_id (const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);
  GString *id = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (id, *at);
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0 || !g_ascii_isalpha (id->str[0]))
    g_string_prepend (id, id->len == 0 ? "deck" : "deck-");
  return g_string_free (id, FALSE);
}

char *
console_edit_id (const SortieModule *module, const char *name)
{
  char *id = as_id (name);

  while (sortie_catalogue_find_deck (module->catalogue, id) != NULL)
    {
      char *other = g_strconcat ("my-", id, NULL);

      g_free (id);
      id = other;
    }
  return id;
}

/* In the player's folder of decks, where the name of the file finds it. Says so if that is not the name of the deck.
 * (transfer full) */
static char *
path_in_folder (const ConsoleEditor *editor, const char *name)
{
  g_autofree char *wanted = as_id (name), *id = console_edit_id (editor->module, name);
  g_autofree char *folder = console_own_decks_folder (), *file = g_strconcat (id, ".xml", NULL);

  if (strcmp (wanted, id) != 0)
    console_out_fill (editor->app->out, _ ("“{name}” is a ready-made deck, so yours is saved as “{other}”."), "name",
                      wanted, "other", id, NULL);
  return g_build_filename (folder, file, NULL);
}

/* A name without a slash or a suffix means the player's folder of decks. (transfer full) */
static char *
path_for (const ConsoleEditor *editor, const char *name)
{
  if (name == NULL && editor->path != NULL)
    return g_strdup (editor->path);
  if (name == NULL && editor->wanted != NULL)
    return g_strdup (editor->wanted);
  if (name != NULL && sortie_deck_is_path (name))
    return console_file_name (name);
  return path_in_folder (editor, name != NULL ? name : editor->deck->name);
}

/* Asks before replacing any file but the one that the deck was read from. */
static gboolean
may_replace (const ConsoleEditor *editor, const char *path)
{
  g_autofree char *heading = NULL;
  g_autoptr (ConsolePick) pick = NULL;

  if (g_strcmp0 (path, editor->path) == 0 || !g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  heading = sortie_sentence (_ ("There is a file {file}. Replace it?"), "file", path, NULL);
  pick = console_pick_new (heading);
  pick->help = g_strdup (_ ("“save NAME” saves the deck under another name."));
  pick->ways = _ ("“back” and “quit” also leave the file as it is.");
  console_pick_add (pick, "no", C_ ("answer", "No"), _ ("leave the file as it is"));
  console_pick_add (pick, "yes", C_ ("answer", "Yes"), _ ("what is in it is lost"));
  if (console_pick_ask (pick, editor->app->out, console_app_input (editor->app)) == 1)
    return TRUE;
  console_out_say (editor->app->out, _ ("Nothing was saved."));
  return FALSE;
}

static gboolean
is_free_for_file (const ConsoleEditor *editor, const char *path)
{
  g_autofree char *said = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  said = g_strdup_printf (_ ("cannot write %s: %s"), path, g_strerror (EISDIR));
  console_out_say_in (editor->app->out, CONSOLE_WRONG, said);
  return FALSE;
}

/* Only the folder of custom decks is made: a path to another that is not there is a mistake. */
static gboolean
write_to (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *own = console_own_decks_folder ();

  if (strcmp (folder, own) != 0 && !g_file_test (folder, G_FILE_TEST_IS_DIR))
    return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("cannot write %s: there is no folder %s"), path, folder);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s: the folder cannot be made: %s"), folder,
                             g_strerror (errno));
  if (g_access (folder, W_OK) != 0)
    return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("cannot write %s: %s"), path, g_strerror (errno));
  return g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0644, error);
}

/* A match chooses a deck in the folder by its file's name, and any other by its path. */
static void
say_saved (const ConsoleEditor *editor)
{
  g_autofree char *file = g_path_get_basename (editor->path);
  g_autofree char *name = g_strndup (file, strlen (file) - (g_str_has_suffix (file, ".xml") ? 4 : 0));
  g_autofree char *in_folder = console_own_deck_meant (editor->module, name);
  gboolean own = g_strcmp0 (in_folder, editor->path) == 0;

  const char *chosen = own ? name : editor->path;

  if (console_edit_is_legal (editor))
    {
      console_out_fill (editor->app->out, _ ("Saved in {file}. To play it: --deck {name}"), "file",
                        editor->path, "name", chosen, NULL);
      console_edit_show_state (editor);
      return;
    }
  console_out_fill (editor->app->out, _ ("Saved in {file}. The deck still breaks rules:"), "file", editor->path, NULL);
  console_edit_show_faults (editor);
  console_out_fill (editor->app->out, _ ("Once that is mended, you can play it: --deck {name}"), "name", chosen, NULL);
}

gboolean
console_edit_save (ConsoleEditor *editor, const char *name)
{
  g_autofree char *path = path_for (editor, name), *plain = NULL, *text = NULL;
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (GError) error = NULL;

  if (!is_free_for_file (editor, path) || !may_replace (editor, path))
    return FALSE;
  plain = sortie_deck_text (editor->module->catalogue, deck, SORTIE_DECK_ON_LINES);
  text = console_edit_with_comments (editor->deck, editor->module->catalogue, plain);
  if (!write_to (path, text, &error))
    {
      console_out_say_in (editor->app->out, CONSOLE_WRONG, error->message);
      return FALSE;
    }
  g_free (editor->path);
  editor->path = g_steal_pointer (&path);
  editor->changed = FALSE;
  say_saved (editor);
  return TRUE;
}

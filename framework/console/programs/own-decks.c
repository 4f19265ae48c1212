/* SPDX-License-Identifier: GPL-3.0-or-later */
/* own-decks.c: the folder of custom decks. */
#include "console/programs/programs.h"

#include <string.h>

#include "console/session/saves.h"
#include "match/spec.h"
#include "content/deck-file.h"
#include "language/front-end.h"
#include "module/front-end.h"

#define ENDING ".xml"

char *
console_own_decks_folder (void)
{
  g_autofree char *folder = console_saves_folder ();

  return g_build_filename (folder, "decks", NULL);
}

char *
console_own_deck_path (const char *name)
{
  g_autofree char *folder = console_own_decks_folder ();
  g_autofree char *file = g_strconcat (name, ENDING, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  if (strchr (name, '/') != NULL || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return NULL;
  return g_steal_pointer (&path);
}

char *
console_own_deck_meant (const SortieModule *module, const char *name)
{
  return sortie_catalogue_find_deck (module->catalogue, name) == NULL ? console_own_deck_path (name) : NULL;
}

char *
console_own_deck_hidden (const SortieModule *module, const char *name)
{
  g_autofree char *path = console_own_deck_path (name);

  if (path == NULL || sortie_catalogue_find_deck (module->catalogue, name) == NULL)
    return NULL;
  return sortie_sentence (_ ("“{name}” is a ready-made deck; your own deck with this name is {file}"), "name", name,
                          "file", path, NULL);
}

static void
own_deck_free (gpointer data)
{
  ConsoleOwnDeck *own = data;

  sortie_deck_free (own->deck);
  g_free (own->why);
  g_free (own->name);
  g_free (own->path);
  g_free (own);
}

static gint
by_name (gconstpointer a, gconstpointer b)
{
  const char *const *first = a, *const *second = b;

  return strcmp (*first, *second);
}

/* Takes over @name, and adds it if it can be chosen by that name. */
static void
add_if_file (GPtrArray *names, char *name)
{
  g_autofree char *path = console_own_deck_path (name);

  if (path != NULL)
    g_ptr_array_add (names, name);
  else
    g_free (name);
}

GPtrArray *
console_own_deck_names (void)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = console_own_decks_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ENDING))
      add_if_file (names, g_strndup (file, strlen (file) - strlen (ENDING)));
  g_ptr_array_sort (names, by_name);
  return names;
}

/* The first line of @text; takes it over. */
static char *
first_line (char *text)
{
  text[strcspn (text, "\n")] = '\0';
  return text;
}

/* @kind: (nullable): NULL: any. NULL: it is for another game, or of another kind. */
static ConsoleOwnDeck *
look_at_file (const SortieModule *module, const char *kind, const char *folder, const char *name)
{
  const SortieDeckKindDecl *kinds = module->catalogue->vocabulary->deck_kinds;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *file = g_strconcat (name, ENDING, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *game = sortie_deck_game (path, NULL, errors);
  g_autoptr (SortieDeck) deck = NULL;
  ConsoleOwnDeck *own;

  if (game != NULL && strcmp (game, module->game->id) != 0)
    return NULL;
  if (game != NULL)
    deck = sortie_deck_read (module->catalogue, path, errors);
  if (deck != NULL && kind != NULL && strcmp (kinds[deck->kind].id, kind) != 0)
    return NULL;
  own = g_new0 (ConsoleOwnDeck, 1);
  own->name = g_strdup (name);
  own->path = g_steal_pointer (&path);
  own->why = deck == NULL ? first_line (sortie_errors_to_string (errors)) : NULL;
  own->deck = g_steal_pointer (&deck);
  return own;
}

GPtrArray *
console_own_decks (const SortieModule *module, const char *kind)
{
  GPtrArray *decks = g_ptr_array_new_with_free_func (own_deck_free);
  g_autofree char *folder = console_own_decks_folder ();
  g_autoptr (GPtrArray) names = console_own_deck_names ();

  for (guint i = 0; i < names->len; i++)
    {
      ConsoleOwnDeck *own = look_at_file (module, kind, folder, names->pdata[i]);

      if (own != NULL)
        g_ptr_array_add (decks, own);
    }
  return decks;
}

static gboolean
is_legal_deck (const SortieModule *module, const gint16 *options, const SortieDeck *deck)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_module_check_deck (module, options, deck, NULL, errors);
  return !sortie_errors_any (errors);
}

char *
console_deck_option (const SortieModule *module, const gint16 *options, const SortieDeck *deck)
{
  const SortieOptionDecl *decl = module->game->options;
  g_autofree gint16 *tried = sortie_spec_options (module->game, NULL, NULL);

  for (guint i = 0; decl != NULL && decl[i].id != NULL; i++)
    tried[i] = options[i];
  for (guint i = 0; decl != NULL && decl[i].id != NULL; tried[i] = options[i], i++)
    for (guint word = 0; decl[i].words != NULL && decl[i].words[word] != NULL; word++)
      {
        tried[i] = (gint16) word;
        if (is_legal_deck (module, tried, deck))
          return g_strdup_printf ("%s=%s", decl[i].id, decl[i].words[word]);
      }
  return NULL;
}

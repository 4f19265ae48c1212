/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-edit.c: what the deck editor starts with: a file, a ready-made deck, or nothing. */
#include "console/programs/edit.h"

#include "match/spec.h"
#include "console/screen/paths.h"
#include "language/front-end.h"
#include "content/deck-file.h"

/* ---- A copy ----------------------------------------------------------------------------- */

/* "My Cave Goblins, Frick": a name that no ready-made deck has. */
static ConsoleEditDeck *
copy_of (const SortieModule *module, const SortieDeck *ready)
{
  g_autofree char *title = console_deck_title (module, ready);
  g_autofree char *name = sortie_sentence (_ ("My {deck}"), "deck", title, NULL);
  g_autofree char *id = g_strdup_printf ("my-%s", ready->id);

  return console_edit_deck_new (ready->kind, id, name, ready);
}

/* ---- The start ------------------------------------------------------------------------------- */

/* (transfer full): the ready-made decks, and last an empty one */
static ConsolePick *
pick_start (const SortieModule *module, const GPtrArray *ids)
{
  ConsolePick *pick = console_pick_new (_ ("Begin with a copy of"));

  pick->help = g_strdup (_ ("A copy of a ready-made deck is legal from the start; you exchange the "
                            "cards that you like less."));
  for (guint i = 0; i < ids->len; i++)
    console_deck_pick_add (pick, module,
                           sortie_catalogue_find_deck (module->catalogue, ids->pdata[i]));
  console_pick_add (pick, "empty", C_ ("deck", "Nothing"), _ ("an empty deck"))->group = g_strdup ("");
  return pick;
}

/* FALSE: the person wants to leave. */
static gboolean
ask_for_start (ConsoleEditor *editor)
{
  const SortieCatalogue *catalogue = editor->module->catalogue;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (ConsolePick) pick = NULL;
  gint picked;

  for (guint i = 0; i < catalogue->n_decks; i++)
    g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  console_decks_sort (editor->module, ids);
  pick = pick_start (editor->module, ids);
  picked = console_pick_ask_or_say (pick, editor->app->out, console_app_input (editor->app));
  if (picked < 0)
    return FALSE;
  if (picked < (gint) ids->len)
    editor->model = sortie_catalogue_find_deck (catalogue, ids->pdata[picked]);
  editor->deck = editor->model != NULL ? copy_of (editor->module, editor->model)
                                         : console_edit_deck_new (0, "my-deck", _ ("My deck"), NULL);
  return TRUE;
}

/* A deck that breaks rules can be mended here, but what we cannot read would be lost. FALSE and @error */
static gboolean
read_file (ConsoleEditor *editor, const char *path, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_deck_read (editor->module->catalogue, path, errors);
  g_autofree char *text = NULL;

  if (!sortie_errors_to_gerror (errors, error))
    return FALSE;
  editor->deck = console_edit_deck_new (deck->kind, deck->id, deck->name, deck);
  editor->deck->theme = g_strdup (deck->theme);
  editor->deck->difficulty = deck->difficulty;
  editor->path = g_strdup (path);
  if (g_file_get_contents (path, &text, NULL, NULL))
    console_edit_read_comments (editor->deck, editor->module->catalogue, text);
  return TRUE;
}

/* A path: a file, or one that is not there yet. */
static gboolean
begin_with_path (ConsoleEditor *editor, const char *what, GError **error)
{
  g_autofree char *path = console_file_name (what);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return read_file (editor, path, error); /* reports why if it is not a deck */
  editor->wanted = g_steal_pointer (&path);
  return ask_for_start (editor);
}

/* A name. Like every option that takes a deck, it may also be that of a file here, if it means nothing else. */
static gboolean
begin_with_name (ConsoleEditor *editor, const char *what, GError **error)
{
  g_autofree char *own = console_own_deck_meant (editor->module, what);
  g_autofree char *hidden = console_own_deck_hidden (editor->module, what);

  if (own != NULL)
    return read_file (editor, own, error);
  if (hidden != NULL)
    console_out_say (editor->app->out, hidden);
  editor->model = console_deck_named (editor->module, what);
  if (editor->model == NULL && g_file_test (what, G_FILE_TEST_IS_REGULAR))
    return read_file (editor, what, error);
  if (editor->model == NULL)
    return console_deck_refuse (editor->module, what, error);
  editor->deck = copy_of (editor->module, editor->model);
  return TRUE;
}

/* FALSE without @error: the person wants to leave. */
static gboolean
begin_deck (ConsoleEditor *editor, const char *what, GError **error)
{
  if (what == NULL)
    return ask_for_start (editor);
  return sortie_deck_is_path (what) ? begin_with_path (editor, what, error)
                                    : begin_with_name (editor, what, error);
}

/* ---- The whole -------------------------------------------------------------------------------- */

static gboolean
has_decks (const SortieModule *module, GError **error)
{
  const SortieDeckKindDecl *kinds = module->catalogue->vocabulary->deck_kinds;

  if (kinds != NULL && kinds[0].id != NULL)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("%s has no decks to choose from"), module->game->id);
}

static gboolean
edit (ConsoleApp *app, const SortieModule *module, const gint16 *options, const char *what,
      GError **error)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (console_edit_deck_free);
  ConsoleEditor editor = { .app = app, .module = module, .options = options, .before = before };
  gboolean begun = begin_deck (&editor, what, error);

  if (begun)
    console_edit_run (&editor);
  console_edit_deck_free (editor.deck);
  g_free (editor.path);
  g_free (editor.wanted);
  return begun && !editor.changed;
}

ConsoleStatus
console_edit_deck (ConsoleApp *app, const char *game, const char *what, GError **error)
{
  g_autoptr (SortieModule) module = console_app_module_argument (app, game, error);
  g_autofree gint16 *options = NULL;

  if (module == NULL || !has_decks (module, error))
    return CONSOLE_FAILED;
  options = sortie_spec_options (module->game, (const char *const *) app->options->settings->pdata, error);
  if (options == NULL)
    return CONSOLE_FAILED;
  edit (app, module, options, what, error);
  return *error == NULL ? CONSOLE_OK : CONSOLE_FAILED;
}

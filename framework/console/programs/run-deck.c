/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-deck.c: sortie deck check FILE..., sortie deck show ..., sortie deck copy ...; edit: run-edit.c */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "content/deck-file.h"
#include "match/spec.h"
#include "console/programs/edit.h"
#include "language/front-end.h"
#include "module/front-end.h"

/* where the printed values begin */
#define VALUES_COLUMN 40

/* ---- One deck file ------------------------------------------------------------------ */

/* A deck file and its game. */
typedef struct
{
  SortieModule *module;
  SortieDeck *deck;
} Own;

static void
own_clear (Own *own)
{
  sortie_deck_free (own->deck);
  sortie_module_free (own->module);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Own, own_clear)

/* A path stays as it is; another word may name a deck in the player's own folder. (transfer full) */
static char *
path_of (const char *word)
{
  char *own = sortie_deck_is_path (word) ? NULL : console_own_deck_path (word);

  return own != NULL ? own : g_strdup (word);
}

/* The word is neither a file nor a deck in the player's own folder. */
static void
tell_nothing_found (const char *word, SortieErrors *errors)
{
  g_autoptr (GPtrArray) names = console_own_deck_names ();
  g_autofree char *shown = sortie_text_clean (word);
  g_autofree char *near =
      sortie_words_did_you_mean (word, (const char *const *) names->pdata, names->len);
  g_autofree char *folder = console_own_decks_folder ();

  sortie_errors_add (errors, NULL, 0, NULL,
                     _ ("“%s” is neither a file nor a deck in your folder of decks, %s%s"), shown,
                     folder, near);
}

/* The game of a deck. */
static SortieModule *
module_of (ConsoleApp *app, const char *path, SortieErrors *errors)
{
  int line = 0;
  g_autofree char *game = sortie_deck_game (path, &line, errors);
  g_autoptr (GError) error = NULL;
  SortieModule *module = game != NULL ? console_app_module (app, game, &error) : NULL;

  if (error != NULL)
    sortie_errors_add (errors, path, line, NULL, "%s", error->message);
  return module;
}

/* Whether the word, if it is no path, means that file and not a ready-made deck of the game. */
static gboolean
means_file (const SortieModule *module, const char *word, SortieErrors *errors)
{
  g_autofree char *hidden = sortie_deck_is_path (word) ? NULL : console_own_deck_hidden (module, word);

  if (hidden != NULL)
    sortie_errors_add (errors, NULL, 0, NULL, "%s", hidden);
  return hidden == NULL;
}

/* As much of it as can be read. FALSE and messages: it is not a deck of an available game. */
static gboolean
salvage_own (ConsoleApp *app, const char *word, Own *ret, SortieErrors *errors)
{
  g_autofree char *path = path_of (word);

  *ret = (Own) { NULL, NULL };
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && !sortie_deck_is_path (word))
    tell_nothing_found (word, errors);
  else
    ret->module = module_of (app, path, errors);
  if (ret->module != NULL && means_file (ret->module, word, errors))
    ret->deck = sortie_deck_salvage (ret->module->catalogue, path, errors);
  return ret->deck != NULL;
}

/* Checks it under the options of the command line. FALSE and @error: there are no such options. */
static gboolean
judge_own (ConsoleApp *app, const Own *own, SortieErrors *errors, GError **error)
{
  g_autofree gint16 *values =
      sortie_spec_options (own->module->game, (const char *const *) app->options->settings->pdata, error);

  if (values == NULL)
    return FALSE;
  sortie_module_check_deck (own->module, values, own->deck, NULL, errors);
  return TRUE;
}

/* ---- check ------------------------------------------------------------------------- */

static ConsoleStatus
check_file (ConsoleApp *app, const char *path, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *text = NULL, *cards = NULL;
  g_auto (Own) own = { NULL, NULL };

  if (salvage_own (app, path, &own, errors) && !judge_own (app, &own, errors, error))
    return CONSOLE_FAILED;
  if (sortie_errors_any (errors))
    {
      text = sortie_errors_to_string (errors);
      console_out_raw (app->out, text);
      return CONSOLE_FAILED;
    }
  cards = console_deck_size_text (own.deck);
  console_out_fill (app->out, _ ("{path}: a legal deck of {game}, {cards}"), "path", path, "game",
                    console_game_text (own.module, own.module->game->title), "cards", cards, NULL);
  return CONSOLE_OK;
}

static ConsoleStatus
check (ConsoleApp *app, GError **error)
{
  ConsoleStatus status = CONSOLE_OK;

  for (guint i = 1; console_app_word (app, i) != NULL && *error == NULL; i++)
    if (check_file (app, console_app_word (app, i), error) != CONSOLE_OK)
      status = CONSOLE_FAILED;
  return status;
}

/* ---- show and copy ----------------------------------------------------------------- */

static void
say_card (ConsoleOut *out, const SortieModule *module, const SortieDeckLine *line)
{
  const SortieCatalogue *catalogue = module->catalogue;
  g_autofree char *printed = console_printed_text (module, line->def);
  g_autofree char *left = g_strdup_printf ("  %u %s: %s", line->n, catalogue->defs[line->def].id,
                                           sortie_def_name (catalogue, line->def));

  console_out_pair (out, CONSOLE_PLAIN, left, VALUES_COLUMN, 6, printed);
}

void
console_deck_say (ConsoleApp *app, const SortieModule *module, const SortieDeck *deck)
{
  const char *kind =
      console_game_text (module, module->catalogue->vocabulary->deck_kinds[deck->kind].title);
  g_autofree char *cards = console_deck_size_text (deck);
  g_autofree char *name = sortie_text_clean (sortie_deck_name (module->catalogue, deck));
  g_autofree char *heading = g_strdup_printf ("%s: %s, %s", name, kind, cards);

  console_out_say_in (app->out, CONSOLE_STRONG, heading);
  if (deck->faction != NULL)
    console_out_say (app->out, console_faction_name (module, deck->faction));
  if (deck->theme != NULL)
    console_out_say (app->out, console_game_text (module, deck->theme));
  for (guint i = 0; i < deck->n_lines; i++)
    say_card (app->out, module, &deck->lines[i]);
}

static void
copy_deck (ConsoleApp *app, const SortieModule *module, const SortieDeck *deck)
{
  g_autofree char *text = sortie_deck_text (module->catalogue, deck, SORTIE_DECK_ON_LINES);

  console_out_raw (app->out, text);
}

typedef void (*DeckUse) (ConsoleApp *app, const SortieModule *module, const SortieDeck *deck);

static ConsoleStatus
use_file (ConsoleApp *app, const char *path, DeckUse use, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_auto (Own) own = { NULL, NULL };

  if (salvage_own (app, path, &own, errors) && !sortie_errors_any (errors))
    use (app, own.module, own.deck);
  return sortie_errors_to_gerror (errors, error) ? CONSOLE_OK : CONSOLE_FAILED;
}

static ConsoleStatus
refuse_usage (const ConsoleApp *app, GError **error)
{
  sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("usage: sortie %s %s"), app->options->subcommand->name,
                    app->options->subcommand->words);
  return CONSOLE_USAGE;
}

/* Whether it is a deck file, or looks like the path of one. */
static gboolean
is_deck_file (const char *word)
{
  g_autofree char *path = path_of (word);

  return sortie_deck_is_path (path) || g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A deck of the game by its name: the player's own, or a ready-made one. */
static ConsoleStatus
use_deck_of (ConsoleApp *app, const SortieModule *module, const char *name, DeckUse use, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *own = console_own_deck_meant (module, name), *hidden = console_own_deck_hidden (module, name);
  g_autoptr (SortieDeck) read = own != NULL ? sortie_deck_read (module->catalogue, own, errors) : NULL;
  const SortieDeck *deck = own != NULL ? read : console_deck_named (module, name);

  if (hidden != NULL)
    console_out_say (app->err, hidden);
  if (deck != NULL)
    use (app, module, deck);
  else if (own != NULL)
    sortie_errors_to_gerror (errors, error);
  else
    console_deck_refuse (module, name, error);
  return deck != NULL ? CONSOLE_OK : CONSOLE_FAILED;
}

/* Whether there is such a game. */
static gboolean
is_game (ConsoleApp *app, const char *word)
{
  g_autoptr (GError) none = NULL;
  g_autoptr (SortieModule) module = console_app_module (app, word, &none);

  return module != NULL;
}

/* FILE, or GAME DECK. */
static ConsoleStatus
use_named (ConsoleApp *app, DeckUse use, GError **error)
{
  const char *first = console_app_word (app, 1), *id = console_app_word (app, 2);
  g_autoptr (SortieModule) module = NULL;

  if (id == NULL && !is_deck_file (first) && is_game (app, first))
    return refuse_usage (app, error);
  if (id == NULL)
    return use_file (app, first, use, error);
  module = console_app_module_argument (app, first, error);
  return module != NULL ? use_deck_of (app, module, id, use, error) : CONSOLE_FAILED;
}

static ConsoleStatus
show_deck (ConsoleApp *app, GError **error)
{
  return use_named (app, console_deck_say, error);
}

static ConsoleStatus
copy (ConsoleApp *app, GError **error)
{
  return use_named (app, copy_deck, error);
}

static ConsoleStatus
edit (ConsoleApp *app, GError **error)
{
  return console_edit_deck (app, console_app_word (app, 1), console_app_word (app, 2), error);
}

/* ---- The subcommands ---------------------------------------------------------------- */

static const struct
{
  const char *name;
  guint most; /* how many words may follow */
  ConsoleStatus (*run) (ConsoleApp *app, GError **error);
} verbs[] = {
  { .name = "check", .most = G_MAXUINT, .run = check },
  { .name = "show", .most = 2, .run = show_deck },
  { .name = "copy", .most = 2, .run = copy },
  { .name = "edit", .most = 2, .run = edit },
};

static ConsoleStatus
unknown_verb (const char *word, GError **error)
{
  const char *names[G_N_ELEMENTS (verbs)];
  g_autofree char *near = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    names[i] = verbs[i].name;
  near = sortie_words_did_you_mean (word, names, G_N_ELEMENTS (names));
  sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                    _ ("a deck can be checked, shown, copied or edited (check, show, copy, edit), not “%s”%s"),
                    word, near);
  return CONSOLE_USAGE;
}

ConsoleStatus
console_run_deck (ConsoleApp *app, GError **error)
{
  const char *word = console_app_word (app, 0);
  guint n = app->options->words->len - 1;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (verbs[i].name, word) == 0 && n >= 1 && n <= verbs[i].most)
      return verbs[i].run (app, error);
    else if (strcmp (verbs[i].name, word) == 0)
      return refuse_usage (app, error);
  return unknown_verb (word, error);
}

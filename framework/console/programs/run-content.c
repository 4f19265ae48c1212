/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-content.c: sortie lint PATH..., sortie describe [WORD], sortie describe --manual [GAME] and
 * sortie schema GAME */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "content/content.h"
#include "module/front-end.h"
#include "kit/front-end.h"
#include "match/spec.h"
#include "base/xml.h"
#include "console/session/saves.h"

/* A game's words without its content, which somebody may just be writing. */
typedef struct
{
  const SortieGame *game;
  SortieGameNames *names;
} Words;

static void
words_free (Words *words)
{
  if (words == NULL)
    return;
  sortie_game_names_free (words->names);
  g_free (words);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Words, words_free)

/* @game: an argument of the command line, like that of console_app_module_argument(). NULL and @error with the
 * nearest match. */
static Words *
words_of_game (const ConsoleApp *app, const char *game, GError **error)
{
  const SortieGame *found = strchr (game, G_DIR_SEPARATOR) != NULL
                                ? sortie_module_open_file (game, error)
                                : sortie_module_open (&app->paths, game, error);
  Words *words = NULL;

  if (found == NULL)
    return NULL;
  console_use_game (found);
  words = g_new0 (Words, 1);
  words->game = found;
  words->names = sortie_game_names_new (found);
  return words;
}

/* ---- lint ------------------------------------------------------------------------- */

/* The index of the content in a folder or around a file, which names its game. (transfer full) */
static char *
index_of (const char *path)
{
  g_autofree char *folder =
      g_file_test (path, G_FILE_TEST_IS_DIR) ? g_strdup (path) : g_path_get_dirname (path);

  return g_build_filename (folder, "index.xml", NULL);
}

/* @game: (nullable): if NULL, returns FALSE: the reason was already reported */
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

/* Only a game's complete content can be played with. */
static void
lint_in_play (ConsoleApp *app, const char *id, const char *path, SortieErrors *errors, SortieErrors *warnings)
{
  g_autofree char *folder = g_canonicalize_filename (path, NULL);
  g_autofree char *name = g_path_get_basename (folder);
  g_autofree char *above = g_path_get_dirname (folder);
  const SortiePaths paths = { app->paths.modules, above };
  g_autoptr (SortieModule) module = g_str_equal (name, id) ? sortie_module_load (&paths, id, NULL) : NULL;

  if (module == NULL)
    return;
  sortie_lint_lacks (module, warnings);
  sortie_lint_doers (module, errors, warnings);
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
  if (!lint_for (app, game, path, errors, warnings))
    return FALSE;
  lint_in_play (app, id, path, errors, warnings);
  return !sortie_errors_any (errors);
}

/* A deck file names its game itself, and is not content. */
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

/* Checks a path before we know its game: that it exists and, for a single file, that it is XML we accept, and
 * content. */
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

/* Warnings do not change the exit status. */
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
console_run_lint (ConsoleApp *app, G_GNUC_UNUSED GError **error)
{
  ConsoleStatus status = CONSOLE_OK;

  for (guint i = 0; console_app_word (app, i) != NULL; i++)
    if (lint_path (app, console_app_word (app, i)) != CONSOLE_OK)
      status = CONSOLE_FAILED;
  return status;
}

/* ---- describe ---------------------------------------------------------------------- */

/* The tables of every available game; reports and skips a game that cannot be opened. */
static GPtrArray *
all_names (ConsoleApp *app)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) words_free);
  g_auto (GStrv) games = sortie_module_list (&app->paths);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      Words *words = words_of_game (app, games[i], &error);

      if (words != NULL)
        g_ptr_array_add (all, words);
      else
        console_out_report (app->err, error->message);
    }
  return all;
}

static const SortieContentNames *
names_at (const GPtrArray *all, guint i)
{
  return i < all->len ? sortie_game_names_get (((Words *) all->pdata[i])->names) : NULL;
}

static const char *
title_at (const GPtrArray *all, guint i)
{
  const SortieGame *game = ((Words *) all->pdata[i])->game;

  return sortie_text_translate (game->domain, game->title);
}

/* "One game, another:": the games with the same text as game @first. */
static void
say_games (ConsoleApp *app, const GPtrArray *all, char **texts, guint first)
{
  g_autoptr (GString) titles = g_string_new (title_at (all, first));

  for (guint i = first + 1; i < all->len; i++)
    if (g_strcmp0 (texts[i], texts[first]) == 0)
      g_string_append_printf (titles, ", %s", title_at (all, i));
  g_string_append_c (titles, ':');
  console_out_lines (app->out, titles->str);
}

static gboolean
is_first (char **texts, guint i)
{
  for (guint k = 0; k < i; k++)
    if (g_strcmp0 (texts[k], texts[i]) == 0)
      return FALSE;
  return texts[i] != NULL;
}

/* Describes a word once if it means the same in every game, and otherwise names the games. */
static gboolean
describe (ConsoleApp *app, const GPtrArray *all, const char *word)
{
  g_autofree char *everywhere = sortie_manual_describe (NULL, word);
  g_auto (GStrv) texts = g_new0 (char *, all->len + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      g_autofree char *text = sortie_manual_describe (names_at (all, i), word);

      /* a missing word must not end the list of texts */
      texts[i] = g_strdup (text != NULL ? text : "");
    }
  if (everywhere != NULL)
    console_out_lines (app->out, everywhere);
  for (guint i = 0; i < all->len; i++)
    if (*texts[i] != '\0' && g_strcmp0 (texts[i], everywhere) != 0 && is_first (texts, i))
      {
        say_games (app, all, texts, i);
        console_out_lines (app->out, texts[i]);
        any = TRUE;
      }
  return any || everywhere != NULL;
}

/* "; did you mean ...?", from the words of all games, or "". (transfer full) */
static char *
near_word (const GPtrArray *all, const char *word)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < MAX (all->len, 1); i++)
    g_ptr_array_extend_and_steal (known, sortie_manual_words (names_at (all, i)));
  return sortie_words_did_you_mean (word, (const char *const *) known->pdata, known->len);
}

/* The words of the named game; NULL: @print gets those that all games share. */
static ConsoleStatus
print_of_game (ConsoleApp *app, const char *game, char *(*print) (const SortieContentNames *names), GError **error)
{
  g_autoptr (Words) words = game != NULL ? words_of_game (app, game, error) : NULL;
  g_autofree char *text = NULL;

  if (words == NULL && game != NULL)
    return CONSOLE_FAILED;
  text = print (words != NULL ? sortie_game_names_get (words->names) : NULL);
  console_out_raw (app->out, text);
  return CONSOLE_OK;
}

ConsoleStatus
console_run_schema (ConsoleApp *app, GError **error)
{
  return print_of_game (app, console_app_word (app, 0), sortie_content_schema, error);
}

/* Whether it is a game's name: then its words. */
static gboolean
describe_game (ConsoleApp *app, const GPtrArray *all, const char *game)
{
  for (guint i = 0; i < all->len; i++)
    if (g_ascii_strcasecmp (((Words *) all->pdata[i])->game->id, game) == 0)
      {
        g_autofree char *overview = sortie_manual_overview (names_at (all, i));

        console_out_lines (app->out, overview);
        return TRUE;
      }
  return FALSE;
}

static ConsoleStatus
describe_word (ConsoleApp *app, const char *word, GError **error)
{
  g_autoptr (GPtrArray) all = all_names (app);
  g_autofree char *overview = NULL, *hint = NULL;

  if (word == NULL)
    {
      /* the words of one game, or those that several games share */
      overview = sortie_manual_overview (all->len == 1 ? names_at (all, 0) : NULL);
      console_out_lines (app->out, overview);
      return CONSOLE_OK;
    }
  if (describe (app, all, word) || describe_game (app, all, word))
    return CONSOLE_OK;
  hint = near_word (all, word);
  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("nothing is called “%s”%s"), word, hint);
  return CONSOLE_FAILED;
}

ConsoleStatus
console_run_describe (ConsoleApp *app, GError **error)
{
  const char *word = console_app_word (app, 0);

  return app->options->manual ? print_of_game (app, word, sortie_manual_markdown, error)
                              : describe_word (app, word, error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding and loading modules. */
#include <sortie/game.h>
#include "base/text.h"
#include "module/front-end.h"
#include <sortie/match.h>
#include "match/spec.h"
#include "module/internal.h"
#include "base/internal.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static char *
in_build (const char *path)
{
  return g_build_filename (g_getenv ("top_builddir"), path, NULL);
}

static char *
in_source (const char *path)
{
  return g_build_filename (g_getenv ("top_srcdir"), path, NULL);
}

/* The message with which loading fails, or NULL. (transfer full) */
static char *
message_for (const char *modules, const char *content, const char *id)
{
  SortiePaths paths = { .modules = modules, .content = content };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = sortie_module_load (&paths, id, &error);

  CU_ASSERT_TRUE ((module == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

/* The same of a path. */
static char *
message_for_file (const char *path)
{
  SortiePaths paths = { NULL, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = sortie_module_load_file (&paths, path, &error);

  CU_ASSERT_TRUE ((module == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

static void
by_id_and_by_path (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *object = in_build ("tests/toy/.libs/toy.so");
  g_autofree char *content = in_source ("tests/toy/content"),
                  *expected = in_source ("tests/toy/content/toy");
  g_autofree char *modules = g_strdup_printf ("/nowhere:%s", folder);
  SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) by_id = sortie_module_load (&paths, "toy", &error);
  g_autoptr (SortieModule) by_path = sortie_module_load_file (&paths, object, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (by_id);
  CU_ASSERT_PTR_NOT_NULL_FATAL (by_path);
  tap_string (by_id->game->id, "toy");
  tap_string (by_id->content_folder, expected);
  tap_int (by_id->catalogue->n_defs, 4);
  CU_ASSERT_PTR_EQUAL (by_id->game->rules.verbs, by_path->game->rules.verbs);
  CU_ASSERT_TRUE (by_id->catalogue->fingerprint == by_path->catalogue->fingerprint);
}

/* A loaded module plays like the one that is linked in. */
static void
a_loaded_game_plays (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *content = in_source ("tests/toy/content");
  SortiePaths paths = { folder, content };
  g_autoptr (SortieModule) module = sortie_module_load (&paths, "toy", NULL);
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec = { .module = module, .options = options, .seed = 7 };
  g_autoptr (SortieMatch) one = NULL, two = lamps_match (7, FALSE);
  g_autofree char *a = NULL, *b = NULL;
  SortieRng rng, same;

  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  one = sortie_match_new (&spec, NULL);
  sortie_rng_seed (&rng, 1);
  sortie_rng_seed (&same, 1);
  lamps_play_on (one, &rng, 1000);
  lamps_play_on (two, &same, 1000);
  a = sortie_match_journal (one);
  b = sortie_match_journal (two);
  tap_string (a, b);
}

static void
games_are_listed (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"), *other = lamps_path ("games");
  g_autofree char *path = g_strdup_printf ("%s:%s:/nowhere:%s", other, folder, folder);
  const char *const files[] = { "alpha.so", "beta.so", "gamma.la", "Delta.so", ".so", "epsilon" };
  SortiePaths paths = { path, NULL };
  g_auto (GStrv) games = NULL;

  CU_ASSERT_EQUAL_FATAL (g_mkdir (other, 0700), 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_build_filename (other, files[i], NULL);

      lamps_write (file, "", 0);
    }
  games = sortie_module_list (&paths);
  tap_int (g_strv_length (games), 3);
  tap_string (games[0], "alpha");
  tap_string (games[1], "beta");
  tap_string (games[2], "toy");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_build_filename (other, files[i], NULL);

      g_remove (file);
    }
}

static void
unknown_games (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *content = in_source ("tests/toy/content");
  g_autofree char *near = message_for (folder, content, "tyo"),
                  *far = message_for (folder, content, "chess");
  g_autofree char *nowhere = message_for (NULL, content, "toy"),
                  *missing = message_for_file ("/nowhere/toy.so");

  tap_tells (near, "“tyo”");
  tap_contains (near, "“toy”?");
  tap_tells (far, "“chess”");
  tap_tells (nowhere, "“toy”");
  tap_contains (missing, "/nowhere/toy.so");
}

/* An empty element of a path does not mean the current folder, and a name does not either. */
static void
the_current_folder_is_not_searched (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *content = in_source ("tests/toy/content");
  g_autofree char *before = g_get_current_dir ();
  const char *const paths[] = { NULL, "", ":", "::/nowhere:" };

  CU_ASSERT_EQUAL_FATAL (chdir (folder), 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *message = message_for (paths[i], content, "toy");
      g_autofree char *file = message_for (paths[i], content, "toy.so");
      SortiePaths search = { paths[i], content };
      g_auto (GStrv) games = sortie_module_list (&search);
      g_autofree char *no_toy = tap_sentence ("no-game", "toy", NULL);
      g_autofree char *no_file = tap_sentence ("no-game", "toy.so", NULL);

      tap_contains (message, no_toy);
      tap_contains (file, no_file);
      tap_int (g_strv_length (games), 0);
    }
  CU_ASSERT_EQUAL (chdir (before), 0);
}

static void
what_is_no_game (void)
{
  g_autofree char *library = in_build (".libs/libsortie.so"), *text = lamps_path ("text.so");
  g_autofree char *no_symbol = message_for_file (library), *no_object = NULL;

  tap_contains (no_symbol, "this is not a game: it has no symbol “sortie_game”");
  lamps_write (text, "hello", -1);
  CU_ASSERT_EQUAL (g_chmod (text, 0600), 0);
  no_object = message_for_file (text);
  tap_contains (no_object, "text.so");
}

/* Wherever a name comes from: what is no id is looked up nowhere. */
static void
an_id_is_no_path (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *object = in_build ("tests/toy/.libs/toy.so");
  g_autofree char *content = in_source ("tests/toy/content"), *before = g_get_current_dir ();
  const char *const paths[] = { object,         "./toy.so", "./toy", "../.libs/toy.so",
                                "../.libs/toy", "toy.so",   "",      ".",
                                "..",           "TOY",      "toy/",  "/toy",
                                "-toy",         "toy-",     "to y",  "\xff\xfe" };

  CU_ASSERT_EQUAL_FATAL (chdir (folder), 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *message = message_for (folder, content, paths[i]);
      g_autofree char *no_game = tap_sentence ("no-game", NULL);

      tap_contains (message, no_game);
      CU_ASSERT_TRUE (message != NULL && g_utf8_validate (message, -1, NULL));
    }
  CU_ASSERT_EQUAL (chdir (before), 0);
}

/* A file that is found by an id must be that game. */
static void
another_name (void)
{
  g_autofree char *object = in_build ("tests/toy/.libs/toy.so"), *renamed = lamps_path ("chess.so"),
                  *bytes = NULL;
  g_autofree char *folder = g_path_get_dirname (renamed),
                  *content = in_source ("tests/toy/content"), *message = NULL;
  gsize size;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (object, &bytes, &size, NULL));
  lamps_write (renamed, bytes, size);
  CU_ASSERT_EQUAL (g_chmod (renamed, 0600), 0);
  message = message_for (folder, content, "chess");
  tap_contains (message, "chess.so: this is the game “toy”");
}

static void
content_is_missing_or_wrong (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"), *message = NULL, *wrong = NULL;
  g_autofree char *root = lamps_path ("content"), *toy = g_build_filename (root, "toy", NULL);
  g_autofree char *index = g_build_filename (toy, "index.xml", NULL);

  message = message_for (folder, "/nowhere", "toy");
  tap_string (message, "there is no content folder “toy” in /nowhere");

  CU_ASSERT_EQUAL_FATAL (g_mkdir_with_parents (toy, 0700), 0);
  lamps_write (
      index, "<index xmlns=\"urn:sortie:content\" game=\"toy\">\n<file name=\"none.xml\"/></index>",
      -1);
  wrong = message_for (folder, root, "toy");
  tap_contains (wrong, "none.xml");
  g_remove (index);
  g_rmdir (toy);
  g_rmdir (root);
}

static void
more_content (void)
{
  g_autofree char *folder = in_build ("tests/toy/.libs"),
                  *content = in_source ("tests/toy/content");
  g_autofree char *extra = lamps_path ("extra"),
                  *index = g_build_filename (extra, "index.xml", NULL);
  g_autofree char *file = g_build_filename (extra, "more.xml", NULL);
  SortiePaths paths = { folder, content };
  const char *const more[] = { extra, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;

  CU_ASSERT_EQUAL_FATAL (g_mkdir (extra, 0700), 0);
  lamps_write (index,
               "<index xmlns=\"urn:sortie:content\" game=\"toy\"><file name=\"more.xml\"/></index>",
               -1);
  lamps_write (file,
               "<content xmlns=\"urn:sortie:content\"><lamp id=\"moon\" cost=\"3\" "
               "shine=\"9\"><name>Moon</name>"
               "<provenance confidence=\"designed\">made for tests</provenance></lamp></content>",
               -1);
  module = sortie_module_load_with (&paths, "toy", more, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  tap_int (module->catalogue->n_defs, 5);
  CU_ASSERT_TRUE (sortie_catalogue_find (module->catalogue, "moon") > 0);
  g_remove (index);
  g_remove (file);
  g_rmdir (extra);
}

/* Nothing but a game that is only C. */
static void
without_content (void)
{
  SortieGame game = sortie_game;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;

  game.content = NULL;
  module = sortie_module_for_game (&game, NULL, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  tap_int (module->catalogue->n_defs, 1);
  tap_int (module->catalogue->n_decks, 0);
}

static void
is_mode (const SortieModule *module, const char *meant, const char *id, guint row, guint n_seats, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *called = NULL;
  const SortieModeDecl *mode;
  guint at;

  CU_ASSERT_TRUE_FATAL (sortie_spec_mode (module->game, meant, &at, &error));
  mode = &module->game->modes[at];
  called = sortie_mode_title (module, at);
  tap_string (mode->id, id);
  tap_int (mode->row, (gint) row);
  tap_int ((gint) g_strv_length ((char **) mode->seats), (gint) n_seats);
  tap_string (called, title);
}

/* Of a row for several numbers of seats there is a mode for each; bits count rows. */
static void
modes_by_number_of_seats (void)
{
  static const char *const seats[] = { "north", "east", "south", "west", NULL };
  static const SortieModeDecl rows[] = {
    { .id = "players", .seats = seats, .least_seats = 2 },
    { .id = "circle", .title = "Circle", .seats = seats, .least_seats = 3 },
    { .id = "pairs", .title = "Pairs", .seats = seats },
    { NULL },
  };
  static const SortieChoiceDecl choices[]
    = { { .id = "deck", .title = "Deck", .modes = 1 << 1, .card_kind = "lamp" }, { NULL } };
  SortieGame game = sortie_game;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  guint at;

  game.content = NULL;
  game.modes = rows;
  game.choices = choices;
  module = sortie_module_for_game (&game, NULL, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  is_mode (module, NULL, "two", 0, 2, "Two players");
  is_mode (module, "three", "three", 0, 3, "Three players");
  is_mode (module, "4", "four", 0, 4, "Four players");
  is_mode (module, "circle", "circle-3", 1, 3, "Circle, 3 players");
  is_mode (module, "circle-4", "circle-4", 1, 4, "Circle, 4 players");
  is_mode (module, "pairs", "pairs", 2, 4, "Pairs");
  CU_ASSERT_FALSE (sortie_spec_mode (module->game, "5", &at, NULL));
  for (guint mode = 0; module->game->modes[mode].id != NULL; mode++)
    CU_ASSERT_EQUAL (sortie_choice_is_made_by (module->game, 0, mode, SORTIE_NO_SEAT),
                     module->game->modes[mode].row == 1);
}

/* The framework's procedures keep their numbers, and the game's come after them. */
static void
procedures_by_number (void)
{
  const SortieModule *module = lamps ();

  CU_ASSERT_PTR_EQUAL (module->procs[SORTIE_PROC_TURN].step,
                       sortie_framework_procs[SORTIE_PROC_TURN].step);
  CU_ASSERT_PTR_EQUAL (module->procs[SORTIE_PROC_LOOK].step,
                       sortie_framework_procs[SORTIE_PROC_LOOK].step);
  tap_string (module->procs[TOY_PROC_DRAW].id, "draw");
  tap_string (module->procs[TOY_PROC_BURN].id, "burn");
  tap_string (module->procs[TOY_PROC_BURN + 1].id, NULL);
}

static void
things_are_found_by_id (void)
{
  tap_int (SORTIE_FIND_ROW (sortie_game.choices, "deck"), 0);
  tap_int (SORTIE_FIND_ROW (sortie_game.choices, "boss"), -1);
}

static void
another_interface (void)
{
  g_autofree char *folder = in_build ("tests/broken");
  g_autofree char *path = g_build_filename (folder, "other-interface.so", NULL);
  g_autofree char *by_path = message_for_file (path);
  g_autofree char *by_id = message_for (folder, NULL, "other-interface");
  g_autofree char *expected
    = g_strdup_printf ("%s: … %d … %d", path,
                       SORTIE_INTERFACE_VERSION + 1, SORTIE_INTERFACE_VERSION);

  tap_tells (by_path, expected);
  tap_tells (by_id, expected);
}

static void
other_headers (void)
{
  g_autofree char *folder = in_build ("tests/broken");
  g_autofree char *path = g_build_filename (folder, "other-stamp.so", NULL);
  g_autofree char *message = message_for_file (path);
  g_autofree char *expected
    = g_strdup_printf ("%s: … %08x … %08x", path,
                       SORTIE_STAMP + 1, SORTIE_STAMP);

  tap_tells (message, expected);
}

static const TapTest tests[] = {
  { "a game is loaded by its id or by the path of its object, with its content",
    by_id_and_by_path },
  { "a loaded game plays like the same game linked in", a_loaded_game_plays },
  { "the games in the folders of a path are listed, each once, in order", games_are_listed },
  { "a game that is not there is refused with the nearest", unknown_games },
  { "the current folder is not searched by accident", the_current_folder_is_not_searched },
  { "an object that is no game is refused", what_is_no_game },
  { "an id is never a path", an_id_is_no_path },
  { "an object with the name of another game is refused", another_name },
  { "a module that was made for another interface is refused, whatever else is in it",
    another_interface },
  { "a module that was compiled with other headers is refused, with both stamps", other_headers },
  { "content that is missing or wrong is said by name", content_is_missing_or_wrong },
  { "a game is loaded with more content", more_content },
  { "a game without content has an empty catalogue", without_content },
  { "procedures are joined by number, the framework's first", procedures_by_number },
  { "of a row for several numbers of seats there is a mode for each", modes_by_number_of_seats },
  { "modes, options and choices are found by id", things_are_found_by_id },
  { NULL },
};

TAP_MAIN (tests)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every file of tests/content-bad says itself which messages it must give (expected.h); those
 * in a folder are read with the words of that game. */
#include <sortie/base.h>
#include "base/errors.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/xml.h"
#include "content/internal.h"
#include "tests/content/expected.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

static void
check (const char *path, const char *name, gconstpointer data)
{
  const SortieContentNames *names = data;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieCatalogue) catalogue = NULL;
  g_autofree char *content = NULL, *said = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  catalogue = sortie_content_load_memory (names, content, size, name, errors);
  said = sortie_errors_to_string (errors);
  CU_ASSERT_PTR_NULL (catalogue);
  expected_check (path, content, name, said);
}

/* The files of a folder below tests/content-bad; how many there are. */
static guint
check_folder (const SortieContentNames *names, const char *folder)
{
  const char *top = g_getenv ("top_srcdir");
  g_autofree char *path
    = g_build_filename (top != NULL ? top : ".", "tests", "content-bad", folder, NULL);

  return expected_each_file (path, check, names);
}

static void
each_bad_file (void)
{
  CU_ASSERT (check_folder (&words, NULL) >= 121);
}

static void
each_bad_file_of (const char *id)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  const SortieGame *game = sortie_module_open (&paths, id, &error);
  g_autoptr (SortieGameNames) names = game != NULL ? sortie_game_names_new (game) : NULL;

  tap_no_error (error);
  CU_ASSERT (names != NULL && check_folder (sortie_game_names_get (names), id) > 0);
}

static void
each_bad_file_of_siegestorm (void)
{
  each_bad_file_of ("siegestorm");
}

static void
each_bad_file_of_crazy_eights (void)
{
  each_bad_file_of ("crazy-eights");
}

static void
each_bad_file_of_summoner_wars (void)
{
  each_bad_file_of ("summoner-wars");
}

/* What is held against an event needs a game that asks for it. */
static void
held_in_a_game_without_answers (void)
{
  static const char content[]
    = "<content xmlns=\"urn:sortie:content\"><thing id=\"x\"><name>X</name>"
      "<provenance confidence=\"designed\"/><when event=\"kill\" held=\"yes\"><draw/></when>"
      "</thing></content>";
  SortieVocabulary vocabulary = *words.vocabulary;
  SortieContentNames deaf = words;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieCatalogue) catalogue = NULL;
  g_autofree char *said = NULL;

  vocabulary.held = FALSE;
  deaf.vocabulary = &vocabulary;
  catalogue = sortie_content_load_memory (&deaf, content, sizeof content - 1, "x", errors);
  said = sortie_errors_to_string (errors);
  CU_ASSERT_PTR_NULL (catalogue);
  tap_contains (said, "the game's table lacks rules.reactions and vocabulary.held");
}

static const TapTest tests[] = {
  { "held=\"yes\" is refused where the game asks nobody", held_in_a_game_without_answers },
  { "each bad file is refused with the messages that it says itself", each_bad_file },
  { "the same in Siegestorm, which has no grid", each_bad_file_of_siegestorm },
  { "the same in Crazy Eights, which has no places at all", each_bad_file_of_crazy_eights },
  { "the same in Summoner Wars, where some events are only told", each_bad_file_of_summoner_wars },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

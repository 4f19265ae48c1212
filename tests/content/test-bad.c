/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every file of tests/content-bad says itself which messages it must give (expected.h). */
#include "base/xml.h"
#include "tests/content/expected.h"
#include "tests/effect/words.h"
#include "tests/tap/tap.h"

static char *
folder (void)
{
  const char *top = g_getenv ("top_srcdir");

  return g_build_filename (top != NULL ? top : ".", "tests", "content-bad", NULL);
}

static void
check (const char *path, const char *name)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieCatalogue) catalogue = NULL;
  g_autofree char *content = NULL, *wanted = NULL, *said = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  wanted = expected_messages (content, name);
  catalogue = sortie_content_load_memory (&words, content, size, name, errors);
  said = sortie_errors_to_string (errors);
  CU_ASSERT_PTR_NULL (catalogue);
  CU_ASSERT (*wanted != '\0');
  tap_string (said, wanted);
}

static void
each_bad_file (void)
{
  g_autofree char *path = folder ();
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        check (file, name);
        n++;
      }
  CU_ASSERT (n >= 120);
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
  tap_contains (said, "in this game nothing is played from the hand in answer to an event: "
                      "held=\"yes\" says nothing");
}

static const TapTest tests[] = {
  { "held=\"yes\" is refused where the game asks nobody", held_in_a_game_without_answers },
  { "each bad file is refused with the messages that it says itself", each_bad_file },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

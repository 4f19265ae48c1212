/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every example in docs/effects.md is compiled: those of a section with its game's words, those
 * of the hard cards with one game's or the other's. */
#include <string.h>

#include <sortie/base.h>
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/compiler.h"
#include "tests/tap/tap.h"

static const char *const cards[] = { "underworld-vindicator", "goblin-fighter", NULL };
static const char *const keywords[] = { "shielded",       "gang",       "precise", "flight",
                                        "greater-flight", "camouflage", "tough",   "gang-up",
                                        "magic-barrier",  "event-ability", NULL };
static const char *const factions[] = { "cave-goblins", NULL };

static char *
read_page (void)
{
  const char *top = g_getenv ("top_srcdir");
  g_autofree char *path = g_build_filename (top != NULL ? top : ".", "docs", "effects.md", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* An example may be anything that the language has; a program is built around what is no clause. */
static char *
as_clauses (const SortieVocabulary *vocabulary, const char *name, const char *example)
{
  const char *play = sortie_play_element (vocabulary, 0)->name;

  if (sortie_element_find (vocabulary, SORTIE_ELEMENT_CLAUSE, name) != NULL)
    return g_strdup (example);
  if (sortie_element_find (vocabulary, SORTIE_ELEMENT_EFFECT, name) != NULL)
    return g_strdup_printf ("<%s>%s</%s>", play, example, play);
  if (sortie_element_find (vocabulary, SORTIE_ELEMENT_SET, name) != NULL)
    return g_strdup_printf ("<%s><look><at>%s</at></look></%s>", play, example, play);
  if (sortie_element_find (vocabulary, SORTIE_ELEMENT_NUMBER, name) != NULL)
    return g_strdup_printf ("<%s><draw><n>%s</n></draw></%s>", play, example, play);
  return g_strdup_printf ("<modify value=\"attack\" add=\"1\"><while>%s</while></modify>", example);
}

static xmlDoc *
read_example (const SortieVocabulary *vocabulary, const char *example, SortieErrors *errors)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (example));
  g_autofree char *name = g_strndup (trimmed + 1, strcspn (trimmed + 1, " />"));
  g_autofree char *clauses = as_clauses (vocabulary, name, trimmed);
  g_autofree char *text = g_strdup_printf ("<example>%s</example>", clauses);

  return sortie_xml_read_memory (text, strlen (text), "example", errors);
}

static void
declare (SortieCompiler *compiler)
{
  for (guint16 i = 0; cards[i] != NULL; i++)
    sortie_compiler_declare_card (compiler, cards[i], i + 1);
  for (guint16 i = 0; keywords[i] != NULL; i++)
    sortie_compiler_declare_keyword (compiler, keywords[i], i);
  for (guint16 i = 0; factions[i] != NULL; i++)
    sortie_compiler_declare_faction (compiler, factions[i]);
}

/* "" when the example compiles, else what is wrong with it. (transfer full) */
static char *
compile (const SortieContentNames *names, const char *example)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieCompiler) compiler = sortie_compiler_new (names, errors);
  g_autoptr (xmlDoc) doc = read_example (names->vocabulary, example, errors);
  const xmlNode *root = doc != NULL ? xmlDocGetRootElement (doc) : NULL;

  declare (compiler);
  for (xmlNode *node = root != NULL ? sortie_xml_first (root) : NULL; node != NULL;
       node = sortie_xml_next (node))
    {
      const SortieElement *element = sortie_element_find (names->vocabulary, SORTIE_ELEMENT_CLAUSE,
                                                          sortie_xml_name (node));
      guint16 at = sortie_compiler_begin (compiler, "example", NULL, 1, 1);

      if (element == NULL)
        sortie_errors_add (errors, "example", 0, NULL, "<%s> is no clause", sortie_xml_name (node));
      else
        g_array_unref (sortie_compiler_clause (compiler, at, element, node));
    }
  return sortie_errors_to_string (errors);
}

/* The page between two headings. */
static char *
section (const char *page, const char *from, const char *to)
{
  const char *begin = strstr (page, from), *end = strstr (page, to);

  g_assert_true (begin != NULL && end > begin);
  return g_strndup (begin, (gsize) (end - begin));
}

/* The examples of a text: in fences, and in the last column of tables. (transfer full) */
static GPtrArray *
examples_in (const char *text)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (const char *at = text; (at = strstr (at, "```xml\n")) != NULL;)
    {
      const char *from = at + strlen ("```xml\n"), *to = strstr (from, "```");

      g_ptr_array_add (list, g_strndup (from, (gsize) (to - from)));
      at = to + 3;
    }
  for (const char *at = text; (at = strstr (at, "| `<")) != NULL;)
    {
      const char *from = at + 3, *to = strchr (from, '`');

      g_ptr_array_add (list, g_strndup (from, (gsize) (to - from)));
      at = to;
    }
  return list;
}

/* Both (nullable), but not both NULL. */
static void
all_compile (const char *text, const SortieContentNames *names, const SortieContentNames *others,
             guint least)
{
  g_autoptr (GPtrArray) list = examples_in (text);

  CU_ASSERT (list->len >= least);
  for (guint i = 0; i < list->len; i++)
    {
      const char *example = g_ptr_array_index (list, i);
      g_autofree char *wrong = compile (names, example);
      g_autofree char *wrong_there =
          others != NULL && *wrong != '\0' ? compile (others, example) : NULL;
      gboolean fits = *wrong == '\0' || (wrong_there != NULL && *wrong_there == '\0');

      if (!fits)
        tap_note ("%s\n%s\n%s", example, wrong, wrong_there != NULL ? wrong_there : "");
      CU_ASSERT (fits);
    }
}

static SortieGameNames *
words_of (const char *name)
{
  SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  const SortieGame *game = sortie_module_open (&paths, name, &error);

  tap_no_error (error);
  return sortie_game_names_new (game);
}

#define SIEGESTORM "## Siegestorm: mechanic, construct, example"
#define SUMMONER "## Summoner Wars: mechanic, construct, example"
#define HARD "## The hard ones"
#define REFERENCE "# Reference"

static void
examples_of_siegestorm (void)
{
  g_autofree char *page = read_page (), *first = section (page, "# Effects", REFERENCE);
  g_autofree char *text = section (page, SIEGESTORM, SUMMONER);
  g_autoptr (SortieGameNames) names = words_of ("siegestorm");

  all_compile (first, sortie_game_names_get (names), NULL, 1);
  all_compile (text, sortie_game_names_get (names), NULL, 60);
}

static void
examples_of_summoner_wars (void)
{
  g_autofree char *page = read_page (), *text = section (page, SUMMONER, HARD);
  g_autoptr (SortieGameNames) names = words_of ("summoner-wars");

  all_compile (text, sortie_game_names_get (names), NULL, 120);
}

static void
the_hard_ones (void)
{
  g_autofree char *page = read_page (), *text = g_strdup (strstr (page, HARD));
  g_autoptr (SortieGameNames) names = words_of ("siegestorm");
  g_autoptr (SortieGameNames) others = words_of ("summoner-wars");

  all_compile (text, sortie_game_names_get (names), sortie_game_names_get (others), 20);
}

static const TapTest tests[] = {
  { "the examples of Siegestorm compile with its words", examples_of_siegestorm },
  { "the examples of Summoner Wars compile with its words", examples_of_summoner_wars },
  { "the hard cards compile", the_hard_ones },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

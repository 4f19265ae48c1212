/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual, and the reference in docs/effects.md, which is made from the same tables. */
#include <string.h>

#include <sortie/base.h>
#include "content/content.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/xml.h"
#include "content/internal.h"
#include "language/elements.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

static void
an_element (void)
{
  g_autofree char *text = sortie_manual_describe (NULL, "choose");

  tap_string (text,
              "<choose> (Effects): a player chooses when the effect gets here; what is chosen is not a target\n"
              "  name = a new name (required): a name that later elements can use\n"
              "  from = a set (required): what may be chosen\n"
              "  at-least = a number (1): the fewest\n"
              "  at-most = a number: the most; by default as many as `at-least`\n"
              "  by = a set (you): who chooses");
}

static void
a_word_of_several_kinds (void)
{
  g_autofree char *text = sortie_manual_describe (&words, "kill");
  g_autofree char *self = sortie_manual_describe (NULL, "self");
  g_autofree char *hand = sortie_manual_describe (&words, "enemies");

  tap_string (text, "<kill> (Effects): kills\n  what = a set (required): whom\nkill (an event)");
  tap_string (self, "self (a set): this");
  tap_string (hand, "enemies (a set): Enemies");
}

static void
what_every_clause_takes (void)
{
  g_autofree char *text = sortie_manual_describe (NULL, "part"), *kind = sortie_manual_describe (&words, "card");

  tap_string (text, "part = a word (of every clause): the part of the card's text that describes the clause, if "
                    "not the usual part");
  tap_string (kind, "<card> (a kind of card): card; its text in parts, for `part`: `action`, `passive`");
}

static void
a_word_of_grids (void)
{
  g_autofree char *anywhere = sortie_manual_describe (NULL, "near");
  g_autofree char *with = sortie_manual_describe (&words, "near");
  g_autofree char *without = sortie_manual_describe (&words_without_grid, "near");
  g_autofree char *overview = sortie_manual_overview (&words_without_grid);
  g_autoptr (GPtrArray) known = sortie_manual_words (&words_without_grid);

  tap_contains (anywhere, "<near> (Tests): they are within a number of steps of another thing, ignoring "
                          "what is in between; only in games with a grid\n");
  tap_string (with, anywhere);
  tap_string (without, NULL);
  CU_ASSERT_PTR_NULL (strstr (overview, "<near>"));
  CU_ASSERT_PTR_NULL (strstr (overview, "grid"));
  CU_ASSERT_FALSE (g_ptr_array_find_with_equal_func (known, "near", g_str_equal, NULL));
}

static void
an_attribute (void)
{
  g_autofree char *text = sortie_manual_describe (&words, "held");

  CU_ASSERT_PTR_NOT_NULL_FATAL (text);
  tap_tells (text, "<when>, <before> … held = ");
  tap_tells (text, "<modify>, <permit>, <forbid>: held = ");
}

static void
an_unknown_word (void)
{
  g_autofree char *text = sortie_manual_describe (&words, "kil");

  tap_string (text, NULL);
}

static void
the_overview_has_every_element (void)
{
  g_autofree char *text = sortie_manual_overview (&words);
  const SortieElement *element;

  for (guint n = 0; (element = sortie_element_nth (words.vocabulary, n)) != NULL; n++)
    {
      g_autofree char *line = g_strdup_printf ("  <%s>: ", element->name);

      tap_contains (text, line);
    }
}

static void
the_reference_has_everything (void)
{
  g_autofree char *text = sortie_manual_markdown (&words);
  const SortieElement *element;

  for (guint n = 0; (element = sortie_element_nth (words.vocabulary, n)) != NULL; n++)
    {
      g_autofree char *heading = g_strdup_printf ("\n### `<%s>`\n", element->name);

      tap_contains (text, heading);
      for (guint i = 0; i < sortie_element_n_attrs (element); i++)
        {
          const char *name = sortie_element_attrs (element)[i].name;
          g_autofree char *row = g_strdup_printf ("| `%s` | ", name);

          if (!sortie_element_gives (element, name))
            tap_contains (strstr (text, heading), row);
        }
    }
  tap_contains (text, "\n### `<feast>`\n\nafter it killed in a storm, once a turn; stands for \\<when "
                      "event=\"kill\" by=\"you\" while=\"storming\" limit=\"1\">; holds");
  g_autofree char *adds = tap_sentence ("game-adds", NULL), *added = g_strconcat ("# ", adds, NULL);

  CU_ASSERT (strstr (text, "### `<choose>`") < strstr (text, added)
             && strstr (text, added) < strstr (text, "### `<feast>`"));
  CU_ASSERT (strstr (text, added) < strstr (text, "* `attack-ends`"));
  tap_contains (text, "* `card`: card; its text in parts, for `part`: `action`, `passive`\n* `thing`: thing\n");
  tap_contains (text, "* `you`: you\n");
  tap_contains (text, "`may-move`");
  tap_contains (text, "`discard`");
}

/* ---- docs/effects.md ---- */

#define BEGIN "<!-- reference: made from the tables by `make update-golden` -->\n"
#define END "<!-- end of the reference -->\n"

static char *
page_path (void)
{
  const char *top = g_getenv ("top_srcdir");

  return g_build_filename (top != NULL ? top : ".", "docs", "effects.md", NULL);
}

/* A game that adds nothing. */
static const SortieGame nothing = { .id = NULL };

/* The page with the reference between the two marks made anew. */
static char *
with_reference (const char *page)
{
  g_autoptr (SortieGameNames) names = sortie_game_names_new (&nothing);
  g_autofree char *reference = sortie_manual_markdown (sortie_game_names_get (names));
  g_auto (GStrv) around_begin = g_strsplit (page, BEGIN, 2);
  g_auto (GStrv) around_end = g_strsplit (page, END, 2);

  CU_ASSERT_EQUAL_FATAL (g_strv_length (around_begin), 2);
  CU_ASSERT_EQUAL_FATAL (g_strv_length (around_end), 2);
  return g_strconcat (around_begin[0], BEGIN, "\n", reference, "\n", END, around_end[1], NULL);
}

static void
the_page_is_up_to_date (void)
{
  g_autofree char *path = page_path (), *page = NULL, *fresh = NULL;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (path, &page, NULL, NULL));
  fresh = with_reference (page);
  if (g_strcmp0 (g_getenv ("SORTIE_UPDATE_GOLDEN"), "yes") == 0)
    {
      CU_ASSERT_TRUE (g_file_set_contents (path, fresh, -1, NULL));
      return;
    }
  if (strcmp (page, fresh) != 0)
    tap_note ("the tables have changed: make update-golden");
  CU_ASSERT (strcmp (page, fresh) == 0);
}

static const TapTest tests[] = {
  { "an element is described with its attributes", an_element },
  { "a word that means several things is described for each", a_word_of_several_kinds },
  { "what every clause takes, and kinds of cards", what_every_clause_takes },
  { "a word of grids is described where there is a grid", a_word_of_grids },
  { "an attribute is described with the elements that have it", an_attribute },
  { "a word that nothing has is not described", an_unknown_word },
  { "the overview has a line for every element", the_overview_has_every_element },
  { "the reference has every element and attribute", the_reference_has_everything },
  { "the reference in docs/effects.md is what the tables say", the_page_is_up_to_date },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual, and docs/effects.md: its reference is made from the tables, its examples compile. */
#include <string.h>

#include "base/xml.h"
#include "content/manual.h"
#include "tests/effect/words.h"
#include "tests/tap/tap.h"

static void
an_element (void)
{
  g_autofree char *text = sortie_manual_describe (NULL, "choose");

  tap_string (text,
              "<choose> (Effects): somebody chooses, when the effect gets there; not a target\n"
              "  name = a new name (required): the name by which they are spoken of later\n"
              "  from = a set (required): what may be chosen\n"
              "  at-least = a number (1): how many at least\n"
              "  at-most = a number: how many at most; as many as at least when not given\n"
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
an_unknown_word (void)
{
  g_autofree char *text = sortie_manual_describe (&words, "kil");
  g_autofree char *hint = sortie_manual_hint (&words, "kil");

  tap_string (text, NULL);
  tap_string (hint, "; did you mean \"kill\"?");
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
          g_autofree char *row = g_strdup_printf ("| `%s` | ", sortie_element_attrs (element)[i].name);

          tap_contains (strstr (text, heading), row);
        }
    }
  tap_contains (text, "* `you`: you\n");
  tap_contains (text, "`may-move`");
  tap_contains (text, "`discard`");
}

/* --- docs/effects.md --- */

#define BEGIN "<!-- reference: made from the tables by `make update-golden` -->\n"
#define END "<!-- end of the reference -->\n"

static char *
page_path (void)
{
  const char *top = g_getenv ("top_srcdir");

  return g_build_filename (top != NULL ? top : ".", "docs", "effects.md", NULL);
}

static char *
read_page (void)
{
  g_autofree char *path = page_path ();
  char *text = NULL;

  CU_ASSERT_TRUE (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static char *
with_reference (const char *page)
{
  g_autofree char *reference = sortie_manual_markdown (NULL);
  const char *begin = strstr (page, BEGIN), *end = strstr (page, END);

  g_assert_true (begin != NULL && end > begin);
  g_autofree char *before = g_strndup (page, (gsize) (begin - page));

  return g_strconcat (before, BEGIN, "\n", reference, "\n", end, NULL);
}

static void
the_page_is_up_to_date (void)
{
  g_autofree char *page = read_page (), *fresh = with_reference (page), *path = page_path ();

  if (g_strcmp0 (g_getenv ("SORTIE_UPDATE_GOLDEN"), "yes") == 0)
    {
      CU_ASSERT_TRUE (g_file_set_contents (path, fresh, -1, NULL));
      return;
    }
  if (strcmp (page, fresh) != 0)
    tap_note ("the tables have changed: make update-golden");
  CU_ASSERT (strcmp (page, fresh) == 0);
}

/* Elements that the games' own tables bring; the page says so of each. */
static gboolean
is_known (const xmlNode *node)
{
  const char *name = sortie_xml_name (node);
  const xmlNode *parent = node->parent;

  for (guint kind = 0; kind < SORTIE_N_ELEMENT_KINDS; kind++)
    if (sortie_element_find (NULL, kind, name) != NULL)
      return TRUE;
  for (guint kind = 0; kind < SORTIE_N_ELEMENT_KINDS; kind++)
    {
      const SortieElement *around = sortie_element_find (NULL, kind, sortie_xml_name (parent));

      if (around != NULL && (sortie_element_attr (around, name) >= 0 || strcmp (name, "while") == 0))
        return TRUE;
    }
  return FALSE;
}

/* Attributes of framework elements must be theirs; what a game brings is only well-formed. */
static void
check_element (const xmlNode *node)
{
  const SortieElement *element = NULL;

  for (guint kind = 0; kind < SORTIE_N_ELEMENT_KINDS && element == NULL; kind++)
    element = sortie_element_find (NULL, kind, sortie_xml_name (node));
  for (const xmlAttr *a = node->properties; element != NULL && a != NULL; a = a->next)
    {
      const char *name = (const char *) a->name;
      gboolean has = sortie_element_attr (element, name) >= 0
                     || (element->kind == SORTIE_ELEMENT_CLAUSE && strcmp (name, "while") == 0);

      if (!has)
        tap_note ("<%s %s=> in docs/effects.md", element->name, name);
      CU_ASSERT (has);
    }
  for (xmlNode *child = sortie_xml_first (node); child != NULL; child = sortie_xml_next (child))
    check_element (child);
}

/* Words in which a game's own elements are listed: `<kill>`. */
static void
check_names (const xmlNode *node, const char *page)
{
  if (!is_known (node) && !sortie_xml_is (node, "example"))
    {
      g_autofree char *listed = g_strdup_printf ("`<%s>`", sortie_xml_name (node));

      tap_contains (page, listed);
    }
  for (xmlNode *child = sortie_xml_first (node); child != NULL; child = sortie_xml_next (child))
    check_names (child, page);
}

static void
check_example (const char *example, const char *page)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *text = g_strdup_printf ("<example>%s</example>", example);
  g_autoptr (xmlDoc) doc = sortie_xml_read_memory (text, strlen (text), "example", errors);
  g_autofree char *messages = sortie_errors_to_string (errors);

  tap_string (messages, "");
  if (doc == NULL)
    {
      tap_note ("%s", example);
      return;
    }
  check_element (xmlDocGetRootElement (doc));
  check_names (xmlDocGetRootElement (doc), page);
}

/* Every example is XML in a fence of its own, or between backquotes in a table. */
static void
the_examples_are_written_in_the_language (void)
{
  g_autofree char *page = read_page ();
  const char *end = strstr (page, BEGIN);
  guint n = 0;

  for (const char *at = page; (at = strstr (at, "```xml\n")) != NULL && at < end;)
    {
      const char *from = at + strlen ("```xml\n"), *to = strstr (from, "```");
      g_autofree char *example = g_strndup (from, (gsize) (to - from));

      check_example (example, page);
      at = to + 3;
      n++;
    }
  for (const char *at = page; (at = strstr (at, "| `<")) != NULL && at < end;)
    {
      const char *from = at + 3, *to = strchr (from, '`');
      g_autofree char *example = g_strndup (from, (gsize) (to - from));

      check_example (example, page);
      at = to;
      n++;
    }
  CU_ASSERT (n > 60);
}

static const TapTest tests[] = {
  { "an element is described with its attributes", an_element },
  { "a word that means several things is described for each", a_word_of_several_kinds },
  { "an unknown word has a nearest match", an_unknown_word },
  { "the overview has a line for every element", the_overview_has_every_element },
  { "the reference has every element and attribute", the_reference_has_everything },
  { "the reference in docs/effects.md is what the tables say", the_page_is_up_to_date },
  { "the examples in docs/effects.md use the language as it is", the_examples_are_written_in_the_language },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

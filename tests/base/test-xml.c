/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes in, and how it is looked at. What is refused: test-xml-refusals.c. */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

#include <glib/gstdio.h>
#include <libxml/parser.h>
#include <string.h>

static xmlDoc *
read_text (const char *text)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  xmlDoc *document = sortie_xml_read_memory (text, strlen (text), "test.xml", errors);
  g_autofree char *messages = sortie_errors_to_string (errors);

  tap_string (messages, "");
  CU_ASSERT_PTR_NOT_NULL_FATAL (document);
  return document;
}

#define with_root(document, root, text) \
  g_autoptr (xmlDoc) document = read_text (text); \
  xmlNode *root = xmlDocGetRootElement (document)

static void
elements_are_walked (void)
{
  with_root (document, root,
             "<!-- deck --><deck>text<card/><!-- c --><boss/>\n<card n='2'/></deck>");
  xmlNode *first = sortie_xml_first (root), *second = sortie_xml_next (first);

  tap_string (sortie_xml_name (root), "deck");
  CU_ASSERT_TRUE (sortie_xml_is (root, "deck"));
  CU_ASSERT_FALSE (sortie_xml_is (root, "dec"));
  tap_string (sortie_xml_name (first), "card");
  tap_string (sortie_xml_name (second), "boss");
  CU_ASSERT_PTR_EQUAL (sortie_xml_child (root, "boss"), second);
  CU_ASSERT_PTR_EQUAL (sortie_xml_child (root, "card"), first);
  CU_ASSERT_PTR_NULL (sortie_xml_child (root, "imp"));
  CU_ASSERT_PTR_NULL (sortie_xml_next (sortie_xml_next (second)));
  CU_ASSERT_PTR_NULL (sortie_xml_first (first));
}

static void
names_come_without_their_prefix (void)
{
  with_root (document, root, "<s:deck xmlns:s='urn:x'><s:card/></s:deck>");

  tap_string (sortie_xml_name (root), "deck");
  CU_ASSERT_PTR_NOT_NULL (sortie_xml_child (root, "card"));
}

static void
absent_is_not_empty (void)
{
  with_root (document, root, "<card id='imp' text='' xmlns:x='urn:x' x:cost='1'/>");

  tap_string (sortie_xml_attribute (root, "id"), "imp");
  tap_string (sortie_xml_attribute (root, "text"), "");
  tap_string (sortie_xml_attribute (root, "name"), NULL);
  tap_string (sortie_xml_attribute (root, "cost"), NULL);
}

/* However a value is written, it is one piece. */
static void
values_are_whole (void)
{
  with_root (document, root,
             "<card a='a &amp; b &#65;&lt;&quot;&apos;&gt; &#x142; c' b='&lt;' c=' x\n\ty '/>");

  tap_string (sortie_xml_attribute (root, "a"), "a & b A<\"'> ł c");
  tap_string (sortie_xml_attribute (root, "b"), "<");
  tap_string (sortie_xml_attribute (root, "c"), " x  y ");
  for (const xmlAttr *attribute = root->properties; attribute != NULL; attribute = attribute->next)
    CU_ASSERT_PTR_NULL (attribute->children->next);
  tap_string (sortie_xml_attribute_value (root->properties->next), "<");
}

/* What xgettext 0.21 extracts for these elements, since the text is the key of its translation. */
static void
text_is_what_xgettext_extracts (void)
{
  static const struct
  {
    const char *xml, *text;
  } cases[] = {
    { "<t> a  b </t>", "a b" },
    { "<t>c\t\n d</t>", "c d" },
    { "<t>&#13;e&#13; f&#13;</t>", "\re\r f\r" },
    { "<t>n\r\n o</t>", "n o" },
    { "<t>   </t>", "" },
    { "<t/>", "" },
    { "<t>i<!-- x --> j</t>", "i j" },
    { "<t>i <!-- x --> j</t>", "i  j" },
    { "<t> <!-- x --> j</t>", "j" },
    { "<t>p&#10;&#9;q&lt;&quot;</t>", "p q<\"" },
    { "<t>a &amp; &#32; b  &lt; c</t>", "a & b < c" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      with_root (document, root, cases[i].xml);
      g_autofree char *text = sortie_xml_text (root);

      tap_string (text, cases[i].text);
    }
}

static void
stray_text_is_found (void)
{
  with_root (document, root, "<deck>\n  <card/>\n  <!-- x -->\n  oops\n</deck>");
  with_root (tidy, tidy_root, "<deck>\n  <card>Imp</card>\n  <!-- x -->\n</deck>");
  const xmlNode *stray = sortie_xml_stray_text (root);

  CU_ASSERT_PTR_NOT_NULL_FATAL (stray);
  tap_contains ((const char *) stray->content, "oops");
  CU_ASSERT_PTR_NULL (sortie_xml_stray_text (tidy_root));
}

static void
lines_are_right_beyond_16_bits (void)
{
  g_autofree char *blank_lines = g_strnfill (100000, '\n');
  g_autofree char *text = g_strdup_printf ("<deck>%s<card/></deck>", blank_lines);
  with_root (document, root, text);

  tap_int (sortie_xml_line (root), 1);
  tap_int (sortie_xml_line (sortie_xml_first (root)), 100001);
}

static void
the_usual_beginnings_are_fine (void)
{
  static const char *const beginnings[] = {
    "",
    "\n  ",
    "\xef\xbb\xbf",
    "<?xml version='1.0'?>\n",
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
    "\xef\xbb\xbf<?xml version='1.0' encoding = 'UTF-8' standalone='yes'?>",
    "<?xml-model href='deck.xsd' encoding='any'?>\n",
    "<!-- <!DOCTYPE x> <deep> ' \" -->\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      g_autofree char *text =
          g_strconcat (beginnings[i], "<deck a=\"it's &gt; >\"/>\n<!-- end -->\n", NULL);
      with_root (document, root, text);

      tap_string (sortie_xml_name (root), "deck");
    }
}

static char *
nested (int depth)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < depth; i++)
    g_string_append (text, "<e a='1'>");
  for (int i = 0; i < depth; i++)
    g_string_append (text, "</e>");
  return g_string_free (text, FALSE);
}

static char *
with_attributes (int n)
{
  GString *text = g_string_new ("<e");

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, " a%d='%d'", i, i);
  return g_string_free (g_string_append (text, "/>"), FALSE);
}

static void
everything_up_to_the_limits_comes_in (void)
{
  g_autofree char *deep = nested (64);
  g_autofree char *wide = with_attributes (64);
  g_autofree char *padding = g_strnfill (SORTIE_XML_MAX_BYTES - strlen ("<e></e>"), 'x');
  g_autofree char *large = g_strdup_printf ("<e>%s</e>", padding);

  with_root (deep_document, deep_root, deep);
  with_root (wide_document, wide_root, wide);
  with_root (large_document, large_root, large);
  g_autofree char *text = sortie_xml_text (large_root);

  CU_ASSERT_PTR_NOT_NULL (sortie_xml_first (deep_root));
  tap_string (sortie_xml_attribute (wide_root, "a63"), "63");
  tap_string (text, padding);
}

/* Siblings are not nesting, and empty elements open nothing. */
static void
many_siblings_are_fine (void)
{
  GString *text = g_string_new ("<deck>");

  for (int i = 0; i < 10000; i++)
    g_string_append (text, "<card/><card></card><card a='/'/>");
  g_string_append (text, "</deck>");

  with_root (document, root, text->str);
  int n = 0;

  for (xmlNode *card = sortie_xml_first (root); card != NULL; card = sortie_xml_next (card))
    n++;
  tap_int (n, 30000);
  g_string_free (text, TRUE);
}

static void
a_file_comes_in (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *folder = g_dir_make_tmp ("sortie-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "ż.xml", NULL);

  g_file_set_contents (path, "<deck>\n<card/></deck>", -1, &error);
  tap_no_error (error);

  g_autoptr (xmlDoc) document = sortie_xml_read_file (path, errors);

  CU_ASSERT_PTR_NOT_NULL_FATAL (document);
  tap_int (sortie_xml_line (sortie_xml_first (xmlDocGetRootElement (document))), 2);
  CU_ASSERT_FALSE (sortie_errors_any (errors));
  g_remove (path);
  g_rmdir (folder);
}

static void
memory_is_glibs (void)
{
  xmlFreeFunc free_function;
  xmlMallocFunc malloc_function;
  xmlReallocFunc realloc_function;
  xmlStrdupFunc strdup_function;

  sortie_xml_init ();
  sortie_xml_init ();
  xmlMemGet (&free_function, &malloc_function, &realloc_function, &strdup_function);
  CU_ASSERT_PTR_EQUAL (free_function, g_free);
  CU_ASSERT_PTR_EQUAL (malloc_function, g_malloc);
  CU_ASSERT_PTR_EQUAL (realloc_function, g_realloc);
  CU_ASSERT_PTR_EQUAL (strdup_function, g_strdup);
  CU_ASSERT_PTR_NULL (xmlLoadExternalEntity ("test.xml", NULL, NULL));
}

static const TapTest tests[] = {
  { "elements are walked, text and comments passed over", elements_are_walked },
  { "names come without their prefix", names_come_without_their_prefix },
  { "an absent attribute is not an empty one", absent_is_not_empty },
  { "attribute values are whole however they are written", values_are_whole },
  { "text is what xgettext extracts", text_is_what_xgettext_extracts },
  { "text among elements is found", stray_text_is_found },
  { "lines are right beyond 65,535", lines_are_right_beyond_16_bits },
  { "the usual beginnings of a file are fine", the_usual_beginnings_are_fine },
  { "everything up to the limits comes in", everything_up_to_the_limits_comes_in },
  { "many elements beside each other are fine", many_siblings_are_fine },
  { "a file is read, with the line of each element", a_file_comes_in },
  { "libxml2 uses GLib's memory and loads nothing itself", memory_is_glibs },
  { NULL }
};

TAP_MAIN (tests)

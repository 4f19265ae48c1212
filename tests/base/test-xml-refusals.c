/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hostile and broken files: each is refused, with its line, and by the name of what is wrong. None
 * may take noticeable time; the harness's limit would end the test. */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void
check_refused_bytes (const char *bytes, gsize size, const char *message)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (xmlDoc) document = sortie_xml_read_memory (bytes, size, "test.xml", errors);

  CU_ASSERT_PTR_NULL (document);
  CU_ASSERT_FATAL (sortie_errors_any (errors));
  CU_ASSERT_TRUE (g_str_has_prefix (sortie_errors_get (errors, 0), "test.xml:"));
  tap_contains (sortie_errors_get (errors, 0), message);
}

static void
check_refused (const char *text, const char *message)
{
  check_refused_bytes (text, strlen (text), message);
}

static char *
repeated (const char *before, const char *piece, int times, const char *after)
{
  GString *text = g_string_new (before);

  while (times-- > 0)
    g_string_append (text, piece);
  return g_string_free (g_string_append (text, after), FALSE);
}

#define DOCTYPE_IN_LINE_2 \
  "test.xml:2: a document type declaration (DOCTYPE) is not allowed in content"

#define BILLION_LAUGHS \
  "<?xml version='1.0'?>\n<!DOCTYPE l [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>" \
  "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;'>" \
  "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;'>]><l>&e;</l>"
#define EXTERNAL_ENTITY "\n<!DOCTYPE l [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><l>&a;</l>"
#define EXTERNAL_SUBSET "\n<!DOCTYPE l SYSTEM 'http://127.0.0.1:9/l.dtd'><l/>"
#define PARAMETER_ENTITY "\n<!DOCTYPE l [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><l/>"
#define DEFAULT_ATTRIBUTE "\n<!DOCTYPE l [<!ATTLIST l cheat CDATA 'yes'>]><l/>"
#define BARE_DOCTYPE "\n<!DOCTYPE l><l/>"

static const char *const document_types[] = { BILLION_LAUGHS,   EXTERNAL_ENTITY,   EXTERNAL_SUBSET,
                                              PARAMETER_ENTITY, DEFAULT_ATTRIBUTE, BARE_DOCTYPE };

static void
document_types_are_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (document_types); i++)
    check_refused (document_types[i], DOCTYPE_IN_LINE_2);
  check_refused ("<l><!DOCTYPE l></l>", "test.xml:1: a document type declaration");
  check_refused ("<!DOCTYPE", "test.xml:1: a document type declaration");
}

/* The second lock: the parser by itself, as if the gate had been passed. */
static void
the_parser_alone_refuses_document_types (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (document_types); i++)
    {
      g_autoptr (SortieErrors) errors = sortie_errors_new ();
      g_autoptr (xmlDoc) document =
          sortie_xml_parse (document_types[i], strlen (document_types[i]), "test.xml", errors);

      CU_ASSERT_PTR_NULL (document);
      tap_int (sortie_errors_count (errors), 1);
      tap_string (sortie_errors_get (errors, 0), DOCTYPE_IN_LINE_2);
    }
}

static void
unknown_entities_are_refused (void)
{
  check_refused ("<l>\n&secret;</l>",
                 "test.xml:2: not well-formed XML: Entity 'secret' not defined");
}

static void
many_unknown_entities_are_no_flood (void)
{
  g_autofree char *text = repeated ("<l>", "&a;", 170000, "</l>");
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  CU_ASSERT_PTR_NULL (sortie_xml_read_memory (text, strlen (text), "test.xml", errors));
  tap_int (sortie_errors_count (errors), 3);
  tap_int (sortie_errors_dropped (errors), 0);
}

static void
deep_files_are_refused (void)
{
  g_autofree char *closed = repeated ("<r>\n", "<a>", 64, "");
  g_autofree char *deep = repeated ("", "<a>", 100000, "");
  g_autofree char *deeper = repeated ("", "<a>", 200000, "");
  g_autofree char *attributed = repeated ("", "<a b='>'>\n", 65, "");

  check_refused (closed, "test.xml:2: elements nested more than 64 deep");
  check_refused (deep, "test.xml:1: elements nested more than 64 deep");
  check_refused (deeper, "test.xml:1: the file is larger than 512 KiB");
  check_refused (attributed, "test.xml:65: elements nested more than 64 deep");
}

static void
the_parser_alone_refuses_200000_levels (void)
{
  g_autofree char *deep = repeated ("", "<a>", 200000, "");
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  CU_ASSERT_PTR_NULL (sortie_xml_parse (deep, strlen (deep), "test.xml", errors));
  tap_contains (sortie_errors_get (errors, 0), "test.xml:1: not well-formed XML: Excessive depth");
}

static void
crowded_tags_are_refused (void)
{
  GString *distinct = g_string_new ("\n<a");

  for (int i = 0; i < 40000; i++)
    g_string_append_printf (distinct, " a%d=''", i);
  g_string_append (distinct, "/>");

  g_autofree char *same = repeated ("\n<a", " a=''", 65, "/>");
  g_autofree char *namespaces = repeated ("\n<a", " xmlns:b='c'", 65, "/>");

  check_refused (distinct->str, "test.xml:2: a tag with more than 64 attributes");
  check_refused (same, "test.xml:2: a tag with more than 64 attributes");
  check_refused (namespaces, "test.xml:2: a tag with more than 64 attributes");
  g_string_free (distinct, TRUE);
}

static char *
fill_in (const char *pattern, const char *text)
{
  const char *blank = strstr (pattern, "%s");

  return g_strdup_printf ("%.*s%s%s", (int) (blank - pattern), pattern, text, blank + 2);
}

/* A tag with 40,000 attributes inside or after something after which gate and parser might
 * disagree about where they are. If the gate let one through, the parser would take seconds. */
static void
crowded_tags_cannot_hide (void)
{
  static const char *const covers[] = {
    "<a b='%s'/>",
    "<?x %s?><a/>",
    "<a><?x %s?></a>",
    "<? %s?><a/>",
    "<?xml version='1.0'> %s?><a/>",
    "<a <%s></a>",
    "<!x %s><a/>",
    "<a><![CDATA[%s]]></a>",
    "<a><!%s></a>",
    "<a><1 b='%s'/></a>",
    "<a>\x01<!--\x01%s--></a>",
    "</a>%s",
    "<a/>%s",
    "%s<a/>",
    "<a b=c>%s</a>",
    "<!-- -- -->%s<!-- -->",
    "<!DOCTYPE a [<!ENTITY b '<!--'>]>%s<!-- -->",
    "<a>&#0;%s</a>",
    "<a><b c='\">%s'/></a>",
  };
  GString *tag = g_string_new ("<c");

  for (int i = 0; i < 40000; i++)
    g_string_append_printf (tag, " a%d=\"\"", i);
  g_string_append (tag, "/>");

  for (gsize i = 0; i < G_N_ELEMENTS (covers); i++)
    {
      g_autofree char *text = fill_in (covers[i], tag->str);
      g_autoptr (SortieErrors) errors = sortie_errors_new ();

      CU_ASSERT_PTR_NULL (sortie_xml_gate (text, strlen (text), "test.xml", errors));
      tap_int (sortie_errors_count (errors), 1);
    }
  g_string_free (tag, TRUE);
}

static void
large_files_are_refused (void)
{
  g_autofree char *text = repeated ("<a>", "0123456789", 1000000, "</a>");
  g_autofree char *just = repeated ("<a>", "x", SORTIE_XML_MAX_BYTES - 6, "</a>");

  check_refused (text, "test.xml:1: the file is larger than 512 KiB");
  check_refused (just, "test.xml:1: the file is larger than 512 KiB");
}

static void
what_is_no_text_is_refused (void)
{
  char noise[4096];
  guint32 state = 1;

  for (gsize i = 0; i < sizeof noise; i++)
    noise[i] = (char) ((state = state * 1664525 + 1013904223) >> 24);
  noise[0] = (char) 0x80;

  check_refused_bytes ("", 0, "test.xml:1: the file is empty");
  check_refused_bytes (NULL, 0, "test.xml:1: the file is empty");
  check_refused_bytes (noise, sizeof noise, "test.xml:1: byte 0x80 is not UTF-8");
  check_refused_bytes ("<a>\nx\0y</a>", 11, "test.xml:2: a NUL byte, which no text holds");
  check_refused ("<a>\n\n\xc3\x28</a>", "test.xml:3: byte 0xC3 is not UTF-8");
  check_refused_bytes ("\x1f\x8b\x08\x00\x00\x00", 6, "test.xml:1: the file is compressed");
  check_refused_bytes ("\xff\xfe<\0a\0/\0>\0", 10, "test.xml:1: byte 0xFF is not UTF-8");
  check_refused_bytes ("<\0a\0/\0>\0", 8, "test.xml:1: a NUL byte");
}

static void
other_encodings_are_refused (void)
{
  check_refused ("<?xml version='1.0' encoding='ISO-8859-2'?><a/>",
                 "test.xml:1: encoding “ISO-8859-2” is not read; use UTF-8");
  check_refused ("<?xml version='1.0' encoding=\"UTF-7\"?><a/>", "encoding “UTF-7” is not read");
  check_refused ("<?xml version='1.0' encoding = 'none' ?><a/>", "encoding “none” is not read");
  check_refused ("<?xml version='1.0' encoding=''?><a/>", "encoding “” is not read");
}

static void
unsafe_characters_are_refused (void)
{
  check_refused ("<a>\n\302\23331m</a>", "test.xml:2: U+009B is a control character");
  check_refused ("<a b='\n\n\u202e'/>", "test.xml:3: U+202E is a control character");
  check_refused ("<!-- \u2066 --><a/>", "test.xml:1: U+2066 is a control character");
  check_refused ("<a>\033[31m</a>", "test.xml:1: U+001B is a control character");
  check_refused ("<a>\n&#x9b;</a>", "test.xml:2: U+009B is a control character");
  check_refused ("<a>&#155;</a>", "test.xml:1: U+009B is a control character");
  check_refused ("<a b='&#00000000000008238;'/>", "test.xml:1: U+202E is a control character");
  check_refused ("<a>&#x202E;</a>", "test.xml:1: U+202E is a control character");
  check_refused ("<a>&#0;</a>", "test.xml:1: U+0000 is a control character");
  check_refused ("<a>&#x1000000000000009b;</a>", "test.xml:1: U+");
}

static void
only_elements_text_and_comments_come_in (void)
{
  check_refused ("<a>\n<![CDATA[x]]></a>", "test.xml:2: a CDATA section");
  check_refused ("<a>\n<?pi x?></a>", "test.xml:2: a processing instruction may not stand inside");
  check_refused ("<a>\n<!ELEMENT a ANY></a>", "test.xml:2: “<!” begins a comment only");
}

static void
unfinished_files_are_refused (void)
{
  static const char whole[] =
      "<?xml version='1.0'?><!-- c --><a b='c'>text<!-- d --><e/> &lt; </a>";

  for (gsize cut = 0; cut < sizeof whole - 1; cut++)
    check_refused_bytes (whole, cut, "test.xml:1: ");
  check_refused ("<a>\n<b", "test.xml:2: a tag that never ends");
  check_refused ("<a>\n<b c='", "test.xml:2: the value of an attribute that never ends");
  check_refused ("<a>\n<!-- ", "test.xml:2: a comment that never ends");
  check_refused ("\n<?pi ", "test.xml:2: a processing instruction that never ends");
}

static void
broken_files_are_refused (void)
{
  check_refused ("<a>\n<b>\n</a>",
                 "test.xml:3: not well-formed XML: Opening and ending tag mismatch");
  check_refused ("<a b='1'\nb='2'/>", "test.xml:2: not well-formed XML: Attribute b redefined");
  check_refused ("<a/>\n<b/>", "test.xml:2: not well-formed XML: Extra content");
  check_refused ("text", "test.xml:1: not well-formed XML: Start tag expected");
  check_refused ("<!-- only -->\n", "test.xml:2: not well-formed XML: Start tag expected");
  check_refused ("\n<a b='<'/>", "test.xml:2: “<” in the value of an attribute; write &lt;");
  check_refused ("<a>\n1 < 2</a>", "test.xml:2: a tag that does not end before the next one");
  check_refused ("\n<x:a/>",
                 "test.xml:2: not well-formed XML: Namespace prefix x on a is not defined");
  check_refused ("<a>\n<1/></a>", "test.xml:2: not well-formed XML: ");
}

static void
messages_stay_short (void)
{
  g_autofree char *long_name = repeated ("<", "b", 40000, "></c>");
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  CU_ASSERT_PTR_NULL (sortie_xml_read_memory (long_name, strlen (long_name), "test.xml", errors));
  CU_ASSERT_FATAL (sortie_errors_any (errors));
  CU_ASSERT (strlen (sortie_errors_get (errors, 0)) < 300);
  CU_ASSERT_PTR_NULL (strchr (sortie_errors_get (errors, 0), '\n'));
}

typedef struct
{
  char *folder, *path;
} Scratch;

static Scratch
scratch_new (void)
{
  g_autoptr (GError) error = NULL;
  Scratch scratch = { .folder = g_dir_make_tmp ("sortie-XXXXXX", &error) };

  tap_no_error (error);
  scratch.path = g_build_filename (scratch.folder, "bad.xml", NULL);
  return scratch;
}

static void
scratch_clear (Scratch *scratch)
{
  g_remove (scratch->path);
  g_rmdir (scratch->folder);
  g_free (scratch->path);
  g_free (scratch->folder);
}

static void
check_refused_file (const char *path, const char *message)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *expected = g_strconcat (path, message, NULL);

  CU_ASSERT_PTR_NULL (sortie_xml_read_file (path, errors));
  CU_ASSERT_FATAL (sortie_errors_any (errors));
  CU_ASSERT_TRUE (g_str_has_prefix (sortie_errors_get (errors, 0), expected));
  tap_contains (sortie_errors_get (errors, 0), expected);
}

static void
files_that_cannot_be_read_are_named (void)
{
  Scratch scratch = scratch_new ();
  g_autofree char *words = tap_sentence ("no-regular-file", NULL);
  g_autofree char *irregular = g_strconcat (": ", words, NULL);

  check_refused_file (scratch.path, ": cannot be read: No such file or directory");
  check_refused_file (scratch.folder, irregular);
  tap_int (mkfifo (scratch.path, 0600), 0);
  check_refused_file (scratch.path, irregular);
  scratch_clear (&scratch);
}

static void
files_are_measured_before_they_are_read (void)
{
  Scratch scratch = scratch_new ();

  g_file_set_contents (scratch.path, "<a/>", -1, NULL);
  tap_int (truncate (scratch.path, (off_t) 1 << 40), 0);
  check_refused_file (scratch.path, ":1: the file is larger than 512 KiB");
  scratch_clear (&scratch);
}

static void
bad_files_are_named (void)
{
  Scratch scratch = scratch_new ();

  g_file_set_contents (scratch.path, "", 0, NULL);
  check_refused_file (scratch.path, ":1: the file is empty");
  g_file_set_contents (scratch.path, BILLION_LAUGHS, -1, NULL);
  check_refused_file (scratch.path, ":2: a document type declaration");
  g_file_set_contents (scratch.path, "<a>\n</b>", -1, NULL);
  check_refused_file (scratch.path, ":2: not well-formed XML: ");
  scratch_clear (&scratch);
}

static const TapTest tests[] = {
  { "a document type is refused: billion laughs, external entities, default attributes",
    document_types_are_refused },
  { "the parser alone refuses a document type as well", the_parser_alone_refuses_document_types },
  { "an unknown entity is refused", unknown_entities_are_refused },
  { "many unknown entities are no flood of messages", many_unknown_entities_are_no_flood },
  { "too many levels are refused", deep_files_are_refused },
  { "the parser alone refuses 200,000 levels as well", the_parser_alone_refuses_200000_levels },
  { "a tag with thousands of attributes is refused", crowded_tags_are_refused },
  { "a tag with thousands of attributes cannot hide", crowded_tags_cannot_hide },
  { "a file of 10 MB is refused", large_files_are_refused },
  { "noise, NUL, bad UTF-8, gzip and an empty file are refused", what_is_no_text_is_refused },
  { "encodings other than UTF-8 are refused", other_encodings_are_refused },
  { "terminal commands and bidirectional controls are refused, also in disguise",
    unsafe_characters_are_refused },
  { "inside the root only elements, text and comments come in",
    only_elements_text_and_comments_come_in },
  { "a file cut short anywhere is refused", unfinished_files_are_refused },
  { "a file that is not well-formed is refused", broken_files_are_refused },
  { "messages stay short and in one line", messages_stay_short },
  { "what cannot be read is named", files_that_cannot_be_read_are_named },
  { "a file is measured before it is read", files_are_measured_before_they_are_read },
  { "a bad file is named with its line", bad_files_are_named },
  { NULL }
};

TAP_MAIN (tests)

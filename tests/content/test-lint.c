/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include <sortie/base.h>
#include "base/errors.h"
#include "base/xml.h"
#include "content/content.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

#define THING(id, clauses) \
  "<thing id=\"" id "\"><name>N</name><provenance confidence=\"designed\"/>" clauses "</thing>"

static char *folder;

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_remove (path);
}

#define CONTENT(body) "<content xmlns=\"urn:sortie:content\">" body "</content>"

static void
begin (const char *one, const char *two)
{
  folder = g_dir_make_tmp ("sortie-lint-XXXXXX", NULL);
  write_file ("index.xml", "<index xmlns=\"urn:sortie:content\" game=\"toy\">"
                           "<file name=\"one.xml\"/><file name=\"two.xml\"/></index>");
  write_file ("one.xml", one);
  write_file ("two.xml", two);
}

static void
end (void)
{
  remove_file ("index.xml");
  remove_file ("one.xml");
  remove_file ("two.xml");
  remove_file ("three.xml");
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
}

/* What is said about a file (NULL: the folder), without the folder's name. @more: (nullable) a
 * folder that it builds on. */
static void
says_with (const char *more, const char *name, const char *expected)
{
  const char *const folders[] = { more, NULL };
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *path = name != NULL ? g_build_filename (folder, name, NULL) : g_strdup (folder);
  g_autoptr (SortieErrors) warnings = sortie_errors_new ();
  const SortieLint lint = { .names = &words, .more = folders, .errors = errors,
                            .warnings = warnings };
  gboolean sound = sortie_content_lint (&lint, path);
  g_autofree char *text = sortie_errors_to_string (errors),
                  *prefix = g_strconcat (folder, "/", NULL);
  g_auto (GStrv) parts = g_strsplit (text, prefix, -1);
  g_autofree char *without = g_strjoinv ("", parts);

  CU_ASSERT (sound == (*expected == '\0'));
  tap_string (without, expected);
}

static void
says (const char *name, const char *expected)
{
  says_with (NULL, name, expected);
}

static void
a_folder (void)
{
  begin (CONTENT (THING ("a", "<action><kil what=\"self\"/></action>")),
         CONTENT (THING ("b", "<action><drow/></action>")));
  says (NULL, "one.xml:1: thing “a”: unknown effect “kil”; did you mean “kill”?\n"
              "two.xml:1: thing “b”: unknown effect “drow”; did you mean “draw”?");
  end ();
}

static void
one_file_of_it (void)
{
  begin (CONTENT (THING ("a", "<action><kil what=\"self\"/></action>")),
         CONTENT (THING ("b", "<action><drow/></action>")));
  says ("two.xml", "two.xml:1: thing “b”: unknown effect “drow”; did you mean “draw”?");
  end ();
}

/* Its own folder is read once, by whatever name: no card is there twice, and what is wrong is said. */
static void
what_builds_on_its_own_folder (void)
{
  g_autofree char *again = NULL;

  begin (CONTENT (THING ("a", "<action><kil what=\"self\"/></action>")), CONTENT (THING ("b", "")));
  again = g_build_filename (folder, ".", NULL);
  says_with (folder, NULL, "one.xml:1: thing “a”: unknown effect “kil”; did you mean “kill”?");
  says_with (again, NULL, "one.xml:1: thing “a”: unknown effect “kil”; did you mean “kill”?");
  says_with (again, "one.xml", "one.xml:1: thing “a”: unknown effect “kil”; did you mean “kill”?");
  says_with (again, "two.xml", "");
  end ();
}

/* What a file names may stand in its neighbour. */
static void
a_file_that_needs_its_neighbour (void)
{
  begin (
      CONTENT (THING (
          "a", "<action><kill><what><where in=\"allies\"><named card=\"b\"/></where></what></kill>"
               "</action>")),
      CONTENT (THING ("b", "")));
  says ("one.xml", "");
  says (NULL, "");
  end ();
}

static void
a_sound_file_among_wrong_ones (void)
{
  begin (CONTENT (THING ("a", "<action><kil what=\"self\"/></action>")), CONTENT (THING ("b", "")));
  says ("two.xml", "");
  end ();
}

static void
too_many_elsewhere (void)
{
  GString *many = g_string_new (NULL);

  for (guint i = 0; i < 30; i++)
    g_string_append (many, "<drow/>");
  g_autofree char *one = g_strdup_printf (CONTENT (THING ("a", "<action>%s</action>")), many->str);

  begin (one, CONTENT (THING ("b", "")));
  says ("two.xml",
        "two.xml: the other files of this content have too many errors to look at this one");
  end ();
  g_string_free (many, TRUE);
}

static void
a_file_that_stands_alone (void)
{
  begin (CONTENT (""), CONTENT (""));
  write_file ("three.xml", CONTENT (THING ("c", "<action><drow/></action>")));
  says ("three.xml", "three.xml:1: thing “c”: unknown effect “drow”; did you mean “draw”?");
  end ();
}

#define NAMES_BASE                                                                               \
  THING ("a", "<action><kill><what><where in=\"allies\"><named card=\"base\"/></where></what>"    \
              "</kill></action>")

/* What a file names may be in a folder that it builds on. */
static void
content_that_builds_on_more (void)
{
  g_autofree char *base = g_dir_make_tmp ("sortie-base-XXXXXX", NULL);
  g_autofree char *index = g_build_filename (base, "index.xml", NULL),
                  *file = g_build_filename (base, "base.xml", NULL);

  g_assert_true (g_file_set_contents (index,
                                      "<index xmlns=\"urn:sortie:content\" game=\"toy\">"
                                      "<file name=\"base.xml\"/></index>",
                                      -1, NULL));
  g_assert_true (g_file_set_contents (file, CONTENT (THING ("base", "")), -1, NULL));
  begin (CONTENT (NAMES_BASE), CONTENT (""));
  says_with (base, NULL, "");
  says_with (base, "one.xml", "");
  says_with ("/nonexistent", "one.xml",
             "/nonexistent/index.xml: cannot be read: No such file or directory\n"
             "one.xml:1: thing “a”: card=\"base\" does not name a card; there are: a");
  write_file ("three.xml", CONTENT (NAMES_BASE));
  write_file ("one.xml", CONTENT (""));
  says_with (base, "three.xml", "");
  end ();
  g_remove (index);
  g_remove (file);
  g_rmdir (base);
}

static void
what_is_not_there (void)
{
  begin (CONTENT (""), CONTENT (""));
  says ("four.xml", "four.xml: cannot be read: No such file or directory");
  end ();
}

static const TapTest tests[] = {
  { "content that builds on its own folder", what_builds_on_its_own_folder },
  { "a folder is read whole", a_folder },
  { "of one file only its own faults are told", one_file_of_it },
  { "a file is read together with its neighbours", a_file_that_needs_its_neighbour },
  { "a sound file is sound whatever its neighbours are", a_sound_file_among_wrong_ones },
  { "a file that could not be looked at is not called sound", too_many_elsewhere },
  { "a file that no index lists stands alone", a_file_that_stands_alone },
  { "content may build on a folder of more", content_that_builds_on_more },
  { "a file that is not there is refused", what_is_not_there },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

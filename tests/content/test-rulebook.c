/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include <sortie/base.h>
#include <sortie/deck.h>
#include "content/rulebook.h"
#include "base/internal.h"
#include "content/internal.h"
#include "tests/tap/tap.h"

#define NS "xmlns=\"urn:sortie:content\""
#define BOOK(body) "<rules " NS ">" body "</rules>"
#define CHAPTER(body) BOOK ("<chapter id=\"T-1\"><name>One</name>" body "</chapter>")
#define RULE(id) "<rule id=\"" id "\"><name>Name</name><text>It is so.</text></rule>"

static char *folder;

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
begin (const char *entries, const char *book)
{
  g_autofree char *index
    = g_strconcat ("<index " NS " game=\"toy\">", entries, "</index>", NULL);

  folder = g_dir_make_tmp ("sortie-rules-XXXXXX", NULL);
  write_file ("index.xml", index);
  write_file ("rules.xml", book);
}

static void
end (void)
{
  for (const char *const *name = (const char *const[]){ "index.xml", "rules.xml", NULL };
       *name != NULL; name++)
    {
      g_autofree char *path = g_build_filename (folder, *name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
}

/* The rulebook of the folder; what is said of it, without the folder's name, in @ret_said. */
static SortieRulebook *
load (char **ret_said)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  SortieRulebook *book = sortie_rulebook_load (folder, NULL, errors);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < sortie_errors_count (errors); i++)
    g_string_append_printf (said, "%s%s", i > 0 ? "\n" : "",
                            sortie_errors_get (errors, i) + strlen (folder) + 1);
  *ret_said = g_string_free (said, FALSE);
  return book;
}

static void
says (const char *book_text, const char *expected)
{
  g_autofree char *said = NULL;
  g_autoptr (SortieRulebook) book = NULL;

  begin ("<rules name=\"rules.xml\"/>", book_text);
  book = load (&said);
  tap_tells (said, expected);
  tap_int (book == NULL, *expected != '\0');
  end ();
}

static void
rules_in_chapters (void)
{
  g_autofree char *said = NULL;
  g_autoptr (SortieRulebook) book = NULL;

  begin ("<rules name=\"rules.xml\"/>",
         BOOK ("<chapter id=\"T-1\"><name>One</name>" RULE ("T-1.1") RULE ("T-1.2") "</chapter>"
               "<chapter id=\"T-2\"><name>Two</name><rule id=\"T-2.1\"><name> Two\n  words </name>"
               "<text>It\n  is so.</text></rule></chapter>"));
  book = load (&said);
  tap_string (said, "");
  tap_int (book->n_chapters, 2);
  tap_int (book->chapters[0].n_rules, 2);
  tap_int (book->chapters[1].first, 2);
  tap_int (book->chapters[1].n_rules, 1);
  tap_int (book->n_rules, 3);
  tap_string (book->rules[2].name, "Two words");
  tap_string (book->rules[2].text, "It is so.");
  tap_int (book->rules[2].chapter, 1);
  end ();
}

static void
found_by_number (void)
{
  g_autofree char *said = NULL;
  g_autoptr (SortieRulebook) book = NULL;

  begin ("<rules name=\"rules.xml\"/>", CHAPTER (RULE ("T-1.1") RULE ("T-1.12")));
  book = load (&said);
  tap_string (sortie_rulebook_find (book, "t-1.12")->id, "T-1.12");
  tap_int (sortie_rulebook_find (book, "T-1") == NULL, TRUE);
  tap_string (sortie_rulebook_find_chapter (book, "t-1")->id, "T-1");
  tap_int (sortie_rulebook_find_chapter (book, "T-1.1") == NULL, TRUE);
  tap_string (sortie_rulebook_find (book, "1.12")->id, "T-1.12");
  tap_string (sortie_rulebook_find_chapter (book, "1")->id, "T-1");
  tap_int (sortie_rule_has_number (&book->rules[0], "1.1"), TRUE);
  tap_int (sortie_rule_has_number (&book->rules[1], "1.1"), FALSE);
  end ();
}

static void
none (void)
{
  g_autofree char *said = NULL;
  g_autoptr (SortieRulebook) book = NULL;

  begin ("", "not read");
  book = load (&said);
  tap_string (said, "");
  tap_int (book->n_rules, 0);
  end ();
}

static void
wrong_numbers (void)
{
  says (CHAPTER (RULE ("t-1.1")), "rules.xml:1: rule “t-1.1”: “t-1.1” is not a rule number "
                                  "such as SS-9.12");
  says (CHAPTER (RULE ("1.1")), "rules.xml:1: rule “1.1”: “1.1” is not a rule number such "
                                "as SS-9.12");
  says (CHAPTER ("<rule><name>N</name><text>T</text></rule>"),
        "rules.xml:1: rule “?”: <rule> needs “id”");
}

static void
numbers_twice (void)
{
  g_autofree char *said = NULL;
  g_autoptr (SortieRulebook) book = NULL;

  begin ("<rules name=\"rules.xml\"/>", CHAPTER (RULE ("T-1.1") "\n" RULE ("T-1.1")));
  book = load (&said);
  tap_int (book == NULL, TRUE);
  tap_tells (said, "rules.xml:2: rule “T-1.1”: … “T-1.1” … 1 ");
  end ();
}

static void
missing_parts (void)
{
  says (CHAPTER ("<rule id=\"T-1.1\"><name>N</name></rule>"),
        "rules.xml:1: rule “T-1.1”: <text> is missing");
  says (CHAPTER ("<rule id=\"T-1.1\"><text>T</text></rule>"),
        "rules.xml:1: rule “T-1.1”: <name> is missing");
  says (BOOK ("<chapter id=\"T-1\"/>"), "rules.xml:1: chapter “T-1”: <name> is missing");
}

static void
unknown_parts (void)
{
  says (CHAPTER ("<rule id=\"T-1.1\"><name>N</name><text>T</text><txt/></rule>"),
        "rules.xml:1: rule “T-1.1”: … “txt” … <rule> … “text”");
  says (CHAPTER ("<rul/>"), "rules.xml:1: chapter “T-1”: … “rul” … <chapter> … “rule”");
  says (BOOK ("<chapters/>"), "rules.xml:1: … “chapters” … <rules> … “chapter”");
  says (BOOK ("loose"), "rules.xml:1: text does not belong in <rules>");
  says ("<content " NS "/>", "rules.xml:1: … <content> … <rules>");
}

static const TapTest tests[] = {
  { "rules stand in chapters, in the order of the file, with their texts collapsed",
    rules_in_chapters },
  { "rules and chapters are found by their whole number, in any case", found_by_number },
  { "an index without a rulebook has no rules", none },
  { "a number that is none, or is missing, is told with its place", wrong_numbers },
  { "two rules with one number are refused", numbers_twice },
  { "a rule without a text or a name is told", missing_parts },
  { "what does not belong is told, with the nearest", unknown_parts },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

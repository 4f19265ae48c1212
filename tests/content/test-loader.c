/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include <sortie/base.h>
#include "base/errors.h"
#include "base/xml.h"
#include "content/internal.h"
#include "language/front-end.h"
#include "content/content.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

#define PROVENANCE "<provenance confidence=\"designed\"/>"

static const char sample[] =
    "<faction id=\"elves\" traits=\"tame\"><name>Elves</name><text>They sing.</text></faction>"
    "<keyword id=\"swift\"><name>Swift</name><text>Faster.</text><modify value=\"cost\" "
    "add=\"-1\"/></keyword>"
    "<card id=\"archer\" faction=\"elves\" cost=\"2\" attack=\"3\" rank=\"hero\" traits=\"winged "
    "undead\">"
    "  <name> Silver\n  Archer </name><epithet>of the Vale</epithet>"
    "  <text part=\"action\">Deal 2 damage.</text><text part=\"passive\">Swift.</text>"
    "  <provenance confidence=\"partly designed\" source=\"rulebook\">the numbers are "
    "ours</provenance>"
    "  <action><damage n=\"2\"/></action><keyword-of name=\"swift\"/></card>"
    "<thing id=\"rock\"><name>Rock</name>" PROVENANCE "</thing>"
    "<boss id=\"ogre\"><name>Ogre</name>" PROVENANCE
    "  <class id=\"easy\" menace=\"1\" life=\"10\"><name>Easy</name></class>"
    "  <class id=\"hard\" menace=\"2\" life=\"20\"><name>Quite\n  Hard</name></class></boss>"
    "<deck id=\"first\" kind=\"starter\" "
    "faction=\"elves\"><name>First</name><theme>Arrows.</theme>" PROVENANCE
    "  <cards of=\"archer\" n=\"4\"/></deck>";

static SortieCatalogue *
load_sample (void)
{
  g_autofree char *messages = NULL;
  SortieCatalogue *catalogue = words_load (sample, &messages);

  tap_string (messages, "");
  g_assert_nonnull (catalogue);
  return catalogue;
}

static void
definitions (void)
{
  g_autoptr (SortieCatalogue) catalogue = load_sample ();
  const SortieDef *archer = &catalogue->defs[1];

  tap_int (catalogue->n_defs, 4);
  tap_string (archer->id, "archer");
  tap_string (archer->name, "Silver Archer");
  tap_string (archer->epithet, "of the Vale");
  tap_string (archer->text[0], "Deal 2 damage.");
  tap_string (archer->text[1], "Swift.");
  tap_string (archer->faction, "elves");
  tap_string (archer->provenance.confidence, "partly designed");
  tap_string (archer->provenance.source, "rulebook");
  tap_string (archer->provenance.remark, "the numbers are ours");
  tap_string (archer->file, "cards.xml");
  tap_int (archer->line, 1);
  tap_int (archer->kind, 0);
  tap_int (archer->n_clauses, 2);
  tap_int (sortie_catalogue_find (catalogue, "rock"), 2);
  tap_int (sortie_catalogue_find (catalogue, "stone"), 0);
}

static void
printed_values (void)
{
  g_autoptr (SortieCatalogue) catalogue = load_sample ();
  const SortieDef *archer = &catalogue->defs[1], *rock = &catalogue->defs[2];

  tap_int (archer->printed[VALUE_ATTACK], 3);
  tap_int (archer->printed[VALUE_COST], 2);
  tap_int (archer->printed[VALUE_RANK], 1);
  tap_int (archer->printed[VALUE_TRAITS], 1 << 2 | 1 << 0);
  /* nothing printed: what the game says is meant then */
  tap_int (rock->printed[VALUE_COST], 3);
  tap_int (archer->printed[VALUE_MAY_MOVE], 1);
  tap_int (catalogue->defs[0].printed[VALUE_COST], 3);
}

static void
the_rest (void)
{
  g_autoptr (SortieCatalogue) catalogue = load_sample ();
  const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, "first");
  const SortieRecord *hard = sortie_catalogue_find_record (catalogue, 3, "hard");

  tap_string (catalogue->factions[0].name, "Elves");
  tap_int (catalogue->factions[0].traits, 1 << 1);
  tap_string (catalogue->keywords[0].text, "Faster.");
  tap_int (catalogue->keywords[0].n_clauses, 1);
  tap_int (catalogue->clauses[catalogue->keywords[0].first_clause].def, 0);
  tap_string (hard->name, "Quite Hard");
  tap_int (hard->field[0], 2);
  tap_int (hard->field[1], 20);
  CU_ASSERT_PTR_NULL (sortie_catalogue_find_record (catalogue, 3, "harder"));
  tap_string (deck->theme, "Arrows.");
  tap_int (deck->n_lines, 1);
  tap_int (deck->lines[0].def, 1);
  tap_int (deck->lines[0].n, 4);
  tap_int (deck->n_cards, 4);
  CU_ASSERT_PTR_NULL (sortie_catalogue_find_deck (catalogue, "second"));
}

static guint64
fingerprint_of (const char *clause)
{
  g_autofree char *messages = NULL;
  g_autofree char *text =
      g_strdup_printf ("<thing id=\"rock\"><name>Rock</name>" PROVENANCE "%s</thing>", clause);
  g_autoptr (SortieCatalogue) catalogue = words_load (text, &messages);

  tap_string (messages, "");
  return catalogue != NULL ? catalogue->fingerprint : 0;
}

/* A word for a clause is the same as the clause with what the word gives. */
static void
clause_words (void)
{
  guint64 whole = fingerprint_of ("<when event=\"kill\" by=\"you\" limit=\"1\"><while><holds "
                                  "test=\"storming\"/></while><draw/></when>");

  CU_ASSERT (whole != 0 && fingerprint_of ("<feast><draw/></feast>") == whole);
  CU_ASSERT (fingerprint_of ("<when event=\"kill\" by=\"you\"><while><holds "
                             "test=\"storming\"/></while><draw/></when>") != whole);
  /* what it does not give the card may add, and a further condition */
  whole = fingerprint_of ("<when event=\"kill\" by=\"you\" of=\"enemies\" limit=\"1\"><while>"
                          "<holds test=\"storming\"/><any in=\"allies\"/></while><draw/></when>");
  CU_ASSERT (whole != 0
             && fingerprint_of ("<feast of=\"enemies\"><while><any in=\"allies\"/></while><draw/>"
                                "</feast>") == whole);
  /* wherever a clause may stand */
  whole = fingerprint_of ("<grant to=\"allies\"><when event=\"kill\" by=\"you\" limit=\"1\"><while>"
                          "<holds test=\"storming\"/></while><draw/></when></grant>");
  CU_ASSERT (whole != 0
             && fingerprint_of ("<grant to=\"allies\"><feast><draw/></feast></grant>") == whole);
}

/* The part of its text that tells of a clause, where it is another than usual. */
static void
parts_of_clauses (void)
{
  static const char card[] =
      "<card id=\"c\" cost=\"1\"><name>C</name><text part=\"action\">Draw 2 cards.</text>" PROVENANCE
      "<when event=\"kill\"%s><draw n=\"2\"/></when></card>";
  g_autofree char *said = g_strdup_printf (card, " part=\"action\"");
  g_autofree char *unsaid = g_strdup_printf (card, "");
  g_autofree char *none = NULL, *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load (said, &none);
  g_autoptr (SortieCatalogue) wrong = words_load (unsaid, &messages);

  tap_string (none, "");
  CU_ASSERT_PTR_NOT_NULL (catalogue);
  CU_ASSERT_PTR_NULL (wrong);
  tap_contains (messages, "part “passive” has a program but no <text>");
}

/* What holds for all things of a file is said once; what one says of itself counts for it. */
static void
provenance_of_a_file (void)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load (
      "<provenance confidence=\"sourced\" source=\"tradition\"/>"
      "<thing id=\"a\"><name>A</name></thing>"
      "<thing id=\"b\"><name>B</name>" PROVENANCE "</thing>",
      &messages);

  tap_string (messages, "");
  g_assert_nonnull (catalogue);
  tap_string (catalogue->defs[1].provenance.confidence, "sourced");
  tap_string (catalogue->defs[1].provenance.source, "tradition");
  tap_string (catalogue->defs[2].provenance.confidence, "designed");
  tap_string (catalogue->defs[2].provenance.source, NULL);
}

static void
signs (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load (
      "<thing id=\"a\"><name>A</name><sign>10♥</sign>" PROVENANCE "</thing>"
      "<thing id=\"b\"><name>B</name>" PROVENANCE "</thing>",
      NULL);

  g_assert_nonnull (catalogue);
  tap_string (catalogue->defs[1].sign, "10♥");
  tap_string (catalogue->defs[2].sign, NULL);
}

/* A card may name what stands after it, also in another file. */
static void
later_ids (void)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load (
      "<thing id=\"a\" faction=\"late\"><name>A</name>" PROVENANCE "<keyword-of name=\"k\"/>"
      "<action><kill><what><where in=\"allies\"><named "
      "card=\"b\"/></where></what></kill></action></thing>"
      "<thing id=\"b\"><name>B</name>" PROVENANCE "</thing>"
      "<keyword id=\"k\"><name>K</name><text>T</text><modify value=\"cost\" add=\"1\"/></keyword>"
      "<faction id=\"late\"><name>Late</name></faction>",
      &messages);

  tap_string (messages, "");
}

/* ---- fingerprint ---- */

static guint64
fingerprint (const char *from, const char *to)
{
  g_autoptr (GString) changed = g_string_new (sample);

  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);
  g_autoptr (SortieCatalogue) catalogue = words_load (changed->str, NULL);
  g_assert_nonnull (catalogue);
  return catalogue->fingerprint;
}

static void
same_meaning_same_fingerprint (void)
{
  guint64 whole = fingerprint ("archer", "archer");

  CU_ASSERT (fingerprint ("<thing", "<!-- a rock -->\n  <thing") == whole);
  CU_ASSERT (fingerprint ("Silver\n  Archer", "Silver Archer") == whole);
  CU_ASSERT (fingerprint ("cost=\"2\" attack=\"3\"", "attack=\"3\"  cost=\"2\"") == whole);
  CU_ASSERT (fingerprint ("<damage n=\"2\"/>", "<damage n=\"2\"></damage>") == whole);
}

static void
other_meaning_other_fingerprint (void)
{
  guint64 whole = fingerprint ("archer", "archer");

  CU_ASSERT (fingerprint ("attack=\"3\"", "attack=\"4\"") != whole);
  CU_ASSERT (fingerprint ("Silver\n", "Golden\n") != whole);
  CU_ASSERT (fingerprint (" n=\"4\"/>", " n=\"3\"/>") != whole);
  CU_ASSERT (fingerprint ("<damage n=\"2\"/>", "<damage n=\"2\"/><stop/>") != whole);
  CU_ASSERT (fingerprint ("menace=\"1\"", "menace=\"3\"") != whole);
}

/* ---- folders ---- */

static char *
make_folder (void)
{
  return g_dir_make_tmp ("sortie-content-XXXXXX", NULL);
}

static void
write_file (const char *folder, const char *name, const char *body)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, body, -1, NULL));
}

static void
write_content (const char *folder, const char *name, const char *body)
{
  g_autofree char *text =
      g_strdup_printf ("<content xmlns=\"urn:sortie:content\">%s</content>", body);

  write_file (folder, name, text);
}

static void
remove_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

static SortieCatalogue *
load_folders (const char *one, const char *two, char **ret_messages)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  const char *folders[] = { one, two, NULL };
  SortieCatalogue *catalogue = sortie_content_load (&words, folders, errors);

  *ret_messages = sortie_errors_to_string (errors);
  return catalogue;
}

#define THING(id) "<thing id=\"" id "\"><name>N</name>" PROVENANCE "</thing>"
#define INDEX(files) "<index xmlns=\"urn:sortie:content\" game=\"toy\">" files "</index>"

static void
order_of_the_index (void)
{
  char *folder = make_folder (), *more = make_folder ();
  g_autofree char *messages = NULL;

  write_file (folder, "index.xml", INDEX ("<file name=\"z.xml\"/><file name=\"a.xml\"/>"));
  write_content (folder, "a.xml", THING ("third"));
  write_content (folder, "z.xml", THING ("first") THING ("second"));
  write_file (more, "index.xml", INDEX ("<file name=\"b.xml\"/>"));
  write_content (more, "b.xml", THING ("fourth"));

  g_autoptr (SortieCatalogue) catalogue = load_folders (folder, more, &messages);

  tap_string (messages, "");
  tap_string (catalogue->defs[1].id, "first");
  tap_string (catalogue->defs[2].id, "second");
  tap_string (catalogue->defs[3].id, "third");
  tap_string (catalogue->defs[4].id, "fourth");
  remove_folder (folder);
  remove_folder (more);
}

static void
says (const char *index, const char *expected)
{
  char *folder = make_folder ();
  g_autofree char *messages = NULL, *prefix = g_strconcat (folder, "/", NULL);

  write_file (folder, "index.xml", index);
  write_content (folder, "a.xml", THING ("x"));
  g_autoptr (SortieCatalogue) catalogue = load_folders (folder, NULL, &messages);
  g_auto (GStrv) parts = g_strsplit (messages, prefix, -1);
  g_autofree char *without = g_strjoinv ("", parts);

  CU_ASSERT_PTR_NULL (catalogue);
  tap_tells (without, expected);
  remove_folder (folder);
}

static void
wrong_indices (void)
{
  says (INDEX (""), "index.xml:1: “a.xml” is beside the index, but not listed in it");
  says (INDEX ("<file name=\"a.xml\"/><file name=\"a.xml\"/>"),
        "index.xml:1: “a.xml” is listed twice");
  says (INDEX ("<file name=\"a.xml\"/><fiel name=\"b.xml\"/>"),
        "index.xml:1: … “fiel” … <index> … “file”");
  says (INDEX ("<file name=\"a.xml\"/><file name=\"../b.xml\"/>"),
        "index.xml:1: <file> needs “name”: an XML file beside the index");
  says (INDEX ("<file name=\"a.xml\"/><file name=\"b.xml\"/>"),
        "b.xml: … No such file or directory");
  says ("<index xmlns=\"urn:sortie:content\" game=\"chess\"><file name=\"a.xml\"/></index>",
        "index.xml:1: this is content of the game “chess”, not “toy”");
  says ("<index xmlns=\"urn:sortie:content\"><file name=\"a.xml\"/></index>",
        "index.xml:1: <index> needs “game”");
}

static void
an_id_twice_in_two_files (void)
{
  char *folder = make_folder ();
  g_autofree char *messages = NULL, *expected = NULL;

  write_file (folder, "index.xml", INDEX ("<file name=\"a.xml\"/><file name=\"b.xml\"/>"));
  write_content (folder, "a.xml", "\n\n" THING ("x"));
  write_content (folder, "b.xml", "\n" THING ("x"));
  g_autoptr (SortieCatalogue) catalogue = load_folders (folder, NULL, &messages);

  expected = g_strdup_printf (
      "%s/b.xml:2: thing “x”: … “x” … 3 … %s/a.xml", folder, folder);
  CU_ASSERT_PTR_NULL (catalogue);
  tap_tells (messages, expected);
  remove_folder (folder);
}

static void
the_game_of_a_folder (void)
{
  char *folder = make_folder ();
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *file = g_build_filename (folder, "a.xml", NULL);

  write_file (folder, "index.xml", INDEX ("<file name=\"a.xml\"/>"));
  write_content (folder, "a.xml", THING ("x"));
  g_autofree char *of_folder = sortie_content_game (folder, NULL, errors);
  g_autofree char *of_file = sortie_content_game (file, NULL, errors);

  tap_string (of_folder, "toy");
  tap_string (of_file, "toy");
  CU_ASSERT_FALSE (sortie_errors_any (errors));
  remove_folder (folder);
}

static const TapTest tests[] = {
  { "a word for a clause is that clause", clause_words },
  { "a clause says which part of the text tells of it", parts_of_clauses },
  { "a definition has what its element says", definitions },
  { "printed values, words and what is meant without them", printed_values },
  { "factions, keywords, records and decks", the_rest },
  { "provenance may be said once for a file", provenance_of_a_file },
  { "a card may have a sign, a short name", signs },
  { "what is named may stand later", later_ids },
  { "layout does not change the fingerprint", same_meaning_same_fingerprint },
  { "every change of meaning changes the fingerprint", other_meaning_other_fingerprint },
  { "the index gives the order, folder after folder", order_of_the_index },
  { "a wrong index is refused", wrong_indices },
  { "an id may stand in one file only", an_id_twice_in_two_files },
  { "an index names the game", the_game_of_a_folder },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

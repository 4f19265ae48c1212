/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schema against the loader: both are made from the same tables. */
#include <libxml/xmlschemas.h>
#include <string.h>

#include <sortie/base.h>
#include "content/content.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/internal.h"
#include "content/deck-file.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

/* Schemas are read from memory only; the loader of files is closed for good. */
static xmlSchema *
parse (const char *text)
{
  xmlSchemaParserCtxt *parser = xmlSchemaNewMemParserCtxt (text, (int) strlen (text));
  xmlSchema *schema = xmlSchemaParse (parser);

  xmlSchemaFreeParserCtxt (parser);
  return schema;
}

static void
keep_quiet (void *data, const char *format, ...)
{
  (void) data;
  (void) format;
}

static gboolean
is_valid (xmlSchema *schema, xmlDoc *doc)
{
  xmlSchemaValidCtxt *validator = xmlSchemaNewValidCtxt (schema);
  int result;

  xmlSchemaSetValidErrors (validator, keep_quiet, keep_quiet, NULL);
  result = xmlSchemaValidateDoc (validator, doc);
  xmlSchemaFreeValidCtxt (validator);
  return result == 0;
}

static xmlDoc *
read_body (const char *body)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *text =
      g_strdup_printf ("<content xmlns=\"urn:sortie:content\">%s</content>", body);

  return sortie_xml_read_memory (text, strlen (text), "body", errors);
}

static xmlSchema *
toy_schema (void)
{
  g_autofree char *text = sortie_content_schema (&words);
  xmlSchema *schema = parse (text);

  g_assert_nonnull (schema);
  return schema;
}

#define THING(clauses) \
  "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/>" clauses "</thing>"

static const char *const good[] = {
  "",
  THING (""),
  THING ("<action><target name=\"a\"><from><where in=\"enemies\"><has value=\"attack\" "
         "at-most=\"2\"/></where></from>"
         "</target><kill what=\"a\"/></action>"),
  THING ("<modify value=\"attack\" of=\"allies\" add=\"menace\" while=\"storming\"/>"),
  THING ("<modify value=\"attack\"><add><plus><number is=\"1\"/><count in=\"allies\"/></plus></add>"
         "<while><any in=\"allies\"/><turn-of/></while></modify>"),
  THING ("<action><may by=\"you\"><draw/><else><stop/></else></may><if "
         "test=\"done\"><then><draw/></then></if></action>"),
  THING ("<when event=\"kill\"><during until=\"end-of-turn\"><grant "
         "to=\"allies\"><ability><draw/></ability></grant>"
         "</during></when>"),
  "<card id=\"c\" cost=\"2\" rank=\"hero\" traits=\"undead winged\"><name note=\"short\">C</name>"
  "<text part=\"action\">Draw.</text><provenance "
  "confidence=\"designed\"/><action><draw/></action></card>",
  "<boss id=\"b\"><name>B</name><provenance confidence=\"sourced\" source=\"book\"/>"
  "<class id=\"easy\" menace=\"1\" life=\"2\"><name>Easy</name></class></boss>",
  "<faction id=\"f\"><name>F</name></faction><keyword id=\"k\"><name>K</name><text>T</text>"
  "<modify value=\"attack\" add=\"1\"/></keyword>",
  "<deck id=\"d\" kind=\"starter\"><name>D</name><provenance confidence=\"designed\"/><cards "
  "of=\"c\" n=\"3\"/></deck>",
};

static const char *const wrong[] = {
  "<crad/>",
  THING ("<action><kil what=\"self\"/></action>"),
  THING ("<action/>"),
  THING ("<action><kill wath=\"self\"/></action>"),
  THING ("<action><count in=\"self\"/></action>"),
  THING ("<action><kill><what><any in=\"self\"/></what></kill></action>"),
  THING ("<action><kill><what><those in=\"self\"/><those in=\"it\"/></what></kill></action>"),
  THING ("<action><kill><what><together><those in=\"self\"/></together></what></kill></action>"),
  THING ("<modify value=\"atack\" add=\"1\"/>"),
  THING ("<modify value=\"may-move\" add=\"1\"/>"),
  THING ("<forbid rule=\"attack\"/>"),
  THING ("<when event=\"kil\"><draw/></when>"),
  THING ("<when><draw/></when>"),
  THING (
      "<action><during until=\"tomorrow\"><modify value=\"attack\" add=\"1\"/></during></action>"),
  THING ("<action><mark what=\"self\" mark=\"wuond\" add=\"1\"/></action>"),
  THING ("<action><choose name=\"A B\" from=\"allies\"/></action>"),
  THING ("<action><if test=\"done\"><draw/></if></action>"),
  "<card id=\"c\"/>",
  "<card id=\"c\" cost=\"10\"><name>C</name></card>",
  "<card id=\"c\" cost=\"2\" rank=\"heor\"><name>C</name></card>",
  "<card id=\"c\" cost=\"2\"><name>C</name><text part=\"acton\">T</text></card>",
  "<boss id=\"b\"><name>B</name><class id=\"easy\" menace=\"1\"><name>Easy</name></class></boss>",
  "<boss id=\"b\"><name>B</name><class id=\"easy\" menace=\"1\" life=\"2\"/></boss>",
  "<deck id=\"d\" kind=\"starer\"><name>D</name></deck>",
};

static void
takes_what_the_loader_takes (void)
{
  xmlSchema *schema = toy_schema ();

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (xmlDoc) doc = read_body (good[i]);

      if (!is_valid (schema, doc))
        tap_note ("refused: %s", good[i]);
      CU_ASSERT (is_valid (schema, doc));
    }
  xmlSchemaFree (schema);
}

static void
refuses_what_the_loader_refuses (void)
{
  xmlSchema *schema = toy_schema ();

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (xmlDoc) doc = read_body (wrong[i]);
      g_autoptr (SortieCatalogue) catalogue = words_load (wrong[i], NULL);

      if (is_valid (schema, doc))
        tap_note ("taken: %s", wrong[i]);
      CU_ASSERT_FALSE (is_valid (schema, doc));
      CU_ASSERT_PTR_NULL (catalogue);
    }
  xmlSchemaFree (schema);
}

/* A table without a grid: nothing that speaks of one. */
static const char *const grid_only[] = {
  THING ("<modify value=\"attack\" add=\"1\"><of><where in=\"allies\"><near/></where></of>"
         "</modify>"),
  THING ("<modify value=\"attack\" add=\"1\"><of><where in=\"allies\"><in-line/></where></of>"
         "</modify>"),
  THING ("<action><kill><what><standing><on><between to=\"enemies\"/></on></standing></what></kill>"
         "</action>"),
  "<deck id=\"d\" kind=\"starter\"><name>D</name><provenance confidence=\"designed\"/><cards "
  "of=\"c\" n=\"3\" at=\"b4\"/></deck>",
};

static void
speaks_of_a_grid_only_where_there_is_one (void)
{
  g_autofree char *flat = sortie_content_schema (&words_without_grid);
  xmlSchema *with = toy_schema (), *without = parse (flat);

  CU_ASSERT_PTR_NOT_NULL_FATAL (without);
  for (gsize i = 0; i < G_N_ELEMENTS (grid_only); i++)
    {
      g_autoptr (xmlDoc) doc = read_body (grid_only[i]);

      CU_ASSERT_TRUE (is_valid (with, doc));
      CU_ASSERT_FALSE (is_valid (without, doc));
    }
  CU_ASSERT_PTR_NULL (strstr (flat, "grid"));
  xmlSchemaFree (with);
  xmlSchemaFree (without);
}

/* ---- what is shipped ---- */

static char *
source_path (const char *name)
{
  const char *top = g_getenv ("top_srcdir");

  return g_build_filename (top != NULL ? top : ".", name, NULL);
}

static const char *const games[] = { "crazy-eights", "frontier", "hearts", "siegestorm", "summoner-wars" };

static char *
schema_of (const char *id)
{
  SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  const SortieGame *game = sortie_module_open (&paths, id, &error);
  g_autoptr (SortieGameNames) names = game != NULL ? sortie_game_names_new (game) : NULL;

  tap_no_error (error);
  return names != NULL ? sortie_content_schema (sortie_game_names_get (names)) : NULL;
}

static void
check_shipped_schema (const char *game)
{
  g_autofree char *name = g_strdup_printf ("content/schema/%s.xsd", game);
  g_autofree char *text = schema_of (game), *path = source_path (name);
  g_autofree char *shipped = NULL;

  if (g_strcmp0 (g_getenv ("SORTIE_UPDATE_GOLDEN"), "yes") == 0)
    CU_ASSERT_TRUE (g_file_set_contents (path, text, -1, NULL));
  CU_ASSERT_TRUE (g_file_get_contents (path, &shipped, NULL, NULL));
  if (g_strcmp0 (shipped, text) != 0)
    tap_note ("the tables of %s have changed: make update-golden", game);
  CU_ASSERT (g_strcmp0 (shipped, text) == 0);
}

static void
the_shipped_schemas_are_up_to_date (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    check_shipped_schema (games[i]);
}

static void
validate_folder (xmlSchema *schema, const char *folder)
{
  g_autofree char *path = source_path (folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autoptr (SortieErrors) errors = sortie_errors_new ();
        g_autofree char *file = g_build_filename (path, name, NULL);
        g_autoptr (xmlDoc) doc = sortie_xml_read_file (file, errors);

        if (doc == NULL || !is_valid (schema, doc))
          tap_note ("refused: %s", name);
        CU_ASSERT (doc != NULL && is_valid (schema, doc));
        n++;
      }
  CU_ASSERT (n > 0);
}

static void
check_shipped_content (const char *game)
{
  g_autofree char *text = schema_of (game), *folder = g_strdup_printf ("content/%s", game);
  xmlSchema *schema = text != NULL ? parse (text) : NULL;

  CU_ASSERT_PTR_NOT_NULL (schema);
  if (schema == NULL)
    return;
  validate_folder (schema, folder);
  xmlSchemaFree (schema);
}

static void
shipped_content_is_valid (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    check_shipped_content (games[i]);
}

/* ---- custom decks ---- */

static xmlDoc *
read_deck (const char *text)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  return sortie_xml_read_memory (text, strlen (text), "deck", errors);
}

static void
check_decks_of (const char *game)
{
  SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (SortieModule) module = sortie_module_load (&paths, game, NULL);
  g_autofree char *schema_text = schema_of (game);
  xmlSchema *schema = parse (schema_text);

  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  for (guint i = 0; i < module->catalogue->n_decks; i++)
    {
      g_autofree char *text = sortie_deck_text (module->catalogue, &module->catalogue->decks[i],
                                                SORTIE_DECK_ON_LINES);
      g_autoptr (xmlDoc) doc = read_deck (text);

      CU_ASSERT_TRUE (is_valid (schema, doc));
    }
  CU_ASSERT (module->catalogue->n_decks > 0);
  xmlSchemaFree (schema);
}

static void
decks_as_files_are_valid (void)
{
  check_decks_of ("siegestorm");
  check_decks_of ("summoner-wars");
}

#define DECK(attributes, cards)                                                                    \
  "<deck xmlns=\"urn:sortie:content\" " attributes "><name>Mine</name>" cards "</deck>"
#define CARDS "<cards of=\"assassin\" n=\"2\"/>"

static void
wrong_deck_files_are_not (void)
{
  static const struct
  {
    const char *text;
    gboolean valid;
  } cases[] = {
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"player\"", CARDS), TRUE },
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"boss-basic\"", CARDS), TRUE },
    { DECK ("id=\"mine\" kind=\"player\"", CARDS), FALSE },
    { DECK ("game=\"summoner-wars\" id=\"mine\" kind=\"player\"", CARDS), FALSE },
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"plyer\"", CARDS), FALSE },
    { DECK ("game=\"siegestorm\" id=\"Mine\" kind=\"player\"", CARDS), FALSE },
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"player\"", "<card of=\"a\" n=\"2\"/>"),
      FALSE },
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"player\"", "<cards of=\"a\"/>"), FALSE },
    { DECK ("game=\"siegestorm\" id=\"mine\" kind=\"player\"", "<cards of=\"a\" n=\"x\"/>"),
      FALSE },
  };
  g_autofree char *text = schema_of ("siegestorm");
  xmlSchema *schema = parse (text);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (xmlDoc) doc = read_deck (cases[i].text);

      if (is_valid (schema, doc) != cases[i].valid)
        tap_note ("taken or refused: %s", cases[i].text);
      tap_int (is_valid (schema, doc), cases[i].valid);
    }
  xmlSchemaFree (schema);
}

static const TapTest tests[] = {
  { "the schema takes what the loader takes", takes_what_the_loader_takes },
  { "the schema refuses what it can of what the loader refuses", refuses_what_the_loader_refuses },
  { "the schema speaks of a grid only where the game has one",
    speaks_of_a_grid_only_where_there_is_one },
  { "the shipped schemas are what the tables say", the_shipped_schemas_are_up_to_date },
  { "the shipped content is valid", shipped_content_is_valid },
  { "each ready-made deck, copied to a file, is valid", decks_as_files_are_valid },
  { "a deck file of one's own is looked at", wrong_deck_files_are_not },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names are looked up with their id as context, texts without: the keys that xgettext makes by the
 * rules of content/its. */
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include <sortie/base.h>
#include "base/internal.h"
#include "base/errors.h"
#include "base/xml.h"
#include "content/internal.h"
#include "language/front-end.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

/* Keys in the order of their bytes, as a catalogue of messages must have them. */
static const char *const messages[][2] = {
  { "", "Content-Type: text/plain; charset=UTF-8\n" },
  { "Draw a card.", "Weź kartę." },
  { "archer\004Archer", "Łuczniczka" },
  { "first\004First", "Pierwsza" },
  { "the numbers are ours", "liczby są nasze" },
  { "the rulebook", "instrukcja" },
};

static void
put_u32 (GByteArray *to, guint32 value)
{
  guint32 little = GUINT32_TO_LE (value);

  g_byte_array_append (to, (const guint8 *) &little, sizeof little);
}

/* A table of lengths and places for one column, and the strings themselves. */
static void
put_column (GByteArray *table, GByteArray *strings, guint column, guint32 base)
{
  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      gsize length = strlen (messages[i][column]);

      put_u32 (table, (guint32) length);
      put_u32 (table, base + strings->len);
      g_byte_array_append (strings, (const guint8 *) messages[i][column], (guint) length + 1);
    }
}

/* GNU's format of compiled catalogues: head, two tables, strings. */
static void
write_catalogue (const char *path)
{
  const guint32 n = G_N_ELEMENTS (messages), head = 7 * 4, table = n * 8;
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (GByteArray) strings = g_byte_array_new ();

  put_u32 (file, 0x950412de);
  put_u32 (file, 0);
  put_u32 (file, n);
  put_u32 (file, head);
  put_u32 (file, head + table);
  put_u32 (file, 0);
  put_u32 (file, 0);
  put_column (file, strings, 0, head + 2 * table);
  put_column (file, strings, 1, head + 2 * table);
  g_byte_array_append (file, strings->data, strings->len);
  g_assert_true (g_file_set_contents (path, (const char *) file->data, file->len, NULL));
}

static char *
make_locale (void)
{
  char *folder = g_dir_make_tmp ("sortie-locale-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "pl", "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (inner, "toy-cards.mo", NULL);

  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);
  write_catalogue (path);
  return folder;
}

static void
remove_locale (char *folder)
{
  static const char *const parts[] = { "pl/LC_MESSAGES/toy-cards.mo", "pl/LC_MESSAGES", "pl", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_build_filename (folder, parts[i], NULL);

      g_remove (path);
    }
  g_free (folder);
}

static const char body[] =
    "<content xmlns=\"urn:sortie:content\">"
    "<card id=\"archer\" cost=\"1\"><name>\n  Archer\n</name><text part=\"action\">Draw\n   a "
    "card.</text>"
    "<provenance confidence=\"designed\" source=\"the rulebook\">the\n numbers are "
    "ours</provenance><action><draw/></action></card>"
    "<card id=\"other-archer\" cost=\"1\"><name>Archer</name><text part=\"action\">Draw one.</text>"
    "<provenance confidence=\"designed\"/><action><draw/></action></card>"
    /* Summoner Wars has a card of this id and name */
    "<card id=\"scout\" cost=\"1\"><name>Scout</name><text part=\"action\">Draw it.</text>"
    "<provenance confidence=\"designed\"/><action><draw/></action></card>"
    "<deck id=\"first\" kind=\"starter\"><name>First</name><provenance confidence=\"designed\"/>"
    "<cards of=\"archer\" n=\"1\"/></deck></content>";

static void
in_polish (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  SortieContentNames names = words;
  char *folder = make_locale ();

  names.domain = "toy-cards";
  g_setenv ("LANGUAGE", "pl", TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain ("toy-cards", folder);
  bind_textdomain_codeset ("toy-cards", "UTF-8");
  bindtextdomain ("sortie", g_getenv ("SORTIE_LOCALE_PATH"));
  bind_textdomain_codeset ("sortie", "UTF-8");
  g_autoptr (SortieCatalogue) catalogue =
      sortie_content_load_memory (&names, body, strlen (body), "cards.xml", errors);

  tap_string (sortie_def_name (catalogue, 1), "Łuczniczka");
  tap_string (sortie_def_text (catalogue, 1, 0), "Weź kartę.");
  tap_string (sortie_deck_name (catalogue, sortie_catalogue_find_deck (catalogue, "first")),
              "Pierwsza");
  tap_string (sortie_provenance_source (catalogue, &catalogue->defs[1].provenance), "instrukcja");
  tap_string (sortie_provenance_remark (catalogue, &catalogue->defs[1].provenance),
              "liczby są nasze");
  tap_string (sortie_provenance_source (catalogue, &catalogue->defs[2].provenance), NULL);
  /* the same name, but of another card */
  tap_string (sortie_def_name (catalogue, 2), "Archer");
  tap_string (sortie_def_text (catalogue, 2, 0), "Draw one.");
  tap_string (sortie_def_text (catalogue, 2, 1), NULL);
  tap_string (sortie_def_name (catalogue, 3), "Scout");
  g_unsetenv ("LANGUAGE");
  remove_locale (folder);
}

/* What Summoner Wars calls its things is nothing that another game is translated by, with or without a catalogue of its
 * own; the words of the framework are. */
static void
not_by_the_words_of_other_games (void)
{
  const char *locale = g_getenv ("SORTIE_LOCALE_PATH");

  g_setenv ("LANGUAGE", "pl", TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain ("sortie", locale);
  bind_textdomain_codeset ("sortie", "UTF-8");
  bindtextdomain ("sortie-summoner-wars", locale);
  bind_textdomain_codeset ("sortie-summoner-wars", "UTF-8");
  tap_string (sortie_text_translate ("sortie-summoner-wars", "Draw Pile"), "Stos Doboru");
  tap_string (sortie_text_translate ("strangers", "Draw Pile"), "Draw Pile");
  tap_string (sortie_text_translate ("sortie", "Draw Pile"), "Draw Pile");
  tap_string (sortie_text_translate_name ("sortie-summoner-wars", "scout", "Scout"), "Zwiad");
  tap_string (sortie_text_translate_name ("sortie", "scout", "Scout"), "Scout");
  tap_string (sortie_text_translate ("strangers", "ability"), "zdolność");
  g_unsetenv ("LANGUAGE");
}

static const TapTest tests[] = {
  { "no game is translated by the words of another", not_by_the_words_of_other_games },
  { "a name is translated with its id as context, and only in its own game's catalogue; a text by itself",
    in_polish },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

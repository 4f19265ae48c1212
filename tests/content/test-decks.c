/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deck files: what is refused, and with which message; what is read back from what was written.
 *
 * Every file of tests/decks-bad says itself which messages it must give (expected.h), and in a
 * comment "option NAME=VALUE" under which option. */
#include <string.h>

#include <sortie/base.h>
#include "base/errors.h"
#include "content/deck-file.h"
#include <sortie/match.h>
#include "match/spec.h"
#include "base/xml.h"
#include "content/internal.h"
#include "match/whole.h"
#include "module/front-end.h"
#include "tests/content/expected.h"
#include "tests/tap/tap.h"

static char *
in (const char *top, const char *path)
{
  return g_build_filename (g_getenv (top), path, NULL);
}

/* A game with the cards of its tests. */
static SortieModule *
load (const char *game)
{
  g_autofree char *modules = in ("top_builddir", "games/.libs");
  g_autofree char *content = in ("top_srcdir", "content");
  g_autofree char *folder = in ("top_srcdir", "tests/content");
  g_autofree char *fixtures = g_build_filename (folder, game, NULL);
  const SortiePaths paths = { modules, content };
  const char *const extra[] = { fixtures, NULL };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load_with (&paths, game, extra, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

/* ---- What is refused ---------------------------------------------------------------- */

/* "free-for-all=on" of "<!-- option free-for-all=on -->". (transfer full) (nullable) */
static char *
option_of (const char *content)
{
  static const char begin[] = "<!-- option ";
  const char *start = strstr (content, begin);

  if (start == NULL)
    return NULL;
  start += strlen (begin);
  return g_strndup (start, strcspn (start, " "));
}

/* What is said of a deck as it is read, and of how what could be read was built. (transfer full) */
static char *
said_of (const SortieModule *module, const char *content, const char *name)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_deck_salvage_text (module->catalogue, content, name, errors);
  g_autofree char *option = option_of (content);
  const char *const options[] = { option, NULL };
  g_autofree gint16 *values = sortie_spec_options (module->game, options, NULL);

  CU_ASSERT_PTR_NOT_NULL_FATAL (values);
  if (deck != NULL)
    sortie_module_check_deck (module, values, deck, NULL, errors);
  return sortie_errors_to_string (errors);
}

static void
check_file (const char *path, const char *name, gconstpointer data)
{
  const SortieModule *module = data;
  g_autofree char *content = NULL, *said = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  said = said_of (module, content, name);
  expected_check (path, content, name, said);
}

static void
check_folder (const char *game, guint least)
{
  g_autoptr (SortieModule) module = load (game);
  g_autofree char *folder = in ("top_srcdir", "tests/decks-bad");
  g_autofree char *path = g_build_filename (folder, game, NULL);

  CU_ASSERT (expected_each_file (path, check_file, module) >= least);
}

static void
bad_decks_of_siegestorm (void)
{
  check_folder ("siegestorm", 40);
}

static void
bad_decks_of_summoner_wars (void)
{
  check_folder ("summoner-wars", 20);
}

/* ---- What is written ---------------------------------------------------------------- */

static void
check_written (const SortieModule *module, const SortieDeck *deck, SortieDeckLayout layout)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *text = sortie_deck_text (module->catalogue, deck, layout), *again = NULL;
  g_autoptr (SortieDeck) read = sortie_deck_parse (module->catalogue, text, "copy", errors);
  g_autofree char *said = sortie_errors_to_string (errors);

  tap_string (said, "");
  CU_ASSERT_PTR_NOT_NULL_FATAL (read);
  CU_ASSERT_TRUE (sortie_deck_is_own (read));
  CU_ASSERT_FALSE (sortie_deck_is_own (deck));
  CU_ASSERT (layout == SORTIE_DECK_ON_LINES || strchr (text, '\n') == NULL);
  tap_int (read->n_cards, deck->n_cards);
  tap_int (read->n_lines, deck->n_lines);
  for (guint i = 0; i < read->n_lines; i++)
    {
      const SortieDeckLine *a = &read->lines[i], *b = &deck->lines[i];

      tap_int (a->def, b->def);
      tap_int (a->n, b->n);
      tap_int (a->zone, b->zone);
      tap_int (a->n_starts, b->n_starts);
      CU_ASSERT (a->n_starts == 0
                 || memcmp (&read->starts[a->first_start], &deck->starts[b->first_start],
                            a->n_starts * sizeof (SortieStart)) == 0);
    }
  again = sortie_deck_text (module->catalogue, read, layout);
  tap_string (again, text);
}

static void
ready_made_decks_are_copied (void)
{
  static const char *const games[] = { "siegestorm", "summoner-wars" };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (SortieModule) module = load (games[g]);

      CU_ASSERT (module->catalogue->n_decks > 4);
      for (guint i = 0; i < module->catalogue->n_decks; i++)
        {
          check_written (module, &module->catalogue->decks[i], SORTIE_DECK_ON_LINES);
          check_written (module, &module->catalogue->decks[i], SORTIE_DECK_ON_ONE_LINE);
        }
    }
}

#define DECK(name, cards)                                                                          \
  "<deck xmlns=\"urn:sortie:content\" game=\"siegestorm\" id=\"mine\" kind=\"player\" "            \
  "faction=\"styxia\"><name>" name "</name>" cards "</deck>"

static void
names_with_signs (void)
{
  static const char text[] = DECK ("&lt;b&gt; &amp; \"c\"", "<cards of=\"assassin\" n=\"2\"/>");
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_deck_parse (module->catalogue, text, "signs", errors);
  g_autofree char *written = NULL;

  CU_ASSERT_PTR_NOT_NULL_FATAL (deck);
  tap_string (deck->name, "<b> & \"c\"");
  written = sortie_deck_text (module->catalogue, deck, SORTIE_DECK_ON_ONE_LINE);
  tap_contains (written, "&lt;b&gt; &amp; ");
}

/* ---- Where they come from ------------------------------------------------------------- */

/* Why a match with this deck for the first seat of a Duel cannot begin. (transfer full) */
static char *
refusal_of (const SortieModule *module, const char *deck, gboolean files)
{
  g_autofree char *choice = g_strdup_printf ("deck:one=%s", deck);
  const char *const choices[] = { choice, NULL };
  const SortieMatchSpec spec = { .module = module, .mode = "duel", .choices = choices,
                                 .command_line = files, .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);

  CU_ASSERT_TRUE ((match == NULL) == (error != NULL));
  return g_strdup (error != NULL ? error->message : "");
}

static void
paths_only_where_allowed (void)
{
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autofree char *path = in ("top_srcdir", "tests/decks-bad/siegestorm/thirty-three.xml");
  g_autofree char *read = refusal_of (module, path, TRUE);
  g_autofree char *unread = refusal_of (module, path, FALSE);

  tap_tells (read, "33 … 34 (SS-3.1)");
  tap_contains (unread, "“deck:one” cannot be");
  CU_ASSERT_PTR_NULL (strstr (unread, "cards instead"));
}

static void
kinds_are_kept_apart (void)
{
  static const char text[] =
      "<deck xmlns=\"urn:sortie:content\" game=\"siegestorm\" id=\"mine\" kind=\"boss-basic\">"
      "<name>Mine</name><cards of=\"b-runt\" n=\"30\"/></deck>";
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autofree char *said = refusal_of (module, text, FALSE);

  tap_contains (said, "the deck is of the kind “boss-basic”; this needs the kind “player”");
}

/* What reading a journal says whose head has this deck. (transfer full) */
static char *
journal_says (const SortieModule *module, const char *deck)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();
  g_autofree char *choice = g_strdup_printf ("deck:one=%s", deck);
  char *choices[] = { choice, NULL }, *options[] = { NULL };
  const SortieJournalHead head = { .game = (char *) module->game->id,
                                   .version = (char *) module->game->version,
                                   .interface = module->game->interface,
                                   .content = module->catalogue->fingerprint,
                                   .mode = (char *) "duel",
                                   .choices = choices,
                                   .options = options,
                                   .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieReplay) replay = NULL;

  sortie_journal_add_head (journal, &head);
  replay = sortie_replay_new (module, journal, "old.journal", &error);
  return g_strdup (error != NULL ? error->message : "");
}

static void
journals_with_bad_decks (void)
{
  static const struct
  {
    const char *deck, *facts;
  } cases[] = {
    { DECK ("Mine", "<cards of=\"assasin\" n=\"2\"/>"),
      "deck “Mine”: … “assasin” … “assassin”" },
    { DECK ("Mine", "<cards of=\"assassin\" n=\"2\"/>"), ": 2 … 34 (SS-3.1)" },
    { "<deck", "old.journal:6: " },
    { "<dek xmlns=\"urn:sortie:content\"/>", "<dek>" },
    { "/etc/passwd", "“/etc/passwd”" },
  };
  g_autoptr (SortieModule) module = load ("siegestorm");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = journal_says (module, cases[i].deck);

      tap_tells (said, cases[i].facts);
      CU_ASSERT_TRUE (g_str_has_prefix (said, "old.journal:"));
    }
}

static const TapTest tests[] = {
  { "SS-3.1 SS-3.2 SS-21.1 SS-21.2 SS-21.3 SS-1.9 R-87 T-001 T-002 T-004 T-005 each bad deck of "
    "Siegestorm is refused with the messages that it says itself",
    bad_decks_of_siegestorm },
  { "SW-26.1 SW-26.2 SW-26.3 SW-26.4 SW-26.5 SW-26.6 SW-26.7 SW-26.8 SW-4.7 R-88 TC-105 each "
    "bad deck of Summoner Wars is refused with the messages that it says itself",
    bad_decks_of_summoner_wars },
  { "a ready-made deck is the same after it was written as a file and read",
    ready_made_decks_are_copied },
  { "a name may hold what XML writes otherwise", names_with_signs },
  { "a path is read only where deck files may be named", paths_only_where_allowed },
  { "a deck of another kind than is chosen is refused", kinds_are_kept_apart },
  { "a journal whose deck is none is refused with what is wrong with it",
    journals_with_bad_decks },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A content file of any game: it is refused with file and line, or what was compiled from it is
 * sound, can be said in words, and comes out the same again. Files of rules and indexes are put
 * into a folder for that. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "speech/front-end.h"
#include <sortie/deck.h>
#include "content/rulebook.h"
#include "content/deck-file.h"
#include "content/content.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/internal.h"
#include "language/internal.h"
#include "content/internal.h"

const char fuzz_target[] = "content";

static SortieGameNames *games[FUZZ_N_GAMES];

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    {
      g_autoptr (GError) error = NULL;
      const SortieGame *game = sortie_module_open (fuzz_paths (), fuzz_games[i], &error);

      if (game == NULL)
        g_error ("%s", error->message);
      games[i] = sortie_game_names_new (game);
    }
  return 0;
}

static void
refusal_is_good (const SortieErrors *errors)
{
  FUZZ_HOLDS (sortie_errors_any (errors), "refused without a message");
  for (guint i = 0; i < sortie_errors_count (errors); i++)
    fuzz_names_place (sortie_errors_get (errors, i));
}

/* The same of what stands in a folder, where every file has its own name. */
static void
folder_is_refused_well (const SortieErrors *errors)
{
  FUZZ_HOLDS (sortie_errors_any (errors), "refused without a message");
  for (guint i = 0; i < sortie_errors_count (errors); i++)
    fuzz_is_readable (sortie_errors_get (errors, i));
}

static void
is_sound (const SortieContentNames *names, const SortieCatalogue *catalogue)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  if (!sortie_verify_catalogue (names, catalogue, errors))
    fuzz_fail ("verified", "%s", sortie_errors_get (errors, 0));
}

static void
can_be_said (const SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_defs; i++)
    {
      g_autofree char *said = sortie_program_describe (catalogue, (guint16) i);

      FUZZ_HOLDS (g_utf8_validate (said, -1, NULL), "%s", said);
    }
}

/* A deck of the content, written as a file, is that deck. */
static void
deck_comes_back (const SortieCatalogue *catalogue, const SortieDeck *deck)
{
  g_autofree char *text = sortie_deck_text (catalogue, deck, SORTIE_DECK_ON_LINES), *again = NULL;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) read = sortie_deck_parse (catalogue, text, FUZZ_NAME, errors);

  FUZZ_HOLDS (read != NULL, "%s\n%s", sortie_errors_get (errors, 0), text);
  again = sortie_deck_text (catalogue, read, SORTIE_DECK_ON_LINES);
  FUZZ_HOLDS (g_str_equal (text, again), "%s\n%s", text, again);
}

static void
read_as (const SortieContentNames *names, const char *bytes, gsize size)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  SortieCatalogue *catalogue = sortie_content_load_memory (names, bytes, size, FUZZ_NAME, errors);
  SortieCatalogue *again;

  if (catalogue == NULL)
    {
      refusal_is_good (errors);
      return;
    }
  FUZZ_HOLDS (!sortie_errors_any (errors), "%s", sortie_errors_get (errors, 0));
  is_sound (names, catalogue);
  can_be_said (catalogue);
  for (guint i = 0; i < catalogue->n_decks; i++)
    deck_comes_back (catalogue, &catalogue->decks[i]);
  again = sortie_content_load_memory (names, bytes, size, FUZZ_NAME, errors);
  FUZZ_HOLDS (again != NULL && again->fingerprint == catalogue->fingerprint, "read another way");
  sortie_catalogue_free (again);
  sortie_catalogue_free (catalogue);
}

/* ---- Folders ------------------------------------------------------------------------------ */

#define INDEX "index.xml"
#define RULES "rules.xml"

static void
write_file (const char *name, const char *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents_full (name, bytes, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600,
                                 &error))
    g_error ("%s", error->message);
}

static void
read_index (const char *bytes, gsize size)
{
  const char *const folders[] = { ".", NULL };
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *game = NULL;

  write_file (INDEX, bytes, size);
  game = sortie_content_game (".", NULL, errors);
  if (game == NULL)
    folder_is_refused_well (errors);
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    {
      g_autoptr (SortieErrors) wrong = sortie_errors_new ();
      SortieCatalogue *catalogue =
          sortie_content_load (sortie_game_names_get (games[i]), folders, wrong);

      if (catalogue == NULL)
        folder_is_refused_well (wrong);
      sortie_catalogue_free (catalogue);
    }
}

static void
read_rules (const char *bytes, gsize size)
{
  static const char index[] = "<index xmlns=\"" SORTIE_CONTENT_NAMESPACE
                              "\" game=\"any\"><rules name=\"" RULES "\"/></index>";
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  SortieRulebook *book;

  write_file (INDEX, index, strlen (index));
  write_file (RULES, bytes, size);
  book = sortie_rulebook_load (".", NULL, errors);
  if (book == NULL)
    folder_is_refused_well (errors);
  for (guint i = 0; book != NULL && i < book->n_rules; i++)
    fuzz_is_readable (book->rules[i].text);
  sortie_rulebook_free (book);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  const char *text = (const char *) bytes;

  if (g_strstr_len (text, (gssize) size, "<index ") != NULL)
    read_index (text, size);
  else if (g_strstr_len (text, (gssize) size, "<rules ") != NULL)
    read_rules (text, size);
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    read_as (sortie_game_names_get (games[i]), text, size);
  fuzz_clean ();
  return 0;
}

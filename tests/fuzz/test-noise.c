/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is done to a journal, to content, to a deck file or to a typed line of a real game: it
 * is read, or refused with a message, and nothing else happens. SORTIE_NOISE in the environment
 * says how often each (make fuzz).
 */
#include <sortie/base.h>
#include "reader/reader.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include "match/spec.h"
#include <sortie/speech.h>
#include "base/xml.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "match/internal.h"
#include "reader/internal.h"
#include "content/deck-file.h"
#include "module/front-end.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#define USUAL_TIMES 40
#else
#define USUAL_TIMES 200
#endif
/* Changes to one text. */
#define MOST_CHANGES 4

static guint
n_times (void)
{
  const char *times = g_getenv ("SORTIE_NOISE");

  return times != NULL ? (guint) atoi (times) : USUAL_TIMES;
}

static SortieModule *
load (const char *content)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, "siegestorm", &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

static SortieMatch *
new_match (const SortieModule *module, guint64 seed)
{
  const SortieMatchSpec spec = { .module = module, .seed = seed };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  return match;
}

static void
play_on (SortieMatch *match, SortieRng *rng, guint n)
{
  while (n-- > 0 && !sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);

      sortie_match_play_move (match, sortie_match_to_move (match),
                              &legal->moves[sortie_rng_below (rng, legal->n)], NULL);
    }
}

/* One byte is another, or a piece is left out or said twice. */
static void
change (GString *text, SortieRng *rng)
{
  gsize at = sortie_rng_below (rng, (guint32) text->len);
  gsize length = 1 + sortie_rng_below (rng, 40), n = MIN (length, text->len - at);
  g_autofree char *piece = g_strndup (text->str + at, n);

  switch (sortie_rng_below (rng, 4))
    {
    case 0:
      text->str[at] = (char) (1 + sortie_rng_below (rng, 255));
      break;
    case 1:
      text->str[at] ^= (char) (1 << sortie_rng_below (rng, 7));
      break;
    case 2:
      g_string_erase (text, (gssize) at, (gssize) n);
      break;
    default:
      g_string_insert_len (text, sortie_rng_below (rng, (guint32) text->len), piece, (gssize) n);
    }
}

/* (transfer full) */
static char *
with_noise (const char *text, SortieRng *rng, gsize *ret_size)
{
  GString *noisy = g_string_new (text);

  for (guint n = 1 + sortie_rng_below (rng, MOST_CHANGES); n > 0 && noisy->len > 0; n--)
    change (noisy, rng);
  *ret_size = noisy->len;
  return g_string_free (noisy, FALSE);
}

/* Journals: with check sums that say so, and with sums made right again. */

static SortieJournal *
framed_again (const SortieJournal *journal, SortieRng *rng)
{
  SortieJournal *noisy = sortie_journal_new ();
  guint at = 1 + sortie_rng_below (rng, sortie_journal_n_lines (journal) - 1);

  for (guint i = 1; i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      gsize size = strlen (line);
      g_autofree char *changed = i == at ? with_noise (line, rng, &size) : g_strdup (line);

      g_strdelimit (changed, "\n", ' ');
      if (size > 0)
        sortie_journal_add (noisy, changed, -1);
    }
  return noisy;
}

/* Either there is a match of which every line was checked, or a message that names the file. */
static void
is_read_or_refused (const SortieModule *module, const char *text, gsize size)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_read (text, size, "noise", &notice, &error);
  g_autoptr (SortieReplay) replay =
      journal != NULL ? sortie_replay_new (module, journal, "noise", &error) : NULL;

  while (replay != NULL && sortie_replay_step (replay, &error))
    ;
  CU_ASSERT_TRUE (replay != NULL || error != NULL);
  if (error != NULL && !g_str_has_prefix (error->message, "noise:"))
    tap_note ("%s", error->message);
  CU_ASSERT_TRUE (error == NULL || g_str_has_prefix (error->message, "noise:"));
}

static void
noisy_journals (void)
{
  g_autoptr (SortieModule) module = load (g_getenv ("SORTIE_CONTENT_PATH"));
  g_autoptr (SortieMatch) match = new_match (module, 3);
  g_autofree char *text = NULL, *notice = NULL;
  g_autoptr (SortieJournal) journal = NULL;
  SortieRng rng;

  sortie_rng_seed (&rng, 31);
  play_on (match, &rng, 60);
  text = sortie_match_journal (match);
  journal = sortie_journal_read (text, strlen (text), "noise", &notice, NULL);
  for (guint i = 0; i < n_times (); i++)
    {
      gsize size;
      g_autofree char *noisy = with_noise (text, &rng, &size);
      g_autoptr (SortieJournal) framed = framed_again (journal, &rng);

      is_read_or_refused (module, noisy, size);
      is_read_or_refused (module, sortie_journal_text (framed, &size), size);
    }
}

/* Typed lines, also of several moves. */

static void
noisy_lines (void)
{
  g_autoptr (SortieModule) module = load (g_getenv ("SORTIE_CONTENT_PATH"));
  g_autoptr (SortieMatch) match = new_match (module, 4);
  SortieFeeder feeder = sortie_feeder_for_match (match);
  SortieRng rng;
  guint played = 0;

  sortie_rng_seed (&rng, 32);
  for (guint i = 0; i < n_times () && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      guint8 seat = sortie_match_to_move (match);
      char line[SORTIE_MOVE_TEXT];
      g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
      gsize size;
      g_autofree char *noisy = NULL, *sentence = NULL;

      sortie_move_format (sortie_match_play (match), seat,
                          &legal->moves[sortie_rng_below (&rng, legal->n)], line);
      /* now and then the line as it is, so that the match goes on */
      noisy = sortie_rng_below (&rng, 4) == 0 ? g_strdup (line) : with_noise (line, &rng, &size);
      if (sortie_feed_line (&feeder, seat, noisy, &fed))
        played++;
      else
        CU_ASSERT_TRUE (fed.why.reason != SORTIE_REASON_NONE);
      sentence = sortie_refusal_sentence (sortie_match_play (match), seat, &fed.why);
      CU_ASSERT_TRUE (g_utf8_validate (sentence, -1, NULL));
    }
  tap_note ("%u lines were legal", played);
  CU_ASSERT_TRUE (played > 0);
}

/* Content: a folder in which one file is noisy. */

static char *
read_content (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, "siegestorm", name, NULL);
  char *text = NULL;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
write_content (const char *folder, const char *name, const char *text, gsize size)
{
  g_autofree char *path = g_build_filename (folder, "siegestorm", name, NULL);

  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, text, (gssize) size, NULL));
}

static void
is_loaded_or_refused (const char *folder, const char *name)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), folder };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = sortie_module_load (&paths, "siegestorm", &error);

  CU_ASSERT_TRUE ((module == NULL) == (error != NULL));
  if (module == NULL)
    tap_contains (error->message, name);
}

static void
noisy_content (void)
{
  static const char *const files[] = { "byloss.xml", "index.xml", "styxia.xml" };
  const char *from = g_getenv ("SORTIE_CONTENT_PATH");
  g_autofree char *folder = g_dir_make_tmp ("sortie-noise-XXXXXX", NULL);
  g_autofree char *copy = g_strdup_printf ("cp -R '%s/siegestorm' '%s' && chmod -R u+w '%s'", from,
                                           folder, folder);
  g_autofree char *clean = g_strdup_printf ("rm -rf '%s'", folder);
  SortieRng rng;

  CU_ASSERT_EQUAL_FATAL (system (copy), 0);
  sortie_rng_seed (&rng, 33);
  for (guint i = 0; i < n_times (); i++)
    {
      const char *name = files[i % G_N_ELEMENTS (files)];
      g_autofree char *text = read_content (from, name);
      gsize size;
      g_autofree char *noisy = with_noise (text, &rng, &size);

      write_content (folder, name, noisy, size);
      is_loaded_or_refused (folder, "siegestorm");
      write_content (folder, name, text, strlen (text));
    }
  CU_ASSERT_EQUAL (system (clean), 0);
}

/* Deck files: of decks that are read the rules are asked, too. */

static void
is_deck_or_refused (const SortieModule *module, const gint16 *options, const char *text, gsize size)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "sortie-noise.XXXXXX", NULL);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = NULL;
  int fd = g_mkstemp (path);

  g_assert_true (fd >= 0 && g_file_set_contents (path, text, (gssize) size, NULL));
  deck = sortie_deck_read (module->catalogue, path, errors);
  CU_ASSERT_TRUE ((deck == NULL) == sortie_errors_any (errors));
  if (deck != NULL)
    sortie_module_check_deck (module, options, deck, NULL, errors);
  for (guint i = 0; i < sortie_errors_count (errors); i++)
    {
      if (!g_str_has_prefix (sortie_errors_get (errors, i), path))
        tap_note ("%s", sortie_errors_get (errors, i));
      CU_ASSERT_TRUE (g_str_has_prefix (sortie_errors_get (errors, i), path));
    }
  close (fd);
  g_remove (path);
}

static void
noisy_decks (void)
{
  g_autoptr (SortieModule) module = load (g_getenv ("SORTIE_CONTENT_PATH"));
  g_autofree gint16 *options = sortie_spec_options (module->game, NULL, NULL);
  const SortieCatalogue *catalogue = module->catalogue;
  SortieRng rng;

  sortie_rng_seed (&rng, 5);
  for (guint i = 0; i < n_times (); i++)
    {
      const SortieDeck *deck = &catalogue->decks[sortie_rng_below (&rng, catalogue->n_decks)];
      g_autofree char *text = sortie_deck_text (catalogue, deck, SORTIE_DECK_ON_LINES);
      gsize size;
      g_autofree char *noisy = with_noise (text, &rng, &size);

      is_deck_or_refused (module, options, noisy, size);
    }
}

static const TapTest tests[] = {
  { "a noisy journal is read or refused, and never shows what did not happen", noisy_journals },
  { "a noisy line is played or refused", noisy_lines },
  { "noisy content is loaded or refused with the place", noisy_content },
  { "a deck file with noise is read or refused with its place", noisy_decks },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}

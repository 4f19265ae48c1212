/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal: the bytes as they are, and the same lines with numbers and check sums that are right,
 * since no fuzzer would ever guess them. It is refused with file and line, or the match that comes
 * of it has written the same lines.
 *
 * The line that says what the cards were compiled from, `content`, is made right as well, so that
 * inputs stay good when the cards change.
 */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include <sortie/match.h>
#include "match/internal.h"

const char fuzz_target[] = "journal";

/* Longer ones are refused before anything is done with them. */
#define LONGEST_LINE 8192

static SortieModule *modules[FUZZ_N_GAMES];

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    modules[i] = fuzz_module (fuzz_games[i], FALSE);
  return 0;
}

static const SortieModule *
game_of (const SortieJournal *journal)
{
  g_autofree char *line =
      sortie_journal_n_lines (journal) > 1 ? sortie_journal_line (journal, 1) : g_strdup ("");

  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    if (strstr (line, fuzz_games[i]) != NULL)
      return modules[i];
  return modules[0];
}

/* Reads what the journal says, to its end. NULL and @error. (transfer full) */
static SortieReplay *
play_again (const SortieJournal *journal, GError **error)
{
  g_autoptr (SortieReplay) replay =
      sortie_replay_new (game_of (journal), journal, FUZZ_NAME, error);
  GError *wrong = NULL;

  while (replay != NULL && sortie_replay_step (replay, &wrong))
    ;
  if (wrong == NULL)
    return g_steal_pointer (&replay);
  g_propagate_error (error, wrong);
  return NULL;
}

/* The match has written what it was told to play, and perhaps what followed by itself from the last
 * line. */
static void
writes_back_equal (const SortieJournal *journal, SortieReplay *replay)
{
  g_autofree char *own = sortie_match_journal (sortie_replay_match (replay));
  gsize size;
  const char *text = sortie_journal_text (journal, &size);

  FUZZ_HOLDS (strlen (own) >= size || g_str_has_prefix (text, own), "%s\n\n%s", text, own);
  FUZZ_HOLDS (memcmp (own, text, MIN (size, strlen (own))) == 0, "%s\n\n%s", text, own);
}

static void
is_played_or_refused (const SortieJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieReplay) replay = play_again (journal, &error);

  FUZZ_HOLDS ((replay == NULL) == (error != NULL), "neither played nor refused");
  if (replay != NULL)
    writes_back_equal (journal, replay);
  else
    fuzz_is_readable (error->message);
  FUZZ_HOLDS (replay != NULL || g_str_has_prefix (error->message, FUZZ_NAME ":"), "%s",
              error->message);
}

static void
read_bytes (const char *bytes, gsize size)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_read (bytes, size, FUZZ_NAME, &notice, &error);

  if (notice != NULL)
    fuzz_names_place (notice);
  if (journal != NULL)
    is_played_or_refused (journal);
  else
    fuzz_names_place (error->message);
}

static void
add_line (SortieJournal *journal, const char *line, gsize size)
{
  static const char content[] = "content ";
  g_autofree char *right = NULL;

  if (size == 0 || size > LONGEST_LINE)
    return;
  if (size >= strlen (content) && memcmp (line, content, strlen (content)) == 0)
    right = g_strdup_printf ("%s%016" G_GINT64_MODIFIER "x", content,
                             game_of (journal)->catalogue->fingerprint);
  sortie_journal_add (journal, right != NULL ? right : line,
                      right != NULL ? (gssize) strlen (right) : (gssize) size);
}

/* (transfer full) */
static SortieJournal *
framed (const char *bytes, gsize size)
{
  SortieJournal *journal = sortie_journal_new ();
  const char *end = bytes + size;

  for (const char *line = bytes; line < end;)
    {
      const char *newline = memchr (line, '\n', (gsize) (end - line));
      gsize length = (gsize) ((newline != NULL ? newline : end) - line);

      add_line (journal, line, length);
      line += length + 1;
    }
  return journal;
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);
  g_autoptr (SortieJournal) journal = framed (text, size);
  gsize n;
  const char *whole = sortie_journal_text (journal, &n);

  read_bytes ((const char *) bytes, size);
  read_bytes (whole, n);
  return 0;
}

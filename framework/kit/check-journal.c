/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-journal.c: journals that lie, are of another kind, or are damaged.
 *
 * Everything happens in memory: the problems of files (locks, full disks, a killed program) are the same for every
 * game.
 */
#include "kit/check-game.h"
#include "base/internal.h"
#include "match/internal.h"
#include "base/i18n.h"

#include <string.h>

/* How many bits of a journal are flipped, and how many lines dropped, doubled and exchanged. */
#define FLIPS 16
#define LINES 4

/* The lines of a journal's head. */
enum
{
  LINE_FIRST,
  LINE_GAME,
  LINE_INTERFACE,
  LINE_CONTENT
};

static SortieJournal *
read_text (const char *text, gsize size, GError **error)
{
  g_autofree char *notice = NULL;

  return sortie_journal_read (text, size, VERIFY_JOURNAL, &notice, error);
}

/* ---- Another text under check sums that are right ------------------------------------- */

/* The journal with @text in place of line @at, or before it, and correct check sums. */
static SortieJournal *
with_line (const SortieJournal *journal, guint at, const char *text, gboolean before)
{
  SortieJournal *changed = sortie_journal_new ();

  for (guint i = 1; i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);

      if (i == at)
        sortie_journal_add (changed, text, -1);
      if (i != at || before)
        sortie_journal_add (changed, line, -1);
    }
  return changed;
}

static gboolean
has_hash (const SortieJournal *journal, guint at)
{
  g_autofree char *line = sortie_journal_line (journal, at);

  return g_str_has_prefix (line, "# ");
}

/* The line that ends the set-up, and the last line with a hash. */
static void
find_hashes (const SortieJournal *journal, guint *ret_first, guint *ret_last)
{
  *ret_first = *ret_last = 0;
  for (guint i = 1; i < sortie_journal_n_lines (journal); i++)
    if (has_hash (journal, i))
      {
        *ret_first = *ret_first > 0 ? *ret_first : i;
        *ret_last = i;
      }
}

/* Whether the journal is refused for the right reason, with its name and a line. Frees @journal. */
static gboolean
is_refused (VerifyGame *game, VerifyCheck check, SortieJournal *journal, gint code,
            const char *what)
{
  g_autoptr (SortieJournal) owned = journal;
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *text = sortie_journal_text (owned, &size);
  g_autoptr (SortieMatch) match = verify_replay (game->spec->module, text, size, &error);

  return verify_that (game, check, match == NULL, N_ ("%s, but the journal is accepted"), what)
         && verify_that (game, check,
                         g_error_matches (error, SORTIE_ERROR, code)
                             && g_str_has_prefix (error->message, VERIFY_JOURNAL ":"),
                         N_ ("%s, but the error is: %s"), what, error->message);
}

/* P4. */
static gboolean
a_lie_is_found_out (VerifyGame *game, const SortieJournal *journal)
{
  guint set_up, at;
  g_autofree char *line = NULL;

  find_hashes (journal, &set_up, &at);
  line = sortie_journal_line (journal, at);
  line[2] = line[2] == '0' ? '1' : '0';
  return is_refused (game, VERIFY_P4, with_line (journal, at, line, FALSE), SORTIE_ERROR_MISMATCH,
                     _ ("a hash was changed"));
}

/* P5. */
static gboolean
others_are_refused (VerifyGame *game, const SortieJournal *journal)
{
  const SortieGame *rules = game->spec->module->game;
  g_autofree char *version = g_strdup_printf ("game %s %s-other", rules->id, rules->version);
  g_autofree char *interface = g_strdup_printf ("interface %u", rules->interface + 1u);
  g_autofree char *content =
      g_strdup_printf ("content %016" G_GINT64_MODIFIER "x",
                       ~game->spec->module->catalogue->fingerprint);
  const struct
  {
    guint at;
    const char *line, *what;
  } others[] = {
    { LINE_GAME, "game another-game 1", _ ("the journal is of another game") },
    { LINE_GAME, version, _ ("the journal is of another version of the game") },
    { LINE_INTERFACE, interface, _ ("the journal is of another interface number") },
    { LINE_CONTENT, content, _ ("the journal is of other cards") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (!is_refused (game, VERIFY_P5, with_line (journal, others[i].at, others[i].line, FALSE),
                     SORTIE_ERROR_VERSION, others[i].what))
      return FALSE;
  return TRUE;
}

/* ---- P6: what only a later program could have written --------------------------------- */

static gboolean
later_version_is_refused (VerifyGame *game, const SortieJournal *journal)
{
  gsize size;
  const char *text = sortie_journal_text (journal, &size);
  const char *newline = memchr (text, '\n', size);
  g_autofree char *later = g_strdup_printf ("sortie-journal 2%s", newline);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match =
      verify_replay (game->spec->module, later, strlen (later), &error);

  return verify_that (game, VERIFY_P6,
                      match == NULL && g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_VERSION),
                      N_ ("a journal of a later version is accepted"));
}

static gboolean
strange_lines_are_refused (VerifyGame *game, const SortieJournal *journal)
{
  g_autofree char *card =
      g_strdup_printf ("%s: choose no-such-card", game->p.setup->seat_ids[0]);
  const char *const lines[] = { "teleport 7", "= lottery 3", card };
  guint set_up, last;

  find_hashes (journal, &set_up, &last);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (!is_refused (game, VERIFY_P6, with_line (journal, set_up + 1, lines[i], TRUE),
                     SORTIE_ERROR_MISMATCH, _ ("a line names something that does not exist")))
      return FALSE;
  return TRUE;
}

/* P7: a damaged journal gives at most a beginning of what was written. */

static gboolean
is_a_beginning (VerifyGame *game, const char *damaged, gsize size, const char *text,
                const char *what)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal = read_text (damaged, size, &error);

  if (journal == NULL)
    return verify_that (game, VERIFY_P7, g_str_has_prefix (error->message, VERIFY_JOURNAL ":"),
                        N_ ("%s, but the error is: %s"), what, error->message);
  return verify_that (game, VERIFY_P7,
                      g_str_has_prefix (text, sortie_journal_text (journal, NULL)),
                      N_ ("%s, and the journal reads as a different one"), what);
}

static gboolean
flips_are_found (VerifyGame *game, const char *text, gsize size)
{
  for (guint i = 0; i < FLIPS; i++)
    {
      g_autofree char *damaged = g_strndup (text, size);

      damaged[sortie_rng_below (&game->rng, size)] ^=
          (char) (1 << sortie_rng_below (&game->rng, 8));
      if (!is_a_beginning (game, damaged, size, text, _ ("a bit was flipped")))
        return FALSE;
    }
  return TRUE;
}

/* A journal with line @at of the frame @n times, and @other before it. */
static char *
with_frames (const SortieJournal *journal, guint at, guint n, guint other)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sortie_journal_n_lines (journal); i++)
    {
      guint from = i == at && other > 0 ? other : i == other && other > 0 ? at : i;
      g_autofree char *line = sortie_journal_framed_line (journal, from);

      for (guint k = 0; k < (i == at ? n : 1); k++)
        g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

static gboolean
moved_lines_are_found (VerifyGame *game, const SortieJournal *journal, const char *text)
{
  guint n = sortie_journal_n_lines (journal);

  for (guint i = 0; i < LINES; i++)
    {
      guint at = 1 + sortie_rng_below (&game->rng, n - 2);
      g_autofree char *dropped = with_frames (journal, at, 0, 0);
      g_autofree char *doubled = with_frames (journal, at, 2, 0);
      g_autofree char *exchanged = with_frames (journal, at, 1, at + 1);

      if (!is_a_beginning (game, dropped, strlen (dropped), text, _ ("a line was dropped"))
          || !is_a_beginning (game, doubled, strlen (doubled), text, _ ("a line was duplicated"))
          || !is_a_beginning (game, exchanged, strlen (exchanged), text,
                              _ ("two lines were swapped")))
        return FALSE;
    }
  return TRUE;
}

static gboolean
was_met (const VerifyGame *game, const SortieMatch *match)
{
  guint64 hash = sortie_state_hash (sortie_match_play (match)->s);

  for (guint i = 0; i < game->hashes->len; i++)
    if (g_array_index (game->hashes, guint64, i) == hash)
      return TRUE;
  return FALSE;
}

/* A journal that is cut anywhere is refused, or gives the game up to that point. */
static gboolean
a_cut_is_a_beginning (VerifyGame *game, const char *text, gsize size)
{
  gsize cut = sortie_rng_below (&game->rng, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = NULL;

  if (!is_a_beginning (game, text, cut, text, _ ("the end was cut off")))
    return FALSE;
  match = verify_replay (game->spec->module, text, cut, &error);
  return verify_that (game, VERIFY_P7, match == NULL || was_met (game, match),
                      N_ ("a journal that is cut off leads to a position that never occurred"));
}

gboolean
verify_journal (VerifyGame *game, const SortieMatch *match)
{
  g_autofree char *text = sortie_match_journal (match);
  gsize size = strlen (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal = read_text (text, size, &error);

  return verify_that (game, VERIFY_P2, journal != NULL, N_ ("the journal is refused: %s"),
                      journal != NULL ? "" : error->message)
         && a_lie_is_found_out (game, journal) && others_are_refused (game, journal)
         && later_version_is_refused (game, journal) && strange_lines_are_refused (game, journal)
         && flips_are_found (game, text, size) && moved_lines_are_found (game, journal, text)
         && a_cut_is_a_beginning (game, text, size);
}

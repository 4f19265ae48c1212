/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include <sortie/speech.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "match/whole.h"
#include "model/internal.h"
#include "module/internal.h"

/* Any four cards of the deck come up long before. */
#define MOST_SEEDS 5000

static void
require (gboolean ok, const char *what, GError *error)
{
  if (ok)
    return;
  g_printerr ("%s: %s\n", what, error != NULL ? error->message : "failed");
  abort ();
}

SortieModule *
lamps (void)
{
  static SortieModule *module;
  GError *error = NULL;

  if (module == NULL)
    {
      g_autofree char *content =
          g_build_filename (g_getenv ("top_srcdir"), "tests/toy/content/toy", NULL);

      module = sortie_module_for_game (&sortie_game, content, &error);
      require (module != NULL, "the toy game", error);
    }
  return module;
}

SortieMatch *
lamps_match (guint64 seed, gboolean practice)
{
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec = {
    .module = lamps (), .options = options, .seed = seed, .practice = practice
  };
  GError *error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  require (match != NULL, "a new match", error);
  return match;
}

void
lamps_play (SortieMatch *match, guint8 seat, const char *line)
{
  SortieRefusal why = { 0 };
  gboolean played = sortie_match_play_line (match, seat, line, &why);
  g_autofree char *sentence =
      played ? NULL : sortie_refusal_sentence (sortie_match_play (match), seat, &why);

  if (!played)
    tap_note ("“%s” is refused: %s", line, sentence);
  CU_ASSERT_TRUE_FATAL (played);
}

/* How many cards of that id are in north's hand; NULL: of any. */
static guint
count_in_hand (const SortiePlay *p, const char *id)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH), card))
    n += id == NULL || strcmp (sortie_def (p, sortie_card (p, card)->def)->id, id) == 0;
  return n;
}

static gboolean
has_hand (const SortiePlay *p, const char *const *hand)
{
  for (guint i = 0; hand[i] != NULL; i++)
    {
      guint wanted = 0;

      for (guint k = 0; hand[k] != NULL; k++)
        wanted += strcmp (hand[i], hand[k]) == 0;
      if (count_in_hand (p, hand[i]) != wanted)
        return FALSE;
    }
  return count_in_hand (p, NULL) == g_strv_length ((char **) hand);
}

SortieMatch *
lamps_match_with (const char *const *hand)
{
  for (guint64 seed = 1; seed < MOST_SEEDS; seed++)
    {
      g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);

      lamps_play (match, NORTH, "no");
      if (has_hand (sortie_match_play (match), hand))
        return g_steal_pointer (&match);
    }
  g_error ("no seed deals this hand");
}

guint
lamps_play_on (SortieMatch *match, SortieRng *rng, guint n)
{
  guint i;

  for (i = 0; i < n && !sortie_match_is_over (match); i++)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move = legal->moves[sortie_rng_below (rng, legal->n)];

      CU_ASSERT_TRUE_FATAL (
          sortie_match_play_move (match, sortie_match_to_move (match), &move, NULL));
    }
  return i;
}

void
lamps_finish_move (SortieMatch *match, SortieRng *rng)
{
  while (sortie_match_play (match)->s->tentative)
    lamps_play_on (match, rng, 1);
}

char *
lamps_bytes (const SortieMatch *match)
{
  const SortieState *s = sortie_match_play (match)->s;
  gsize size = sortie_state_write (s, NULL, 0);
  g_autofree guint8 *bytes = g_malloc (size);

  sortie_state_write (s, bytes, size);
  return g_base64_encode (bytes, size);
}

static char *folder;

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

char *
lamps_path (const char *name)
{
  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("lamps-XXXXXX", NULL);
      require (folder != NULL, "a folder for files", NULL);
      atexit (remove_folder);
    }
  return g_build_filename (folder, name, NULL);
}

void
lamps_write (const char *path, const char *bytes, gssize size)
{
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, bytes, size, NULL));
}

char *
lamps_read (const char *path)
{
  char *text = NULL;

  CU_ASSERT_TRUE_FATAL (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

char *
lamps_frame (char **lines)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();

  for (; *lines != NULL; lines++)
    sortie_journal_add (journal, *lines, -1);
  return g_strdup (sortie_journal_text (journal, NULL));
}

char **
lamps_texts (const char *journal)
{
  GPtrArray *texts = g_ptr_array_new ();
  g_auto (GStrv) lines = g_strsplit (journal, "\n", -1);

  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    g_ptr_array_add (texts, g_strdup (strchr (strchr (*line, ' ') + 1, ' ') + 1));
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

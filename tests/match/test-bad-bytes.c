/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-bad-bytes.c: whatever bytes come in, every message that goes out is text that may be shown. Each
 * entrance is fed bytes that are no UTF-8, codes for a terminal and controls of the direction. */
#include <sortie/base.h>
#include <sortie/speech.h>
#include "content/deck-file.h"
#include <sortie/match.h>
#include "match/spec.h"
#include <sortie/kit.h>
#include "base/internal.h"
#include "content/internal.h"
#include "kit/internal.h"
#include "match/internal.h"
#include "reader/reader.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <string.h>

/* In the middle of a word, as one that is nearly right. */
static const char *const bad[] = {
  "la\xff\xfemp",            /* never in UTF-8 */
  "la\xc3",                  /* cut short */
  "la\xed\xa0\x80mp",        /* half of a pair */
  "la\x1b[31mmp",            /* red */
  "la\xc2\x9b" "2Jmp",       /* clear the screen, in one character of C1 */
  "la\xe2\x80\xaepmal",      /* right to left */
  "la\x7f\x08mp",            /* delete, backspace */
};

/* Lines of their own are all that a message may have besides what may be shown. */
static void
is_fit (const char *message)
{
  CU_ASSERT_PTR_NOT_NULL_FATAL (message);
  CU_ASSERT_TRUE (*message != '\0');
  CU_ASSERT_TRUE_FATAL (g_utf8_validate (message, -1, NULL));
  for (; *message != '\0'; message = g_utf8_next_char (message))
    CU_ASSERT_TRUE (*message == '\n' || sortie_text_is_safe (g_utf8_get_char (message)));
}

static void
is_fit_error (GError *error)
{
  CU_ASSERT_PTR_NOT_NULL_FATAL (error);
  is_fit (error->message);
  g_error_free (error);
}

static void
are_fit (const SortieErrors *errors)
{
  CU_ASSERT_TRUE (sortie_errors_any (errors));
  for (guint i = 0; i < sortie_errors_count (errors); i++)
    is_fit (sortie_errors_get (errors, i));
}

#define EACH_BAD(i) guint i = 0; i < G_N_ELEMENTS (bad); i++

static void
errors (void)
{
  for (EACH_BAD (i))
    {
      g_autoptr (SortieErrors) all = sortie_errors_new ();
      GError *error = NULL;

      sortie_errors_add (all, bad[i], 1, bad[i], "no “%s”", bad[i]);
      are_fit (all);
      sortie_set_error (&error, SORTIE_ERROR_FILE, "no “%s”", bad[i]);
      sortie_prefix_error (&error, "%s: ", bad[i]);
      is_fit_error (error);
    }
}

/* The file itself, and a journal whose sums are right and whose lines are not. */
static void
journals (void)
{
  for (EACH_BAD (i))
    {
      g_autofree char *notice = NULL;
      GError *error = NULL;

      CU_ASSERT_PTR_NULL (sortie_journal_read (bad[i], strlen (bad[i]), bad[i], &notice, &error));
      is_fit_error (error);
    }
}

/* Replaces line @at of a journal, or adds one after the last; the sums are right. What comes of it. */
static void
replays_with (guint at, const char *line)
{
  g_autoptr (SortieMatch) match = lamps_match (5, FALSE);
  g_autofree char *journal = sortie_match_journal (match), *framed = NULL, *notice = NULL;
  g_auto (GStrv) texts = lamps_texts (journal);
  g_autoptr (SortieJournal) damaged = NULL;
  g_autoptr (SortieMatch) opened = NULL;
  g_autofree char *path = lamps_path ("damaged.journal");
  GError *error = NULL;

  g_free (texts[MIN (at, g_strv_length (texts) - 1)]);
  texts[MIN (at, g_strv_length (texts) - 1)] = g_strdup (line);
  framed = lamps_frame (texts);
  lamps_write (path, framed, -1);
  opened = sortie_match_open (lamps (), path, &notice, &error);
  CU_ASSERT_PTR_NULL (opened);
  is_fit_error (error);
}

static void
lines_of_journals (void)
{
  static const char *const patterns[] = { "%s", "game %s", "mode %s", "choice deck:north=%s",
                                          "choice %s=plain", "option %s=1", "option opener=%s",
                                          "seed %s", "north: %s", "%s: done", "undo %s",
                                          "concede %s", "# %s", "= %s", "! %s", "result %s" };

  for (EACH_BAD (i))
    for (guint j = 0; j < G_N_ELEMENTS (patterns); j++)
      {
        g_auto (GStrv) around = g_strsplit (patterns[j], "%s", 2);
        g_autofree char *line = g_strconcat (around[0], bad[i], around[1], NULL);

        for (guint at = 0; at < 14; at++)
          replays_with (at, line);
      }
}

static void
choices_and_options (void)
{
  static const char *const patterns[] = { "%s", "%s=1", "opener=%s", "deck=%s", "deck:%s=plain",
                                          "deck:north=%s", "deck:north=<%s" };

  for (EACH_BAD (i))
    for (guint j = 0; j < G_N_ELEMENTS (patterns); j++)
      {
        g_auto (GStrv) around = g_strsplit (patterns[j], "%s", 2);
        g_autofree char *text = g_strconcat (around[0], bad[i], around[1], NULL);
        const char *const texts[] = { text, NULL };
        GError *error = NULL;
        guint mode;

        CU_ASSERT_FALSE (sortie_spec_mode (lamps ()->game, text, &mode, &error));
        is_fit_error (g_steal_pointer (&error));
        CU_ASSERT_PTR_NULL (sortie_spec_options (lamps ()->game, texts, &error));
        is_fit_error (g_steal_pointer (&error));
        CU_ASSERT_PTR_NULL (sortie_spec_choices (lamps (), 0, texts, TRUE, NULL, NULL, &error));
        is_fit_error (error);
      }
}

static void
decks (void)
{
  static const char *const patterns[] = {
    "%s", "<%s", "<deck xmlns='urn:sortie:content' game='%s'/>",
    "<deck xmlns='urn:sortie:content' game='toy' id='%s' kind='lamps'><name>%s</name></deck>",
    "<deck xmlns='urn:sortie:content' game='toy' id='x' kind='%s'><cards of='%s' n='%s'/></deck>"
  };

  for (EACH_BAD (i))
    for (guint j = 0; j < G_N_ELEMENTS (patterns); j++)
      {
        g_auto (GStrv) parts = g_strsplit (patterns[j], "%s", -1);
        g_autofree char *text = g_strjoinv (bad[i], parts);
        g_autoptr (SortieErrors) all = sortie_errors_new ();
        g_autoptr (SortieDeck) deck = sortie_deck_salvage_text (lamps ()->catalogue, text, bad[i],
                                                                all);

        are_fit (all);
      }
}

/* Titles go out, too: they name the test that passed. */
static void
scenarios (void)
{
  static const char *const patterns[] = {
    "%s", "game %s\n", "game toy\n%s\n", "game toy\nscenario %s\n",
    "game toy\nscenario x\nrules %s\n", "game toy\nscenario %s\nposition\n  %s\n",
    "game toy\nscenario x\nposition\n  north.hand: %s\nexpect\n  x\n",
    "game toy\nscenario x\nmoves\n  north: %s\nexpect\n  no winner\n",
    "game toy\nscenario x\nexpect\n  %s\n", "game toy\nscenario x\nxfail %s\nexpect\n  turn x\n",
    "game toy\nmode %s\nscenario x\nexpect\n  no winner\n",
    "game toy\nchoice deck:north=%s\nscenario x\nexpect\n  no winner\n"
  };

  for (EACH_BAD (i))
    for (guint j = 0; j < G_N_ELEMENTS (patterns); j++)
      {
        g_auto (GStrv) parts = g_strsplit (patterns[j], "%s", -1);
        g_autofree char *text = g_strjoinv (bad[i], parts), *tap = NULL;
        GError *error = NULL;
        g_autoptr (SortieScenarioReport) report
            = sortie_scenario_run_text (lamps (), text, bad[i], &error);
        guint done = 0;

        if (report == NULL)
          {
            is_fit_error (error);
            continue;
          }
        tap = sortie_scenario_report_tap (report, &done);
        if (report->outcomes->len > 0)
          is_fit (tap);
      }
}

static void
typed_lines (void)
{
  static const char *const patterns[] = { "%s", "light %s", "light candle %s", "%s candle sill1" };
  g_autoptr (SortieMatch) match = lamps_match (5, FALSE);
  guint8 seat = sortie_match_to_move (match);

  for (EACH_BAD (i))
    for (guint j = 0; j < G_N_ELEMENTS (patterns); j++)
      {
        g_auto (GStrv) parts = g_strsplit (patterns[j], "%s", -1);
        g_autofree char *line = g_strjoinv (bad[i], parts), *sentence = NULL;
        SortieRefusal why = { 0 };
        SortieMove move;

        CU_ASSERT_FALSE (sortie_move_parse (sortie_match_play (match), seat, line, &move, &why));
        sentence = sortie_refusal_sentence (sortie_match_play (match), seat, &why);
        is_fit (sentence);
      }
}

static void
names_of_files (void)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };

  for (EACH_BAD (i))
    {
      g_autofree char *path = lamps_path (bad[i]);
      g_autoptr (SortieErrors) all = sortie_errors_new ();
      g_autofree char *notice = NULL;
      GError *error = NULL;

      CU_ASSERT_PTR_NULL (sortie_journal_load (path, &notice, &error));
      is_fit_error (g_steal_pointer (&error));
      CU_ASSERT_PTR_NULL (sortie_scenario_run_file (&paths, path, &error));
      is_fit_error (g_steal_pointer (&error));
      CU_ASSERT_PTR_NULL (sortie_module_load (&paths, bad[i], &error));
      is_fit_error (g_steal_pointer (&error));
      CU_ASSERT_PTR_NULL (sortie_deck_read (lamps ()->catalogue, path, all));
      are_fit (all);
      lamps_write (path, "<x", -1);
      CU_ASSERT_PTR_NULL (sortie_journal_load (path, &notice, &error));
      is_fit_error (error);
      CU_ASSERT_PTR_NULL (sortie_deck_read (lamps ()->catalogue, path, all));
      are_fit (all);
    }
}

static const TapTest tests[] = {
  { "both sorts of error clean what they quote", errors },
  { "errors quote a file that is no journal without control characters", journals },
  { "and a journal with right checksums and a wrong line", lines_of_journals },
  { "and choices and options", choices_and_options },
  { "and custom decks, with what libxml2 says of them", decks },
  { "and scenarios", scenarios },
  { "and typed lines", typed_lines },
  { "and names of files and games", names_of_files },
  { NULL },
};

TAP_MAIN (tests)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario file of the game that its text names: every message names file and line, and a file
 * that was read has an outcome for each of its scenarios. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include <sortie/kit.h>
#include "kit/internal.h"

const char fuzz_target[] = "scenario";

static SortieModule *modules[FUZZ_N_GAMES];

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    modules[i] = fuzz_module (fuzz_games[i], TRUE);
  return 0;
}

/* Whichever game is named first; Siegestorm if none is. */
static SortieModule *
game_of (const char *text)
{
  SortieModule *module = modules[0];
  const char *first = NULL;

  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    {
      const char *at = strstr (text, fuzz_games[i]);

      if (at != NULL && (first == NULL || at < first))
        {
          module = modules[i];
          first = at;
        }
    }
  return module;
}

static void
outcome_is_good (const SortieScenarioOutcome *outcome)
{
  FUZZ_HOLDS (outcome->line > 0, "%s", outcome->title);
  for (guint i = 0; i < outcome->messages->len; i++)
    fuzz_names_place (outcome->messages->pdata[i]);
  FUZZ_HOLDS (outcome->passed || outcome->messages->len > 0, "it failed without a message");
}

/* What is wrong with the file as a whole has no line. */
static void
refusal_is_good (const char *message)
{
  g_auto (GStrv) lines = g_strsplit (message, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    fuzz_is_readable (*line);
  FUZZ_HOLDS (g_str_has_prefix (message, FUZZ_NAME ":"), "%s", message);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size), *tap = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieScenarioReport) report =
      sortie_scenario_run_text (game_of (text), text, FUZZ_NAME, &error);
  guint done = 0;

  FUZZ_HOLDS ((report == NULL) == (error != NULL), "neither run nor refused");
  if (report == NULL)
    {
      refusal_is_good (error->message);
      return 0;
    }
  for (guint i = 0; i < report->outcomes->len; i++)
    outcome_is_good (report->outcomes->pdata[i]);
  FUZZ_HOLDS (report->passed + report->failed + report->known == report->outcomes->len,
              "a scenario without an outcome");
  tap = sortie_scenario_report_tap (report, &done);
  FUZZ_HOLDS (done == report->outcomes->len, "%s", tap);
  return 0;
}

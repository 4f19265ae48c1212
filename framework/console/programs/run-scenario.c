/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-scenario.c: sortie scenario FILE...: runs scenarios as tests. */
#include "console/programs/programs.h"

#include "base/text.h"
#include <sortie/kit.h>

typedef struct
{
  guint passed, failed, known;
  guint numbered; /* tests of the Test Anything Protocol */
} Totals;

static const char *
verdict (const SortieScenarioOutcome *outcome)
{
  if (outcome->xfail != NULL)
    return outcome->passed ? _ ("passed, although it is known to fail")
                           : _ ("failed, as expected");
  return outcome->passed ? _ ("passed") : _ ("failed");
}

static void
say_outcome (ConsoleOut *out, const char *path, const SortieScenarioOutcome *outcome)
{
  gboolean wrong = outcome->passed == (outcome->xfail != NULL);
  g_autofree char *line =
      g_strdup_printf ("%s:%d: %s: %s", path, outcome->line, outcome->title, verdict (outcome));

  console_out_add (out, wrong ? CONSOLE_WRONG : CONSOLE_PLAIN, line);
  console_out_end_line (out);
  for (guint i = 0; i < outcome->messages->len; i++)
    console_out_hang (out, CONSOLE_PLAIN, 4, 2, outcome->messages->pdata[i]);
}

static void
say_report (ConsoleApp *app, const char *path, const SortieScenarioReport *report, Totals *totals)
{
  g_autofree char *tap =
      app->options->tap ? sortie_scenario_report_tap (report, &totals->numbered) : NULL;

  if (tap != NULL)
    console_out_raw (app->out, tap);
  else
    for (guint i = 0; i < report->outcomes->len; i++)
      say_outcome (app->out, path, report->outcomes->pdata[i]);
  totals->passed += report->passed;
  totals->failed += report->failed;
  totals->known += report->known;
}

/* A file that cannot be read counts as a failure. */
static void
run_file (ConsoleApp *app, const char *path, Totals *totals)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieScenarioReport) report = sortie_scenario_run_file (&app->paths, path, &error);
  g_autofree char *line = NULL;

  if (report != NULL)
    {
      say_report (app, path, report, totals);
      return;
    }
  totals->failed++;
  if (app->options->tap)
    line = g_strdup_printf ("not ok %u - %s\n# %s", ++totals->numbered, path, error->message);
  console_out_raw (app->out, line != NULL ? line : error->message);
}

static void
say_totals (ConsoleApp *app, const Totals *totals)
{
  const char *passed = SORTIE_DIGITS (totals->passed), *failed = SORTIE_DIGITS (totals->failed);
  g_autofree char *plan = g_strdup_printf ("1..%u", totals->numbered);

  if (app->options->tap)
    console_out_raw (app->out, plan);
  else if (totals->known > 0)
    console_out_fill (app->out, _ ("{passed} passed, {failed} failed, {known} known to fail"),
                      "passed", passed, "failed", failed, "known",
                      SORTIE_DIGITS (totals->known), NULL);
  else
    console_out_fill (app->out, _ ("{passed} passed, {failed} failed"), "passed", passed, "failed",
                      failed, NULL);
}

ConsoleStatus
console_run_scenario (ConsoleApp *app, G_GNUC_UNUSED GError **error)
{
  Totals totals = { 0 };

  for (guint i = 0; console_app_word (app, i) != NULL && console_out_flush (app->out); i++)
    run_file (app, console_app_word (app, i), &totals);
  say_totals (app, &totals);
  return totals.failed > 0 ? CONSOLE_FAILED : CONSOLE_OK;
}

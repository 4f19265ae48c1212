/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-report.c: messages about a scenario, and the summary of a file. */
#include "kit/scenario-run.h"

#include "base/i18n.h"
#include "base/internal.h"
#include "model/internal.h"

static void
add_message (ScenarioRun *run, const char *format, va_list arguments)
{
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  g_autofree char *message = g_strdup_printf ("%s:%d: %s", run->file, run->line, sentence);

  g_ptr_array_add (run->messages, sortie_text_clean_lines (message));
}

gboolean
scenario_fails (ScenarioRun *run, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  add_message (run, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
scenario_fails_with (ScenarioRun *run, GError *error)
{
  scenario_fails (run, "%s", error->message);
  g_error_free (error);
  return FALSE;
}

gboolean
scenario_broken (ScenarioRun *run, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  add_message (run, format, arguments);
  va_end (arguments);
  run->broken = TRUE;
  return FALSE;
}

/* A scenario that is known to fail must fail; one that cannot be read never passes. */
static SortieScenarioOutcome *
judge_run (const ScenarioRun *run)
{
  const Scenario *scenario = run->scenario;
  SortieScenarioOutcome *outcome = g_new0 (SortieScenarioOutcome, 1);

  outcome->title = sortie_text_clean (scenario->title);
  outcome->line = scenario->line;
  if (!run->broken && scenario->xfail != NULL)
    outcome->xfail = sortie_text_clean (scenario->xfail);
  outcome->messages = g_ptr_array_ref (run->messages);
  outcome->passed = run->messages->len == 0;
  if (outcome->passed && outcome->xfail != NULL)
    g_ptr_array_add (
        run->messages,
        g_strdup_printf ("%s:%d: %s", run->file, scenario->line,
                         _ ("this is expected to fail, but passes: remove its xfail line")));
  return outcome;
}

static void
outcome_free (gpointer data)
{
  SortieScenarioOutcome *outcome = data;

  g_ptr_array_unref (outcome->messages);
  g_free (outcome->title);
  g_free (outcome->xfail);
  g_free (outcome);
}

void
sortie_scenario_report_free (SortieScenarioReport *report)
{
  if (report == NULL)
    return;
  g_ptr_array_unref (report->outcomes);
  g_free (report);
}

void
scenario_check_position (ScenarioRun *run)
{
  g_autofree char *fault = sortie_state_check (run->p->s);

  if (fault == NULL && run->module->game->check != NULL)
    fault = run->module->game->check (run->p);
  if (fault != NULL)
    scenario_fails (run, _ ("after this move, the position is invalid: %s"), fault);
}

SortieScenarioReport *
scenario_report_new (void)
{
  SortieScenarioReport *report = g_new0 (SortieScenarioReport, 1);

  report->outcomes = g_ptr_array_new_with_free_func (outcome_free);
  return report;
}

void
scenario_report_add (SortieScenarioReport *report, const ScenarioRun *run)
{
  SortieScenarioOutcome *outcome = judge_run (run);

  g_ptr_array_add (report->outcomes, outcome);
  if (outcome->xfail == NULL)
    *(outcome->passed ? &report->passed : &report->failed) += 1;
  else
    *(outcome->passed ? &report->failed : &report->known) += 1;
}

char *
sortie_scenario_report_tap (const SortieScenarioReport *report, guint *done)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < report->outcomes->len; i++)
    {
      const SortieScenarioOutcome *outcome = report->outcomes->pdata[i];

      for (guint k = 0; k < outcome->messages->len; k++)
        g_string_append_printf (text, "# %s\n", (char *) outcome->messages->pdata[k]);
      g_string_append_printf (text, "%sok %u - %s", outcome->passed ? "" : "not ", ++*done,
                              outcome->title);
      if (outcome->xfail != NULL)
        g_string_append_printf (text, " # TODO %s", outcome->xfail);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

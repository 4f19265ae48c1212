/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-ledger.c: expectations about what the rules decide for seats that they play. */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "match/internal.h"

/* What a seat is told of the decisions of the rules. */
typedef struct
{
  guint8 reader;
  GPtrArray *lines; /* of utf8 */
} Reasons;

static void
note (gpointer data, const SortiePlay *p, const SortieVerdict *verdict)
{
  const Reasons *reasons = data;

  sortie_verdict_describe (p, reasons->reader, verdict, reasons->lines);
}

static gboolean
any_line_has (char **texts, char *const *lines, guint n)
{
  for (guint i = 0; i < n; i++)
    if (scenario_has_texts (lines[i], texts))
      return TRUE;
  return FALSE;
}

gboolean
scenario_expect_why (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Reasons reasons = { reader, lines };
  SortieWatch listener = { .data = &reasons, .decided = note };
  g_autofree char *text = scenario_join_texts (texts);

  sortie_match_hear_again (run->match, sortie_match_n_steps (run->match), &listener);
  if (any_line_has (texts, (char *const *) lines->pdata, lines->len) == told)
    return TRUE;
  return scenario_fails (run, told ? _ ("%s was not given “%s” as a reason")
                                   : _ ("%s was given “%s” as a reason"),
                         name, text);
}

/* Compares with the forecasts for all seats that the rules play. */
static gboolean
is_foretold (const ScenarioRun *run, guint8 reader, char **texts)
{
  const SortieSetup *setup = run->p->setup;
  gboolean found = FALSE;

  for (guint8 actor = 0; actor < setup->n_seats && !found; actor++)
    if (setup->game->modes[setup->mode].automatic >> actor & 1)
      {
        g_auto (GStrv) lines = sortie_forecast (run->p, actor, reader, SORTIE_NOTHING);

        found = any_line_has (texts, lines, g_strv_length (lines));
      }
  return found;
}

gboolean
scenario_expect_next (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told)
{
  g_autofree char *text = scenario_join_texts (texts);

  if (is_foretold (run, reader, texts) == told)
    return TRUE;
  return scenario_fails (run, told ? _ ("the forecast for %s does not say “%s”") : _ ("the forecast for %s says “%s”"),
                         name, text);
}

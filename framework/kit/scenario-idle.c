/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-idle.c: the texts that must not take effect in a scenario, and the rules that it shows. */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "base/internal.h"

/* A card that is not in the scenario has no effect anyway, so a position, a move or a choice must name it. */
static gboolean
takes_part (const Scenario *scenario, const char *id)
{
  for (guint i = 0; i < scenario->lines->len; i++)
    if (sortie_words_name (((const ScenarioLine *) scenario->lines->pdata[i])->text, id))
      return TRUE;
  for (guint i = 0; scenario->terms.choices->pdata[i] != NULL; i++)
    if (sortie_words_name (scenario->terms.choices->pdata[i], id))
      return TRUE;
  return FALSE;
}

/* CARD/PART, or CARD alone if it has no text. */
static gboolean
check_word (ScenarioRun *run, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);
  guint16 def;

  if (!scenario_find_card (run, parts[0], &def) || !scenario_find_part (run, def, parts[1]))
    return FALSE;
  return takes_part (run->scenario, parts[0])
         || scenario_broken (run, _ ("“%s” takes no part in this scenario"), parts[0]);
}

/* Checks each word of the lines. */
static gboolean
check_words (ScenarioRun *run, const GPtrArray *lines,
             gboolean (*check) (ScenarioRun *run, const char *word))
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ScenarioLine *line = lines->pdata[i];
      g_auto (GStrv) words = g_strsplit_set (line->text, " ,\t", -1);

      run->line = line->line;
      for (char **word = words; *word != NULL; word++)
        if (**word != '\0' && !check (run, *word))
          return FALSE;
    }
  return TRUE;
}

gboolean
scenario_check_idle (ScenarioRun *run)
{
  return check_words (run, run->scenario->idle, check_word);
}

gboolean
scenario_check_rules (ScenarioRun *run)
{
  return run->rulebook->n_rules == 0
         || check_words (run, run->scenario->rules, scenario_find_rule);
}

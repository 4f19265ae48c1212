/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-teach.c: the section of a scenario that makes it a step of a lesson (sortie/kit.h). */
#include "kit/scenario-run.h"
#include "base/i18n.h"

#include <string.h>

static const char *const words[] = {
  [SCENARIO_SAY] = "say",
  [SCENARIO_ACCEPT] = "accept",
  [SCENARIO_OTHERWISE] = "otherwise",
  [SCENARIO_DONE] = "done",
};

gboolean
scenario_read_teaching (const char *text, ScenarioTeaching *ret, const char **ret_text)
{
  gsize length = strcspn (text, " \t");

  for (guint i = 0; i < SCENARIO_N_TEACHINGS; i++)
    if (strlen (words[i]) == length && strncmp (text, words[i], length) == 0
        && text[length] != '\0')
      {
        *ret = i;
        *ret_text = text + length + strspn (text + length, " \t");
        return TRUE;
      }
  return FALSE;
}

/* Whether the move is legal. Changes nothing. */
static gboolean
could_be_made (ScenarioRun *run, guint8 seat, const char *line)
{
  SortieMatch *match = g_steal_pointer (&run->match);
  SortieRefusal why;
  const gboolean legal = scenario_go_to (run, sortie_match_play (match)->s) && scenario_feed (run, seat, line, &why);

  scenario_take_match (run, match);
  return legal || scenario_fails (run, _ ("“%s” is accepted, but is not legal"), line);
}

/* Checks the other lines of the section, if they are whole lines and no chance is prescribed that they would use up. */
static gboolean
check_others (ScenarioRun *run, guint8 seat, guint first)
{
  const GPtrArray *lines = run->scenario->lines;
  guint part = ((const ScenarioLine *) lines->pdata[first])->part;
  gboolean legal = TRUE;

  for (guint i = first + 1; i < lines->len && run->chance->len == 0; i++)
    {
      const ScenarioLine *line = lines->pdata[i];
      ScenarioTeaching teaching;
      const char *text;

      if (line->part == part && scenario_read_teaching (line->text, &teaching, &text)
          && teaching == SCENARIO_ACCEPT && strchr (text, '*') == NULL)
        legal = could_be_made (run, seat, text) && legal;
    }
  return legal;
}

gboolean
scenario_teach (ScenarioRun *run, guint i)
{
  const ScenarioLine *line = run->scenario->lines->pdata[i];
  ScenarioTeaching teaching;
  const char *text;
  guint8 seat;

  if (!scenario_read_teaching (line->text, &teaching, &text))
    return scenario_broken (
        run, _ ("this should be: say TEXT, accept LINE, otherwise TEXT or done TEXT"));
  if (teaching != SCENARIO_ACCEPT || line->part == run->taught)
    return TRUE;
  run->taught = line->part;
  if (strchr (text, '*') != NULL)
    return scenario_broken (run, _ ("the first “accept” line must be a move, without “*”"));
  scenario_settle (run);
  seat = sortie_to_move (run->p);
  if (seat == SORTIE_NO_SEAT)
    return scenario_fails (run, _ ("nobody is asked anything: the match is over"));
  return check_others (run, seat, i) && scenario_play_line (run, seat, text);
}

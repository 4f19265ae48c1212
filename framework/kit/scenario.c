/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario.c: runs scenarios one after another. */
#include "kit/scenario-run.h"

#include <string.h>

#include "base/file.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "kit/internal.h"
#include "module/front-end.h"

/* a hundred times our largest file */
#define MAX_BYTES (4 * 1024 * 1024)

/* A line that cannot be read, or a move that cannot be made, ends the scenario. An expectation does not, whether it
 * fails or cannot be read: an author wants to correct all of them together. */
static gboolean
run_line (ScenarioRun *run, const ScenarioLine *line, guint i)
{
  switch (line->section)
    {
    case SCENARIO_POSITION:
      return TRUE;
    case SCENARIO_MOVES:
      return scenario_move (run, line->text);
    case SCENARIO_EXPECT:
      scenario_expect (run, line->text);
      return TRUE;
    case SCENARIO_TEACH:
      return scenario_teach (run, i);
    case SCENARIO_SOLVE:
      return scenario_solve (run, line->part);
    }
  return FALSE;
}

static gboolean
is_section_end (const GPtrArray *lines, guint i)
{
  const ScenarioLine *line = lines->pdata[i];

  return i + 1 == lines->len
         || ((const ScenarioLine *) lines->pdata[i + 1])->section != line->section;
}

/* Lines of chance before the first move are read when the match starts. */
static guint
first_line (const GPtrArray *lines)
{
  guint i = 0;

  while (i < lines->len && (((const ScenarioLine *) lines->pdata[i])->section == SCENARIO_POSITION
                            || (((const ScenarioLine *) lines->pdata[i])->section == SCENARIO_MOVES
                                && *((const ScenarioLine *) lines->pdata[i])->text == '=')))
    i++;
  return i;
}

static gboolean
run_lines (ScenarioRun *run)
{
  const GPtrArray *lines = run->scenario->lines;

  for (guint i = first_line (lines); i < lines->len; i++)
    {
      const ScenarioLine *line = lines->pdata[i];

      run->line = line->line;
      if (!run_line (run, line, i))
        return FALSE;
      if (line->section == SCENARIO_EXPECT && is_section_end (lines, i) && !run->broken)
        scenario_expect_end (run);
    }
  return TRUE;
}

static gboolean
expects_anything (const Scenario *scenario)
{
  for (guint i = 0; i < scenario->lines->len; i++)
    {
      const ScenarioLine *line = scenario->lines->pdata[i];

      if (line->section == SCENARIO_EXPECT || line->section == SCENARIO_SOLVE
          || strstr (line->text, ": refused ") != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Reports the first fault, and all expectations that fail. "Expects nothing" is reported only if there is no other. */
static void
play_scenario (ScenarioRun *run)
{
  const ScenarioLine *refused = scenario_refused_setup (run->scenario);

  if (!scenario_check_rules (run) || !scenario_check_idle (run))
    return;
  if (refused != NULL)
    scenario_expect_refused_setup (run, refused);
  else if (scenario_open_match (run) && scenario_start (run) && run_lines (run))
    scenario_check_chance (run);
  run->line = run->scenario->line;
  if (run->messages->len == 0 && !expects_anything (run->scenario))
    scenario_broken (run, "%s", _ ("this scenario expects nothing"));
}

void
scenario_run_clear (ScenarioRun *run)
{
  g_ptr_array_unref (run->messages);
  g_ptr_array_unref (run->chance);
  g_clear_pointer (&run->dice, g_array_unref);
  g_ptr_array_unref (run->only);
  g_free (run->refusal);
  g_free (run->laying.s);
  sortie_match_free (run->match);
  sortie_deal_free (run->deal);
}

void
scenario_run_init (ScenarioRun *run)
{
  run->chance = g_ptr_array_new_with_free_func (scenario_chance_free);
  run->only = g_ptr_array_new_with_free_func (g_free);
  run->messages = g_ptr_array_new_with_free_func (g_free);
}

static void
run_scenario (const SortieModule *module, const SortieRulebook *rulebook,
              const Scenario *scenario, const char *file, SortieScenarioReport *report)
{
  ScenarioRun run
      = { .file = file, .scenario = scenario, .module = module, .rulebook = rulebook };

  scenario_run_init (&run);
  play_scenario (&run);
  scenario_report_add (report, &run);
  scenario_run_clear (&run);
}

static SortieScenarioReport *
run_file (SortieModule *module, const ScenarioFile *file, const char *name, GError **error)
{
  const SortieRulebook *rulebook = sortie_module_rulebook (module, error);
  SortieScenarioReport *report;

  if (rulebook == NULL)
    return NULL;
  report = scenario_report_new ();
  for (guint i = 0; i < file->scenarios->len; i++)
    run_scenario (module, rulebook, file->scenarios->pdata[i], name, report);
  return report;
}

SortieScenarioReport *
sortie_scenario_run_text (SortieModule *module, const char *text, const char *name,
                          GError **error)
{
  g_autoptr (ScenarioFile) file = scenario_file_parse (text, name, error);

  return file != NULL ? run_file (module, file, name, error) : NULL;
}

static char **
find_content (const ScenarioFile *file, const char *path, GError **error)
{
  g_autoptr (GStrvBuilder) folders = g_strv_builder_new ();

  for (guint i = 0; file->content->pdata[i] != NULL; i++)
    {
      g_autofree char *folder
          = scenario_find_file (path, file->content->pdata[i], G_FILE_TEST_IS_DIR);

      if (folder == NULL)
        {
          sortie_set_error (error, SORTIE_ERROR_FILE,
                            _ ("%s: there is no folder “%s” in this folder or a folder above it"), path,
                            (char *) file->content->pdata[i]);
          return NULL;
        }
      g_strv_builder_add (folders, folder);
    }
  return g_strv_builder_end (folders);
}

/* An unknown game is reported with the line that names it; faults of content name their own lines. */
static SortieModule *
load_with (const SortiePaths *paths, const ScenarioFile *file, const char *path,
           const char *const *content, GError **error)
{
  GError *wrong = NULL;
  SortieModule *module = sortie_module_load_with (paths, file->game, content, &wrong);

  if (g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN))
    sortie_prefix_error (&wrong, "%s:%d: ", path, file->game_line);
  if (wrong != NULL)
    g_propagate_error (error, wrong);
  return module;
}

static SortieModule *
load_game (const SortiePaths *paths, const ScenarioFile *file, const char *path, GError **error)
{
  g_auto (GStrv) content = NULL;

  if (file->game == NULL)
    {
      sortie_set_error (error, SORTIE_ERROR_FORMAT, _ ("%s: the line “game GAME” is missing"), path);
      return NULL;
    }
  content = find_content (file, path, error);
  if (content == NULL)
    return NULL;
  return load_with (paths, file, path, (const char *const *) content, error);
}

/* (transfer full): a text that does not end before its file does */
char *
sortie_scenario_read (const char *path, GError **error)
{
  gsize size;
  g_autofree char *text = sortie_file_read (path, MAX_BYTES, &size, error);

  if (text == NULL)
    sortie_prefix_error (error, "%s: ", path);
  else if (strlen (text) != size)
    sortie_set_error (error, SORTIE_ERROR_FORMAT, _ ("%s: this is not a text file: it contains a zero byte"), path);
  else
    return g_steal_pointer (&text);
  return NULL;
}

SortieScenarioReport *
sortie_scenario_run_file (const SortiePaths *paths, const char *path, GError **error)
{
  g_autofree char *text = sortie_scenario_read (path, error);
  g_autoptr (ScenarioFile) file = text != NULL ? scenario_file_parse (text, path, error) : NULL;
  g_autoptr (SortieModule) module = NULL;

  if (file == NULL)
    return NULL;
  module = load_game (paths, file, path, error);
  return module != NULL ? run_file (module, file, path, error) : NULL;
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-setup.c: from the terms of a scenario to its match, or to the refusal that it expects.
 *
 *     refused setup [RULE]
 */
#include "kit/scenario-run.h"

#include <string.h>

#include "base/i18n.h"
#include "content/deck-file.h"
#include "base/internal.h"
#include "model/internal.h"

char *
scenario_find_file (const char *beside, const char *path, GFileTest test)
{
  g_autofree char *from = g_path_get_dirname (beside),
                  *absolute = g_canonicalize_filename (from, NULL);

  while (TRUE)
    {
      g_autofree char *tried = g_build_filename (absolute, path, NULL);
      char *above;

      if (g_file_test (tried, test))
        return g_steal_pointer (&tried);
      above = g_path_get_dirname (absolute);
      if (strcmp (above, absolute) == 0)
        {
          g_free (above);
          return NULL;
        }
      g_free (absolute);
      absolute = above;
    }
}

/* A path may begin with "./", as it must on the command line, where that tells it from a name. */
static char *
find_deck (const ScenarioRun *run, const char *path, GError **error)
{
  const char *down = g_str_has_prefix (path, "./") ? path + strlen ("./") : path;
  char *found = NULL;

  if (!scenario_leads_down (down))
    sortie_set_error (error, SORTIE_ERROR_FILE,
                      _ ("“%s” leads out of its folder: do not use “..” or a “/” at the start"), path);
  else if ((found = scenario_find_file (run->file, down, G_FILE_TEST_IS_REGULAR)) == NULL)
    sortie_set_error (error, SORTIE_ERROR_FILE, _ ("there is no file “%s” in this folder or a folder above it"), path);
  return found;
}

/* "deck:south=FILE" with the file as the program finds it; every other choice as it is. NULL and
 * @error (transfer full) */
static char *
find_choice (const ScenarioRun *run, const char *choice, GError **error)
{
  const char *equals = strchr (choice, '=');
  g_autofree char *path = NULL;

  if (equals == NULL || equals[1] == '<' || !sortie_deck_is_path (equals + 1))
    return g_strdup (choice);
  path = find_deck (run, equals + 1, error);
  return path != NULL
             ? g_strdup_printf ("%.*s=%s", (int) (equals - choice), choice, path)
             : NULL;
}

static char **
find_choices (const ScenarioRun *run, GError **error)
{
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  for (guint i = 0; run->scenario->terms.choices->pdata[i] != NULL; i++)
    {
      g_autofree char *choice = find_choice (run, run->scenario->terms.choices->pdata[i], error);

      if (choice == NULL)
        return NULL;
      g_strv_builder_add (found, choice);
    }
  return g_strv_builder_end (found);
}

static SortieDeal *
make_deal (const ScenarioRun *run, GError **error)
{
  const ScenarioTerms *terms = &run->scenario->terms;
  g_auto (GStrv) choices = find_choices (run, error);
  const SortieMatchSpec spec = {
    .module = run->module,
    .mode = terms->mode,
    .choices = (const char *const *) choices,
    .command_line = TRUE,
    .options = (const char *const *) terms->options->pdata,
  };

  return choices != NULL ? sortie_deal_new (&spec, error) : NULL;
}

SortieMatch *
scenario_match_from (const ScenarioRun *run, const SortieOpening *opening, GError **error)
{
  SortieDeal *deal = make_deal (run, error);

  return deal != NULL ? sortie_match_new_from (deal, opening, error) : NULL;
}

static gboolean
open_match (ScenarioRun *run, GError **error)
{
  run->deal = make_deal (run, error);
  if (run->deal == NULL)
    return FALSE;
  run->laying.setup = run->deal->setup;
  run->laying.s = sortie_state_new (&run->deal->setup->bounds);
  run->p = &run->laying;
  return TRUE;
}

gboolean
scenario_set_up (ScenarioRun *run, GError **error)
{
  SortiePlay *p = &run->laying;

  sortie_rng_seed (&p->s->rng, run->scenario->terms.seed);
  sortie_vars_start (p);
  return sortie_deal_lay (run->deal, p, error);
}

gboolean
scenario_open_match (ScenarioRun *run)
{
  GError *error = NULL;

  run->line = run->scenario->line;
  return open_match (run, &error) || scenario_fails_with (run, error);
}

const ScenarioLine *
scenario_refused_setup (const Scenario *scenario)
{
  for (guint i = 0; i < scenario->lines->len; i++)
    {
      const ScenarioLine *line = scenario->lines->pdata[i];

      if (line->section == SCENARIO_EXPECT && sortie_scenario_word_behind (SORTIE_SCENARIO_REFUSED, line->text) != NULL)
        return line;
    }
  return NULL;
}

/* An unknown mode, card or file is a typing error and breaks no rule. */
static gboolean
is_understood (const GError *error)
{
  return !g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN)
         && !g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX)
         && !g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_FILE);
}

gboolean
scenario_expect_refused_setup (ScenarioRun *run, const ScenarioLine *line)
{
  g_auto (GStrv) words = sortie_words_split (line->text);
  guint n = g_strv_length (words);
  g_autoptr (GError) error = NULL;

  run->line = line->line;
  if (n < 2 || n > 3 || strcmp (words[1], "setup") != 0)
    return scenario_broken (run, _ ("this should be: refused setup [RULE]"));
  if (run->scenario->lines->len > 1)
    return scenario_broken (run, _ ("a scenario with a refused set-up can expect nothing else"));
  if (n == 3 && run->rulebook->n_rules > 0 && !scenario_find_rule (run, words[2]))
    return FALSE;
  if (open_match (run, &error) && scenario_set_up (run, &error))
    return scenario_fails (run, _ ("the set-up should have been refused"));
  if (!is_understood (error))
    return scenario_fails (run, _ ("this was refused only because it was not understood: %s"),
                           error->message);
  return words[2] == NULL || sortie_words_name (error->message, words[2])
         || scenario_fails (run, _ ("this was refused, but not for %s: %s"), words[2],
                            error->message);
}

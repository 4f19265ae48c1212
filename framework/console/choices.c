/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/choices.h"

#include <string.h>

#include "base/errors.h"
#include "base/i18n.h"
#include "base/words.h"

/* Small enough to be typed again. */
#define MOST_RANDOM_SEED 1000000

static gboolean
is_choice (const SortieGame *game, const char *name)
{
  return sortie_game_find_choice (game, name) >= 0;
}

/* An option that neither the program nor the game knows. */
static gboolean
unknown (const SortieGame *game, const ConsoleOptions *options, const char *name, GError **error)
{
  g_autoptr (GPtrArray) known = console_options_names (options->subcommand);
  g_autofree char *near = NULL;

  for (const SortieChoiceDecl *c = game->choices; c != NULL && c->id != NULL; c++)
    g_ptr_array_add (known, (gpointer) c->id);
  near = sortie_words_did_you_mean (name, (const char *const *) known->pdata, known->len);
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX, _ ("unknown option --%s%s"), name, near);
  return FALSE;
}

/* "--deck player=x" is the choice "deck:player=x", "--boss b" is "boss=b". */
static char *
spec_text (const ConsoleChoice *choice)
{
  return g_strdup_printf ("%s%s%s", choice->name, strchr (choice->value, '=') != NULL ? ":" : "=",
                          choice->value);
}

static GPtrArray *
choice_texts (const SortieGame *game, const ConsoleOptions *options, const char *const *extra,
              GError **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < options->choices->len; i++)
    {
      const ConsoleChoice *choice = &g_array_index (options->choices, ConsoleChoice, i);

      if (!is_choice (game, choice->name) && !unknown (game, options, choice->name, error))
        return NULL;
      if (choice->value == NULL)
        {
          g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX, _ ("--%s needs a value"),
                       choice->name);
          return NULL;
        }
      g_ptr_array_add (texts, spec_text (choice));
    }
  for (; extra != NULL && *extra != NULL; extra++)
    g_ptr_array_add (texts, g_strdup (*extra));
  g_ptr_array_add (texts, NULL);
  return g_steal_pointer (&texts);
}

SortieMatch *
console_new_match (ConsoleApp *app, const SortieModule *module, const char *mode,
                   const char *const *extra, guint64 *ret_seed, GError **error)
{
  const ConsoleOptions *options = app->options;
  g_autoptr (GPtrArray) choices = choice_texts (module->game, options, extra, error);
  g_autoptr (GPtrArray) settings = g_ptr_array_copy (options->settings, NULL, NULL);
  SortieMatchSpec spec = { .module = module, .mode = mode, .practice = options->practice };

  if (choices == NULL
      || !console_option_number ("seed", options->seed,
                                 (guint64) g_random_int_range (1, MOST_RANDOM_SEED), &spec.seed,
                                 error))
    return NULL;
  g_ptr_array_add (settings, NULL);
  spec.choices = (const char *const *) choices->pdata;
  spec.options = (const char *const *) settings->pdata;
  *ret_seed = spec.seed;
  return sortie_match_new (&spec, error);
}

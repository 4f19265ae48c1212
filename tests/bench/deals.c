/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/bench/deals.h"

#include <string.h>

/* Adds what is wished for, with the value @id of the choice @name for every seat, unless that is NULL. */
static gboolean
add_deal (GPtrArray *deals, const BenchWish *wish, const char *name, const char *const *seats,
          const char *id, GError **error)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  SortieDeal *deal;

  g_strv_builder_addv (choices, (const char **) wish->choices);
  for (guint seat = 0; id != NULL && seats[seat] != NULL; seat++)
    {
      g_autofree char *choice = g_strdup_printf ("%s:%s=%s", name, seats[seat], id);

      g_strv_builder_add (choices, choice);
    }
  all = g_strv_builder_end (choices);
  deal = sortie_deal_new (&(SortieMatchSpec) { .module = wish->module,
                                               .mode = wish->mode,
                                               .choices = (const char *const *) all },
                          error);
  if (deal != NULL)
    g_ptr_array_add (deals, deal);
  return deal != NULL;
}

static const SortieModeDecl *
mode_of (const BenchWish *wish)
{
  const SortieModeDecl *mode = wish->module->game->modes;

  while (mode->id != NULL && wish->mode != NULL && strcmp (mode->id, wish->mode) != 0)
    mode++;
  return mode->id != NULL ? mode : wish->module->game->modes;
}

/* FALSE: there is no such choice. */
static gboolean
find_choice (const BenchWish *wish, const char *name, guint *ret)
{
  const SortieChoiceDecl *choices = wish->module->game->choices;

  for (*ret = 0; choices != NULL && choices[*ret].id != NULL; (*ret)++)
    if (strcmp (choices[*ret].id, name) == 0)
      return TRUE;
  return FALSE;
}

/* Those that are named, or else all that the choice offers; NULL at the end. (transfer full) */
static GStrv
values_of (const BenchWish *wish, guint choice, const char *named)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GPtrArray) candidates = NULL;

  if (named != NULL)
    return g_strsplit (named, ",", -1);
  candidates = sortie_choice_candidates (wish->module, choice, 0, NULL, 0);
  for (guint i = 0; i < candidates->len && candidates->pdata[i] != NULL; i++)
    g_strv_builder_add (ids, candidates->pdata[i]);
  return g_strv_builder_end (ids);
}

static gboolean
add_deals (GPtrArray *deals, const BenchWish *wish, GError **error)
{
  g_auto (GStrv) every = wish->every != NULL ? g_strsplit (wish->every, "=", 2) : NULL;
  g_auto (GStrv) ids = NULL;
  guint choice;

  if (every == NULL)
    return add_deal (deals, wish, NULL, NULL, NULL, error);
  if (every[0] == NULL || !find_choice (wish, every[0], &choice))
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, "nobody chooses a %s here", wish->every);
      return FALSE;
    }
  ids = values_of (wish, choice, every[1]);
  for (guint i = 0; ids[i] != NULL; i++)
    if (!add_deal (deals, wish, every[0], mode_of (wish)->seats, ids[i], error))
      return FALSE;
  return TRUE;
}

GPtrArray *
bench_deals_new (const BenchWish *wish, GError **error)
{
  g_autoptr (GPtrArray) deals = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_deal_free);

  return add_deals (deals, wish, error) ? g_steal_pointer (&deals) : NULL;
}

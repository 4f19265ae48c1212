/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/bench/deals.h"

#include <string.h>
#include "match/spec.h"

/* Adds what is wished for, with these choices. */
static gboolean
add_deal (GPtrArray *deals, const BenchWish *wish, GPtrArray *chosen, GError **error)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  SortieDeal *deal;

  g_strv_builder_addv (choices, (const char **) wish->choices);
  for (guint i = 0; i < chosen->len; i++)
    g_strv_builder_add (choices, chosen->pdata[i]);
  all = g_strv_builder_end (choices);
  deal = sortie_deal_new (&(SortieMatchSpec) { .module = wish->module,
                                               .mode = wish->mode,
                                               .choices = (const char *const *) all },
                          error);
  if (deal != NULL)
    g_ptr_array_add (deals, deal);
  return deal != NULL;
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

/* By every seat that makes the choice in this mode. */
static void
choose (GPtrArray *chosen, const BenchWish *wish, guint mode, guint choice, const char *id)
{
  const SortieGame *game = wish->module->game;
  const SortieChoiceDecl *decl = &game->choices[choice];
  const char *const *seats = game->modes[mode].seats;

  if (!decl->per_seat)
    g_ptr_array_add (chosen, g_strdup_printf ("%s=%s", decl->id, id));
  for (guint8 seat = 0; decl->per_seat && seats[seat] != NULL; seat++)
    if (sortie_choice_is_made_by (game, choice, mode, seat))
      g_ptr_array_add (chosen, g_strdup_printf ("%s:%s=%s", decl->id, seats[seat], id));
}

/* @every: what is left of wish->every. Each value of the first of them goes with each of the others'. */
static gboolean
add_deals (GPtrArray *deals, const BenchWish *wish, guint mode, char **every, GPtrArray *chosen, GError **error)
{
  g_auto (GStrv) parts = every != NULL && *every != NULL ? g_strsplit (*every, "=", 2) : NULL;
  g_auto (GStrv) ids = NULL;
  guint choice, before = chosen->len;

  if (parts == NULL)
    return add_deal (deals, wish, chosen, error);
  if (parts[0] == NULL || !find_choice (wish, parts[0], &choice))
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, "nobody chooses a %s here", *every);
      return FALSE;
    }
  ids = values_of (wish, choice, parts[1]);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      choose (chosen, wish, mode, choice, ids[i]);
      if (!add_deals (deals, wish, mode, every + 1, chosen, error))
        return FALSE;
      g_ptr_array_set_size (chosen, (gint) before);
    }
  return TRUE;
}

GPtrArray *
bench_deals_new (const BenchWish *wish, GError **error)
{
  g_autoptr (GPtrArray) deals = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_deal_free);
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_free);
  guint mode;

  return sortie_spec_mode (wish->module->game, wish->mode, &mode, error)
                 && add_deals (deals, wish, mode, wish->every, chosen, error)
             ? g_steal_pointer (&deals)
             : NULL;
}

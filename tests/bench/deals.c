/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deals.c: what the programs that measure games have in common. */
#include "tests/bench/deals.h"

#include <stdlib.h>
#include <string.h>
#include <sortie/bot.h>
#include "base/xml.h"
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

/* (transfer full) (element-type SortieDeal): free it before the module */
static GPtrArray *
deals_new (const BenchWish *wish, GError **error)
{
  g_autoptr (GPtrArray) deals = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_deal_free);
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_free);
  guint mode;

  return sortie_spec_mode (wish->module->game, wish->mode, &mode, error)
                 && add_deals (deals, wish, mode, wish->every, chosen, error)
             ? g_steal_pointer (&deals)
             : NULL;
}

/* The words after the options. */
static gboolean
run_with (BenchWish *wish, int argc, char **argv, BenchRun run, gpointer data, GError **error)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (GPtrArray) deals = NULL;
  guint64 games;

  if (argc < 3)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, "say a game and how many games");
  if (!g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT - 1, &games, error))
    return FALSE;
  module = wish->module = sortie_module_load (&paths, argv[1], error);
  wish->choices = argv + 3;
  deals = module != NULL && sortie_bot_check (module->game, wish->player, error) ? deals_new (wish, error) : NULL;
  return deals != NULL && run (wish, deals, (guint) games, data, error);
}

int
bench_main (int argc, char **argv, const char *name, BenchWish *wish, const GOptionEntry *own, BenchRun run,
            gpointer data)
{
  const GOptionEntry common[] = {
    { "mode", 0, 0, G_OPTION_ARG_STRING, &wish->mode, NULL, NULL },
    { "every", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wish->every, NULL, NULL },
    { "player", 0, 0, G_OPTION_ARG_STRING, &wish->player, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish->seed, NULL, NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("GAME GAMES [CHOICE...]");
  g_autoptr (GError) error = NULL;

  sortie_xml_init ();
  g_option_context_add_main_entries (context, common, NULL);
  g_option_context_add_main_entries (context, own, NULL);
  if (g_option_context_parse (context, &argc, &argv, &error) && run_with (wish, argc, argv, run, data, &error))
    return EXIT_SUCCESS;
  g_printerr ("%s: %s\n", name, error->message);
  return EXIT_FAILURE;
}

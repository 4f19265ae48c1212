/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "match/deal.h"

#include "match/spec.h"

static guint
n_options (const SortieGame *game)
{
  guint n = 0;

  while (game->options != NULL && game->options[n].id != NULL)
    n++;
  return n;
}

/* A mode that gives every seat the same number has named no teams. */
static gboolean
has_teams (const SortieModeDecl *mode)
{
  for (guint seat = 1; mode->seats[seat] != NULL; seat++)
    if (mode->teams[seat] != mode->teams[0])
      return TRUE;
  return FALSE;
}

static SortieSetup *
make_setup (const SortieDeal *deal)
{
  const SortieModule *module = deal->module;
  const SortieGame *game = module->game;
  const SortieModeDecl *mode = &game->modes[deal->mode];
  SortieSetupSpec spec = {
    .game = game,
    .catalogue = module->catalogue,
    .mode = (guint8) deal->mode,
    .n_seats = (guint8) g_strv_length ((char **) mode->seats),
    .seat_ids = mode->seats,
    .seat_names = mode->names,
    .teams = has_teams (mode) ? mode->teams : NULL,
    .zones = game->zones,
    .places = game->places,
    .vars = game->vars,
    .marks = game->marks,
    .flags = game->flags,
    .memories = game->memories,
    .rules = &game->rules,
    .procs = module->procs,
    .decider = game->decider,
    .options = deal->options,
    .n_options = (guint8) n_options (game),
    .bounds = game->bounds,
  };

  if (game->grid != NULL)
    game->grid (deal->options, &spec.width, &spec.height, &spec.wraps);
  return sortie_setup_new (&spec);
}

SortieDeal *
sortie_deal_new (const SortieMatchSpec *spec, GError **error)
{
  const SortieModule *module = spec->module;
  g_autoptr (SortieDeal) deal = g_new0 (SortieDeal, 1);
  GArray *chosen;

  deal->module = module;
  if (!sortie_spec_mode (module->game, spec->mode, &deal->mode, error))
    return NULL;
  deal->options = sortie_spec_options (module->game, spec->options, error);
  if (deal->options == NULL)
    return NULL;
  chosen = sortie_spec_choices (module, deal->mode, spec->choices, error);
  if (chosen == NULL)
    return NULL;
  deal->n_chosen = chosen->len;
  deal->chosen = (SortieChosen *) g_array_free (chosen, FALSE);
  deal->setup = make_setup (deal);
  return g_steal_pointer (&deal);
}

void
sortie_deal_free (SortieDeal *deal)
{
  if (deal == NULL)
    return;
  sortie_setup_free (deal->setup);
  g_free (deal->options);
  g_free (deal->chosen);
  g_free (deal);
}

gboolean
sortie_deal_start (const SortieDeal *deal, guint64 seed, SortiePlay *p, GError **error)
{
  p->setup = deal->setup;
  sortie_state_init (p->s, &deal->setup->bounds);
  sortie_rng_seed (&p->s->rng, seed);
  sortie_vars_start (p);
  if (!deal->module->game->setup (p, deal->chosen, deal->n_chosen, error))
    return FALSE;
  sortie_engine_start (p);
  return TRUE;
}

char **
sortie_deal_choices (const SortieDeal *deal)
{
  const SortieGame *game = deal->module->game;
  char **texts = g_new0 (char *, deal->n_chosen + 1);

  for (guint i = 0; i < deal->n_chosen; i++)
    {
      const SortieChosen *one = &deal->chosen[i];
      const char *id = game->choices[one->choice].id;

      if (one->seat == SORTIE_NO_SEAT)
        texts[i] = g_strdup_printf ("%s=%s", id, one->id);
      else
        texts[i] = g_strdup_printf ("%s:%s=%s", id, deal->setup->seat_ids[one->seat], one->id);
    }
  return texts;
}

char **
sortie_deal_options (const SortieDeal *deal)
{
  const SortieOptionDecl *options = deal->module->game->options;
  guint n = n_options (deal->module->game);
  char **texts = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    if (options[i].words != NULL)
      texts[i] = g_strdup_printf ("%s=%s", options[i].id, options[i].words[deal->options[i]]);
    else
      texts[i] = g_strdup_printf ("%s=%d", options[i].id, deal->options[i]);
  return texts;
}

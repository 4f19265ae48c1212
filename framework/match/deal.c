/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deal.c: settling everything before the first card is dealt, and dealing. */
#include "match/deal.h"

#include "match/spec.h"
#include "match/whole.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "content/deck-file.h"
#include "module/front-end.h"

/* A mode that gives every seat the same team number has no teams. */
static gboolean
has_teams (const SortieModeDecl *mode)
{
  for (guint seat = 1; mode->seats[seat] != NULL; seat++)
    if (mode->teams[seat] != mode->teams[0])
      return TRUE;
  return mode->together;
}

/* The clues that would be false of a definition, a bit each. */
static guint16
untrue_of (const SortieFlagDecl *flags, const SortieDef *def)
{
  guint16 untrue = 0;

  for (guint flag = 0; flags[flag].id != NULL; flag++)
    if (flags[flag].clue != 0 && def->printed[flags[flag].clue - 1] != flags[flag].is)
      untrue |= (guint16) (1 << flag);
  return untrue;
}

/* NULL if the game has no clues. (transfer full) */
static guint16 *
untrue_clues (const SortieGame *game, const SortieCatalogue *catalogue)
{
  gboolean any = FALSE;
  guint16 *untrue;

  for (guint flag = 0; game->flags != NULL && game->flags[flag].id != NULL; flag++)
    any = any || game->flags[flag].clue != 0;
  if (!any)
    return NULL;
  untrue = g_new0 (guint16, catalogue->n_defs);
  for (guint def = 1; def < catalogue->n_defs; def++)
    untrue[def] = untrue_of (game->flags, &catalogue->defs[def]);
  return untrue;
}

/* The game may only lower its bounds, so all checks of them remain valid. */
static SortieBounds
bounds_of (const SortieDeal *deal)
{
  const SortieGame *game = deal->module->game;
  const SortieModeDecl *mode = &game->modes[deal->mode];
  SortieBounds bounds = game->bounds;

  if (game->fit_bounds != NULL)
    game->fit_bounds (mode->row, g_strv_length ((char **) mode->seats), deal->options, &bounds);
#define X(name, type) bounds.name = MIN (bounds.name, game->bounds.name);
  SORTIE_STATE_ARRAYS (X)
#undef X
  return bounds;
}

static SortieSetup *
make_setup (const SortieDeal *deal)
{
  const SortieModule *module = deal->module;
  const SortieGame *game = module->game;
  const SortieModeDecl *mode = &game->modes[deal->mode];
  SortieSetup given = {
    .game = game,
    .catalogue = module->catalogue,
    .mode = (guint8) deal->mode,
    .mode_row = mode->row,
    .automatic = mode->automatic,
    .n_seats = (guint8) g_strv_length ((char **) mode->seats),
    .seat_ids = mode->seats,
    .seat_names = mode->names,
    .teams = has_teams (mode) ? mode->teams : NULL,
    .fall_together = mode->fall_together,
    .together = mode->together,
    .zones = game->zones,
    .places = game->places,
    .vars = game->vars,
    .marks = game->marks,
    .flags = game->flags,
    .untrue = untrue_clues (game, module->catalogue),
    .memories = game->memories,
    .rules = module->rules,
    .procs = module->procs,
    .n_procs = SORTIE_N_PROCS + SORTIE_N_ROWS (&module->procs[SORTIE_N_PROCS]),
    .n_events = SORTIE_N_EVENTS + SORTIE_N_ROWS (&module->rules->events[SORTIE_N_EVENTS]),
    .n_asks = SORTIE_N_ASKS + SORTIE_N_ROWS (&module->rules->decisions[SORTIE_N_ASKS]),
    .n_reasons = SORTIE_N_REASONS + SORTIE_N_ROWS (&module->rules->reasons[SORTIE_N_REASONS]),
    .n_vars = SORTIE_N_ROWS (game->vars),
    .n_values = SORTIE_N_ROWS (game->vocabulary.values),
    .decider = game->decider,
    .seat_later = game->seat_later,
    .works_for = game->works_for,
    .can_pay = module->rules->costs != NULL ? module->rules->costs->can_pay : NULL,
    .sides = mode->sided ? game->sides : NULL,
    .options = g_memdup2 (deal->options, SORTIE_N_ROWS (game->options) * sizeof *deal->options),
    .bounds = bounds_of (deal),
    .interrupt = module->interrupt,
  };

  if (game->grid != NULL)
    game->grid (mode->row, deal->options, &given.width, &given.height, &given.wraps);
  return sortie_setup_new (&given);
}

/* Whether an earlier choice is the same deck: both seats may have the same ready-made deck. */
static gboolean
was_seen (const SortieDeal *deal, guint at)
{
  for (guint i = 0; i < at; i++)
    if (deal->chosen[i].deck == deal->chosen[at].deck)
      return TRUE;
  return FALSE;
}

static gboolean
decks_are_legal (const SortieDeal *deal, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  for (guint i = 0; i < deal->n_chosen; i++)
    if (deal->chosen[i].deck != NULL && !was_seen (deal, i))
      sortie_module_check_deck (deal->module, deal->options, deal->chosen[i].deck, NULL, errors);
  return sortie_errors_to_gerror (errors, error);
}

static gboolean
decks_fit (const SortieDeal *deal, GError **error)
{
  guint n = 0, room = bounds_of (deal).cards;

  for (guint i = 0; i < deal->n_chosen; i++)
    if (deal->chosen[i].deck != NULL)
      n += deal->chosen[i].deck->n_cards;
  if (n <= room)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_LIMIT,
                           ngettext_ ("the decks have %u card together; a match has room for %u",
                                      "the decks have %u cards together; a match has room for %u", n), n, room);
}

SortieDeal *
sortie_deal_new (const SortieMatchSpec *spec, GError **error)
{
  const SortieModule *module = spec->module;
  g_autoptr (SortieDeal) deal = g_new0 (SortieDeal, 1);

  deal->module = module;
  if (!sortie_spec_mode (module->game, spec->mode, &deal->mode, error))
    return NULL;
  deal->options = sortie_spec_options (module->game, spec->options, error);
  if (deal->options == NULL)
    return NULL;
  deal->choices = sortie_spec_choices (module, deal->mode, spec->choices, spec->command_line,
                                       spec->own_decks, &spec->seed, error);
  if (deal->choices == NULL)
    return NULL;
  deal->n_chosen = deal->choices->len;
  deal->chosen = (const SortieChosen *) deal->choices->data;
  if (!decks_are_legal (deal, error) || !decks_fit (deal, error))
    return NULL;
  deal->setup = make_setup (deal);
  return g_steal_pointer (&deal);
}

guint8
sortie_deal_deciders (const SortieDeal *deal, const SortieState *s)
{
  const SortieModeDecl *mode = &deal->module->game->modes[deal->mode];
  guint8 seats = (guint8) ((1u << deal->setup->n_seats) - 1);

  return seats & ~mode->automatic & ~s->out;
}

void
sortie_deal_free (SortieDeal *deal)
{
  if (deal == NULL)
    return;
  sortie_setup_free (deal->setup);
  g_free (deal->options);
  g_clear_pointer (&deal->choices, g_array_unref);
  g_free (deal);
}

gboolean
sortie_interrupted_error (GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_INTERRUPTED, "%s", _ ("Interrupted."));
}

gboolean
sortie_deal_lay (const SortieDeal *deal, SortiePlay *p, GError **error)
{
  const SortieGame *game = deal->module->game;

  if (game->setup != NULL && !game->setup (p, deal->chosen, deal->n_chosen, error))
    return FALSE;
  sortie_places_lay (p);
  return TRUE;
}

gboolean
sortie_deal_start (const SortieDeal *deal, guint64 seed, SortiePlay *p, GError **error)
{
  p->setup = deal->setup;
  sortie_state_init (p->s, &deal->setup->bounds);
  sortie_rng_seed (&p->s->rng, seed);
  sortie_vars_start (p);
  if (!sortie_deal_lay (deal, p, error))
    return FALSE;
  if (p->s->overflowed)
    {
      /* Translators: %s: a bound of the game, in no language: "cards"; how much it is, and how much
       * would be needed. */
      return sortie_set_error (error, SORTIE_ERROR_LIMIT,
                               _ ("a match has no room for all these cards (%s: %u, and %u are needed)"),
                               p->limit.bound, p->limit.room, p->limit.needed);
    }
  sortie_engine_start (p);
  return !sortie_is_broken_off (p) || sortie_interrupted_error (error);
}

/* "deck:player=seraphia-starter" */
static char *
choice_text (const SortieDeal *deal, const SortieChosen *one)
{
  const char *id = deal->module->game->choices[one->choice].id;
  g_autofree char *own =
      one->deck != NULL && sortie_deck_is_own (one->deck)
          ? sortie_deck_text (deal->module->catalogue, one->deck, SORTIE_DECK_ON_ONE_LINE)
          : NULL;
  const char *what = own != NULL ? own : one->id;

  if (one->seat == SORTIE_NO_SEAT)
    return g_strdup_printf ("%s=%s", id, what);
  return g_strdup_printf ("%s:%s=%s", id, deal->setup->seat_ids[one->seat], what);
}

char **
sortie_deal_choices (const SortieDeal *deal)
{
  char **texts = g_new0 (char *, deal->n_chosen + 1);

  for (guint i = 0; i < deal->n_chosen; i++)
    texts[i] = choice_text (deal, &deal->chosen[i]);
  return texts;
}

char **
sortie_deal_options (const SortieDeal *deal)
{
  const SortieOptionDecl *options = deal->module->game->options;
  guint n = SORTIE_N_ROWS (deal->module->game->options);
  char **texts = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    if (options[i].words != NULL)
      texts[i] = g_strdup_printf ("%s=%s", options[i].id, options[i].words[deal->options[i]]);
    else
      texts[i] = g_strdup_printf ("%s=%d", options[i].id, deal->options[i]);
  return texts;
}

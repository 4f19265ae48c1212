/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* judge.c: how good a position is, and what is dangerous in it, by a game's function or by its rows. */
#include <sortie/game.h>
#include "module/front-end.h"
#include "module/internal.h"
#include "base/internal.h"

/* ---- How good it is ------------------------------------------------------------------------ */

static gint
measure (const SortiePlay *p, const SortieWeight *row, guint8 seat)
{
  switch (row->kind)
    {
    case SORTIE_WEIGHT_VARIABLE:
      return sortie_var (p, row->index, seat);
    case SORTIE_WEIGHT_CARDS:
      return (gint) sortie_count_of (p, row->index, seat);
    case SORTIE_WEIGHT_PRINTED:
      return sortie_zone_printed (p, sortie_zone_of (p, row->index, seat), row->value);
    case SORTIE_WEIGHT_FUNCTION:
      return row->function (p, seat);
    case SORTIE_WEIGHT_END:
      break;
    }
  return 0;
}

/* The sum of the rows that are @own, or of the others. */
static gint
add_up (const SortiePlay *p, const SortieWeight *row, guint8 seat, gboolean own)
{
  gint sum = 0;

  for (; row->kind != SORTIE_WEIGHT_END; row++)
    if (!row->own == !own)
      sum += row->weight * measure (p, row, seat);
  return sum;
}

/* Compares the seat with the best of its opponents. */
static gint
weigh_rows (const SortiePlay *p, const SortieWeight *rows, guint8 seat)
{
  gint best = G_MININT;

  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (sortie_are_opponents (p->setup, seat, other))
      best = MAX (best, add_up (p, rows, other, FALSE));
  return add_up (p, rows, seat, FALSE) - (best != G_MININT ? best : 0) + add_up (p, rows, seat, TRUE);
}

static gint
weigh_score (const SortiePlay *p, guint8 seat)
{
  const SortieScoreDecl *score = &p->setup->game->rules.score;
  const SortieWeight rows[] = {
    { .kind = SORTIE_WEIGHT_VARIABLE, .index = score->var,
      .weight = score->best == SORTIE_SCORE_LEAST ? -100 : 100 },
    { .kind = SORTIE_WEIGHT_END },
  };

  return weigh_rows (p, rows, seat);
}

const SortieFeature *
sortie_game_features (const SortieSetup *setup)
{
  guint32 modes = setup->game->feature_modes;

  return modes == 0 || (modes >> setup->mode_row & 1) ? setup->game->features : NULL;
}

static SortieJudgement
judge_features (const SortiePlay *p, const SortieFeature *features, guint8 seat)
{
  gint counts[SORTIE_MAX_FEATURES] = { 0 };
  SortieJudgement sum = { 0, 0 };
  gboolean differ = FALSE;

  p->setup->game->count (p, seat, counts);
  for (guint i = 0; features[i].id != NULL; i++)
    {
      sum.plays += features[i].weight * counts[i];
      sum.tells += features[i].tells * counts[i];
      differ = differ || features[i].tells != 0;
    }
  return (SortieJudgement) { sum.plays / 100, (differ ? sum.tells : sum.plays) / 100 };
}

static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  const SortieGame *game = p->setup->game;

  if (game->evaluate != NULL)
    return game->evaluate (p, seat);
  if (game->weights != NULL)
    return weigh_rows (p, game->weights, seat);
  return game->rules.score.best != SORTIE_SCORE_NONE ? weigh_score (p, seat) : 0;
}

SortieJudgement
sortie_game_judge (const SortiePlay *p, guint8 seat)
{
  const SortieFeature *features = sortie_game_features (p->setup);
  gint worth;

  if (features != NULL)
    return judge_features (p, features, seat);
  worth = evaluate (p, seat);
  return (SortieJudgement) { worth, worth };
}

gboolean
sortie_game_evaluates (const SortieGame *game)
{
  return game->evaluate != NULL || game->features != NULL || game->weights != NULL
         || game->rules.score.best != SORTIE_SCORE_NONE;
}

gint
sortie_game_evaluate (const SortiePlay *p, guint8 seat)
{
  return sortie_game_judge (p, seat).plays;
}

/* ---- What is dangerous --------------------------------------------------------------------- */

static char *
say_of (const SortieWarningDecl *warning, const SortieView *view, guint8 seat, gint n)
{
  const SortieSetup *setup = view->play.setup;
  char number[16];

  g_snprintf (number, sizeof number, "%d", n);
  return sortie_sentence (sortie_rules_text (setup, FALSE, warning->says), "seat",
                          sortie_seat_name (setup, seat), "n", number, NULL);
}

char *
sortie_warning_say (const SortieWarningDecl *warning, const SortieView *view, const SortieMoves *legal)
{
  if (warning->regret != NULL)
    return NULL;
  if (warning->warn != NULL)
    return warning->warn (view, legal);
  for (guint8 seat = 0; seat < sortie_n_seats (&view->play); seat++)
    {
      gint n = 0;

      if (seat != view->seat && warning->of (view, seat, &n))
        return say_of (warning, view, seat, n);
    }
  return NULL;
}

char *
sortie_warning_say_of (const SortieWarningDecl *warning, const SortiePlay *p, guint8 seat, const SortieMoves *legal,
                       const SortieMove *move)
{
  SortiePlay world = SORTIE_SCRATCH (p);
  SortieRng rng;

  if (warning->regret == NULL || (warning->when == SORTIE_WARN_MOVE) != (move != NULL))
    return NULL;
  sortie_rng_seed (&rng, p->s->moves);
  sortie_scratch_copy (&world, p);
  sortie_view_imagine (p, seat, world.s, &rng);
  return warning->regret (&world, seat, legal, move);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-greedy.c: what the greedy bot makes of Hearts. */
#include "games/hearts/state.h"
#include <sortie/bot.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "tests/tap/game.h"

static SortieModule *hearts;

/* What the cards of a move are worth in ranks. */
static gint
ranks_of (const SortiePlay *p, const SortieMove *move)
{
  gint sum = 0;

  for (guint i = 0; i < move->n; i++)
    sum += sortie_printed (p, sortie_ref_index (move->arg[i]), HT_VALUE_RANK);
  return sum;
}

/* Somebody who always plays the lowest card, and passes the highest three. */
static SortieMove
lowest (const SortiePlay *p, const SortieMoves *legal)
{
  gint sign = sortie_asked_kind (p) == SORTIE_GAME_ASK (HT_ASK_PASS) ? -1 : 1;
  guint best = 0;

  for (guint i = 1; i < legal->n; i++)
    if (sign * ranks_of (p, &legal->moves[i]) < sign * ranks_of (p, &legal->moves[best]))
      best = i;
  return legal->moves[best];
}

/* What the seat of greedy adds in one round, and what all add. */
static void
play_round (guint64 seed, guint8 seat, gint *greedy, gint *all)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (
      &(SortieMatchSpec) { .module = hearts, .seed = seed,
                           .options = (const char *const[]) { "limit=1", NULL } },
      &error);
  g_autoptr (SortieBot) bot = NULL;
  const SortiePlay *p;

  tap_no_error (error);
  p = sortie_match_play (match);
  bot = sortie_bot_new (p->setup, "greedy", seed);
  while (!sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      guint8 asked = sortie_match_to_move (match);
      SortieMove move = asked == seat ? sortie_bot_choose (bot, p, seat, legal) : lowest (p, legal);

      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, asked, &move, NULL));
    }
  *greedy += sortie_var (p, HT_VAR_SCORE, seat);
  for (guint8 each = 0; each < HT_SEATS; each++)
    *all += sortie_var (p, HT_VAR_SCORE, each);
}

/* A quarter of all points would be its share. */
static void
it_ducks (void)
{
  gint greedy = 0, all = 0;

  for (guint64 seed = 1; seed <= 80; seed++)
    play_round (seed, seed % HT_SEATS, &greedy, &all);
  tap_note ("%d of %d points", greedy, all);
  CU_ASSERT_TRUE (greedy * 5 < all);
}

static const TapTest tests[] = {
  { "HT-9 greedy takes fewer points than those who always play their lowest card", it_ducks },
  { NULL },
};

TAP_GAME_MAIN (tests, "hearts", NULL, hearts)

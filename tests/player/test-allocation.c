/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games allocate nothing: this program's own malloc() stands before the C library's, for GLib
 * and the library too, and counts.
 */
#include "match/playout.h"
#include <sortie/bot.h>
#include <sortie/match.h>
#include "match/deal.h"
#include "model/internal.h"
#include "base/internal.h"
#include "tests/tap/allocations.h"
#include "tests/toy/lamps.h"

static SortieMove
choose_bot (gpointer bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  return sortie_bot_choose (bot, p, seat, legal);
}

/* Plays until @max_moves were made, as many games as that takes; returns how many allocations there
 * were. */
static guint
play_games (const SortieChooser *choosers, const SortieDeal *deal, guint max_moves,
            SortiePlayout *ret)
{
  g_autofree SortieState *s = sortie_state_new (&deal->setup->bounds);
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortiePlay p = { .s = s };
  guint before = allocations ();

  *ret = (SortiePlayout){ .ended = TRUE };
  for (guint64 seed = 1; ret->moves < max_moves; seed++)
    {
      SortiePlayout one;

      if (!sortie_deal_start (deal, seed, &p, NULL))
        break;
      one = sortie_playout (&p, choosers, &moves, deal->module->game->max_moves);
      ret->moves += one.moves;
      ret->decisions += one.decisions;
      ret->ended = ret->ended && one.ended;
    }
  return allocations () - before;
}

static SortieDeal *
deal_lamps (void)
{
  SortieMatchSpec spec = { .module = lamps () };

  return sortie_deal_new (&spec, NULL);
}

static void
the_counter_counts (void)
{
  guint before = allocations ();
  char *volatile memory;

  if (!allocations_can_be_counted ())
    return;
  memory = g_malloc (10);
  g_free (memory);
  CU_ASSERT_TRUE (allocations () > before);
}

static void
random_games (void)
{
  g_autoptr (SortieDeal) deal = deal_lamps ();
  SortieRng rng;
  const SortieChooser choosers[] = { { sortie_choose_random, &rng },
                                     { sortie_choose_random, &rng } };
  SortiePlayout done;
  guint allocations;

  sortie_rng_seed (&rng, 1);
  allocations = play_games (choosers, deal, 10000, &done);
  CU_ASSERT_TRUE (done.moves >= 10000);
  CU_ASSERT_TRUE (done.decisions > 5000 && done.decisions < done.moves);
  CU_ASSERT_TRUE (done.ended);
  if (allocations_can_be_counted ())
    tap_int (allocations, 0);
}

static void
check_bot (const char *kind)
{
  g_autoptr (SortieDeal) deal = deal_lamps ();
  g_autoptr (SortieBot) north = sortie_bot_new (deal->setup, kind, 1);
  g_autoptr (SortieBot) south = sortie_bot_new (deal->setup, "random", 2);
  const SortieChooser choosers[] = { { choose_bot, north }, { choose_bot, south } };
  SortiePlayout done;
  guint allocations = play_games (choosers, deal, 2000, &done);

  CU_ASSERT_TRUE (done.moves >= 2000);
  if (allocations_can_be_counted ())
    tap_int (allocations, 0);
}

static void
games_of_bots (void)
{
  check_bot ("greedy");
  check_bot ("search:50");
}

static void
a_bound_of_moves (void)
{
  g_autoptr (SortieDeal) deal = deal_lamps ();
  g_autofree SortieState *s = sortie_state_new (&deal->setup->bounds);
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortiePlay p = { .s = s };
  SortieRng rng;
  const SortieChooser choosers[] = { { sortie_choose_random, &rng },
                                     { sortie_choose_random, &rng } };
  SortiePlayout done;

  sortie_rng_seed (&rng, 1);
  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, 1, &p, NULL));
  done = sortie_playout (&p, choosers, &moves, 3);
  tap_int (done.moves, 3);
  CU_ASSERT_FALSE (done.ended);
  tap_int (s->moves, 3);
  /* it can be played on */
  done = sortie_playout (&p, choosers, &moves, 1000);
  CU_ASSERT_TRUE (done.ended);
  tap_int (s->moves, 3 + done.moves);
}

static const TapTest tests[] = {
  { "the counter of allocations counts", the_counter_counts },
  { "ten thousand moves by chance, deals included, allocate nothing", random_games },
  { "bots allocate nothing while they play", games_of_bots },
  { "a playout gives up at its bound and can be played on", a_bound_of_moves },
  { NULL },
};

TAP_MAIN (tests)

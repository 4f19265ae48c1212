/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-allocations.c: once it is dealt, a game is played without asking for memory.
 *
 * The program's own malloc() counts. With a sanitizer, which has its own, there is nothing to
 * count with.
 */
#include "match/playout.h"
#include "tests/tap/allocations.h"
#include "tests/tap/tap.h"
#include <sortie/match.h>
#include "match/deal.h"
#include "model/internal.h"
#include "base/internal.h"

#define GAMES 60

/* How often memory is asked for in a game after its deal; @ret_moves adds up. */
static guint
allocations_of_game (const SortieDeal *deal, guint64 seed, SortiePlay *p, SortieMoves *moves,
                     guint *ret_moves)
{
  SortieChooser choosers[SORTIE_MAX_SEATS];
  SortieRng rng;
  guint before;

  sortie_rng_seed (&rng, seed);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &rng };
  CU_ASSERT (sortie_deal_start (deal, seed, p, NULL));
  before = allocations ();
  *ret_moves += sortie_playout (p, choosers, moves, deal->module->game->max_moves).moves;
  return allocations () - before;
}

static void
plays_without_memory (const SortieModule *module)
{
  const SortieMatchSpec spec = { .module = module };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  g_autofree SortieState *state = NULL;
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortiePlay p = { NULL };
  guint made = 0;

  tap_no_error (error);
  CU_ASSERT_FATAL (deal != NULL);
  state = sortie_state_new (&deal->setup->bounds);
  p.s = state;
  for (guint64 seed = 1; seed <= GAMES; seed++)
    tap_int (allocations_of_game (deal, seed, &p, &moves, &made), 0);
  CU_ASSERT (made > 10 * GAMES);
}

static SortieModule *
load (const char *modules, const char *id, const char *content)
{
  const SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, id, &error);

  tap_no_error (error);
  return module;
}

static void
siegestorm_asks_for_none (void)
{
  g_autoptr (SortieModule) module = NULL;

  if (!allocations_can_be_counted ())
    return;
  module = load (g_getenv ("SORTIE_MODULE_PATH"), "siegestorm", g_getenv ("SORTIE_CONTENT_PATH"));
  CU_ASSERT_FATAL (module != NULL);
  plays_without_memory (module);
}

static void
a_stranger_asks_for_none (void)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "tests/toy/.libs", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "tests/toy/content", NULL);
  g_autoptr (SortieModule) module = NULL;

  if (!allocations_can_be_counted ())
    return;
  module = load (modules, "toy", content);
  CU_ASSERT_FATAL (module != NULL);
  plays_without_memory (module);
}

static void
the_count_counts (void)
{
  guint before = allocations ();
  g_autofree char *memory = g_malloc (100);

  CU_ASSERT_PTR_NOT_NULL (memory);
  if (allocations_can_be_counted ())
    CU_ASSERT (allocations () > before);
}

static const TapTest tests[] = {
  { "memory that is asked for is counted", the_count_counts },
  { "a random game of the toy asks for none", a_stranger_asks_for_none },
  { "a random game of Siegestorm asks for none", siegestorm_asks_for_none },
  { NULL },
};

TAP_MAIN (tests)

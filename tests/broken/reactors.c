/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/broken/reactors.h"
#include "tests/flow/duel.h"
#include "module/internal.h"

#define FIRST_HAND 5
#define LIFE_AT_START 20
#define TURNS 16

static const struct
{
  const char *id;
  guint n;
} deck[] = { { "spark", 9 }, { "guard", 3 }, { "ward", 3 }, { "balm", 3 } };

static void
draw (SortiePlay *p, guint8 seat)
{
  guint16 card = sortie_zone_top (p, sortie_setup_zone (p->setup, DECK, seat));

  if (card != SORTIE_NO_INDEX)
    sortie_card_move (p, card, sortie_setup_zone (p->setup, HAND, seat), SORTIE_TOP);
}

static void
deal (SortiePlay *p, guint8 seat)
{
  guint16 pile = sortie_setup_zone (p->setup, DECK, seat);

  for (guint i = 0; i < G_N_ELEMENTS (deck); i++)
    for (guint n = 0; n < deck[i].n; n++)
      sortie_card_new (p, sortie_catalogue_find (p->setup->catalogue, deck[i].id), seat, seat, pile,
                       SORTIE_BOTTOM);
  sortie_zone_shuffle (p, pile);
  for (guint i = 0; i < FIRST_HAND; i++)
    draw (p, seat);
  sortie_var_set (p, LIFE, seat, LIFE_AT_START);
}

static gboolean
set_up (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) chosen;
  (void) n_chosen;
  (void) error;
  deal (p, A);
  deal (p, B);
  return TRUE;
}

static void
next_turn (SortiePlay *p)
{
  duel_game.rules.next_turn (p);
  draw (p, p->s->turn.active);
}

static gboolean
settle (SortiePlay *p)
{
  if (p->s->turn.number <= TURNS || sortie_is_over (p))
    return FALSE;
  sortie_tie (p, REASON_FELL);
  return TRUE;
}

SortieModule *
reactors_load (void)
{
  static SortieGame game;
  g_autofree char *folder
      = g_build_filename (g_getenv ("top_srcdir"), "tests/flow/content/duel", NULL);
  g_autoptr (GError) error = NULL;
  SortieModule *module;

  game = duel_game;
  /* those of the duel are small, so that its tests reach them */
  game.bounds = (SortieBounds) { .cards = 40, .pieces = 12, .effects = 8, .events = 64,
                                 .triggers = 128, .links = 32, .frames = 256, .locals = 2048 };
  game.setup = set_up;
  game.rules.next_turn = next_turn;
  game.rules.settle = settle;
  module = sortie_module_for_game (&game, folder, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

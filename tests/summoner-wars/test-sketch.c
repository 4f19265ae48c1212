/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battlefield as it is described for drawing. */
#include "match/deal.h"
#include <sortie/view.h>
#include "module/front-end.h"
#include <sortie/match.h>
#include "flow/internal.h"
#include "model/internal.h"
#include "tests/summoner-wars/lay.h"
#include "tests/tap/game.h"

static SortieModule *module;

/* A match that has not begun, and room for a view of it. */
typedef struct
{
  SortieDeal *deal;
  SortieState *state, *block;
  SortiePlay p;
} Table;

static Table *
table_new (void)
{
  Table *t = g_new0 (Table, 1);

  t->deal = sortie_deal_new (&(SortieMatchSpec){ .module = module }, NULL);
  t->state = sortie_state_new (&t->deal->setup->bounds);
  t->block = sortie_state_new (&t->deal->setup->bounds);
  t->p = (SortiePlay){ .setup = t->deal->setup, .s = t->state };
  return t;
}

static void
table_free (Table *t)
{
  g_free (t->block);
  g_free (t->state);
  sortie_deal_free (t->deal);
  g_free (t);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/* The battlefield of a sketch. */
static const SortieSketchGrid *
grid_of (const SortieSketch *sketch)
{
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->grid != NULL)
        return item->grid;
    }
  return NULL;
}

/* What lies under a unit is counted where the table is drawn and where its space is looked at. */

/* A Summoner with @n cards of his Draw Pile under him (SW-20.1), as his player sees him: what is
 * said of him in a drawing of the battlefield: how many they are, and which; and how many beside his space alone. */
static void
check_under (guint n, const char *words, const char *count)
{
  static const char *const cards[] = { "goblin-slinger", "gror" };
  g_autoptr (Table) t = table_new ();
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  const guint8 none[] = { 0xff };
  SortieSketchCell *cell;
  SortieSketchItem *item;
  SortieView view;
  SortieRef piece;
  guint16 place, pile;

  CU_ASSERT_TRUE_FATAL (sortie_deal_start (t->deal, 1, &t->p, NULL));
  place = sortie_place_parse (t->p.setup, "d1", 0);
  pile = sw_zone (&t->p, SW_ZONE_DRAW, 0);
  piece = sortie_place_piece (&t->p, place);
  for (guint i = 0; i < n; i++)
    {
      lay_card (&t->p, cards[i], SW_ZONE_DRAW, 0);
      sortie_piece_add_card (&t->p, piece, sortie_zone_top (&t->p, pile), SORTIE_BOTTOM);
    }

  sortie_view_init (&view, t->block, &t->p, 0);
  cell = sortie_sketch_cell (sortie_sketch_grid (sketch, &view, 1), &view, place, piece);
  sortie_sketch_holdings (cell, &view, piece);
  tap_int (cell->facts->len, n > 0);
  if (n > 0)
    tap_string (((SortieSketchFact *) cell->facts->pdata[0])->words, words);

  sortie_sketch_place (sketch, &view, place, none);
  item = sketch->items->pdata[sketch->items->len - 1];
  tap_string (item->lines[0], n > 0 ? count : "yours");
}

static void
cards_under_it (void)
{
  check_under (0, NULL, NULL);
  check_under (1, "1 card under it (Slinger)", "1 card under it");
  check_under (2, "2 cards under it (Slinger, Gror)", "2 cards under it");
}

/* Who can do something now is marked. */

static gboolean
is_marked (const SortieSketch *sketch, const char *place)
{
  const SortieSketchGrid *grid = grid_of (sketch);

  for (guint i = 0; i < grid->cells->len; i++)
    {
      const SortieSketchCell *cell = grid->cells->pdata[i];

      if (strcmp (cell->name, place) == 0)
        return cell->live;
    }
  return FALSE;
}

static void
attackers_that_hit_own_cards_too (void)
{
  g_autoptr (Table) t = table_new ();
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  SortieView view;

  sortie_vars_start (&t->p);
  lay_piece (&t->p, "gror", "c3", 0);
  lay_piece (&t->p, "goblin-slinger", "c4", 1);
  lay_piece (&t->p, "wall", "b2", 0);
  lay_piece (&t->p, "guild-defender", "e3", 0);
  lay_piece (&t->p, "guild-defender", "e2", 0);
  sortie_engine_start_at (&t->p, SW_TURN_FULL, 0, SW_PHASE_ATTACK, FALSE);

  sortie_moves_legal (&t->p, &legal);
  sortie_view_init (&view, t->block, &t->p, 0);
  sortie_sketch_allow (sketch, &legal);
  module->game->show (&view, sketch);
  CU_ASSERT_TRUE (is_marked (sketch, "c3"));
  CU_ASSERT_FALSE (is_marked (sketch, "c4"));
  CU_ASSERT_FALSE (is_marked (sketch, "e3"));
}

/* The signs of the battlefield, as South sees them explained. (transfer full) */
static char *
key_of (Table *t)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieView view;

  sortie_view_init (&view, t->block, &t->p, 0);
  module->game->show (&view, sketch);
  return g_strdup (grid_of (sketch)->key);
}

static void
signs_are_explained_where_they_are_seen (void)
{
  g_autoptr (Table) t = table_new ();
  g_autofree char *plain = NULL, *under = NULL, *all = NULL;
  SortieRef summoner;

  CU_ASSERT_TRUE_FATAL (sortie_deal_start (t->deal, 1, &t->p, NULL));
  plain = key_of (t);
  tap_string (plain, "† sword, → bow, attack†wounds/life");

  summoner = sortie_place_piece (&t->p, sortie_place_parse (t->p.setup, "d1", 0));
  sortie_piece_add_card (&t->p, summoner, sortie_zone_top (&t->p, sw_zone (&t->p, SW_ZONE_DRAW, 0)),
                         SORTIE_BOTTOM);
  under = key_of (t);
  tap_string (under, "† sword, → bow, attack†wounds/life, + cards under it");

  sortie_piece_set_mark (&t->p, summoner, SW_MARK_POISON, 1);
  sortie_piece_set_mark (&t->p, summoner, SW_MARK_BOOST, 1);
  all = key_of (t);
  tap_string (all, "† sword, → bow, attack†wounds/life, P poison, B boosted, + cards under it");
}

static const TapTest tests[] = {
  { "SW-20.1 one card under a unit is one card, two are cards, and both are named", cards_under_it },
  { "SW-10.5 who can attack an enemy is marked, though own cards are hit as well",
    attackers_that_hit_own_cards_too },
  { "SW-22 signs of cells are explained below the battlefield where they are seen",
    signs_are_explained_where_they_are_seen },
  { NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, module)

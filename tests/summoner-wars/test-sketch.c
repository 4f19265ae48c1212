/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies under a unit is counted where the table is drawn and where its space is looked at. */
#include "games/summoner-wars/state.h"
#include "match/deal.h"
#include "module/sketch.h"
#include "tests/tap/game.h"

static SortieModule *module;

/* A Summoner with @n cards of his Draw Pile under him (SW-20.1), as his player sees him: what is
 * said of him in a drawing of the battlefield, and beside his space alone. */
static void
check_under (guint n, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = sortie_deal_new (&(SortieMatchSpec){ .module = module }, &error);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  g_autofree SortieState *block = sortie_state_new (&deal->setup->bounds);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortiePlay p = { .setup = deal->setup, .s = state };
  const guint8 none[] = { 0xff };
  SortieSketchCell *cell;
  SortieSketchItem *item;
  SortieView view;
  SortieRef piece;
  guint16 place, pile;

  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, 1, &p, &error));
  place = sortie_place_parse (p.setup, "d1", 0);
  pile = sw_zone (&p, SW_ZONE_DRAW, 0);
  piece = sortie_place_piece (&p, place);
  for (guint i = 0; i < n; i++)
    sortie_piece_add_card (&p, piece, sortie_zone_top (&p, pile), SORTIE_BOTTOM);

  sortie_view_init (&view, block, &p, 0);
  cell = sortie_sketch_cell (sortie_sketch_grid (sketch, &view, 1, 0), &view, place, piece);
  sortie_sketch_holdings (cell, &view, piece);
  tap_int (cell->facts->len, n > 0);
  if (n > 0)
    tap_string (((SortieSketchFact *) cell->facts->pdata[0])->words, words);

  sortie_sketch_place (sketch, &view, place, none);
  item = sketch->items->pdata[sketch->items->len - 1];
  tap_string (item->lines[0], n > 0 ? words : "yours");
}

static void
cards_under_it (void)
{
  check_under (0, NULL);
  check_under (1, "1 card under it");
  check_under (2, "2 cards under it");
}

static const TapTest tests[] = {
  { "SW-20.1 one card under a unit is one card, two are cards", cards_under_it },
  { NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, module)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sketch.c: the table of Last Man Standing as it is described for drawing. */
#include "games/siegestorm/state.h"
#include <sortie/match.h>
#include <sortie/view.h>
#include "module/front-end.h"
#include "flow/internal.h"
#include "match/deal.h"
#include "model/internal.h"
#include "tests/tap/game.h"

enum { ONE, TWO, THREE, FOUR };

static SortieModule *siegestorm;

static void
lay_unit (SortiePlay *p, guint8 seat, const char *place, const char *id)
{
  guint16 def = sortie_catalogue_find (p->setup->catalogue, id);
  guint16 card = sortie_card_new (p, def, seat, seat, ss_zone (p, SS_ZONE_RESOURCES, seat), SORTIE_TOP);

  sortie_piece_put (p, card, sortie_place_parse (p->setup, place, seat), seat);
}

/* The lines of the table beside its piles and places, as Player One sees them. (transfer full) */
static char *
lines_for_one (const SortiePlay *p)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autofree SortieState *block = sortie_state_new (&p->setup->bounds);
  GString *lines = g_string_new (NULL);
  SortieView view;

  sortie_view_init (&view, block, p, ONE);
  siegestorm->game->show (&view, sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_LINE)
        g_string_append_printf (lines, "%s\n", item->label);
    }
  return g_string_free (lines, FALSE);
}

/* Player Two has Player Three on the left, and Player Three has Player Four there; whoever holds No Man's Land
 * (SS-2.10) has it told. What concerns Player One is drawn, and not in these lines. */
static void
distant_units_have_their_places (void)
{
  const SortieMatchSpec spec = { .module = siegestorm, .mode = "last-man-standing-4" };
  SortieDeal *deal = sortie_deal_new (&spec, NULL);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  g_autofree char *lines = NULL;

  sortie_vars_start (&p);
  lay_unit (&p, TWO, "left-track1", "f-wall");
  lay_unit (&p, TWO, "left-track3", "f-pike");
  lay_unit (&p, TWO, "right-track2", "f-titan");
  lay_unit (&p, THREE, "right-front", "f-drum");
  lay_unit (&p, THREE, "two.nml", "f-thief");
  lay_unit (&p, ONE, "left-track1", "f-banner");
  sortie_engine_start_at (&p, SS_TURN_PLAYER, ONE, SS_PHASE_DEPLOY, FALSE);
  lines = lines_for_one (&p);
  tap_string (lines,
              "Player Two against Player Three: Test Pike (track 3), Test Wall (track 1) against "
              "Test Drum (Front Line), Test Thief (No Man's Land).\n"
              "Player Three against Player Four: nobody against nobody.\n");
  sortie_deal_free (deal);
}

/* Whoever is defeated leaves the table, and the next on the way round is the neighbour then; of two who are left each
 * is the other's on both sides. */
static void
who_has_left_is_told (void)
{
  const SortieMatchSpec spec = { .module = siegestorm, .mode = "last-man-standing-4" };
  SortieDeal *deal = sortie_deal_new (&spec, NULL);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  g_autofree char *one_out = NULL, *two_out = NULL;

  sortie_vars_start (&p);
  sortie_engine_start_at (&p, SS_TURN_PLAYER, ONE, SS_PHASE_DEPLOY, FALSE);
  sortie_var_set (&p, SS_VAR_GONE, THREE, 1);
  one_out = lines_for_one (&p);
  tap_string (one_out, "Out: Player Three.\nPlayer Two against Player Four: nobody against nobody.\n");
  sortie_var_set (&p, SS_VAR_GONE, FOUR, 1);
  two_out = lines_for_one (&p);
  tap_string (two_out, "Out: Player Three, Player Four. Player Two is the neighbour on both sides.\n");
  sortie_deal_free (deal);
}

/* The units beside the first each have their numbers in brackets, so that the commas between units are told from those
 * between numbers. */
static void
several_units_are_told_apart (void)
{
  const SortieMatchSpec spec = { .module = siegestorm, .mode = "duel" };
  SortieDeal *deal = sortie_deal_new (&spec, NULL);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  const SortieView view = { .play = p, .seat = ONE };
  static const guint8 numbers[] = { SS_VALUE_ATTACK, SS_VALUE_DEFENCE, 0xff };
  const SortieSketchItem *item;

  sortie_vars_start (&p);
  lay_unit (&p, ONE, "exit", "f-wall");
  lay_unit (&p, ONE, "exit", "f-pike");
  item = sortie_sketch_place (sketch, &view, sortie_piece_place (&p, sortie_piece_ref (&p, 0)), numbers);
  tap_string (item->title, "Test Wall");
  CU_ASSERT_PTR_NOT_NULL_FATAL (item->lines[1]);
  CU_ASSERT (g_str_has_prefix (item->lines[1], "Test Pike (ATT "));
  CU_ASSERT (g_str_has_suffix (item->lines[1], ")"));
  sortie_deal_free (deal);
}

static const TapTest tests[] = {
  { "RUL-25 units that leave the War Track together are told apart", several_units_are_told_apart },
  { "SS-20.1 of a Battle Zone between others it is told who stands where", distant_units_have_their_places },
  { "SS-20.8, RUL-74 it is told who has left, and that one neighbour sits on both sides", who_has_left_is_told },
  { NULL },
};

TAP_GAME_MAIN (tests, "siegestorm", "siegestorm", siegestorm)

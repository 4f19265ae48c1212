/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How moves of Summoner Wars are written for people: as short as they can be typed. */
#include "match/deal.h"
#include <sortie/event.h>
#include <sortie/match.h>
#include "reader/reader.h"
#include "flow/internal.h"
#include "tests/summoner-wars/lay.h"
#include "tests/tap/game.h"

static SortieModule *module;

typedef struct
{
  SortieDeal *deal;
  SortieState *state;
  SortiePlay p;
  SortieMove storage[SORTIE_USUAL_MOVES];
  SortieMoves legal;
  SortieOffers *offers;
} Table;

static Table *
table_new (void)
{
  Table *t = g_new0 (Table, 1);

  t->deal = sortie_deal_new (&(SortieMatchSpec){ .module = module }, NULL);
  t->state = sortie_state_new (&t->deal->setup->bounds);
  t->p = (SortiePlay){ .setup = t->deal->setup, .s = t->state };
  t->offers = sortie_offers_new (t->deal->setup);
  sortie_vars_start (&t->p);
  return t;
}

static void
table_free (Table *t)
{
  sortie_offers_free (t->offers);
  g_free (t->state);
  sortie_deal_free (t->deal);
  g_free (t);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/* South's turn in the phase: what South may do. */
static void
begin (Table *t, SwPhase phase)
{
  t->legal = (SortieMoves) SORTIE_MOVES_IN (t->storage);
  sortie_engine_start_at (&t->p, SW_TURN_FULL, 0, phase, FALSE);
  sortie_moves_legal (&t->p, &t->legal);
  sortie_offers_look (t->offers, &t->p, 0, &t->legal);
}

/* Whether a legal move is written so. */
static gboolean
is_spelt (Table *t, const char *words)
{
  gboolean is = FALSE;

  for (guint i = 0; i < t->legal.n; i++)
    {
      g_autofree char *spelt = sortie_spell (t->offers, &t->legal.moves[i]);

      is |= strcmp (spelt, words) == 0;
    }
  return is;
}

static void
unit_on_a_wall (void)
{
  g_autoptr (Table) t = table_new ();

  lay_piece (&t->p, "vine-wall", "c3", 0);
  lay_piece (&t->p, "swamp-hunter", "c3", 0);
  lay_piece (&t->p, "goblin-slinger", "c4", 1);
  begin (t, SW_PHASE_ATTACK);
  tap_int (is_spelt (t, "attack c3 c4"), TRUE);
}

/* Both the wall and the unit on it can be attacked: the space alone says too little. */
static void
wall_and_unit_of_the_enemy (void)
{
  g_autoptr (Table) t = table_new ();

  lay_piece (&t->p, "swamp-hunter", "c3", 0);
  lay_piece (&t->p, "vine-wall", "c4", 1);
  lay_piece (&t->p, "goblin-slinger", "c4", 1);
  begin (t, SW_PHASE_ATTACK);
  tap_int (is_spelt (t, "attack c3 c4/vine-wall"), TRUE);
  tap_int (is_spelt (t, "attack c3 c4/goblin-slinger"), TRUE);
}

static const TapTest tests[] = {
  { "SW-15.5 a unit on a wall is called by its space where only it can be meant", unit_on_a_wall },
  { "SW-15.5 an enemy unit and the wall under it are told apart", wall_and_unit_of_the_enemy },
  { NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, module)

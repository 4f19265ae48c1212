/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-greedy.c: the manners of the greedy bot where more than two play. With a partner it keeps both
 * from being stormed empty, since both lose when one is (RUL-67). In a circle it turns to whoever has
 * more, so that no neighbour is always the one who is attacked. And what is told of who wins against a Boss.
 */
#include "games/siegestorm/state.h"
#include <sortie/bot.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "flow/internal.h"
#include "match/deal.h"
#include "model/internal.h"
#include "module/internal.h"
#include "tests/tap/game.h"

enum { ONE, TWO, THREE, FOUR };
#define BOSS THREE /* where two play together */
#define BOSS_ACTIONS 4 /* a phase of the Boss's turn */

static SortieModule *siegestorm;

typedef struct
{
  SortieDeal *deal;
  SortieState *state;
  SortiePlay p;
} Table;

/* A match of the test cards before anything is laid out. */
static Table
table_new (const char *mode, const char *boss)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  Table table = { NULL };

  if (boss != NULL)
    g_ptr_array_add (choices, (gpointer) boss);
  g_ptr_array_add (choices, NULL);
  table.deal = sortie_deal_new (&(SortieMatchSpec) { .module = siegestorm,
                                                     .mode = mode,
                                                     .choices = (const char *const *) choices->pdata },
                                &error);
  tap_no_error (error);
  table.state = sortie_state_new (&table.deal->setup->bounds);
  table.p = (SortiePlay) { .setup = table.deal->setup, .s = table.state };
  sortie_vars_start (&table.p);
  return table;
}

static void
table_clear (Table *table)
{
  g_free (table->state);
  sortie_deal_free (table->deal);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static guint16
lay_cards (Table *table, guint8 seat, SsZone zone, const char *id, guint n)
{
  SortiePlay *p = &table->p;
  guint16 def = sortie_catalogue_find (p->setup->catalogue, id), card = SORTIE_NO_INDEX;

  for (guint i = 0; i < n; i++)
    card = sortie_card_new (p, def, seat, seat, ss_zone (p, zone, seat), SORTIE_TOP);
  return card;
}

static void
lay_unit (Table *table, guint8 seat, const char *place, const char *id)
{
  sortie_piece_put (&table->p, lay_cards (table, seat, SS_ZONE_RESOURCES, id, 1),
                    sortie_place_parse (table->p.setup, place, seat), seat);
}

/* What greedy does, as it would type it. */
static char *
choice_with_seed (const SortiePlay *p, guint64 seed)
{
  g_autoptr (SortieBot) greedy = sortie_bot_new (p->setup, "greedy", seed);
  guint8 seat = sortie_to_move (p);
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  char line[SORTIE_MOVE_TEXT];

  sortie_moves_legal (p, &legal);
  move = sortie_bot_choose (greedy, p, seat, &legal);
  return g_strdup (sortie_move_format (p, seat, &move, line));
}

static char *
choice_in (const SortiePlay *p)
{
  return choice_with_seed (p, 1);
}

/* With a partner. */

/* Two players with these numbers of cards in Resources, and a Boss. */
static Table
table_of_partners (guint one, guint two)
{
  Table table = table_new ("coop", "boss=f-boss");

  lay_unit (&table, BOSS, "boss.command", "f-boss");
  sortie_var_set (&table.p, SS_VAR_LIFE, BOSS, 20);
  lay_cards (&table, BOSS, SS_ZONE_RESOURCES, "b-runt", 12);
  lay_cards (&table, ONE, SS_ZONE_RESOURCES, "f-wall", one);
  lay_cards (&table, TWO, SS_ZONE_RESOURCES, "f-wall", two);
  return table;
}

/* Whom greedy names for the 3 damage of a Boss card. */
static char *
who_takes_damage (guint one, guint two)
{
  g_auto (Table) table = table_of_partners (one, two);
  SortieMove pass;

  sortie_var_set (&table.p, SS_VAR_MENACE, BOSS, 3);
  lay_cards (&table, BOSS, SS_ZONE_OPEN_HAND, "b-plague", 1);
  sortie_engine_start_at (&table.p, SS_TURN_BOSS, BOSS, BOSS_ACTIONS, TRUE);
  /* neither negates it */
  for (guint i = 0; i < 2 && sortie_move_declining (&table.p, &pass); i++)
    sortie_move_apply (&table.p, &pass);
  return choice_in (&table.p);
}

/* Of 4 cards, 1 would be left after the damage, and 2 must be drawn. */
static void
who_can_bear_it_takes_the_damage (void)
{
  g_autofree char *other = who_takes_damage (4, 12), *self = who_takes_damage (12, 4);

  tap_string (other, "choose two");
  tap_string (self, "choose one");
}

/* A Boss unit with ATT 5 storms both in the Boss's next turn. Who decides has 20 cards and a Defender
 * with DEF 6, and could kill that unit, or deal 3 damage to the Boss. */
static char *
what_the_safe_one_does (guint8 safe, guint partner_has)
{
  g_auto (Table) table = table_of_partners (safe == ONE ? 20 : partner_has,
                                            safe == ONE ? partner_has : 20);

  lay_unit (&table, BOSS, "boss.track3", "b-storm5");
  lay_unit (&table, safe, "track1", "f-titan");
  lay_cards (&table, safe, SS_ZONE_HAND, "f-bolt", 1);
  lay_cards (&table, safe, SS_ZONE_HAND, "f-slayer", 1);
  lay_cards (&table, safe, SS_ZONE_HAND, "f-free", 2);
  sortie_engine_start_at (&table.p, SS_TURN_PLAYER, safe, SS_PHASE_DEPLOY, FALSE);
  return choice_in (&table.p);
}

/* Of 4 cards nothing is left after the storm; of 20, 15. */
static void
nobody_is_left_to_be_stormed_empty (void)
{
  for (guint8 safe = ONE; safe <= TWO; safe++)
    {
      g_autofree char *needed = what_the_safe_one_does (safe, 4);
      g_autofree char *dear = what_the_safe_one_does (safe, 20);

      tap_string (needed, "play f-slayer");
      tap_string (dear, "done");
    }
}

/* In a circle. */

/* Whom player one, who has a Supporter for each card that Bolt costs, deals 3 damage. */
static char *
whom_it_hits (guint left, guint right)
{
  const guint has[] = { [ONE] = 16, [TWO] = left, [THREE] = 16, [FOUR] = right };
  g_auto (Table) table = table_new ("last-man-standing-4", NULL);

  for (guint8 seat = ONE; seat <= FOUR; seat++)
    lay_cards (&table, seat, SS_ZONE_RESOURCES, "f-wall", has[seat]);
  lay_cards (&table, ONE, SS_ZONE_HAND, "f-bolt", 1);
  lay_cards (&table, ONE, SS_ZONE_SUPPORT, "f-free", 2);
  sortie_engine_start_at (&table.p, SS_TURN_PLAYER, ONE, SS_PHASE_EXTRA, FALSE);
  return choice_in (&table.p);
}

static void
the_stronger_neighbour_is_hit (void)
{
  g_autofree char *left = whom_it_hits (20, 10), *right = whom_it_hits (10, 20);

  tap_string (left, "play f-bolt left");
  tap_string (right, "play f-bolt right");
}

/* Of 4 cards 1 is left by the damage, and 3 must be drawn (SS-20.3); of 7, after the next draw 1. Of 10 nothing
 * ends soon. */
static void
who_is_nearly_out_is_finished (void)
{
  static const guint few[] = { 4, 7 };

  for (guint i = 0; i < G_N_ELEMENTS (few); i++)
    {
      g_autofree char *left = whom_it_hits (few[i], 20), *right = whom_it_hits (20, few[i]);

      tap_string (left, "play f-bolt left");
      tap_string (right, "play f-bolt right");
    }
}

/* With neighbours who have the same, of 200 choices 100 are expected on each side, with a deviation of 7. */
static void
equal_neighbours_are_met_alike (void)
{
  g_auto (Table) table = table_new ("last-man-standing-4", NULL);
  guint left = 0, right = 0;

  for (guint8 seat = ONE; seat <= FOUR; seat++)
    lay_cards (&table, seat, SS_ZONE_RESOURCES, "f-wall", 16);
  lay_cards (&table, ONE, SS_ZONE_HAND, "f-free", 1);
  sortie_engine_start_at (&table.p, SS_TURN_PLAYER, ONE, SS_PHASE_DEPLOY, FALSE);
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autofree char *choice = choice_with_seed (&table.p, seed);

      left += strcmp (choice, "deploy f-free left") == 0;
      right += strcmp (choice, "deploy f-free right") == 0;
    }
  tap_note ("%u to the left, %u to the right", left, right);
  tap_int (left + right, 200);
  CU_ASSERT_TRUE (left > 72 && right > 72);
}

/* In Solo. */

#define SOLO_BOSS TWO

/* How far a seat is ahead, before the player's turn, with so many cards in Resources against so much life. */
static gint
how_far_ahead (guint8 seat, guint cards, gint life)
{
  g_auto (Table) table = table_new ("solo", "boss=f-boss");

  lay_unit (&table, SOLO_BOSS, "boss.command", "f-boss");
  lay_cards (&table, SOLO_BOSS, SS_ZONE_RESOURCES, "b-runt", 12);
  sortie_var_set (&table.p, SS_VAR_LIFE, SOLO_BOSS, life);
  sortie_var_set (&table.p, SS_VAR_FULL_LIFE, SOLO_BOSS, 20);
  sortie_var_set (&table.p, SS_VAR_BOSS_DRAW, SOLO_BOSS, 2);
  lay_cards (&table, ONE, SS_ZONE_RESOURCES, "f-wall", cards);
  sortie_engine_start_at (&table.p, SS_TURN_PLAYER, ONE, SS_PHASE_DEPLOY, FALSE);
  return sortie_game_tell (&table.p, seat);
}

/* One card is not enough for the next draw; a Boss with one point of life falls by any storm. */
static void
the_race_is_told (void)
{
  CU_ASSERT_TRUE (how_far_ahead (ONE, 1, 20) < 0);
  CU_ASSERT_TRUE (how_far_ahead (ONE, 25, 1) > 0);
  CU_ASSERT_TRUE (how_far_ahead (ONE, 12, 20) < how_far_ahead (ONE, 20, 20));
  CU_ASSERT_TRUE (how_far_ahead (ONE, 12, 20) < how_far_ahead (ONE, 12, 10));
  for (guint cards = 1; cards <= 25; cards++)
    tap_int (how_far_ahead (SOLO_BOSS, cards, 15), -how_far_ahead (ONE, cards, 15));
}

static const TapTest tests[] = {
  { "RUL-66, 67 in Co-op greedy names for the damage of a Boss card who can bear it",
    who_can_bear_it_takes_the_damage },
  { "RUL-65, 67 in Co-op greedy pays to kill what would storm its partner empty, and not what would not",
    nobody_is_left_to_be_stormed_empty },
  { "SS-20.8 in Last Man Standing greedy hits the neighbour who has more, on either side",
    the_stronger_neighbour_is_hit },
  { "SS-20.3, 20.8 in Last Man Standing greedy finishes a neighbour who cannot draw much longer, on either side",
    who_is_nearly_out_is_finished },
  { "RUL-71 in Last Man Standing greedy deploys on either side alike where neither neighbour is worth more",
    equal_neighbours_are_met_alike },
  { "SS-15.5, 15.6 in Solo it is told who is ahead: by the player's cards against the Boss's life",
    the_race_is_told },
  { NULL },
};

TAP_GAME_MAIN (tests, "siegestorm", "siegestorm", siegestorm)

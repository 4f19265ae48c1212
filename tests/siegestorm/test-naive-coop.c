/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-naive-coop.c: the storm of a Boss unit against two players once more, in the plainest way,
 * compared with the game on many random positions of Co-op (SS-19.7, RUL-65).
 *
 *     make naive POSITIONS=100000
 */
#include "games/siegestorm/state.h"
#include "match/deal.h"
#include "tests/tap/game.h"

#include <stdlib.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "flow/internal.h"
#include "model/internal.h"

#define USUAL_POSITIONS 2000 /* in make check */
#define N_PLAYERS 2
#define BOSS 2
#define BOSS_ADVANCE 1 /* the phase of the Boss's turn */

/* A card, said once more. */
typedef struct
{
  const char *id;
  gint cost, attack, defence;
} Kind;

static const Kind players_kinds[] = { { "f-pike", 1, 3, 1 }, { "f-wall", 2, 1, 4 },
                                      { "f-bolt", 2, 2, 2 }, { "f-void", 3, 2, 3 },
                                      { "f-titan", 5, 8, 6 }, { "f-free", 0, 0, 1 } };
/* It has the ability that a Gang token is +1 ATT (SS-16.7). */
static const Kind boss = { "f-boss", 0, 0, 0 };
static const Kind boss_kinds[] = { { "b-runt", 1, 1, 1 }, { "b-guard", 2, 2, 2 },
                                   { "b-storm5", 3, 5, 2 }, { "b-raider", 3, 6, 2 } };

/* NULL: nobody. */
typedef struct
{
  const Kind *defender, *front, *nml; /* the player's own */
  guint resources, heal, casualties;
} Side;

typedef struct
{
  SortiePlay p;
  SortieState *blank;
  SortieRng rng;
  Side side[N_PLAYERS];
  const Kind *stormer;
  gint gang;
  guint ties;
} Table;

static guint
below (Table *t, guint n)
{
  return sortie_rng_below (&t->rng, n);
}

static guint16
new_card (Table *t, const Kind *kind, guint8 seat, SsZone zone)
{
  guint16 def = sortie_catalogue_find (t->p.setup->catalogue, kind->id);

  return sortie_card_new (&t->p, def, seat, seat, ss_zone (&t->p, zone, seat), SORTIE_TOP);
}

static SortieRef
put (Table *t, const Kind *kind, guint8 seat, guint16 place)
{
  return sortie_piece_put (&t->p, new_card (t, kind, seat, SS_ZONE_RESOURCES), place, seat);
}

/* A third of the places stay empty. */
static const Kind *
occupy (Table *t, guint8 seat, SsPlace place)
{
  const Kind *kind = &players_kinds[below (t, G_N_ELEMENTS (players_kinds))];

  if (below (t, 3) == 0)
    return NULL;
  put (t, kind, seat, ss_place (&t->p, place, seat));
  return kind;
}

static guint
fill (Table *t, guint8 seat, SsZone zone, guint at_most)
{
  guint n = below (t, at_most + 1);

  for (guint i = 0; i < n; i++)
    new_card (t, &players_kinds[0], seat, zone);
  return n;
}

/* No Man's Land is held by the player, by the Boss, or by nobody. */
static void
lay_out_side (Table *t, guint8 seat)
{
  Side *side = &t->side[seat];

  side->defender = occupy (t, seat, SS_PLACE_TRACK);
  side->front = occupy (t, seat, SS_PLACE_FRONT);
  side->nml = NULL;
  if (below (t, 3) != 0)
    side->nml = occupy (t, seat, SS_PLACE_NML);
  else
    put (t, &boss_kinds[0], BOSS, ss_place (&t->p, SS_PLACE_NML, seat));
  side->resources = fill (t, seat, SS_ZONE_RESOURCES, 12);
  side->heal = fill (t, seat, SS_ZONE_HEAL, 3);
  side->casualties = fill (t, seat, SS_ZONE_CASUALTIES, 3);
}

static void
lay_out (Table *t)
{
  guint16 last = sortie_setup_place (t->p.setup, SS_PLACE_TRACK, BOSS, SS_TRACK_SPACES - 1);
  SortieRef unit;

  sortie_state_copy (t->p.s, t->blank);
  for (guint8 seat = 0; seat < N_PLAYERS; seat++)
    lay_out_side (t, seat);
  t->stormer = &boss_kinds[below (t, G_N_ELEMENTS (boss_kinds))];
  t->gang = (gint) below (t, 5);
  put (t, &boss, BOSS, ss_place (&t->p, SS_PLACE_COMMAND, BOSS));
  unit = put (t, t->stormer, BOSS, last);
  sortie_piece_set_mark (&t->p, unit, SS_MARK_GANG, t->gang);
}

/* The rules, once more. */

/* SS-9.5, with a Gang token as +1 ATT (SS-16.7). */
static gint
strength_against (const Table *t, const Side *side)
{
  gint n = t->stormer->attack + t->gang - (side->defender != NULL ? side->defender->defence : 0);

  return MAX (n, 0);
}

static gboolean
is_beaten (const Kind *kind, gint strength)
{
  return kind != NULL && strength > kind->defence;
}

/* SS-14.1, 14.3. */
static void
damage (Side *side, guint n)
{
  guint healed = MIN (n, side->heal), taken = MIN (n - healed, side->resources);

  side->heal -= healed;
  side->resources -= taken;
  side->casualties += healed + taken;
}

/* The game asks which of two equals, and nothing else; any is named. FALSE: it does not. */
static gboolean
settle (Table *t, guint8 seat, gboolean *ret_front)
{
  SsPlace named = below (t, 2) ? SS_PLACE_FRONT : SS_PLACE_NML;
  SortieMove move = { .verb = SORTIE_VERB_CHOOSE, .n = 1 };

  *ret_front = named == SS_PLACE_FRONT;
  move.arg[0] = sortie_place_piece (&t->p, ss_place (&t->p, named, seat));
  t->ties++;
  if (sortie_asked_kind (&t->p) != SORTIE_GAME_ASK (SS_ASK_STORM_TARGET)
      || sortie_asked (&t->p)->n != 2
      || !sortie_move_check (&t->p, sortie_asked_seat (&t->p), &move, NULL))
    return FALSE;
  sortie_move_apply (&t->p, &move);
  return TRUE;
}

/* SS-17.4, RUL-56: the dearest unit that it removes, else damage. */
static gboolean
strike (Table *t, guint8 seat)
{
  Side *side = &t->side[seat];
  gint strength = strength_against (t, side);
  gboolean front = is_beaten (side->front, strength), nml = is_beaten (side->nml, strength);

  if (front && nml && side->front->cost == side->nml->cost)
    {
      if (!settle (t, seat, &front))
        return FALSE;
    }
  else if (front && nml)
    front = side->front->cost > side->nml->cost;
  if (front)
    side->front = NULL;
  else if (nml)
    side->nml = NULL;
  if (front || nml)
    side->casualties++;
  else
    damage (side, (guint) strength);
  return TRUE;
}

/* Comparing. */

static gboolean
stands (const Table *t, const Kind *kind, guint8 seat, SsPlace place)
{
  SortieRef unit = sortie_place_piece (&t->p, ss_place (&t->p, place, seat));

  if (unit == SORTIE_NOTHING || sortie_piece_controller (&t->p, unit) != seat)
    return kind == NULL;
  return kind != NULL
         && sortie_piece_def (&t->p, unit)
              == sortie_catalogue_find (t->p.setup->catalogue, kind->id);
}

static gboolean
holds (const Table *t, guint8 seat, SsZone zone, guint n)
{
  return sortie_zone_count (&t->p, ss_zone (&t->p, zone, seat)) == n;
}

static gboolean
same_side (const Table *t, guint8 seat)
{
  const Side *side = &t->side[seat];

  return stands (t, side->defender, seat, SS_PLACE_TRACK)
         && stands (t, side->front, seat, SS_PLACE_FRONT)
         && stands (t, side->nml, seat, SS_PLACE_NML)
         && holds (t, seat, SS_ZONE_RESOURCES, side->resources)
         && holds (t, seat, SS_ZONE_HEAL, side->heal)
         && holds (t, seat, SS_ZONE_CASUALTIES, side->casualties);
}

static gboolean
try_storm (Table *t)
{
  sortie_engine_start_at (&t->p, SS_TURN_BOSS, BOSS, BOSS_ADVANCE, TRUE);
  for (guint8 seat = 0; seat < N_PLAYERS; seat++)
    if (!strike (t, seat))
      return FALSE;
  return sortie_asked_kind (&t->p) == SORTIE_GAME_ASK (SS_ASK_WINDOW) && same_side (t, 0)
         && same_side (t, 1) && holds (t, BOSS, SS_ZONE_CASUALTIES, 1);
}

static guint
n_positions (void)
{
  const char *wanted = g_getenv ("SORTIE_POSITIONS");

  return wanted != NULL ? (guint) strtoul (wanted, NULL, 10) : USUAL_POSITIONS;
}

static void
compare (Table *t)
{
  guint n = n_positions ();

  for (guint i = 1; i <= n; i++)
    {
      sortie_rng_seed (&t->rng, i);
      lay_out (t);
      if (!try_storm (t))
        {
          tap_int (i, 0); /* the number of the position, which makes it again */
          return;
        }
    }
  tap_int (t->ties > 0, TRUE);
}

static void
storms (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("siegestorm", "siegestorm");
  const char *const choices[] = { "boss=f-boss", NULL };
  const SortieMatchSpec spec = { .module = module, .mode = "coop", .choices = choices };
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  g_autofree Table *t = g_new0 (Table, 1);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  t->p = (SortiePlay) { .setup = deal->setup, .s = sortie_state_new (&deal->setup->bounds) };
  t->blank = sortie_state_new (&deal->setup->bounds);
  sortie_state_init (t->blank, &deal->setup->bounds);
  compare (t);
  g_free (t->p.s);
  g_free (t->blank);
}

static const TapTest tests[] = {
  { "SS-19.7 RUL-65 SS-17.4 RUL-56 a Boss unit storms two players, done by hand", storms },
  { NULL },
};

TAP_MAIN (tests)

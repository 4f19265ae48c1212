/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-naive.c: War Tracks, storms and chains once more, in the plainest way (naive.c), compared
 * with the game on many random positions of a Duel.
 *
 *     make naive POSITIONS=100000
 */
#include "match/deal.h"
#include "tests/siegestorm/naive-table.h"
#include "tests/tap/game.h"

#include <stdlib.h>
#include <sortie/match.h>
#include "flow/internal.h"
#include "model/internal.h"
#include "base/internal.h"

#define USUAL_POSITIONS 2000 /* of each test, in make check */

/* Storms (SS-9.12). */

static gboolean
order (NaiveTable *t, SsVerb verb, SortieRef what)
{
  return naive_make (t, SORTIE_GAME_VERB (verb), what);
}

/* Step 7. FALSE: the game does something else. */
static gboolean
act (NaiveTable *t, NaiveUnit *unit)
{
  NaiveLink link = { .kind = NAIVE_STORM_ACTION, .seat = unit->seat, .source = unit,
                     .deed = &unit->kind->action };

  if (link.deed->timing == NAIVE_NO_DEED) /* RUL-81 */
    return TRUE;
  return naive_same (t) && naive_name_targets (t, &link) && naive_run_chain (t, &link);
}

/* @target NULL: the opponent. */
static gboolean
storm (NaiveTable *t, NaiveUnit *unit, NaiveUnit *target)
{
  const NaiveLink link = { .kind = NAIVE_STORM, .seat = unit->seat, .source = unit };
  gint strength = naive_strength (&t->g, unit->seat), before = strength;

  if (!order (t, SS_VERB_STORM,
              target != NULL ? naive_ref (t, target) : sortie_ref_seat (!unit->seat))
      || !naive_run_chain (t, &link))
    return FALSE;
  t->saw[NAIVE_SAW_STORMER_GONE] += unit->spot == NAIVE_GONE;
  if (unit->spot == NAIVE_GONE)
    return TRUE;
  strength = naive_attack (&t->g, unit->seat, target);
  t->saw[NAIVE_SAW_OTHER_STRENGTH] += strength != before;
  if (!act (t, unit))
    return FALSE;
  if (unit->spot == NAIVE_EXIT)
    naive_end_storm (&t->g, unit, strength);
  return TRUE;
}

/* Hold Ground and Support (SS-9.13 to 9.18). */

static gboolean
hold (NaiveTable *t, NaiveUnit *unit, SsPlace place)
{
  NaiveUnit *there = naive_unit_at (&t->g, unit->seat, NAIVE_FRONT);
  SortieRef space = sortie_ref_place (ss_place (&t->p, place, unit->seat));

  if (place == SS_PLACE_FRONT && there != NULL)
    naive_leave (&t->g, there, NAIVE_IS_KILLED);
  unit->spot = place == SS_PLACE_FRONT ? NAIVE_FRONT : NAIVE_NML;
  return order (t, SS_VERB_HOLD, space);
}

static gboolean
join (NaiveTable *t, NaiveUnit *unit)
{
  unit->spot = NAIVE_GONE;
  naive_push (&t->g.side[unit->seat].support, unit->kind);
  return order (t, SS_VERB_SUPPORT, SORTIE_NOTHING);
}

/* Any order that can be given; three of four are storms, of a unit where there is one. */
static gboolean
give_order (NaiveTable *t, NaiveUnit *unit, NaiveUnit *front, NaiveUnit *nml)
{
  gboolean theirs = nml != NULL && nml->seat != unit->seat;

  switch (naive_below (t, 12))
    {
    case 0:
      return hold (t, unit, SS_PLACE_FRONT);
    case 1:
      return hold (t, unit, nml == NULL ? SS_PLACE_NML : SS_PLACE_FRONT);
    case 2:
      return join (t, unit);
    case 3:
    case 4:
    case 5:
      return storm (t, unit, front);
    case 6:
    case 7:
    case 8:
      return storm (t, unit, theirs ? nml : front);
    default:
      return storm (t, unit, NULL);
    }
}

static gboolean
try_order (NaiveTable *t, NaiveUnit *unit)
{
  NaiveUnit *front = naive_unit_at (&t->g, !unit->seat, NAIVE_FRONT);
  NaiveUnit *nml = naive_unit_at (&t->g, unit->seat, NAIVE_NML);
  gboolean theirs = nml != NULL && nml->seat != unit->seat;

  return naive_asks (t, SS_ASK_ORDER)
         && naive_count_legal (t, SS_VERB_STORM) == 1u + (front != NULL) + theirs
         && naive_count_legal (t, SS_VERB_HOLD) == 1u + (nml == NULL)
         && naive_count_legal (t, SS_VERB_SUPPORT) == 1 && give_order (t, unit, front, nml);
}

static gboolean
try_advance (NaiveTable *t)
{
  guint8 seat = naive_below (t, 2);
  NaiveUnit *unit;

  t->g.active = seat;
  sortie_engine_start_at (&t->p, SS_TURN_PLAYER, seat, SS_PHASE_ADVANCE, TRUE);
  naive_advance (&t->g, seat);
  unit = naive_unit_at (&t->g, seat, NAIVE_EXIT);
  return naive_same (t) && (unit == NULL || try_order (t, unit))
         && naive_asks (t, SS_ASK_WINDOW) && naive_same (t);
}

/* Chains (SS-11): two, one after the other (SS-11.9). */
static gboolean
try_chains (NaiveTable *t)
{
  guint8 seat = naive_below (t, 2);

  t->g.active = seat;
  sortie_engine_start_at (&t->p, SS_TURN_PLAYER, seat, SS_PHASE_PREPARE, FALSE);
  for (guint i = 0; i < 2; i++)
    if (!naive_command (t, seat) || !naive_asks (t, SS_ASK_WINDOW) || !naive_same (t))
      return FALSE;
  return TRUE;
}

/* Many of them. */

static guint
n_positions (void)
{
  const char *wanted = g_getenv ("SORTIE_POSITIONS");

  return wanted != NULL ? (guint) strtoul (wanted, NULL, 10) : USUAL_POSITIONS;
}

static gboolean
compare (NaiveTable *t, gboolean (*attempt) (NaiveTable *t))
{
  guint n = n_positions ();

  for (guint i = 1; i <= n; i++)
    {
      sortie_rng_seed (&t->rng, i);
      naive_lay_out (t);
      if (!attempt (t))
        {
          tap_int (i, 0); /* the number of the position, which makes it again */
          return FALSE;
        }
    }
  tap_int (n > 0, TRUE);
  return TRUE;
}

static void
check_sights (const NaiveTable *t, guint sights)
{
  for (guint i = 0; i < NAIVE_N_SIGHTS; i++)
    if (sights & 1u << i)
      tap_int (t->saw[i] > 0, TRUE);
}

/* @sights: what must have been among the positions. */
static void
run (gboolean (*attempt) (NaiveTable *t), guint sights)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("siegestorm", "siegestorm");
  const SortieMatchSpec spec = { .module = module, .mode = "duel" };
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  g_autofree NaiveTable *t = g_new0 (NaiveTable, 1);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  t->p = (SortiePlay) { .setup = deal->setup, .s = sortie_state_new (&deal->setup->bounds) };
  t->blank = sortie_state_new (&deal->setup->bounds);
  sortie_state_init (t->blank, &deal->setup->bounds);
  for (guint i = 0; i < naive_n_kinds; i++)
    t->defs[i] = sortie_catalogue_find (deal->setup->catalogue, naive_kinds[i].id);
  if (compare (t, attempt))
    check_sights (t, sights);
  g_free (t->p.s);
  g_free (t->blank);
}

#define SIGHT(name) (1u << NAIVE_SAW_##name)
#define IN_CHAINS                                                               \
  (SIGHT (FIZZLE) | SIGHT (HALF_FIZZLE) | SIGHT (NEGATION) | SIGHT (ORPHAN)     \
   | SIGHT (DEPLOYMENT))

static void
storms (void)
{
  run (try_advance, IN_CHAINS | SIGHT (STORMER_GONE) | SIGHT (STORMED_GONE)
                      | SIGHT (OTHER_STRENGTH) | SIGHT (ACTION_STOPPED));
}

static void
chains (void)
{
  run (try_chains, IN_CHAINS);
}

static const TapTest tests[] = {
  { "SS-9.1 SS-9.5 SS-9.7 SS-9.12 SS-9.13 RUL-29 a track that advances, its order and both chains "
    "of its storm, done by hand",
    storms },
  { "SS-11.3 SS-11.5 SS-11.8 SS-11.10 SS-11.12 RUL-34 SS-6.2 chains of Actions and abilities, done by hand",
    chains },
  { NULL },
};

TAP_MAIN (tests)

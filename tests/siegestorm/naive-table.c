/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-table.c: random positions, laid out twice and compared. */
#include "tests/siegestorm/naive-table.h"
#include <sortie/table.h>
#include "base/internal.h"

#define ACTION(...) .action = { .timing = NAIVE_AT_ANY_TIME, __VA_ARGS__ }
#define ABILITY(...) .ability = { .timing = NAIVE_AT_ANY_TIME, __VA_ARGS__ }
#define ONE(among) .reach = NAIVE_##among, .targets = 1

const NaiveKind naive_kinds[] = {
  { "f-pike", 1, 3, 1 },
  { "f-wall", 2, 1, 4 },
  { "f-titan", 5, 8, 6 },
  { "f-bolt", 2, 2, 2, ACTION (.hurts = 3) },
  { "f-medic", 1, 1, 2, ACTION (.heals = 3) },
  { "f-free", 0, 0, 1, ACTION (.hurts = 1) },
  { "f-counter", 1, 1, 1, .action = { .timing = NAIVE_AS_ANSWER, .negates = TRUE } },
  { "f-banner", 2, 2, 2, .cheers = 1 },
  { "f-curse", 1, 1, 1, .curses = 1 },
  { "f-ghost", 2, 2, 1, .sneaks = TRUE },
  { "f-raider", 1, 4, 2, .comes_home = 2 },
  { "f-slayer", 2, 2, 2, ACTION (ONE (ENEMY), .fate = NAIVE_IS_KILLED) },
  { "f-brawler", 0, 2, 2, ACTION (ONE (ENEMY), .fate = NAIVE_IS_KILLED, .hurts = 1) },
  { "f-reaper", 2, 2, 2,
    ACTION (.reach = NAIVE_ENEMY, .targets = 2, .fate = NAIVE_IS_KILLED) },
  { "f-lancer", 0, 2, 2, ACTION (ONE (ENEMY_BATTLE_UNIT), .fate = NAIVE_IS_KILLED) },
  { "f-picket", 1, 3, 1, ABILITY (ONE (ENEMY_BATTLE_UNIT), .fate = NAIVE_IS_KILLED) },
  { "f-recall", 0, 1, 1, ACTION (.deploys = TRUE) },
  { "f-recess", 0, 2, 2, ACTION (ONE (ALLY), .fate = NAIVE_RETURNS, .hurts = 1) },
  { "f-drill", 1, 1, 2, ACTION (ONE (TRACK_UNIT), .attack = 2) },
  { "f-dig", 0, 2, 1, ACTION (ONE (TRACK_UNIT), .defence = 3) },
  { "f-brace", 0, 3, 2, ACTION (ONE (BATTLE_UNIT), .defence = 2) },
  { "f-hex", 2, 3, 2, ABILITY (ONE (ENEMY), .cost = 1, .attack = -2) },
  { "f-breach", 2, 4, 2, ABILITY (ONE (TRACK_UNIT), .defence = -2) },
  { "f-rift", 2, 1, 1, ABILITY (ONE (ENEMY), .fate = NAIVE_IS_DESTROYED) },
  { "f-sling", 2, 2, 2, ABILITY (.cost = 1, .hurts = 2) },
  { "f-shy", 2, 4, 1, ACTION (.heals = 1),
    ABILITY (.reach = NAIVE_SELF, .fate = NAIVE_RETURNS, .hurts = 1) },
  { "f-censor", 2, 2, 2,
    .ability = { .timing = NAIVE_AS_ANSWER, .cost = 1, .negates = TRUE } },
  { "f-gag", 2, 2, 2, .ability = { .timing = NAIVE_AS_ANSWER_TO_ABILITY, .negates = TRUE } },
};
const guint naive_n_kinds = G_N_ELEMENTS (naive_kinds);
G_STATIC_ASSERT (G_N_ELEMENTS (naive_kinds) <= NAIVE_MAX_KINDS);

guint
naive_below (NaiveTable *t, guint n)
{
  return sortie_rng_below (&t->rng, n);
}

const NaiveKind *
naive_kind_of (const NaiveTable *t, guint16 def)
{
  for (guint i = 0; i < naive_n_kinds; i++)
    if (t->defs[i] == def)
      return &naive_kinds[i];
  return NULL;
}

/* Laying out. */

static const NaiveKind *
any_kind (NaiveTable *t)
{
  return &naive_kinds[naive_below (t, naive_n_kinds)];
}

static guint16
new_card (NaiveTable *t, const NaiveKind *kind, guint8 seat, SsZone zone)
{
  return sortie_card_new (&t->p, t->defs[kind - naive_kinds], seat, seat,
                          ss_zone (&t->p, zone, seat), SORTIE_TOP);
}

static void
fill (NaiveTable *t, NaivePile *pile, guint8 seat, SsZone zone, guint at_most)
{
  guint n = naive_below (t, at_most + 1);

  for (guint i = 0; i < n; i++)
    {
      naive_push (pile, any_kind (t));
      new_card (t, pile->card[i], seat, zone);
    }
}

static guint16
place_of (const NaiveTable *t, guint8 seat, guint spot)
{
  static const SsPlace places[]
    = { [NAIVE_EXIT] = SS_PLACE_EXIT, [NAIVE_FRONT] = SS_PLACE_FRONT, [NAIVE_NML] = SS_PLACE_NML };

  if (spot < NAIVE_TRACK)
    return sortie_setup_place (t->p.setup, SS_PLACE_TRACK, seat, spot);
  return ss_place (&t->p, places[spot], spot == NAIVE_NML ? 0 : seat);
}

SortieRef
naive_ref (const NaiveTable *t, const NaiveUnit *unit)
{
  return sortie_place_piece (&t->p, place_of (t, unit->seat, unit->spot));
}

/* Of those that storm next many tell of their Attack Strength. */
static const NaiveKind *
any_kind_on (NaiveTable *t, guint spot)
{
  const NaiveKind *kind = any_kind (t);

  while (spot == NAIVE_TRACK - 1 && kind->comes_home == 0 && naive_below (t, 8) != 0)
    kind = any_kind (t);
  return kind;
}

/* A third of the spaces stay empty. */
static void
occupy (NaiveTable *t, guint8 seat, guint spot)
{
  const NaiveKind *kind = any_kind_on (t, spot);

  if (naive_below (t, 3) == 0)
    return;
  t->g.unit[t->g.n_units++] = (NaiveUnit) { .kind = kind, .seat = seat, .spot = spot };
  sortie_piece_put (&t->p, new_card (t, kind, seat, SS_ZONE_RESOURCES), place_of (t, seat, spot),
                    seat);
}

static void
lay_out_side (NaiveTable *t, guint8 seat)
{
  NaiveSide *side = &t->g.side[seat];

  for (guint spot = 0; spot < NAIVE_TRACK; spot++)
    occupy (t, seat, spot);
  occupy (t, seat, NAIVE_FRONT);
  fill (t, &side->resources, seat, SS_ZONE_RESOURCES, 12);
  fill (t, &side->casualties, seat, SS_ZONE_CASUALTIES, 5);
  fill (t, &side->heal, seat, SS_ZONE_HEAL, 3);
  fill (t, &side->hand, seat, SS_ZONE_HAND, NAIVE_HAND_LIMIT);
  fill (t, &side->support, seat, SS_ZONE_SUPPORT, 3);
}

void
naive_lay_out (NaiveTable *t)
{
  sortie_state_copy (t->p.s, t->blank);
  t->g = (NaiveGame) { .saw = t->saw };
  for (guint8 seat = 0; seat < 2; seat++)
    lay_out_side (t, seat);
  occupy (t, naive_below (t, 2), NAIVE_NML);
}

/* Comparing. */

static gboolean
same_order (const NaiveTable *t, const NaivePile *pile, guint8 seat, SsZone zone)
{
  guint i = pile->n;

  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    if (i == 0 || pile->card[--i] != naive_kind_of (t, ss_card_def (&t->p, card)))
      return FALSE;
  return i == 0;
}

static gboolean
same_cards (const NaiveTable *t, const NaivePile *pile, guint8 seat, SsZone zone)
{
  guint n[NAIVE_MAX_KINDS] = { 0 };

  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    n[naive_kind_of (t, ss_card_def (&t->p, card)) - naive_kinds]++;
  for (guint i = 0; i < naive_n_kinds; i++)
    if (n[i] != naive_count (pile, &naive_kinds[i]))
      return FALSE;
  return TRUE;
}

static gboolean
stands (NaiveTable *t, guint8 seat, guint spot)
{
  const NaiveUnit *unit = naive_unit_at (&t->g, seat, spot);
  SortieRef piece = sortie_place_piece (&t->p, place_of (t, seat, spot));

  if (unit == NULL || piece == SORTIE_NOTHING)
    return unit == NULL && piece == SORTIE_NOTHING;
  return naive_kind_of (t, sortie_piece_def (&t->p, piece)) == unit->kind
         && sortie_piece_controller (&t->p, piece) == unit->seat;
}

static gboolean
same_side (NaiveTable *t, guint8 seat)
{
  const NaiveSide *side = &t->g.side[seat];

  for (guint spot = 0; spot < NAIVE_GONE; spot++)
    if (!stands (t, seat, spot))
      return FALSE;
  return same_order (t, &side->resources, seat, SS_ZONE_RESOURCES)
         && same_order (t, &side->casualties, seat, SS_ZONE_CASUALTIES)
         && same_order (t, &side->heal, seat, SS_ZONE_HEAL)
         && same_cards (t, &side->hand, seat, SS_ZONE_HAND)
         && same_cards (t, &side->support, seat, SS_ZONE_SUPPORT);
}

gboolean
naive_same (NaiveTable *t)
{
  return same_side (t, 0) && same_side (t, 1)
         && same_cards (t, &t->g.removed, 0, SS_ZONE_REMOVED);
}

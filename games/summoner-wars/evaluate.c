/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks: what both sides have and threaten, each with a weight.
 *
 * What everybody has (units, walls, magic, cards), how far the units have advanced, and what they threaten (threats.h).
 * Reads only what the seat may see: the battlefield, counts, and the faces of its own hand.
 */
#include "phases.h"
#include "table.h"
#include "threats.h"

typedef enum
{
  SUMMONER_LIFE,    /* life points of the Summoner ... */
  SUMMONER_SAFETY,  /* ... life / (life + 1): the last points are worth more */
  UNITS,            /* besides the Summoner */
  STRENGTH,         /* points of their attack value */
  LIFE,
  CHAMPIONS,        /* what they cost, because much of their worth is in their texts */
  WALLS,
  WALL_LIFE,
  WALL_ROWS,        /* walls farther forward: units arrive closer to the enemy */
  MAGIC,            /* up to the cost of the dearest units, ... */
  MORE_MAGIC,       /* ... beyond that */
  OWN_MAGIC,        /* with a partner: not given away if it helps both equally */
  HAND,             /* cards, of any kind */
  SUMMONABLE,       /* units that the magic can pay for */
  KEPT,             /* walls, and Champions that magic is saved for */
  SAVED,            /* magic for the dearest Champion in hand, up to its cost */
  DECK,             /* cards to draw */
  ADVANCE,          /* steps towards the opponents' Summoners, by strength */
  SUMMONER_ADVANCE,
  /* What units threaten to take, in magic. "Next": by the side that moves and attacks before the others do. */
  NOW_UNITS,
  NOW_SUMMONER,
  NOW_WALLS,
  NEXT_UNITS,
  NEXT_SUMMONER,
  NEXT_MOVE_UNITS,
  NEXT_MOVE_SUMMONER,
  LATER_UNITS,
  LATER_SUMMONER,
  LATER_MOVE_UNITS,
  LATER_MOVE_SUMMONER,
  LATER_WALLS,
  TURN,             /* it is the seat's own turn, and it has not attacked yet */
  N_FEATURES
} Feature;

/* The worth of one of each, in hundredths of one magic: judgements that were tuned by the games that they win (`make
 * tuning BENCH='--every=deck summoner-wars'`; docs/search.md). The weights that best predict the winner (`make
 * evaluations`) play far worse: a player who is ahead has cards and magic left, but keeping them does not put
 * anybody ahead. Features with weight 0 are counted so that their share does not go to others. */
const SortieFeature sw_features[] = {
  [SUMMONER_LIFE] = { "summoner-life", 278, 0 },
  [SUMMONER_SAFETY] = { "summoner-safety", 1195, 0 },
  [UNITS] = { "units", 75, 0 },
  [STRENGTH] = { "strength", 54, 0 },
  [LIFE] = { "life", 35, 0 },
  [CHAMPIONS] = { "champions", 200, 0 },
  [WALLS] = { "walls", 62, 0 },
  [WALL_LIFE] = { "wall-life", 8, 0 },
  [WALL_ROWS] = { "wall-rows", 28, 0 },
  [MAGIC] = { "magic", 101, 0 },
  [MORE_MAGIC] = { "more-magic", 17, 0 },
  [OWN_MAGIC] = { "own-magic", 2, 0 },
  [HAND] = { "hand", 53, 0 },
  [SUMMONABLE] = { "summonable", 55, 0 },
  [KEPT] = { "kept", 85, 0 },
  [SAVED] = { "saved", 130, 0 },
  [DECK] = { "deck", 0, 0 },
  [ADVANCE] = { "advance", 12, 0 },
  [SUMMONER_ADVANCE] = { "summoner-advance", 12, 0 },
  [NOW_UNITS] = { "now-units", 115, 0 },
  [NOW_SUMMONER] = { "now-summoner", 116, 0 },
  [NOW_WALLS] = { "now-walls", 65, 0 },
  [NEXT_UNITS] = { "next-units", 22, 0 },
  [NEXT_SUMMONER] = { "next-summoner", 32, 0 },
  [NEXT_MOVE_UNITS] = { "next-move-units", 42, 0 },
  [NEXT_MOVE_SUMMONER] = { "next-move-summoner", 32, 0 },
  [LATER_UNITS] = { "later-units", 22, 0 },
  [LATER_SUMMONER] = { "later-summoner", 21, 0 },
  [LATER_MOVE_UNITS] = { "later-move-units", 18, 0 },
  [LATER_MOVE_SUMMONER] = { "later-move-summoner", 21, 0 },
  [LATER_WALLS] = { "later-walls", 36, 0 },
  [TURN] = { "turn", 0, 0 },
  [N_FEATURES] = { NULL, 0, 0 },
};
G_STATIC_ASSERT (N_FEATURES <= SORTIE_MAX_FEATURES);

#define ENOUGH_MAGIC 7
#define MOST_SUMMONED 3 /* usually, in a turn */
#define MOST_STRENGTH 3 /* the strength that makes a step dearer */

/* Counts are in hundredths. */
#define ONE 100

static gint
sign (const SortiePlay *p, guint8 seat, guint8 other)
{
  return sortie_are_opponents (p->setup, seat, other) ? -1 : 1;
}

/* ---- Threats ---------------------------------------------------------------------------------- */

/* The features for each kind of threat. */
typedef struct
{
  Feature units[SW_N_THREATS], summoner[SW_N_THREATS], walls[SW_N_THREATS];
} Columns;

static const Columns columns[] = {
  [FALSE] = { .units = { NOW_UNITS, LATER_UNITS, LATER_MOVE_UNITS },
              .summoner = { NOW_SUMMONER, LATER_SUMMONER, LATER_MOVE_SUMMONER },
              .walls = { NOW_WALLS, LATER_WALLS, LATER_WALLS } },
  [TRUE] = { .units = { NOW_UNITS, NEXT_UNITS, NEXT_MOVE_UNITS },
             .summoner = { NOW_SUMMONER, NEXT_SUMMONER, NEXT_MOVE_SUMMONER },
             .walls = { NOW_WALLS, LATER_WALLS, LATER_WALLS } },
};

/* Whether @seat moves and attacks before its opponents do. */
static gboolean
comes_first (const SortiePlay *p, guint8 seat)
{
  guint8 active = sortie_active (p);

  if (active == seat)
    return sw_phase (p) <= SW_PHASE_MOVEMENT;
  return active != SORTIE_NO_SEAT && sw_phase (p) > SW_PHASE_AFTER_ATTACK
         && sw_seat_later (p, active, 1) == seat;
}

static void
count_threats (SwFigures *all, guint8 seat, gint s, gint *ret)
{
  const Columns *of = &columns[comes_first (all->p, seat)];
  SwDamage damage;

  sw_threats (all, seat, damage);
  for (guint i = 0; i < all->n; i++)
    if (sortie_are_opponents (all->p->setup, seat, all->figure[i].seat))
      {
        const SwFigure *f = &all->figure[i];
        const Feature *column = f->is_summoner ? of->summoner : f->is_unit ? of->units : of->walls;

        for (SwThreat sort = 0; sort < SW_N_THREATS; sort++)
          ret[column[sort]] += s * damage[sort][i];
      }
}

/* ---- Cards on the battlefield ------------------------------------------------------------------ */

/* Steps to the nearest opposing Summoner: the closer, the more. */
static gint
advance_of (const SwFigures *all, const SwFigure *f)
{
  gint best = 0, furthest = all->look.field->width + all->look.field->height;

  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *target = &all->figure[i];

      if (target->is_summoner && sortie_are_opponents (all->p->setup, f->seat, target->seat))
        best = MAX (best, furthest - (gint) sw_figures_distance (all, f, target));
    }
  return best * (1 + MIN (f->strength, MOST_STRENGTH)) * ONE / 2;
}

/* What the units of a side can gain and lose. */
typedef struct
{
  guint others; /* besides the Summoners */
  gint force;
} Side;

static Side
side_of (const SwFigures *all, guint8 seat, gboolean opponents)
{
  Side side = { 0, 0 };

  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *f = &all->figure[i];

      if (!f->is_unit || sortie_are_opponents (all->p->setup, seat, f->seat) != opponents)
        continue;
      side.others += !f->is_summoner;
      side.force += f->strength * MAX (0, f->life);
    }
  return side;
}

/* A Summoner stays back until one side has nothing else left. Then the stronger one advances too, because otherwise
 * nobody would ever win. */
static gboolean
comes_too (const SwFigures *all, guint8 seat)
{
  Side own = side_of (all, seat, FALSE), theirs = side_of (all, seat, TRUE);

  return (own.others == 0 || theirs.others == 0) && own.force >= theirs.force;
}

static void
count_summoner (const SwFigures *all, const SwFigure *f, gint s, gint *ret)
{
  gint life = MAX (0, f->life);

  ret[SUMMONER_LIFE] += s * ONE * life;
  ret[SUMMONER_SAFETY] += s * ONE * life / (1 + life);
  if (comes_too (all, f->seat))
    ret[SUMMONER_ADVANCE] += s * advance_of (all, f);
}

static void
count_unit (const SwFigures *all, const SwFigure *f, gint s, gint *ret)
{
  ret[UNITS] += s * ONE;
  ret[STRENGTH] += s * ONE * f->strength;
  ret[LIFE] += s * ONE * f->life;
  ret[ADVANCE] += s * advance_of (all, f);
  if (f->is_champion)
    ret[CHAMPIONS] += s * ONE * MAX (0, sortie_value_base (all->p, SW_VALUE_COST, f->ref));
}

static void
count_wall (const SwFigures *all, const SwFigure *f, gint s, gint *ret)
{
  gint row = sw_row (all->p, f->seat, sw_look_place (&all->look, f->space));

  ret[WALLS] += s * ONE;
  ret[WALL_LIFE] += s * ONE * f->life;
  ret[WALL_ROWS] += s * ONE * MIN (row, SW_HALF);
}

static void
count_figures (const SwFigures *all, guint8 reader, gint *ret)
{
  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *f = &all->figure[i];

      (f->is_summoner ? count_summoner : f->is_unit ? count_unit : count_wall) (
          all, f, sign (all->p, reader, f->seat), ret);
    }
}

/* ---- Cards that are held ------------------------------------------------------------------------ */

/* The faces of the player's own hand and the partner's count, so that cards of use soon are not built, and magic
 * goes to the player it helps. */
static void
count_faces (const SortiePlay *p, guint8 seat, gint *ret)
{
  gint magic = sw_magic (p, seat), all = magic, saved = 0;
  guint units = 0;

  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, seat), card))
    {
      SortieRef ref = sortie_ref_card (card);
      SwType type = sortie_value_base (p, SW_VALUE_TYPE, ref);
      gint cost = type < SW_WALL ? sw_cost (p, ref) : SW_NO_COST;

      if (type == SW_CHAMPION && cost != SW_NO_COST)
        saved = MAX (saved, MIN (all, cost));
      if (cost != SW_NO_COST && cost <= magic && units < MOST_SUMMONED)
        {
          ret[SUMMONABLE] += ONE;
          units++;
          magic -= cost;
        }
      else if (type == SW_WALL || type == SW_CHAMPION)
        ret[KEPT] += ONE;
    }
  ret[SAVED] += ONE * saved;
}

static void
count_seat (const SortiePlay *p, guint8 seat, gint s, gint *ret)
{
  gint magic = sw_magic (p, seat);

  ret[MAGIC] += s * ONE * MIN (magic, ENOUGH_MAGIC);
  ret[MORE_MAGIC] += s * ONE * MAX (0, magic - ENOUGH_MAGIC);
  ret[HAND] += s * ONE * sortie_zone_count (p, sw_zone (p, SW_ZONE_HAND, seat));
  ret[DECK] += s * ONE * sortie_zone_count (p, sw_zone (p, SW_ZONE_DRAW, seat));
  if (sortie_active (p) == seat && sw_phase (p) <= SW_PHASE_AFTER_ATTACK)
    ret[TURN] += s * ONE;
  if (s > 0)
    count_faces (p, seat, ret);
}

void
sw_count (const SortiePlay *p, guint8 seat, gint *ret)
{
  SwFigures all;

  sw_figures_look (&all, p);
  count_figures (&all, seat, ret);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    {
      gint s = sign (p, seat, other);

      count_seat (p, other, s, ret);
      count_threats (&all, other, s, ret);
    }
  if (sw_partner (p, seat) != SORTIE_NO_SEAT)
    ret[OWN_MAGIC] += ONE * sw_magic (p, seat);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of one magic.
 *
 * What everybody has (units, walls, magic, cards), how far the units have come, and what they
 * threaten to do: dice are not thrown here, hits are counted as often as they are to be
 * expected. Weights are a judgement, not a rule. Only what the seat may see is read: the
 * battlefield, counts, and the faces of its own hand.
 */
#include "activation.h"
#include "look.h"
#include "reach.h"
#include "strike.h"
#include "table.h"

/* What one of each is worth. */
enum
{
  WORTH_UNIT = 90,      /* being there at all: it holds a space and costs an activation to remove */
  WORTH_STRENGTH = 70,  /* a point of attack value */
  WORTH_LIFE = 40,
  WORTH_SUMMONER = 260, /* a point of life of the Summoner, ... */
  WORTH_LAST_LIVES = 900, /* ... shared by those left: the last are dearer */
  WORTH_WALL = 60,
  WORTH_WALL_LIFE = 12,
  WORTH_WALL_ROW = 25,  /* forward: units arrive nearer to the enemy */
  WORTH_MAGIC = 75,     /* up to what the dearest units cost, ... */
  WORTH_MORE_MAGIC = 15, /* ... beyond that */
  WORTH_CARD = 35,      /* in a hand, as another one would be drawn in its place */
  WORTH_SUMMONABLE = 85, /* a unit that the magic is enough for */
  WORTH_KEPT = 90,      /* a wall; a Champion, for whom magic is saved */
  WORTH_STEP = 9,       /* one nearer to the Summoner of the others */
};

#define ENOUGH_MAGIC 7
#define KEPT_UNITS 3 /* no more are summoned in a turn, as a rule */
#define MOVERS 3     /* SW-9.1, 10.1: so many come to do what they threaten */
#define N_TOP 3

/* How surely a threat comes true, in per cent: when the attack is still to come in this turn, and
 * otherwise. */
enum
{
  SURE_NOW = 80,
  SURE_LATER = 30,
  SURE_AFTER_MOVE = 25 /* somebody who has to come nearer first */
};

#define BLOWS_AGAIN 170 /* two, and the second may find nothing left */

/* A card on the battlefield, and what is worked out of it once. */
typedef struct
{
  SortieRef ref;
  guint8 space, seat;
  gboolean is_unit, is_summoner;
  gint strength, reach, life; /* life: what is left of it */
  gint worth;
} Figure;

typedef struct
{
  const SortiePlay *p;
  SwLook look;
  guint n;
  Figure figure[SW_MAX_SPACES];
  guint8 at[SW_MAX_SPACES]; /* per space: 1 + number of the figure */
  guint8 blows[SW_MAX_SPACES]; /* per figure: how often it strikes in an attack, in per cent; 0: nobody
                                * has asked yet */
} Sum;

static gint
sign (const SortiePlay *p, guint8 seat, guint8 other)
{
  return sortie_are_opponents (p->setup, seat, other) ? -1 : 1;
}

/* Cards on the battlefield. */

static gint
worth_of_summoner (gint life)
{
  return life <= 0 ? 0 : WORTH_SUMMONER * life + WORTH_LAST_LIVES - WORTH_LAST_LIVES / (1 + life);
}

static gint
worth_of_unit (const Figure *f)
{
  return WORTH_UNIT + WORTH_STRENGTH * f->strength + WORTH_LIFE * f->life;
}

static gint
worth_of_wall (const Sum *sum, const Figure *f)
{
  gint row = sw_row (sum->p, f->seat, sw_look_place (&sum->look, f->space));

  return WORTH_WALL + WORTH_WALL_LIFE * f->life + WORTH_WALL_ROW * MIN (row, SW_HALF);
}

static void
describe (Sum *sum, Figure *f, SortieRef ref, guint8 space)
{
  SwType type = sw_value_against (sum->p, SW_VALUE_TYPE, ref, SORTIE_NOTHING);

  *f = (Figure) { .ref = ref, .space = space, .seat = sw_controller (sum->p, ref) };
  f->is_unit = type < SW_WALL;
  f->is_summoner = type == SW_SUMMONER;
  f->life = sw_value_against (sum->p, SW_VALUE_LIFE, ref, SORTIE_NOTHING) - sw_wounds (sum->p, ref);
  if (f->is_unit)
    {
      f->reach = sw_reach (sum->p, ref, SORTIE_NOTHING);
      f->strength = MAX (0, sw_value_against (sum->p, SW_VALUE_ATTACK, ref, SORTIE_NOTHING));
    }
  f->worth = f->is_summoner ? worth_of_summoner (f->life)
             : f->is_unit   ? worth_of_unit (f)
                            : worth_of_wall (sum, f);
}

static void
look_around (Sum *sum, const SortiePlay *p)
{
  sum->p = p;
  sum->n = 0;
  sw_look (&sum->look, p);
  for (guint8 space = 0; space < sum->look.field->width * sum->look.field->height; space++)
    {
      SortieRef ref = sum->look.card[space];

      sum->at[space] = 0;
      if (ref == SORTIE_NOTHING)
        continue;
      sum->blows[sum->n] = 0;
      describe (sum, &sum->figure[sum->n], ref, space);
      sum->at[space] = ++sum->n;
    }
}

static guint
distance (const Sum *sum, guint8 a, guint8 b)
{
  return sortie_grid_distance (sum->p->setup, sw_look_place (&sum->look, a),
                               sw_look_place (&sum->look, b));
}

/* Threats: what the units of a seat can be expected to do to the others. Together they do no more to a
 * card than destroy it, or a seat would rather go on threatening than strike. */

/* The wounds that are to be expected of one unit, in hundredths, at the card where they count most. */
typedef struct
{
  const Figure *by, *at; /* @at NULL: at none */
  gint wounds;
  gint worth; /* what they take away from the others */
} Blow;

/* Per figure: wounds that others are expected to make already. */
typedef gint Taken[SW_MAX_SPACES];

/* What speaks up behind an attack (SW-11.11) lets a unit strike again, as a rule. */
static guint8
work_out_blows (const Sum *sum, const Figure *f)
{
  SortieEvent over = sw_event (sum->p, NULL, SW_EVENT_ATTACKED, f->seat);

  if (!(sortie_events_in_play (sum->p) >> over.type & 1))
    return 100;
  over.subject = f->ref;
  over.subject_def = sortie_identity (sum->p, f->ref);
  return sortie_event_is_answered (sum->p, &over) ? BLOWS_AGAIN : 100;
}

/* It is dear to find out, and asked only of those who have somebody to strike. */
static gint
blows (Sum *sum, const Figure *f)
{
  guint8 *known = &sum->blows[f - sum->figure];

  if (*known == 0)
    *known = work_out_blows (sum, f);
  return *known;
}

/* Of a die two thirds hit (SW-11.6); in hundredths of a wound. */
static gint
expected_wounds (const Sum *sum, const Figure *f, const Figure *target)
{
  SwForecast forecast = sw_attack_forecast (sum->p, f->ref, target->ref);
  gint sides = forecast.rolls ? CLAMP (7 - forecast.to_wound, 0, 6) : 6;

  return (gint) forecast.dice * 100 * sides / 6;
}

/* What so many wounds, in hundredths, take away from the others; a dead unit brings a magic. */
static gint
damage (const Figure *target, gint wounds)
{
  gint taken = MIN (wounds, target->life * 100);

  if (target->life <= 0)
    return 0;
  return (target->is_unit ? target->worth + WORTH_MAGIC : target->worth / 2) * taken
         / (target->life * 100);
}

static gint
taken_from (const Sum *sum, const Taken taken, const Figure *target)
{
  return taken[target - sum->figure];
}

/* What so many more wounds take away. */
static gint
more_damage (const Sum *sum, const Taken taken, const Figure *target, gint wounds)
{
  gint before = taken_from (sum, taken, target);

  return damage (target, before + wounds) - damage (target, before);
}

/* What the unit can do to this target counts where it is more than what it can do to another; what
 * the dice may be is worked out only where it matters, and whether it strikes again only where a second
 * blow would find something left. */
static void
aim_at (Blow *blow, Sum *sum, const Taken taken, const Figure *target)
{
  gint wounds, worth;

  if (more_damage (sum, taken, target, target->life * 100) <= blow->worth)
    return;
  wounds = expected_wounds (sum, blow->by, target);
  worth = more_damage (sum, taken, target, wounds * BLOWS_AGAIN / 100);
  if (worth <= blow->worth)
    return;
  if (worth > more_damage (sum, taken, target, wounds))
    wounds = wounds * blows (sum, blow->by) / 100;
  worth = more_damage (sum, taken, target, wounds);
  if (worth > blow->worth)
    *blow = (Blow) { blow->by, target, wounds, worth };
}

static const Figure *
figure_on (const Sum *sum, guint8 space)
{
  return sum->at[space] == 0 ? NULL : &sum->figure[sum->at[space] - 1];
}

/* The first card along a line, if it is an opponent's. */
static const Figure *
first_in_line (const Sum *sum, const Figure *f, guint direction)
{
  guint8 space = f->space;

  for (gint i = 0; i < f->reach; i++)
    {
      space = sw_neighbour (sum->look.field, space, direction);
      if (space == SW_NO_SPACE)
        return NULL;
      if (sum->at[space] != 0)
        return sortie_are_opponents (sum->p->setup, f->seat, figure_on (sum, space)->seat)
                 ? figure_on (sum, space)
                 : NULL;
      if (sum->look.vine[space] != SORTIE_NOTHING)
        return NULL;
    }
  return NULL;
}

/* The best that a unit can do beside what was taken. */
typedef Blow (*BestBlow) (Sum *sum, const Figure *f, const Taken taken);

/* From where it stands. */
static Blow
best_in_lines (Sum *sum, const Figure *f, const Taken taken)
{
  Blow blow = { .by = f };

  for (guint direction = 0; direction < SW_N_DIRECTIONS; direction += 2)
    {
      const Figure *target = first_in_line (sum, f, direction);

      if (target != NULL)
        aim_at (&blow, sum, taken, target);
    }
  return blow;
}

/* When it has moved; whether a way leads there is not looked at. */
static Blow
best_after_move (Sum *sum, const Figure *f, const Taken taken)
{
  Blow blow = { .by = f };

  for (guint i = 0; i < sum->n; i++)
    {
      const Figure *target = &sum->figure[i];

      if (target->is_unit && sortie_are_opponents (sum->p->setup, f->seat, target->seat)
          && distance (sum, f->space, target->space) <= 2u + f->reach)
        aim_at (&blow, sum, taken, target);
    }
  return blow;
}

/* What the units of one sort can do, and what of it they have done. */
typedef struct
{
  BestBlow best;
  gint sure;
  guint n;
  Blow blow[SW_MAX_SPACES];
  Taken taken;
} Threat;

static void
threat_add (Threat *threat, Sum *sum, const Figure *f)
{
  threat->blow[threat->n] = threat->best (sum, f, threat->taken);
  threat->n += threat->blow[threat->n].at != NULL;
}

/* Once others have aimed at the same card what is left for a unit is less, and never more. (nullable) */
static Blow *
next_blow (Threat *threat, Sum *sum)
{
  for (;;)
    {
      Blow *next = NULL, now;

      for (guint i = 0; i < threat->n; i++)
        if (threat->blow[i].worth > (next != NULL ? next->worth : 0))
          next = &threat->blow[i];
      if (next == NULL || taken_from (sum, threat->taken, next->at) == 0)
        return next;
      now = threat->best (sum, next->by, threat->taken);
      if (now.worth == next->worth)
        return next;
      *next = now;
    }
}

/* No more units than these attack in a turn. */
static void
threat_strike (Threat *threat, Sum *sum)
{
  for (guint i = 0; i < N_TOP; i++)
    {
      Blow *blow = next_blow (threat, sum);

      if (blow == NULL)
        return;
      threat->taken[blow->at - sum->figure] += blow->wounds;
      blow->worth = 0;
    }
}

/* Whether this unit's attack of this turn is still to come. */
static gboolean
is_about_to_attack (const SortiePlay *p, const Figure *f)
{
  if (sortie_active (p) != f->seat || sw_phase (p) > SW_PHASE_AFTER_ATTACK)
    return FALSE;
  if (sw_phase (p) == SW_PHASE_AFTER_ATTACK)
    return sw_may_attack (p, f->ref, NULL);
  return !sortie_piece_remembers (p, f->ref, SW_MEMORY_ATTACKED);
}

enum
{
  THREAT_NOW,
  THREAT_LATER,
  THREAT_AFTER_MOVE,
  N_THREATS
};

/* What all of them together take from one card: some of it comes true, or the rest of it later. */
static gint
expected_damage (const Sum *sum, const Threat *threats, const Figure *target)
{
  gint all = damage (target, target->life * 100), left = all;

  for (guint i = 0; i < N_THREATS && all > 0; i++)
    left -= (gint64) left * threats[i].sure * damage (target, taken_from (sum, threats[i].taken,
                                                                          target))
            / (100 * all);
  return all - left;
}

static void
begin_threats (const Sum *sum, Threat *threats)
{
  static const struct
  {
    BestBlow best;
    gint sure;
  } sorts[N_THREATS] = {
    [THREAT_NOW] = { best_in_lines, SURE_NOW },
    [THREAT_LATER] = { best_in_lines, SURE_LATER },
    [THREAT_AFTER_MOVE] = { best_after_move, SURE_AFTER_MOVE },
  };

  for (guint i = 0; i < N_THREATS; i++)
    {
      threats[i].best = sorts[i].best;
      threats[i].sure = sorts[i].sure;
      threats[i].n = 0;
      memset (threats[i].taken, 0, sum->n * sizeof *threats[i].taken);
    }
}

static gint
threats_of (Sum *sum, guint8 seat)
{
  Threat threats[N_THREATS];
  gint worth = 0;

  begin_threats (sum, threats);
  for (guint i = 0; i < sum->n; i++)
    {
      const Figure *f = &sum->figure[i];

      if (f->seat != seat || !f->is_unit)
        continue;
      threat_add (&threats[is_about_to_attack (sum->p, f) ? THREAT_NOW : THREAT_LATER], sum, f);
      threat_add (&threats[THREAT_AFTER_MOVE], sum, f);
    }
  for (guint i = 0; i < N_THREATS; i++)
    threat_strike (&threats[i], sum);
  for (guint i = 0; i < sum->n; i++)
    if (sortie_are_opponents (sum->p->setup, seat, sum->figure[i].seat))
      worth += expected_damage (sum, threats, &sum->figure[i]);
  return worth;
}

/* How far the units have come. */

static gint
advance_of (const Sum *sum, const Figure *f)
{
  gint best = 0, furthest = sum->look.field->width + sum->look.field->height;

  for (guint i = 0; i < sum->n; i++)
    {
      const Figure *target = &sum->figure[i];

      if (target->is_summoner && sortie_are_opponents (sum->p->setup, f->seat, target->seat))
        best = MAX (best, furthest - (gint) distance (sum, f->space, target->space));
    }
  return WORTH_STEP * best * (1 + MIN (f->strength, 3)) / 2;
}

/* What the units of a side can give and take. */
typedef struct
{
  guint others; /* besides the Summoners */
  gint force;
} Side;

static Side
side_of (const Sum *sum, guint8 seat, gboolean opponents)
{
  Side side = { 0, 0 };

  for (guint i = 0; i < sum->n; i++)
    {
      const Figure *f = &sum->figure[i];

      if (!f->is_unit || sortie_are_opponents (sum->p->setup, seat, f->seat) != opponents)
        continue;
      side.others += !f->is_summoner;
      side.force += f->strength * MAX (0, f->life);
    }
  return side;
}

/* A Summoner keeps back, until one side has nothing else left: then that of the stronger one comes
 * too, or nobody would ever win. */
static gboolean
comes_too (const Sum *sum, guint8 seat)
{
  Side own = side_of (sum, seat, FALSE), theirs = side_of (sum, seat, TRUE);

  return (own.others == 0 || theirs.others == 0) && own.force >= theirs.force;
}

/* Cards that are held. */

static gint
worth_of_magic (gint magic)
{
  return WORTH_MAGIC * MIN (magic, ENOUGH_MAGIC) + WORTH_MORE_MAGIC * MAX (0, magic - ENOUGH_MAGIC);
}

/* Of the own hand and a partner's the faces count: what can be used soon is not built away, and magic
 * is given to whom it helps. */
static gint
worth_of_hand (const SortiePlay *p, guint8 seat)
{
  gint magic = sw_magic (p, seat), worth = 0;
  guint units = 0;

  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, seat), card))
    {
      SortieRef ref = sortie_ref_card (card);
      SwType type = sortie_value_base (p, SW_VALUE_TYPE, ref);
      gint cost = sortie_value_base (p, SW_VALUE_COST, ref);

      if (type < SW_WALL && cost != SW_NO_COST && cost <= magic && units < KEPT_UNITS)
        {
          worth += WORTH_SUMMONABLE;
          units++;
          magic -= cost;
        }
      else
        worth += type == SW_WALL || type == SW_CHAMPION ? WORTH_KEPT : WORTH_CARD;
    }
  return worth;
}

static gint
worth_of_seat (const SortiePlay *p, guint8 seat, guint8 reader)
{
  gint cards = sortie_zone_count (p, sw_zone (p, SW_ZONE_HAND, seat));

  return worth_of_magic (sw_magic (p, seat))
         + (sortie_are_opponents (p->setup, seat, reader) ? WORTH_CARD * cards
                                                          : worth_of_hand (p, seat));
}

gint
sw_evaluate (const SortiePlay *p, guint8 seat)
{
  gint worth = 0;
  Sum sum;

  look_around (&sum, p);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    worth += sign (p, seat, other) * (worth_of_seat (p, other, seat) + threats_of (&sum, other));
  for (guint i = 0; i < sum.n; i++)
    {
      const Figure *f = &sum.figure[i];
      gboolean comes = f->is_summoner ? comes_too (&sum, f->seat) : f->is_unit;
      gint steps = comes ? advance_of (&sum, f) : 0;

      worth += sign (p, seat, f->seat) * (f->worth + steps);
    }
  if (sw_partner (p, seat) != SORTIE_NO_SEAT)
    worth += sw_magic (p, seat); /* what helps a partner no more than oneself is not given away */
  return worth;
}

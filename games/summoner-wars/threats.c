/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.c: estimates the damage that the units on the battlefield can be expected to do. */
#include "threats.h"

#include "activation.h"
#include "reach.h"
#include "steps.h"
#include "strike.h"

#define STEPS 2 /* SW-9.1 */

/* The worth of one of each to the attacker: a judgement. evaluate.c judges positions. */
enum
{
  WORTH_UNIT = 90,      /* being there: it occupies a space, and removing it costs an activation */
  WORTH_STRENGTH = 70,  /* a point of attack value */
  WORTH_LIFE = 40,
  WORTH_SUMMONER = 260, /* a point of life of the Summoner, ... */
  WORTH_LAST_LIVES = 900, /* ... divided by what is left: the last points are worth more */
  WORTH_WALL = 60,
  WORTH_WALL_LIFE = 12,
  WORTH_WALL_ROW = 25,  /* a wall farther forward: units arrive closer to the enemy */
  WORTH_MAGIC = 75,     /* the magic that a destroyed unit brings */
};

#define N_TOP 3 /* SW-10.1: this many units can attack in a turn */

/* How certain a threat is, in per cent. It is below 100 because a card that is certainly destroyed cannot be
   destroyed again. */
static const gint sure[SW_N_THREATS] = {
  [SW_THREAT_NOW] = 80,
  [SW_THREAT_LATER] = 30,
  [SW_THREAT_AFTER_MOVE] = 25, /* a unit that must move closer first */
};

#define BLOWS_AGAIN 170 /* two blows, but the second may find no target */

/* Cards on the battlefield. */

static gint
worth_of_summoner (gint life)
{
  return life <= 0 ? 0 : WORTH_SUMMONER * life + WORTH_LAST_LIVES - WORTH_LAST_LIVES / (1 + life);
}

static gint
worth_of_unit (const SwFigure *f)
{
  return WORTH_UNIT + WORTH_STRENGTH * f->strength + WORTH_LIFE * f->life;
}

static gint
worth_of_wall (const SwFigures *all, const SwFigure *f)
{
  gint row = sw_row (all->p, f->seat, sw_look_place (&all->look, f->space));

  return WORTH_WALL + WORTH_WALL_LIFE * f->life + WORTH_WALL_ROW * MIN (row, SW_HALF);
}

/* Cards that let a unit go farther count only while its side is about to move; later they may no longer apply. What
 * holds a unit of another side usually does so until that side moves; the own side may free its units before. */
static guint
steps_of (const SwFigures *all, const SwFigure *f)
{
  gint steps = STEPS;

  if (f->seat != sortie_active (all->p) && !sw_can_move (all->p, f->ref, NULL))
    return 0;
  if (f->seat == sortie_active (all->p) && sw_phase (all->p) <= SW_PHASE_MOVEMENT)
    steps = sortie_value (all->p, SW_VALUE_STEPS, f->ref);
  return (guint) sortie_not_negative (steps);
}

static gboolean
has_own_lines (const SortiePlay *p, SortieRef unit)
{
  return sw_allows_against (p, SW_VALUE_SHOOT_THROUGH, unit, SORTIE_NOTHING)
         || sw_allows_against (p, SW_VALUE_SHOOT_DIAGONALLY, unit, SORTIE_NOTHING)
         || sw_allows_against (p, SW_VALUE_SHOOT_ASIDE, unit, SORTIE_NOTHING);
}

static void
describe (SwFigures *all, SwFigure *f, SortieRef ref, guint8 space)
{
  SwType type = sw_value_against (all->p, SW_VALUE_TYPE, ref, SORTIE_NOTHING);

  *f = (SwFigure) { .ref = ref, .space = space, .seat = sw_controller (all->p, ref) };
  f->is_unit = type < SW_WALL;
  f->is_summoner = type == SW_SUMMONER;
  f->is_champion = type == SW_CHAMPION;
  f->life = sw_value_against (all->p, SW_VALUE_LIFE, ref, SORTIE_NOTHING) - sw_wounds (all->p, ref);
  if (f->is_unit)
    {
      f->reach = sw_reach (&all->look, ref, SORTIE_NOTHING);
      f->has_own_lines = has_own_lines (all->p, ref);
      f->steps = steps_of (all, f);
      f->strength = MAX (0, sw_value_against (all->p, SW_VALUE_ATTACK, ref, SORTIE_NOTHING));
    }
  f->worth = f->is_summoner ? worth_of_summoner (f->life)
             : f->is_unit   ? worth_of_unit (f)
                            : worth_of_wall (all, f);
}

void
sw_figures_look (SwFigures *all, const SortiePlay *p)
{
  all->p = p;
  all->n = 0;
  sw_look (&all->look, p);
  for (guint8 space = 0; space < all->look.field->width * all->look.field->height; space++)
    {
      SortieRef ref = all->look.card[space];

      all->at[space] = 0;
      if (ref == SORTIE_NOTHING)
        continue;
      all->blows[all->n] = 0;
      describe (all, &all->figure[all->n], ref, space);
      all->at[space] = ++all->n;
    }
  for (guint i = 0; i < all->n; i++)
    memset (all->wounds[i], 0, all->n * sizeof *all->wounds[i]);
}

guint
sw_figures_distance (const SwFigures *all, const SwFigure *a, const SwFigure *b)
{
  return sortie_grid_distance (all->p->setup, sw_look_place (&all->look, a->space),
                               sw_look_place (&all->look, b->space));
}

/* Threats: what the units of a seat can be expected to do to the others. Together they never do more to a card than
 * destroy it, or else a seat would rather keep threatening than attack. */

/* The expected wounds by one unit, in hundredths, on the card where they matter most. */
typedef struct
{
  const SwFigure *by, *at; /* @at NULL: no target */
  gint wounds;
  gint worth; /* the loss for the opponents */
} Blow;

/* For each figure: the wounds that other units are already expected to make. */
typedef gint Taken[SW_MAX_SPACES];

/* An ability that answers an attack (SW-11.11) usually lets the unit attack again. */
static guint8
work_out_blows (const SwFigures *all, const SwFigure *f)
{
  SortieEvent over = sw_event (all->p, NULL, SW_EVENT_ATTACKED, f->seat);

  if (!sortie_event_is_awaited (all->p, over.type))
    return 100;
  over.subject = f->ref;
  over.subject_def = sortie_identity (all->p, f->ref);
  return sortie_event_is_answered (all->p, &over) ? BLOWS_AGAIN : 100;
}

/* This is slow to work out, so it is done only for units that have a target. */
static gint
blows (SwFigures *all, const SwFigure *f)
{
  guint8 *known = &all->blows[f - all->figure];

  if (*known == 0)
    *known = work_out_blows (all, f);
  return *known;
}

/* Two thirds of dice hit (SW-11.6); in hundredths of a wound. */
static gint
work_out_wounds (const SwFigures *all, const SwFigure *f, const SwFigure *target)
{
  SwForecast forecast = sw_attack_forecast (all->p, f->ref, target->ref);
  gint sides = forecast.rolls ? CLAMP (7 - forecast.to_wound, 0, 6) : 6;

  return (gint) forecast.dice * 100 * sides / 6;
}

static gint
expected_wounds (SwFigures *all, const SwFigure *f, const SwFigure *target)
{
  guint16 *known = &all->wounds[f - all->figure][target - all->figure];

  if (*known == 0)
    *known = (guint16) (1 + work_out_wounds (all, f, target));
  return *known - 1;
}

/* The loss from this many wounds, in hundredths; a destroyed unit brings one magic. */
static gint
damage (const SwFigure *target, gint wounds)
{
  gint taken = MIN (wounds, target->life * 100);

  if (target->life <= 0)
    return 0;
  return (target->is_unit ? target->worth + WORTH_MAGIC : target->worth / 2) * taken
         / (target->life * 100);
}

static gint
taken_from (const SwFigures *all, const Taken taken, const SwFigure *target)
{
  return taken[target - all->figure];
}

/* The additional loss from this many more wounds. */
static gint
more_damage (const SwFigures *all, const Taken taken, const SwFigure *target, gint wounds)
{
  gint before = taken_from (all, taken, target);

  return damage (target, before + wounds) - damage (target, before);
}

/* A target counts if the unit can do more to it than to another. The dice are worked out only if that matters, and a
 * second blow only if it would still find something to take. */
static void
aim_at (Blow *blow, SwFigures *all, const Taken taken, const SwFigure *target)
{
  gint wounds, worth;

  if (more_damage (all, taken, target, target->life * 100) <= blow->worth)
    return;
  wounds = expected_wounds (all, blow->by, target);
  worth = more_damage (all, taken, target, wounds * BLOWS_AGAIN / 100);
  if (worth <= blow->worth)
    return;
  if (worth > more_damage (all, taken, target, wounds))
    wounds = wounds * blows (all, blow->by) / 100;
  worth = more_damage (all, taken, target, wounds);
  if (worth > blow->worth)
    *blow = (Blow) { blow->by, target, wounds, worth };
}

static const SwFigure *
figure_on (const SwFigures *all, guint8 space)
{
  return all->at[space] == 0 ? NULL : &all->figure[all->at[space] - 1];
}

/* The first card along a line, if it is an opponent's. */
static const SwFigure *
first_in_line (const SwFigures *all, const SwFigure *f, guint direction)
{
  guint8 space = f->space;

  for (gint i = 0; i < f->reach; i++)
    {
      space = sw_neighbour (all->look.field, space, direction);
      if (space == SW_NO_SPACE)
        return NULL;
      if (all->at[space] != 0)
        return sortie_are_opponents (all->p->setup, f->seat, figure_on (all, space)->seat)
                 ? figure_on (all, space)
                 : NULL;
      if (all->look.vine[space] != SORTIE_NOTHING)
        return NULL;
    }
  return NULL;
}

/* The best that a unit can do in addition to what others take. */
typedef Blow (*BestBlow) (SwFigures *all, const SwFigure *f, const Taken taken);

/* Asks the rules about each card: slow, and so not for units that attack as all do. */
static Blow
best_in_own_lines (SwFigures *all, const SwFigure *f, const Taken taken)
{
  Blow blow = { .by = f };

  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *target = &all->figure[i];

      if (sortie_are_opponents (all->p->setup, f->seat, target->seat)
          && sw_is_target (&all->look, f->ref, target->ref, NULL))
        aim_at (&blow, all, taken, target);
    }
  return blow;
}

static gboolean
may_attack (const SwFigures *all, const SwFigure *f, const SwFigure *target)
{
  return sw_allows_target (all->p, f->ref, target->ref, NULL);
}

/* From its space. */
static Blow
best_in_lines (SwFigures *all, const SwFigure *f, const Taken taken)
{
  Blow blow = { .by = f };

  if (f->has_own_lines)
    return best_in_own_lines (all, f, taken);
  for (guint direction = 0; direction < SW_N_DIRECTIONS; direction += 2)
    {
      const SwFigure *target = first_in_line (all, f, direction);

      if (target != NULL && may_attack (all, f, target))
        aim_at (&blow, all, taken, target);
    }
  return blow;
}

/* After a move; does not check whether a way leads there, or whom it may attack from there. */
static Blow
best_after_move (SwFigures *all, const SwFigure *f, const Taken taken)
{
  Blow blow = { .by = f };

  if (f->steps == 0)
    return best_in_lines (all, f, taken);
  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *target = &all->figure[i];

      if (target->is_unit && sortie_are_opponents (all->p->setup, f->seat, target->seat)
          && sw_figures_distance (all, f, target) <= f->steps + (guint) f->reach)
        aim_at (&blow, all, taken, target);
    }
  return blow;
}

/* What the units in one kind of threat can do, and how much they have done. */
typedef struct
{
  BestBlow best;
  guint n;
  Blow blow[SW_MAX_SPACES];
  Taken taken;
} Threat;

static void
threat_add (Threat *threat, SwFigures *all, const SwFigure *f)
{
  threat->blow[threat->n] = threat->best (all, f, threat->taken);
  threat->n += threat->blow[threat->n].at != NULL;
}

/* If others have aimed at the same card, less is left for a unit, never more. (nullable) */
static Blow *
next_blow (Threat *threat, SwFigures *all)
{
  for (;;)
    {
      Blow *next = NULL, now;

      for (guint i = 0; i < threat->n; i++)
        if (threat->blow[i].worth > (next != NULL ? next->worth : 0))
          next = &threat->blow[i];
      if (next == NULL || taken_from (all, threat->taken, next->at) == 0)
        return next;
      now = threat->best (all, next->by, threat->taken);
      if (now.worth == next->worth)
        return next;
      *next = now;
    }
}

/* At most this many units attack in a turn. */
static void
threat_strike (Threat *threat, SwFigures *all)
{
  for (guint i = 0; i < N_TOP; i++)
    {
      Blow *blow = next_blow (threat, all);

      if (blow == NULL)
        return;
      threat->taken[blow->at - all->figure] += blow->wounds;
      blow->worth = 0;
    }
}

/* Whether this unit's attack in this turn is still to come. */
static gboolean
is_about_to_attack (const SortiePlay *p, const SwFigure *f)
{
  if (sortie_active (p) != f->seat || sw_phase (p) > SW_PHASE_AFTER_ATTACK)
    return FALSE;
  if (sw_phase (p) == SW_PHASE_AFTER_ATTACK)
    return sw_may_attack (p, f->ref, NULL);
  return !sortie_piece_remembers (p, f->ref, SW_MEMORY_ATTACKED);
}

static void
begin_threats (const SwFigures *all, Threat *threats)
{
  static const BestBlow best[SW_N_THREATS] = {
    [SW_THREAT_NOW] = best_in_lines,
    [SW_THREAT_LATER] = best_in_lines,
    [SW_THREAT_AFTER_MOVE] = best_after_move,
  };

  for (guint i = 0; i < SW_N_THREATS; i++)
    {
      threats[i].best = best[i];
      threats[i].n = 0;
      memset (threats[i].taken, 0, all->n * sizeof *threats[i].taken);
    }
}

static void
add_threats (Threat *threats, SwFigures *all, guint8 seat)
{
  for (guint i = 0; i < all->n; i++)
    {
      const SwFigure *f = &all->figure[i];

      if (f->seat != seat || !f->is_unit)
        continue;
      threat_add (&threats[is_about_to_attack (all->p, f) ? SW_THREAT_NOW : SW_THREAT_LATER], all, f);
      threat_add (&threats[SW_THREAT_AFTER_MOVE], all, f);
    }
}

/* All threats to one card together take less than its worth. */
static void
share_out (const SwFigures *all, const Threat *threats, const SwFigure *target, SwDamage ret)
{
  guint at = (guint) (target - all->figure);
  gint whole = damage (target, target->life * 100), left = whole;

  for (guint sort = 0; sort < SW_N_THREATS; sort++)
    {
      gint taken = taken_from (all, threats[sort].taken, target);

      ret[sort][at] = taken > 0 ? (gint) ((gint64) left * damage (target, taken) / whole) : 0;
      left -= ret[sort][at] * sure[sort] / 100;
    }
}

void
sw_threats (SwFigures *all, guint8 seat, SwDamage ret)
{
  Threat threats[SW_N_THREATS];

  begin_threats (all, threats);
  add_threats (threats, all, seat);
  for (guint sort = 0; sort < SW_N_THREATS; sort++)
    threat_strike (&threats[sort], all);
  for (guint i = 0; i < all->n; i++)
    share_out (all, threats, &all->figure[i], ret);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reach.c: distance, lines of fire and what cards permit and forbid of them.
 *
 * Targets are found by walking from the attacker along its lines, as far as it reaches, until
 * something blocks:
 *
 *     . . x . .        x is a target, V the Vine Wall before it as well; what stands on V
 *     . . V . .        neither blocks the shot at V nor is hidden by it (SW-15.9);
 *     . . . . .        behind V nothing is a target.
 *     . . B . .
 *
 * So on a board whose outer columns meet both ways around are walked.
 */
#include "look.h"
#include "reach.h"
#include "verbs.h"

/* Everything about one attacker. */
typedef struct
{
  SwLook look;
  SortieRef unit;
  guint8 from;
  guint reach;       /* the furthest that it may reach anything */
  gboolean diagonal; /* it may have diagonal lines */
  gboolean aside;    /* it may need no line */
} Shooter;

#define ANYTHING SORTIE_NOTHING

/* SW-2.7, 2.8. */
static guint
reach_of (const SwLook *l, SortieRef unit, SortieRef target)
{
  gint reach = sw_look_value (l, SW_VALUE_REACH, unit, target);

  if (reach > 0)
    return reach;
  return sw_look_value (l, SW_VALUE_WEAPON, unit, target) == SW_BOW ? 3 : 1;
}

/* What depends on the target must be asked of each: then the bounds here are the widest. */
static void
aim (Shooter *s, const SortiePlay *p, SortieRef unit)
{
  const SwLook *l = &s->look;

  sw_look (&s->look, p, SORTIE_NOTHING);
  s->unit = unit;
  s->from = sw_look_space (l, sortie_piece_place (p, unit));
  s->reach = sw_look_may_change (l, SW_VALUE_REACH) ? MAX (l->width, l->height)
                                                    : reach_of (l, unit, ANYTHING);
  s->diagonal = sw_look_may_change (l, SW_VALUE_SHOOT_DIAGONALLY);
  s->aside = sw_look_may_change (l, SW_VALUE_SHOOT_ASIDE);
}

static SortieRef
hit_by (const Shooter *s, SortieRef card)
{
  if (card == SORTIE_NOTHING || !sw_look_allows (&s->look, SW_VALUE_BLOCK, card, s->unit)
      || sw_look_allows (&s->look, SW_VALUE_SHOOT_THROUGH, s->unit, card))
    return SORTIE_NOTHING;
  return card;
}

/* SW-2.9, 15.9: what stands on the space, or lies there, and stops what flies over it. */
static SortieRef
blocker_on (const Shooter *s, guint8 space)
{
  SortieRef blocker = hit_by (s, s->look.card[space]);

  return blocker != SORTIE_NOTHING ? blocker : hit_by (s, s->look.vine[space]);
}

/* One line. Ends at @to or after @reach spaces; *@blocker is what first stands in between.
 * Returns how far @to is, 0 when the line does not lead there. */
static guint
walk_to (const Shooter *s, guint direction, guint8 to, guint reach, SortieRef *blocker)
{
  guint8 space = s->from;

  *blocker = SORTIE_NOTHING;
  for (guint n = 1; n <= reach; n++)
    {
      space = sw_look_neighbour (&s->look, space, direction);
      if (space == SW_NO_SPACE || space == s->from)
        return 0;
      if (space == to)
        return n;
      if (*blocker == SORTIE_NOTHING)
        *blocker = blocker_on (s, space);
    }
  return 0;
}

/* The best line to a target: a clear one, else the shortest; how far, 0: none. */
static guint
best_line (const Shooter *s, SortieRef target, guint8 to, guint reach, SortieRef *blocker)
{
  gboolean diagonal
    = s->diagonal && sw_look_allows (&s->look, SW_VALUE_SHOOT_DIAGONALLY, s->unit, target);
  guint best = 0;

  *blocker = SORTIE_NOTHING;
  for (guint direction = 0; direction < SW_N_DIRECTIONS; direction += diagonal ? 1 : 2)
    {
      SortieRef there;
      guint n = walk_to (s, direction, to, reach, &there);

      if (n == 0 || (best > 0 && there != SORTIE_NOTHING && *blocker == SORTIE_NOTHING))
        continue;
      if (best == 0 || (there == SORTIE_NOTHING) > (*blocker == SORTIE_NOTHING) || n < best)
        {
          best = n;
          *blocker = there;
        }
    }
  return best;
}

static guint
distance_to (const Shooter *s, guint8 to)
{
  return sortie_grid_distance (s->look.p->setup, sw_look_place (&s->look, s->from),
                               sw_look_place (&s->look, to));
}

static gboolean
is_aside_of (const Shooter *s, SortieRef target)
{
  return s->aside && sw_look_allows (&s->look, SW_VALUE_SHOOT_ASIDE, s->unit, target);
}

/* Why a card that no line reaches is none to attack. */
static gboolean
refuse_line (const Shooter *s, SortieRef target, guint8 to, guint reach, SortieRefusal *why)
{
  SortieRef blocker;

  if (reach == 1)
    return sw_refuse (why, SW_REASON_NOT_ADJACENT, s->unit, target, 0);
  if (best_line (s, target, to, MAX (s->look.width, s->look.height), &blocker) == 0)
    return sw_refuse (why, SW_REASON_NOT_IN_LINE, s->unit, target, 0);
  return sw_refuse (why, SW_REASON_OUT_OF_REACH, s->unit, target, reach);
}

/* SW-2.7 to 2.9, 15.8, 15.9. */
static gboolean
check_line (const Shooter *s, SortieRef target, guint8 to, SortieRefusal *why)
{
  guint reach = reach_of (&s->look, s->unit, target);
  SortieRef blocker;

  if (to == s->from) /* SW-15.8: the Vine Wall below, or what stands on it */
    return TRUE;
  if (is_aside_of (s, target))
    return distance_to (s, to) <= reach
           || sw_refuse (why, SW_REASON_OUT_OF_REACH, s->unit, target, reach);
  if (best_line (s, target, to, reach, &blocker) == 0)
    return refuse_line (s, target, to, reach, why);
  return blocker == SORTIE_NOTHING
         || sw_refuse (why, SW_REASON_LINE_BLOCKED, target, blocker, 0);
}

static gboolean
check_target_rule (const Shooter *s, SortieRef target, SortieRefusal *why)
{
  return sw_look_allows (&s->look, SW_VALUE_TARGET, target, s->unit)
         || sw_refuse (why, SW_REASON_MAY_NOT_BE_ATTACKED, target, s->unit, 0);
}

gboolean
sw_is_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  Shooter s;

  if (!sortie_piece_exists (p, target)) /* SW-10.4 */
    return sw_refuse (why, SW_REASON_EMPTY_SPACE, target, unit, 0);
  if (target == unit) /* SW-10.5 */
    return sw_refuse (why, SW_REASON_ATTACK_SELF, unit, 0, 0);
  if (!sortie_piece_exists (p, unit))
    return sw_refuse (why, SW_REASON_NOT_YOUR_ATTACKER, unit, 0, 0);
  aim (&s, p, unit);
  return check_line (&s, target, sw_look_space (&s.look, sortie_piece_place (p, target)), why)
         && check_target_rule (&s, target, why);
}

guint
sw_reach (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  Shooter s;

  aim (&s, p, unit);
  return reach_of (&s.look, unit, target);
}

SortieRef
sw_blocker (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  SortieRef blocker;
  Shooter s;

  aim (&s, p, unit);
  best_line (&s, target, sw_look_space (&s.look, sortie_piece_place (p, target)),
             MAX (s.look.width, s.look.height), &blocker);
  return blocker;
}

/* All targets. */

typedef struct
{
  Shooter shooter;
  SortieRef *ret;
  guint n, max;
} Targets;

/* Where something may differ from target to target each is asked for by itself. */
static gboolean
needs_asking (const Shooter *s)
{
  return s->aside || s->diagonal || sw_look_may_change (&s->look, SW_VALUE_REACH)
         || sw_look_may_change (&s->look, SW_VALUE_WEAPON);
}

static void
add_target (Targets *t, SortieRef card)
{
  if (card != SORTIE_NOTHING && card != t->shooter.unit && t->n < t->max
      && check_target_rule (&t->shooter, card, NULL))
    t->ret[t->n++] = card;
}

static void
add_target_if_reached (Targets *t, SortieRef card, guint8 space)
{
  if (card != SORTIE_NOTHING && card != t->shooter.unit
      && check_line (&t->shooter, card, space, NULL))
    add_target (t, card);
}

static void
ask_everywhere (Targets *t)
{
  const SwLook *l = &t->shooter.look;

  for (guint8 space = 0; space < l->width * l->height; space++)
    {
      add_target_if_reached (t, l->card[space], space);
      add_target_if_reached (t, l->vine[space], space);
    }
}

/* The spaces along a line that may be shot at. */
static void
mark_line (const Shooter *s, guint direction, gboolean reached[SW_MAX_SPACES])
{
  guint8 space = s->from;

  for (guint n = 1; n <= s->reach; n++)
    {
      space = sw_look_neighbour (&s->look, space, direction);
      if (space == SW_NO_SPACE)
        return;
      reached[space] = TRUE;
      if (blocker_on (s, space) != SORTIE_NOTHING)
        return;
    }
}

/* In the order of the spaces, as ask_everywhere() does. */
static void
walk_the_lines (Targets *t)
{
  const SwLook *l = &t->shooter.look;
  gboolean reached[SW_MAX_SPACES] = { FALSE };

  reached[t->shooter.from] = TRUE;
  for (guint direction = 0; direction < SW_N_DIRECTIONS; direction += 2)
    mark_line (&t->shooter, direction, reached);
  for (guint8 space = 0; space < l->width * l->height; space++)
    if (reached[space])
      {
        add_target (t, l->card[space]);
        add_target (t, l->vine[space]);
      }
}

guint
sw_targets (const SortiePlay *p, SortieRef unit, SortieRef *ret, guint max)
{
  Targets t = { .ret = ret, .max = max };

  if (!sortie_piece_exists (p, unit))
    return 0;
  aim (&t.shooter, p, unit);
  if (needs_asking (&t.shooter))
    ask_everywhere (&t);
  else
    walk_the_lines (&t);
  return t.n;
}

/* Who may be chosen (SW-10.1, 10.2, 17.10). */

static guint
name_of (const SortiePlay *p, SortieRef unit)
{
  return sortie_identity (p, unit);
}

/* How many units of its name have taken the free move or attack after the phase. */
static gint
n_late (const SortiePlay *p, SortieRef unit, SwMemory memory)
{
  guint name = name_of (p, unit);
  gint n = 0;

  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      n += sortie_piece_remembers (p, ref, memory) && name_of (p, ref) == name;
    }
  return n;
}

gboolean
sw_may_be_late (const SortiePlay *p, SortieRef unit, SwValue value, SwMemory memory)
{
  return !sortie_piece_remembers (p, unit, memory)
         && n_late (p, unit, memory) < sortie_value (p, value, unit);
}

static gboolean
is_late (const SortiePlay *p)
{
  return sw_phase (p) == SW_PHASE_AFTER_ATTACK;
}

static gboolean
check_own_attacker (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (!sortie_piece_exists (p, unit) || sw_controller (p, unit) != p->s->turn.active)
    return sw_refuse (why, SW_REASON_NOT_YOUR_ATTACKER, unit, 0, 0);
  return sw_is_unit (p, unit) || sw_refuse (why, SW_REASON_WALLS_DO_NOT_ATTACK, unit, 0, 0);
}

/* SW-10.2: a unit with several attacks that has begun them is one attacker. */
static gboolean
check_attackers_left (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  guint8 seat = p->s->turn.active;
  gint allowed = sortie_value (p, SW_VALUE_ATTACKERS, sortie_ref_seat (seat));

  return sortie_var (p, SW_VAR_ATTACKED, seat) < allowed
         || sw_refuse (why, SW_REASON_NO_ATTACKERS, unit, 0, allowed);
}

gboolean
sw_may_be_attacker (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (!check_own_attacker (p, unit, why))
    return FALSE;
  if (is_late (p))
    return sw_may_be_late (p, unit, SW_VALUE_LATE_ATTACKERS, SW_MEMORY_LATE_ATTACK)
           || sw_refuse (why, SW_REASON_NO_LATE_ATTACK, unit, 0, 0);
  if (sortie_piece_remembers (p, unit, SW_MEMORY_ATTACKED))
    return sw_refuse (why, SW_REASON_ALREADY_ATTACKED, unit, 0, 0);
  return check_attackers_left (p, unit, why);
}

void
sw_choose_attacker (SortiePlay *p, SortieRef unit)
{
  guint8 seat = p->s->turn.active;

  if (is_late (p))
    {
      sortie_piece_remember (p, unit, SW_MEMORY_LATE_ATTACK, TRUE);
      return;
    }
  if (!sortie_piece_remembers (p, unit, SW_MEMORY_ATTACKED))
    sortie_var_set (p, SW_VAR_ATTACKED, seat, sortie_var (p, SW_VAR_ATTACKED, seat) + 1);
  sortie_piece_remember (p, unit, SW_MEMORY_ATTACKED, TRUE);
}

/* It has begun its attacks, and more than one are its own. */
static gboolean
has_attacks_left (const SortiePlay *p, SortieRef unit)
{
  gint made = sortie_piece_mark (p, unit, SW_MARK_ATTACKS);

  return !is_late (p) && made > 0 && made < sortie_value (p, SW_VALUE_ATTACKS, unit)
         && sw_controller (p, unit) == p->s->turn.active && sw_is_unit (p, unit);
}

/* SW-22.1. */
static gboolean
check_poison (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return sortie_piece_mark (p, unit, SW_MARK_POISON) == 0
         || sortie_piece_mark (p, unit, SW_MARK_STEPS) < 2
         || sw_refuse (why, SW_REASON_POISONED, unit, 0, 0);
}

static gboolean
check_attack_rule (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  SortieQuery query = SORTIE_QUERY (unit);

  query.actor = sw_controller (p, unit);
  return sortie_allows (p, SW_VALUE_ATTACK_RULE, &query)
         || sw_refuse (why, SW_REASON_MAY_NOT_ATTACK, unit, 0, 0);
}

gboolean
sw_can_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return check_poison (p, unit, why) && check_attack_rule (p, unit, why);
}

gboolean
sw_may_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return (has_attacks_left (p, unit) || sw_may_be_attacker (p, unit, why))
         && sw_can_attack (p, unit, why);
}

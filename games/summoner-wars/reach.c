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
 * What is in reach is found first, with shifts of bits; what cards say is asked only about what is there.
 */
#include "look.h"
#include "reach.h"
#include "verbs.h"

/* Facts about one attacker. */
typedef struct
{
  const SwLook *look;
  SortieRef unit;
  guint8 from;
  guint reach;       /* the farthest that it may reach any target */
  gboolean diagonal; /* its lines may be diagonal */
  gboolean aside;    /* it may need no line */
  gboolean ruled;    /* a card may forbid it to attack */
} Shooter;

#define ANYTHING SORTIE_NOTHING

/* SW-2.7, 2.8. */
static guint
reach_of (gint weapon)
{
  return weapon == SW_BOW ? 3 : 1;
}

guint
sw_reach (const SwLook *l, SortieRef unit, SortieRef target)
{
  gint reach = sw_look_value (l, SW_VALUE_REACH, unit, target);

  return reach > 0 ? (guint) reach : reach_of (sw_look_value (l, SW_VALUE_WEAPON, unit, target));
}

/* The length of the longest possible line. */
static guint
longest_line (const SwField *field)
{
  return MAX (field->width, field->height);
}

static guint
widest_reach (const SwLook *l, SortieRef unit)
{
  const SortieDef *printed;

  if (sw_look_may_change (l, SW_VALUE_REACH, unit))
    return longest_line (l->field);
  printed = sw_look_printed (l, unit);
  if (printed->unchanged[SW_VALUE_REACH] > 0)
    return printed->unchanged[SW_VALUE_REACH];
  return reach_of (sw_look_own_value (l, SW_VALUE_WEAPON, unit, printed));
}

/* Facts that depend on the target must be asked for each one; then these are the widest limits. */
static void
aim (Shooter *s, const SwLook *l, SortieRef unit)
{
  s->look = l;
  s->unit = unit;
  s->from = sw_look_space (l, sortie_piece_place (l->p, unit));
  s->reach = widest_reach (l, unit);
  s->diagonal = sw_look_may_change (l, SW_VALUE_SHOOT_DIAGONALLY, unit);
  s->aside = sw_look_may_change (l, SW_VALUE_SHOOT_ASIDE, unit);
  s->ruled = sw_look_may_change (l, SW_VALUE_ATTACK_RULE, unit);
}

static gboolean
allows (const Shooter *s, SwValue rule, SortieRef subject, SortieRef other)
{
  return sw_look_allows (s->look, rule, subject, other);
}

static SortieRef
hit_by (const Shooter *s, SortieRef card)
{
  if (card == SORTIE_NOTHING || !allows (s, SW_VALUE_BLOCK, card, s->unit)
      || allows (s, SW_VALUE_SHOOT_THROUGH, s->unit, card))
    return SORTIE_NOTHING;
  return card;
}

/* SW-2.9, 15.9: the card on the space that blocks shots over it. */
static SortieRef
blocker_on (const Shooter *s, guint8 space)
{
  SortieRef blocker = hit_by (s, s->look->card[space]);

  return blocker != SORTIE_NOTHING ? blocker : hit_by (s, s->look->vine[space]);
}

/* Walks one line, to @to or for @reach spaces. *@blocker is the first card in between. Returns the distance of @to;
 * 0: it is not on the line. */
static guint
walk_to (const Shooter *s, guint direction, guint8 to, guint reach, SortieRef *blocker)
{
  guint8 space = s->from;

  *blocker = SORTIE_NOTHING;
  for (guint n = 1; n <= reach; n++)
    {
      space = sw_neighbour (s->look->field, space, direction);
      if (space == SW_NO_SPACE || space == s->from)
        return 0;
      if (space == to)
        return n;
      if (*blocker == SORTIE_NOTHING)
        *blocker = blocker_on (s, space);
    }
  return 0;
}

/* The best line to a target: a clear one, or else the shortest. Returns its length; 0: there is none. */
static guint
best_line (const Shooter *s, SortieRef target, guint8 to, guint reach, SortieRef *blocker)
{
  gboolean diagonal
    = s->diagonal && allows (s, SW_VALUE_SHOOT_DIAGONALLY, s->unit, target);
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
  return sortie_grid_distance (s->look->p->setup, sw_look_place (s->look, s->from),
                               sw_look_place (s->look, to));
}

/* Whether no line of that many spaces, diagonal or not, leads there. */
static gboolean
is_too_far (const Shooter *s, guint8 to, guint reach)
{
  return distance_to (s, to) > (s->diagonal ? 2 : 1) * reach;
}

static gboolean
is_aside_of (const Shooter *s, SortieRef target)
{
  return s->aside && allows (s, SW_VALUE_SHOOT_ASIDE, s->unit, target);
}

static SwCrossing
crossing_to (const Shooter *s, guint8 to)
{
  return sw_crossing (s->look->field, s->from, to);
}

static gboolean
refuse_distance (const Shooter *s, SortieRef target, guint8 to, guint reach, SortieRefusal *why)
{
  return sw_refuse (why, crossing_to (s, to) != SW_OVER_NOTHING ? SW_REASON_OUT_OF_REACH_OVER_EDGE
                                                                : SW_REASON_OUT_OF_REACH,
                    s->unit, target, reach);
}

/* SW-2.9, 15.9: refuses because a card blocks the line, or a Vine Wall does. */
static gboolean
refuse_blocked (const Shooter *s, SortieRef target, guint8 to, SortieRef blocker, SortieRefusal *why)
{
  static const SwReason blocked[SW_N_CROSSINGS] = {
    [SW_OVER_NOTHING] = SW_REASON_LINE_BLOCKED,
    [SW_OVER_SEAM] = SW_REASON_LINE_BLOCKED_OVER_SEAM,
    [SW_OVER_OUTER_EDGE] = SW_REASON_LINE_BLOCKED_OVER_EDGE,
  };

  return sw_refuse (why, sw_is_vine_wall (s->look->p, blocker) ? SW_REASON_VINES_BLOCK : blocked[crossing_to (s, to)],
                    target, blocker, 0);
}

/* Says why a card that no line reaches cannot be attacked. */
static gboolean
refuse_line (const Shooter *s, SortieRef target, guint8 to, guint reach, SortieRefusal *why)
{
  SortieRef blocker;

  if (why == NULL)
    return FALSE;
  if (reach == 1)
    return sw_refuse (why, SW_REASON_NOT_ADJACENT, s->unit, target, 0);
  if (best_line (s, target, to, longest_line (s->look->field), &blocker) == 0)
    return sw_refuse (why, SW_REASON_NOT_IN_LINE, s->unit, target, 0);
  return refuse_distance (s, target, to, reach, why);
}

/* SW-2.7 to 2.9, 15.8, 15.9. */
static gboolean
check_line (const Shooter *s, SortieRef target, guint8 to, SortieRefusal *why)
{
  guint reach = sw_reach (s->look, s->unit, target);
  SortieRef blocker;

  if (to == s->from) /* SW-15.8: the Vine Wall below, or what stands on it */
    return TRUE;
  if (is_aside_of (s, target))
    return distance_to (s, to) <= reach
           || refuse_distance (s, target, to, reach, why);
  if (is_too_far (s, to, reach) || best_line (s, target, to, reach, &blocker) == 0)
    return refuse_line (s, target, to, reach, why);
  if (blocker == SORTIE_NOTHING)
    return TRUE;
  return refuse_blocked (s, target, to, blocker, why);
}

/* Whether a rule of the attacker spares this target; not if it attacks nothing now. */
static gboolean
check_attack_rule (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  return sw_allows_against (p, SW_VALUE_ATTACK_RULE, unit, target)
         || !sw_allows_against (p, SW_VALUE_ATTACK_RULE, unit, ANYTHING)
         || sw_check_permission (p, SW_VALUE_ATTACK_RULE, unit, target, SW_REASON_MAY_NOT_ATTACK_IT, why);
}

static gboolean
check_target_rule (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  return sw_check_permission (p, SW_VALUE_TARGET, target, unit, SW_REASON_MAY_NOT_BE_ATTACKED, why);
}

gboolean
sw_allows_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  return check_target_rule (p, unit, target, why) && check_attack_rule (p, unit, target, why);
}

gboolean
sw_is_target (const SwLook *l, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  const SortiePlay *p = l->p;
  Shooter s;

  if (!sortie_piece_exists (p, target)) /* SW-10.4 */
    return sw_refuse (why, SW_REASON_EMPTY_SPACE, target, unit, 0);
  if (target == unit) /* SW-10.5 */
    return sw_refuse (why, SW_REASON_ATTACK_SELF, unit, 0, 0);
  if (!sortie_piece_exists (p, unit))
    return sw_refuse (why, SW_REASON_NOT_YOUR_ATTACKER, unit, 0, 0);
  aim (&s, l, unit);
  return check_line (&s, target, sw_look_space (l, sortie_piece_place (p, target)), why)
         && sw_allows_target (p, unit, target, why);
}

gboolean
sw_may_hit (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  SwLook l;

  if (sw_are_adjacent (p, unit, target)) /* in every unit's reach, with nothing in between */
    return sw_allows_target (p, unit, target, NULL);
  sw_look (&l, p);
  return sw_is_target (&l, unit, target, NULL);
}

/* All targets. */

typedef struct
{
  Shooter shooter;
  SortieRef *ret;
  guint n, max;
} Targets;

/* Whether targets may differ so that each must be asked. */
static gboolean
needs_asking (const Shooter *s)
{
  const SwLook *l = s->look;

  return s->aside || s->diagonal || sw_look_may_change (l, SW_VALUE_REACH, s->unit)
         || sw_look_may_change (l, SW_VALUE_WEAPON, s->unit);
}

static void
add_target (Targets *t, SortieRef card)
{
  const Shooter *s = &t->shooter;

  if (card != SORTIE_NOTHING && card != s->unit && t->n < t->max && allows (s, SW_VALUE_TARGET, card, s->unit)
      && (!s->ruled || check_attack_rule (s->look->p, s->unit, card, NULL)))
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
  const SwLook *l = t->shooter.look;

  for (SW_EACH_SPACE (l->cards | l->vines, space))
    {
      add_target_if_reached (t, l->card[space], space);
      add_target_if_reached (t, l->vine[space], space);
    }
}

/* The spaces along a line that can be shot at. */
static SwSpaces
line_of_fire (const Shooter *s, guint direction)
{
  const SwLook *l = s->look;
  SwSpaces reached = SW_NO_SPACES;
  guint8 space = s->from;

  for (guint n = 1; n <= s->reach; n++)
    {
      space = sw_neighbour (l->field, space, direction);
      if (space == SW_NO_SPACE || space == s->from)
        break;
      reached |= sw_space_set (space);
      if (sw_spaces_have (l->cards | l->vines, space) && blocker_on (s, space) != SORTIE_NOTHING)
        break;
    }
  return reached;
}

/* The spaces in reach with something that could be shot at, besides the attacker itself. */
static SwSpaces
walk_the_lines (const Shooter *s)
{
  const SwLook *l = s->look;
  SwSpaces home = sw_space_set (s->from), reached = SW_NO_SPACES;

  if (s->reach == 1)
    reached = sw_spaces_beside (l->field, home, FALSE);
  else
    for (guint direction = 0; direction < SW_N_DIRECTIONS; direction += 2)
      reached |= line_of_fire (s, direction);
  return (reached & (l->cards | l->vines)) | (home & l->vines);
}

/* In the order of spaces, like ask_everywhere(). */
static void
add_targets_on (Targets *t, SwSpaces spaces)
{
  const SwLook *l = t->shooter.look;

  for (SW_EACH_SPACE (spaces, space))
    {
      add_target (t, l->card[space]);
      add_target (t, l->vine[space]);
    }
}

guint
sw_targets (const SwLook *l, SortieRef unit, SwMayAttack *may, SortieRef *ret, guint max)
{
  Targets t = { .ret = ret, .max = max };
  SwSpaces spaces;
  gboolean everywhere;

  if (!sortie_piece_exists (l->p, unit))
    return 0;
  aim (&t.shooter, l, unit);
  everywhere = needs_asking (&t.shooter);
  spaces = everywhere ? l->cards | l->vines : walk_the_lines (&t.shooter);
  if (!sw_spaces_any (spaces) || (may != NULL && !may (l->p, unit, NULL)))
    return 0;
  if (everywhere)
    ask_everywhere (&t);
  else
    add_targets_on (&t, spaces);
  return t.n;
}

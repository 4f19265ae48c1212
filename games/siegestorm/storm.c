/* SPDX-License-Identifier: GPL-3.0-or-later */
/* storm.c: the arithmetic of a storm, and its legal targets. */
#include "reasons.h"
#include "rules.h"

guint8
ss_stormed_seat (const SortiePlay *p, SortieRef target)
{
  if (sortie_ref_kind (target) == SORTIE_REF_SEAT)
    return sortie_ref_index (target);
  return sortie_piece_controller (p, target);
}

static SortieQuery
query_against (SortieRef subject, SortieRef other)
{
  SortieQuery query = SORTIE_QUERY (subject);

  query.other = other;
  query.cause = SORTIE_GAME_CAUSE (SS_CAUSE_ATTACK);
  return query;
}

static gint
value_against (const SortiePlay *p, SsValue value, SortieRef subject, SortieRef other)
{
  const SortieQuery query = query_against (subject, other);

  return sortie_query (p, value, &query);
}

/* RUL-72: in the Battle Zone that the unit storms; a player outside it defends nothing there. */
static SortieRef
defender_against (const SortiePlay *p, SortieRef unit, guint8 seat)
{
  SsFlank facing;

  if (!ss_is_circle (p))
    return ss_defender (p, seat);
  facing = ss_faces (p, ss_flank_of (p, unit));
  return ss_flank_seat (facing) == seat ? ss_defender (p, facing) : SORTIE_NOTHING;
}

SortieRef
ss_weakening_defender (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  const SortieRef defender = defender_against (p, unit, ss_stormed_seat (p, target));

  return defender != SORTIE_NOTHING && !value_against (p, SS_VALUE_IGNORE_DEFENDER, unit, target)
                 && value_against (p, SS_VALUE_DEFENCE, defender, unit) > 0
             ? defender : SORTIE_NOTHING;
}

gboolean
ss_strength_parts (const SortiePlay *p, SortieRef unit, SortieRef target, gint *ret_attack, gint *ret_defence)
{
  const SortieRef defender = ss_weakening_defender (p, unit, target);

  if (defender == SORTIE_NOTHING)
    return FALSE;
  *ret_attack = value_against (p, SS_VALUE_ATTACK, unit, target);
  *ret_defence = value_against (p, SS_VALUE_DEFENCE, defender, unit);
  return TRUE;
}

static SortieSummand
term (SortieSumKind kind, SsValue value, SortieRef subject, SortieRef other)
{
  return (SortieSummand){ .kind = (guint8) kind, .value = (guint8) value, .query = query_against (subject, other) };
}

/* SS-9.5: the Defender protects the player and the player's Battle units. */
guint
ss_strength_summands (const SortiePlay *p, SortieRef unit, SortieRef target, guint8 seat,
                   SortieSummand ret[SORTIE_MAX_SUMMANDS])
{
  SortieRef defender = defender_against (p, unit, seat);
  guint n = 0;

  ret[n++] = term (SORTIE_SUM_PLUS, SS_VALUE_ATTACK, unit, target);
  if (defender != SORTIE_NOTHING)
    ret[n++] = value_against (p, SS_VALUE_IGNORE_DEFENDER, unit, target)
                   ? term (SORTIE_SUM_NONE, SS_VALUE_IGNORE_DEFENDER, unit, target)
                   : term (SORTIE_SUM_MINUS, SS_VALUE_DEFENCE, defender, unit);
  ret[n++] = term (SORTIE_SUM_AT_LEAST, SS_VALUE_LEAST_STRENGTH, unit, target);
  return n;
}

gint
ss_attack_strength (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  return ss_strength_against (p, unit, target, ss_stormed_seat (p, target));
}

gint
ss_strength_against (const SortiePlay *p, SortieRef unit, SortieRef target, guint8 seat)
{
  SortieSummand terms[SORTIE_MAX_SUMMANDS];

  return sortie_sum (p, terms, ss_strength_summands (p, unit, target, seat, terms));
}

gint
ss_defence_in_storm (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  return value_against (p, SS_VALUE_DEFENCE, target, unit);
}

/* SS-9.7: strictly greater. */
gboolean
ss_beats (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  return ss_attack_strength (p, unit, target) > ss_defence_in_storm (p, unit, target);
}

gboolean
ss_destroys_beaten (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  return sortie_option (p, SS_OPTION_STORM_DESTROYS)
         || value_against (p, SS_VALUE_DESTROY_BEATEN, unit, target);
}

static gboolean
refuse (SortieRefusal *why, SsReason reason, SortieRef target)
{
  return sortie_refuse (why, SORTIE_GAME_REASON (reason), target, 0, 0, 0);
}

/* in Co-op a player's units storm in their own Battle Zone; the Boss's units in both (RUL-65). SS-20.6:
 * neighbours storm each other on their common side. */
static gboolean
is_in_reach (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  guint8 seat = sortie_piece_controller (p, unit);

  if (ss_is_circle (p))
    return sortie_side_of_thing (p, seat, unit) == sortie_side_of_thing (p, seat, target);
  return !ss_has_flanks (p) || ss_is_boss (p, seat) || ss_battle_zone (p, target) == seat;
}

/* SS-9.6 (a), 10.4: a unit of the opponent on a Front Line or in No Man's Land. */
static gboolean
is_unit_target (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  return ss_is_in_battle (p, target)
         && ss_are_opponents (p, sortie_piece_controller (p, unit),
                              sortie_piece_controller (p, target))
         && is_in_reach (p, unit, target);
}

/* For the seat that would be stormed (SS-19.7). */
static gboolean
has_unit_target (const SortiePlay *p, SortieRef unit, guint8 stormed)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      if (is_unit_target (p, unit, ref) && sortie_piece_controller (p, ref) == stormed)
        return TRUE;
    }
  return FALSE;
}

/* SS-9.6 (b), unless a card makes storming units attack Battle units while there are any. */
static gboolean
is_seat_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  guint8 seat = sortie_piece_controller (p, unit);

  if (!ss_are_opponents (p, seat, sortie_ref_index (target)))
    return refuse (why, SS_REASON_STORM_OWN, target);
  if (ss_is_circle (p)
      && ss_flank_seat (ss_faces (p, ss_flank_of (p, unit))) != sortie_ref_index (target))
    return refuse (why, SS_REASON_STORM_OTHER_SIDE, target);
  if (!value_against (p, SS_VALUE_STORM_PLAYER, unit, target) 
      && has_unit_target (p, unit, sortie_ref_index (target)))
    return refuse (why, SS_REASON_STORM_MUST_ATTACK_UNIT, target);
  return TRUE;
}

gboolean
ss_is_storm_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why)
{
  guint8 seat = sortie_piece_controller (p, unit);

  if (sortie_ref_kind (target) == SORTIE_REF_SEAT)
    return is_seat_target (p, unit, target, why);
  if (!ss_is_unit (p, target))
    return refuse (why, SS_REASON_STORM_NOT_A_TARGET, target);
  if (!ss_are_opponents (p, seat, sortie_piece_controller (p, target)))
    return refuse (why, SS_REASON_STORM_OWN, target);
  if (!ss_is_in_battle (p, target))
    return refuse (why, SS_REASON_STORM_TRACK, target);
  if (!is_in_reach (p, unit, target))
    return refuse (why, ss_is_circle (p) ? SS_REASON_STORM_OTHER_SIDE : SS_REASON_STORM_OTHER_ZONE,
                   target);
  return TRUE;
}

guint
ss_storm_targets_of (const SortiePlay *p, SortieRef unit, guint8 stormed, SortieRef *ret, guint max)
{
  guint n = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p) && n < max; seat++)
    if ((stormed == SORTIE_NO_SEAT || seat == stormed)
        && ss_is_storm_target (p, unit, sortie_ref_seat (seat), NULL))
      ret[n++] = sortie_ref_seat (seat);
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      if (n < max && is_unit_target (p, unit, ref)
          && (stormed == SORTIE_NO_SEAT || sortie_piece_controller (p, ref) == stormed))
        ret[n++] = ref;
    }
  return n;
}

guint
ss_storm_targets (const SortiePlay *p, SortieRef unit, SortieRef *ret, guint max)
{
  return ss_storm_targets_of (p, unit, SORTIE_NO_SEAT, ret, max);
}

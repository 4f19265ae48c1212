/* SPDX-License-Identifier: GPL-3.0-or-later */
/* abilities.c: who may use an ability, when, and for what (SW-16, 18.2). */
#include "abilities.h"
#include "activation.h"
#include "verbs.h"

/* The moment. */

gboolean
sw_is_own_move (const SortiePlay *p)
{
  guint n;
  const SortieFrame *frames = sortie_frames (p, &n);

  for (guint i = 1; i + 1 < n; i++) /* the turn's frame is the lowest */
    if (sortie_game_proc_of (&frames[i]) != SW_PROC_LATE)
      return FALSE;
  return TRUE;
}

/* Whether only the phase itself is in progress, so that an ability may be used (SW-18.2): in a window, in a gap, or
 * between two steps of a move that no card makes. */
static gboolean
is_a_moment (const SortiePlay *p)
{
  switch ((gint) sortie_asked_kind (p) - SORTIE_GAME_ASK (0))
    {
    case SW_ASK_SUMMON:
    case SW_ASK_EVENT:
    case SW_ASK_MOVE:
    case SW_ASK_LATE_MOVE:
    case SW_ASK_ATTACK:
    case SW_ASK_LATE_ATTACK:
    case SW_ASK_MAGIC:
    case SW_ASK_GAP:
      return TRUE;
    case SW_ASK_STEP:
      return sw_is_own_move (p);
    default:
      return FALSE;
    }
}

/* SW-7.1: in the Event Phase only if a card allows it, for the player or for the unit. */
gboolean
sw_may_summon_now (const SortiePlay *p, SortieRef card)
{
  SortieQuery player = SORTIE_QUERY (sortie_ref_seat (sortie_asked_seat (p)));
  SortieQuery unit = SORTIE_QUERY (card);

  return sw_asks (p, SW_ASK_SUMMON)
         || (sw_asks (p, SW_ASK_EVENT)
             && (sortie_allows (p, SW_VALUE_SUMMON_NOW, &player)
                 || sortie_allows (p, SW_VALUE_SUMMON_NOW, &unit)));
}

/* Abilities of a phase may be used only in its window; those that summon, wherever their unit may be summoned. */
static gboolean
check_window (const SortiePlay *p, guint8 seat, SortieRef unit, SwTiming timing,
              SortieRefusal *why)
{
  static const struct { guint8 phase, ask; } windows[SW_N_TIMINGS] = {
    [SW_TIMING_SUMMON] = { SW_PHASE_SUMMON, SW_ASK_SUMMON },
    [SW_TIMING_EVENT] = { SW_PHASE_EVENT, SW_ASK_EVENT },
    [SW_TIMING_MOVEMENT] = { SW_PHASE_MOVEMENT, SW_ASK_MOVE },
    [SW_TIMING_ATTACK] = { SW_PHASE_ATTACK, SW_ASK_ATTACK },
    [SW_TIMING_INSTEAD_OF_MOVING] = { SW_PHASE_MOVEMENT, SW_ASK_MOVE },
    [SW_TIMING_INSTEAD_OF_ATTACKING] = { SW_PHASE_ATTACK, SW_ASK_ATTACK },
  };

  if (sortie_active (p) != seat)
    return sw_refuse (why, SW_REASON_ABILITY_OTHER_TURN, unit, 0, 0);
  if (timing == SW_TIMING_SUMMON && sw_may_summon_now (p, unit))
    return TRUE;
  if (sw_phase (p) != windows[timing].phase)
    return sw_refuse (why, SW_REASON_ABILITY_PHASE, unit, 0, 0);
  return sw_asks (p, windows[timing].ask)
         || sw_refuse (why, SW_REASON_ABILITY_NOT_NOW, unit, 0, 0);
}

static gboolean
check_moment (const SortiePlay *p, guint8 seat, SortieRef unit, SwTiming timing,
              SortieRefusal *why)
{
  switch (timing)
    {
    case SW_TIMING_ANY_TIME:
    case SW_TIMING_ANYBODY:
      return is_a_moment (p) || sw_refuse (why, SW_REASON_ABILITY_NOT_NOW, unit, 0, 0);
    case SW_TIMING_YOUR_TURN:
      if (sortie_active (p) != seat)
        return sw_refuse (why, SW_REASON_ABILITY_OTHER_TURN, unit, 0, 0);
      return is_a_moment (p) || sw_refuse (why, SW_REASON_ABILITY_NOT_NOW, unit, 0, 0);
    case SW_TIMING_REACTION:
      return (sw_asks (p, SW_ASK_REACTION) && sortie_chain_open (p) != SORTIE_NO_INDEX)
             || sw_refuse (why, SW_REASON_ONLY_REACTION, unit, 0, 0);
    default:
      return check_window (p, seat, unit, timing, why);
    }
}

guint32
sw_timings_now (const SortiePlay *p)
{
  const guint32 any = SW_AT_A_MOMENT;

  switch ((gint) sortie_asked_kind (p) - SORTIE_GAME_ASK (0))
    {
    case SW_ASK_SUMMON:
      return any | SW_AT (SUMMON);
    case SW_ASK_EVENT:
      return any | SW_AT (EVENT) | SW_AT (SUMMON);
    case SW_ASK_MOVE:
      return any | SW_AT (MOVEMENT) | SW_AT (INSTEAD_OF_MOVING);
    case SW_ASK_ATTACK:
      return any | SW_AT (ATTACK) | SW_AT (INSTEAD_OF_ATTACKING);
    case SW_ASK_REACTION:
      return SW_AT (REACTION);
    default:
      return any;
    }
}

/* The use. */

/* SW-9.9, 10.6: the ability uses up an activation; effects that forbid moves or attacks do not forbid it. */
static gboolean
check_activation (const SortiePlay *p, SortieRef unit, SwTiming timing, SortieRefusal *why)
{
  if (timing == SW_TIMING_INSTEAD_OF_MOVING)
    return sw_may_be_chosen (p, unit, SW_TO_MOVE, why);
  if (timing == SW_TIMING_INSTEAD_OF_ATTACKING)
    return sw_may_be_chosen (p, unit, SW_TO_ATTACK, why);
  return TRUE;
}

gboolean
sw_refuse_lack (SwReason reason, SortieRef ref, const SortieLack *lack, SortieRefusal *why)
{
  sw_refuse (why, reason, ref, 0, 0);
  if (why != NULL)
    why->lack = *lack;
  return FALSE;
}

gboolean
sw_demands_are_met (const SortieContext *ctx, guint16 clause, SwReason reason, SortieRefusal *why)
{
  SortieLack lack;

  return !sortie_lacks_demand (ctx, clause, &lack)
         || sw_refuse_lack (reason, ctx->self, &lack, why);
}

/* SW-16.7, 16.1, 3.4: its limit, what its text demands, its cost. SW-8.4 and 8.5 are about cards. */
static gboolean
check_use (const SortiePlay *p, guint8 seat, SortieRef unit, guint16 clause, SortieRefusal *why)
{
  SortieContext ctx = sortie_context (p, seat, unit, SORTIE_CAUSE_ABILITY);
  gint cost = sw_ability_cost (p, unit, sortie_number (&ctx, sortie_clause (p, clause)->amount));

  if (!sortie_may_use (p, clause, unit))
    return sw_refuse (why, SW_REASON_LIMIT, unit, 0, sortie_clause (p, clause)->limit);
  if (!sortie_test (&ctx, sortie_clause (p, clause)->test))
    return sw_refuse (why, SW_REASON_ABILITY_CONDITION, unit, 0, clause);
  if (!sw_demands_are_met (&ctx, clause, SW_REASON_ABILITY_NO_TARGET, why))
    return FALSE;
  if (sw_can_spend (p, seat, cost))
    return TRUE;
  return sw_refuse_cost (p, seat, SW_REASON_ABILITY_COST, SW_REASON_ABILITY_MAY_NOT_SPEND, unit,
                         cost, why);
}

/* SW-16.3 */
static gboolean
check_user (const SortiePlay *p, guint8 seat, SortieRef unit, SwTiming timing, SortieRefusal *why)
{
  return timing == SW_TIMING_ANYBODY || sw_controller (p, unit) == seat
         || sw_refuse (why, SW_REASON_NOT_YOUR_ABILITY, unit, 0, 0);
}

gboolean
sw_may_use (const SortiePlay *p, guint8 seat, SortieRef unit, guint16 clause, SortieRefusal *why)
{
  SwTiming timing = sortie_clause (p, clause)->timing;

  if (!check_user (p, seat, unit, timing, why))
    return FALSE;
  return check_activation (p, unit, timing, why) && check_use (p, seat, unit, clause, why);
}

gboolean
sw_may_activate (const SortiePlay *p, SortieRef unit, guint16 clause, SortieRefusal *why)
{
  guint8 seat = sortie_asked_seat (p);
  SwTiming timing = sortie_clause (p, clause)->timing;

  return check_user (p, seat, unit, timing, why) && check_moment (p, seat, unit, timing, why)
         && sw_may_use (p, seat, unit, clause, why);
}

gboolean
sw_may_use_held (const SortiePlay *p, SortieRef card, guint16 clause, SortieRefusal *why)
{
  guint8 seat = sortie_asked_seat (p);

  return check_moment (p, seat, card, sortie_clause (p, clause)->timing, why)
         && check_use (p, seat, card, clause, why);
}

gboolean
sw_may_use_one_of (const SortiePlay *p, guint8 seat, SortieRef unit, guint timings)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, unit, SORTIE_CLAUSE_ABILITY, clauses, SORTIE_MAX_ABILITIES);

  for (guint i = 0; i < n; i++)
    if ((timings >> sortie_clause (p, clauses[i])->timing & 1)
        && sw_may_use (p, seat, unit, clauses[i], NULL))
      return TRUE;
  return FALSE;
}

gboolean
sw_may_use_any (const SortiePlay *p, guint8 seat, guint timings)
{
  SortieRef units[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, timings, units, G_N_ELEMENTS (units));

  for (guint i = 0; i < n; i++)
    if (sw_may_use_one_of (p, seat, units[i], timings))
      return TRUE;
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* activation.c: in each phase the player chooses some units, each once; right after the phase, some may act again.
 * Movers and attackers share this code. */
#include <sortie/game.h>
#include "activation.h"
#include "paths.h"
#include "verbs.h"

typedef struct
{
  SwValue limit;       /* how many units a seat may choose */
  SwVar chosen;        /* how many it has chosen */
  SwMemory memory;     /* whether a unit was chosen */
  SwPhase late;        /* the free move or attack right after the phase (SW-17.10): the phase */
  SwValue late_limit;  /* how many units of its name may take it */
  SwMemory late_memory;
  SwReason not_yours, namesake, walls, already, no_more, none_late, again_late, no_more_late;
} Rules;

static const Rules rules_of[] = {
  [SW_TO_MOVE] = { SW_VALUE_MOVERS, SW_VAR_MOVED, SW_MEMORY_MOVED, SW_PHASE_AFTER_MOVEMENT,
                   SW_VALUE_LATE_MOVERS, SW_MEMORY_LATE_MOVE, SW_REASON_NOT_YOUR_MOVER,
                   SW_REASON_NAMESAKE_MOVER, SW_REASON_WALLS_DO_NOT_MOVE,
                   SW_REASON_ALREADY_MOVED, SW_REASON_NO_MOVERS, SW_REASON_NO_LATE_MOVE,
                   SW_REASON_LATE_MOVE_AGAIN, SW_REASON_NO_LATE_MOVERS },
  [SW_TO_ATTACK] = { SW_VALUE_ATTACKERS, SW_VAR_ATTACKED, SW_MEMORY_ATTACKED,
                     SW_PHASE_AFTER_ATTACK, SW_VALUE_LATE_ATTACKERS, SW_MEMORY_LATE_ATTACK,
                     SW_REASON_NOT_YOUR_ATTACKER, SW_REASON_NAMESAKE_ATTACKER,
                     SW_REASON_WALLS_DO_NOT_ATTACK,
                     SW_REASON_ALREADY_ATTACKED, SW_REASON_NO_ATTACKERS,
                     SW_REASON_NO_LATE_ATTACK, SW_REASON_LATE_ATTACK_AGAIN,
                     SW_REASON_NO_LATE_ATTACKERS },
};

static gboolean
is_late (const SortiePlay *p, const Rules *r)
{
  return sw_phase (p) == r->late;
}

gint
sw_movers_by_rules (const SortiePlay *p, guint8 seat)
{
  return sortie_active (p) == seat ? -sortie_var (p, SW_VAR_SHORT, 0) : 0;
}

static gint
by_rules (const SortiePlay *p, const Rules *r)
{
  return r->limit == SW_VALUE_MOVERS ? sw_movers_by_rules (p, sortie_active (p)) : 0;
}

static gint
limit_of (const SortiePlay *p, const Rules *r)
{
  return sortie_value (p, r->limit, sortie_ref_seat (sortie_active (p))) + by_rules (p, r);
}

static gboolean
has_more (const SortiePlay *p, const Rules *r)
{
  return sortie_var (p, r->chosen, sortie_active (p)) < limit_of (p, r);
}

void
sw_left_to_choose (const SortiePlay *p, SwActivity activity, gint *ret_left, gint *ret_max)
{
  const Rules *r = &rules_of[activity];

  *ret_max = MAX (0, limit_of (p, r));
  *ret_left = MAX (0, *ret_max - sortie_var (p, r->chosen, sortie_active (p)));
}

gboolean
sw_is_short_turn (const SortiePlay *p)
{
  return sw_movers_by_rules (p, sortie_active (p)) < 0;
}

/* How many units of its name have taken the free move or attack after the phase, including destroyed ones: "two in
 * all" (TC-67). */
static gint
n_late (const SortiePlay *p, SortieRef unit, const Rules *r)
{
  return sortie_times_noted (p, r->late_memory, sortie_identity (p, unit));
}

/* Whether units have been chosen in the phase, as many as may be. */
static gboolean
have_all_acted (const SortiePlay *p, const Rules *r)
{
  return sortie_var (p, r->chosen, sortie_active (p)) > 0 && !has_more (p, r);
}

static gboolean
refuse_more (const SortiePlay *p, SortieRef unit, const Rules *r, SortieRefusal *why)
{
  return sw_refuse (why, by_rules (p, r) < 0 ? SW_REASON_NO_FIRST_MOVERS : r->no_more, unit, 0, limit_of (p, r));
}

/* After the phase, the limit of its units says more than the moment, if they have reached it. */
static gboolean
check_late (const SortiePlay *p, SortieRef unit, const Rules *r, SortieRefusal *why)
{
  gint limit = sortie_value (p, r->late_limit, unit);

  if (limit <= 0)
    return have_all_acted (p, r) ? refuse_more (p, unit, r, why) : sw_refuse (why, r->none_late, unit, 0, 0);
  if (sortie_piece_remembers (p, unit, r->late_memory))
    return sw_refuse (why, r->again_late, unit, 0, 0);
  return n_late (p, unit, r) < limit || sw_refuse (why, r->no_more_late, unit, 0, limit);
}

/* The first unit of the same card that the active player controls, because that may have been meant. */
static SortieRef
own_namesake (const SortiePlay *p, SortieRef unit)
{
  for (guint16 place = 0; place < sortie_n_places (p); place++)
    {
      SortieRef own = sw_card_on (p, place);

      if (own != SORTIE_NOTHING && sw_controller (p, own) == sortie_active (p)
          && sortie_identity (p, own) == sortie_identity (p, unit))
        return own;
    }
  return SORTIE_NOTHING;
}

static gboolean
refuse_as_not_own (const SortiePlay *p, SortieRef unit, const Rules *r, SortieRefusal *why)
{
  SortieRef own
    = why != NULL && sortie_piece_exists (p, unit) ? own_namesake (p, unit) : SORTIE_NOTHING;

  return sw_refuse (why, own != SORTIE_NOTHING ? r->namesake : r->not_yours, unit, own, 0);
}

static gboolean
check_own (const SortiePlay *p, SortieRef unit, const Rules *r, SortieRefusal *why)
{
  const SortiePiece *piece = sortie_piece (p, unit);

  if (piece == NULL || piece->controller != sortie_active (p))
    return refuse_as_not_own (p, unit, r, why);
  return sw_prints_unit (p, piece) || sw_is_unit (p, unit) || sw_refuse (why, r->walls, unit, 0, 0);
}

gboolean
sw_may_choose (const SortiePlay *p, SwActivity activity)
{
  const Rules *r = &rules_of[activity];

  if (!is_late (p, r))
    return has_more (p, r);
  return sortie_may_change (p, r->late_limit, SORTIE_NOTHING); /* 0 by the rules */
}

gboolean
sw_is_one_of (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why)
{
  const Rules *r = &rules_of[activity];

  if (!check_own (p, unit, r, why))
    return FALSE;
  if (is_late (p, r))
    return check_late (p, unit, r, why);
  return !sortie_piece_remembers (p, unit, r->memory) || sw_refuse (why, r->already, unit, 0, 0);
}

gboolean
sw_may_be_one_of (const SortiePlay *p, SortieRef unit, SwActivity activity)
{
  const Rules *r = &rules_of[activity];

  if (is_late (p, r)) /* few cards allow anything */
    return sortie_may_change (p, r->late_limit, unit) && check_own (p, unit, r, NULL);
  return sw_is_one_of (p, unit, activity, NULL);
}

gboolean
sw_may_choose_more (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why)
{
  const Rules *r = &rules_of[activity];

  return is_late (p, r) || has_more (p, r) || refuse_more (p, unit, r, why);
}

gboolean
sw_have_all_acted (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why)
{
  const Rules *r = &rules_of[activity];

  if (!have_all_acted (p, r))
    return FALSE;
  refuse_more (p, unit, r, why);
  return TRUE;
}

gboolean
sw_may_be_chosen (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why)
{
  return sw_is_one_of (p, unit, activity, why) && sw_may_choose_more (p, unit, activity, why);
}

void
sw_choose (SortiePlay *p, SortieRef unit, SwActivity activity)
{
  const Rules *r = &rules_of[activity];
  guint8 seat = sortie_active (p);

  if (is_late (p, r))
    {
      sortie_piece_remember (p, unit, r->late_memory, TRUE);
      sortie_note_for_turn (p, r->late_memory, sortie_identity (p, unit));
      return;
    }
  if (!sortie_piece_remembers (p, unit, r->memory))
    sortie_var_set (p, r->chosen, seat, sortie_var (p, r->chosen, seat) + 1);
  sortie_piece_remember (p, unit, r->memory, TRUE);
}

gboolean
sw_may_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return sw_may_be_chosen (p, unit, SW_TO_MOVE, why) && sw_can_move (p, unit, why);
}

gboolean
sw_has_attacks_left (const SortiePlay *p, SortieRef unit)
{
  gint made = sortie_piece_mark (p, unit, SW_MARK_ATTACKS);

  return made > 0 && !is_late (p, &rules_of[SW_TO_ATTACK])
         && made < sortie_value (p, SW_VALUE_ATTACKS, unit)
         && sw_controller (p, unit) == sortie_active (p) && sw_is_unit (p, unit);
}

/* SW-22.1. */
static gboolean
check_poison (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return sortie_piece_mark (p, unit, SW_MARK_POISON) == 0
         || sortie_piece_mark (p, unit, SW_MARK_STEPS) < 2
         || sw_refuse (why, SW_REASON_POISONED, unit, 0, 0);
}

gboolean
sw_can_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return check_poison (p, unit, why)
         && sw_check_permission (p, SW_VALUE_ATTACK_RULE, unit, SORTIE_NOTHING,
                                 SW_REASON_MAY_NOT_ATTACK, why);
}

gboolean
sw_may_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return (sw_has_attacks_left (p, unit) || sw_may_be_chosen (p, unit, SW_TO_ATTACK, why))
         && sw_can_attack (p, unit, why);
}

void
sw_forget_turn (SortiePlay *p)
{
  sortie_pieces_clear_mark (p, SW_MARK_STEPS);
  sortie_pieces_clear_mark (p, SW_MARK_ATTACKS);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orders.c: the orders to units: move, step, attack. */
#include "activation.h"
#include "move.h"
#include "odds.h"
#include "reach.h"
#include "strike.h"
#include "verbs.h"
#include <libintl.h>

/* Which unit moves, and how far, by the open question. */

static gboolean
asks_for_mover (const SortiePlay *p)
{
  return sw_asks (p, SW_ASK_MOVE) || sw_asks (p, SW_ASK_LATE_MOVE);
}

/* SW-17.10: a granted move is for one of the units that the effect names, as far as they may move. */
static gboolean
check_marcher (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (sw_is_marcher (p, unit))
    return TRUE;
  return sw_can_move (p, unit, why) && sw_refuse (why, SW_REASON_NOT_GRANTED_MOVE, unit, 0, 0);
}

static gboolean
check_mover (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (asks_for_mover (p))
    return sw_may_move (p, unit, why);
  if (sw_asks (p, SW_ASK_MARCH))
    return check_marcher (p, unit, why);
  return sw_mover (p) == unit || sw_refuse_for_mover (why, unit, sw_mover (p));
}

static SwStride
stride_now (const SortiePlay *p, SortieRef unit)
{
  if (sw_asks (p, SW_ASK_MARCH))
    return sw_march_stride (p, unit);
  return sw_asks (p, SW_ASK_STEP) ? sw_mover_stride (p) : sw_stride (p, unit);
}

/* Whether this procedure asked: while it carries out a move, it asks nothing. */
static gboolean
was_asked_by (const SortiePlay *p, SwProc proc)
{
  return sortie_game_proc_of (sortie_frame_top (p)) == proc;
}

static void
start_move (SortiePlay *p, SortieRef unit, guint16 goal, guint16 first)
{
  SortieOrigin origin = sortie_origin_rules (sortie_asked_seat (p));
  SwStride stride = sw_stride (p, unit);

  if (was_asked_by (p, SW_PROC_MARCH))
    {
      sw_marcher_goes (p, unit, goal, first);
      return;
    }
  sw_choose (p, unit, SW_TO_MOVE);
  sw_move_unit (p, &origin, unit, &stride, goal, first);
}

static void
add_space_move (const SwLook *l, SortieMoves *moves, SwVerb verb, SortieRef unit, guint8 space)
{
  const SortieRef args[] = { unit, sortie_ref_place (sw_look_place (l, space)) };

  sortie_moves_add (moves, SORTIE_GAME_VERB (verb), G_N_ELEMENTS (args), args);
}

/* Adds what one unit can do. */
typedef void AddMoves (const SwLook *l, SortieRef unit, SortieMoves *moves);

/* The same for every unit that may move now. */
static void
add_for_movers (const SortiePlay *p, SortieMoves *moves, AddMoves *add)
{
  SwLook l;

  if (asks_for_mover (p) && !sw_may_choose (p, SW_TO_MOVE))
    return;
  sw_look (&l, p);
  for (SORTIE_EACH_PIECE (p, slot))
    if (check_mover (p, sortie_piece_ref (p, slot), NULL))
      add (&l, sortie_piece_ref (p, slot), moves);
}

/* move UNIT PLACE */

static void
add_ends (const SwLook *l, SortieRef unit, SwSpaces ends, SortieMoves *moves)
{
  for (SW_EACH_SPACE (ends, space))
    add_space_move (l, moves, SW_VERB_MOVE, unit, space);
}

static void
add_destinations (const SwLook *l, SortieRef unit, SortieMoves *moves)
{
  SwStride stride = stride_now (l->p, unit);

  add_ends (l, unit, sw_destinations (l, unit, &stride), moves);
}

void
sw_move_candidates (const SortiePlay *p, SortieMoves *moves)
{
  if (!sw_asks (p, SW_ASK_STEP))
    add_for_movers (p, moves, add_destinations);
}

static gboolean
in_line (const SortiePlay *p, guint16 a, guint16 b)
{
  guint16 between[SW_MAX_SPACES];
  guint n;

  return sortie_grid_line (p->setup, a, b, between, &n);
}

/* The card in front of the unit that blocks the straight way to its goal (SW-9.3); SORTIE_NOTHING: none. */
static SortieRef
blocker_before (const SwLook *l, SortieRef unit, const SwStride *stride, guint16 goal)
{
  guint16 between[SW_MAX_SPACES];
  guint n = 0;

  if (!sortie_grid_line (l->p->setup, sortie_piece_place (l->p, unit), goal, between, &n) || n == 0
      || sw_may_step (l, unit, stride, sw_look_space (l, between[0]), NULL))
    return SORTIE_NOTHING;
  return sw_card_on (l->p, between[0]);
}

/* Says what stops the unit on its way, or that there is no way. In a straight line, names the card in the way. */
static gboolean
refuse_way (const SwLook *l, SortieRef unit, const SwStride *stride, guint16 goal, SortieRefusal *why)
{
  SortieRef blocker = blocker_before (l, unit, stride, goal);

  if (sw_is_stopped_before (l, unit, stride, sw_look_space (l, goal)))
    return sw_refuse (why, SW_REASON_STOPPED_BEFORE, unit, sortie_ref_place (goal), 0);
  if (blocker != SORTIE_NOTHING)
    return sw_refuse (why, SW_REASON_STEP_BLOCKED, unit, blocker, 0);
  return sw_refuse (why, SW_REASON_NO_WAY, unit, sortie_ref_place (goal), 0);
}

static SwCrossing
crossing (const SortiePlay *p, guint16 a, guint16 b)
{
  guint16 first = sw_space (p, 0, 0);

  return sw_crossing (sw_field (p), a - first, b - first);
}

/* Why no way leads there. */
static gboolean
refuse_goal (const SwLook *l, SortieRef unit, const SwStride *stride, guint16 goal,
             SortieRefusal *why)
{
  const SortiePlay *p = l->p;
  guint16 here = sortie_piece_place (p, unit);
  SortieRef there = sw_card_on (p, goal);
  guint distance = sortie_grid_distance (p->setup, here, goal);

  if (there != SORTIE_NOTHING && there != unit)
    return sw_refuse (why, SW_REASON_STEP_BLOCKED, unit, there, 0);
  if (stride->straight && !in_line (p, here, goal))
    return sw_refuse (why, SW_REASON_NOT_STRAIGHT, unit, 0, 0);
  if (distance > stride->steps)
    return sw_refuse (why, crossing (p, here, goal) != SW_OVER_NOTHING ? SW_REASON_TOO_FAR_OVER_EDGE
                                                                       : SW_REASON_TOO_FAR,
                      unit, sortie_ref_place (goal), stride->steps);
  if (distance == 1 && !sw_may_step (l, unit, stride, sw_look_space (l, goal), why))
    return FALSE;
  if (distance < stride->at_least)
    return sw_refuse (why, SW_REASON_TOO_SHORT, unit, 0, stride->at_least);
  if (sortie_piece_remembers (p, unit, SW_MEMORY_ENTANGLED)
      && sw_vine_on (p, here) != SORTIE_NOTHING)
    return sw_refuse (why, SW_REASON_ENTANGLED, unit, 0, 0);
  if (!sw_stride_ends_on (p, stride, goal))
    return sw_refuse (why, SW_REASON_END_ELSEWHERE, unit, 0, 0);
  return refuse_way (l, unit, stride, goal, why);
}

/* Whether the unit may move now, and how far, given what is around it. */
static gboolean
look_as_mover (const SortiePlay *p, SortieRef unit, SwLook *ret_look, SwStride *ret_stride,
               SortieRefusal *why)
{
  if (!check_mover (p, unit, why))
    return FALSE;
  *ret_stride = stride_now (p, unit);
  sw_look (ret_look, p);
  return TRUE;
}

gboolean
sw_move_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef unit = move->arg[0];
  guint16 goal = sortie_ref_index (move->arg[1]);
  SwStride stride;
  SwLook l;

  if (!look_as_mover (p, unit, &l, &stride, why))
    return FALSE;
  return sw_spaces_have (sw_destinations (&l, unit, &stride), sw_look_space (&l, goal))
         || refuse_goal (&l, unit, &stride, goal, why);
}

gboolean
sw_movement_is_idle (const SortiePlay *p, SortieRefusal *ret_why)
{
  return !sw_may_choose_more (p, SORTIE_NOTHING, SW_TO_MOVE, ret_why)
         || !sw_refuse (ret_why, SW_REASON_NO_UNIT_MOVES, 0, 0, 0);
}

void
sw_move_apply (SortiePlay *p, const SortieMove *move)
{
  start_move (p, move->arg[0], sortie_ref_index (move->arg[1]), SORTIE_NO_INDEX);
}

/* step UNIT PLACE */

static void
add_steps (const SwLook *l, SortieRef unit, SortieMoves *moves)
{
  SwStride stride = stride_now (l->p, unit);
  guint8 spaces[SW_N_DIRECTIONS];
  guint n = sw_steps (l, unit, &stride, sw_look_space (l, sw_mover_goal (l->p)), spaces);

  for (guint i = 0; i < n; i++)
    add_space_move (l, moves, SW_VERB_STEP, unit, spaces[i]);
}

void
sw_step_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SwLook l;

  if (sw_asks (p, SW_ASK_STEP))
    {
      sw_look (&l, p);
      add_steps (&l, sw_mover (p), moves);
    }
  else
    add_for_movers (p, moves, add_steps);
}

/* a player who has named the goal is asked which way. */
static gboolean
leads_on (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 to, SortieRefusal *why)
{
  guint8 goal = sw_look_space (l, sw_mover_goal (l->p)), spaces[SW_N_DIRECTIONS];
  guint n = goal != SW_NO_SPACE ? sw_steps (l, unit, stride, goal, spaces) : 0;

  for (guint i = 0; i < n; i++)
    if (spaces[i] == to)
      return TRUE;
  return goal == SW_NO_SPACE
         || sw_refuse (why, SW_REASON_NOT_ON_THE_WAY, sortie_ref_place (sw_look_place (l, to)),
                       sortie_ref_place (sw_mover_goal (l->p)), 0);
}

gboolean
sw_step_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef unit = move->arg[0];
  guint8 to;
  SwStride stride;
  SwLook l;

  if (!look_as_mover (p, unit, &l, &stride, why))
    return FALSE;
  to = sw_look_space (&l, sortie_ref_index (move->arg[1]));
  return sw_may_step (&l, unit, &stride, to, why) && leads_on (&l, unit, &stride, to, why);
}

void
sw_step_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 to = sortie_ref_index (move->arg[1]);

  if (was_asked_by (p, SW_PROC_MOVE))
    sw_mover_goes (p, to);
  else
    start_move (p, move->arg[0], SORTIE_NO_INDEX, to);
}

/* Moves and steps: one walk for each unit. */

static void
add_both (const SwLook *l, SortieRef unit, SwShared *shared, SortieMoves *moves, SortieMoves *steps)
{
  SwStride stride = stride_now (l->p, unit);
  SwWays ways;

  if (!sw_find_ways (l, unit, &stride, shared, &ways))
    return;
  add_ends (l, unit, ways.ends, moves);
  for (guint i = 0; i < ways.n_steps; i++)
    add_space_move (l, steps, SW_VERB_STEP, unit, ways.steps[i]);
}

/* The units that the active player may choose. */
static void
add_chosen_movers (const SwLook *l, SortieMoves *moves, SortieMoves *steps)
{
  const SortiePlay *p = l->p;
  SwShared shared = SW_NOTHING_SHARED;

  for (SORTIE_EACH_PIECE_OF (p, sortie_active (p), slot))
    if (sw_is_one_of (p, sortie_piece_ref (p, slot), SW_TO_MOVE, NULL))
      add_both (l, sortie_piece_ref (p, slot), &shared, moves, steps);
}

/* Units that a card allows. */
static void
add_granted_movers (const SwLook *l, SortieMoves *moves, SortieMoves *steps)
{
  const SortiePlay *p = l->p;
  SwShared shared = SW_NOTHING_SHARED;

  for (SORTIE_EACH_PIECE (p, slot))
    if (check_marcher (p, sortie_piece_ref (p, slot), NULL))
      add_both (l, sortie_piece_ref (p, slot), &shared, moves, steps);
}

static void
list_movers (const SortiePlay *p, SortieMoves *moves)
{
  SortieMove storage[SW_N_DIRECTIONS * SW_MAX_SPACES];
  SortieMoves steps = { storage, 0, G_N_ELEMENTS (storage) };
  SwLook l;

  if (asks_for_mover (p) && !sw_may_choose (p, SW_TO_MOVE))
    return;
  sw_look (&l, p);
  if (asks_for_mover (p))
    add_chosen_movers (&l, moves, &steps);
  else
    add_granted_movers (&l, moves, &steps);
  sortie_moves_append (moves, &steps);
}

void
sw_list_movement (const SortiePlay *p, SortieMoves *moves)
{
  list_movers (p, moves);
  sortie_moves_of_verb (p, SORTIE_GAME_VERB (SW_VERB_ACTIVATE), moves);
  sortie_moves_of_verb (p, SORTIE_VERB_DONE, moves);
}

void
sw_list_free_moves (const SortiePlay *p, SortieMoves *moves)
{
  list_movers (p, moves);
  sortie_moves_of_verb (p, SORTIE_VERB_DONE, moves);
}

/* attack UNIT CARD */

static gboolean
asks_for_attacker (const SortiePlay *p)
{
  return sw_asks (p, SW_ASK_ATTACK) || sw_asks (p, SW_ASK_LATE_ATTACK);
}

static gboolean
check_attacker (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (asks_for_attacker (p))
    return sw_may_attack (p, unit, why);
  if (sw_asks (p, SW_ASK_RETARGET) && sw_strike_attacker (p) == unit)
    return TRUE;
  if (sw_asks (p, SW_ASK_RETARGET))
    return sw_refuse (why, SW_REASON_OTHER_ATTACKER, unit, sw_strike_attacker (p), 0);
  if (sw_is_free_attacker (p, unit))
    return sw_can_attack (p, unit, why);
  return sw_refuse (why, SW_REASON_NOT_GRANTED_ATTACK, unit, 0, 0);
}

/* Attacks are listed by the attackers' spaces: first attacks on enemies, which players nearly always mean, then
 * attacks on friends (SW-10.5). */
typedef struct
{
  const SwLook *look;
  SortieMoves *on_enemies, *on_friends;
  gboolean is_chosen; /* by the active player; otherwise a card grants it */
} Attacks;

/* @may (nullable): whether the unit may attack at all, if that is still to be asked. */
static void
add_attacks (const Attacks *attacks, SortieRef unit, SwMayAttack *may)
{
  const SortiePlay *p = attacks->look->p;
  SortieRef targets[2 * SW_MAX_SPACES], args[2] = { unit };
  guint n = sw_targets (attacks->look, unit, may, targets, G_N_ELEMENTS (targets));

  for (guint i = 0; i < n; i++)
    {
      gboolean friendly = sw_is_friendly (p, sortie_asked_seat (p), targets[i]);

      args[1] = targets[i];
      if (attacks->is_chosen || sw_grant_allows (p, targets[i]))
        sortie_moves_add (friendly ? attacks->on_friends : attacks->on_enemies,
                          SORTIE_GAME_VERB (SW_VERB_ATTACK), G_N_ELEMENTS (args), args);
    }
}

/* Attacks of the units that the active player may choose. */
static void
add_chosen_attackers (const Attacks *attacks)
{
  const SortiePlay *p = attacks->look->p;
  gboolean may_choose = sw_may_choose (p, SW_TO_ATTACK);
  SwMayAttack *may = sw_asks (p, SW_ASK_ATTACK) ? sw_can_attack : sw_may_attack;

  for (SW_EACH_SPACE (attacks->look->cards, space))
    {
      SortieRef unit = attacks->look->card[space];

      if (sw_controller (p, unit) == sortie_active (p)
          && ((may_choose && sw_may_be_one_of (p, unit, SW_TO_ATTACK)) || sw_has_attacks_left (p, unit)))
        add_attacks (attacks, unit, may);
    }
}

/* Attacks of units that a card allows, or of the unit that chooses another target. */
static void
add_granted_attackers (const Attacks *attacks)
{
  const SortiePlay *p = attacks->look->p;

  for (SORTIE_EACH_PIECE (p, slot))
    if (check_attacker (p, sortie_piece_ref (p, slot), NULL))
      add_attacks (attacks, sortie_piece_ref (p, slot), NULL);
}

void
sw_attack_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieMove room[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) on_friends = SORTIE_MOVES_IN (room);
  SwLook l;
  const Attacks attacks = { &l, moves, &on_friends, asks_for_attacker (p) };

  sw_look (&l, p);
  if (attacks.is_chosen)
    add_chosen_attackers (&attacks);
  else
    add_granted_attackers (&attacks);
  sortie_moves_append (moves, &on_friends);
}

/* Who names an opponent's card first may want to attack it. Says which unit of the active player has it as a target, or
 * that none has. FALSE */
static gboolean
refuse_attack_on (const SortiePlay *p, SortieRef target, SortieRefusal *why)
{
  SwLook l;

  sw_look (&l, p);
  for (SW_EACH_SPACE (l.cards, space))
    if (sw_controller (p, l.card[space]) == sortie_active (p) && sw_is_unit (p, l.card[space])
        && sw_is_target (&l, l.card[space], target, NULL))
      return sw_refuse (why, SW_REASON_NAME_ATTACKER, target, l.card[space], 0);
  return sw_refuse (why, SW_REASON_NONE_REACHES, target, 0, 0);
}

static gboolean
is_not_own (const SortiePlay *p, SortieRef unit, const SortieRefusal *why)
{
  return why != NULL && why->reason == SORTIE_GAME_REASON (SW_REASON_NOT_YOUR_ATTACKER)
         && sortie_piece_exists (p, unit)
         && sortie_are_opponents (p->setup, sortie_active (p), sw_controller (p, unit));
}

gboolean
sw_attack_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef unit = move->arg[0], target = move->arg[1];
  SwLook l;

  if (!check_attacker (p, unit, why))
    return is_not_own (p, unit, why) && refuse_attack_on (p, unit, why);
  sw_look (&l, p);
  if (!sw_is_target (&l, unit, target, why))
    return FALSE;
  return sw_grant_allows (p, target)
         || sw_refuse (why, SW_REASON_NOT_GRANTED_TARGET, target, unit, 0);
}

gboolean
sw_attack_is_idle (const SortiePlay *p, SortieRefusal *ret_why)
{
  return !sw_may_choose_more (p, SORTIE_NOTHING, SW_TO_ATTACK, ret_why)
         || !sw_refuse (ret_why, SW_REASON_NO_UNIT_ATTACKS, 0, 0, 0);
}

static void
begin_attack (SortiePlay *p, SortieRef unit, SortieRef target)
{
  SortieOrigin origin = sortie_origin_rules (sortie_asked_seat (p));

  sw_choose (p, unit, SW_TO_ATTACK);
  sortie_piece_set_mark (p, unit, SW_MARK_ATTACKS, sortie_piece_mark (p, unit,
                                                                      SW_MARK_ATTACKS) + 1);
  sw_strike (p, &origin, unit, target);
}

void
sw_attack_apply (SortiePlay *p, const SortieMove *move)
{
  if (was_asked_by (p, SW_PROC_STRIKE))
    sw_retarget (p, move->arg[1]);
  else if (was_asked_by (p, SW_PROC_ATTACK))
    sw_free_attack_at (p, move->arg[0], move->arg[1]);
  else
    begin_attack (p, move->arg[0], move->arg[1]);
}

/* SW-9.5: a unit may be chosen to move, and stay. */
static gboolean
is_staying (const SortiePlay *p, const SortieMove *move)
{
  return sortie_piece_exists (p, move->arg[0])
         && sortie_ref_place (sortie_piece_place (p, move->arg[0])) == move->arg[1];
}

/* SW-25.7: a move or an attack across edges that meet is hard to see on the board. */
static SwCrossing
crossing_of (const SortiePlay *p, const SortieMove *move)
{
  guint16 from = sortie_piece_place (p, move->arg[0]);
  guint16 to = sortie_ref_kind (move->arg[1]) == SORTIE_REF_PLACE ? sortie_ref_index (move->arg[1])
                                                  : sortie_piece_place (p, move->arg[1]);

  return sortie_piece_exists (p, move->arg[0]) ? crossing (p, from, to) : SW_OVER_NOTHING;
}

const char *
sw_rule_of_crossing (const SortiePlay *p, const SortieMove *move)
{
  return crossing_of (p, move) != SW_OVER_NOTHING ? "SW-25.7" : NULL;
}

/* The sentence, if the move needs more words than the verb's own. */
static const char *
move_pattern (const SortiePlay *p, const SortieMove *move)
{
  static const char *const over[SW_N_CROSSINGS] = {
    [SW_OVER_SEAM] = N_ ("Move {unit} over the seam of the boards to {goal}."),
    [SW_OVER_OUTER_EDGE] = N_ ("Move {unit} over the outer edge to {goal}."),
  };

  return is_staying (p, move) ? N_ ("Leave {unit} where it is.") : over[crossing_of (p, move)];
}

static char *
fill_move (const SortiePlay *p, guint8 seat, const SortieMove *move, const char *pattern)
{
  char unit[SORTIE_MOVE_TEXT], goal[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = { { "unit", unit }, { "goal", goal } };

  if (pattern == NULL)
    return NULL;
  sortie_ref_name_and_place (p, seat, move->arg[0], unit);
  sortie_ref_name (p, seat, move->arg[1], goal);
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain, pattern), args, G_N_ELEMENTS (args));
}

char *
sw_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return fill_move (p, seat, move, move_pattern (p, move));
}

char *
sw_step_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  static const char *const over[SW_N_CROSSINGS] = {
    [SW_OVER_NOTHING] = N_ ("Move {unit} one step to {goal}."),
    [SW_OVER_SEAM] = N_ ("Move {unit} one step over the seam of the boards to {goal}."),
    [SW_OVER_OUTER_EDGE] = N_ ("Move {unit} one step over the outer edge to {goal}."),
  };

  return fill_move (p, seat, move, over[crossing_of (p, move)]);
}

/* Players hardly ever mean it, except for an ability that answers the move. */
const char *
sw_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  (void) seat;
  return is_staying (p, move) ? dgettext (sortie_catalogue (p)->domain, "It counts as moved.")
                              : NULL;
}

/* Translators: the number is that of the dice. */
static const char *
attack_pattern (const SortiePlay *p, const SwForecast *forecast)
{
  const char *domain = sortie_catalogue (p)->domain;
  guint dice = forecast->dice;

  if (!forecast->rolls)
    return dngettext (domain, "Attack {target} with {unit}: {dice} wound, without a roll.",
                      "Attack {target} with {unit}: {dice} wounds, without a roll.", dice);
  if (forecast->to_wound > forecast->to_hit)
    return dngettext (
        domain,
        "Attack {target} with {unit}: {dice} die, which hits on {hit} or more, and wounds only on "
        "{wound} or more.",
        "Attack {target} with {unit}: {dice} dice, which hit on {hit} or more, and wound only on "
        "{wound} or more.",
        dice);
  return dngettext (domain, "Attack {target} with {unit}: {dice} die, which hits on {hit} or more.",
                    "Attack {target} with {unit}: {dice} dice, which hit on {hit} or more.", dice);
}

gint
sw_attack_chance (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  SwOdds odds;

  if (sortie_frame_top (p) == NULL || !sortie_piece_exists (p, move->arg[0]) || !sortie_piece_exists (p, move->arg[1])
      || sortie_to_move (p) == SORTIE_NO_SEAT || !sortie_move_check (p, sortie_to_move (p), move, NULL))
    return -1;
  if (!sortie_are_opponents (p->setup, seat, sw_controller (p, move->arg[1])))
    return 0;
  sw_odds_of (p, move->arg[0], move->arg[1], &odds);
  return sw_odds_chance (&odds);
}

/* Leaves out those that are NULL. (transfer full) */
static char *
join_sentences (const char *const sentences[3])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 3; i++)
    if (sentences[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentences[i]);
  return g_string_free (text, FALSE);
}

char *
sw_attack_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  char unit[SORTIE_MOVE_TEXT], target[SORTIE_MOVE_TEXT], dice[16], hit[16], wound[16];
  const SortieTextArg args[] = { { "unit", unit }, { "target", target }, { "dice", dice },
                                 { "hit", hit }, { "wound", wound } };
  static const char *const over[SW_N_CROSSINGS] = {
    [SW_OVER_SEAM] = N_ ("The attack leads over the seam of the boards."),
    [SW_OVER_OUTER_EDGE] = N_ ("The attack leads over the outer edge."),
  };
  const char *besides, *crossed;
  g_autofree char *aimed = NULL;
  SwForecast forecast;

  if (!sortie_piece_exists (p, move->arg[0]) || !sortie_piece_exists (p, move->arg[1]))
    return NULL;
  forecast = sw_attack_forecast (p, move->arg[0], move->arg[1]);
  sortie_ref_name_and_place (p, seat, move->arg[0], unit);
  sortie_ref_name_and_place (p, seat, move->arg[1], target);
  g_snprintf (dice, sizeof dice, "%u", forecast.dice);
  g_snprintf (hit, sizeof hit, "%d", forecast.to_hit);
  g_snprintf (wound, sizeof wound, "%d", forecast.to_wound);
  aimed = sortie_text_fill (attack_pattern (p, &forecast), args, G_N_ELEMENTS (args));
  besides = sw_attack_collateral (p, seat, move);
  crossed = over[crossing_of (p, move)];
  return join_sentences ((const char *const[]){
      aimed, crossed != NULL ? dgettext (sortie_catalogue (p)->domain, crossed) : NULL, besides });
}

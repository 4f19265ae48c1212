/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.c: summon, play, build, activate: what players do with cards and abilities. */
#include <sortie/game.h>
#include "abilities.h"
#include "activation.h"
#include "links.h"
#include "steps.h"
#include "verbs.h"
#include <libintl.h>

static gboolean
is_in (const SortiePlay *p, SortieRef card, SwZone zone)
{
  return sortie_card_of (p, card)->zone == sw_zone (p, zone, sortie_asked_seat (p));
}

static gboolean
is_in_hand (const SortiePlay *p, SortieRef card)
{
  return is_in (p, card, SW_ZONE_HAND);
}

/* Adds a move of the verb for each card of the zone, without other operands. */
static void
card_candidates (const SortiePlay *p, SortieMoves *moves, SwVerb verb, SwZone zone)
{
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, zone, sortie_asked_seat (p)), card))
    {
      SortieRef ref = sortie_ref_card (card);

      sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 1, &ref);
    }
}

/* summon CARD PLACE (SW-7) */

/* SW-21.4: a Mutation costs less by the cost of the unit that it replaces. */
static gint
cost_of_summoning (const SortiePlay *p, SortieRef card, guint16 place)
{
  SortieRef unit = sw_card_on (p, place);
  gint cost = sw_cost (p, card);

  if (sw_type (p, card) != SW_MUTATION || unit == SORTIE_NOTHING
      || sw_type (p, unit) != SW_MUTATION)
    return cost;
  return sortie_not_negative (cost - sw_cost (p, unit));
}

/* Whether the same card comes earlier in the hand and may be summoned. */
static gboolean
is_repeated (const SortiePlay *p, guint16 card)
{
  const SortieCard *this = sortie_card (p, card);

  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), earlier))
    {
      const SortieCard *other = sortie_card (p, earlier);

      if (earlier == card)
        return FALSE;
      if (other->def == this->def && other->flags == this->flags
          && sw_may_summon_now (p, sortie_ref_card (earlier)))
        return TRUE;
    }
  return FALSE;
}

/* @can_pay: whatever the space, the cost can be paid. */
static void
add_summons_of (const SortiePlay *p, SortieRef card, gboolean can_pay, SortieMoves *moves)
{
  SwSpaces spaces = sw_summoning_spaces (p, sortie_asked_seat (p), card);
  guint16 base = sw_space (p, 0, 0);

  for (SW_EACH_SPACE (spaces, space))
    {
      const SortieRef args[2] = { card, sortie_ref_place (base + space) };

      if (can_pay || sw_can_spend (p, sortie_asked_seat (p), cost_of_summoning (p, card, base + space)))
        sortie_moves_add (moves, SORTIE_GAME_VERB (SW_VERB_SUMMON), 2, args);
    }
}

void
sw_summon_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), card))
    {
      SortieRef ref = sortie_ref_card (card);
      gint cost = sw_cost (p, ref);

      if (cost == SW_NO_COST || is_repeated (p, card) || !sw_may_summon_now (p, ref))
        continue;
      /* only for a Mutation may another unit pay part of the cost */
      if (sw_can_spend (p, sortie_asked_seat (p), cost))
        add_summons_of (p, ref, TRUE, moves);
      else if (sw_type (p, ref) == SW_MUTATION)
        add_summons_of (p, ref, FALSE, moves);
    }
}

static gboolean
check_cost (const SortiePlay *p, SortieRef card, gint cost, SortieRefusal *why)
{
  guint8 seat = sortie_asked_seat (p);

  if (sw_can_spend (p, seat, cost))
    return TRUE;
  return sw_refuse_cost (p, seat, SW_REASON_CANNOT_PAY, SW_REASON_MAY_NOT_SPEND, card, cost, why);
}

gboolean
sw_check_card_to_summon (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  /* check this before the card's type: nothing may be revealed about another player's card */
  if (!is_in_hand (p, card))
    return sw_refuse (why, SW_REASON_SUMMON_FROM_HAND, card, 0, 0);
  switch ((SwType) sortie_value_base (p, SW_VALUE_TYPE, card))
    {
    case SW_WALL:
      return sw_refuse (why, SW_REASON_SUMMON_WALL, card, 0, 0);
    case SW_EVENT:
      return sw_refuse (why, SW_REASON_SUMMON_EVENT, card, 0, 0);
    default:
      return TRUE;
    }
}

gboolean
sw_summon_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];
  guint16 place = sortie_ref_index (move->arg[1]);

  if (!sw_check_card_to_summon (p, card, why))
    return FALSE;
  if (!sw_may_summon_now (p, card))
    return sw_refuse (why, SW_REASON_SUMMON_ELSEWHEN, card, 0, 0);
  if (sw_cost (p, card) == SW_NO_COST)
    return sw_refuse (why, SW_REASON_NO_COST, card, 0, 0);
  return sw_is_summoning_space (p, sortie_asked_seat (p), card, place, why)
         && check_cost (p, card, cost_of_summoning (p, card, place), why);
}

/* The cheapest unit in hand; SORTIE_NOTHING: there is none. For a Mutation, the reason is a missing unit rather than
   a missing space. */
static SortieRef
cheapest_unit (const SortiePlay *p)
{
  SortieRef cheapest = SORTIE_NOTHING;

  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), card))
    {
      SortieRef ref = sortie_ref_card (card);

      if (sw_cost (p, ref) != SW_NO_COST && sw_type (p, ref) != SW_MUTATION && sw_may_summon_now (p, ref)
          && (cheapest == SORTIE_NOTHING || sw_cost (p, ref) < sw_cost (p, cheapest)))
        cheapest = ref;
    }
  return cheapest;
}

gboolean
sw_summon_is_idle (const SortiePlay *p, SortieRefusal *ret_why)
{
  const SortieRef unit = cheapest_unit (p);
  guint8 space;

  if (unit == SORTIE_NOTHING)
    return !sw_refuse (ret_why, SW_REASON_NO_UNIT_IN_HAND, 0, 0, 0);
  space = sw_spaces_first (sw_summoning_spaces (p, sortie_asked_seat (p), unit));
  if (space == SW_NO_SPACE)
    return !sw_is_summoning_space (p, sortie_asked_seat (p), unit, sw_space (p, 0, 0), ret_why);
  return !check_cost (p, unit, cost_of_summoning (p, unit, sw_space (p, 0, 0) + space), ret_why);
}

void
sw_summon_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 place = sortie_ref_index (move->arg[1]);
  gint cost = cost_of_summoning (p, move->arg[0], place);
  SortieOrigin origin = sortie_origin_rules (sortie_asked_seat (p));
  const SortieArg args[] = { SORTIE_ONE (move->arg[0]), SORTIE_NUMBER (cost),
                             SORTIE_LIST (move->arg, 0), SORTIE_ONE (move->arg[1]) };

  sortie_call_game (p, &origin, SW_PROC_SUMMON, G_N_ELEMENTS (args), args);
}

/* play CARD [PLACE] (SW-8, SW-14.1) */

static guint16
effect_of (const SortiePlay *p, SortieRef card)
{
  const SortieDef *def = sortie_def (p, sw_card_def (p, sortie_ref_index (card)));

  for (guint i = 0; i < def->n_clauses; i++)
    if (sortie_clause (p, def->first_clause + i)->kind == SORTIE_CLAUSE_PLAY)
      return def->first_clause + i;
  return 0;
}

/* SW-18.6: a card of the hand that answers an event. */
static gboolean
check_held (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  guint16 clause = 0;
  SortieLack lack = { 0 };

  switch (sortie_reaction_check (p, card, &clause))
    {
    case SORTIE_HELD_ANSWERS:
      return TRUE;
    case SORTIE_HELD_CONDITION:
      return sw_refuse (why, SW_REASON_CONDITION, card, 0, clause);
    case SORTIE_HELD_NO_TARGET:
      sortie_reaction_lack (p, card, &lack);
      return sw_refuse_lack (SW_REASON_NO_TARGET, card, &lack, why);
    case SORTIE_HELD_OTHER:
      return sw_refuse (why, SW_REASON_OTHER_REACTION, card, 0, 0);
    case SORTIE_HELD_NOTHING:
      break;
    }
  return sw_refuse (why, SW_REASON_NOT_A_REACTION, card, 0, 0);
}

static gboolean
is_wall_card (const SortiePlay *p, SortieRef card)
{
  return sortie_value_base (p, SW_VALUE_TYPE, card) == SW_WALL;
}

/* With each space for the wall (SW-14.1). */
static void
wall_candidates (const SortiePlay *p, SortieMoves *moves, SortieRef card)
{
  for (guint i = 0; i < sortie_width (p) * sortie_height (p); i++)
    {
      guint16 place = sw_space (p, 0, 0) + i;
      const SortieRef args[] = { card, sortie_ref_place (place) };

      if (sw_side_of (p, place) == sw_side (sortie_asked_seat (p)) && sw_is_empty (p, place))
        sortie_moves_add (moves, SORTIE_GAME_VERB (SW_VERB_PLAY), G_N_ELEMENTS (args), args);
    }
}

/* The ability that a card has in hand, in a phase of its own (held="yes"); 0: none. */
static guint16
held_ability (const SortiePlay *p, SortieRef card)
{
  guint16 clause;

  return sortie_held_abilities (p, sortie_ref_index (card), &clause, 1) > 0 ? clause : 0;
}

/* In the Summon Phase, only such cards may be played. */
static void
held_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), card))
    {
      SortieRef ref = sortie_ref_card (card);

      if (held_ability (p, ref) != 0)
        sortie_moves_add (moves, SORTIE_GAME_VERB (SW_VERB_PLAY), 1, &ref);
    }
}

void
sw_play_candidates (const SortiePlay *p, SortieMoves *moves)
{
  if (sw_asks (p, SW_ASK_SUMMON))
    {
      held_candidates (p, moves);
      return;
    }
  card_candidates (p, moves, SW_VERB_PLAY, SW_ZONE_HAND);
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), card))
    if (is_wall_card (p, sortie_ref_card (card)))
      wall_candidates (p, moves, sortie_ref_card (card));
}

/* SW-14.1: any empty space of the player's own side. */
static gboolean
check_wall (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 place = sortie_ref_index (move->arg[1]);

  if (move->n < 2)
    return sw_refuse (why, SW_REASON_WALL_WHERE, move->arg[0], 0, 0);
  if (sw_side_of (p, place) != sw_side (sortie_asked_seat (p)))
    return sw_refuse (why, SW_REASON_WALL_SIDE, move->arg[1], 0, 0);
  return sw_is_empty (p, place)
         || sw_refuse (why, SW_REASON_WALL_SPACE, move->arg[1], sortie_place_piece (p, place), 0);
}

/* SW-18.6: reactions answer an opponent's event; other cards wait for their phase. */
static gboolean
check_reaction (const SortiePlay *p, SortieRef card, guint16 clause, SortieRefusal *why)
{
  gboolean reacts = sortie_clause (p, clause)->timing == SW_TIMING_REACTION;
  gboolean answers = sw_asks (p, SW_ASK_REACTION);

  if (reacts && !answers)
    return sw_refuse (why, SW_REASON_ONLY_REACTION, card, 0, 0);
  return reacts || !answers || sw_refuse (why, SW_REASON_NOT_A_REACTION, card, 0, 0);
}

gboolean
sw_condition_holds (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  SortieContext ctx = sortie_context (p, sortie_asked_seat (p), card, SORTIE_CAUSE_PLAY);
  guint16 clause = is_in_hand (p, card) ? effect_of (p, card) : 0;

  return clause == 0 || sortie_test (&ctx, sortie_clause (p, clause)->test)
         || sw_refuse (why, SW_REASON_ELSEWHEN_AND_CONDITION, card, 0, clause);
}

/* Only walls take a space. */
static gboolean
has_no_place (const SortieMove *move, SortieRefusal *why)
{
  return move->n == 1 || sw_refuse (why, SW_REASON_EVENT_NO_PLACE, move->arg[0], 0, 0);
}

/* SW-8.4, 8.5. */
static gboolean
check_event (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];
  SortieContext ctx = sortie_context (p, sortie_asked_seat (p), card, SORTIE_CAUSE_PLAY);
  guint16 clause = effect_of (p, card), held = held_ability (p, card);

  if (sortie_reaction_event (p) != NULL)
    return check_held (p, card, why) && has_no_place (move, why);
  if (held != 0)
    return sw_may_use_held (p, card, held, why) && has_no_place (move, why);
  if (sw_asks (p, SW_ASK_SUMMON))
    return sw_refuse (why, SW_REASON_PLAY_ELSEWHEN, card, 0, 0);
  if (clause == 0 && sortie_reaction_check (p, card, NULL) != SORTIE_HELD_NOTHING)
    return sw_refuse (why, SW_REASON_ONLY_REACTION, card, 0, 0);
  if (clause == 0)
    return sw_refuse (why, SW_REASON_NOT_AN_EVENT, card, 0, 0);
  if (!check_reaction (p, card, clause, why))
    return FALSE;
  if (!sortie_may_use (p, clause, card))
    return sw_refuse (why, SW_REASON_PLAY_LIMIT, card, 0, sortie_clause (p, clause)->limit);
  if (!sortie_test (&ctx, sortie_clause (p, clause)->test))
    return sw_refuse (why, SW_REASON_CONDITION, card, 0, clause);
  return sw_demands_are_met (&ctx, clause, SW_REASON_NO_TARGET, why) && has_no_place (move, why);
}

gboolean
sw_play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (!is_in_hand (p, move->arg[0]))
    return sw_refuse (why, SW_REASON_PLAY_FROM_HAND, move->arg[0], 0, 0);
  if (is_wall_card (p, move->arg[0]) && sw_asks (p, SW_ASK_EVENT))
    return check_wall (p, move, why);
  return check_event (p, move, why);
}

gboolean
sw_event_is_idle (const SortiePlay *p, SortieRefusal *ret_why)
{
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_HAND, sortie_asked_seat (p)), card))
    {
      const SortieMove move = { .verb = SORTIE_GAME_VERB (SW_VERB_PLAY), .n = 1, .arg = { sortie_ref_card (card) } };

      if (sortie_value_base (p, SW_VALUE_TYPE, move.arg[0]) == SW_EVENT && !sw_play_check (p, &move, ret_why))
        return TRUE;
    }
  return !sw_refuse (ret_why, SW_REASON_NOTHING_TO_PLAY, 0, 0, 0);
}

static void
put_wall (SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sw_event (p, NULL, SW_EVENT_PUT_WALL, sortie_asked_seat (p));

  event.actor = event.seat;
  event.subject = move->arg[0];
  event.other = move->arg[1];
  sw_count_played (p, event.seat);
  sortie_event_propose (p, &event, 1);
}

/* SW-9.9, 10.6 */
static void
use_activation (SortiePlay *p, SortieRef unit, SwTiming timing)
{
  if (timing == SW_TIMING_INSTEAD_OF_MOVING)
    sw_choose (p, unit, SW_TO_MOVE);
  else if (timing == SW_TIMING_INSTEAD_OF_ATTACKING)
    sw_choose (p, unit, SW_TO_ATTACK);
}

/* For a unit on the battlefield, or a card in hand. */
static void
use_ability (SortiePlay *p, SortieRef what, guint16 clause)
{
  SortieLink link = sortie_link_of (p, SW_LINK_ABILITY, sortie_asked_seat (p), what);
  SortieContext ctx = sortie_context (p, link.seat, what, SORTIE_CAUSE_ABILITY);
  gint cost = sw_ability_cost (p, what, sortie_number (&ctx, sortie_clause (p, clause)->amount));

  link.clause = clause;
  sortie_note_use (p, clause, what);
  use_activation (p, what, sortie_clause (p, clause)->timing);
  sortie_announce (p, &link, cost, TRUE);
}

/* SW-8.3: while it resolves, the card is in limbo. */
void
sw_play_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 card = sortie_ref_index (move->arg[0]);
  SortieLink link = sortie_link_of (p, SW_LINK_EVENT, sortie_asked_seat (p), move->arg[0]);

  if (is_wall_card (p, move->arg[0]))
    {
      put_wall (p, move);
      return;
    }
  if (sortie_reaction_event (p) == NULL && held_ability (p, move->arg[0]) != 0)
    {
      use_ability (p, move->arg[0], held_ability (p, move->arg[0]));
      return;
    }
  link.card = card;
  if (sortie_reaction_event (p) == NULL)
    link.clause = effect_of (p, move->arg[0]);
  else
    sortie_reaction_check (p, move->arg[0], &link.clause);
  sortie_note_use (p, link.clause, move->arg[0]);
  sortie_card_move (p, card, sw_zone (p, SW_ZONE_LIMBO, 0), SORTIE_TOP);
  sortie_announce (p, &link, 0, TRUE);
}

/* An event is played; a wall is put on a space. */
char *
sw_play_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  char wall[SORTIE_MOVE_TEXT], space[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = { { "wall", wall }, { "space", space } };

  if (move->n < 2)
    return NULL;
  sortie_ref_name (p, seat, move->arg[0], wall);
  sortie_ref_name (p, seat, move->arg[1], space);
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain, "Put {wall} on {space}."), args,
                           G_N_ELEMENTS (args));
}

/* build CARD (SW-12, 22.5): the last card built is on top. */

void
sw_build_candidates (const SortiePlay *p, SortieMoves *moves)
{
  card_candidates (p, moves, SW_VERB_BUILD, SW_ZONE_HAND);
  card_candidates (p, moves, SW_VERB_BUILD, SW_ZONE_PRISON);
}

gboolean
sw_build_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];

  /* SW-22.5, R-205 */
  if (is_in (p, card, SW_ZONE_PRISON))
    return sortie_var (p, SW_VAR_PAROLED, sortie_asked_seat (p)) == 0
           || sw_refuse (why, SW_REASON_BUILD_PRISONER, card, 0, 0);
  return is_in_hand (p, card) || sw_refuse (why, SW_REASON_BUILD_FROM_HAND, card, 0, 0);
}

gboolean
sw_magic_is_idle (G_GNUC_UNUSED const SortiePlay *p, SortieRefusal *ret_why)
{
  return !sw_refuse (ret_why, SW_REASON_HAND_EMPTY, 0, 0, 0);
}

void
sw_build_apply (SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sw_event (p, NULL, SW_EVENT_BUILD, sortie_asked_seat (p));

  event.actor = event.seat;
  event.subject = move->arg[0];
  if (is_in (p, event.subject, SW_ZONE_PRISON))
    sortie_var_set (p, SW_VAR_PAROLED, event.seat, 1);
  sortie_event_propose (p, &event, 1);
}

/* give NUMBER (SW-25.12) */

static gboolean
has_partner (const SortiePlay *p, guint8 seat, SortieRefusal *why)
{
  guint8 partner = sw_partner (p, seat);

  if (partner == SORTIE_NO_SEAT)
    return sw_refuse (why, SW_REASON_NO_PARTNER, 0, 0, 0);
  return !sortie_is_out (p, partner)
         || sw_refuse (why, SW_REASON_PARTNER_OUT, sortie_ref_seat (partner), 0, 0);
}

void
sw_give_candidates (const SortiePlay *p, SortieMoves *moves)
{
  guint8 seat = sortie_asked_seat (p);

  for (guint n = 1; has_partner (p, seat, NULL) && n <= sw_magic (p, seat); n++)
    {
      SortieRef number = sortie_ref (SORTIE_REF_NUMBER, n);

      sortie_moves_add (moves, SORTIE_GAME_VERB (SW_VERB_GIVE), 1, &number);
    }
}

gboolean
sw_give_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint8 seat = sortie_asked_seat (p);
  gint n = sortie_ref_index (move->arg[0]), magic = (gint) sw_magic (p, seat);

  if (!has_partner (p, seat, why))
    return FALSE;
  return (n > 0 && n <= magic)
         || sortie_refuse (why, SORTIE_GAME_REASON (SW_REASON_GIVE_TOO_MUCH), 0, 0, n, magic);
}

void
sw_give_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = sortie_asked_seat (p);
  SortieEvent event = sw_event (p, NULL, SW_EVENT_GIVE, seat);

  event.actor = seat;
  event.other = sortie_ref_seat (sw_partner (p, seat));
  event.amount = sortie_ref_index (move->arg[0]);
  sortie_event_propose (p, &event, 1);
}

/* activate UNIT [ABILITY] */

static gboolean
may_activate (const SortiePlay *p, SortieRef unit, guint16 clause)
{
  return sw_may_activate (p, unit, clause, NULL);
}

void
sw_activate_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef units[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, sw_timings_now (p), units, G_N_ELEMENTS (units));

  for (guint i = 0; i < n; i++)
    sortie_activate_candidates (p, moves, SORTIE_GAME_VERB (SW_VERB_ACTIVATE), units[i], may_activate);
}

static const SortieActivateReasons ability_reasons = {
  .none = SORTIE_GAME_REASON (SW_REASON_NO_ABILITY),
  .which = SORTIE_GAME_REASON (SW_REASON_WHICH_ABILITY),
  .no_such = SORTIE_GAME_REASON (SW_REASON_NO_SUCH_ABILITY),
};

gboolean
sw_activate_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 clause = sortie_activate_clause (p, move, &ability_reasons, why);

  return clause != 0 && sw_may_activate (p, move->arg[0], clause, why);
}

/* An ability that anybody may use helps the unit's controller. Players hardly ever mean an enemy's unit, and a
 * partner can use the ability too. */
const char *
sw_activate_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  SortieRef unit = move->arg[0];

  if (!sortie_piece_exists (p, unit) || sw_controller (p, unit) == seat)
    return NULL;
  return dgettext (sortie_catalogue (p)->domain, sw_is_friendly (p, seat, unit)
                                                   ? N_ ("This is your partner’s card.")
                                                   : N_ ("This is an enemy’s card."));
}

void
sw_activate_apply (SortiePlay *p, const SortieMove *move)
{
  use_ability (p, move->arg[0], sortie_activate_clause (p, move, &ability_reasons, NULL));
}

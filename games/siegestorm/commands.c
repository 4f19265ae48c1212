/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.c: play, deploy, activate: what a player does in a window or as an answer.
 *
 * Whether a text negates, deploys or takes an extra turn is read from its program, so that cards need not say it twice.
 */
#include "clauses.h"
#include "demands.h"
#include "links.h"
#include "phases.h"
#include "sides.h"

/* When. */

static gboolean
check_negation (const SortieLink *answered, SortieRef what, SortieRefusal *why)
{
  gboolean is_order = answered->kind == SS_LINK_HOLD || answered->kind == SS_LINK_SUPPORT;

  return ss_can_be_negated (answered->kind)
         || ss_refuse (why,
                       is_order ? SS_REASON_ORDER_CANNOT_BE_NEGATED : SS_REASON_CANNOT_BE_NEGATED,
                       what, answered->source, 0);
}

/* SS-11.2; SS-18.2: in the Boss's turn only a Negate may answer. R-11: a card that negates cannot answer anything
 * that cannot be negated, whatever else it does. */
static gboolean
check_answer (const SortiePlay *p, SortieRef what, guint16 clause, SsTiming timing,
              guint8 side, SortieRefusal *why)
{
  const SortieLink *answered = sortie_link (p, sortie_chain_open (p));
  gboolean negates = ss_clause_negates (p, clause);

  if (!negates && ss_is_boss (p, answered->seat))
    return ss_refuse (why, SS_REASON_ONLY_NEGATE, what, 0, 0);
  if (timing == SS_TIMING_REACTION_TO_ABILITY && answered->kind != SS_LINK_ABILITY)
    return ss_refuse (why, SS_REASON_ONLY_TO_ABILITY, what, answered->source, 0);
  if (!ss_may_answer_there (p, what, side, why))
    return FALSE;
  return !negates || check_negation (answered, what, why);
}

static gboolean
check_timing (const SortiePlay *p, SortieRef what, guint16 clause, SsTiming timing, guint8 side,
              SortieRefusal *why)
{
  if (timing == SS_TIMING_TOTEM)
    return ss_refuse (why, SS_REASON_TOTEM, what, 0, 0);
  if (timing == SS_TIMING_YOUR_TURN && !sortie_is_active (p, ss_decider (p)))
    return ss_refuse (why, SS_REASON_ONLY_YOUR_TURN, what, 0, 0);
  if (ss_asks (p, SS_ASK_ANSWER))
    return check_answer (p, what, clause, timing, side, why);
  if (!ss_asks (p, SS_ASK_WINDOW))
    return ss_refuse (why, SS_REASON_NO_WINDOW, what, 0, 0);
  if (timing == SS_TIMING_REACTION || timing == SS_TIMING_REACTION_TO_ABILITY)
    return ss_refuse (why, SS_REASON_ONLY_AS_ANSWER, what, 0, 0);
  return TRUE;
}

/* SS-11.10, 12.1, RUL-22: what some effects require besides a target. */
static gboolean
check_effects (const SortiePlay *p, SortieRef what, guint16 clause, guint8 side,
               SortieRefusal *why)
{
  guint8 seat = ss_decider (p);
  guint16 zone = ss_deployment_zone (p, ss_flank (seat, side));
  gboolean is_own_turn = sortie_is_active (p, seat), is_free = sortie_place_is_free (p, zone);
  gboolean deploys, places, places_beside;

  if (is_own_turn && is_free)
    return TRUE;
  deploys = ss_clause_calls (p, clause, SS_PROC_DEPLOY);
  places = ss_clause_calls (p, clause, SS_PROC_PLACE);
  places_beside = places && !deploys && sortie_option (p, SS_OPTION_PLACE_NEEDS_EMPTY_DZ);
  if (!is_own_turn && (deploys || places))
    return ss_refuse (why, SS_REASON_DEPLOYS_IN_OTHER_TURN, what, 0, 0);
  if (!is_own_turn && ss_clause_calls (p, clause, SS_PROC_EXTRA_TURN))
    return ss_refuse (why, SS_REASON_EXTRA_TURN_IN_OTHER_TURN, what, 0, 0);
  if (!is_own_turn && ss_clause_is_for_own_turn (p, clause))
    return ss_refuse (why, SS_REASON_LETS_DEPLOY_IN_OTHER_TURN, what, 0, 0);
  if ((deploys || places_beside) && !is_free)
    return ss_refuse (why, deploys ? SS_REASON_NO_ROOM_TO_DEPLOY : SS_REASON_PLACES_BESIDE,
                      sortie_ref_place (zone), sortie_place_piece (p, zone), 0);
  return TRUE;
}

/* The context in which the deciding seat would use @what, on @side. */
static SortieContext
context_on_side (const SortiePlay *p, SortieRef what, guint8 cause, guint8 side)
{
  SortieContext ctx = sortie_context (p, ss_decider (p), what, cause);

  ctx.side = side;
  return ctx;
}

/* SS-7.10, and what the card itself requires (SS-13.1). */
static gboolean
check_demands (const SortiePlay *p, SortieRef what, guint16 clause, guint8 cause, guint8 side,
               SortieRefusal *why)
{
  SortieContext ctx = context_on_side (p, what, cause, side);

  if (!sortie_may_use (p, clause, what))
    return ss_refuse (why, SS_REASON_LIMIT, what, 0, sortie_clause (p, clause)->limit);
  if (!sortie_test (&ctx, sortie_clause (p, clause)->test))
    return ss_refuse (why, SS_REASON_CONDITION, what, 0, clause);
  return ss_demands_are_met (&ctx, clause, why);
}

/* SS-7.1: a card that is being played is on the table until it is paid for and has taken effect. */
static gboolean
is_being_played (const SortiePlay *p, SortieRef what)
{
  return sortie_ref_kind (what) == SORTIE_REF_CARD
         && sortie_card_of (p, what)->zone
                == ss_zone (p, SS_ZONE_LIMBO, ss_decider (p));
}

/* RUL-62, and the card must be the player's own. */
static gboolean
check_own_card (const SortiePlay *p, SortieRef what, SortieRefusal *why)
{
  if (is_being_played (p, what))
    return ss_refuse (why, SS_REASON_BEING_PLAYED, what, 0, 0);
  if (!ss_is_in_hand_of (p, what, ss_decider (p)))
    return ss_refuse (why, SS_REASON_NOT_IN_HAND, what, 0, 0);
  if (!ss_is_player_card (p, sortie_ref_index (what)))
    return ss_refuse (why, SS_REASON_BOSS_CARD, what, 0, 0);
  return TRUE;
}

static gboolean
check_cost (const SortiePlay *p, SortieRef what, gint cost, guint kept, SortieRefusal *why)
{
  const gint means = ss_means (p, ss_decider (p), kept);

  return cost <= means || sortie_refuse (why, SORTIE_GAME_REASON (SS_REASON_CANNOT_PAY), what, 0, cost, means);
}

/* What the targets of a clause take from the hand. */
typedef struct
{
  guint n;    /* at least this many cards */
  gint least; /* the cost of the cheapest possible target; G_MAXINT: there is none */
} Named;

/* Adds the candidates of one target. An Action from the hand cannot name itself. */
static void
add_named (Named *named, const SortieContext *ctx, const SortieProgram *program, guint target)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint at_least, at_most, n_elsewhere = 0;
  guint n = sortie_targets_candidates (ctx, program, target, refs, G_N_ELEMENTS (refs), &at_least,
                                       &at_most);

  for (guint i = 0; i < n; i++)
    if (!ss_is_in_hand_of (ctx->p, refs[i], ctx->you))
      n_elsewhere++;
    else if (refs[i] != ctx->self)
      named->least = MIN (named->least, ss_deploy_cost (ctx->p, sortie_ref_index (refs[i])));
  named->n += at_least - MIN (at_least, n_elsewhere);
}

static guint
n_targets (const SortiePlay *p, guint16 clause)
{
  return sortie_catalogue (p)->programs[sortie_clause (p, clause)->program].n_targets;
}

static Named
named_in_hand (const SortiePlay *p, SortieRef what, guint16 clause, guint8 cause, guint8 side)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  const SortieProgram *program = &catalogue->programs[sortie_clause (p, clause)->program];
  SortieContext ctx = context_on_side (p, what, cause, side);
  Named named = { 0, G_MAXINT };

  for (guint target = 0; target < program->n_targets; target++)
    add_named (&named, &ctx, program, target);
  return named;
}

/* a card of the hand that is named as a target does not pay, and must be there besides @kept other cards.
 * OPT-PLACED-UNIT-COST (T-194): its own cost is paid with other cards too (SS-6.1). */
static gboolean
check_named_cost (const SortiePlay *p, SortieRef what, guint16 clause, guint8 cause, guint8 side,
                  gint cost, guint kept, SortieRefusal *why)
{
  Named named;
  gboolean brings;
  gint more;

  if (n_targets (p, clause) == 0) /* as for most */
    return check_cost (p, what, cost, kept, why);
  named = named_in_hand (p, what, clause, cause, side);
  brings = sortie_option (p, SS_OPTION_PLACED_UNIT_COST)
           && ss_clause_brings_for_pay (p, clause) && named.least < G_MAXINT;
  more = brings ? named.least : 0;
  if (named.n > 0 && named.least == G_MAXINT)
    {
      SortieContext ctx = context_on_side (p, what, cause, side);

      return ss_refuse_without_target (&ctx, clause, why);
    }
  if (!check_cost (p, what, cost, kept, why))
    return FALSE;
  if (named.n == 0 && more == 0) /* there are no more targets */
    return TRUE;
  if (!ss_can_pay (p, ss_decider (p), cost, kept + named.n))
    return ss_refuse (why, SS_REASON_PAYS_WITH_NAMED, what, 0, cost);
  return ss_can_pay (p, ss_decider (p), cost + more, kept + named.n)
         || ss_refuse (why, SS_REASON_CANNOT_PAY_UNIT, what, 0, more);
}

/* play CARD */

/* Usually a hand cannot pay for most of its cards, so only look at those that it can pay for. */
void
ss_play_candidates (const SortiePlay *p, SortieMoves *moves)
{
  guint8 seat = ss_decider (p);
  gint means = ss_means (p, seat, 1);

  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, seat), card))
    {
      const SortieRef ref = sortie_ref_card (card);

      if (ss_action_cost (p, card) <= means)
        ss_add_on_sides (p, moves, SS_VERB_PLAY, ref,
                         ss_is_circle (p) && ss_acts_on_side (p, ss_action_of (p, ref)));
    }
}

static SsTiming
timing_of_action (const SortiePlay *p, guint16 clause)
{
  return sortie_clause (p, clause)->key == SS_PLAY_REACTION ? SS_TIMING_REACTION : SS_TIMING_ANY;
}

/* At a moment that fits. */
static gboolean
check_action (const SortiePlay *p, SortieRef what, guint16 clause, guint8 side, gint cost, SortieRefusal *why)
{
  return check_effects (p, what, clause, side, why)
         && check_demands (p, what, clause, SORTIE_CAUSE_PLAY, side, why)
         && check_named_cost (p, what, clause, SORTIE_CAUSE_PLAY, side, cost, 1, why);
}

gboolean
ss_play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef what = move->arg[0];
  guint16 clause;
  guint8 side;

  if (!check_own_card (p, what, why))
    return FALSE;
  clause = ss_action_of (p, what);
  if (clause == 0)
    return ss_refuse (why, SS_REASON_NO_ACTION, what, 0, 0);
  return ss_side_of_move (p, move, ss_acts_on_side (p, clause), &side, why)
         && check_timing (p, what, clause, timing_of_action (p, clause), side, why)
         && check_action (p, what, clause, side, ss_action_cost (p, sortie_ref_index (what)), why);
}

/* SS-7.1: shown, paid, announced. The move may be cancelled until it is paid. */
static void
announce_card (SortiePlay *p, guint16 card, SsLink kind, guint16 clause, guint8 side, gint cost)
{
  SortieLink link = sortie_link_of (p, kind, ss_decider (p), sortie_ref_card (card));

  link.card = card;
  link.side = side;
  link.clause = clause;
  if (clause != SORTIE_NO_INDEX)
    sortie_note_use (p, clause, link.source);
  sortie_card_move (p, card, ss_zone (p, SS_ZONE_LIMBO, link.seat), SORTIE_TOP);
  sortie_announce (p, &link, cost, TRUE);
}

void
ss_play_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 card = sortie_ref_index (move->arg[0]), clause = ss_action_of (p, move->arg[0]);
  guint8 side;

  ss_side_of_move (p, move, ss_acts_on_side (p, clause), &side, NULL);
  announce_card (p, card, SS_LINK_ACTION, clause, side, ss_action_cost (p, card));
}

/* deploy CARD */

/* SS-7.5, and RUL-17: nothing may come in between. */
static gboolean
check_deploy_moment (const SortiePlay *p, SortieRef what, SortieRefusal *why)
{
  guint8 seat = ss_decider (p);

  if (!sortie_is_active (p, seat))
    return ss_refuse (why, SS_REASON_NOT_YOUR_TURN, what, 0, 0);
  if (!ss_is_in_deploy_step (p, seat))
    return ss_refuse (why, SS_REASON_NOT_IN_DEPLOY_STEP, what, 0, 0);
  if (ss_asks (p, SS_ASK_ANSWER))
    return ss_refuse (why, SS_REASON_UNIT_IS_NO_ANSWER, what, 0, 0);
  return ss_asks (p, SS_ASK_WINDOW) || ss_refuse (why, SS_REASON_DEPLOY_WAITS, what, 0, 0);
}

/* SS-7.5: in the player's own turn, in the Deploy step, one unit, into an empty Deployment Zone. RUL-71: one in all,
 * on either side. */
static gboolean
check_deploy_turn (const SortiePlay *p, SortieRef what, SortieRefusal *why)
{
  guint8 seat = ss_decider (p);
  gint allowed;

  if (!check_deploy_moment (p, what, why))
    return FALSE;
  allowed = sortie_value (p, SS_VALUE_DEPLOYMENTS, sortie_ref_seat (seat));
  return sortie_var (p, SS_VAR_DEPLOYED, seat) < allowed
         || ss_refuse (why, SS_REASON_ALREADY_DEPLOYED, what, 0, allowed);
}

static gboolean
check_deploy_zone (const SortiePlay *p, guint8 side, SortieRefusal *why)
{
  guint16 zone = ss_deployment_zone (p, ss_flank (ss_decider (p), side));

  return sortie_place_is_free (p, zone)
         || ss_refuse (why, SS_REASON_ZONE_OCCUPIED, sortie_ref_place (zone),
                       sortie_place_piece (p, zone), 0);
}

/* If nothing can be deployed now, no card needs a look. */
void
ss_deploy_candidates (const SortiePlay *p, SortieMoves *moves)
{
  if (!check_deploy_turn (p, SORTIE_NOTHING, NULL)
      || (!ss_is_circle (p) && !check_deploy_zone (p, SORTIE_NO_SIDE, NULL)))
    return;
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, ss_decider (p)), card))
    ss_add_on_sides (p, moves, SS_VERB_DEPLOY, sortie_ref_card (card), ss_is_circle (p));
}

gboolean
ss_deploy_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef what = move->arg[0];
  guint8 side;

  return check_own_card (p, what, why) && check_deploy_turn (p, what, why)
         && ss_side_of_move (p, move, ss_is_circle (p), &side, why)
         && check_deploy_zone (p, side, why)
         && check_cost (p, what, ss_deploy_cost (p, sortie_ref_index (what)), 1, why);
}

/* The cheapest card of the deciding player that could be a unit. SORTIE_NOTHING: there is none */
static SortieRef
cheapest_unit (const SortiePlay *p)
{
  SortieRef cheapest = SORTIE_NOTHING;
  gint least = 0;

  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, ss_decider (p)), card))
    if (ss_is_player_card (p, card) && (cheapest == SORTIE_NOTHING || ss_deploy_cost (p, card) < least))
      {
        cheapest = sortie_ref_card (card);
        least = ss_deploy_cost (p, card);
      }
  return cheapest;
}

gboolean
ss_window_is_idle (const SortiePlay *p, SortieRefusal *ret_why)
{
  const SortieMove move = { .verb = SORTIE_GAME_VERB (SS_VERB_DEPLOY), .n = 1, .arg = { cheapest_unit (p) } };

  return move.arg[0] != SORTIE_NOTHING && ss_is_in_deploy_step (p, ss_decider (p))
         && !ss_deploy_check (p, &move, ret_why) && ret_why->reason != SORTIE_GAME_REASON (SS_REASON_WHICH_SIDE);
}

void
ss_deploy_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 card = sortie_ref_index (move->arg[0]);
  guint8 seat = ss_decider (p), side;
  gint cost = ss_deploy_cost (p, card);

  ss_side_of_move (p, move, ss_is_circle (p), &side, NULL);
  sortie_var_set (p, SS_VAR_DEPLOYED, seat, sortie_var (p, SS_VAR_DEPLOYED, seat) + 1);
  announce_card (p, card, SS_LINK_UNIT, SORTIE_NO_INDEX, side, cost);
}

/* activate UNIT [ABILITY] */

/* The timings that may be legal now; check_timing() says why the others are not. */
static guint32
timings_now (const SortiePlay *p)
{
  guint32 timings = SORTIE_TIMING_BIT (SS_TIMING_ANY) | SORTIE_TIMING_BIT (SS_TIMING_YOUR_TURN);

  if (!ss_asks (p, SS_ASK_ANSWER))
    return timings;
  return timings | SORTIE_TIMING_BIT (SS_TIMING_REACTION)
         | SORTIE_TIMING_BIT (SS_TIMING_REACTION_TO_ABILITY);
}

/* SS-19.4: for a partner's units, only those on the War Track. */
static gboolean
check_own_unit (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  guint8 holder = sortie_piece_controller (p, unit);

  if (holder != ss_decider (p)
      && !(ss_are_partners (p, holder, ss_decider (p)) && ss_is_on_track (p, unit)))
    return ss_refuse (why, SS_REASON_NOT_YOUR_UNIT, unit, 0, 0);
  return ss_is_unit (p, unit) || ss_refuse (why, SS_REASON_NOT_IN_PLAY, unit, 0, 0);
}

void
ss_activate_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef units[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, timings_now (p), units, G_N_ELEMENTS (units));

  for (guint i = 0; i < n; i++)
    if (check_own_unit (p, units[i], NULL))
      sortie_activate_candidates (p, moves, SORTIE_GAME_VERB (SS_VERB_ACTIVATE), units[i], NULL);
}

static const SortieActivateReasons ability_reasons = {
  .none = SORTIE_GAME_REASON (SS_REASON_NO_ABILITY),
  .which = SORTIE_GAME_REASON (SS_REASON_WHICH_ABILITY),
  .no_such = SORTIE_GAME_REASON (SS_REASON_NO_SUCH_ABILITY),
};

/* RUL-58: the unit is not on the exit, and the hand has a card to bring in addition to those that pay. */
static gboolean
check_shapeshift (const SortiePlay *p, SortieRef unit, gint cost, SortieRefusal *why)
{
  gboolean pays = ss_can_pay (p, ss_decider (p), cost, 0);
  guint shapes = 0;

  if (sortie_piece_controller (p, unit) != ss_decider (p))
    return ss_refuse (why, SS_REASON_SHAPE_OF_PARTNER, unit, 0, 0);
  if (ss_place_kind (p, sortie_piece_place (p, unit)) == SS_PLACE_EXIT)
    return ss_refuse (why, SS_REASON_SHAPE_ON_EXIT, unit, 0, 0);
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, ss_decider (p)), card))
    shapes += ss_is_player_card (p, card);
  if (shapes == 0 || (pays && !ss_can_pay (p, ss_decider (p), cost, 1)))
    return ss_refuse (why, SS_REASON_NO_OTHER_CARD, unit, 0, 0);
  return TRUE;
}

/* SS-7.9 sets no limit, but a card may (SS-13.1). */
static gboolean
check_limit (const SortiePlay *p, SortieRef unit, guint16 clause, SortieRefusal *why)
{
  return sortie_may_use (p, clause, unit)
         || ss_refuse (why, SS_REASON_LIMIT, unit, 0, sortie_clause (p, clause)->limit);
}

static gboolean
check_ability (const SortiePlay *p, SortieRef unit, guint16 clause, SortieRefusal *why)
{
  gint cost = ss_ability_cost (p, ss_decider (p), unit, clause);
  gboolean shifts = ss_clause_calls (p, clause, SS_PROC_SHAPESHIFT);
  guint8 side = sortie_side_of_thing (p, ss_decider (p), unit);

  return check_timing (p, unit, clause, sortie_clause (p, clause)->timing, side, why)
         && check_limit (p, unit, clause, why)
         && check_effects (p, unit, clause, side, why)
         && check_demands (p, unit, clause, SORTIE_CAUSE_ABILITY, side, why)
         && (!shifts || check_shapeshift (p, unit, cost, why))
         && check_named_cost (p, unit, clause, SORTIE_CAUSE_ABILITY, side, cost, shifts, why);
}

gboolean
ss_activate_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 clause;

  if (!check_own_unit (p, move->arg[0], why))
    return FALSE;
  clause = sortie_activate_clause (p, move, &ability_reasons, why);
  return clause != 0 && check_ability (p, move->arg[0], clause, why);
}

void
ss_activate_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = ss_decider (p);
  guint16 clause = sortie_activate_clause (p, move, &ability_reasons, NULL);
  SortieLink link = sortie_link_of (p, SS_LINK_ABILITY, seat, move->arg[0]);
  gint cost = ss_ability_cost (p, seat, move->arg[0], clause);

  link.clause = clause;
  sortie_note_use (p, clause, move->arg[0]);
  sortie_var_set (p, SS_VAR_ACTIVATED, seat, sortie_var (p, SS_VAR_ACTIVATED, seat) + 1);
  sortie_announce (p, &link, cost, TRUE);
}

/* All moves of a window or an answer at once, in the order of their verbs: what hardly any card passes is asked first.
 * In a circle a card may act on two sides, so the verbs list their own. */

static gboolean
is_time_for (const SortiePlay *p, SortieRef card, guint16 clause)
{
  return check_timing (p, card, clause, timing_of_action (p, clause), SORTIE_NO_SIDE, NULL);
}

static void
list_plays (const SortiePlay *p, SortieMoves *moves)
{
  guint8 seat = ss_decider (p);
  gint means = ss_means (p, seat, 1);

  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, seat), card))
    {
      const SortieRef ref = sortie_ref_card (card);
      guint16 clause = ss_is_player_card (p, card) ? ss_action_of (p, ref) : 0;
      gint cost;

      if (clause == 0 || !is_time_for (p, ref, clause))
        continue;
      cost = ss_action_cost (p, card);
      if (cost <= means && !sortie_moves_has_like (p, moves, 0, card)
          && check_action (p, ref, clause, SORTIE_NO_SIDE, cost, NULL))
        sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_PLAY), 1, &ref);
    }
}

static void
list_deployments (const SortiePlay *p, SortieMoves *moves)
{
  guint8 seat = ss_decider (p);
  guint first = moves->n;
  gint means;

  if (!check_deploy_turn (p, SORTIE_NOTHING, NULL) || !check_deploy_zone (p, SORTIE_NO_SIDE, NULL))
    return;
  means = ss_means (p, seat, 1);
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, seat), card))
    {
      const SortieRef ref = sortie_ref_card (card);

      if (ss_is_player_card (p, card) && ss_deploy_cost (p, card) <= means
          && !sortie_moves_has_like (p, moves, first, card))
        sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_DEPLOY), 1, &ref);
    }
}

static void
list_abilities_of (const SortiePlay *p, SortieRef unit, SortieMoves *moves)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, unit, SORTIE_CLAUSE_ABILITY, clauses, SORTIE_MAX_ABILITIES);

  for (guint i = 0; i < n; i++)
    if (check_ability (p, unit, clauses[i], NULL))
      sortie_activate_add (moves, SORTIE_GAME_VERB (SS_VERB_ACTIVATE), unit, i + 1, n);
}

static void
list_abilities (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef units[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, timings_now (p), units, G_N_ELEMENTS (units));

  for (guint i = 0; i < n; i++)
    if (check_own_unit (p, units[i], NULL))
      list_abilities_of (p, units[i], moves);
}

void
ss_list_window (const SortiePlay *p, SortieMoves *moves)
{
  if (ss_is_circle (p))
    {
      sortie_moves_of_verb (p, SORTIE_GAME_VERB (SS_VERB_PLAY), moves);
      sortie_moves_of_verb (p, SORTIE_GAME_VERB (SS_VERB_DEPLOY), moves);
    }
  else
    {
      list_plays (p, moves);
      list_deployments (p, moves);
    }
  list_abilities (p, moves);
  sortie_moves_add (moves, SORTIE_VERB_DONE, 0, NULL);
  if (sortie_turn_state (p)->joint != 0)
    sortie_moves_of_verb (p, SORTIE_VERB_WAIT, moves);
}

void
ss_list_answer (const SortiePlay *p, SortieMoves *moves)
{
  if (ss_is_circle (p))
    sortie_moves_of_verb (p, SORTIE_GAME_VERB (SS_VERB_PLAY), moves);
  else
    list_plays (p, moves);
  list_abilities (p, moves);
  sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_PASS), 0, NULL);
  if (ss_answer_is_secret (p))
    sortie_moves_add (moves, SORTIE_VERB_PASS_ALL, 0, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reasons.c: why a move is refused, one reason per rule, and why a match ended. */
#include "verbs.h"

const SortieReasonDecl ss_reasons[] = {
  [SS_REASON_NO_WINDOW] = { "no-window", "RUL-17", N_ ("You cannot play or activate anything now.") },
  [SS_REASON_NOT_YOUR_TURN]
    = { "not-your-turn", "SS-7.5", N_ ("You can deploy units only in your own turn.") },
  [SS_REASON_NOT_IN_HAND] = { "not-in-hand", "SS-7.1", N_ ("You have no {a} in hand.") },
  [SS_REASON_BEING_PLAYED] = { "being-played", "SS-7.1", N_ ("{a} is already being played.") },
  [SS_REASON_BOSS_CARD]
    = { "boss-card", "RUL-62", N_ ("{a} is a Boss card, so it can only pay for other cards.") },
  [SS_REASON_NO_ACTION] = { "no-action", "RUL-81", N_ ("{a} has no Action.") },
  [SS_REASON_ONLY_AS_ANSWER]
    = { "only-as-answer", "SS-11.2", N_ ("You can use {a} only as an answer.") },
  [SS_REASON_ONLY_TO_ABILITY]
    = { "only-to-ability", "SS-13.1", N_ ("{a} can answer only abilities, and {b} is not one.") },
  [SS_REASON_CANNOT_BE_NEGATED]
    = { "cannot-be-negated", "SS-11.12", N_ ("{a} cannot negate a deployment or a storm.") },
  [SS_REASON_ORDER_CANNOT_BE_NEGATED]
    = { "order-cannot-be-negated", "SS-11.12",
        N_ ("{a} cannot negate the order of {b}, which is neither an Action nor an ability.") },
  [SS_REASON_ONLY_NEGATE]
    = { "only-negate", "SS-18.2", N_ ("The only answer to the Boss is to negate what it does, and "
                                      "{a} does not negate.") },
  [SS_REASON_DEPLOYS_IN_OTHER_TURN]
    = { "deploys-in-other-turn", "SS-11.10",
        N_ ("{a} deploys a unit, which is possible only in your own turn.") },
  [SS_REASON_LETS_DEPLOY_IN_OTHER_TURN]
    = { "lets-deploy-in-other-turn", "R-191",
        N_ ("{a} lets you deploy more units in this turn, and you deploy only in your own.") },
  [SS_REASON_LIMIT]
    = { "limit", "SS-13.1",
        NP_ ("{a} lets this ability be used only once in a turn.",
             "{a} lets this ability be used only {n} times in a turn.") },
  [SS_REASON_CONDITION] = { "condition", "SS-13.1", N_ ("{a} works only while {condition}.") },
  [SS_REASON_NO_TARGET] = { "no-target", "SS-7.10", N_ ("{a} has no legal target: it needs {one}.") },
  [SS_REASON_PROTECTED]
    = { "protected", "SS-7.10",
        N_ ("{a} has no legal target: {ability} protects them.") },
  [SS_REASON_NO_CHOICE]
    = { "no-choice", "SS-7.10", N_ ("{a} has nothing to choose: it needs {one}.") },
  [SS_REASON_NO_SACRIFICE]
    = { "no-sacrifice", "SS-7.10", N_ ("You have no unit to sacrifice for {a}.") },
  [SS_REASON_NO_SUPPORTER]
    = { "no-supporter", "SS-7.10", N_ ("{a} has no Supporter to destroy.") },
  [SS_REASON_CANNOT_PAY]
    = { "cannot-pay", "SS-6.4", N_ ("{a} costs {n}, and you can pay only {m}.") },
  [SS_REASON_CANNOT_PAY_UNIT]
    = { "cannot-pay-unit", "SS-12.3",
        N_ ("What {a} could deploy costs {n} more, and you cannot pay that much.") },
  [SS_REASON_ZONE_OCCUPIED]
    = { "zone-occupied", "SS-7.5",
        N_ ("The Deployment Zone is not empty: {b} is on {a} as your Defender. There is room for only one unit, until "
            "your next Advance step moves it on.") },
  [SS_REASON_NO_ROOM_TO_DEPLOY]
    = { "no-room-to-deploy", "SS-12.1",
        N_ ("Effects deploy only into an empty Deployment Zone, and {b} is on {a}.") },
  [SS_REASON_PLACES_BESIDE]
    = { "places-beside", "OPT-PLACE-NEEDS-EMPTY-DZ",
        N_ ("You cannot place anything while {b} is in the Deployment Zone, {a}.") },
  [SS_REASON_SPACE_OCCUPIED]
    = { "space-occupied", "SS-12.1",
        N_ ("{a} is not empty: {b} is there, and a unit placed by an effect cannot replace it.") },
  [SS_REASON_FRONT_OCCUPIED]
    = { "front-occupied", "SS-12.4",
        N_ ("Your Front Line is not empty: only a unit that holds ground can replace {b}.") },
  [SS_REASON_NOT_IN_DEPLOY_STEP]
    = { "not-in-deploy-step", "SS-7.5", N_ ("You can deploy units only in the Deploy step.") },
  [SS_REASON_UNIT_IS_NO_ANSWER]
    = { "unit-is-no-answer", "SS-11.2",
        N_ ("Only Actions and abilities can answer. You can deploy {a} once the chain is resolved.") },
  [SS_REASON_DEPLOY_WAITS]
    = { "deploy-waits", "RUL-17",
        N_ ("You can deploy {a} once the current effect has ended.") },
  [SS_REASON_ALREADY_DEPLOYED]
    = { "already-deployed", "SS-7.5",
        NP_ ("You have already deployed your unit this turn; you may deploy the next one in your next turn.",
             "You have already deployed {n} units this turn; you may deploy the next one in your next turn.") },
  [SS_REASON_NOT_YOUR_UNIT] = { "not-your-unit", "SS-7.9", N_ ("{a} is not your unit.") },
  [SS_REASON_NOT_IN_PLAY]
    = { "not-in-play", "SS-7.8", N_ ("{a} is not on a War Track or in the Battle Zone.") },
  [SS_REASON_NO_ABILITY]
    = { "no-ability", "SS-1.7", N_ ("{a} has no ability that you can activate.") },
  [SS_REASON_NO_SUCH_ABILITY]
    = { "no-such-ability", "SS-1.7", N_ ("{a} has no ability number {n}.") },
  [SS_REASON_WHICH_ABILITY]
    = { "which-ability", "SS-1.7", N_ ("Say which ability of {a} by its number, 1 to {n}.") },
  [SS_REASON_ONLY_YOUR_TURN]
    = { "only-your-turn", "SS-12.5", N_ ("You can activate {a} only in your own turn.") },
  [SS_REASON_TOTEM]
    = { "totem", "SS-22.24", N_ ("Only a Spirit token can activate the ability of {a}.") },
  [SS_REASON_SHAPE_ON_EXIT]
    = { "shape-on-exit", "RUL-58", N_ ("{a} has left its War Track and cannot shapeshift.") },
  [SS_REASON_NO_OTHER_CARD]
    = { "no-other-card", "RUL-58", N_ ("You have no other card to take the space of {a}.") },
  [SS_REASON_EXTRA_TURN_IN_OTHER_TURN]
    = { "extra-turn-in-other-turn", "RUL-22",
        N_ ("{a} grants an extra turn, which is possible only in your own turn.") },
  [SS_REASON_NO_ORDER] = { "no-order", "SS-9.1", N_ ("No unit is waiting for an order.") },
  [SS_REASON_STORM_TRACK]
    = { "storm-track", "SS-9.6", N_ ("{a} is on a War Track and cannot be stormed.") },
  [SS_REASON_STORM_OWN] = { "storm-own", "RUL-26", N_ ("{a} is on your own side.") },
  [SS_REASON_STORM_NOT_A_TARGET]
    = { "storm-not-a-target", "SS-9.6",
        N_ ("{a} is neither the opponent nor a unit in the Battle Zone.") },
  [SS_REASON_STORM_MUST_ATTACK_UNIT]
    = { "storm-must-attack-unit", "SS-13.1", N_ ("A Battle unit of {a} must be attacked first.") },
  [SS_REASON_HOLD_NOT_HERE]
    = { "hold-not-here", "SS-9.13",
        N_ ("A unit can hold ground only on your Front Line or in No Man's Land, not on {a}.") },
  [SS_REASON_HOLD_ENEMY_FRONT]
    = { "hold-enemy-front", "SS-9.16", N_ ("A unit cannot hold ground on the enemy Front Line.") },
  [SS_REASON_HOLD_NML_OCCUPIED]
    = { "hold-nml-occupied", "SS-9.15", N_ ("{b} holds No Man's Land and cannot be replaced.") },
  [SS_REASON_PARTNERS_ZONE]
    = { "partners-zone", "SS-19.6", N_ ("{a} is in your partner's Battle Zone.") },
  [SS_REASON_HOLD_OTHER_SIDE]
    = { "hold-other-side", "SS-20.4", N_ ("The unit left its War Track on the other side, where "
                                          "{a} is not in reach.") },
  [SS_REASON_STORM_OTHER_SIDE]
    = { "storm-other-side", "SS-20.6", N_ ("{a} is not in the Battle Zone that the unit storms.") },
  [SS_REASON_WHICH_SIDE]
    = { "which-side", "SS-20.4", N_ ("Say on which side {a} acts: left or right.") },
  [SS_REASON_NO_SIDE]
    = { "no-side", "SS-20.4", N_ ("{a} does not need a side.") },
  [SS_REASON_ONE_SIDE]
    = { "one-side", "SS-20.7", N_ ("{a} acts on the side of what it answers, so do not name a "
                                   "side.") },
  [SS_REASON_ANSWERS_OTHER_SIDE]
    = { "answers-other-side", "SS-20.7", N_ ("{a} is on the other side and cannot answer {b}.") },
  [SS_REASON_LAST_MAN]
    = { "last-man", "SS-20.8", N_ ("All others are out, so the last player left wins.") },
  [SS_REASON_STORM_OTHER_ZONE]
    = { "storm-other-zone", "R-152", N_ ("{a} is in another Battle Zone.") },
  [SS_REASON_SHAPE_OF_PARTNER]
    = { "shape-of-partner", "R-153",
        N_ ("{a} would return to its owner's hand, so only its owner can make it shapeshift.") },
  [SS_REASON_NO_PAYMENT] = { "no-payment", "RUL-14", N_ ("You have nothing to pay for now.") },
  [SS_REASON_PAY_SAME_CARD] = { "pay-same-card", "SS-6.1", N_ ("{a} is already part of the "
                                                               "payment.") },
  [SS_REASON_PAY_FROM_HAND]
    = { "pay-from-hand", "SS-6.1",
        N_ ("Only the other cards in your hand can pay, and {a} is not one of them.") },
  [SS_REASON_PAY_LAST_CARD]
    = { "pay-last-card", "RUL-58", N_ ("You need {a} to take the unit's space.") },
  [SS_REASON_PAY_NAMED_CARD]
    = { "pay-named-card", "R-111", N_ ("{a} is a target of this effect, so it cannot pay for it.") },
  [SS_REASON_PAYS_WITH_NAMED]
    = { "pays-with-named", "R-111",
        N_ ("{a} costs {n}, and the cards that it targets in your hand cannot pay.") },
  [SS_REASON_COMMITTED] = { "committed", "SS-6.6", N_ ("{a} is already committed.") },
  [SS_REASON_NOT_A_SUPPORTER]
    = { "not-a-supporter", "SS-6.2", N_ ("{a} is not among your Supporters.") },
  [SS_REASON_NO_MULLIGAN]
    = { "no-mulligan", "SS-4.3", N_ ("You can exchange cards only before the first turn.") },
  [SS_REASON_RETURNED]
    = { "returned", "SS-4.3", N_ ("You have already put back {a}. It leaves your hand when "
                                  "everybody has decided.") },
  [SS_REASON_NO_ANSWER] = { "no-answer", "SS-11.4", N_ ("You have nothing to answer now.") },
  [SS_REASON_OTHER_RAN_DRY]
    = { "other-ran-dry", "SS-5.1", N_ ("The loser must draw more cards than are left.") },
  [SS_REASON_RAN_DRY] = { "ran-dry", "SS-15.6", N_ ("Fewer cards are left than must be drawn.") },
  [SS_REASON_PLAYER_RAN_DRY]
    = { "player-ran-dry", "RUL-67", N_ ("One of the players must draw more cards than are left.") },
  [SS_REASON_BOSS_RAN_DRY]
    = { "boss-ran-dry", "SS-15.4", N_ ("The Boss must draw more cards than are left.") },
  [SS_REASON_BOSS_FELL] = { "boss-fell", "SS-15.5", N_ ("The Boss's life is 0.") },
  [SS_REASON_CARD_WINS] = { "card-wins", "SS-5.6", N_ ("{a} decides the game.") },
  [SS_REASON_EMPTY] = { "empty", "OPT-LOSE-ON-EMPTY", N_ ("No card is left in the Resources.") },
  [SS_N_REASONS] = { NULL },
};

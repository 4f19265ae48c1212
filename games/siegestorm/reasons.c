/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reasons.c: why a move is refused, one reason per rule, and why a match ended. */
#include "verbs.h"

const SortieReasonDecl ss_reasons[] = {
  [SS_REASON_NO_WINDOW] = { "no-window", "RUL-17", N_ ("Nothing can be played or activated now.") },
  [SS_REASON_NOT_YOUR_TURN]
    = { "not-your-turn", "SS-7.5", N_ ("Units are deployed only in your own turn.") },
  [SS_REASON_NOT_IN_HAND] = { "not-in-hand", "SS-7.1", N_ ("You have no {a} at hand.") },
  [SS_REASON_BEING_PLAYED] = { "being-played", "SS-7.1", N_ ("{a} is being played already.") },
  [SS_REASON_BOSS_CARD]
    = { "boss-card", "RUL-62", N_ ("{a} is a Boss card: it can only pay for others.") },
  [SS_REASON_NO_ACTION] = { "no-action", "RUL-81", N_ ("{a} has no Action.") },
  [SS_REASON_ONLY_AS_ANSWER]
    = { "only-as-answer", "SS-13.1", N_ ("{a} can only be used as an answer.") },
  [SS_REASON_ONLY_TO_ABILITY]
    = { "only-to-ability", "SS-13.1", N_ ("{a} answers abilities, and {b} is none.") },
  [SS_REASON_CANNOT_BE_NEGATED]
    = { "cannot-be-negated", "SS-11.12", N_ ("{a} cannot negate a deployment or a storm.") },
  [SS_REASON_ORDER_CANNOT_BE_NEGATED]
    = { "order-cannot-be-negated", "SS-11.12",
        N_ ("The order of {b} is neither Action nor ability: {a} cannot negate it.") },
  [SS_REASON_ONLY_NEGATE]
    = { "only-negate", "SS-18.2", N_ ("What the Boss does can only be negated; {a} does not.") },
  [SS_REASON_DEPLOYS_IN_OTHER_TURN]
    = { "deploys-in-other-turn", "SS-11.10",
        N_ ("{a} brings a unit, and that is possible only in your own turn.") },
  [SS_REASON_LIMIT]
    = { "limit", "SS-13.1",
        NP_ ("{a} lets this ability be used only once in a turn.",
             "{a} lets this ability be used only {n} times in a turn.") },
  [SS_REASON_CONDITION] = { "condition", "SS-13.1", N_ ("{a} works only while {condition}.") },
  [SS_REASON_NO_TARGET] = { "no-target", "SS-7.10", N_ ("{a} has no legal target. It needs {one}.") },
  [SS_REASON_PROTECTED]
    = { "protected", "SS-7.10",
        N_ ("{a} has no legal target: {ability} protects what could be one.") },
  [SS_REASON_NO_CHOICE]
    = { "no-choice", "SS-7.10", N_ ("{a} finds nothing to choose. It needs {one}.") },
  [SS_REASON_NO_SACRIFICE]
    = { "no-sacrifice", "SS-7.10", N_ ("You have no unit that {a} could sacrifice.") },
  [SS_REASON_NO_SUPPORTER]
    = { "no-supporter", "SS-7.10", N_ ("There is no Supporter that {a} could destroy.") },
  [SS_REASON_CANNOT_PAY]
    = { "cannot-pay", "SS-6.4", N_ ("{a} costs {n}, and you cannot pay that much.") },
  [SS_REASON_CANNOT_PAY_UNIT]
    = { "cannot-pay-unit", "SS-12.3",
        N_ ("What {a} could bring costs {n} besides, and you cannot pay that much.") },
  [SS_REASON_ZONE_OCCUPIED]
    = { "zone-occupied", "SS-7.5",
        N_ ("The Deployment Zone is not empty: {b} stands on {a}.") },
  [SS_REASON_NO_ROOM_TO_DEPLOY]
    = { "no-room-to-deploy", "SS-12.1",
        N_ ("Effects deploy only to an empty Deployment Zone: {b} stands on {a}.") },
  [SS_REASON_PLACES_BESIDE]
    = { "places-beside", "OPT-PLACE-NEEDS-EMPTY-DZ",
        N_ ("Nothing is placed while {b} stands in the Deployment Zone, {a}.") },
  [SS_REASON_SPACE_OCCUPIED]
    = { "space-occupied", "SS-12.1",
        N_ ("{a} is not empty: {b} stands there, and what an effect brings replaces nobody.") },
  [SS_REASON_FRONT_OCCUPIED]
    = { "front-occupied", "SS-12.4",
        N_ ("Your Front Line is not empty: only who holds ground replaces {b}.") },
  [SS_REASON_NOT_IN_DEPLOY_STEP]
    = { "not-in-deploy-step", "SS-7.5", N_ ("Units are deployed only in the Deploy step.") },
  [SS_REASON_UNIT_IS_NO_ANSWER]
    = { "unit-is-no-answer", "SS-11.2",
        N_ ("Actions and abilities answer; {a} can be deployed when the chain is resolved.") },
  [SS_REASON_DEPLOY_WAITS]
    = { "deploy-waits", "RUL-17",
        N_ ("{a} can be deployed when what is going on is done.") },
  [SS_REASON_ALREADY_DEPLOYED]
    = { "already-deployed", "SS-7.5", N_ ("You have deployed your unit for this turn.") },
  [SS_REASON_NOT_YOUR_UNIT] = { "not-your-unit", "SS-7.9", N_ ("{a} is not your unit.") },
  [SS_REASON_NOT_IN_PLAY]
    = { "not-in-play", "SS-7.8", N_ ("{a} is not on a War Track or in the Battle Zone.") },
  [SS_REASON_NO_ABILITY]
    = { "no-ability", "SS-1.7", N_ ("{a} has no ability that can be activated.") },
  [SS_REASON_NO_SUCH_ABILITY]
    = { "no-such-ability", "SS-1.7", N_ ("{a} has no ability number {n}.") },
  [SS_REASON_WHICH_ABILITY]
    = { "which-ability", "SS-1.7", N_ ("Say which ability of {a} by its number, 1 to {n}.") },
  [SS_REASON_ONLY_YOUR_TURN]
    = { "only-your-turn", "SS-12.5", N_ ("{a} can be activated only in your own turn.") },
  [SS_REASON_TOTEM]
    = { "totem", "SS-22.24", N_ ("Only a Spirit token activates the ability of {a}.") },
  [SS_REASON_SHAPE_ON_EXIT]
    = { "shape-on-exit", "RUL-58", N_ ("{a} has left its War Track and cannot shapeshift.") },
  [SS_REASON_NO_OTHER_CARD]
    = { "no-other-card", "RUL-58", N_ ("There would be no other card to take the space of {a}.") },
  [SS_REASON_EXTRA_TURN_IN_OTHER_TURN]
    = { "extra-turn-in-other-turn", "RUL-22",
        N_ ("{a} grants an extra turn, and that is possible only in your own turn.") },
  [SS_REASON_NO_ORDER] = { "no-order", "SS-9.1", N_ ("No unit waits for an order.") },
  [SS_REASON_STORM_TRACK]
    = { "storm-track", "SS-9.6", N_ ("{a} is on a War Track and cannot be stormed.") },
  [SS_REASON_STORM_OWN] = { "storm-own", "RUL-26", N_ ("{a} is on your own side.") },
  [SS_REASON_STORM_NOT_A_TARGET]
    = { "storm-not-a-target", "SS-9.6",
        N_ ("{a} is neither the opponent nor a unit of the Battle Zone.") },
  [SS_REASON_STORM_MUST_ATTACK_UNIT]
    = { "storm-must-attack-unit", "SS-13.1", N_ ("A Battle unit of {a} must be attacked first.") },
  [SS_REASON_HOLD_NOT_HERE]
    = { "hold-not-here", "SS-9.13",
        N_ ("Ground is held on your Front Line or in No Man's Land, not on: {a}.") },
  [SS_REASON_HOLD_ENEMY_FRONT]
    = { "hold-enemy-front", "SS-9.16", N_ ("Nobody holds ground on the enemy Front Line.") },
  [SS_REASON_HOLD_NML_OCCUPIED]
    = { "hold-nml-occupied", "SS-9.15", N_ ("{b} holds No Man's Land and cannot be replaced.") },
  [SS_REASON_PARTNERS_ZONE]
    = { "partners-zone", "SS-19.6", N_ ("{a} is in your partner's Battle Zone.") },
  [SS_REASON_HOLD_OTHER_SIDE]
    = { "hold-other-side", "SS-20.4", N_ ("The unit has left its War Track on the other side, far from {a}.") },
  [SS_REASON_STORM_OTHER_SIDE]
    = { "storm-other-side", "SS-20.6", N_ ("{a} is not in the Battle Zone that the unit storms.") },
  [SS_REASON_WHICH_SIDE]
    = { "which-side", "SS-20.4", N_ ("Say on which side {a} acts: left or right.") },
  [SS_REASON_NO_SIDE]
    = { "no-side", "SS-20.4", N_ ("What {a} does has no side.") },
  [SS_REASON_ONE_SIDE]
    = { "one-side", "SS-20.7", N_ ("{a} can only act on the side of what it answers; none is named.") },
  [SS_REASON_ANSWERS_OTHER_SIDE]
    = { "answers-other-side", "SS-20.7", N_ ("{a} is on the other side and cannot answer {b}.") },
  [SS_REASON_LAST_MAN]
    = { "last-man", "SS-20.8", N_ ("Nobody else could draw: the last one left wins.") },
  [SS_REASON_STORM_OTHER_ZONE]
    = { "storm-other-zone", "R-152", N_ ("{a} stands in another Battle Zone.") },
  [SS_REASON_SHAPE_OF_PARTNER]
    = { "shape-of-partner", "R-153",
        N_ ("{a} returns to the hand of its holder, so only its holder can have it shapeshift.") },
  [SS_REASON_NO_PAYMENT] = { "no-payment", "RUL-14", N_ ("There is nothing to pay for now.") },
  [SS_REASON_PAY_SAME_CARD] = { "pay-same-card", "SS-6.1", N_ ("{a} pays already.") },
  [SS_REASON_PAY_FROM_HAND]
    = { "pay-from-hand", "SS-6.1",
        N_ ("Only the other cards of your hand pay, and {a} is none of them.") },
  [SS_REASON_PAY_LAST_CARD]
    = { "pay-last-card", "RUL-58", N_ ("{a} is needed to take the unit's space.") },
  [SS_REASON_PAY_NAMED_CARD]
    = { "pay-named-card", "R-111", N_ ("{a} is named for the effect and does not pay for it.") },
  [SS_REASON_PAYS_WITH_NAMED]
    = { "pays-with-named", "R-111",
        N_ ("{a} costs {n}, and what it names of your hand does not pay.") },
  [SS_REASON_COMMITTED] = { "committed", "SS-6.6", N_ ("{a} is committed already.") },
  [SS_REASON_NOT_A_SUPPORTER]
    = { "not-a-supporter", "SS-6.2", N_ ("{a} is not among your Supporters.") },
  [SS_REASON_NO_MULLIGAN]
    = { "no-mulligan", "SS-4.3", N_ ("Cards are exchanged only before the first turn.") },
  [SS_REASON_RETURNED]
    = { "returned", "SS-4.3", N_ ("{a} is given back already; it goes when all have decided.") },
  [SS_REASON_NO_ANSWER] = { "no-answer", "SS-11.4", N_ ("There is nothing to answer now.") },
  [SS_REASON_OTHER_RAN_DRY]
    = { "other-ran-dry", "SS-5.1", N_ ("The other player must draw and cannot.") },
  [SS_REASON_RAN_DRY] = { "ran-dry", "SS-15.6", N_ ("The player must draw and cannot.") },
  [SS_REASON_PLAYER_RAN_DRY]
    = { "player-ran-dry", "RUL-67", N_ ("One of the players must draw and cannot.") },
  [SS_REASON_BOSS_RAN_DRY]
    = { "boss-ran-dry", "SS-15.4", N_ ("The Boss must draw and cannot.") },
  [SS_REASON_BOSS_FELL] = { "boss-fell", "SS-15.5", N_ ("The Boss's life is 0.") },
  [SS_REASON_CARD_WINS] = { "card-wins", "SS-5.6", N_ ("A card wins the game.") },
  [SS_REASON_EMPTY] = { "empty", "OPT-LOSE-ON-EMPTY", N_ ("The player's Resources are empty.") },
  [SS_N_REASONS] = { NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reasons.c: why a move is refused, one reason per rule, and why a match ended. */
#include "verbs.h"

const SortieReasonDecl sw_reasons[] = {
  /* not the moment for it */
  [SW_REASON_SUMMON_ELSEWHEN]
    = { "summon-elsewhen", "SW-5.2",
        N_ ("Units are summoned in your Summon Phase, if no card says otherwise.") },
  [SW_REASON_PLAY_ELSEWHEN]
    = { "play-elsewhen", "SW-8.2",
        N_ ("Events and walls are played in your Event Phase.") },
  [SW_REASON_ELSEWHEN_AND_CONDITION]
    = { "elsewhen-and-condition", "SW-8.4",
        N_ ("You play {a} in your Event Phase, and only while {condition}.") },
  [SW_REASON_MOVE_ELSEWHEN]
    = { "move-elsewhen", "SW-5.2",
        N_ ("Units move in your Movement Phase, or when a card says so.") },
  [SW_REASON_ATTACK_ELSEWHEN]
    = { "attack-elsewhen", "SW-5.2",
        N_ ("Units attack in your Attack Phase, or when a card says so.") },
  [SW_REASON_BUILD_ELSEWHEN]
    = { "build-elsewhen", "SW-5.2",
        N_ ("Cards are put on the Magic Pile in your Build Magic Phase.") },
  [SW_REASON_PLAY_WAITS]
    = { "play-waits", "SW-8.1", N_ ("{a} must wait until the card played before is resolved.") },
  [SW_REASON_BEING_RESOLVED]
    = { "being-resolved", "SW-18.3", N_ ("{a} must wait until the present effect is resolved.") },
  [SW_REASON_CHOOSE_FIRST]
    = { "choose-first", "SW-18.3",
        N_ ("{a} must wait: a card asks for a choice first, which “done” ends.") },
  /* summon */
  [SW_REASON_SUMMON_FROM_HAND]
    = { "summon-from-hand", "SW-7.1",
        N_ ("{a} is not in your hand; you summon units from your hand.") },
  [SW_REASON_SUMMON_WALL]
    = { "summon-wall", "SW-14.1",
        N_ ("{a} is a wall: “play” it in your Event Phase.") },
  [SW_REASON_SUMMON_EVENT]
    = { "summon-event", "SW-8.2",
        N_ ("{a} is an event: “play” it in your Event Phase.") },
  [SW_REASON_NO_COST]
    = { "no-cost", "SW-1.4", N_ ("{a} has no summon cost and cannot be summoned.") },
  [SW_REASON_CANNOT_PAY]
    = { "cannot-pay", "SW-7.3", N_ ("{a} costs {n} magic, and you have {m}.") },
  [SW_REASON_MAY_NOT_SPEND]
    = { "may-not-spend", "SW-16.5",
        N_ ("{a} costs {n} magic, and a card forbids you to spend any.") },
  [SW_REASON_NO_WALL]
    = { "no-wall", "SW-7.7", N_ ("You control no wall adjacent to which {a} could be summoned.") },
  [SW_REASON_NO_SUMMONING_SPACE]
    = { "no-summoning-space", "SW-7.3",
        N_ ("No empty space is adjacent to a wall that you control.") },
  [SW_REASON_NOT_BESIDE_WALL]
    = { "not-beside-wall", "SW-7.2", N_ ("No wall that you control is adjacent to {a}.") },
  [SW_REASON_NO_SUMMONING_POINT]
    = { "no-summoning-point", "SW-16.5", N_ ("{a} may not be used for this summon, by {ability}.") },
  [SW_REASON_NOT_EMPTY]
    = { "not-empty", "SW-7.2",
        N_ ("Units are summoned on empty spaces beside a wall that you control, and {b} is on {a}.") },
  [SW_REASON_VINES_NOT_EMPTY]
    = { "vines-not-empty", "SW-7.5",
        N_ ("{a} is not empty: units are not summoned on a Vine Wall.") },
  [SW_REASON_MUTATED]
    = { "mutated", "SW-21.4", N_ ("{a} has already been mutated this turn.") },
  [SW_REASON_NOT_MUTABLE]
    = { "not-mutable", "SW-21.4",
        N_ ("{a} is summoned on a Common or Mutation of its faction that you "
            "control, and {b} holds none.") },
  /* play */
  [SW_REASON_PLAY_FROM_HAND]
    = { "play-from-hand", "SW-8.1",
        N_ ("{a} is not in your hand; you play events from your hand.") },
  [SW_REASON_NOT_AN_EVENT]
    = { "not-an-event", "SW-1.2", N_ ("{a} is not an event and cannot be played.") },
  [SW_REASON_WALL_WHERE]
    = { "wall-where", "SW-14.1", N_ ("{a} needs a space: name one.") },
  [SW_REASON_WALL_SIDE]
    = { "wall-side", "SW-14.1", N_ ("{a} is not on your side; you put up walls on your own side.") },
  [SW_REASON_WALL_SPACE]
    = { "wall-space", "SW-14.1", N_ ("Walls need an empty space, and {b} is on {a}.") },
  [SW_REASON_EVENT_NO_PLACE]
    = { "event-no-place", "SW-1.5", N_ ("{a} does not go on a space.") },
  [SW_REASON_ONLY_REACTION]
    = { "only-reaction", "SW-18.6", N_ ("You can use {a} only as an answer.") },
  [SW_REASON_NOT_A_REACTION]
    = { "not-a-reaction", "SW-8.2", N_ ("{a} can only be played in your own Event Phase.") },
  [SW_REASON_OTHER_REACTION]
    = { "other-reaction", "SW-18.6", N_ ("{a} cannot answer this.") },
  [SW_REASON_CONDITION]
    = { "condition", "SW-8.4", N_ ("{a} works only while {condition}.") },
  [SW_REASON_NO_TARGET]
    = { "no-target", "SW-8.5", N_ ("{a} has nothing to choose: it needs {one}.") },
  [SW_REASON_BUILD_FROM_HAND]
    = { "build-from-hand", "SW-12.1",
        N_ ("{a} is not in your hand; you build magic from your hand.") },
  [SW_REASON_BUILD_PRISONER]
    = { "build-prisoner", "SW-22.5",
        N_ ("{a} stays: you have put a card of your Prison Pile on your Magic Pile in this turn.") },
  /* give */
  [SW_REASON_GIVE_ELSEWHEN]
    = { "give-elsewhen", "SW-12.3",
        N_ ("Magic is given to a partner in your Build Magic Phase.") },
  [SW_REASON_NO_PARTNER]
    = { "no-partner", "SW-25.12", N_ ("You have no partner to give magic to.") },
  [SW_REASON_PARTNER_OUT]
    = { "partner-out", "SW-25.9", N_ ("{a} is out of the game: you have nobody to give magic to.") },
  [SW_REASON_GIVE_TOO_MUCH]
    = { "give-too-much", "SW-25.12", N_ ("You have {m} magic and cannot give {n}.") },
  /* activate */
  [SW_REASON_NOT_YOUR_ABILITY]
    = { "not-your-ability", "SW-16.3",
        N_ ("You do not control {a}, so you cannot use its abilities.") },
  [SW_REASON_NO_ABILITY]
    = { "no-ability", "SW-1.3", N_ ("{a} has no ability that you can use like this.") },
  [SW_REASON_NO_SUCH_ABILITY]
    = { "no-such-ability", "SW-1.3", N_ ("{a} has no ability number {n}.") },
  [SW_REASON_WHICH_ABILITY]
    = { "which-ability", "SW-1.3", N_ ("{a} has {n} abilities: give a number.") },
  [SW_REASON_ABILITY_NOT_NOW]
    = { "ability-not-now", "SW-18.2", N_ ("{a} must wait until the present effect is resolved.") },
  [SW_REASON_ABILITY_OTHER_TURN]
    = { "ability-other-turn", "SW-18.2", N_ ("{a} uses this ability only in your own turn.") },
  [SW_REASON_ABILITY_PHASE]
    = { "ability-phase", "SW-5.2", N_ ("{a} uses this ability in another phase of your turn.") },
  [SW_REASON_ABILITY_CONDITION]
    = { "ability-condition", "SW-16.1", N_ ("{a} uses this ability only while {condition}.") },
  [SW_REASON_ABILITY_NO_TARGET]
    = { "ability-no-target", "SW-16.1", N_ ("{a} has nothing to choose: it needs {one}.") },
  [SW_REASON_ABILITY_COST]
    = { "ability-cost", "SW-3.4",
        N_ ("This ability of {a} costs {n} magic, and you have {m}.") },
  [SW_REASON_ABILITY_MAY_NOT_SPEND]
    = { "ability-may-not-spend", "SW-16.5",
        N_ ("This ability of {a} costs {n} magic, and a card forbids you to spend any.") },
  [SW_REASON_LIMIT]
    = { "limit", "SW-16.7",
        NP_ ("{a} lets this ability be used only once in a turn.",
             "{a} lets this ability be used only {n} times in a turn.") },
  [SW_REASON_PLAY_LIMIT]
    = { "play-limit", "SW-8.4",
        NP_ ("{a} may be played only once in a turn.",
             "{a} may be played only {n} times in a turn.") },
  [SW_REASON_NOTHING_TO_PASS]
    = { "nothing-to-pass", "SW-5.2",
        N_ ("There is nothing to pass; “done” ends a phase.") },
  /* move */
  [SW_REASON_NOT_YOUR_MOVER]
    = { "not-your-mover", "SW-9.1", N_ ("You do not control {a} and cannot move it.") },
  [SW_REASON_NAMESAKE_MOVER]
    = { "namesake-mover", "SW-9.1", N_ ("You do not control {a}. Did you mean {b}?") },
  [SW_REASON_WALLS_DO_NOT_MOVE]
    = { "walls-do-not-move", "SW-14.2", N_ ("{a} is a wall, and walls do not move.") },
  [SW_REASON_ALREADY_MOVED]
    = { "already-moved", "SW-9.4", N_ ("{a} has already been activated for movement this phase.") },
  [SW_REASON_NO_MOVERS]
    = { "no-movers", "SW-9.1",
        NP_ ("One unit has been activated for movement, and that is the limit.",
             "{n} units have been activated for movement, and that is the limit.") },
  [SW_REASON_NO_FIRST_MOVERS]
    = { "no-first-movers", "SW-4.5",
        NP_ ("In the first turn of the game only one unit is activated for movement.",
             "In the first turn of the game only {n} units are activated for movement.") },
  [SW_REASON_NO_LATE_MOVE]
    = { "no-late-move", "SW-17.10", N_ ("{a} cannot move after the Movement Phase.") },
  [SW_REASON_LATE_MOVE_AGAIN]
    = { "late-move-again", "SW-17.10", N_ ("{a} has already moved after the Movement Phase.") },
  [SW_REASON_NO_LATE_MOVERS]
    = { "no-late-movers", "SW-17.10",
        NP_ ("After the Movement Phase one {a} may move, and it already has.",
             "After the Movement Phase {n} units called {a} may move, and they already have.") },
  [SW_REASON_NOT_GRANTED_MOVE]
    = { "not-granted-move", "SW-17.10", N_ ("This move is not offered to {a}.") },
  [SW_REASON_MAY_NOT_MOVE]
    = { "may-not-move", "SW-16.5", N_ ("{a} may not be moved, by {ability}.") },
  [SW_REASON_ENTANGLED]
    = { "entangled", "SW-15.6",
        N_ ("{a} failed to leave its Vine Wall and stays there this turn.") },
  [SW_REASON_TOO_FAR]
    = { "too-far", "SW-9.1", NP_ ("{b} is too far for {a}, which may move one space.",
             "{b} is too far for {a}, which may move {n} spaces.") },
  [SW_REASON_TOO_FAR_OVER_EDGE]
    = { "too-far-over-edge", "SW-9.1",
        NP_ ("{b} is too far for {a}, also over the edges that meet (SW-25.7): it may move one space.",
             "{b} is too far for {a}, also over the edges that meet (SW-25.7): it may move {n} spaces.") },
  [SW_REASON_NO_STEPS]
    = { "no-steps", "SW-9.1", N_ ("{a} has already moved as far as it can.") },
  [SW_REASON_NO_WAY]
    = { "no-way", "SW-9.3", N_ ("{a} cannot reach {b}: cards block the way.") },
  [SW_REASON_STOPPED_BEFORE]
    = { "stopped-before", "SW-9.6", N_ ("{a} would be stopped before reaching {b}.") },
  [SW_REASON_NOT_ON_THE_WAY]
    = { "not-on-the-way", "SW-9.6",
        N_ ("{a} does not lead to {b}, where the unit is going.") },
  [SW_REASON_NOT_A_STEP]
    = { "not-a-step", "SW-9.2", N_ ("{b} is not one step away from {a}.") },
  [SW_REASON_STEP_BLOCKED]
    = { "step-blocked", "SW-9.3", N_ ("{b} is in the way of {a}.") },
  [SW_REASON_NOT_THROUGH_VINES]
    = { "not-through-vines", "SW-15.10",
        N_ ("Nothing moves through {b}, which is on a Vine Wall.") },
  [SW_REASON_END_OCCUPIED]
    = { "end-occupied", "SW-17.3", N_ ("{a} must end its move on a space that no card occupies.") },
  [SW_REASON_END_ELSEWHERE]
    = { "end-elsewhere", "SW-16.1", N_ ("{a} may not end this move there.") },
  [SW_REASON_NOT_STRAIGHT]
    = { "not-straight", "SW-2.6", N_ ("{a} must move in one direction.") },
  [SW_REASON_TOO_SHORT]
    = { "too-short", "SW-16.1", NP_ ("{a} must move at least one space.", "{a} must move at least "
                                                                          "{n} spaces.") },
  [SW_REASON_OTHER_MOVER]
    = { "other-mover", "SW-9.10", N_ ("{a} must wait until {b} has finished its move.") },
  [SW_REASON_ON_ITS_WAY]
    = { "on-its-way", "SW-9.6",
        N_ ("{a} is already moving; type “step” and a space for its next step.") },
  /* attack */
  [SW_REASON_NOT_YOUR_ATTACKER]
    = { "not-your-attacker", "SW-10.1", N_ ("You do not control {a} and cannot attack with it.") },
  [SW_REASON_NONE_REACHES]
    = { "none-reaches", "SW-10.1",
        N_ ("You do not control {a}, and none of your units reaches it to attack it.") },
  [SW_REASON_NAME_ATTACKER]
    = { "name-attacker", "SW-10.1", N_ ("You do not control {a}. {b} can attack it: name your unit first.") },
  [SW_REASON_NAMESAKE_ATTACKER]
    = { "namesake-attacker", "SW-10.1", N_ ("You do not control {a}. Did you mean {b}?") },
  [SW_REASON_WALLS_DO_NOT_ATTACK]
    = { "walls-do-not-attack", "SW-14.2", N_ ("{a} is a wall, and walls do not attack.") },
  [SW_REASON_ALREADY_ATTACKED]
    = { "already-attacked", "SW-10.2", N_ ("{a} has already attacked this phase.") },
  [SW_REASON_NO_ATTACKERS]
    = { "no-attackers", "SW-10.1",
        NP_ ("One unit has been chosen to attack, and that is the limit.",
             "{n} units have been chosen to attack, and that is the limit.") },
  [SW_REASON_NO_LATE_ATTACK]
    = { "no-late-attack", "SW-17.10", N_ ("{a} cannot attack after the Attack Phase.") },
  [SW_REASON_LATE_ATTACK_AGAIN]
    = { "late-attack-again", "SW-17.10", N_ ("{a} has already attacked after the Attack Phase.") },
  [SW_REASON_NO_LATE_ATTACKERS]
    = { "no-late-attackers", "SW-17.10",
        NP_ ("After the Attack Phase one {a} may attack, and it already has.",
             "After the Attack Phase {n} units called {a} may attack, and they already have.") },
  [SW_REASON_NOT_GRANTED_ATTACK]
    = { "not-granted-attack", "SW-17.10", N_ ("This attack is not offered to {a}.") },
  [SW_REASON_MAY_NOT_ATTACK]
    = { "may-not-attack", "SW-16.5", N_ ("{a} may not attack now, by {ability}.") },
  [SW_REASON_POISONED]
    = { "poisoned", "SW-22.1", N_ ("{a} is poisoned and has moved too far to attack this turn.") },
  [SW_REASON_ATTACK_SELF]
    = { "attack-self", "SW-10.5", N_ ("{a} cannot attack itself.") },
  [SW_REASON_EMPTY_SPACE]
    = { "empty-space", "SW-10.4", N_ ("There is no card to attack there.") },
  [SW_REASON_NOT_IN_LINE]
    = { "not-in-line", "SW-2.6", N_ ("{b} is not in a straight line from {a}.") },
  [SW_REASON_OUT_OF_REACH]
    = { "out-of-reach", "SW-2.7", NP_ ("{b} is too far away for {a}, which reaches one space.",
             "{b} is too far away for {a}, which reaches {n} spaces.") },
  [SW_REASON_OUT_OF_REACH_OVER_EDGE]
    = { "out-of-reach-over-edge", "SW-2.7",
        NP_ ("{b} is too far away for {a}, also over the edges that meet (SW-25.7): it reaches one space.",
             "{b} is too far away for {a}, also over the edges that meet (SW-25.7): it reaches {n} spaces.") },
  [SW_REASON_NOT_ADJACENT]
    = { "not-adjacent", "SW-2.8", N_ ("{a} attacks only adjacent cards, and {b} is not adjacent.") },
  [SW_REASON_LINE_BLOCKED]
    = { "line-blocked", "SW-2.9", N_ ("{b} blocks the line to {a}.") },
  [SW_REASON_LINE_BLOCKED_OVER_SEAM]
    = { "line-blocked-over-seam", "SW-2.9",
        N_ ("{b} blocks the line to {a}, which leads over the seam of the boards (SW-25.7).") },
  [SW_REASON_LINE_BLOCKED_OVER_EDGE]
    = { "line-blocked-over-edge", "SW-2.9",
        N_ ("{b} blocks the line to {a}, which leads over the outer edge (SW-25.7).") },
  [SW_REASON_VINES_BLOCK]
    = { "vines-block", "SW-15.9", N_ ("{b} blocks the line to {a}, which runs through its space.") },
  [SW_REASON_MAY_NOT_BE_ATTACKED]
    = { "may-not-be-attacked", "SW-16.1", N_ ("{a} may not be attacked now, by {ability}.") },
  [SW_REASON_MAY_NOT_ATTACK_IT]
    = { "may-not-attack-it", "SW-16.5", N_ ("{a} may not attack this card now, by {ability}.") },
  [SW_REASON_NOT_GRANTED_TARGET]
    = { "not-granted-target", "SW-17.10", N_ ("{b} may attack now, but not {a}.") },
  [SW_REASON_OTHER_ATTACKER]
    = { "other-attacker", "SW-10.3", N_ ("{a} must wait until {b} has finished its attack.") },
  [SW_REASON_STILL_ATTACKING]
    = { "still-attacking", "SW-10.3", N_ ("{a} is already attacking.") },
  /* ends */
  [SW_REASON_VICTORY]
    = { "victory", "SW-24.1", N_ ("Only one side has a Summoner left.") },
  [SW_REASON_BOTH_LOST]
    = { "both-lost", "SW-24.3", N_ ("Both sides lost their Summoners at once.") },
  [SW_REASON_STALEMATE]
    = { "stalemate", "SW-24.6", N_ ("Nothing has happened for many turns.") },
  /* why a phase was skipped */
  [SW_REASON_NO_UNIT_IN_HAND]
    = { "no-unit-in-hand", "SW-7.1", N_ ("You have no unit in hand that could be summoned.") },
  [SW_REASON_NOTHING_TO_PLAY]
    = { "nothing-to-play", "SW-8.1", N_ ("You have no event or wall in hand that could be played.") },
  [SW_REASON_NO_UNIT_MOVES] = { "no-unit-moves", "SW-9.1", N_ ("None of your units can move.") },
  [SW_REASON_NO_UNIT_ATTACKS]
    = { "no-unit-attacks", "SW-10.1", N_ ("None of your units can attack an enemy’s card.") },
  [SW_REASON_HAND_EMPTY] = { "hand-empty", "SW-12.1", N_ ("You have no card in hand.") },
  [SW_N_REASONS] = { NULL },
};

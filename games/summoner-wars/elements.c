/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elements.c: the game's own elements: each effect with the procedure that does it. */
#include "words.h"

#define N_CARDS(default_)                                                              \
  {                                                                                    \
    "n", SORTIE_ATTR_NUMBER, .otherwise = default_, .meaning = N_ ("how many")         \
  }
#define HOW_MANY                                                                       \
  {                                                                                    \
    "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_ ("how many")                          \
  }
#define BY_YOU(meaning_)                                                               \
  {                                                                                    \
    "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = meaning_                     \
  }
#define SET(name_, meaning_)                                                           \
  {                                                                                    \
    name_, SORTIE_ATTR_SET, TRUE, .meaning = meaning_                                  \
  }
#define NUMBER(name_, default_, meaning_)                                              \
  {                                                                                    \
    name_, SORTIE_ATTR_NUMBER, .otherwise = default_, .meaning = meaning_              \
  }
#define YES_NO(name_, meaning_)                                                        \
  {                                                                                    \
    name_, SORTIE_ATTR_YES_NO, .otherwise = "no", .meaning = meaning_                  \
  }

#define WHICH_DIE                                                                      \
  {                                                                                    \
    "which", SORTIE_ATTR_SET, .meaning = N_ ("which die, by its result; by default you choose") \
  }

#define EFFECT(name_, proc_, rule_)                                                    \
  .name = name_, .kind = SORTIE_ELEMENT_EFFECT, .code = SW_PROC_##proc_, .rule = rule_

const SortieElement sw_elements[] = {
  /* piles and hands */
  { EFFECT ("draw", DRAW, "SW-3.3"),
    .ends_in = "draw",
    .meaning = N_ ("draws cards, at most all that are left"),
    .says = N_ ("{by} draw {n}."),
    .attrs = { N_CARDS ("1"), BY_YOU (N_ ("who draws")) } },
  { EFFECT ("spend", SPEND, "SW-3.4"),
    .reads_source = TRUE,
    .meaning = N_ ("spends magic, all of it or none"),
    .says = N_ ("{by} spend {n} magic."),
    .attrs = { HOW_MANY, BY_YOU (N_ ("who pays")) } },
  { EFFECT ("build-magic", BUILD_MAGIC, "SW-12.1"),
    .meaning = N_ ("puts cards on top of a Magic Pile, one after the other"),
    .says = N_ ("Put {what} on the Magic Pile of {of}."),
    .attrs = { SET ("what", N_ ("the cards")),
               { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_ ("whose pile") } } },
  { EFFECT ("steal-magic", STEAL_MAGIC, "SW-3.3"),
    .meaning = N_ ("moves cards from the top of Magic Piles to the top of yours"),
    .says = N_ ("Move {n} from the Magic Pile of {of} to yours."),
    .attrs = { HOW_MANY, SET ("of", N_ ("whose pile")) } },
  { EFFECT ("search", SEARCH, "SW-3.3"),
    .meaning = N_ ("a player chooses one of these cards in their Draw Pile, shows it, takes it into hand and "
                   "shuffles the pile"),
    .says = N_ ("{by} search for one of {among} and take it into hand."),
    .attrs = { SET ("among", N_ ("what may be found")), BY_YOU (N_ ("who searches")) } },
  { EFFECT ("return", RETURN, "SW-19.1"),
    .meaning = N_ ("returns units to their controller's hand, and cards to their owner's hand"),
    .says = N_ ("Return {what} to hand."),
    .attrs = { SET ("what", N_ ("units or cards")) } },

  /* onto the battlefield */
  { EFFECT ("summon", SUMMON, "SW-7.10"),
    .meaning = N_ ("summons cards, each onto a space that you choose"),
    .says = N_ ("Summon {what} for {cost} each adjacent to {beside}."),
    .attrs = { SET ("what", N_ ("the cards")), NUMBER ("cost", "0", N_ ("what each costs")),
               { "beside", SORTIE_ATTR_SET,
                 .meaning = N_ ("on spaces adjacent to these, instead of your walls") },
               { "on", SORTIE_ATTR_SET,
                 .meaning = N_ ("on this space, wherever it is") } } },
  { EFFECT ("place-unit", PLACE, "SW-17.4"),
    .ends_in = "place",
    .meaning = N_ ("places units of the battlefield, or cards, on spaces; they do not move"),
    .says = N_ ("Place {what} on {on}."),
    .attrs = { SET ("what", N_ ("units or cards")),
               SET ("on", N_ ("the spaces; if there are more, you choose")) } },
  { EFFECT ("exchange", EXCHANGE, "SW-17.4"),
    .ends_in = "exchange",
    .meaning = N_ ("swaps two units; they do not move"),
    .says = N_ ("Exchange {what} with {with}."),
    .attrs = { SET ("what", N_ ("one unit")), SET ("with", N_ ("the other unit")) } },
  { EFFECT ("grow-vines", GROW_VINES, "SW-15.2"),
    .meaning = N_ ("places your Vine Walls on these spaces, at most all that you have left"),
    .says = N_ ("Place Vine Walls on {on}."),
    .attrs = { SET ("on", N_ ("the spaces")) } },
  { EFFECT ("boost", BOOST, "SW-22.2"),
    .meaning = N_ ("puts a Boost marker on each of these units that has none"),
    .says = N_ ("Put a Boost marker on each of {what}."),
    .attrs = { SET ("what", N_ ("the units")) } },
  { EFFECT ("unboost", UNBOOST, "SW-22.2"),
    .meaning = N_ ("takes the Boost marker off each of these units that has one"),
    .says = N_ ("Take the Boost marker off each of {what}."),
    .attrs = { SET ("what", N_ ("the units")) } },

  /* moves and attacks */
  { EFFECT ("march", MARCH, "SW-17.10"),
    .ends_in = "move",
    .meaning = N_ ("units, or walls, move for free, one after the other"),
    .says = N_ ("{by} move {what} up to {steps} spaces, at least {at-least} {straight}."),
    .attrs = { SET ("what", N_ ("the units")),
               NUMBER ("steps", "0", N_ ("how far; 0: as far as they usually move")),
               NUMBER ("at-least", "0", N_ ("how far at least")),
               YES_NO ("straight", N_ ("whether in one direction only")),
               BY_YOU (N_ ("who moves them")),
               { "onto", SORTIE_ATTR_SET, .otherwise = "spaces",
                 .meaning = N_ ("where a move may end, worked out when the first begins") } } },
  { EFFECT ("push", PUSH, "SW-16.4"),
    .ends_in = "move",
    .meaning = N_ ("moves units in a straight line, as far as this says"),
    .says = N_ ("{by} push {what} up to {n} spaces."),
    .attrs = { SET ("what", N_ ("the units")), N_CARDS ("1"), BY_YOU (N_ ("who chooses the direction")) } },
  { EFFECT ("attack", ATTACK, "SW-17.10"),
    .ends_in = "attacked",
    .meaning = N_ ("units may attack for free, one after the other"),
    .says = N_ ("{by} may attack one of {at}."),
    .attrs = { SET ("by", N_ ("the units")),
               { "at", SORTIE_ATTR_SET, .otherwise = "cards",
                 .meaning = N_ ("what they may attack") } } },
  { EFFECT ("also-attack", ALSO_ATTACK, "SW-11.9"),
    .meaning = N_ ("makes the attack that is about to begin affect these cards as well"),
    .says = N_ ("Attack {what} as well {separately}."),
    .attrs = { SET ("what", N_ ("the cards")),
               YES_NO ("separately", N_ ("yes: a roll for each; no: one roll for all")) } },
  { EFFECT ("change-die", CHANGE_DIE, "SW-11.5"),
    .meaning = N_ ("changes one die of the running roll"),
    .says = N_ ("One die {which}: {change}."),
    .attrs = { WHICH_DIE, { "set", SORTIE_ATTR_NUMBER, .meaning = N_ ("the new number") },
               { "add", SORTIE_ATTR_NUMBER, .meaning = N_ ("how much to add; negative to subtract") } } },

  { EFFECT ("ignore-die", IGNORE_DIE, "SW-11.6"),
    .meaning = N_ ("takes one die out of the running roll: it is neither a hit nor a miss"),
    .says = N_ ("Ignore one die {which}."),
    .attrs = { WHICH_DIE } },
  { EFFECT ("weigh-dice", WEIGH_DICE, "SW-11.6"),
    .meaning = N_ ("changes how many hits some results of the running roll count as"),
    .says = N_ ("Results of {from} and more count as {hits} hits."),
    .attrs = { { "from", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_ ("the lowest of these results") },
               { "hits", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_ ("how many hits; 0: a miss") } } },

  /* wounds */
  { EFFECT ("wound", WOUND, "SW-17.7"),
    .ends_in = "wound",
    .meaning = N_ ("puts wounds on cards, all at once"),
    .says = N_ ("Put {n} wounds on each of {what}."),
    .attrs = { SET ("what", N_ ("the cards")), N_CARDS ("1") } },
  { EFFECT ("move-wounds", MOVE_WOUNDS, "SW-17.7"),
    .meaning = N_ ("moves wounds from one card to another; the player who does so says how many are poison"),
    .says = N_ ("Move {n} wounds from {from} to {to}."),
    .attrs = { HOW_MANY, SET ("from", N_ ("which card loses them")),
               SET ("to", N_ ("which card gets them")) } },
  { EFFECT ("poison", POISON, "SW-22.1"),
    .ends_in = "poison",
    .meaning = N_ ("puts poison markers on units"),
    .says = N_ ("Put {n} poison markers on each of {what}."),
    .attrs = { SET ("what", N_ ("the units")), N_CARDS ("1") } },
  { EFFECT ("heal", HEAL, "SW-13.8"),
    .ends_in = "heal",
    .meaning = N_ ("removes wounds"),
    .says = N_ ("Remove up to {n} wounds from each of {what}."),
    .attrs = { SET ("what", N_ ("the cards")), N_CARDS ("1") } },
  { EFFECT ("destroy", DESTROY, "SW-13.2"),
    .meaning = N_ ("destroys cards; they go to your Magic Pile"),
    .says = N_ ("Destroy {what}."),
    .attrs = { SET ("what", N_ ("the cards")) } },
  { EFFECT ("discard", DISCARD, "SW-13.4"),
    .meaning = N_ ("puts cards of the battlefield, or of a hand, on a Discard Pile"),
    .says = N_ ("{by} discard {n} of {what}."),
    .attrs = { SET ("what", N_ ("the cards")),
               { "n", SORTIE_ATTR_NUMBER,
                 .meaning = N_ ("how many each player of `by` chooses, from their own cards if they have any; by "
                                "default all") },
               BY_YOU (N_ ("who chooses, and discards to their own Discard Pile")) } },
  { EFFECT ("goes-to", GOES_TO, "SW-13.5"),
    .meaning = N_ ("sends the card that is being destroyed to another pile"),
    .says = N_ ("It goes to {zone} of {of}."),
    .attrs = { { "zone", SORTIE_ATTR_ZONE, TRUE, .meaning = N_ ("which pile") },
               { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_ ("whose") } } },
  { EFFECT ("goes-under", GOES_UNDER, "SW-20.5"),
    .meaning = N_ ("puts the card that is being destroyed under a unit"),
    .says = N_ ("It goes under {of}."),
    .attrs = { { "of", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_ ("which unit") } } },

  { NULL },
};

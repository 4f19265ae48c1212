/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elements.c: the game's own elements: each effect with the procedure that does it. */
#include "words.h"

#define N_CARDS(default_)                                                              \
  {                                                                                    \
    "n", SORTIE_ATTR_NUMBER, .otherwise = default_, .meaning = N_ ("how many")         \
  }
#define HOW_MUCH                                                                       \
  {                                                                                    \
    "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_ ("how much")                          \
  }
#define BY_YOU                                                                         \
  {                                                                                    \
    "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_ ("who does it")           \
  }
#define WHAT(meaning_)                                                                 \
  {                                                                                    \
    "what", SORTIE_ATTR_SET, TRUE, .meaning = meaning_                                 \
  }

/* RUL-37: it is always free, unless the option makes players pay for units whose card does not say "for free". */
#define FOR_FREE                                                                       \
  {                                                                                    \
    "for-free", SORTIE_ATTR_YES_NO, .otherwise = "no",                                     \
    .meaning = N_ ("whether the text says that it costs nothing (SS-13.1)")            \
  }

#define EFFECT(name_, proc_, rule_)                                                    \
  .name = name_, .kind = SORTIE_ELEMENT_EFFECT, .code = SS_PROC_##proc_, .rule = rule_

const SortieElement ss_elements[] = {
  /* kinds of play effect; their order is SsPlay */
  { .name = "action", .kind = SORTIE_ELEMENT_CLAUSE, .code = SORTIE_CLAUSE_PLAY,
    .body = SORTIE_BODY_TARGETS_EFFECTS, .rule = "SS-7.2",
    .meaning = N_ ("the Action: played from hand, or resolved when the unit storms"),
    .says = N_ ("Action:") },
  { .name = "reaction", .kind = SORTIE_ELEMENT_CLAUSE, .code = SORTIE_CLAUSE_PLAY,
    .body = SORTIE_BODY_TARGETS_EFFECTS, .rule = "SS-11.2",
    .meaning = N_ ("an Action that is played from hand only to answer an action or ability"),
    .says = N_ ("Reaction:") },

  /* cards */
  { EFFECT ("draw", DRAW, "SS-22.1"),
    .meaning = N_ ("draws cards, one by one; a player who cannot draw loses"),
    .says = N_ ("{by-each} draws as many cards as {n}."),
    .attrs = { N_CARDS ("1"), BY_YOU } },
  { EFFECT ("damage", DAMAGE, "SS-22.2"),
    .meaning = N_ ("deals damage to seats; the Boss loses life"),
    .says = N_ ("Deal damage to {to-each} equal to {n}."),
    .attrs = { HOW_MUCH,
               { "to", SORTIE_ATTR_SET, .otherwise = "opponents",
                 .meaning = N_ ("who takes it") },
               { "each", SORTIE_ATTR_YES_NO, .otherwise = "no",
                 .meaning = N_ ("yes: each of them takes it; no: one of them, whom they name") } } },
  { EFFECT ("heal", HEAL, "SS-22.4"),
    .meaning = N_ ("puts cards from the top of the Casualties on the Heal pile"),
    .says = N_ ("{by-each} heals {n}."),
    .attrs = { HOW_MUCH, BY_YOU } },
  { EFFECT ("vision", VISION, "SS-22.3"),
    .meaning = N_ ("looks at the top cards of Resources, keeps one, puts the others on the bottom"),
    .says = N_ ("{by-each} has Vision {n}."),
    .attrs = { HOW_MUCH, BY_YOU } },
  { EFFECT ("raise", RAISE, "SS-22.5"), .reads_side = TRUE,
    .meaning = N_ ("takes the top card of the opponent's Casualties into hand"),
    .says = N_ ("{by-each} raises."),
    .attrs = { BY_YOU } },
  { EFFECT ("steal", STEAL, "SS-22.6"), .reads_side = TRUE,
    .meaning = N_ ("takes random or given cards from the opponent's hand"),
    .says = N_ ("Steal {what}."),
    .attrs = { N_CARDS ("1"),
               { "what", SORTIE_ATTR_SET,
                 .meaning = N_ ("which cards; by default random ones") } } },
  { EFFECT ("discard", DISCARD, "SS-22.10"),
    .meaning = N_ ("discards cards from hand, as many as possible; the discarding player chooses"),
    .says = N_ ("{of-each} discards as many cards as {n} {at-random}."),
    .attrs = { N_CARDS ("1"),
               { "of", SORTIE_ATTR_SET, .otherwise = "opponents", .meaning = N_ ("who discards") },
               { "at-random", SORTIE_ATTR_YES_NO, .otherwise = "no",
                 .meaning = N_ ("yes: at random") } } },
  { EFFECT ("discard-cards", DISCARD_CARDS, "SS-22.10"),
    .meaning = N_ ("discards these cards from the hands that have them"),
    .says = N_ ("Discard {what}."),
    .attrs = { WHAT (N_ ("the cards")) } },
  { EFFECT ("return", RETURN, "RUL-43"),
    .meaning = N_ ("returns units and cards to their holder's hand"),
    .says = N_ ("Return {what} to hand."),
    .attrs = { WHAT (N_ ("units or cards")) } },

  /* units */
  { EFFECT ("kill", KILL, "SS-22.8"),
    .meaning = N_ ("kills units, or certain Supporters"),
    .says = N_ ("Kill {what}."),
    .attrs = { WHAT (N_ ("units or Supporters")) } },
  { EFFECT ("destroy", DESTROY, "SS-22.9"),
    .meaning = N_ ("takes units or cards out of the game"),
    .says = N_ ("Destroy {what}."),
    .attrs = { WHAT (N_ ("units or cards")) } },
  { EFFECT ("sacrifice", SACRIFICE, "SS-22.7"), .reads_side = TRUE,
    .reads_source = TRUE,
    .meaning = N_ ("seats choose units on their own War Track and kill them"),
    .says = N_ ("{by-each} sacrifices as many units as {n}."),
    .attrs = { N_CARDS ("1"), BY_YOU,
               { "only", SORTIE_ATTR_WORD, .otherwise = "units",
                 .words = (const char *const[]) { "units", "allies", NULL },
                 .meaning = N_ ("which units: any, or only Allies, which excludes the acting unit") } } },
  { EFFECT ("advance", ADVANCE, "SS-22.18"), .reads_side = TRUE,
    .meaning = N_ ("moves a War Track one space forward; the unit that leaves gets an order"),
    .says = N_ ("Advance {of-whose} War Track."),
    .attrs = { { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_ ("whose") } } },
  { EFFECT ("deploy", DEPLOY, "SS-12.1"), .reads_side = TRUE,
    .meaning = N_ ("deploys a card into your empty Deployment Zone, in your turn"),
    .says = N_ ("Deploy {what} {for-free}."),
    .attrs = { WHAT (N_ ("the card")), FOR_FREE } },
  { EFFECT ("place-units", PLACE, "SS-12.1"), .reads_side = TRUE,
    .meaning = N_ ("puts cards or units on free spaces, one on each, in your turn"),
    .says = N_ ("Place {what} on {on} {for-free}."),
    .attrs = { WHAT (N_ ("cards or units")),
               { "on", SORTIE_ATTR_SET, TRUE, .meaning = N_ ("the spaces") },
               { "clear", SORTIE_ATTR_YES_NO, .otherwise = "no",
                 .meaning = N_ ("yes: a unit that is already there goes to the Casualties") },
               FOR_FREE } },
  { EFFECT ("shapeshift", SHAPESHIFT, "SS-22.12"),
    .reads_source = TRUE,
    .meaning = N_ ("returns this unit to hand, and puts another card from hand on its space"),
    .says = N_ ("Shapeshift.") },

  /* Support */
  { EFFECT ("to-support", TO_SUPPORT, "SS-9.18"),
    .meaning = N_ ("puts units or cards face down and ready into your Support"),
    .says = N_ ("Put {what} into your Support."),
    .attrs = { WHAT (N_ ("units or cards")) } },
  { EFFECT ("commit", COMMIT, "SS-22.13"),
    .meaning = N_ ("commits ready Supporters, without paying for anything"),
    .says = N_ ("Commit {what}."),
    .attrs = { WHAT (N_ ("Supporters")) } },
  { EFFECT ("reset", RESET, "SS-22.14"),
    .meaning = N_ ("makes committed Supporters ready"),
    .says = N_ ("Reset {what}."),
    .attrs = { WHAT (N_ ("Supporters")) } },
  { EFFECT ("destroy-support", DESTROY_SUPPORT, "SS-18.1"),
    .meaning = N_ ("destroys cards in a Support, which {by} choose; the Boss loses Menace instead"),
    .says = N_ ("{by-each} destroys as many cards in {of-whose} Support as {n}."),
    .attrs = { N_CARDS ("1"),
               { "of", SORTIE_ATTR_SET, .otherwise = "opponents", .meaning = N_ ("whose Support") },
               { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_ ("who chooses") } } },

  /* the match */
  { EFFECT ("extra-turn", EXTRA_TURN, "SS-22.20"),
    .meaning = N_ ("takes an extra turn after this one, if it is your turn"),
    .says = N_ ("Take an extra turn after this one.") },
  { EFFECT ("win", WIN, "SS-5.6"),
    .meaning = N_ ("wins the game at once"),
    .says = N_ ("{by-each} wins the game."),
    .attrs = { BY_YOU } },

  /* the Boss */
  { EFFECT ("raise-menace", RAISE_MENACE, "SS-16.3"),
    .meaning = N_ ("raises the Menace Level, never above 5"),
    .says = N_ ("Raise the Menace Level by {n}."),
    .attrs = { N_CARDS ("1") } },
  { EFFECT ("lower-menace", LOWER_MENACE, "SS-16.3"),
    .meaning = N_ ("lowers the Menace Level, never below 1"),
    .says = N_ ("Lower the Menace Level by {n}."),
    .attrs = { N_CARDS ("1") } },
  { EFFECT ("regain", REGAIN, "SS-15.2"),
    .meaning = N_ ("the Boss regains life, at most up to its starting life"),
    .says = N_ ("The Boss regains as much life as {n}."),
    .attrs = { HOW_MUCH } },
  { EFFECT ("recover", RECOVER, "SS-22.21"),
    .meaning = N_ ("resets the Boss's life to its starting life"),
    .says = N_ ("Recover.") },
  { EFFECT ("to-reserve", TO_RESERVE, "SS-17.6"),
    .meaning = N_ ("puts units or cards on the Boss's Reserve pile"),
    .says = N_ ("Put {what} on the Reserve pile."),
    .attrs = { WHAT (N_ ("units or cards")) } },
  { EFFECT ("gang", GANG, "SS-22.25"),
    .meaning = N_ ("puts Gang tokens on units"),
    .says = N_ ("Put as many Gang tokens as {n} on {on-each}."),
    .attrs = { N_CARDS ("1"),
               { "on", SORTIE_ATTR_SET, .otherwise = "allies",
                 .meaning = N_ ("the units") } } },
  { EFFECT ("spirit", SPIRIT, "SS-22.23"),
    .meaning = N_ ("puts a Spirit token on each of these Totems, which sets off its Passive"),
    .says = N_ ("Put a Spirit token on {on-each}."),
    .attrs = { { "on", SORTIE_ATTR_SET, .otherwise = "totems",
                 .meaning = N_ ("the Totems") } } },
  { NULL },
};

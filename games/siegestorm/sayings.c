/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sayings.c: how effects, events and set words are said in certain cases. The first row that fits
 * is taken, so the rare case stands before the common one. */
#include "words.h"

#define NP_(one, many) (one), (many)
#define SAY(element, when) SORTIE_SAYS_OF_ELEMENT, element, when
#define EVENT(event, when) SORTIE_SAYS_OF_EVENT, event, when
#define FORM(word, form) SORTIE_SAYS_OF_SET, word, "form=" form

const SortieSaying ss_sayings[] = {
  /* set words of which there is one, or one for each */
  { FORM ("allies", "each"), N_ ("each of your Allies"), NULL },
  { FORM ("totems", "each"), N_ ("each of your Totems"), NULL },
  { FORM ("defender", "any"), N_ ("your Defender"), NULL },
  { FORM ("enemy-defender", "any"), N_ ("the opponent's Defender"), NULL },

  /* abilities; a Boss's Totem costs nothing (RUL-54) */
  { SAY ("ability", "timing=any"), N_ ("Pay {cost} {limit}:"), NULL },
  { SAY ("ability", "timing=your-turn"), N_ ("In your turn, pay {cost} {limit}:"), NULL },
  { SAY ("ability", "timing=reaction"), N_ ("As a reaction, pay {cost} {limit}:"), NULL },
  { SAY ("ability", "timing=reaction-to-ability"),
    N_ ("As a reaction to an ability, pay {cost} {limit}:"), NULL },
  { SAY ("ability", "timing=totem"), N_ ("Totem {limit}:"), NULL },

  /* values that are read better another way round */
  { SAY ("modify", "value=action-cost add=#"), N_ ("{change} to the cost of {of} as Actions."),
    NULL },
  { SAY ("modify", "value=deploy-cost add=#"), N_ ("{change} to the cost of {of} as units."),
    NULL },
  { SAY ("modify", "value=ability-cost add=#"),
    N_ ("{change} to the cost of the abilities of {of}."), NULL },
  { SAY ("modify", "value=draw-count of=you add=#"),
    N_ ("{change} to the cards that you draw in the Draw step."), NULL },
  { SAY ("modify", "value=extra-actions add=#"),
    NP_ ("{of} resolve their Action {add} time more when they storm.",
         "{of} resolve their Action {add} times more when they storm.") },
  { SAY ("among", "what=self in=defender"), N_ ("this is your Defender"), NULL },
  { SAY ("among", "what=it in=defender"), N_ ("it is your Defender"), NULL },
  { SAY ("among", "what=other in=defender"), N_ ("it faces your Defender"), NULL },
  { SAY ("among", "what=other in=enemy-defender"), N_ ("it faces the opponent's Defender"), NULL },

  /* cards */
  { SAY ("draw", "by=you n=#"), NP_ ("Draw {n} card.", "Draw {n} cards.") },
  { SAY ("draw", "by=you"), N_ ("Draw as many cards as {n}."), NULL },
  { SAY ("draw", "n=#"), NP_ ("{by-each} draws {n} card.", "{by-each} draws {n} cards.") },
  { SAY ("damage", "n=#"), N_ ("Deal {n} damage to {to-each}."), NULL },
  { SAY ("heal", "by=you"), N_ ("Heal {n}."), NULL },
  { SAY ("vision", "by=you"), N_ ("Vision {n}."), NULL },
  { SAY ("raise", "by=you"), N_ ("Raise."), NULL },
  { SAY ("steal", "what=- n=#"),
    NP_ ("Steal {n} card at random.", "Steal {n} cards at random.") },
  { SAY ("steal", "what=-"), N_ ("Steal as many cards at random as {n}."), NULL },
  { SAY ("discard", "of=you n=# at-random=yes"),
    NP_ ("Discard {n} card at random.", "Discard {n} cards at random.") },
  { SAY ("discard", "of=you n=#"), NP_ ("Discard {n} card.", "Discard {n} cards.") },
  { SAY ("discard", "n=# at-random=yes"),
    NP_ ("{of-each} discards {n} card at random.", "{of-each} discards {n} cards at random.") },
  { SAY ("discard", "n=#"),
    NP_ ("{of-each} discards {n} card.", "{of-each} discards {n} cards.") },

  /* units */
  { SAY ("sacrifice", "by=you n=# only=allies"),
    NP_ ("Sacrifice {n} Ally.", "Sacrifice {n} Allies.") },
  { SAY ("sacrifice", "by=you n=#"), NP_ ("Sacrifice {n} unit.", "Sacrifice {n} units.") },
  { SAY ("sacrifice", "n=# only=allies"),
    NP_ ("{by-each} sacrifices {n} Ally.", "{by-each} sacrifices {n} Allies.") },
  { SAY ("sacrifice", "n=#"),
    NP_ ("{by-each} sacrifices {n} unit.", "{by-each} sacrifices {n} units.") },
  { SAY ("sacrifice", "only=allies"), N_ ("{by-each} sacrifices as many Allies as {n}."), NULL },
  { SAY ("place-units", "clear=yes"),
    N_ ("Place {what} on {on}; a unit already there goes to the Casualties."), NULL },

  /* Support and the match */
  { SAY ("destroy-support", "by=you n=#"),
    NP_ ("Destroy {n} card in {of-whose} Support.", "Destroy {n} cards in {of-whose} Support.") },
  { SAY ("destroy-support", "n=#"),
    NP_ ("{by-each} destroys {n} card in {of-whose} Support.",
         "{by-each} destroys {n} cards in {of-whose} Support.") },
  { SAY ("win", "by=you"), N_ ("You win the game."), NULL },
  { SAY ("gang", "n=#"),
    NP_ ("Put {n} Gang token on {on-each}.", "Put {n} Gang tokens on {on-each}.") },

  /* what happens, behind "when" */
  { EVENT ("draw", "of=you"), N_ ("you draw a card"), NULL },
  { EVENT ("draw", "of=*"), N_ ("{of-any} draws a card"), NULL },
  { EVENT ("damage", "of=* by=you"), N_ ("you deal damage to {of-any}"), NULL },
  { EVENT ("damage", "of=* by=*"), N_ ("{by-any} deals damage to {of-any}"), NULL },
  { EVENT ("damage", "of=*"), N_ ("damage is dealt to {of-any}"), NULL },
  { EVENT ("heal", "of=you by=you"), N_ ("you heal by an effect of yours"), NULL },
  { EVENT ("heal", "of=you"), N_ ("you heal"), NULL },
  { EVENT ("heal", "of=*"), N_ ("{of-any} heals"), NULL },
  { EVENT ("kill", "of=-"), N_ ("a unit is killed"), NULL },
  { EVENT ("kill", ""), N_ ("{of-any} is killed"), NULL },
  { EVENT ("destroy", "of=-"), N_ ("a card is destroyed"), NULL },
  { EVENT ("destroy", ""), N_ ("{of-any} is destroyed"), NULL },
  { EVENT ("sacrifice", "of=-"), N_ ("a unit is sacrificed"), NULL },
  { EVENT ("sacrifice", "of=you"), N_ ("you sacrifice a unit"), NULL },
  { EVENT ("sacrifice", "of=opponents"), N_ ("an opponent sacrifices a unit"), NULL },
  { EVENT ("sacrifice", ""), N_ ("{of-any} is sacrificed"), NULL },
  { EVENT ("discards", "of=* by=you"), N_ ("you make {of-any} discard cards"), NULL },
  { EVENT ("discards", "of=you"), N_ ("an effect makes you discard cards"), NULL },
  { EVENT ("discards", "of=*"), N_ ("an effect makes {of-any} discard cards"), NULL },
  { EVENT ("raise", "of=you"), N_ ("you raise"), NULL },
  { EVENT ("raise", "of=*"), N_ ("{of-any} raises"), NULL },
  { EVENT ("support", "of=*"), N_ ("cards join the Support of {of-any}"), NULL },
  { EVENT ("deploy", "of=-"), N_ ("a unit is deployed"), NULL },
  { EVENT ("deploy", ""), N_ ("{of-any} is deployed"), NULL },
  { EVENT ("place", ""), N_ ("{of-any} is placed"), NULL },
  { EVENT ("storm", ""), N_ ("{of-any} storms"), NULL },
  { EVENT ("stormed", ""), N_ ("{of-any} has stormed"), NULL },
  { EVENT ("hold-ground", ""), N_ ("{of-any} holds ground"), NULL },
  { EVENT ("leave-track", ""), N_ ("{of-any} leaves the War Track"), NULL },
  { EVENT ("leave-battle", ""), N_ ("{of-any} leaves the Battle Zone"), NULL },
  { EVENT ("menace-rise", ""), N_ ("the Menace Level rises"), NULL },
  { EVENT ("menace-fall", ""), N_ ("the Menace Level falls"), NULL },
  { EVENT ("gang", "of=-"), N_ ("Gang tokens are put on a unit"), NULL },
  { EVENT ("gang", ""), N_ ("Gang tokens are put on {of-any}"), NULL },
  { EVENT ("spirit", "of=-"), N_ ("a Spirit token is put on a Totem"), NULL },
  { EVENT ("spirit", ""), N_ ("a Spirit token is put on {of-any}"), NULL },
  { 0 },
};

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sayings.c: how the framework's elements and words are said in certain cases. The first row that
 * fits is taken, so the rare case stands before the common one. */
#include "base/i18n.h"
#include "effect/phrases.h"

#define SAY(element, when) SORTIE_SAYS_OF_ELEMENT, element, when
#define FORM(word, form) SORTIE_SAYS_OF_SET, word, "form=" form

const SortieSaying sortie_sayings[] = {
  /* --- words in other forms --- */
  { FORM ("self", "whose"), N_("this card's"), NULL },
  { FORM ("it", "whose"), N_("its"), NULL },
  { FORM ("you", "whose"), N_("your"), NULL },
  { FORM ("opponents", "each"), N_("each opponent"), NULL },
  { FORM ("opponents", "any"), N_("an opponent"), NULL },
  { FORM ("opponents", "whose"), N_("each opponent's"), NULL },
  { FORM ("active", "whose"), N_("the active player's"), NULL },
  { FORM ("players", "each"), N_("each player"), NULL },
  { FORM ("players", "any"), N_("a player"), NULL },
  { FORM ("players", "whose"), N_("each player's"), NULL },
  { FORM ("owner", "whose"), N_("its owner's"), NULL },

  /* --- clauses --- */
  { SAY ("when", "optional=yes"), N_("When {event}, you may do the following {limit}:"), NULL },
  { SAY ("before", "optional=yes"),
    N_("Just before {event}, you may do the following {limit}:"), NULL },
  { SAY ("instead", "optional=yes"),
    N_("When {event}, you may do the following instead {limit}:"), NULL },
  { SAY ("modify", "add=#"), N_("{change} {value} for {of} {stacks}."), NULL },
  { SAY ("permit", "by=*"), N_("{of} may {rule} by {by-any}."), NULL },
  { SAY ("forbid", "by=*"), N_("{of} cannot {rule} by {by-any}."), NULL },
  { SAY ("count-as", "by=* of=self|it|other|name"), N_("{of} counts as one of {set} for {by}."),
    NULL },
  { SAY ("count-as", "by=*"), N_("{of} count as {set} for {by}."), NULL },
  { SAY ("count-as", "of=self|it|other|name"), N_("{of} counts as one of {set}."), NULL },
  { SAY ("grant", "to=self|it|name"), N_("{to} has:"), NULL },
  { SAY ("lose", "of=self|it|name"), N_("{of} loses {abilities}."), NULL },
  { SAY ("become", "of=self|it|name"), N_("{of} counts as the same card as {like}."), NULL },

  /* --- parts and effects that steer --- */
  { SAY ("target", "at-least=# at-most=@at-least"), N_("Target {at-least} of {from}: the {name}."),
    NULL },
  { SAY ("target", "at-least=0"), N_("Target up to {at-most} of {from}: the {name}."), NULL },
  { SAY ("may", "by=you"), N_("You may do this:"), NULL },
  { SAY ("choose", "by=you at-most=@at-least"), N_("Choose {at-least} of {from}: the {name}."),
    NULL },
  { SAY ("choose", "by=you at-least=0"), N_("Choose up to {at-most} of {from}: the {name}."),
    NULL },
  { SAY ("choose", "by=you"), N_("Choose {at-least} to {at-most} of {from}: the {name}."), NULL },
  { SAY ("choose", "at-most=@at-least"),
    N_("{by-each} chooses {at-least} of {from}: the {name}."), NULL },
  { SAY ("choose", "at-least=0"), N_("{by-each} chooses up to {at-most} of {from}: the {name}."),
    NULL },
  { SAY ("repeat", "times=amount"), N_("Once for each of them:"), NULL },
  { SAY ("repeat", "times=#"), NP_ ("{times} time:", "{times} times:") },
  { SAY ("bind", "to=self"), N_("This is the {name}."), NULL },
  { SAY ("roll", "sides=6 dice=#"),
    NP_ ("Roll a die: the {name}.", "Roll {dice} dice: the {name}.") },
  { SAY ("roll", "dice=#"), NP_ ("Roll a die of {sides} sides: the {name}.",
                                 "Roll {dice} dice of {sides} sides: the {name}.") },
  { SAY ("during", "until=forever"), N_("For the rest of the game:"), NULL },

  /* --- effects on the table --- */
  { SAY ("move-cards", "end=top"), N_("Move {what} to the top of {of-whose} {to}."), NULL },
  { SAY ("move-cards", "end=bottom"), N_("Move {what} to the bottom of {of-whose} {to}."), NULL },
  { SAY ("move-cards", "end=shuffled-bottom"),
    N_("Move {what} in random order to the bottom of {of-whose} {to}."), NULL },
  { SAY ("put", "by=you"), N_("Put {what} on {on}."), NULL },
  { SAY ("take-control", "by=you until=forever"), N_("Gain control of {of}."), NULL },
  { SAY ("take-control", "until=forever"), N_("{by} gains control of {of}."), NULL },
  { SAY ("take-control", "by=you"), N_("Gain control of {of} until {until}."), NULL },
  { SAY ("change", "of=-"), N_("{variable}: {change}."), NULL },
  { SAY ("under", "end=top"), N_("Put {what} on top of {of}."), NULL },
  { SAY ("under", "end=bottom"), N_("Put {what} under {of}."), NULL },
  { SAY ("look", "by=you"), N_("Look at {at}."), NULL },

  /* --- numbers --- */
  { SAY ("variable", "of=-"), N_("{variable}"), NULL },
  { SAY ("times", "by=#"), N_("{by} times {number}"), NULL },
  { SAY ("half", "rounded=up"), N_("half of {of}, rounded up"), NULL },
  { SAY ("half", "rounded=down"), N_("half of {of}, rounded down"), NULL },

  /* --- sets --- */
  { SAY ("where", "body=short"), N_("{in} {body}"), NULL },
  { SAY ("cards", "count=0"), N_("all cards in {of-whose} {zone}"), NULL },
  { SAY ("cards", "count=# end=top"),
    NP_ ("the top card of {of-whose} {zone}", "the top {count} cards of {of-whose} {zone}") },
  { SAY ("cards", "count=# end=bottom"),
    NP_ ("the bottom card of {of-whose} {zone}", "the bottom {count} cards of {of-whose} {zone}") },
  { SAY ("pieces", "of=players on=-"), N_("all pieces"), NULL },
  { SAY ("pieces", "on=-"), N_("{of-whose} pieces"), NULL },
  { SAY ("pieces", "of=players"), N_("all pieces on {on}"), NULL },
  { SAY ("holder", "of=it"), N_("its holder"), NULL },
  { SAY ("owner", "of=it"), N_("its owner"), NULL },

  /* --- members of a set: "the Enemies with DEF 2 or less" --- */
  { SAY ("has", "member of=it at-least=* at-most=@at-least"), N_("with {value} {at-least} {base}"),
    NULL },
  { SAY ("has", "member of=it at-least=-"), N_("with {value} {at-most} or less {base}"), NULL },
  { SAY ("has", "member of=it at-most=-"), N_("with {value} {at-least} or more {base}"), NULL },
  { SAY ("has", "member of=it"), N_("with {value} from {at-least} to {at-most} {base}"), NULL },
  { SAY ("is", "member of=it"), N_("with {value} {word}"), NULL },
  { SAY ("among", "member what=it"), N_("among {in}"), NULL },
  { SAY ("same-name", "member what=it"), N_("with the same name as {as}"), NULL },
  { SAY ("named", "member what=it"), N_("named {card}"), NULL },
  { SAY ("has-keyword", "member of=it"), N_("with {name}"), NULL },
  { SAY ("near", "member what=it within=1"), N_("next to {to}"), NULL },
  { SAY ("near", "member what=it"), N_("within {within} steps of {to}"), NULL },
  { SAY ("in-zone", "member what=it"), N_("in the {zone}"), NULL },
  { SAY ("on-place", "member what=it"), N_("on the {place}"), NULL },
  { SAY ("not", "member"), N_("not {body}"), NULL },

  /* --- tests --- */
  { SAY ("has", "at-least=* at-most=@at-least"), N_("{of} has {value} {at-least} {base}"), NULL },
  { SAY ("has", "at-least=-"), N_("{of} has {value} {at-most} or less {base}"), NULL },
  { SAY ("has", "at-most=-"), N_("{of} has {value} {at-least} or more {base}"), NULL },
  { SAY ("compare", "number=done at-least=1 at-most=-"), N_("that was done"), NULL },
  { SAY ("compare", "number=done at-least=- at-most=0"), N_("that was not done"), NULL },
  { SAY ("compare", "at-least=* at-most=@at-least"), N_("{number} is {at-least}"), NULL },
  { SAY ("compare", "at-least=-"), N_("{number} is {at-most} or less"), NULL },
  { SAY ("compare", "at-most=-"), N_("{number} is {at-least} or more"), NULL },
  { SAY ("any", "at-least=1 in=name"), N_("there is any of {in}"), NULL },
  { SAY ("any", "at-least=1"), N_("there is at least one of {in}"), NULL },
  { SAY ("among", "what=other in=self"), N_("it faces this"), NULL },
  { SAY ("among", "what=other"), N_("it faces one of {in}"), NULL },
  { SAY ("near", "within=1"), N_("{what} is next to {to}"), NULL },
  { SAY ("cause", "is=rule"), N_("a rule causes it"), NULL },
  { SAY ("cause", "is=action"), N_("an Action causes it"), NULL },
  { SAY ("cause", "is=ability"), N_("an ability causes it"), NULL },
  { SAY ("cause", "is=cost"), N_("a cost causes it"), NULL },
  { SAY ("cause", "is=attack"), N_("an attack causes it"), NULL },
  { 0 },
};

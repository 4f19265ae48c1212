/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-effects.c: elements that do something: control the program, or change the table. */
#include "language/elements-tables.h"
#include <sortie/language.h>
#include "language/elements.h"

static const SortieElement rows[] = {
  /* ---- Effects that control the program ----------------------------------------------- */
  {
    .name = "if", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_UNLESS,
    .body = SORTIE_BODY_THEN_ELSE,
    .meaning = N_("one thing or another"),
    .says = N_("If {test}:"),
    .attrs = { { "test", SORTIE_ATTR_TEST, TRUE, .meaning = N_("the test that decides") } },
  },
  {
    .name = "may", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_MAY,
    .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("what to do if somebody wants it; an <else> may come last"),
    .says = N_("{by-each} may do this:"),
    .attrs = {
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who is asked") },
      { "cost", SORTIE_ATTR_NUMBER,
        .meaning = N_("what it costs the player who is asked; a player who cannot pay is not asked") },
    },
  },
  {
    .name = "one-of", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_ONE_OF,
    .body = SORTIE_BODY_WAYS,
    .meaning = N_("somebody chooses one of the open ways; if only one is open, nobody is asked"),
    .says = N_("{by-each} does one of the following {optional}:"),
    .attrs = {
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who chooses") },
      { "optional", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("whether the player may also choose none") },
    },
  },
  {
    .name = "choose-number", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CHOOSE_NUMBER,
    .meaning = N_("somebody chooses a number"),
    .says = N_("{by-each} chooses a number from {at-least} to {at-most}: the {name}."),
    .attrs = {
      { "name", SORTIE_ATTR_NAME, TRUE, .meaning = N_("its name in what follows") },
      { "at-least", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("the lowest") },
      { "at-most", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the highest") },
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who chooses") },
    },
  },
  {
    .name = "choose", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CHOOSE,
    .meaning = N_("somebody chooses, when the effect gets there; not a target"),
    .says = N_("{by-each} chooses {at-least} to {at-most} of {from}: the {name}."),
    .attrs = {
      NEW_NAME,
      { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what may be chosen") },
      AT_LEAST_1, AT_MOST,
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who chooses") },
    },
  },
  {
    .name = "pick", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_PICK,
    .meaning = N_("chance chooses"),
    .says = N_("Pick {count} of {from} at random: the {name}."),
    .attrs = {
      NEW_NAME,
      { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what chance may choose from") },
      { "count", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_("how many") },
    },
  },
  {
    .name = "for-each", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_EACH,
    .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("once for each member of a set, which is worked out at the start"),
    .says = N_("For each {name} among {in}:"),
    .attrs = { NEW_NAME, { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") } },
  },
  {
    .name = "repeat", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_REPEAT,
    .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("several times"),
    .says = N_("As many times as {times}:"),
    .attrs = { { "times", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("how often") } },
  },
  {
    .name = "let", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_LET,
    .meaning = N_("works out a number now, and gives it a name"),
    .says = N_("Let the {name} be {be}."),
    .attrs = { NEW_NAME, { "be", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the number") } },
  },
  {
    .name = "bind", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_BIND,
    .meaning = N_("works out a set now, and gives it a name"),
    .says = N_("The {name} is {to}."),
    .attrs = { NEW_NAME, { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") } },
  },
  {
    .name = "roll", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_ROLL,
    .meaning = N_("rolls dice; the name means the set of the numbers that they show"),
    .says = N_("Roll {dice} dice of {sides} sides: the {name}."),
    .attrs = {
      NEW_NAME,
      { "dice", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_("how many") },
      { "sides", SORTIE_ATTR_NUMBER, .otherwise = "6", .meaning = N_("with how many sides") },
    },
  },
  {
    .name = "during", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_DURING,
    .body = SORTIE_BODY_CLAUSES,
    .meaning = N_("the clauses inside apply for a time; a bound name in `of` or `to`, and a number made of bound "
                  "names, are fixed now"),
    .says = N_("Until {until}:"),
    .attrs = { { "until", SORTIE_ATTR_UNTIL, TRUE, .meaning = N_("how long") } },
  },
  {
    .name = "stop", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_STOP,
    .meaning = N_("ends the program"),
    .says = N_("Stop here."),
  },
  {
    .name = "amount", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CHANGE,
    .meaning = N_("changes the amount of what is about to happen"),
    .says = N_("The amount of it {becomes}."),
    .attrs = { CHANGE_SET, CHANGE_ADD },
  },
  {
    .name = "cancel", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CANCEL,
    .meaning = N_("cancels what is about to happen"),
    .says = N_("It does not happen."),
  },
  {
    .name = "negate", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_NEGATE,
    .meaning = N_("the thing that this answers has no effect"),
    .says = N_("Negate what this answers."),
  },
  {
    .name = "do", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_DO, .reads_side = TRUE,
    .meaning = N_("carries out the play effects of other things as if they were this one's"),
    .says = N_("Do what {of} would do: {what} {own}."),
    .attrs = {
      { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("whose") },
      { "what", SORTIE_ATTR_WORD,
        .meaning = N_("which sort of play effect; any sort when not given") },
      { "own", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("as their own, each by its holder") },
    },
  },

  /* ---- Effects on the table ----------------------------------------------------------- */
  {
    .name = "move-cards", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_MOVE_CARDS),
    .meaning = N_("cards, and the cards of pieces, go to a zone"),
    .says = N_("Move {what} to {of-whose} {to} ({end})."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the cards or pieces, in this order") },
      { "to", SORTIE_ATTR_ZONE, TRUE, .meaning = N_("where to") },
      { "of", SORTIE_ATTR_SET, .meaning = N_("whose zone; each card's owner's when not given") },
      { "end", SORTIE_ATTR_WORD, .otherwise = "top",
        .words = WORDS ("top", "bottom", "shuffled-bottom"),
        .meaning = N_("where in the zone") },
    },
  },
  {
    .name = "put", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_PUT),
    .meaning = N_("cards become pieces on places, one on each"),
    .says = N_("Put {what} on {on} under {by-whose} control."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the cards") },
      { "on", SORTIE_ATTR_SET, TRUE, .meaning = N_("the places") },
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who controls them") },
    },
  },
  {
    .name = "move", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_MOVE_PIECE),
    .meaning = N_("pieces go to other places"),
    .says = N_("Move {what} to {to}."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the pieces") },
      { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("the places, one for each") },
    },
  },
  {
    .name = "swap", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_SWAP),
    .meaning = N_("two pieces exchange their places"),
    .says = N_("{what} and {with} exchange places."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the one") },
      { "with", SORTIE_ATTR_SET, TRUE, .meaning = N_("the other") },
    },
  },
  {
    .name = "take-control", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_CONTROL),
    .meaning = N_("pieces get another controller"),
    .says = N_("{by} gains control of {of} until {until}."),
    .attrs = {
      { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("the pieces") },
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("the new controller") },
      { "until", SORTIE_ATTR_UNTIL, .otherwise = "forever", .meaning = N_("how long") },
    },
  },
  {
    .name = "mark", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_MARK),
    .meaning = N_("changes a mark on pieces"),
    .says = N_("{mark} on {what}: {change}."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the pieces") },
      { "mark", SORTIE_ATTR_MARK, TRUE, .meaning = N_("which number") },
      CHANGE_SET, CHANGE_ADD,
    },
  },
  {
    .name = "change", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_VARIABLE),
    .meaning = N_("changes a number of a seat or of the match"),
    .says = N_("{of-whose} {variable}: {change}."),
    .attrs = {
      { "variable", SORTIE_ATTR_VARIABLE, TRUE, .meaning = N_("which number") },
      { "of", SORTIE_ATTR_SET, .meaning = N_("whose; not given for one that the match has") },
      CHANGE_SET, CHANGE_ADD,
    },
  },
  {
    .name = "remember", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_REMEMBER),
    .meaning = N_("a note on pieces, until the end of the turn"),
    .says = N_("Note of {memory} on {what} {set}."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the pieces") },
      { "memory", SORTIE_ATTR_MEMORY, TRUE, .meaning = N_("which note") },
      { "set", SORTIE_ATTR_YES_NO, .otherwise = "yes",
        .meaning = N_("whether the note is made or removed") },
    },
  },
  {
    .name = "under", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_UNDER),
    .meaning = N_("cards go under the top card of a piece, or on it"),
    .says = N_("Put {what} into the pile of {of} ({end})."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the cards") },
      { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("the piece") },
      { "end", SORTIE_ATTR_WORD, .otherwise = "bottom", .words = WORDS ("top", "bottom"),
        .meaning = N_("on top a card changes what the piece is, and lies face up") },
      { "face", SORTIE_ATTR_WORD, .otherwise = "up", .words = WORDS ("up", "down"),
        .meaning = N_("which way up; down: only who controls the piece may look at them") },
    },
  },
  {
    .name = "shuffle", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_SHUFFLE),
    .meaning = N_("shuffles a zone; cards can answer this if the game has an event for it"),
    .says = N_("Shuffle {of-whose} {zone}."),
    .attrs = {
      { "zone", SORTIE_ATTR_ZONE, TRUE, .meaning = N_("which") },
      { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("whose") },
    },
  },
  {
    .name = "look", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_LOOK),
    .meaning = N_("somebody looks at the faces of cards; the log names the cards"),
    .says = N_("{by-each} looks at {at}."),
    .attrs = {
      { "at", SORTIE_ATTR_SET, TRUE, .meaning = N_("the cards") },
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who looks") },
    },
  },
};

const ElementTable element_table_effects = { rows, G_N_ELEMENTS (rows) };

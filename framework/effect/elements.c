/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* The elements that every card game needs. Rows stand in the order of the manual. */
#include "effect/elements.h"

#include "base/i18n.h"
#include "effect/frame.h"

#define WORDS(...) ((const char *const[]) { __VA_ARGS__, NULL })
#define CLAUSE(kind, change, flags) \
  SORTIE_CODE_CLAUSE (SORTIE_CLAUSE_##kind, SORTIE_CHANGE_##change, flags)

const SortieAttr sortie_clause_while = {
  "while", SORTIE_ATTR_TEST, .meaning = N_("only as long as this holds")
};

/* Attributes that many elements share. */
#define OF_SELF \
  { "of", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("whom it concerns") }
#define OF_IT { "of", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("whose") }
#define WHAT_IT \
  { "what", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("every one of these") }
#define BASE                                                    \
  { "base", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("as printed, without what changes it") }
#define CHANGE_SET { "set", SORTIE_ATTR_NUMBER, .meaning = N_("it becomes this") }
#define CHANGE_ADD { "add", SORTIE_ATTR_NUMBER, .meaning = N_("so much more, or less") }
#define CHANGE_TIMES { "times", SORTIE_ATTR_NUMBER, .meaning = N_("multiplied by this") }
#define CHANGE_AT_LEAST { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("never less than this") }
#define CHANGE_AT_MOST { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("never more than this") }
#define AT_LEAST_1                                              \
  { "at-least", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_("how many at least") }
#define AT_MOST                                                 \
  { "at-most", SORTIE_ATTR_NUMBER,                              \
    .meaning = N_("how many at most; as many as at least when not given") }
#define NEW_NAME \
  { "name", SORTIE_ATTR_NAME, TRUE, .meaning = N_("the name by which they are spoken of later") }
#define EVENT { "event", SORTIE_ATTR_EVENT, TRUE, .meaning = N_("what happens") }
#define BY_ANYBODY                                              \
  { "by", SORTIE_ATTR_SET,                                      \
    .meaning = N_("whose doing it is; anybody's when not given") }
#define TO_ANYTHING \
  { "of", SORTIE_ATTR_SET, .meaning = N_("whom it happens to; anything when not given") }
#define TO_THESE { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("whom it would happen to") }
#define OPTIONAL                                                \
  { "optional", SORTIE_ATTR_YES_NO, .otherwise = "no",          \
    .meaning = N_("whether its holder may decline") }
#define TIMING                                                  \
  { "timing", SORTIE_ATTR_TIMING,                               \
    .meaning = N_("when it may be used; the game's first when not given") }
#define HELD                                                    \
  { "held", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("whether it works from the hand, where its holder may play the card") }
#define LIMIT                                                   \
  { "limit", SORTIE_ATTR_INT, .meaning = N_("how often; without it as often as may be") }, \
  { "per", SORTIE_ATTR_WORD, .otherwise = "turn",               \
    .words = (const char *const[]) { "turn", "game", NULL },    \
    .meaning = N_("in which time: a turn, or the whole game") }
#define COUNTS                                                  \
  { "counts", SORTIE_ATTR_WORD, .otherwise = "uses",            \
    .words = (const char *const[]) { "uses", "done", NULL },    \
    .meaning = N_("what the limit counts: all uses, or those whose last effect was carried out") }

const SortieElement sortie_elements[] = {
  /* --- clauses --- */
  {
    .name = "play", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (PLAY, SET, 0),
    .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("what the card does when it is played for its effect"),
    .says = N_("When played ({timing}):"),
    .attrs = { TIMING },
  },
  {
    .name = "ability", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (ABILITY, SET, 0),
    .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("an ability that its holder activates"),
    .says = N_("Activate for {cost} ({timing}) {limit}:"),
    .attrs = {
      { "cost", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("what activating it costs") },
      TIMING, LIMIT,
    },
  },
  {
    .name = "when", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (TRIGGER, SET, 0),
    .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("after something happened, do this"),
    .says = N_("When {event} {limit}:"),
    .attrs = { EVENT, TO_ANYTHING, BY_ANYBODY, OPTIONAL, LIMIT, COUNTS, HELD },
  },
  {
    .name = "before", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (REPLACE, SET, 0),
    .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("just before something happens, do this; it may change or cancel it"),
    .says = N_("Just before {event} {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, HELD },
  },
  {
    .name = "instead", .kind = SORTIE_ELEMENT_CLAUSE,
    .code = CLAUSE (REPLACE, SET, SORTIE_CLAUSE_MUST_DO),
    .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("something does not happen; this is done in its place"),
    .says = N_("When {event}, do the following instead {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, HELD },
  },
  {
    .name = "adjust", .kind = SORTIE_ELEMENT_CLAUSE,
    .code = CLAUSE (REPLACE, SET, SORTIE_CLAUSE_ADJUSTS),
    .meaning = N_("something happens in another amount"),
    .says = N_("When {event}, it is {amount}."),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, CHANGE_SET, CHANGE_ADD, CHANGE_TIMES,
               CHANGE_AT_LEAST, CHANGE_AT_MOST },
  },
  {
    .name = "modify", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (MODIFY, SET, 0),
    .meaning = N_("a value is another while this is in play"),
    .says = N_("The {value} of {of} {becomes} {stacks}."),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      OF_SELF, CHANGE_SET, CHANGE_ADD, CHANGE_TIMES, CHANGE_AT_LEAST, CHANGE_AT_MOST,
      { "stacks", SORTIE_ATTR_YES_NO, .otherwise = "yes",
        .meaning = N_("whether several of the same card add up") },
    },
  },
  {
    .name = "permit", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (MODIFY, PERMIT, 0),
    .meaning = N_("something is allowed that is not otherwise"),
    .says = N_("{of} may {rule}."),
    .attrs = {
      { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what is allowed") },
      OF_SELF, BY_ANYBODY,
    },
  },
  {
    .name = "forbid", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (MODIFY, FORBID, 0),
    .meaning = N_("something is not allowed, whatever allows it"),
    .says = N_("{of} cannot {rule}."),
    .attrs = {
      { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what is not allowed") },
      OF_SELF, BY_ANYBODY,
    },
  },
  {
    .name = "count-as", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (COUNT_AS, SET, 0),
    .meaning = N_("these count as members of a set that a word of the game names"),
    .says = N_("{of} count as {set}."),
    .attrs = {
      { "set", SORTIE_ATTR_SET, TRUE, .meaning = N_("a set word of the game") },
      { "of", SORTIE_ATTR_SET, .otherwise = "self",
        .meaning = N_("who; `other` is the one that asks") },
      { "by", SORTIE_ATTR_SET, .meaning = N_("in whose eyes; its holder's when not given") },
    },
  },
  {
    .name = "grant", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (GRANT, SET, 0),
    .body = SORTIE_BODY_CLAUSES,
    .meaning = N_("these have the abilities inside"),
    .says = N_("{to} have:"),
    .attrs = {
      { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("who has them") },
      { "kept", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("whether they stay when abilities are lost") },
    },
  },
  {
    .name = "keyword-of", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (KEYWORD, SET, 0),
    .meaning = N_("has the ability of this name"),
    .says = N_("{name}."),
    .attrs = { { "name", SORTIE_ATTR_KEYWORD, TRUE, .meaning = N_("the ability") } },
  },
  {
    .name = "lose", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (LOSE, SET, 0),
    .meaning = N_("these have lost their abilities, or one of them"),
    .says = N_("{of} lose {abilities}."),
    .attrs = {
      { "abilities", SORTIE_ATTR_KEYWORD, .otherwise = "all", .words = WORDS ("all"),
        .meaning = N_("which") },
      OF_SELF,
    },
  },
  {
    .name = "become", .kind = SORTIE_ELEMENT_CLAUSE, .code = CLAUSE (BECOME, SET, 0),
    .meaning = N_("these count as another's card: its name and its abilities"),
    .says = N_("{of} count as the same card as {like}."),
    .attrs = { { "like", SORTIE_ATTR_SET, TRUE, .meaning = N_("whose card") }, OF_SELF },
  },

  /* --- parts --- */
  {
    .name = "target", .kind = SORTIE_ELEMENT_PART,
    .meaning = N_("named when the ability is announced, one after the other; checked again when "
                  "it resolves"),
    .says = N_("Target {at-least} to {at-most} of {from}: the {name}."),
    .attrs = {
      NEW_NAME,
      { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what may be chosen") },
      { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("how many at least; 1 when not given") },
      AT_MOST,
    },
  },
  {
    .name = "then", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("what is done when the test holds"),
    .says = N_("Then:"),
  },
  {
    .name = "else", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("what is done otherwise"),
    .says = N_("Otherwise:"),
  },

  /* --- effects that steer --- */
  {
    .name = "if", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_UNLESS,
    .body = SORTIE_BODY_THEN_ELSE,
    .meaning = N_("one thing or another"),
    .says = N_("If {test}:"),
    .attrs = { { "test", SORTIE_ATTR_TEST, TRUE, .meaning = N_("what decides") } },
  },
  {
    .name = "may", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_MAY,
    .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("done only when somebody wants it; an <else> may come last"),
    .says = N_("{by-each} may do this:"),
    .attrs = { { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who is asked") } },
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
      { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what may be picked") },
      { "count", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_("how many") },
    },
  },
  {
    .name = "for-each", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_EACH,
    .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("once for each member of a set, which is worked out at the start"),
    .says = N_("For each {name} among {in}:"),
    .attrs = { NEW_NAME, { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("of which set") } },
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
    .meaning = N_("works a number out now and gives it a name"),
    .says = N_("Let the {name} be {be}."),
    .attrs = { NEW_NAME, { "be", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the number") } },
  },
  {
    .name = "bind", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_BIND,
    .meaning = N_("works a set out now and gives it a name"),
    .says = N_("The {name} is {to}."),
    .attrs = { NEW_NAME, { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") } },
  },
  {
    .name = "roll", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_ROLL,
    .meaning = N_("rolls dice; the name stands for the set of what they show"),
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
    .meaning = N_("the clauses inside are in force for a time; a bound name in `of` or `to`, and "
                  "a number made of bound names, are fixed now"),
    .says = N_("Until {until}:"),
    .attrs = { { "until", SORTIE_ATTR_UNTIL, TRUE, .meaning = N_("how long") } },
  },
  {
    .name = "stop", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_STOP,
    .meaning = N_("nothing further is done"),
    .says = N_("Stop here."),
  },
  {
    .name = "amount", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CHANGE,
    .meaning = N_("changes the amount of what is about to happen"),
    .says = N_("Its amount: {change}."),
    .attrs = { CHANGE_SET, CHANGE_ADD },
  },
  {
    .name = "cancel", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_CANCEL,
    .meaning = N_("what is about to happen does not"),
    .says = N_("It does not happen."),
  },
  {
    .name = "negate", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_NEGATE,
    .meaning = N_("what this answers has no effect"),
    .says = N_("Negate what this answers."),
  },
  {
    .name = "do", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_OP_DO,
    .meaning = N_("the play effects of other things are done as if they were this one's"),
    .says = N_("Do what {of} would do: {what} {own}."),
    .attrs = {
      { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("whose") },
      { "what", SORTIE_ATTR_WORD,
        .meaning = N_("which sort of play effect; the first when not given") },
      { "own", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("as their own, each by its holder") },
    },
  },

  /* --- effects on the table --- */
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
    .meaning = N_("changes a number that pieces carry"),
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
    .says = N_("Note on {what}: “{memory}” {set}."),
    .attrs = {
      { "what", SORTIE_ATTR_SET, TRUE, .meaning = N_("the pieces") },
      { "memory", SORTIE_ATTR_MEMORY, TRUE, .meaning = N_("which note") },
      { "set", SORTIE_ATTR_YES_NO, .otherwise = "yes",
        .meaning = N_("whether it is made or rubbed out") },
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
        .meaning = N_("on top a card changes what the piece is") },
    },
  },
  {
    .name = "shuffle", .kind = SORTIE_ELEMENT_EFFECT,
    .code = SORTIE_CODE_PROC (SORTIE_PROC_SHUFFLE),
    .meaning = N_("shuffles a zone"),
    .says = N_("Shuffle {of-whose} {zone}."),
    .attrs = {
      { "zone", SORTIE_ATTR_ZONE, TRUE, .meaning = N_("which") },
      { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("whose") },
    },
  },
  {
    .name = "look", .kind = SORTIE_ELEMENT_EFFECT, .code = SORTIE_CODE_PROC (SORTIE_PROC_LOOK),
    .meaning = N_("somebody looks at the faces of cards, and is told which they are"),
    .says = N_("{by-each} looks at {at}."),
    .attrs = {
      { "at", SORTIE_ATTR_SET, TRUE, .meaning = N_("the cards") },
      { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("who looks") },
    },
  },

  /* --- numbers --- */
  {
    .name = "number", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NONE,
    .meaning = N_("a plain number, a number word or a bound number, where an element is needed"),
    .says = N_("{is}"),
    .attrs = { { "is", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the number") } },
  },
  {
    .name = "value", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_VALUE,
    .meaning = N_("a value of one thing"),
    .says = N_("the {value} of {of} {base}"),
    .attrs = { { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") }, OF_IT, BASE },
  },
  {
    .name = "count", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_COUNT,
    .meaning = N_("how many members a set has"),
    .says = N_("the number of {in}"),
    .attrs = { { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") } },
  },
  {
    .name = "total", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_TOTAL,
    .meaning = N_("the sum of a value over a set"),
    .says = N_("the total {value} of {in}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") },
    },
  },
  {
    .name = "most", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_MOST,
    .meaning = N_("the highest value in a set, 0 when it is empty"),
    .says = N_("the highest {value} among {in} {base}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") },
      BASE,
    },
  },
  {
    .name = "least", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_LEAST,
    .meaning = N_("the lowest value in a set, 0 when it is empty"),
    .says = N_("the lowest {value} among {in} {base}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") },
      BASE,
    },
  },
  {
    .name = "marks", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_MARK,
    .meaning = N_("the sum of a number that pieces carry"),
    .says = N_("the number of {mark} on {of}"),
    .attrs = { { "mark", SORTIE_ATTR_MARK, TRUE, .meaning = N_("which number") }, OF_IT },
  },
  {
    .name = "variable", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_VARIABLE,
    .meaning = N_("a number of a seat or of the match"),
    .says = N_("{of-whose} {variable}"),
    .attrs = {
      { "variable", SORTIE_ATTR_VARIABLE, TRUE, .meaning = N_("which number") },
      { "of", SORTIE_ATTR_SET, .meaning = N_("whose; not given for one that the match has") },
    },
  },
  {
    .name = "shown", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_SHOWN,
    .meaning = N_("the sum of what dice show"),
    .says = N_("what {by} show"),
    .attrs = { { "by", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("the dice") } },
  },
  {
    .name = "number-of", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_ABOUT,
    .meaning = N_("a number that speaks of `it`, asked of one thing"),
    .says = N_("{number} (it is {of})"),
    .attrs = {
      { "number", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the number") },
      { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("of what; 0 when it is not one thing") },
    },
  },
  {
    .name = "plus", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_PLUS,
    .body = SORTIE_BODY_NUMBERS,
    .meaning = N_("the sum of two or more numbers"),
    .says = N_("{body}"),
  },
  {
    .name = "minus", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_MINUS,
    .meaning = N_("a difference"),
    .says = N_("{from} minus {take}"),
    .attrs = {
      { "from", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("from what") },
      { "take", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("what is taken away") },
    },
  },
  {
    .name = "times", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_TIMES,
    .meaning = N_("a product"),
    .says = N_("{number} times {by}"),
    .attrs = {
      { "number", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("what is multiplied") },
      { "by", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("by what") },
    },
  },
  {
    .name = "half", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_HALF,
    .meaning = N_("half of a number"),
    .says = N_("half of {of}, rounded {rounded}"),
    .attrs = {
      { "of", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("of what") },
      { "rounded", SORTIE_ATTR_WORD, .otherwise = "down", .words = WORDS ("down", "up"),
        .meaning = N_("which way") },
    },
  },
  {
    .name = "number-if", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_IF,
    .meaning = N_("one number or another"),
    .says = N_("{then} if {test}, otherwise {else}"),
    .attrs = {
      { "test", SORTIE_ATTR_TEST, TRUE, .meaning = N_("what decides") },
      { "then", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("when it holds") },
      { "else", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("when it does not") },
    },
  },

  /* --- sets --- */
  {
    .name = "those", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_NONE,
    .meaning = N_("a set word or a bound name, where an element is needed"),
    .says = N_("{in}"),
    .attrs = { { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") } },
  },
  {
    .name = "where", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_WHERE,
    .body = SORTIE_BODY_TESTS,
    .meaning = N_("those members for which the tests hold; `it` is the member"),
    .says = N_("{in} for which {body}"),
    .attrs = { { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("of which set") } },
  },
  {
    .name = "cards", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_CARDS,
    .meaning = N_("cards in a zone, from an end of it"),
    .says = N_("{count} cards from the {end} of {of-whose} {zone}"),
    .attrs = {
      { "zone", SORTIE_ATTR_ZONE, TRUE, .meaning = N_("which zone") },
      { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("whose") },
      { "end", SORTIE_ATTR_WORD, .otherwise = "top", .words = WORDS ("top", "bottom"),
        .meaning = N_("counted from where") },
      { "count", SORTIE_ATTR_NUMBER, .otherwise = "0",
        .meaning = N_("how many; a plain 0 means all") },
    },
  },
  {
    .name = "pieces", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_PIECES,
    .meaning = N_("pieces of some seats"),
    .says = N_("{of-whose} pieces on {on}"),
    .attrs = {
      { "of", SORTIE_ATTR_SET, .otherwise = "players", .meaning = N_("who controls them") },
      { "on", SORTIE_ATTR_PLACES, .meaning = N_("on which places; anywhere when not given") },
    },
  },
  {
    .name = "places", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_PLACES,
    .meaning = N_("places of some seats"),
    .says = N_("{of-whose} {in} {free}"),
    .attrs = {
      { "of", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("whose") },
      { "in", SORTIE_ATTR_PLACES, TRUE, .meaning = N_("which") },
      { "free", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("only those with nothing on them") },
    },
  },
  {
    .name = "together", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_UNION,
    .body = SORTIE_BODY_SETS,
    .meaning = N_("the members of two or more sets"),
    .says = N_("{body}"),
  },
  {
    .name = "both", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_BOTH,
    .body = SORTIE_BODY_SETS,
    .meaning = N_("what is in each of two or more sets"),
    .says = N_("{body}"),
  },
  {
    .name = "without", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_WITHOUT,
    .meaning = N_("a set less the members of another"),
    .says = N_("{in} except {take}"),
    .attrs = {
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("of which set") },
      { "take", SORTIE_ATTR_SET, TRUE, .meaning = N_("who is left out") },
    },
  },
  {
    .name = "highest", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_HIGHEST,
    .meaning = N_("all members with the highest value"),
    .says = N_("those with the highest {value} {base} among {in}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("of which set") },
      BASE,
    },
  },
  {
    .name = "lowest", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_LOWEST,
    .meaning = N_("all members with the lowest value"),
    .says = N_("those with the lowest {value} {base} among {in}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("of which set") },
      BASE,
    },
  },
  {
    .name = "holder", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_HOLDER,
    .meaning = N_("the seats that control them or have them in a zone"),
    .says = N_("the holder of {of}"),
    .attrs = { OF_IT },
  },
  {
    .name = "owner", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_OWNER,
    .meaning = N_("the seats that brought their cards"),
    .says = N_("the owner of {of}"),
    .attrs = { OF_IT },
  },
  {
    .name = "place", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_PLACE_OF,
    .meaning = N_("the places on which pieces stand"),
    .says = N_("the place of {of}"),
    .attrs = { OF_IT },
  },
  {
    .name = "standing", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_ON,
    .meaning = N_("the pieces on some places"),
    .says = N_("the pieces on {on}"),
    .attrs = { { "on", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("the places") } },
  },
  {
    .name = "between", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_BETWEEN,
    .meaning = N_("the spaces of the grid between two things in one row or column"),
    .says = N_("the spaces between {from} and {to}"),
    .attrs = {
      { "from", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("the one") },
      { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("the other") },
    },
  },
  {
    .name = "pile", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_PILE,
    .meaning = N_("the cards under the top cards of pieces"),
    .says = N_("the cards under {of}"),
    .attrs = { OF_IT },
  },
  {
    .name = "top-card", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_TOP_CARD,
    .meaning = N_("the top cards of pieces"),
    .says = N_("the top card of {of}"),
    .attrs = { OF_IT },
  },
  {
    .name = "bearer", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_BEARER,
    .meaning = N_("the pieces under which cards lie, wherever they lie by then"),
    .says = N_("what bears {of}"),
    .attrs = { OF_IT },
  },

  /* --- tests --- */
  {
    .name = "holds", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_NONE,
    .meaning = N_("a condition word of the game, or whether a bound name stands for anything"),
    .says = N_("{test}"),
    .attrs = { { "test", SORTIE_ATTR_TEST, TRUE, .meaning = N_("the condition") } },
  },
  {
    .name = "has", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_HAS,
    .meaning = N_("a value is in a range, for each of them"),
    .says = N_("{of} has {value} from {at-least} to {at-most} {base}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      OF_IT,
      { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("not less than this") },
      { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("not more than this") },
      BASE,
    },
  },
  {
    .name = "is", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_IS,
    .meaning = N_("a value is a certain word, for each of them"),
    .says = N_("{of} has {value} {word}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      OF_IT,
      { "word", SORTIE_ATTR_VALUE_WORD, TRUE, .meaning = N_("a word of that value") },
    },
  },
  {
    .name = "compare", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_NUMBER,
    .meaning = N_("a number is in a range"),
    .says = N_("{number} is from {at-least} to {at-most}"),
    .attrs = {
      { "number", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the number") },
      { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("not less than this") },
      { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("not more than this") },
    },
  },
  {
    .name = "any", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_ANY,
    .meaning = N_("a set has members"),
    .says = N_("there are at least {at-least} of {in}"),
    .attrs = { { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") }, AT_LEAST_1 },
  },
  {
    .name = "among", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_AMONG,
    .meaning = N_("they all belong to a set, and there is at least one"),
    .says = N_("{what} is one of {in}"),
    .attrs = { WHAT_IT, { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") } },
  },
  {
    .name = "same-name", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_SAME_NAME,
    .meaning = N_("they have the name of another"),
    .says = N_("{what} has the same name as {as}"),
    .attrs = { WHAT_IT, { "as", SORTIE_ATTR_SET, .otherwise = "self",
                          .meaning = N_("the other") } },
  },
  {
    .name = "named", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_NAMED,
    .meaning = N_("they are a certain card"),
    .says = N_("{what} is {card}"),
    .attrs = { WHAT_IT, { "card", SORTIE_ATTR_CARD, TRUE, .meaning = N_("the id of the card") } },
  },
  {
    .name = "of-faction", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_FACTION,
    .meaning = N_("they belong to this faction, or to one that is allied with it"),
    .says = N_("{what} is of the faction {name}"),
    .attrs = { WHAT_IT, { "name", SORTIE_ATTR_FACTION, TRUE, .meaning = N_("the faction") } },
  },
  {
    .name = "has-keyword", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_KEYWORD,
    .meaning = N_("they have the ability of this name"),
    .says = N_("{of} has {name}"),
    .attrs = { OF_IT, { "name", SORTIE_ATTR_KEYWORD, TRUE, .meaning = N_("the ability") } },
  },
  {
    .name = "remembers", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_REMEMBERS,
    .meaning = N_("there is a note on them from this turn"),
    .says = N_("{of} has the note “{memory}”"),
    .attrs = { OF_IT, { "memory", SORTIE_ATTR_MEMORY, TRUE, .meaning = N_("which note") } },
  },
  {
    .name = "near", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_NEAR,
    .meaning = N_("they are within so many steps of another, whatever stands between"),
    .says = N_("{what} is within {within} of {to}"),
    .attrs = {
      WHAT_IT,
      { "to", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("the other") },
      { "within", SORTIE_ATTR_NUMBER, .otherwise = "1",
        .meaning = N_("how many steps, not diagonal") },
    },
  },
  {
    .name = "in-line", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_IN_LINE,
    .meaning = N_("they are in one row or column of the grid with another, within so many steps"),
    .says = N_("{what} is in a straight line with {to}, within {within} {clear}"),
    .attrs = {
      WHAT_IT,
      { "to", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("the other") },
      { "within", SORTIE_ATTR_NUMBER, .otherwise = "99", .meaning = N_("how many steps") },
      { "clear", SORTIE_ATTR_YES_NO, .otherwise = "no",
        .meaning = N_("with nothing between them") },
    },
  },
  {
    .name = "in-zone", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_IN_ZONE,
    .meaning = N_("the cards are in such a zone, anybody's"),
    .says = N_("{what} is in {zone}"),
    .attrs = { WHAT_IT, { "zone", SORTIE_ATTR_ZONE, TRUE, .meaning = N_("which") } },
  },
  {
    .name = "on-place", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_ON_PLACE,
    .meaning = N_("the pieces are on such a place, anybody's"),
    .says = N_("{what} is on {place}"),
    .attrs = { WHAT_IT, { "place", SORTIE_ATTR_PLACES, TRUE, .meaning = N_("which") } },
  },
  {
    .name = "turn-of", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_TURN_OF,
    .meaning = N_("it is the turn of one of them"),
    .says = N_("it is {seat-whose} turn"),
    .attrs = { { "seat", SORTIE_ATTR_SET, .otherwise = "you", .meaning = N_("whose") } },
  },
  {
    .name = "phase", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_PHASE,
    .meaning = N_("it is this part of the turn"),
    .says = N_("it is the {is} phase"),
    .attrs = { { "is", SORTIE_ATTR_PHASE, TRUE, .meaning = N_("which") } },
  },
  {
    .name = "cause", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_CAUSE,
    .meaning = N_("what brings it about"),
    .says = N_("the cause is “{is}”"),
    .attrs = {
      { "is", SORTIE_ATTR_WORD, TRUE,
        .words = WORDS ("rule", "action", "ability", "cost", "attack"),
        .meaning = N_("the kind of cause") },
    },
  },
  {
    .name = "not", .kind = SORTIE_ELEMENT_TEST,
    .code = SORTIE_EXPR_TEST_NOT, .body = SORTIE_BODY_TESTS,
    .meaning = N_("not all of these hold"),
    .says = N_("not ({body})"),
  },
  {
    .name = "all", .kind = SORTIE_ELEMENT_TEST,
    .code = SORTIE_EXPR_TEST_ALL, .body = SORTIE_BODY_TESTS,
    .meaning = N_("all of these hold"),
    .says = N_("{body}"),
  },
  {
    .name = "either", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_EITHER,
    .body = SORTIE_BODY_TESTS,
    .meaning = N_("at least one of these holds"),
    .says = N_("{body}"),
  },
  { NULL },
};

/* SORTIE_CAUSE_... are the words of <cause> in this order. */
G_STATIC_ASSERT (SORTIE_N_CAUSES == 5);

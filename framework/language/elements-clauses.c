/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-clauses.c: elements that say when and for whom something holds, and their parts. */
#include "language/elements-tables.h"
#include "language/internal.h"

#define CLAUSE(name_, kind_, change_, flags_)          \
  .name = name_, .kind = SORTIE_ELEMENT_CLAUSE,        \
  .code = SORTIE_CODE_CLAUSE (SORTIE_CLAUSE_##kind_, SORTIE_CHANGE_##change_, flags_)

const SortieAttr sortie_clause_while = {
  "while", SORTIE_ATTR_TEST, .meaning = N_("only as long as this holds")
};

const SortieAttr sortie_clause_part = {
  "part", SORTIE_ATTR_WORD,
  .meaning = N_("the part of the card's text that tells of it, where that is not the usual one")
};

/* Attributes that several clauses share. */
#define OF_SELF \
  { "of", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("what it is about") }
#define DOWN_TO                                                 \
  { "down-to", SORTIE_ATTR_INT,                                 \
    .meaning = N_("the lowest number to which `add` lowers; a lower one stays as it is") }
#define CHANGE_TIMES { "times", SORTIE_ATTR_NUMBER, .meaning = N_("multiplied by this") }
#define CHANGE_AT_LEAST { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("never less than this") }
#define CHANGE_AT_MOST { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("never more than this") }
#define EVENT { "event", SORTIE_ATTR_EVENT, TRUE, .meaning = N_("what happens") }
#define BY_ANYBODY                                              \
  { "by", SORTIE_ATTR_SET,                                      \
    .meaning = N_("who causes it; anybody when not given") }
#define TO_ANYTHING \
  { "of", SORTIE_ATTR_SET, .meaning = N_("what it happens to; anything when not given") }
#define TO_THESE { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("what it would happen to") }
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
  { "limit", SORTIE_ATTR_INT, .meaning = N_("how often at most; any number of times when not given") }, \
  { "per", SORTIE_ATTR_PERIOD, .otherwise = "turn",             \
    .meaning = N_("the time for the limit: a turn, the whole game, or a round of the game") }
#define WHOSE                                                   \
  { "whose", SORTIE_ATTR_WORD, .otherwise = "card",             \
    .words = (const char *const[]) { "card", "player", NULL },  \
    .meaning = N_("whose uses the limit counts: those of this card, or of all such cards of its " \
                  "holder") }
#define PRICE                                                   \
  { "cost", SORTIE_ATTR_NUMBER,                                 \
    .meaning = N_("what it costs; its holder may decline, and is not asked if unable to pay") }
#define HELD_CHANGE                                             \
  { "held", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("whether it works while the card is in a hand, for questions about the card") }
#define USES_UP                                                 \
  { "uses-up", SORTIE_ATTR_WORD,                                \
    .words = (const char *const[]) { "cards", "pieces", "life", NULL }, \
    .meaning = N_("what becomes fewer with each use, so that it ends without price and limit") }
#define COUNTS                                                  \
  { "counts", SORTIE_ATTR_WORD, .otherwise = "uses",            \
    .words = (const char *const[]) { "uses", "done", NULL },    \
    .meaning = N_("what the limit counts: all uses, or those whose last effect was carried out") }

static const SortieElement rows[] = {
  /* ---- Clauses ------------------------------------------------------------------------ */
  { CLAUSE ("play", PLAY, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("what the card does when it is played for its effect"),
    .says = N_("When played ({timing}):"),
    .attrs = { TIMING, LIMIT } },
  { CLAUSE ("ability", ABILITY, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("an ability that its holder activates"),
    .says = N_("Activate for {cost} ({timing}) {limit}:"),
    .attrs = { { "cost", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("what activating it costs") }, TIMING,
               LIMIT, WHOSE, HELD, USES_UP } },
  { CLAUSE ("when", TRIGGER, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("after something happened, do this"),
    .says = N_("When {event} {limit}:"),
    .attrs = { EVENT, TO_ANYTHING, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, COUNTS, HELD, PRICE } },
  { CLAUSE ("before", REPLACE, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("just before something happens, do this; it may change or cancel it"),
    .says = N_("Just before {event} {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, HELD, PRICE } },
  { CLAUSE ("instead", REPLACE, SET, SORTIE_CLAUSE_MUST_DO), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("something does not happen; this is done in its place"),
    .says = N_("When {event}, do the following instead {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, HELD } },
  { CLAUSE ("adjust", REPLACE, SET, SORTIE_CLAUSE_ADJUSTS), .meaning = N_("something happens with another amount"),
    .says = N_("When {event}, it is {amount}."),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, CHANGE_SET, CHANGE_ADD, DOWN_TO, CHANGE_TIMES, CHANGE_AT_LEAST,
               CHANGE_AT_MOST } },
  { CLAUSE ("modify", MODIFY, SET, 0), .meaning = N_("changes a value while this is in play"),
    .says = N_("The {value} of {of} {becomes} {stacks}."),
    .attrs = { WHICH_VALUE, OF_SELF, CHANGE_SET, CHANGE_ADD, DOWN_TO, CHANGE_TIMES, CHANGE_AT_LEAST,
               CHANGE_AT_MOST, BY_ANYBODY,
               { "stacks", SORTIE_ATTR_YES_NO, .otherwise = "yes",
                 .meaning = N_("whether several of the same card add up") }, HELD_CHANGE } },
  { CLAUSE ("permit", MODIFY, PERMIT, 0), .meaning = N_("something is allowed that otherwise is not"),
    .says = N_("{of} may {rule}."),
    .attrs = { { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what is allowed") }, OF_SELF, BY_ANYBODY,
               HELD_CHANGE } },
  { CLAUSE ("forbid", MODIFY, FORBID, 0), .meaning = N_("something is not allowed, even if something else allows it"),
    .says = N_("{of} cannot {rule}."),
    .attrs = { { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what is not allowed") }, OF_SELF, BY_ANYBODY,
               HELD_CHANGE } },
  { CLAUSE ("count-as", COUNT_AS, SET, 0),
    .meaning = N_("these count as members of a set that a word of the game names"),
    .says = N_("{of} count as {set}."),
    .attrs = { { "set", SORTIE_ATTR_SET, TRUE, .meaning = N_("a set word of the game") },
               { "of", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("who; `other` is the one that asks") },
               { "by", SORTIE_ATTR_SET, .meaning = N_("for whom they count; for its holder when not given") } } },
  { CLAUSE ("grant", GRANT, SET, 0), .body = SORTIE_BODY_CLAUSES, .meaning = N_("these have the abilities inside"),
    .says = N_("{to} have:"),
    .attrs = { { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("who has them") },
               { "kept", SORTIE_ATTR_YES_NO, .otherwise = "no",
                 .meaning = N_("whether they stay when abilities are lost") } } },
  { CLAUSE ("lend", GRANT, SET, SORTIE_CLAUSE_LENDS),
    .meaning = N_("these have the abilities of certain cards under this"),
    .says = N_("{to} have the abilities of the cards under this with the mark {marker}."),
    .attrs = { { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("who has them") },
               { "marker", SORTIE_ATTR_KEYWORD, TRUE,
                 .meaning = N_("which cards: those that print this ability, which is not lent itself") } } },
  { CLAUSE ("keyword-of", KEYWORD, SET, 0), .meaning = N_("has the ability of this name"),
    .says = N_("{name}."),
    .attrs = { { "name", SORTIE_ATTR_KEYWORD, TRUE, .meaning = N_("the ability") } } },
  { CLAUSE ("lose", LOSE, SET, 0), .meaning = N_("these lose their abilities, or one of them"),
    .says = N_("{of} lose {abilities}."),
    .attrs = { { "abilities", SORTIE_ATTR_KEYWORD, .otherwise = "all", .words = WORDS ("all"),
                 .meaning = N_("which") }, OF_SELF } },
  { CLAUSE ("become", BECOME, SET, 0), .meaning = N_("these count as another card, with its name and its abilities"),
    .says = N_("{of} count as the same card as {like}."),
    .attrs = { { "like", SORTIE_ATTR_SET, TRUE, .meaning = N_("whose card") }, OF_SELF } },

  /* ---- Parts -------------------------------------------------------------------------- */
  { .name = "target", .kind = SORTIE_ELEMENT_PART,
    .meaning = N_("named when the ability is announced, one after the other; checked again when it resolves"),
    .says = N_("Target {at-least} to {at-most} of {from}: the {name}."),
    .attrs = { NEW_NAME, { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what may be chosen") },
               { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("how many at least; 1 when not given") }, AT_MOST } },
  { .name = "way", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("one of several things to do; it is not open while its first choice finds nothing"),
    .says = N_("Or, if {test}:"),
    .attrs = { { "test", SORTIE_ATTR_TEST, .meaning = N_("what must hold so that it can be chosen") } } },
  { .name = "then", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("what to do when the test holds"),
    .says = N_("Then:") },
  { .name = "else", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS, .meaning = N_("what to do otherwise"),
    .says = N_("Otherwise:") },
};

const ElementTable element_table_clauses = { rows, G_N_ELEMENTS (rows) };

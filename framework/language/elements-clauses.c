/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-clauses.c: elements that say when and for whom something holds, and their parts. */
#include "language/elements-tables.h"
#include "language/internal.h"

#define CLAUSE(name_, kind_, change_, flags_)          \
  .name = name_, .kind = SORTIE_ELEMENT_CLAUSE,        \
  .code = SORTIE_CODE_CLAUSE (SORTIE_CLAUSE_##kind_, SORTIE_CHANGE_##change_, flags_)

const SortieAttr sortie_clause_while = {
  "while", SORTIE_ATTR_TEST, .meaning = N_("the clause applies only while this holds")
};

const SortieAttr sortie_clause_part = {
  "part", SORTIE_ATTR_WORD,
  .meaning = N_("the part of the card's text that describes the clause, if not the usual part")
};

/* Attributes that several clauses share. */
#define OF_SELF \
  { "of", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("what it applies to") }
#define DOWN_TO                                                 \
  { "down-to", SORTIE_ATTR_INT,                                 \
    .meaning = N_("`add` never lowers the number below this; a number that is already lower stays") }
#define CHANGE_TIMES { "times", SORTIE_ATTR_NUMBER, .meaning = N_("multiply by this") }
#define CHANGE_AT_LEAST { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("never less than this") }
#define CHANGE_AT_MOST { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("never more than this") }
#define EVENT { "event", SORTIE_ATTR_EVENT, TRUE, .meaning = N_("the event") }
#define BY_ANYBODY                                              \
  { "by", SORTIE_ATTR_SET,                                      \
    .meaning = N_("who causes it; by default anybody") }
#define TO_ANYTHING \
  { "of", SORTIE_ATTR_SET, .meaning = N_("what it happens to; by default anything") }
#define TO_THESE { "of", SORTIE_ATTR_SET, TRUE, .meaning = N_("what it would happen to") }
#define OPTIONAL                                                \
  { "optional", SORTIE_ATTR_YES_NO, .otherwise = "no",          \
    .meaning = N_("whether the card's holder may decline") }
#define TIMING                                                  \
  { "timing", SORTIE_ATTR_TIMING,                               \
    .meaning = N_("when it may be used; by default the game's first timing") }
#define HELD                                                    \
  { "held", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("yes: it works only while the card is in a hand") }
#define LIMIT                                                   \
  { "limit", SORTIE_ATTR_INT, .meaning = N_("how often at most; by default any number of times") }, \
  { "per", SORTIE_ATTR_PERIOD, .otherwise = "turn",             \
    .meaning = N_("the period of the limit: a turn, the whole game, or one of the game's rounds") }
#define WHOSE                                                   \
  { "whose", SORTIE_ATTR_WORD, .otherwise = "card",             \
    .words = (const char *const[]) { "card", "player", NULL },  \
    .meaning = N_("which uses the limit counts: this card's, or those of all copies that its holder has") }
#define PRICE                                                   \
  { "cost", SORTIE_ATTR_NUMBER,                                 \
    .meaning = N_("what it costs; the card's holder may decline, and is not asked if unable to pay") }
#define HELD_CHANGE                                             \
  { "held", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("yes: it changes the card itself, while that is in a hand") }
#define USES_UP                                                 \
  { "uses-up", SORTIE_ATTR_WORD,                                \
    .words = (const char *const[]) { "cards", "pieces", "life", NULL }, \
    .meaning = N_("what each use reduces, so that it cannot go on forever even without cost and limit") }
#define COUNTS                                                  \
  { "counts", SORTIE_ATTR_WORD, .otherwise = "uses",            \
    .words = (const char *const[]) { "uses", "done", NULL },    \
    .meaning = N_("which uses the limit counts: all, or only those whose last effect was carried out") }

static const SortieElement rows[] = {
  /* ---- Clauses ------------------------------------------------------------------------ */
  { CLAUSE ("play", PLAY, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("what the card does when it is played for its effect"),
    .says = N_("When played ({timing}):"),
    .attrs = { TIMING, LIMIT } },
  { CLAUSE ("ability", ABILITY, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("an ability that the card's holder can activate"),
    .says = N_("Activate for {cost} ({timing}) {limit}:"),
    .attrs = { { "cost", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("what activating it costs") }, TIMING,
               LIMIT, WHOSE, HELD, USES_UP } },
  { CLAUSE ("when", TRIGGER, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("does something after an event"),
    .says = N_("When {event} {limit}:"),
    .attrs = { EVENT, TO_ANYTHING, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, COUNTS, HELD, PRICE } },
  { CLAUSE ("before", REPLACE, SET, 0), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("does something just before an event, and may change or cancel it"),
    .says = N_("Just before {event} {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, HELD, PRICE } },
  { CLAUSE ("instead", REPLACE, SET, SORTIE_CLAUSE_MUST_DO), .body = SORTIE_BODY_TARGETS_EFFECTS,
    .meaning = N_("does something in place of an event"),
    .says = N_("When {event}, do the following instead {limit}:"),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, OPTIONAL, LIMIT, WHOSE, HELD } },
  { CLAUSE ("adjust", REPLACE, SET, SORTIE_CLAUSE_ADJUSTS), .meaning = N_("changes the amount of an event"),
    .says = N_("When {event}, it is {amount}."),
    .attrs = { EVENT, TO_THESE, BY_ANYBODY, CHANGE_SET, CHANGE_ADD, DOWN_TO, CHANGE_TIMES, CHANGE_AT_LEAST,
               CHANGE_AT_MOST } },
  { CLAUSE ("modify", MODIFY, SET, 0), .meaning = N_("changes a value while this is in play"),
    .says = N_("The {value} of {of} {becomes} {stacks}."),
    .attrs = { WHICH_VALUE, OF_SELF, CHANGE_SET, CHANGE_ADD, DOWN_TO, CHANGE_TIMES, CHANGE_AT_LEAST,
               CHANGE_AT_MOST, BY_ANYBODY,
               { "stacks", SORTIE_ATTR_YES_NO, .otherwise = "yes",
                 .meaning = N_("whether several copies of the card add up") }, HELD_CHANGE } },
  { CLAUSE ("permit", MODIFY, PERMIT, 0), .meaning = N_("allows what is otherwise forbidden"),
    .says = N_("{of} may {rule}."),
    .attrs = { { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what to allow") }, OF_SELF, BY_ANYBODY,
               HELD_CHANGE } },
  { CLAUSE ("forbid", MODIFY, FORBID, 0), .meaning = N_("forbids something, even if another clause allows it"),
    .says = N_("{of} cannot {rule}."),
    .attrs = { { "rule", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("what to forbid") }, OF_SELF, BY_ANYBODY,
               HELD_CHANGE } },
  { CLAUSE ("count-as", COUNT_AS, SET, 0),
    .meaning = N_("makes these count as members of one of the game's sets"),
    .says = N_("{of} count as {set}."),
    .attrs = { { "set", SORTIE_ATTR_SET, TRUE, .meaning = N_("the game's word for the set") },
               { "of", SORTIE_ATTR_SET, .otherwise = "self",
                 .meaning = N_("which things count; `other` is the thing that asks") },
               { "by", SORTIE_ATTR_SET, .meaning = N_("for whom they count; by default for the card's holder") } } },
  { CLAUSE ("grant", GRANT, SET, 0), .body = SORTIE_BODY_CLAUSES, .meaning = N_("gives these the abilities inside"),
    .says = N_("{to} have:"),
    .attrs = { { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("who gets them") },
               { "kept", SORTIE_ATTR_YES_NO, .otherwise = "no",
                 .meaning = N_("whether they stay when abilities are lost") } } },
  { CLAUSE ("lend", GRANT, SET, SORTIE_CLAUSE_LENDS),
    .meaning = N_("gives these the abilities of certain cards under this piece"),
    .says = N_("{to} have the abilities of the cards under this with the mark {marker}."),
    .attrs = { { "to", SORTIE_ATTR_SET, TRUE, .meaning = N_("who gets them") },
               { "marker", SORTIE_ATTR_KEYWORD, TRUE,
                 .meaning = N_("lends from the cards that print this ability, which itself is not lent") } } },
  { CLAUSE ("keyword-of", KEYWORD, SET, 0), .meaning = N_("gives the card the ability of this name"),
    .says = N_("{name}."),
    .attrs = { { "name", SORTIE_ATTR_KEYWORD, TRUE, .meaning = N_("the ability") } } },
  { CLAUSE ("lose", LOSE, SET, 0), .meaning = N_("takes away all abilities, or one"),
    .says = N_("{of} lose {abilities}."),
    .attrs = { { "abilities", SORTIE_ATTR_KEYWORD, .otherwise = "all", .words = WORDS ("all"),
                 .meaning = N_("which ability") }, OF_SELF } },
  { CLAUSE ("become", BECOME, SET, 0),
    .meaning = N_("makes these count as another card, with its name and abilities"),
    .says = N_("{of} count as the same card as {like}."),
    .attrs = { { "like", SORTIE_ATTR_SET, TRUE, .meaning = N_("the thing whose card they count as") }, OF_SELF } },

  /* ---- Parts -------------------------------------------------------------------------- */
  { .name = "target", .kind = SORTIE_ELEMENT_PART,
    .meaning = N_("something that the player names when announcing the ability; checked again when it resolves"),
    .says = N_("Target {at-least} to {at-most} of {from}: the {name}."),
    .attrs = { NEW_NAME, { "from", SORTIE_ATTR_SET, TRUE, .meaning = N_("what may be chosen") },
               { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("the fewest; by default 1") }, AT_MOST } },
  { .name = "way", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("one of the things to choose between; closed if its first choice finds nothing"),
    .says = N_("Or, if {test}:"),
    .attrs = { { "test", SORTIE_ATTR_TEST, .meaning = N_("the way is open only if this holds") } } },
  { .name = "then", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS,
    .meaning = N_("what to do if the test holds"),
    .says = N_("Then:") },
  { .name = "else", .kind = SORTIE_ELEMENT_PART, .body = SORTIE_BODY_EFFECTS, .meaning = N_("what to do otherwise"),
    .says = N_("Otherwise:") },
};

const ElementTable element_table_clauses = { rows, G_N_ELEMENTS (rows) };

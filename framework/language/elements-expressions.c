/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-expressions.c: elements that compute something: numbers, sets and tests. */
#include "language/elements-tables.h"
#include <sortie/language.h>

/* Attributes that several expressions share. */
#define OF_IT { "of", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("whose") }
#define WHAT_IT \
  { "what", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("every one of these") }
#define BASE                                                    \
  { "base", SORTIE_ATTR_YES_NO, .otherwise = "no",              \
    .meaning = N_("the printed value, without changes") }

static const SortieElement rows[] = {
  /* ---- Numbers ------------------------------------------------------------------------ */
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
    .meaning = N_("the sum of a mark on pieces"),
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
    .says = N_("what {by} shows"),
    .attrs = { { "by", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("the dice") } },
  },
  {
    .name = "showing", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_SHOWING,
    .meaning = N_("how many dice show a number in a range"),
    .says = N_("the number of {by} that show {at-least} to {at-most}"),
    .attrs = {
      { "by", SORTIE_ATTR_SET, TRUE, .meaning = N_("the dice") },
      { "at-least", SORTIE_ATTR_NUMBER, .meaning = N_("not less than this") },
      { "at-most", SORTIE_ATTR_NUMBER, .meaning = N_("not more than this") },
    },
  },
  {
    .name = "distance", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_DISTANCE,
    .on_grid = TRUE,
    .meaning = N_("the number of steps between two things, not diagonal, whatever is in between; 99 when one of "
                  "them is on no place"),
    .says = N_("how far {to} is from {from}"),
    .attrs = {
      { "from", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("the one") },
      { "to", SORTIE_ATTR_SET, .otherwise = "it", .meaning = N_("the other") },
    },
  },
  {
    .name = "number-of", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_ABOUT,
    .meaning = N_("a number about `it`, for one thing"),
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
    .name = "smaller", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_SMALLER,
    .meaning = N_("the smaller of two numbers"),
    .says = N_("the smaller number of these two: {of}; {and}"),
    .attrs = {
      { "of", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("one of them") },
      { "and", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("the other") },
    },
  },
  {
    .name = "number-if", .kind = SORTIE_ELEMENT_NUMBER, .code = SORTIE_EXPR_NUM_IF,
    .meaning = N_("one number or another"),
    .says = N_("{then} if {test}, otherwise {else}"),
    .attrs = {
      { "test", SORTIE_ATTR_TEST, TRUE, .meaning = N_("the test that decides") },
      { "then", SORTIE_ATTR_NUMBER, TRUE, .meaning = N_("when it holds") },
      { "else", SORTIE_ATTR_NUMBER, .otherwise = "0", .meaning = N_("when it does not") },
    },
  },

  /* ---- Sets --------------------------------------------------------------------------- */
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
    .attrs = { { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") } },
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
    .reads_side = TRUE,
    .meaning = N_("pieces of some seats"),
    .says = N_("{of-whose} pieces on {on}"),
    .attrs = {
      { "of", SORTIE_ATTR_SET, .otherwise = "players", .meaning = N_("who controls them") },
      { "on", SORTIE_ATTR_PLACES, .meaning = N_("on which places; anywhere when not given") },
    },
  },
  {
    .name = "places", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_PLACES,
    .reads_side = TRUE,
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
    .meaning = N_("a set without the members of another"),
    .says = N_("{in} except {take}"),
    .attrs = {
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") },
      { "take", SORTIE_ATTR_SET, TRUE, .meaning = N_("what is left out") },
    },
  },
  {
    .name = "highest", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_HIGHEST,
    .meaning = N_("all members with the highest value"),
    .says = N_("those with the highest {value} {base} among {in}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") },
      BASE,
    },
  },
  {
    .name = "lowest", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_LOWEST,
    .meaning = N_("all members with the lowest value"),
    .says = N_("those with the lowest {value} {base} among {in}"),
    .attrs = {
      { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") },
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") },
      BASE,
    },
  },
  {
    .name = "topmost", .kind = SORTIE_ELEMENT_SET, .code = SORTIE_EXPR_SET_TOPMOST,
    .meaning = N_("the cards of a set that have no other card of the set above them"),
    .says = N_("those that lie topmost among {in}"),
    .attrs = {
      { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("from which set") },
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
    .meaning = N_("the places of pieces"),
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
    .on_grid = TRUE,
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
    .says = N_("the cards {members} under {of}"),
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
    .meaning = N_("the pieces under which cards lie at that time"),
    .says = N_("what bears {of}"),
    .attrs = { OF_IT },
  },

  /* ---- Tests -------------------------------------------------------------------------- */
  {
    .name = "holds", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_NONE,
    .meaning = N_("a condition word of the game, or whether a bound name means anything"),
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
    .meaning = N_("they belong to this faction, or to an allied one"),
    .says = N_("{what} is of the faction {name}"),
    .attrs = { WHAT_IT, { "name", SORTIE_ATTR_FACTION, TRUE, .meaning = N_("the faction") } },
  },
  {
    .name = "has-keyword", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_KEYWORD,
    .meaning = N_("they have the ability of this name"),
    .says = N_("{of} has {name} {base}"),
    .attrs = {
      OF_IT,
      { "name", SORTIE_ATTR_KEYWORD, TRUE, .meaning = N_("the ability") },
      BASE,
    },
  },
  {
    .name = "remembers", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_REMEMBERS,
    .meaning = N_("there is a note on them from this turn"),
    .says = N_("{of} has the note of {memory}"),
    .attrs = { OF_IT, { "memory", SORTIE_ATTR_MEMORY, TRUE, .meaning = N_("which note") } },
  },
  {
    .name = "near", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_NEAR, .on_grid = TRUE,
    .meaning = N_("they are within a number of steps of another, whatever is in between"),
    .says = N_("{what} is within {within} spaces of {to}"),
    .attrs = {
      WHAT_IT,
      { "to", SORTIE_ATTR_SET, .otherwise = "self", .meaning = N_("the other") },
      { "within", SORTIE_ATTR_NUMBER, .otherwise = "1",
        .meaning = N_("how many steps, without diagonal ones") },
    },
  },
  {
    .name = "in-line", .kind = SORTIE_ELEMENT_TEST, .code = SORTIE_EXPR_TEST_IN_LINE,
    .on_grid = TRUE,
    .meaning = N_("they are in one row or column of the grid with another, within a number of steps"),
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
    .meaning = N_("the cause"),
    .says = N_("{is} causes it"),
    .attrs = {
      { "is", SORTIE_ATTR_CAUSE, TRUE,
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
};

const ElementTable element_table_expressions = { rows, G_N_ELEMENTS (rows) };


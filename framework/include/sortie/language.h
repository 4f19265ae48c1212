/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* language.h: the words in which a game's cards are written, and the catalogue of all that was read. */
#pragma once
#include <sortie/table.h>
G_BEGIN_DECLS

/* ---- Vocabulary: the words in which a game's cards are written.
 *
 * The framework has the elements that every card game needs. A game adds the names of its values, events and
 * procedures, its own sets, numbers and conditions, and its own elements. Everything else comes from these tables, so
 * that it always agrees: the loader's validation with the nearest match, the XSD for editors, the reference manual,
 * completion, and the printer that shows a program in words.
 *
 * Every table ends with an entry whose id (name) is NULL.
 */

/* Where an expression is evaluated: who "you" and "this" are. */
typedef struct
{
  const SortiePlay *p;
  guint8 you;                /* the seat that holds the source */
  SortieRef self;            /* the source: a piece or a card */
  guint16 self_def;          /* what it is, or was */
  SortieRef it;              /* the thing under test in a <where>, a modifier's subject */
  SortieRef other;           /* the other side of a query: the target of this attack */
  guint8 actor;              /* who acts in a query ("can be targeted by ..."), or no seat */
  guint8 cause;              /* SortieCause of that */
  guint8 side;               /* SortieSide of "you" on which the source is, or acts */
  const SortieEvent *event;  /* (nullable): the event a trigger or replacement answers */
  const SortieFrame *frame;  /* (nullable): whose slots hold the bound names */
} SortieContext;

/* How a value is computed, in the order of the layers. */
typedef enum
{
  SORTIE_LAYER_IDENTITY,   /* what it counts as: copied names */
  SORTIE_LAYER_ABILITIES,  /* abilities gained, lost, negated */
  SORTIE_LAYER_MEMBERSHIP, /* faction, rank, kind of piece */
  SORTIE_LAYER_NUMBER,
} SortieLayer;

/* What a value holds; in all cases a number of 16 bits. */
typedef enum
{
  SORTIE_VALUE_NUMBER,
  SORTIE_VALUE_WORD,  /* one of `words` */
  SORTIE_VALUE_WORDS, /* any of `words`, as a bit set; at most 15 */
  SORTIE_VALUE_RULE,  /* yes or no; "cannot" beats "can" */
} SortieValueType;

/* A value that a card is printed with or that only the rules ask for (a rule, a
 * number of movers). Every derived value comes from one query (sortie/query.h). */
typedef struct
{
  const char *id; /* must differ from the ids of variables */
  const char *title;
  const char *rule;
  SortieValueType type;
  SortieLayer layer;
  const char *const *words;   /* NULL-terminated, for WORD and WORDS */
  gboolean printed;           /* an attribute of cards in the XML */
  gint16 otherwise;           /* the base value of things that print none */
  gint16 min, max;            /* the result is limited to this range */
  gint16 least;               /* the lowest number that a card may print; min is what other cards can make of it */
  /* NULL: a value of things that have a card. Otherwise a value of seats; says whether of this one: a player without a
   * hand has no hand limit */
  gboolean (*is_of_seat) (const SortiePlay *p, guint8 seat);
  /* (nullable): for a value of things that have a card: whether it matters for this one. For example, an addition to
   * the cost of abilities does not matter for a thing without abilities. Only for lists of where values come from; the
   * value itself does not change. */
  gboolean (*is_of_thing) (const SortiePlay *p, SortieRef thing);
  /* (nullable): for a value of seats: what the rules give this seat, which is added to the value; the sum is at least
   * 0 */
  gint (*by_rules) (const SortiePlay *p, guint8 seat);
  /* (nullable): by which rule, if it is not the same rule for every seat */
  const char *(*rule_of_seat) (const SortiePlay *p, guint8 seat);
  /* what players pay to play the card: lists show, beside such a move, the sum that they would now pay */
  gboolean paid;
} SortieValueDecl;

/* `is_of_seat` for a value that every seat has. */
gboolean sortie_is_any_seat (const SortiePlay *p, guint8 seat);

/* Rows of a table of values, `[MY_VALUE_STEPS] = SORTIE_NUMBER_ROW ("steps", ...)`: a number that only the rules ask
 * for; a printed number, with the value of cards that print none, which is also the lowest; a printed word, such as
 * a colour, one of the first @n_ of @words_; something that may or may not be done. Further fields may follow. */
#define SORTIE_NOT_PRINTED (-1) /* the value of a number that a card does not print */
#define SORTIE_NUMBER_ROW(id_, title_, rule_, otherwise_, min_, max_, ...)             \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_NUMBER,            \
    .layer = SORTIE_LAYER_NUMBER, .otherwise = otherwise_, .min = min_, .max = max_,   \
    __VA_ARGS__                                                                        \
  }
#define SORTIE_PRINTED_ROW(id_, title_, rule_, otherwise_, ...)                        \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_NUMBER,            \
    .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .otherwise = otherwise_,            \
    .min = otherwise_, .max = 99, __VA_ARGS__                                          \
  }
#define SORTIE_WORD_ROW(id_, title_, rule_, words_, n_)                                \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_WORD,              \
    .layer = SORTIE_LAYER_MEMBERSHIP, .printed = TRUE, .words = words_, .max = (n_) - 1 \
  }
#define SORTIE_RULE_ROW(id_, title_, rule_, otherwise_, ...)                           \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_RULE,              \
    .layer = SORTIE_LAYER_NUMBER, .otherwise = otherwise_, .min = 0, .max = 1,         \
    __VA_ARGS__                                                                        \
  }

/* A value in the masks of a kind of card. */
#define SORTIE_VALUE_BIT(value) (G_GUINT64_CONSTANT (1) << (value))

/* What a card must print besides a word: "a common needs a cost". */
typedef struct
{
  guint16 value;         /* of type WORD */
  guint64 words;         /* bit per word of it */
  guint64 needs;         /* bit per value that a card with one of these words must also print */
} SortieNeedDecl;

/* A kind of card: the element it is written in and what it must and may print. */
typedef struct
{
  const char *element;   /* "card" */
  const char *title;
  guint64 required;      /* bit per value that must be given */
  guint64 allowed;       /* bit per value that may also be given */
  const char *const *texts; /* parts of its text, in order: { "action", "passive", NULL } */
  /* (nullable), N_ (): what people read before each part; NULL: the words of `texts`, N_ () */
  const char *const *titles;
  guint64 one_of;        /* bit per value: at least one of these must be given; 0: any or none */
  gboolean needs_ability; /* a card of this kind without any clause is an error */
  gboolean has_no_play;   /* its cards have no effect when played: a play effect is an error */
  const SortieNeedDecl *needs; /* (nullable): ends with needs == 0 */
  gboolean needs_faction; /* a card of this kind without a faction is an error */
} SortieKindDecl;

/* Bit per value that cards of the kind print: those that must be given, and those that may be. */
static inline guint64
sortie_kind_values (const SortieKindDecl *kind)
{
  return kind->required | kind->allowed;
}

/* Whether a thing is a member. */
typedef gboolean SortieHas (const SortieContext *ctx, SortieRef ref);

/* A set of things named by one word: `enemies`. */
typedef struct
{
  const char *id;
  const char *title;  /* as in a sentence: N_("your units") */
  const char *rule;
  /* writes at most @max references, each once, returns how many it wrote; with room for SORTIE_MAX_SET it never leaves
   * any out */
  guint (*list) (const SortieContext *ctx, SortieRef *ret, guint max);
  /* (nullable): the same as a test, if that is cheaper */
  SortieHas *has;
  gboolean reads_source; /* it depends on the thing whose text uses it: "other units" */
  gboolean reads_side;   /* it depends on the side on which that thing is (sortie/state.h) */
  gboolean spares_friends; /* pieces of "you" and of team-mates are never members, so that rules may skip them */
  gboolean ignores_numbers; /* who is in it never depends on values and rules of SORTIE_LAYER_NUMBER, so that what only
                             * changes these need not be put in order with what asks for the set */
} SortieSetDecl;

/* A number named by one word: `cards-in-hand`. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gint (*number) (const SortieContext *ctx);
  gboolean reads_side; /* as for a set */
} SortieNumberDecl;

/* A condition named by one word: `attacking`. */
typedef struct
{
  const char *id;
  const char *title; /* as after "if" */
  const char *rule;
  gboolean (*holds) (const SortieContext *ctx);
} SortieTestDecl;

/* What an attribute holds. Types up to SORTIE_ATTR_TEST are expressions: the attribute gives a word, a bound name or a
 * plain number. Anything longer is a child element with the attribute's name around one expression:
 * <damage><amount><times ...></amount></damage>. */
typedef enum
{
  SORTIE_ATTR_NUMBER,
  SORTIE_ATTR_SET,
  SORTIE_ATTR_TEST,
  SORTIE_ATTR_INT,     /* a literal integer */
  SORTIE_ATTR_YES_NO,
  SORTIE_ATTR_WORD,    /* one of the attribute's own `words` */
  SORTIE_ATTR_NAME,    /* a new bound name: gets a slot */
  SORTIE_ATTR_BOUND,   /* a name bound earlier */
  SORTIE_ATTR_VALUE,
  SORTIE_ATTR_VALUE_WORD, /* a word of the value that the attribute `value` names */
  SORTIE_ATTR_EVENT,
  SORTIE_ATTR_ZONE,
  SORTIE_ATTR_PLACES,
  SORTIE_ATTR_VARIABLE,
  SORTIE_ATTR_MARK,
  SORTIE_ATTR_MEMORY,
  SORTIE_ATTR_KEYWORD, /* an ability with a name, defined in the content */
  SORTIE_ATTR_CARD,    /* id of a definition */
  SORTIE_ATTR_FACTION, /* id of a faction, defined in the content */
  SORTIE_ATTR_UNTIL,
  SORTIE_ATTR_PHASE,
  SORTIE_ATTR_TIMING,  /* one of the game's timings */
  SORTIE_ATTR_PERIOD,  /* a time in which something is limited: a turn, the game, or one of the game's kinds of
                        * rounds */
  SORTIE_ATTR_CAUSE,
  SORTIE_N_ATTR_TYPES
} SortieAttrType;

/* An attribute of an element. */
typedef struct
{
  const char *name;
  SortieAttrType type;
  gboolean required;
  const char *otherwise;    /* (nullable): the default if it is not given */
  const char *const *words;
  const char *meaning;      /* one line for the manual */
} SortieAttr;

/* The most attributes of one element. */
#define SORTIE_MAX_ATTRS 11

/* Where an element may appear. */
typedef enum
{
  SORTIE_ELEMENT_EFFECT,
  SORTIE_ELEMENT_NUMBER,
  SORTIE_ELEMENT_SET,
  SORTIE_ELEMENT_TEST,
  SORTIE_ELEMENT_CLAUSE,
  SORTIE_ELEMENT_PART,   /* <then>, <else>, <target>: only inside elements that take it */
  SORTIE_N_ELEMENT_KINDS
} SortieElementKind;

/* What may be inside an element, besides its operands. */
typedef enum
{
  SORTIE_BODY_NONE,
  SORTIE_BODY_EFFECTS,
  SORTIE_BODY_TESTS,        /* one or more conditions, which must all hold */
  SORTIE_BODY_SETS,         /* two or more sets */
  SORTIE_BODY_NUMBERS,      /* two or more numbers */
  SORTIE_BODY_CLAUSES,
  SORTIE_BODY_THEN_ELSE,    /* <then> and perhaps <else> */
  SORTIE_BODY_TARGETS_EFFECTS, /* <target>s, then effects: what an ability does */
  SORTIE_BODY_WAYS,         /* two or more <way>s */
} SortieBody;

/* An attribute of a clause with the word that it has: { "event", "played" }. */
typedef struct
{
  const char *attr;
  const char *word;
} SortieGiven;

/* The most attributes that a clause word gives. */
#define SORTIE_MAX_GIVEN 6

/* An element of the language. Its attributes are, in this order, the operands of
 * the expression, instruction or procedure that it compiles to. */
typedef struct
{
  const char *name;
  SortieElementKind kind;
  guint16 code;          /* framework: opcode; a game's effect: its procedure */
  SortieBody body;
  const char *meaning;   /* one line for the manual */
  const char *says;      /* the sentence: N_("Kill {what}.") with an operand per name */
  const char *rule;
  const char *only;      /* the only card that uses it, and why that is right; normally NULL */
  gboolean reads_source; /* what it does depends on the source, although no attribute names it */
  gboolean reads_side;   /* the same for the side on which the source acts (sortie/state.h) */
  gboolean on_grid;      /* it is about a grid: a game without a grid does not have it */
  const char *ends_in;   /* (nullable): the event in which an effect ends, about its first operand that is a set: lint
                          * warns of what answers that event with the same effect for ever */
  SortieAttr attrs[SORTIE_MAX_ATTRS];
  /* (nullable): for a clause word (SORTIE_CLAUSE_WORD): the clause that it stands for, and the attributes that it
   * sets */
  const char *clause;
  SortieGiven given[SORTIE_MAX_GIVEN];
} SortieElement;

/* A row of a game's elements: a word for a clause that many cards have, with its event, its condition or its limit:
 * SORTIE_CLAUSE_WORD ("ally", N_("..."), "FR-10", "when", { "event", "played" }, { "while", "company" }). A card then
 * says <ally>...</ally> and may add any attribute that the word does not set; the loader replaces the word by the
 * clause, so everything else, including the printed program, shows the whole clause. */
#define SORTIE_CLAUSE_WORD(name_, meaning_, rule_, clause_, ...)                       \
  {                                                                                    \
    .name = name_, .kind = SORTIE_ELEMENT_CLAUSE, .meaning = meaning_, .rule = rule_,  \
    .clause = clause_, .given = { __VA_ARGS__ }                                        \
  }

/* What a sentence with a special wording is about. */
typedef enum
{
  SORTIE_SAYS_OF_ELEMENT, /* an element in certain cases */
  SORTIE_SAYS_OF_EVENT,   /* the event, as after "when": N_("{of-any} is killed") */
  SORTIE_SAYS_OF_SET,     /* a set word in another form */
  SORTIE_SAYS_OF_ZONE,    /* a zone in another form: "plain", or for languages with cases "of", "from" and "at" */
} SortieSaysOf;

/* A sentence for a certain case in which the usual sentence of an element would be stiff: "Draw 2 cards." for "You draw
 * 2.". The printer takes the first row that fits, from the game's table and then from the framework's.
 *
 * `when` has a condition for each attribute that matters: "by=you n=# only=-". All must hold. A condition compares the
 * word of the attribute. `-` means not given, `*` given, `#` a literal number, `name` a bound name (`names` of what may
 * be several things), `@x` the same as in the attribute x, and `you|name` either. Other expressions are named by their
 * element.
 *
 * Besides attributes, there are these. Inside <where>, for the member, `member` holds, `members` is "one" or "many",
 * and `those` is the word of the set. `kind=yes` marks a sentence that says what the member is ("that is a tower"): it
 * comes first, and no "and" follows it. `last=yes` marks one that comes last ("that you own"). `clause=yes` marks one
 * that is a relative clause ("that has Fly"), for one of several things of which another is one. The attributes of an
 * event are `of` and `by`, and `phase` and `turn` of its condition ("you"). Set words and elements of sets have the
 * attribute `form`: "each" (of seats: each one alone), "any" (one of them), "no" ("no tower"), "whose", or for
 * languages with cases "of", "of-any" (genitive), "object" (accusative) and "at" (of a place, after a preposition).
 * In a negated test, `not` is "yes". If a test is about a number of marks or members, a variable or another number of
 * a thing, `counted` is what is counted ("members" of a set), and `bearer` is the thing or the set. `only` is "yes"
 * where <any> asks what one thing with a name is like, and {only} says it; `where` is the test and {one} the thing.
 * `inner` is the word of the set that <any> asks about, also inside <where>. In a test, `event` is the event, value or
 * rule that its clause is about. If the condition of a value or rule says which set the word `other` must be in,
 * `other` is that set. `all` is "yes" for a choice of as many things as there are. `turn` is "you" for a phase that
 * must be one of your turn, if the sentence says so.
 *
 * A sentence may say a noun for what its members are: a test has the noun where `noun` is "one" or "many" ("Common",
 * "Commons"), and a set word has the form with {noun} and {nouns} where `noun` is "yes" ("a {noun} of yours").
 *
 * A number may be a few more than another (`more` is how many, {than} of what the other is counted) or have a limit
 * (`most`). In <minus> and <repeat>, a product says {factor} for each of the set {apiece}. In a step of a program, the
 * step before counts: `after` is its element and `doer` its "by", for what it achieved; `chosen` is "may" or "must"
 * for what it chose; and the token "that" is a number that it named: "that many".
 *
 * The placeholders are the attributes; for a set also its forms: {of-each}, {of-any}, {of-no}, {of-whose}, {of-of},
 * {of-of-any}, {of-object}, {of-at}; for a zone {zone-of}, {zone-from} and {zone-at}. In words for a set, {members} is
 * where to say something about its members; without it, that follows. NC_ ("printed", "a card") has a context, for
 * words that other code shows as they are. */
typedef struct
{
  SortieSaysOf about;
  const char *id;    /* of the element, event or set word */
  const char *when;
  const char *says;
  const char *many;  /* (nullable): for plain numbers (the first # in `when`) that take the plural */
} SortieSaying;

/* A procedure in C: a frame of the program stack that runs in steps (sortie/frame.h). */
struct SortieProcDecl
{
  const char *id;
  void (*step) (SortiePlay *p, SortieFrame *f);
  guint8 event; /* the library's own: the event whose effect it is (sortie/event.h) */
};

/* Records: nested data of a definition that are not abilities, such as the levels of an
 * opponent that the rules play. Each has an id, a <name> and its numbers. */
typedef struct
{
  const char *element;          /* "level" */
  const char *parent;           /* the kind of element around it: "opponent" */
  const char *const *fields;    /* integer attributes, all required; NULL-terminated, at most 8 */
  const char *const *titles;    /* (nullable): what people call them, one for each field */
  /* (nullable): for each mode, what a player who chooses one is told, N_(), with the fields as blanks: "Life {life}". A
   * NULL instead of a text: all fields are told */
  const char *const *says;
} SortieRecordDecl;

/* Kinds of decks, for content and for choosing at set-up. */
typedef struct
{
  const char *id;       /* value of the attribute kind= of <deck> */
  const char *title;
  const char *card_kind; /* (nullable): element of the cards it lists; NULL: cards of any kind */
  const char *rule;      /* which rule says so: "3.1"; NULL if there is no card_kind */
  gboolean is_led;       /* one of its cards leads it: the card that has */
  guint8 lead_value;     /* of this value (of words) */
  gint16 lead_word;      /* this word */
} SortieDeckKindDecl;

/* A game's own time until which an effect may last: <during until="...">. SORTIE_GAME_UNTIL () is its number. */
typedef struct
{
  const char *id;
  const char *title; /* N_(): the moment, as part of a sentence: "the attack is over" */
  const char *says;  /* (nullable): N_(): how long: "until the attack is over"; NULL: with the title */
  /* (nullable): the seat with whose next turn it ends, for an effect of @seat. NULL: the game's rules end it with
   * sortie_effects_close () */
  guint8 (*whose) (const SortiePlay *p, guint8 seat, guint8 side);
} SortieUntilDecl;

/* A cause of the game's own, for the test <cause> and for events. SORTIE_GAME_CAUSE () is its number. */
typedef struct
{
  const char *id;
  const char *title; /* N_(): "an attack" */
} SortieCauseDecl;

/* A price in singular and plural, for languages with more plural forms than English. */
#define SORTIE_PAYS_NP(one, many) .pays_many = (many), .pays = (one)

/* All words of a game. A table is NULL if the game has none of that kind. The tables must outlive what is compiled with
 * them. */
typedef struct
{
  const SortieValueDecl *values;
  const SortieKindDecl *kinds;
  const SortieSetDecl *sets;
  const SortieNumberDecl *numbers;
  const SortieTestDecl *tests;
  const SortieElement *elements;   /* the game's own */
  const SortieSaying *sayings;     /* (nullable) */
  const SortieProcDecl *procs;
  const SortieRecordDecl *records;
  const SortieDeckKindDecl *deck_kinds;
  /* (nullable): words for factions that the rules of deck building use, in traits= of <faction>: "mercenary";
   * NULL-terminated, at most SORTIE_MAX_TRAITS */
  const char *const *faction_traits;
  gboolean held;              /* cards answer events from the hand: SortieRules.reactions */
  gboolean names_count_once;  /* abilities of one name on one thing do not add up */
  /* (nullable): the sentence for the price of an answer or an offer, N_("Pay {cost}."); NULL: cards cannot name
   * prices for these (SortieRules.costs) */
  const char *pays;
  const char *pays_many; /* (nullable): its plural, SORTIE_PAYS_NP() */
  const char *pays_as; /* (nullable): the same if the price is not a plain number, N_("Pay as much as {cost}.") */
  const char *const *timings; /* when an ability may be used; NULL-terminated, first = default */
  /* SORTIE_TIMING_BIT()s of those in which only price and limit end the use of an ability: lint demands one of these */
  guint32 endless_timings;
  guint32 play_timings; /* in the same way, the timings that a play effect may have; 0: all */
  const SortieUntilDecl *untils; /* (nullable): other times until which an effect may last, at most SORTIE_MAX_UNTILS */
  const SortieCauseDecl *causes; /* (nullable): other causes of events, at most SORTIE_MAX_CAUSES */
} SortieVocabulary;

/* ---- Programs: what a card's XML is compiled to.
 *
 * The catalogue has three flat, immutable tables. Expressions are pure, and evaluated on the C stack (sortie/query.h).
 * Instructions act, and may stop for a decision. Clauses say when and to whom an expression or a program applies. Index
 * 0 of each table is "none". Before a program runs, the verifier has checked every operand, jump and slot.
 */

/* Expressions. The letters are the operands, in the order of `arg`:
 * n number, s set, t test, i immediate, l slot, v value, z zone, p place set,
 * m mark, y memory, r variable, k keyword, d definition, e end, h phase.
 * A star repeats the last one: arg[0] = first of `n_args` consecutive entries in `kids`. */
#define SORTIE_EXPRESSIONS(X)                                                         \
  /* numbers */                                                                       \
  X (NUM_CONST, "i")      /* arg[0] */                                                \
  X (NUM_SLOT, "l")       /* a bound number */                                        \
  X (NUM_WORD, "i")       /* the game's number word */                                \
  X (NUM_VALUE, "vsi")    /* value of the only member of a set; i: 1 = printed base */ \
  X (NUM_COUNT, "s")                                                                  \
  X (NUM_TOTAL, "vs")     /* sum over a set */                                        \
  X (NUM_MOST, "vsi")     /* highest over a set, 0 when empty; i: base */             \
  X (NUM_LEAST, "vsi")                                                                \
  X (NUM_MARK, "ms")      /* sum of a mark over a set */                              \
  X (NUM_VARIABLE, "rs")  /* of a seat; the set may be empty for a shared one */       \
  X (NUM_SHOWN, "s")      /* sum of the numbers in a set: what dice show */           \
  X (NUM_SHOWING, "snn")  /* how many numbers in a set are at least n and at most n */ \
  X (NUM_DISTANCE, "ss")  /* steps on the grid between the only members of each; 99: nowhere */ \
  X (NUM_ABOUT, "ns")     /* a number, with the only member of a set as `it` */         \
  X (NUM_AMOUNT, "")      /* of the event */                                          \
  X (NUM_DONE, "")        /* what the effect before this one achieved */              \
  X (NUM_PLUS, "n*")                                                                  \
  X (NUM_MINUS, "nn")                                                                 \
  X (NUM_TIMES, "nn")                                                                 \
  X (NUM_HALF, "ni")      /* i: 1 = rounded up */                                     \
  X (NUM_SMALLER, "nn")                                                               \
  X (NUM_IF, "tnn")                                                                   \
  /* sets */                                                                          \
  X (SET_NONE, "")                                                                    \
  X (SET_SLOT, "l")       /* a bound set */                                           \
  X (SET_WORD, "i")       /* the game's set word */                                   \
  X (SET_SELF, "")                                                                    \
  X (SET_IT, "")                                                                      \
  X (SET_OTHER, "")       /* the other side of the query */                           \
  X (SET_YOU, "")                                                                     \
  X (SET_OPPONENTS, "")   /* every seat still in the game that plays against you */ \
  X (SET_ACTIVE, "")      /* whose turn it is */                                      \
  X (SET_SEATS, "")       /* every seat, in turn order from the active seat */         \
  X (SET_SUBJECT, "")     /* of the event */                                          \
  X (SET_EVENT_OTHER, "")                                                             \
  X (SET_EVENT_SOURCE, "")                                                            \
  X (SET_EVENT_SEAT, "")                                                              \
  X (SET_EVENT_PLACE, "") /* where the subject was when it happened */              \
  X (SET_EVENT_CARD, "")  /* and its top card */                                      \
  X (SET_WHERE, "st")     /* members for which the test holds, as `it` */             \
  X (SET_CARDS, "zsin")   /* zone, of seats, 0 top / 1 bottom, how many (0: all) */   \
  X (SET_PIECES, "sp")    /* controlled by seats, on a set of places (0xffff: any) */ \
  X (SET_PLACES, "spi")   /* of seats, set of places, i: 1 = free ones only */        \
  X (SET_UNION, "s*")                                                                 \
  X (SET_BOTH, "s*")      /* intersection */                                          \
  X (SET_WITHOUT, "ss")                                                               \
  X (SET_HIGHEST, "vsi")  /* all members with the highest value; i: base */           \
  X (SET_LOWEST, "vsi")                                                               \
  X (SET_TOPMOST, "s")    /* the cards that are above all others of the set in their zones */ \
  X (SET_HOLDER, "s")     /* the seats that control the members, or in whose zones they are */ \
  X (SET_OWNER, "s")                                                                  \
  X (SET_PLACE_OF, "s")                                                               \
  X (SET_ON, "s")         /* the pieces on these places */                 \
  X (SET_BETWEEN, "ss")   /* the places strictly between, in line, of the only member of each */ \
  X (SET_PILE, "s")       /* the cards under pieces, without the top one */           \
  X (SET_TOP_CARD, "s")   /* the top card of pieces */                                \
  X (SET_BEARER, "s")     /* the pieces whose piles contain the cards */                   \
  /* tests */                                                                         \
  X (TEST_WORD, "i")      /* the game's condition word */                             \
  X (TEST_HAS, "vsnni")   /* every member's value is at least n and at most n; i: base */ \
  X (TEST_IS, "vsi")      /* value is (or holds) the word number i */                 \
  X (TEST_NUMBER, "nnn")  /* n is at least n and at most n */                         \
  X (TEST_ANY, "sn")      /* at least n members */                                    \
  X (TEST_AMONG, "ss")    /* every member of the first is in the second; FALSE when empty */ \
  X (TEST_SAME_NAME, "ss")                                                            \
  X (TEST_NAMED, "sd")    /* is this definition */                                    \
  X (TEST_LISTED_WITH, "sd") /* a ready-made deck lists both it and this definition */   \
  X (TEST_FACTION, "sf")  /* is of this faction or of one allied with it */           \
  X (TEST_KEYWORD, "ski") /* has an ability of this name; i: 1 = printed on its card */ \
  X (TEST_REMEMBERS, "sy")                                                            \
  X (TEST_NEAR, "ssn")    /* within n orthogonal steps of a member of the second */   \
  X (TEST_IN_LINE, "ssni") /* in one row or column with a member of the second, at most n \
                            * steps away; i: with nothing between */                  \
  X (TEST_IN_ZONE, "sz")                                                              \
  X (TEST_ON_PLACE, "sp")                                                             \
  X (TEST_TURN_OF, "s")                                                               \
  X (TEST_PHASE, "h")                                                                 \
  X (TEST_CAUSE, "i")     /* of the event or query: SortieCause */                    \
  X (TEST_NOT, "t*")      /* at least one does not hold */                                          \
  X (TEST_ALL, "t*")                                                                  \
  X (TEST_EITHER, "t*")

/* An expression, by its name in the list. */
typedef enum
{
  SORTIE_EXPR_NONE,
#define X(name, operands) SORTIE_EXPR_##name,
  SORTIE_EXPRESSIONS (X)
#undef X
  SORTIE_N_EXPRS
} SortieExprOp;

/* The most operands of one expression or instruction. */
#define SORTIE_MAX_OPERANDS 5

/* An expression: its operator and the operands that the table above gives it. */
typedef struct
{
  guint8 op;
  guint8 n_args; /* of a starred operand */
  gint16 arg[SORTIE_MAX_OPERANDS];
} SortieExpr;

/* The framework's procedures; in the code of a frame, and of a CALL, they come before the game's. */
enum
{
  SORTIE_PROC_TURN,      /* the sequencer; always at the bottom */
  SORTIE_PROC_EVENTS,    /* the pipeline of a batch of events */
  SORTIE_PROC_TRIGGERS,  /* puts collected triggers in order and runs them */
  SORTIE_PROC_CHAIN,
  SORTIE_PROC_ANNOUNCE,
  SORTIE_PROC_REACTION,  /* asks a seat whether it answers an event from the hand */
  SORTIE_PROC_MOVE_CARDS,
  SORTIE_PROC_PUT,
  SORTIE_PROC_MOVE_PIECE,
  SORTIE_PROC_SWAP,
  SORTIE_PROC_CONTROL,
  SORTIE_PROC_MARK,
  SORTIE_PROC_VARIABLE,
  SORTIE_PROC_REMEMBER,
  SORTIE_PROC_UNDER,
  SORTIE_PROC_SHUFFLE,
  SORTIE_PROC_LOOK,
  SORTIE_PROC_ROLLED,    /* the dice of an effect are on the table; slot 0: the program's slot */
  SORTIE_PROC_PAY,       /* a price is paid, slot 0: which; `done` is 0 if it is not */
  SORTIE_PROC_POLL,      /* sortie_poll() */
  SORTIE_N_PROCS
};

/* What code a game's procedure number @proc has in a frame. */
#define SORTIE_GAME_PROC(proc) ((int) SORTIE_N_PROCS + (proc))

/* Instructions. Operands as above; j = index of an instruction, c = clause, g = program. */
#define SORTIE_INSTRUCTIONS(X)                                                          \
  X (STOP, "")            /* the program ends */                                     \
  X (JUMP, "j")                                                                         \
  X (UNLESS, "tj")        /* jump when the test does not hold */                        \
  X (LET, "ln")                                                                         \
  X (BIND, "ls")          /* evaluate a set now and keep it */                          \
  X (CHOOSE, "lsnns")     /* into a slot, from, at least, at most, by seat */           \
  X (PICK, "lsn")         /* into a slot, from, how many: by chance */                  \
  X (MAY, "snj")          /* ask a seat yes or no; jump if no; n: what it must be able to pay, \
                           * 0: nothing; then the PAY for it follows */                     \
  X (EACH, "lsj")         /* start of a loop: uses slots l (member), l+1 (list), l+2 (position) */ \
  X (NEXT, "lj")          /* take the next member or jump to after the loop */            \
  X (REPEAT, "ln")        /* slot = how often */                                        \
  X (AGAIN, "lj")         /* count the slot down, at 0 jump to after the loop */         \
  X (CALL, "i*")          /* frame code arg[0] (SORTIE_PROC_..., SORTIE_GAME_PROC ()); from  \
                           * kids[arg[1]] on, there are n_args pairs: 'n' number, 's' set, 'i'    \
                           * immediate, and the operand; they fill the callee's slots */       \
  X (DURING, "ci")        /* set up clause c as a continuous effect until i */          \
  X (CHANGE, "ni")        /* the event's amount: i 0 set, 1 add */                      \
  X (CANCEL, "")          /* the event does not happen */                               \
  X (NEGATE, "")          /* the link that this link answers */                         \
  X (DO, "sii")           /* run the play effects (i: of which sort, -1: of any) of other
                           * things; i: 0 as if they were this one's, 1 as their own */ \
  X (ROLL, "lnn")         /* n dice of n sides into a list slot of numbers */           \
  X (PAY, "snj")          /* a seat pays the game's price (SortieRules.costs); jump when it does not */ \
  X (CHOOSE_NUMBER, "lnns") /* into a number slot, at least, at most, by seat */        \
  X (ONE_OF, "lsi")       /* a seat chooses one of the WAYs that follow; its number goes into a list slot; \
                           * i: 1 = or none */                                          \
  X (WAY, "litj")         /* the start of way i, from 1: open while the test, if any, holds; \
                           * jump when slot l does not hold i */

/* An instruction, by its name in the list. */
typedef enum
{
#define X(name, operands) SORTIE_OP_##name,
  SORTIE_INSTRUCTIONS (X)
#undef X
  SORTIE_N_OPS
} SortieOp;

/* One step of a program; jumps count from the first instruction of the program. */
typedef struct
{
  guint8 op;
  guint8 n_args;
  gint16 arg[SORTIE_MAX_OPERANDS];
  guint16 line; /* in the card's file, for explanations */
  guint8 reads_names; /* a choice: whether its operands depend on what was named before; found when all is compiled */
} SortieInstruction;

/* One <target>: named when the ability is announced, checked again when it resolves. */
typedef struct
{
  guint16 slot;
  guint16 from;     /* set */
  guint16 at_least; /* number, SORTIE_NO_EXPR: 1 */
  guint16 at_most;  /* number, SORTIE_NO_EXPR: 1 */
} SortieTarget;

/* A range of the tables: instructions, targets and the names of its slots. */
typedef struct
{
  guint16 first, n;        /* instructions */
  guint16 first_target;    /* in the table of targets */
  guint8 n_targets;
  guint8 n_slots;
  guint16 first_name;      /* in the table of names of slots; n_slots of them */
  guint8 chooses_first;    /* a choice may come before anything else happens; found when all is compiled */
} SortieProgram;

/* What a clause is. */
typedef enum
{
  SORTIE_CLAUSE_NONE,
  SORTIE_CLAUSE_MODIFY,      /* a continuous change of a value */
  SORTIE_CLAUSE_COUNT_AS,    /* membership: subject counts as a member of a set word */
  SORTIE_CLAUSE_TRIGGER,     /* when ... happens, do */
  SORTIE_CLAUSE_REPLACE,     /* when ... would happen, do something instead */
  SORTIE_CLAUSE_ABILITY,     /* activated, for a cost */
  SORTIE_CLAUSE_PLAY,        /* what the card does when it is played for its effect */
  SORTIE_CLAUSE_GRANT,       /* subjects have the clauses inside */
  SORTIE_CLAUSE_LOSE,        /* subjects lose their abilities (all, or one keyword) */
  SORTIE_CLAUSE_BECOME,      /* subjects count as another thing's card: name and abilities */
  SORTIE_CLAUSE_KEYWORD,     /* has the ability of this name */
  SORTIE_N_CLAUSES
} SortieClauseKind;

/* How a clause changes a value, in the order in which changes apply. The last two change rules, the others numbers. */
typedef enum
{
  SORTIE_CHANGE_SET,
  SORTIE_CHANGE_ADD,
  SORTIE_CHANGE_LOWER, /* subtract, but not below the clause's floor; never raises */
  SORTIE_CHANGE_TIMES,
  SORTIE_CHANGE_AT_LEAST,
  SORTIE_CHANGE_AT_MOST,
  SORTIE_CHANGE_PERMIT,
  SORTIE_CHANGE_FORBID,
} SortieChange;

/* A set of the game's timings has a bit for each; a game with more than 32 shares bits. */
#define SORTIE_TIMING_BIT(timing) (1u << ((timing) & 31))

/* The time in which uses are limited. */
typedef enum
{
  SORTIE_PER_TURN,
  SORTIE_PER_GAME,
  SORTIE_PER_ROUND, /* of the game's first kind of round; then the others (sortie/event.h) */
} SortiePeriod;

/* One ability of a definition or keyword. Sets, numbers and tests are indices of expressions,
 * 0: none. */
typedef struct
{
  guint8 kind;     /* SortieClauseKind */
  guint8 change;   /* SortieChange */
  guint8 timing;   /* of an ability or play effect: index into the game's timings */
  guint8 within;   /* subjects are no further from the source, in steps; 0: anywhere */
  guint16 flags;   /* SortieClauseFlags */
  guint16 key;     /* value, event, set word, keyword */
  guint16 def;     /* the definition that has it */
  guint16 subject; /* set: what it applies to. 0: the source itself; for triggers: any subject */
  guint16 by;      /* set: whose action, for triggers and replacements. 0: anybody's */
  guint16 amount;  /* number: the change; for abilities the cost */
  guint16 test;    /* all must hold, 0: always */
  guint16 program;
  guint16 first_inner, n_inner; /* clauses inside, in the table of clauses */
  guint16 limit;   /* uses in the time `per`; 0: no limit */
  guint16 per;     /* SortiePeriod */
  gint16 floor;    /* of SORTIE_CHANGE_LOWER: it goes no further down */
  guint16 line;
} SortieClause;

/* ---- Names in content: every word that card content may use, and what it means.
 *
 * A word in an attribute is an identifier of one of the game's tables, or one of the framework's own words (`you`,
 * `self`, `amount`, `end-of-turn`). The attribute's type alone decides which table is asked.
 */

/* What a match takes one of, or one for each seat that chooses. If nobody chooses, it takes what the content marks with
 * default="yes". */
typedef struct
{
  const char *element; /* "deck", a kind of definition, or a kind of record */
  const char *kind;    /* (nullable): the kind of the deck; NULL: any */
  guint n;             /* how many it takes at most; for records, from each definition */
} SortieChosenDecl;

/* The most kinds of events, and the most that cards may answer: each of these takes a bit of a word. */
#define SORTIE_MAX_EVENTS 255
#define SORTIE_MAX_ANSWERED 64

/* The tables that a game's content is read with. Tables of declarations end with an entry without id and may be NULL;
 * lists of ids end with NULL. Nothing is copied. */
typedef struct
{
  const char *game;                 /* id; the index of the content must name it; NULL: the framework's names alone */
  const char *domain;               /* gettext domain of the content's texts */
  const SortieVocabulary *vocabulary;
  /* framework's, then the game's: at most SORTIE_MAX_EVENTS. An event that is only told is "", because no card names
   * it; of the others there are at most SORTIE_MAX_ANSWERED */
  const char *const *events;
  const char *const *event_titles;  /* (nullable): for each of these; NULL entries: none */
  guint n_framework_events;         /* how many of these are the framework's */
  const guint8 *by_rules;           /* (nullable): for each of these, whether only the rules cause it */
  /* SORTIE_PHASES_PER_TABLE entries for each of the game's turn tables, in order; "" where a table
   * has fewer phases. So the position is 16 * table + phase, and names one phase of one table. */
  const char *const *phases;
  const char *const *phase_titles;  /* (nullable): for each of these */
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieMemoryDecl *memories;
  const SortieChosenDecl *chosen; /* ends with an entry without element */
  const SortieRoundDecl *rounds; /* (nullable): kinds of rounds (sortie/event.h) */
} SortieContentNames;

/* ---- Catalogue: everything that was loaded and compiled, immutable.
 *
 * Definition 0 is "not known". Definitions, decks and keywords are in the order of the files and of the elements in
 * them, so that their numbers are the same on every machine. The catalogue owns all strings.
 */

/* The most values of a game, fields of a record, and parts of a card's text. */
#define SORTIE_MAX_VALUES 48
#define SORTIE_MAX_FIELDS 8
#define SORTIE_MAX_TEXTS 5

/* Where the facts about a thing come from. */
typedef struct
{
  const char *confidence; /* "sourced", "partly designed", "designed" */
  const char *source;     /* (nullable): the source of the facts; English */
  const char *remark;     /* (nullable): a further remark, such as what we made up; English */
} SortieProvenance;

/* Nested data of a definition, such as one level of an opponent. */
typedef struct
{
  const char *id;
  const char *name;               /* English; translate with sortie_record_name() */
  guint16 decl;                   /* index into the vocabulary's records */
  gboolean is_default;            /* taken if nobody chooses one of its definition */
  gint16 field[SORTIE_MAX_FIELDS];
} SortieRecord;

/* A definition: a card, an opponent, whatever kinds the game has. Strings are never NULL unless marked. */
typedef struct
{
  const char *id;        /* "glade-recruit" */
  const char *name;      /* English; translate with sortie_def_name() */
  const char *text[SORTIE_MAX_TEXTS]; /* per part of its kind, NULL: none */
  const char *epithet;   /* (nullable) */
  const char *sign; /* (nullable): the sign in its corner, "8♥"; the same in every language */
  const char *faction;   /* (nullable): id of a faction */
  guint16 faction_index; /* of that; SORTIE_NO_INDEX: none */
  SortieProvenance provenance;
  const char *file;
  int line;
  guint8 kind;           /* index into the vocabulary's kinds */
  guint8 is_default;     /* taken if nobody chooses one of its kind */
  gint16 printed[SORTIE_MAX_VALUES];
  gint16 unchanged[SORTIE_MAX_VALUES]; /* the same, within the limits of the values */
  guint16 first_clause, n_clauses; /* its own clauses, without inner ones */
  guint16 first_record, n_records;
  SortieMasks masks;     /* of its clauses */
  guint64 held_values;   /* bit per value that it changes while it is held in a hand */
  guint64 spares_friends; /* of the values that it changes around it: never those of its own team's pieces */
  guint8 within;         /* what it changes around it is at most this far away; 0: anywhere */
} SortieDef;

/* A space of a grid on which a copy starts, as its owner sees it from the near left corner. */
typedef struct
{
  guint8 x, y; /* column and row, from 0 */
} SortieStart;

/* One line of a deck: @n copies (1 or more) of a definition. */
typedef struct
{
  guint16 def;
  guint16 n;             /* copies, including those that start on the table */
  guint16 zone; /* the zone in which they start: an index into the game's; SORTIE_NO_INDEX: the
                 * game's choice */
  guint16 first_start, n_starts; /* in the deck's starts: where the first copies start */
  int line;              /* in the deck's file */
} SortieDeckLine;

/* How difficult a deck is to play, as its author judges. */
typedef enum
{
  SORTIE_DIFFICULTY_UNTOLD,
  SORTIE_EASY,
  SORTIE_MEDIUM,
  SORTIE_HARD,
  SORTIE_N_DIFFICULTIES
} SortieDifficulty;

/* A deck: a ready-made one of the catalogue, or a custom one (sortie/deck.h). */
typedef struct
{
  const char *id;
  const char *name;
  const char *theme;     /* (nullable): how it plays, in a sentence */
  const char *faction;   /* (nullable): the catalogue's */
  SortieProvenance provenance;
  const char *file;
  int line;
  guint8 kind;           /* index into the vocabulary's deck kinds */
  guint8 difficulty;     /* SortieDifficulty */
  guint8 is_default;     /* taken if nobody chooses one of its kind; each seat takes the next */
  guint16 n_lines;
  const SortieDeckLine *lines;
  const SortieStart *starts;
  guint16 n_cards;       /* the sum */
  guint8 unread;         /* what of a faulty file could not be read (SortieDeckParts) */
  gpointer owned;        /* the strings of a custom deck; NULL: they are the catalogue's */
} SortieDeck;

/* What cards and decks belong to. */
typedef struct
{
  const char *id;
  const char *name;
  const char *text;  /* (nullable) */
  /* bit per faction: what names this faction also means members of these factions, itself included */
  guint64 kin;
  guint32 traits; /* bit per word of the vocabulary's faction_traits */
} SortieFaction;

#define SORTIE_MAX_FACTIONS 64 /* the bits of SortieFaction.kin; the largest known game has 24 */
#define SORTIE_MAX_TRAITS 32   /* the bits of SortieFaction.traits */

/* An ability with a name. Its clauses are stored once, for all cards that have it. */
typedef struct
{
  const char *id;
  const char *name;
  const char *text;  /* (nullable) */
  const char *file;
  guint16 first_clause, n_clauses;
} SortieKeyword;

/* A note that an ability or a card makes on pieces (<remember>): a bit of a piece's turn memory after those of the
 * game, in the order of the notes. */
typedef struct
{
  gboolean of_keyword; /* else of a definition */
  guint16 index;
} SortieNote;

/* The tables, each with its length. Index 0 of expressions, operands, instructions, targets,
 * programs and clauses is "none". */
struct SortieCatalogue
{
  const SortieContentNames *names; /* what it was read with; must live as long */
  const SortieVocabulary *vocabulary; /* of `names` */
  const char *domain;          /* of `names` */
  guint16 n_defs;
  SortieDef *defs;
  guint16 n_decks;
  SortieDeck *decks;
  guint16 n_factions;
  SortieFaction *factions;
  guint16 n_keywords;
  SortieKeyword *keywords;
  guint16 n_records;
  SortieRecord *records;
  guint16 n_notes;
  SortieNote *notes;
  guint16 n_exprs;
  SortieExpr *exprs;
  guint16 n_kids;
  gint16 *kids;
  guint16 n_instructions;
  SortieInstruction *instructions;
  guint16 n_targets;
  SortieTarget *targets;
  guint16 n_slot_names;
  const char **slot_names;     /* what the programs bind, slot by slot; NULL for a slot without a name */
  guint16 n_programs;
  SortieProgram *programs;
  guint16 n_clauses;
  SortieClause *clauses;
  SortieMasks *clause_masks;   /* per clause, together with the clauses inside it */
  guint64 event_bits[SORTIE_MAX_EVENTS]; /* of each event, in masks; 0: no card can answer it */
  guint64 held;                /* of all definitions */
  guint64 held_values;         /* of all definitions */
  guint64 answered;            /* the bits of events that a clause may answer, in play or from a hand */
  gint target_rule;            /* the value that is the rule SORTIE_TARGET_RULE; -1: there is none */
  guint64 fingerprint;         /* over the canonical content; the journal's head has it */
  gpointer owned;              /* strings and arrays */
};

/* Returns 0 if there is no such definition. */
guint16 sortie_catalogue_find (const SortieCatalogue *catalogue, const char *id);

/* Returns NULL if there is none. */
const SortieRecord *sortie_catalogue_find_record (const SortieCatalogue *catalogue, guint16 def,
                                                  const char *id);

/* A definition by its number; 0, and every number without a definition, is "not known". (transfer none) */
static inline const SortieDef *
sortie_def (const SortiePlay *p, guint16 def)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  return &catalogue->defs[G_LIKELY (def < catalogue->n_defs) ? def : 0];
}

/* The kind of a card or of a piece, as an index into the game's table of kinds. */
static inline guint
sortie_thing_kind (const SortiePlay *p, SortieRef ref)
{
  return sortie_def (p, sortie_thing_def (p, ref))->kind;
}

/* The number printed on a card, whatever is in play. During play, ask sortie_value(). */
static inline gint
sortie_printed (const SortiePlay *p, guint16 card, guint value)
{
  return sortie_def (p, sortie_card (p, card)->def)->printed[value];
}

/* The first card from the top of a zone on which @number is printed as @value; SORTIE_NO_INDEX: none. */
guint16 sortie_zone_find (const SortiePlay *p, guint16 zone, guint value, gint number);

/* Whether @number is printed as @value on every card of a zone. */
gboolean sortie_zone_has_only (const SortiePlay *p, guint16 zone, guint value, gint number);

/* The sum of the numbers printed on the cards of a zone. */
gint sortie_zone_printed (const SortiePlay *p, guint16 zone, guint value);

/* A clause by its number, from 1; 0, and every number without a clause, is one that does nothing. (transfer none) */
static inline const SortieClause *
sortie_clause (const SortiePlay *p, guint16 clause)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  return &catalogue->clauses[G_LIKELY (clause < catalogue->n_clauses) ? clause : 0];
}

/* Names and texts in the reader's language. (nullable): there is none. (transfer none) */
const char *sortie_def_name (const SortieCatalogue *catalogue, guint16 def);
const char *sortie_def_text (const SortieCatalogue *catalogue, guint16 def, guint part);
const char *sortie_record_name (const SortieCatalogue *catalogue, const SortieRecord *record);

G_END_DECLS

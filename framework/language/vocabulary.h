/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* vocabulary.h: the words in which a game's cards are written.
 *
 * The framework brings the elements that every card game needs (elements.c); a
 * game adds the names of its values, events and procedures, its own sets,
 * numbers and conditions, and its own elements. From these tables alone come
 * the loader's validation with nearest match, the XSD for editors, the
 * reference manual, the completion and the printer that shows a program in
 * words, so that none of them can drift.
 *
 * Every table ends with an entry whose id (name) is NULL.
 */
#pragma once
#include "model/board.h"
G_BEGIN_DECLS

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
  const SortieEvent *event;  /* (nullable): the event a trigger or replacement answers */
  const SortieFrame *frame;  /* (nullable): whose slots hold the bound names */
} SortieContext;

/* How a value is worked out, in the order of the layers. */
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
 * number of movers). Every derived value comes from one query (query.h). */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  SortieValueType type;
  SortieLayer layer;
  const char *const *words;   /* NULL-terminated, for WORD and WORDS */
  gboolean printed;           /* an attribute of cards in the XML */
  gint16 otherwise;           /* the base value where nothing is printed */
  gint16 min, max;            /* the result is held in this range */
  /* NULL: it is asked of what has a card; otherwise of seats, and this says whether of this one: who
   * plays without a hand has no hand limit */
  gboolean (*is_of_seat) (const SortiePlay *p, guint8 seat);
  /* (nullable): of what has a card, whether it means something for this one: what is added to the
   * cost of its abilities is of no interest where it has none. Only for whoever asks where values
   * come from; the value is what it is. */
  gboolean (*is_of_thing) (const SortiePlay *p, SortieRef thing);
  /* (nullable): for a value of seats, what the rules give this one, to which it is added,
   * together not below 0 */
  gint (*by_rules) (const SortiePlay *p, guint8 seat);
  /* (nullable): by which rule, where that is not the value's for every seat */
  const char *(*rule_of_seat) (const SortiePlay *p, guint8 seat);
} SortieValueDecl;

/* The id of the rule, a value, that says whether a thing may be aimed at (targets.h). */
#define SORTIE_TARGET_RULE "target"

/* A number within the range that its value has, if it has one. */
static inline gint
sortie_value_limited (const SortieValueDecl *decl, gint number)
{
  gboolean has_limits = decl->type == SORTIE_VALUE_NUMBER && decl->min != decl->max;
  return has_limits ? CLAMP (number, decl->min, decl->max) : number;
}

/* Rows of a table of values, `[MY_VALUE_STEPS] = SORTIE_NUMBER_ROW ("steps", ...)`: a number that
 * only the rules ask for; one that is printed, with what counts where a card prints none, which is
 * also the least; something that may or may not be done. More fields may follow. */
#define SORTIE_NUMBER_ROW(id_, title_, rule_, otherwise_, min_, max_, ...)             \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_NUMBER,            \
    .layer = SORTIE_LAYER_NUMBER, .otherwise = otherwise_, .min = min_, .max = max_,   \
    __VA_ARGS__                                                                        \
  }
#define SORTIE_PRINTED_ROW(id_, title_, rule_, otherwise_)                             \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_NUMBER,            \
    .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .otherwise = otherwise_,            \
    .min = otherwise_, .max = 99                                                       \
  }
#define SORTIE_RULE_ROW(id_, title_, rule_, otherwise_, ...)                           \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .type = SORTIE_VALUE_RULE,              \
    .layer = SORTIE_LAYER_NUMBER, .otherwise = otherwise_, .min = 0, .max = 1,         \
    __VA_ARGS__                                                                        \
  }

/* A kind of card: the element it is written in and what it must and may print. */
typedef struct
{
  const char *element;   /* "card" */
  const char *title;
  guint64 required;      /* bit per value that must be given */
  guint64 allowed;       /* bit per value that may be given */
  const char *const *texts; /* parts of its text, in order: { "action", "passive", NULL } */
  guint64 one_of;        /* bit per value: at least one of these must be given; 0: any or none */
  gboolean needs_ability; /* a card of this kind without any clause is an error */
} SortieKindDecl;

/* Whether a thing is a member. */
typedef gboolean SortieHas (const SortieContext *ctx, SortieRef ref);

/* A set of things named by one word: `enemies`. */
typedef struct
{
  const char *id;
  const char *title;  /* as it stands in a sentence: N_("your units") */
  const char *rule;
  /* writes at most @max references, each once, returns how many it wrote; with room for
   * SORTIE_MAX_SET none is ever left out */
  guint (*list) (const SortieContext *ctx, SortieRef *ret, guint max);
  /* (nullable): the same as a test, when that is cheaper */
  SortieHas *has;
  gboolean reads_source; /* it depends on the thing that speaks of it: "other units" */
} SortieSetDecl;

/* A number named by one word: `cards-in-hand`. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gint (*number) (const SortieContext *ctx);
} SortieNumberDecl;

/* A condition named by one word: `attacking`. */
typedef struct
{
  const char *id;
  const char *title; /* as it stands after "if" */
  const char *rule;
  gboolean (*holds) (const SortieContext *ctx);
} SortieTestDecl;

/* What an attribute holds. Types up to SORTIE_ATTR_TEST are expressions: the
 * attribute gives a word, a bound name or a plain number; anything longer is
 * written as a child element with the attribute's name around one expression:
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
  SORTIE_N_ATTR_TYPES
} SortieAttrType;

/* An attribute of an element. */
typedef struct
{
  const char *name;
  SortieAttrType type;
  gboolean required;
  const char *otherwise;    /* (nullable): what is meant when it is not given */
  const char *const *words;
  const char *meaning;      /* one line for the manual */
} SortieAttr;

#define SORTIE_MAX_ATTRS 8

/* Where an element may stand. */
typedef enum
{
  SORTIE_ELEMENT_EFFECT,
  SORTIE_ELEMENT_NUMBER,
  SORTIE_ELEMENT_SET,
  SORTIE_ELEMENT_TEST,
  SORTIE_ELEMENT_CLAUSE,
  SORTIE_ELEMENT_PART,   /* <then>, <else>, <target>: only inside those that take it */
  SORTIE_N_ELEMENT_KINDS
} SortieElementKind;

/* What may stand inside an element, besides its operands. */
typedef enum
{
  SORTIE_BODY_NONE,
  SORTIE_BODY_EFFECTS,
  SORTIE_BODY_TESTS,        /* one or more conditions, all of which must hold */
  SORTIE_BODY_SETS,         /* two or more sets */
  SORTIE_BODY_NUMBERS,      /* two or more numbers */
  SORTIE_BODY_CLAUSES,
  SORTIE_BODY_THEN_ELSE,    /* <then> and perhaps <else> */
  SORTIE_BODY_TARGETS_EFFECTS, /* <target>s, then effects: what an ability does */
} SortieBody;

/* An element of the language. Its attributes are, in this order, the operands of
 * the expression, instruction or procedure that it compiles to. */
typedef struct
{
  const char *name;
  SortieElementKind kind;
  guint16 code;          /* framework: opcode (program.h); a game's effect: its procedure */
  SortieBody body;
  const char *meaning;   /* one line for the manual */
  const char *says;      /* the sentence: N_("Kill {what}.") with an operand per name */
  const char *rule;
  const char *only;      /* the one card that uses it, and why that is right; normally NULL */
  gboolean reads_source; /* what it does depends on the source, though no attribute names it */
  gboolean on_grid;      /* it speaks of a grid: a game without one does not have it */
  SortieAttr attrs[SORTIE_MAX_ATTRS];
} SortieElement;

/* What a sentence is about that is worded apart. */
typedef enum
{
  SORTIE_SAYS_OF_ELEMENT, /* an element in certain cases */
  SORTIE_SAYS_OF_EVENT,   /* what happens, as it stands after "when": N_("{of-any} is killed") */
  SORTIE_SAYS_OF_SET,     /* a set word in another form */
} SortieSaysOf;

/* A sentence for a certain case, where the one sentence that an element owns for all cases
 * would be stiff: "Draw 2 cards." for "You draw 2.". The printer takes the first row that
 * fits, of the game's table and then of the framework's.
 *
 * `when` has a condition for each attribute that matters, all of which must hold:
 * "by=you n=# only=-". What is compared is the word that stands there; `-` means not given,
 * `*` given, `#` a plain number, `name` a bound name, `@x` the same as in the attribute x; other
 * expressions go by the name of their element. `you|name` is either. `member` holds inside
 * <where>, about the member. Of an event the attributes are `of` and `by`. Of a set word
 * the attribute is `form`: "each" (of seats: each one by itself), "any" (somebody of them) or
 * "whose".
 *
 * The blanks are the attributes; for a set also its forms: {of-each}, {of-any}, {of-whose}. */
typedef struct
{
  SortieSaysOf about;
  const char *id;    /* of the element, event or set word */
  const char *when;
  const char *says;
  const char *many;  /* (nullable): for plain numbers (the first `#`) that take the plural */
} SortieSaying;

/* A procedure in C: a frame of the program stack that runs in steps (frame.h). */
struct SortieProcDecl
{
  const char *id;
  void (*step) (SortiePlay *p, SortieFrame *f);
};

/* Records: nested data of a definition that are not abilities, such as the levels of an
 * opponent that the rules play. Each has an id, a <name> and its numbers. */
typedef struct
{
  const char *element;          /* "level" */
  const char *parent;           /* element of the kind it stands in: "opponent" */
  const char *const *fields;    /* integer attributes, all required; NULL-terminated, at most 8 */
} SortieRecordDecl;

/* Kinds of decks, for content and for choosing at set-up. */
typedef struct
{
  const char *id;       /* value of the attribute kind= of <deck> */
  const char *title;
  const char *card_kind; /* (nullable): element of the cards it lists; NULL: cards of any kind */
  const char *rule;      /* which rule says so: "3.1"; NULL where there is no card_kind */
} SortieDeckKindDecl;

/* All words of a game; tables may be NULL where it has none. They must outlive what is compiled
 * with them. */
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
  gboolean held;              /* cards answer events from the hand: SortieRules.reactions */
  gboolean names_count_once;  /* abilities of one name on one thing do not add up */
  const char *const *timings; /* when an ability may be used; NULL-terminated, first = default */
} SortieVocabulary;

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state.h: a position in a match as data.
 *
 * It has references (SortieRef), the tables in which a game declares what its table is made of, the state, what
 * never changes in a match (SortieSetup), and the pair of both (SortiePlay), which is the first argument of every
 * rule. Authors of games need the declarations here; sortie/table.h has what rules ask and do.
 */
#pragma once
#include <sortie/base.h>
G_BEGIN_DECLS

/* ---- References: how one thing in a match names another.
 *
 * A SortieRef is a plain number: the kind of thing, the index of the thing, and for pieces the generation of the
 * slot. So a reference to a piece that has left the table never means the piece that took its slot. Zero names
 * nothing. A reference does not say who may see the thing.
 */

/* Kind, generation and index in one number. */
typedef guint32 SortieRef;

/* What a reference names. */
typedef enum
{
  SORTIE_REF_NONE,
  SORTIE_REF_SEAT,
  SORTIE_REF_CARD,
  SORTIE_REF_PIECE,
  SORTIE_REF_PLACE,
  SORTIE_REF_DEF,    /* a definition in the catalogue */
  SORTIE_REF_NUMBER, /* 0 to 65535, as an operand of a move */
  SORTIE_REF_WORD, /* a word of a value (a suit, a colour), as an operand: see sortie_ref_word() */
  SORTIE_REF_TRIGGER, /* index into the pending triggers, when they are put in order */
  SORTIE_REF_LINK,    /* index into the chain */
  SORTIE_REF_EFFECT,  /* index into the continuous effects */
  SORTIE_N_REF_KINDS
} SortieRefKind;

/* The reference that names nothing. */
#define SORTIE_NOTHING ((SortieRef) 0)

/* "no such index" wherever 16 bits hold an index */
#define SORTIE_NO_INDEX ((guint16) 0xffff)

/* No seat, wherever 8 bits hold a seat. */
#define SORTIE_NO_SEAT ((guint8) 0xff)

/* The reference to number @index (0 to 65535) of a kind. A piece also needs its generation: see
 * sortie_piece_ref(). */
static inline SortieRef
sortie_ref (SortieRefKind kind, guint index)
{
  return (SortieRef) kind << 28 | (index & 0xffff);
}

/* SORTIE_REF_NONE for SORTIE_NOTHING. */
static inline SortieRefKind
sortie_ref_kind (SortieRef ref)
{
  return (SortieRefKind) (ref >> 28);
}

/* The number within its kind. */
static inline guint16
sortie_ref_index (SortieRef ref)
{
  return (guint16) ref;
}

/* The generation, 0 to 4095, of the slot that a piece reference names. */
static inline guint16
sortie_ref_generation (SortieRef ref)
{
  return (guint16) (ref >> 16 & 0xfff);
}

/* A seat, from 0. */
static inline SortieRef
sortie_ref_seat (guint8 seat)
{
  return sortie_ref (SORTIE_REF_SEAT, seat);
}

/* A card by its index in the state. */
static inline SortieRef
sortie_ref_card (guint16 card)
{
  return sortie_ref (SORTIE_REF_CARD, card);
}

/* Word number @word of those that value number @value of the game can have. */
static inline SortieRef
sortie_ref_word (guint value, guint word)
{
  return sortie_ref (SORTIE_REF_WORD, value << 8 | (word & 0xff));
}

/* The index of the word within its value. */
static inline guint
sortie_ref_word_index (SortieRef ref)
{
  return ref & 0xff;
}

/* The number of the value to which the word belongs. */
static inline guint
sortie_ref_word_value (SortieRef ref)
{
  return sortie_ref_index (ref) >> 8;
}

/* A place by its index in the set-up. */
static inline SortieRef
sortie_ref_place (guint16 place)
{
  return sortie_ref (SORTIE_REF_PLACE, place);
}

/* ---- Declarations: how a game declares what its table is made of.
 *
 * These are the rows of the tables in a game's SortieGame. Each table ends with a row whose id is NULL. Ids are
 * stable English words ([a-z0-9-]), which moves, journals and XML use. Titles are marked with N_() and translated
 * when shown. Write the reason beside every bound.
 */

/* Who may look at something. */
typedef enum
{
  SORTIE_SEEN_BY_NOBODY,
  SORTIE_SEEN_BY_OWNER, /* the owner's seat; of a shared thing: no seat */
  SORTIE_SEEN_BY_TEAM,  /* the same, and the seats that win together with it */
  SORTIE_SEEN_BY_OTHERS, /* every seat but the owner's; of a shared thing: no seat */
  SORTIE_SEEN_BY_ALL,
} SortieSeenBy;

/* Which seats use a zone that every seat has. Those of other seats stay empty, and nothing offers them. */
typedef enum
{
  SORTIE_USED_BY_ALL,
  SORTIE_USED_BY_PLAYERS,   /* seats that decide for themselves */
  SORTIE_USED_BY_AUTOMATIC, /* seats that the rules play */
} SortieUsedBy;

/* A zone: where cards are that are not on the table as pieces. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;      /* its number in the rules of the game: "2.1" */
  gboolean shared;       /* one for the table instead of one per seat */
  gboolean ordered;      /* the order means something and must be kept */
  SortieSeenBy faces;    /* who may look at the faces */
  SortieSeenBy count;    /* who may count the cards */
  gboolean looked_through; /* seats that may see its faces are offered `show ZONE` */
  SortieUsedBy used_by;
  gboolean spread;       /* `ordered`, and its cards are side by side, so that all faces are drawn */
} SortieZoneDecl;

/* Rows for zones that most games have: the cards of a seat, which only it sees; a pile face down, of which everybody
 * sees the number of cards; and an open pile, the newest card on top. The last two take further fields, such as
 * `.shared = TRUE`. */
#define SORTIE_HAND_ROW(rule_)                                                         \
  {                                                                                    \
    .id = "hand", .title = N_ ("Hand"), .rule = rule_, .faces = SORTIE_SEEN_BY_OWNER,  \
    .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE                                \
  }
#define SORTIE_PILE_ROW(id_, title_, rule_, ...)                                       \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .count = SORTIE_SEEN_BY_ALL, __VA_ARGS__ \
  }
#define SORTIE_OPEN_ROW(id_, title_, rule_, ...)                                       \
  SORTIE_PILE_ROW (id_, title_, rule_, .faces = SORTIE_SEEN_BY_ALL, .looked_through = TRUE, __VA_ARGS__)

/* The cards of a seat that all others see, and it does not: held with the faces outwards. Its seat names one by its
 * position, from 1: `play 3`. Add SortieFlagDecl rows for what the others tell about them. */
#define SORTIE_OUTWARD_HAND_ROW(rule_)                                                 \
  {                                                                                    \
    .id = "hand", .title = N_ ("Hand"), .rule = rule_, .faces = SORTIE_SEEN_BY_OTHERS, \
    .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE, .ordered = TRUE, .spread = TRUE \
  }

/* How the places of a set are arranged. */
typedef enum
{
  SORTIE_PLACE_SLOT,  /* `count` single places without neighbours */
  SORTIE_PLACE_TRACK, /* `count` spaces in a row, from 1 */
  SORTIE_PLACE_GRID,  /* width x height, named a1 (bottom left) to ... */
} SortiePlaceShape;

/* A set of places for pieces. */
typedef struct
{
  const char *id;     /* names a slot; a track's spaces are id1, id2, ... */
  const char *title;
  const char *rule;
  SortiePlaceShape shape;
  gboolean shared;    /* one set for the table instead of one per seat */
  guint8 count;       /* slots or spaces; unused for a grid */
  guint8 capacity;    /* pieces per place, 0: no limit */
  gboolean in_play;   /* the abilities of pieces here are active */
  guint32 modes;      /* bit per mode that has it; 0: every mode */
  guint32 apart;      /* bit per mode in which each seat has its own set, although it is shared */
  guint32 twice;      /* bit per mode in which each seat has one on either side (SortieSide) */
  /* for a shared set: SORTIE_FROM () the zone whose top card goes to each free place, at set-up and whenever everything
   * that followed from a move is over, as long as the zone has cards; 0: none */
  guint8 from;
  guint8 filled;      /* SORTIE_GAME_EVENT () that tells it, with `commit` sortie_commit_to_place () (sortie/event.h) */
  gboolean alike;     /* no rule cares on which of them a piece is: if two differ in nothing else, a name means the
                       * first */
  gboolean is_seat;   /* the piece here shows who its seat is: in a move, its name means the seat, too */
} SortiePlaceDecl;

/* A row for places that each hold one piece. More fields may follow. */
#define SORTIE_PLACES_ROW(id_, title_, rule_, count_, ...)                             \
  { .id = id_, .title = title_, .rule = rule_, .count = count_, .capacity = 1, __VA_ARGS__ }

/* What a row says about another table's row, with 0 for none: places that are filled from a zone, an operand that names
 * pieces on places, a summary of a variable. */
#define SORTIE_FROM(zone) ((guint8) (1 + (zone)))
#define SORTIE_ON(place) ((guint8) (1 + (place)))
#define SORTIE_OF(var) ((guint8) (1 + (var)))

/* When a part of the table is drawn by the rows of a game (SortieLayoutRow in sortie/game.h). */
typedef enum
{
  SORTIE_LAYOUT_ALWAYS,
  SORTIE_LAYOUT_IN_USE, /* variables that differ from their start; zones and places that are not empty */
  SORTIE_LAYOUT_ACTIVE, /* of the seat whose turn it is */
  SORTIE_LAYOUT_NEVER,  /* for a variable: only by a row of its own */
} SortieLayoutWhen;

/* The event by which a variable increases, or decreases. The framework adds it after the game's own events, with the
 * rule of the variable, and carries it out: the amount becomes the actual change, within the range. If nothing changes,
 * the log tells nothing and no trigger runs. */
typedef struct
{
  const char *id;     /* the event's id: "paid"; NULL: there is none */
  const char *title;  /* N_() */
  const char *says;   /* (nullable): the log's sentence, N_(), with {seat} {actor} {source} {amount} */
  const char *says_many; /* (nullable): for the amounts that take the plural */
  const char *effect; /* (nullable): the element by which cards cause it: <supplies n="2"/>. If a seat has less than the
                         amount of a loss, it loses nothing */
  const char *meaning;     /* the element's line for the manual, N_() */
  const char *effect_says; /* its sentence, N_(), with {n} */
} SortieVarChange;

/* A number of a seat or of the match, from `min` to `max`. Its row is all that a resource needs: the number, the
 * events of its gain and its loss (sortie_var_gain(), sortie_var_loss() in sortie/event.h) with the effects of cards
 * that cause them, and how it is drawn. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gboolean shared;    /* one for the match instead of one per seat */
  gint16 start, min, max;
  SortieSeenBy seen_by;
  const char *const
      *words; /* (nullable): NULL-terminated, N_(): names for its numbers from 0 on */
  gboolean each_turn; /* it is reset to `start`, for every seat, when a turn begins */
  SortieVarChange gain, loss;
  SortieLayoutWhen shown; /* when SORTIE_SHOW_VARIABLES draws it, or a game without a layout */
  gint16 shown_of;        /* it is drawn there as part of this maximum; 0: none */
} SortieVarDecl;

/* A row for a number that everybody sees, from 0 to @max_. More fields may follow. */
#define SORTIE_COUNTER_ROW(id_, title_, rule_, max_, ...)                              \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .max = max_,                            \
    .seen_by = SORTIE_SEEN_BY_ALL, __VA_ARGS__                                         \
  }

/* A number that a piece carries: wounds, tokens. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gint16 min, max;
} SortieMarkDecl;

/* A bit that a card carries in its zone, cleared when the card moves; at most SORTIE_MAX_FLAGS. Two cards of an
 * unordered zone that differ in a flag are not interchangeable.
 *
 * A flag with a value is a clue: it says that this value is printed on the card. A seat that sees the flag knows that
 * much of a card whose face it does not see, and imagines only worlds in which the clue is true. sortie_card_set_flag()
 * refuses a clue that is false. sortie_card_clue() and sortie_zone_clue() record for which cards a clue is false, and
 * the same seats know that, too. */
#define SORTIE_MAX_FLAGS 16
typedef struct
{
  const char *id;
  const char *title;
  SortieSeenBy seen_by; /* owner: the zone's seat; in a shared zone the card's owner */
  guint8 clue;          /* SORTIE_CLUE () the value of the game that it is about; 0: none */
  gint16 is;            /* which value: the number, or the index of the word */
} SortieFlagDecl;

/* What a flag says about another table's row, with 0 for none. */
#define SORTIE_CLUE(value) ((guint8) (1 + (value)))

/* A row for a clue that everybody sees. */
#define SORTIE_CLUE_ROW(id_, title_, value_, is_)                                      \
  {                                                                                    \
    .id = id_, .title = title_, .seen_by = SORTIE_SEEN_BY_ALL,                         \
    .clue = SORTIE_CLUE (value_), .is = is_                                            \
  }

/* A bit of turn memory that a piece carries, cleared at the end of each turn. After those of the game come the notes
 * that abilities and cards make (sortie/language.h). */
#define SORTIE_MAX_MEMORIES 32
typedef struct
{
  const char *id;
  const char *title;
} SortieMemoryDecl;

/* Something that can be set before a match begins. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const char *const *words; /* (nullable): NULL-terminated choices; NULL: a number */
  gint16 start, min, max;   /* for words: index */
  const char *const *says;  /* (nullable): what each of the words means, N_() */
  gboolean is_limit;        /* it limits how long a game lasts: SortieGame.max_moves is right for @start only, so the
                             * conformance kit does not change it */
} SortieOptionDecl;

/* The row of an option that is "off" or "on"; off at first. */
#define SORTIE_SWITCH_ROW(id_, title_, rule_)                                          \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .max = 1,                               \
    .words = (const char *const[]) { "off", "on", NULL }                               \
  }

/* The row of an option that is a number; @... are further fields: `.is_limit = TRUE`. */
#define SORTIE_RANGE_ROW(id_, title_, rule_, start_, min_, max_, ...)                  \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .start = start_, .min = min_,           \
    .max = max_, __VA_ARGS__                                                           \
  }

/* ---- The state: a position in a match, as a value.
 *
 * A SortieState is one contiguous block: a head with the scalars, and after it one array per kind of thing, each with
 * a capacity fixed at set-up. It contains no pointer. So a clone is a copy of its bytes (sortie_state_copy() leaves
 * out those that are not in use), and you may advance, keep or drop it without changing the original.
 *
 * The block contains seats, zones and their order, cards, pieces, continuous effects, the program stack, the position
 * in the turn, the chain, the pending decision, what each seat knows, and the random generator. It does not contain
 * what never changes in a match (SortieSetup), what a player looks at, or how the position came about.
 *
 * Reach the arrays through the accessors below, never through the offsets. `n_` counts what is in use, `cap_` the room.
 */

/* A byte has this many bits. */
#define SORTIE_MAX_SEATS 8

/* answers of one decision: no rule of a known game asks for more than 12 */
#define SORTIE_MAX_ANSWERS 32

/* targets of one link: "up to 8 cards" is the most a card names */
#define SORTIE_MAX_TARGETS 12

/* A physical card. It is in exactly one zone, or in the pile of one piece. */
typedef struct
{
  guint16 def;   /* what it is; 0 = not known (only in views) */
  guint16 above; /* the next card towards the top of its zone or pile */
  guint16 below; /* the next card towards the bottom */
  guint16 zone;  /* instance of a zone, SORTIE_NO_INDEX while in a piece */
  guint16 piece; /* slot of the piece, SORTIE_NO_INDEX while in a zone */
  guint8 owner;  /* the seat it started with */
  guint8 group;  /* hidden identities may be exchanged only inside a group */
  guint8 known;  /* bit per seat: this seat has seen which card this is */
  guint8 face_down; /* under the top card of a piece: only the controller of the piece may look */
  guint16 flags; /* the game's card flags (committed, ...) */
} SortieCard;

/* An instance of a zone: an ordered list of cards from top to bottom. */
typedef struct
{
  guint16 top;
  guint16 bottom;
  guint16 n;
} SortieZone;

/* What is on a place. The top card of a piece says what it is. */
typedef struct
{
  guint16 place;      /* SORTIE_NO_INDEX: the slot is free */
  guint16 next;       /* the next piece on the same place */
  guint16 card;       /* the top card of the pile */
  guint16 n_cards;    /* in the pile */
  guint16 generation; /* 0 to 4095, raised when the slot is used again */
  guint8 controller;
  guint8 pad;
  guint32 memory; /* the game's memory bits (was moved, has attacked, ...) */
} SortiePiece;

/* The pieces on a place; its SortieSpot says which place it is. */
typedef struct
{
  guint16 first;
  guint16 n;
} SortiePlace;

/* More kinds of nested rounds than any card game has. */
#define SORTIE_MAX_ROUNDS 4

/* The greatest numbers of a game's own times and causes. */
#define SORTIE_MAX_UNTILS 8
#define SORTIE_MAX_CAUSES 8

/* When a continuous effect ends. */
typedef enum
{
  SORTIE_UNTIL_FOREVER,         /* for the rest of the game, while the subject is in play */
  SORTIE_UNTIL_END_OF_TURN,     /* the end of the current turn, of any seat */
  SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN,
  SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN,
  SORTIE_UNTIL_END_OF_PHASE,
  SORTIE_UNTIL_SOURCE_LEAVES,   /* as long as the source is in play */
  SORTIE_UNTIL_END_OF_ROUND,    /* of the game's first kind of round; then the others (sortie/event.h) */
  /* the first of the game's own times (SortieVocabulary.untils); then the others */
  SORTIE_UNTIL_OF_GAME = SORTIE_UNTIL_END_OF_ROUND + SORTIE_MAX_ROUNDS,
  SORTIE_N_UNTILS = SORTIE_UNTIL_OF_GAME + SORTIE_MAX_UNTILS
} SortieUntil;

/* A game's time, by the number of its row. */
#define SORTIE_GAME_UNTIL(row) ((SortieUntil) (SORTIE_UNTIL_OF_GAME + (row)))

/* A kind of round: a numbered part of a match with turns or plays inside (sortie/event.h). */
typedef struct
{
  const char *id;     /* "trick" */
  const char *title;  /* N_(): "Trick" */
  const char *rule;
  const char *says;   /* N_(), with {amount}, its number, and without a full stop: "trick {amount}" */
  guint16 var;        /* shared, seen by all, from 0: none of them has begun */
  guint8 begins;      /* SORTIE_GAME_EVENT (): amount: the number */
  guint8 ends;        /* SORTIE_GAME_EVENT () */
  guint16 most;       /* the most of these in one round of the kind before */
  guint32 max_moves;  /* the most moves in one, so that it always ends */
  /* (nullable) both, for cards: until="end-of-trick", and N_(): "the end of the trick" */
  const char *until;
  const char *until_title;
} SortieRoundDecl;

/* A continuous effect that a program set up: a clause of its own. */
typedef struct
{
  guint16 clause;      /* in the catalogue */
  guint16 source_def;  /* what the source was */
  SortieRef source;
  SortieRef subject;   /* a locked subject; SORTIE_NOTHING: the clause's selector decides */
  gint16 amount;       /* a locked number, when `locked` */
  guint8 locked;
  guint8 seat;         /* "you" */
  guint8 until;        /* SortieUntil */
  guint8 turns;        /* how many ends (starts) of turns of `turn_seat` are still to come */
  guint8 turn_seat;    /* SORTIE_NO_SEAT: any seat's */
  guint8 side;         /* SortieSide of "you" */
} SortieEffect;

/* Why something happens: which kind of thing caused it. */
typedef enum
{
  SORTIE_CAUSE_RULE,
  SORTIE_CAUSE_PLAY,    /* a card played for its effect */
  SORTIE_CAUSE_ABILITY, /* an ability of something in play */
  SORTIE_CAUSE_COST,
  SORTIE_CAUSE_OF_GAME, /* the first of the game's own (SortieVocabulary.causes); then the others */
  SORTIE_N_CAUSES = SORTIE_CAUSE_OF_GAME + SORTIE_MAX_CAUSES
} SortieCause;

/* A game's cause, by the number of its row. */
#define SORTIE_GAME_CAUSE(row) ((int) SORTIE_CAUSE_OF_GAME + (row))

/* Something that happens (sortie/event.h). */
typedef struct
{
  guint8 type;         /* index into the event table: framework's, then the game's */
  guint8 seat;         /* the seat that it happens to */
  guint8 actor;        /* who does it; SORTIE_NO_SEAT: the rules */
  guint8 cause;        /* SortieCause */
  guint8 flags;        /* SortieEventFlags */
  guint8 pad;
  gint16 amount;
  SortieRef subject;   /* the piece or card it happens to */
  SortieRef other;     /* a second thing: target, place, zone */
  SortieRef source;    /* the piece or card that causes it */
  SortieRef place;     /* where the subject was, if it was a piece */
  SortieRef card;      /* its top card then */
  guint16 subject_def; /* what the subject was when it happened */
  guint16 source_def;
} SortieEvent;

/* Events of the framework; a game's own come after them. */
enum
{
  SORTIE_EVENT_TURN_BEGINS,
  SORTIE_EVENT_TURN_ENDS,
  SORTIE_EVENT_PHASE_BEGINS,
  SORTIE_EVENT_PHASE_ENDS,
  SORTIE_EVENT_RESOLVES, /* a link of the chain is about to be resolved */
  SORTIE_EVENT_NEGATED,  /* a link was negated and does nothing */
  SORTIE_EVENT_FIZZLED,  /* a link has nothing left to take effect on */
  SORTIE_EVENT_UNCHANGED, /* a link has taken effect, and nothing has changed */
  SORTIE_EVENT_STOPPED,  /* a bound was reached: the running effect ends here */
  SORTIE_EVENT_OVER,     /* the match has a result */
  SORTIE_EVENT_OUT,      /* the seat has lost, and the others continue */
  SORTIE_EVENT_LOOK,     /* the seat was shown faces by an effect; amount: how many */
  SORTIE_EVENT_CHOICE,   /* the seat chose for a card something that everybody sees; amount: how much, 0: declines the
                          * offer */
  SORTIE_EVENT_UNDER,    /* the seat put a card, the subject, under a piece, the other */
  SORTIE_EVENT_ONTO,     /* the same on top of it */
  SORTIE_EVENT_MOVED_INTO,  /* <move-cards>: the subject, a card or piece, went into a zone, the number in other */
  SORTIE_EVENT_MOVED_ON,    /* the same on top of a zone that has an order */
  SORTIE_EVENT_MOVED_BELOW, /* the same on the bottom */
  SORTIE_EVENT_ROLLED,   /* a seat, the subject, has rolled amount dice for a card, the source */
  SORTIE_EVENT_DICE,     /* what those dice show, as the log tells it; other, a number: their sum, if the program needs
                          * amount or more */
  SORTIE_EVENT_CONTROL,  /* the subject, a piece, is now controlled by the seat */
  SORTIE_EVENT_LASTS,    /* lasting effects were set up; amount: the index of the first of them in the state */
  SORTIE_EVENT_UNPAID,   /* the seat was not asked whether it pays amount for a played card, since it cannot */
  SORTIE_EVENT_UNAIMED,  /* a card chose the subject, which could not be its target, but is none (SORTIE_TARGET_RULE) */
  SORTIE_N_EVENTS
};
#define SORTIE_GAME_EVENT(event) ((int) SORTIE_N_EVENTS + (event))

/* Bits of SortieEvent.flags. */
typedef enum
{
  SORTIE_EVENT_CANCELLED = 1 << 0, /* replaced by something else: it does not happen */
  SORTIE_EVENT_ALONG = 1 << 1,     /* a consequence of the event before it in its batch; happens only with it */
  SORTIE_EVENT_FINAL = 1 << 2,     /* nothing replaces it or changes it */
  SORTIE_EVENT_DECLINED = 1 << 3,  /* for a waiting trigger: its seat declines everything that it offers */
} SortieEventFlags;

/* A trigger that has met its event and waits to be put on the program stack; entries without a clause wait with them
 * (flow/reaction.c, flow/returns.c). */
typedef struct
{
  guint16 clause;
  guint16 source_def;
  SortieRef source;
  guint8 seat; /* who holds the source: "you" */
  guint8 side; /* SortieSide of "you" */
  guint16 of;  /* index of its event while the batch is being committed */
  SortieEvent event;
} SortieTrigger;

/* One frame of the program stack: a card's program or a native procedure.
 *
 * Its locals are `slots` numbers at `base` in the array of locals. After them, up to `top`, are the lists that some of
 * the slots point to. Only the frame on top of the stack grows.
 */
typedef struct
{
  guint16 code;       /* program, or procedure when `native` */
  guint16 step;       /* the next instruction, or the procedure's own step */
  guint16 base, top;  /* in the array of locals */
  guint8 slots;
  guint8 native;
  guint8 seat;        /* "you" */
  guint8 cause;       /* SortieCause of what this frame does */
  SortieRef source;   /* "this": a piece or a card */
  guint16 source_def; /* what the source was when it started */
  guint16 event;      /* index into the events, or SORTIE_NO_INDEX */
  guint16 n_events;   /* events to drop when this frame ends */
  guint16 link;       /* index into the chain, or SORTIE_NO_INDEX */
  gint16 done;        /* what the last procedure called from here returned */
  guint16 looked;     /* 1 + the last zone of which the frame has shown its seat all cards; 0: none */
  guint8 side;        /* SortieSide of "you" */
  guint8 secret;      /* 1 + the first of SORTIE_MAX_SEATS slots, each with a list that only that seat
                       * knows (sortie_poll()); 0: none */
  guint8 pad[2];      /* pads the frame to a power of two, because frames are often found by their number */
} SortieFrame;

/* A link of the chain: announced and paid, waiting to be resolved (sortie/event.h). */
typedef struct
{
  guint8 kind;      /* the game's kind of link */
  guint8 seat;
  guint8 flags;     /* SortieLinkFlags */
  guint8 n_targets;
  guint16 clause;   /* whose program runs, or SORTIE_NO_INDEX */
  guint16 card;     /* a card that is nowhere while it waits for its resolution, or SORTIE_NO_INDEX */
  SortieRef source;
  guint16 source_def;
  guint16 answers;  /* index of the link this one answers, or SORTIE_NO_INDEX */
  guint16 event;    /* index of the event that a card of a hand answers, or SORTIE_NO_INDEX */
  guint8 side;      /* SortieSide of @seat */
  guint8 pad;
  SortieRef target[SORTIE_MAX_TARGETS];
  guint8 target_slot[SORTIE_MAX_TARGETS]; /* which <target> each belongs to */
} SortieLink;

/* Bits of SortieLink.flags. */
typedef enum
{
  SORTIE_LINK_NEGATED = 1 << 0,
  SORTIE_LINK_FIZZLED = 1 << 1,
  SORTIE_LINK_STARTED = 1 << 2, /* its resolution has begun */
  SORTIE_LINK_STANDS = 1 << 3,  /* it cannot be negated */
} SortieLinkFlags;

/* The question, and the seat that must answer it (sortie/move.h). kind 0: there is none. */
typedef struct
{
  guint8 kind;       /* index into the decision table */
  guint8 seat;       /* the seat that decides */
  guint8 asked_by;   /* SORTIE_NO_SEAT: the rules, else the seat whose card asks */
  guint8 whose;      /* the seat for which it is decided: @seat, or one that never decides itself */
  guint16 min, max;  /* how many are to be chosen in all */
  guint16 list;      /* index in the locals of the candidates, all of them references */
  guint16 n;         /* how many candidates */
  guint16 about_def; /* the card that asks, 0: the rules */
  guint8 put;        /* the @kind that was asked last, until the asker continues; 0: none */
  guint8 spread;     /* the asker has just shown the zone, so that its cards have faces */
  SortieRef about;   /* what it is about */
} SortieDecision;

/* Where in the turn the match is (sortie/event.h). */
typedef struct
{
  guint16 number;  /* turns begun, from 1 */
  guint8 table;    /* index into the game's turn tables */
  guint8 phase;    /* index into that table's phases */
  guint8 active;   /* whose turn it is; in a joint turn, who is acting */
  guint8 extra;    /* an extra turn was granted; in a game of joint turns: bit per seat */
  guint8 is_extra; /* this turn is an extra turn */
  guint8 joint;    /* bit per seat that takes part in a joint turn; 0: it is a single seat's turn */
  guint16 skip;    /* bit per phase: this phase is skipped this turn */
  guint16 silent;  /* bit per seat: does not want to be asked again in this turn (sortie/event.h) */
  /* of a joint turn, bit per seat: */
  guint8 begun;    /* its part has begun */
  guint8 ended;    /* its part is over */
  guint8 waits;    /* it has let others act first, and nothing has been done since */
  guint8 pad;
  guint32 phases;  /* of a joint turn, four bits per seat: the phase in which it left off */
} SortieTurn;

/* How a match ended. */
typedef enum
{
  SORTIE_RESULT_NONE,
  SORTIE_RESULT_WON,  /* `winners` won */
  SORTIE_RESULT_DRAWN,
  SORTIE_RESULT_LEFT, /* interrupted (sortie/base.h) */
  SORTIE_RESULT_STOPPED, /* the rules would go on for ever, so the engine ended the match; no winner */
} SortieResultKind;

/* The result; its kind is NONE until the match ends. */
typedef struct
{
  guint8 kind;    /* SortieResultKind */
  guint8 winners; /* bit per seat */
  guint16 reason; /* index into the game's reasons */
} SortieResult;

/* The arrays after the head, in the order of serialisation. `denied` are bits of a card's flags: clues that were given
 * and are false of it. Only games with clues have room there, for each card; other games do not write it. */
#define SORTIE_STATE_ARRAYS(X) \
  X (cards, SortieCard)        \
  X (zones, SortieZone)        \
  X (pieces, SortiePiece)      \
  X (places, SortiePlace)      \
  X (vars, gint16)             \
  X (marks, gint16)            \
  X (effects, SortieEffect)    \
  X (events, SortieEvent)      \
  X (triggers, SortieTrigger)  \
  X (links, SortieLink)        \
  X (frames, SortieFrame)      \
  X (locals, gint32)           \
  X (denied, guint16)

/* What clauses are about: those of one definition, of a continuous effect, or of everything in play. A clause that is
 * granted, or named by a keyword, counts like a printed one. */
typedef struct
{
  guint64 events;  /* the bits of events that a trigger or replacement in play answers (SortieCatalogue.event_bits) */
  guint64 held;    /* the same of clauses that work from a hand */
  guint64 values;  /* bit per value that is changed */
  guint64 own;     /* of these: about the thing that has the clause */
  guint64 around;  /* of these: of others */
  guint64 granted; /* of these: in clauses that are granted */
  guint64 granted_around; /* of these: about others than the thing that gets the grant */
  guint32 kinds;   /* bit per SortieClauseKind */
  guint32 granted_kinds; /* of these: in grants */
  guint32 timings; /* SORTIE_TIMING_BIT () of activated abilities: when one may be used */
  guint32 granted_timings; /* of these: in grants */
} SortieMasks;

/* Whether the rules have found nothing to settle (SortieRules.settle), and no card, piece, mark,
 * note, variable or effect has changed since. */
typedef enum
{
  SORTIE_UNSETTLED,
  SORTIE_SETTLED_BEFORE, /* but the turn has moved on to another phase */
  SORTIE_SETTLED,
} SortieSettled;

/* What the pieces in play count as. */
typedef enum
{
  SORTIE_IDENTITIES_PRINTED, /* what is printed on them */
  SORTIE_IDENTITIES_KEPT,    /* as in sortie_state_standing(): effects determine it as long as they last */
  SORTIE_IDENTITIES_OPEN,    /* it depends on more than the glance contains */
} SortieIdentities;

/* What is in play at a glance, kept because nearly every question begins with it. It follows from pieces, cards and
 * effects, and is not part of the canonical form. Code that changes those drops it; the engine makes it again before it
 * continues. */
typedef struct
{
  SortieMasks masks;  /* of all pieces in play and continuous effects */
  guint64 around;     /* bit per piece in play: it may change a value of others; those after the first 64 always may */
  guint16 n;          /* pieces in play, in the order of the places: sortie_state_standing() */
  guint8 is_kept;     /* otherwise the rest of this means nothing */
  guint8 is_settled;  /* SortieSettled */
  guint8 identities;  /* SortieIdentities */
  guint8 pad[3];
} SortieGlance;

/* What cards of this match may do from a hand. It follows from the cards, and is not part of the canonical form. Only
 * new cards can change it, so the engine counts each card once. */
typedef struct
{
  guint64 events; /* the bits of events that one of them answers (SortieCatalogue.event_bits) */
  guint64 values; /* bit per value that one of them changes */
  guint16 n;      /* the cards that were counted, from the first on */
  guint16 pad[3];
} SortieFromHands;

/* The head of the block. The arrays come after it; `n` entries of `cap` are in use. */
typedef struct
{
  guint32 size; /* of the whole block, in bytes */
  guint32 at_standing; /* one per piece */
  SortieGlance glance;
  SortieFromHands from_hands;
  SortieRng rng;
  SortieTurn turn;
  SortieDecision decision;
  SortieResult result;
  guint8 tentative;   /* the current move can still be cancelled */
  guint8 out;         /* bit per seat: eliminated */
  guint8 overflowed;  /* a bound was exceeded: the running effect must end */
  guint8 n_answers;
  guint32 steps;      /* frames run since the last move: the guard against endless loops */
  guint32 moves;      /* moves applied since the start */
  SortieRef answers[SORTIE_MAX_ANSWERS];
#define X(name, type) guint32 at_##name;
  SORTIE_STATE_ARRAYS (X)
#undef X
#define X(name, type) guint16 n_##name, cap_##name;
  SORTIE_STATE_ARRAYS (X)
#undef X
} SortieState;

/* sortie_state_cards(), ...: the arrays. They move only when the block is copied. */
#define X(name, type)                                      \
  static inline type *sortie_state_##name (const SortieState *s) \
  {                                                        \
    return (type *) ((guint8 *) s + s->at_##name);         \
  }
SORTIE_STATE_ARRAYS (X)
#undef X

/* Call this after any change to cards, pieces and what they carry, variables and effects. */
static inline void
sortie_state_unsettle (SortieState *s)
{
  s->glance.is_settled = SORTIE_UNSETTLED;
}

/* How many of each thing a match has room for. A game writes the reason beside each bound. */
typedef struct
{
#define X(name, type) guint16 name;
  SORTIE_STATE_ARRAYS (X)
#undef X
} SortieBounds;

/* Copies what is in use, which is far less than there is room for. @to is a block of the same bounds, with any
 * contents. */
void sortie_state_copy (SortieState *to, const SortieState *from);

/* ---- The set-up: what never changes in a match.
 *
 * A SortieSetup holds the game's table, the catalogue of cards, the seats, the options, and the layout that follows
 * from them: which instance of a zone and which place has which index. It is made once, before the first state. Every
 * state, clone, bot and view of the match shares it and only reads it.
 */

/* Types of other headers, and of the library alone: SortieTally. */
typedef struct SortieGame SortieGame;           /* sortie/game.h */
typedef struct SortieCatalogue SortieCatalogue; /* sortie/language.h */
typedef struct SortieRules SortieRules;         /* sortie/move.h */
typedef struct SortieProcDecl SortieProcDecl;   /* sortie/language.h */
typedef struct SortiePlay SortiePlay;           /* below */
typedef struct SortieTally SortieTally;         /* the library's own */

/* A place on the table, as the board knows it. */
typedef struct
{
  guint8 decl;  /* index into the game's place table */
  guint8 seat;  /* the seat it belongs to; SORTIE_NO_SEAT: shared */
  guint8 x, y;  /* column and row from 0; a track is one row */
  guint8 side;  /* SortieSide, of a set that each seat has twice */
} SortieSpot;

/* Where the places of a set are among all. */
typedef struct
{
  guint16 base; /* the first */
  guint16 n;    /* how many a seat has, or the table */
  guint16 step; /* the distance from one seat's to the next seat's; 0: they are shared */
} SortieLayout;

/* A variable of one seat, or of the match, that is reset when a turn begins. */
typedef struct
{
  guint16 at; /* in the array of variables */
  gint16 start;
} SortieReset;

/* An instance of a zone. */
typedef struct
{
  guint8 decl;
  guint8 seat; /* the seat it belongs to; SORTIE_NO_SEAT: shared */
  guint8 seers; /* bit per seat: may look at the faces */
  guint8 ordered; /* its declaration's */
} SortiePile;

/* ---- Sides: seats in a circle.
 *
 * If more than two seats play against each other, a seat may face one neighbour on its left and another on its right,
 * each across its own places. What a seat has on a side works on that side alone. To an ability on the left, "the
 * opponents" are those on the left, and its places are those on the left. Something on neither side, such as a card in
 * a hand, sees both sides until it names one.
 *
 * A game's row of modes says which modes have sides (sortie/game.h). In all others, every side is SORTIE_NO_SIDE, and
 * nothing reads it.
 */

/* A side of a seat, as it sees the table. */
typedef enum
{
  SORTIE_NO_SIDE,
  SORTIE_LEFT,
  SORTIE_RIGHT,
} SortieSide;

/* How the seats of a game face each other. */
typedef struct
{
  /* on which side of @seat a place is, whatever seat has it; SORTIE_NO_SIDE: between other seats */
  guint8 (*side_of) (const SortiePlay *p, guint8 seat, guint16 place);
  /* bit per seat: the seats still in the game that face @seat on a side; without a side: on any side */
  guint8 (*opponents) (const SortiePlay *p, guint8 seat, guint8 side);
} SortieSides;

/* Everything that never changes in a match. It owns the arrays; the tables belong to the game. */
typedef struct
{
  const SortieGame *game;
  const SortieRules *rules;
  const SortieCatalogue *catalogue;
  guint8 mode;         /* index into the modes of the module's game, each for one number of seats */
  guint8 mode_row;     /* the number of its row in the game's table: sortie_mode() */
  guint8 automatic;    /* bit per seat: the rules play it */
  guint8 n_seats;
  const char *const *seat_ids;  /* n_seats ids, "north", "south" */
  const char *const *seat_names; /* (nullable): what they are called, with forms: see sortie_seat_name() */
  const guint8 *teams;  /* (nullable): per seat; seats of equal number win together */
  gboolean fall_together; /* and lose together, as soon as one of them does */
  gboolean together;      /* all are one team: they win or lose against the game */
  gint16 *options;     /* one value per entry of the game's option table */
  SortieSpot *spots;   /* per place */
  SortiePile *piles;   /* per zone instance */
  SortieLayout *layouts; /* per place declaration */
  guint16 *zone_base;  /* per zone declaration: its first instance */
  guint16 *var_base;   /* per variable declaration */
  SortieReset *resets; /* the variables that are reset when a turn begins */
  guint n_resets;
  guint8 width, height; /* of the grid, 0 without one */
  guint8 wraps;         /* bit 0: left and right edges meet, bit 1: top and bottom */
  guint8 n_marks;       /* marks per piece */
  /* every procedure by the code of its frame: the framework's, then the game's */
  const SortieProcDecl *procs;
  guint n_procs; /* 0: not counted */
  /* the rows of other tables, with the framework's, so that a number of no row can be refused; 0: not counted */
  guint n_events, n_asks, n_reasons, n_vars, n_values;
  /* (nullable): who answers in place of a seat that never decides itself */
  guint8 (*decider) (const SortiePlay *p, guint8 seat);
  /* (nullable): whose turn comes @n turns after @seat's; see SortieGame */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n);
  /* (nullable): for which other seats an ability works; see SortieGame */
  guint8 (*works_for) (const SortiePlay *p, SortieRef source);
  /* (nullable): whether a seat can pay a price; see SortieCosts */
  gboolean (*can_pay) (const SortiePlay *p, guint8 seat, SortieRef source, gint cost);
  const SortieSides *sides; /* (nullable): in this mode each seat has a left and a right */
  gboolean fills; /* some set of places is filled from a zone */
  /* the game's tables of what the table is made of, for the model layer, which
   * knows no games; terminated by an entry without id */
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  guint16 *untrue; /* (nullable): per definition: the flags that would be false of it, a bit each */
  SortieBounds bounds;
  const SortieInterrupt *interrupt; /* (nullable): owned by the caller: interrupts whatever is running in any position
                                     * of the match */
  SortieTally *tally; /* (nullable): owned by the conformance kit, which counts what takes effect */
} SortieSetup;

/* Whether two seats play against each other; a seat is never its own opponent. */
static inline gboolean
sortie_are_opponents (const SortieSetup *setup, guint8 a, guint8 b)
{
  if (a >= setup->n_seats || b >= setup->n_seats)
    return FALSE;
  return setup->teams != NULL ? setup->teams[a] != setup->teams[b] : a != b;
}

/* Whether @viewer (a spectator: SORTIE_NO_SEAT) may look at what belongs to @whose. What belongs to no seat has no
 * owner who could see it. */
static inline gboolean
sortie_sees (const SortieSetup *setup, SortieSeenBy seen_by, guint8 whose, guint8 viewer)
{
  switch (seen_by)
    {
    case SORTIE_SEEN_BY_ALL:
      return TRUE;
    case SORTIE_SEEN_BY_OWNER:
      return whose == viewer && whose != SORTIE_NO_SEAT;
    case SORTIE_SEEN_BY_TEAM:
      return whose < setup->n_seats && viewer < setup->n_seats
             && !sortie_are_opponents (setup, whose, viewer);
    case SORTIE_SEEN_BY_OTHERS:
      return whose < setup->n_seats && viewer < setup->n_seats && whose != viewer;
    case SORTIE_SEEN_BY_NOBODY:
      return FALSE;
    }
  return FALSE;
}

/* The index of the zone @decl of @seat (ignored for a shared zone). */
static inline guint16
sortie_setup_zone (const SortieSetup *setup, guint decl, guint8 seat)
{
  guint16 base = setup->zone_base[decl];
  if (setup->zones[decl].shared)
    return base;
  g_return_val_if_fail (seat < setup->n_seats, SORTIE_NO_INDEX);
  return base + seat;
}

/* Whether a set of places is one for the table in this mode. */
static inline gboolean
sortie_setup_shares (const SortieSetup *setup, const SortiePlaceDecl *set)
{
  return set->shared && !(set->apart >> setup->mode_row & 1);
}

/* Whether each seat has the set on its left and on its right in this mode. */
static inline gboolean
sortie_setup_doubles (const SortieSetup *setup, const SortiePlaceDecl *set)
{
  return (set->twice >> setup->mode_row & 1) != 0;
}

/* How many places a set has, on one side: none in a mode without it. */
static inline guint
sortie_setup_n_places (const SortieSetup *setup, const SortiePlaceDecl *set)
{
  if (set->modes != 0 && !(set->modes >> setup->mode_row & 1))
    return 0;
  return set->shape == SORTIE_PLACE_GRID ? setup->width * setup->height : set->count;
}

/* The index of place number @i (from 0) of the set @decl of @seat; if the seat has the set on both sides, of the one on
 * its left. */
static inline guint16
sortie_setup_place (const SortieSetup *setup, guint decl, guint8 seat, guint i)
{
  const SortieLayout *layout = &setup->layouts[decl];

  g_return_val_if_fail (i < layout->n, SORTIE_NO_INDEX);
  g_return_val_if_fail (seat < setup->n_seats || layout->step == 0, SORTIE_NO_INDEX);
  return (guint16) (layout->base + seat * layout->step + i);
}

/* The same for the one on its right. */
static inline guint16
sortie_setup_right_place (const SortieSetup *setup, guint decl, guint8 seat, guint i)
{
  guint n = setup->layouts[decl].n / 2;

  g_return_val_if_fail (i < n, SORTIE_NO_INDEX);
  return sortie_setup_place (setup, decl, seat, n + i);
}

/* ---- The play: a state together with what is needed to read and change it.
 *
 * A SortiePlay is a handle, not a value: it owns nothing. Rules, queries and procedures take it as their first
 * argument. To hear what happens while a state advances, set a SortieWatch. Searching bots set none; then nothing is
 * formatted or allocated.
 */

/* The kinds of random results. */
typedef enum
{
  SORTIE_CHANCE_DICE,    /* n = sides; result 1 to n */
  SORTIE_CHANCE_PICK,    /* n = cards to pick from; result = index from the top */
  SORTIE_CHANCE_COIN,    /* n = outcomes; result 0 to n - 1 */
  SORTIE_CHANCE_SHUFFLE, /* n = cards; see SortieFate */
} SortieChanceKind;

/* A random outcome, as a watch hears it. */
typedef struct
{
  SortieChanceKind kind;
  guint n;        /* sides, outcomes, cards */
  guint result;   /* the face, the outcome, the position picked; for a shuffle: a checksum of the new order of
                   * definitions */
  guint16 zone;   /* for a shuffle or a pick, else SORTIE_NO_INDEX */
  guint16 card;   /* picked, else SORTIE_NO_INDEX */
} SortieChance;

typedef struct SortieVerdict SortieVerdict; /* sortie/frame.h */

/* What only a listener needs that reports events in sentences. The listener owns it (SortieWatch.told); the match keeps
 * it up to date. All 0 at first. */
typedef struct
{
  /* while the watch hears what happened: 1 + the place that its subject has just left, which distinguishes it from
   * others of its name; 0: none */
  guint16 left;
  guint8 left_by; /* in the same way: 1 + the seat that had it */
  /* what is needed to notice that a link has changed nothing */
  gboolean stirred; /* whether anything was told, moved or shuffled since the link below began: after that it is unknown
                     * whether the cards are where they were */
  guint16 begun;    /* the last link that took effect, from 1; 0: none, or it is over */
  guint64 table;    /* sortie_state_table_hash() at its beginning */
} SortieTold;

/* Sets random results instead of the generator: a scenario, a solver. */
typedef struct
{
  gpointer data;
  /* (nullable): may set the result of a die, a pick or a coin. Returns whether it was set; it then counts as drawn. */
  gboolean (*decide) (gpointer data, const SortiePlay *p, SortieChance *chance);
  /* (nullable): the same after a shuffle, for each place from the top down until it sets none: which card comes there.
   * n = those from there on; result = one of them, from 0. */
  gboolean (*arrange) (gpointer data, const SortiePlay *p, SortieChance *chance);
} SortieFate;

/* A listener to a match: the journal, the log, tests. Functions may be NULL. */
typedef struct
{
  gpointer data;
  SortieTold *told; /* (nullable): for the sentences about what happened; SORTIE_EVENT_UNCHANGED is sent
                     * only if it is set */
  /* something happened; called when it is committed, so that names and
   * visibility are those of the moment */
  void (*happened) (gpointer data, const SortiePlay *p, const SortieEvent *event);
  void (*chance) (gpointer data, const SortiePlay *p, const SortieChance *chance);
  SortieFate fate; /* no listener: it decides what the others hear */
  /* (nullable): the rules chose something for a seat that decides nothing itself */
  void (*decided) (gpointer data, const SortiePlay *p, const SortieVerdict *verdict);
} SortieWatch;

/* What stopped an effect (sortie_overflow()). */
typedef struct
{
  const char *bound; /* "frames": one word, static; NULL: nothing was stopped */
  guint needed, room;
  guint16 code;      /* the frame that ran: a program, or a procedure when `native`; or SORTIE_NO_INDEX */
  guint8 native;
  guint16 source_def; /* the card whose effect it was, 0: the rules */
  SortieRef source;
} SortieLimit;

/* A position and its setup: the first argument of every rule. It owns nothing. */
struct SortiePlay
{
  const SortieSetup *setup;
  SortieState *s;
  const SortieWatch *watch; /* (nullable) */
  /* the last bound that was exceeded, and how many effects were stopped */
  SortieLimit limit;
  guint stops;
  guint8 mover; /* 1 + the seat whose move is being carried out, as long as its verb runs; 0: none */
};

G_END_DECLS

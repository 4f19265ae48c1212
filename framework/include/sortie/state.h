/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state.h: a position in a match, and what lies in it.
 *
 * In the order to read it: references (SortieRef), the tables by which a game declares what its table is made of, the
 * state, what never changes beside it (SortieSetup), both together (SortiePlay, the first argument of every rule), and
 * then zones, pieces and places. Rules ask functions; the arrays are for loops over all of them.
 */
#pragma once
#include <sortie/base.h>
G_BEGIN_DECLS

/* ---- Ref: the name by which one thing in a match speaks of another.
 *
 * A SortieRef is a plain number: what kind of thing it names, the index of that
 * thing, and for pieces the generation of the slot, so that a reference to a
 * piece that has left the table never means the piece that took its slot.
 * Zero names nothing. A reference says nothing about who may see the thing.
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

#define SORTIE_NOTHING ((SortieRef) 0)

/* "no such index" wherever 16 bits hold an index */
#define SORTIE_NO_INDEX ((guint16) 0xffff)

/* "nobody" wherever 8 bits hold a seat */
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

/* Word number @word of those that the value number @value of the game may be. */
static inline SortieRef
sortie_ref_word (guint value, guint word)
{
  return sortie_ref (SORTIE_REF_WORD, value << 8 | (word & 0xff));
}

/* Which of the value's words it is. */
static inline guint
sortie_ref_word_index (SortieRef ref)
{
  return ref & 0xff;
}

/* A place by its index in the set-up. */
static inline SortieRef
sortie_ref_place (guint16 place)
{
  return sortie_ref (SORTIE_REF_PLACE, place);
}

/* ---- Decl: how a game declares what its table is made of.
 *
 * These are entries of the tables in a game's SortieGame. Each table ends with
 * an entry whose id is NULL. Ids are stable English words ([a-z0-9-]) that stand
 * in moves, journals and XML; titles are marked with N_() and translated when
 * shown. A bound never stands without its reason.
 */

/* Who may look at something. */
typedef enum
{
  SORTIE_SEEN_BY_NOBODY,
  SORTIE_SEEN_BY_OWNER, /* the seat whose it is; of a shared thing: nobody */
  SORTIE_SEEN_BY_ALL,
} SortieSeenBy;

/* Who uses a zone of which every seat has one. What the others have of it stays empty and is
 * offered to nobody. */
typedef enum
{
  SORTIE_USED_BY_ALL,
  SORTIE_USED_BY_PLAYERS,   /* seats that decide for themselves */
  SORTIE_USED_BY_AUTOMATIC, /* seats that the rules play */
} SortieUsedBy;

/* A zone: where cards lie that are not on the table as pieces. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;      /* its number in the rules of the game: "2.1" */
  gboolean shared;       /* one for the table instead of one per seat */
  gboolean ordered;      /* the order means something and must be kept */
  SortieSeenBy faces;    /* who may look at the faces */
  SortieSeenBy count;    /* who may count the cards */
  gboolean looked_through; /* its faces are offered to who may see them, as `show ZONE` */
  SortieUsedBy used_by;
} SortieZoneDecl;

/* How the places of a set lie beside each other. */
typedef enum
{
  SORTIE_PLACE_SLOT,  /* `count` single places without neighbours */
  SORTIE_PLACE_TRACK, /* `count` spaces in a row, from 1 */
  SORTIE_PLACE_GRID,  /* width x height, named a1 (bottom left) to ... */
} SortiePlaceShape;

/* A set of places on which pieces stand. */
typedef struct
{
  const char *id;     /* names a slot; a track's spaces are id1, id2, ... */
  const char *title;
  const char *rule;
  SortiePlaceShape shape;
  gboolean shared;    /* one set for the table instead of one per seat */
  guint8 count;       /* slots or spaces; unused for a grid */
  guint8 capacity;    /* pieces per place, 0: no limit */
  gboolean in_play;   /* the abilities of what stands here are active */
} SortiePlaceDecl;

/* A number of a seat or of the match, from `min` to `max`. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gboolean shared;    /* one for the match instead of one per seat */
  gint16 start, min, max;
  SortieSeenBy seen_by;
  const char *const
      *words; /* (nullable): NULL-terminated, N_(): what its numbers from 0 on are called */
} SortieVarDecl;

/* A number that a piece carries: wounds, tokens. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gint16 min, max;
} SortieMarkDecl;

/* A bit that a card carries in its zone, cleared when it moves; at most 8. Two cards of
 * an unordered zone that differ in a flag are not interchangeable. */
typedef struct
{
  const char *id;
  const char *title;
  SortieSeenBy seen_by; /* owner: the zone's seat, of a shared zone the card's owner */
} SortieFlagDecl;

/* A bit of turn memory that a piece carries, cleared at the end of each turn; at most 32. */
typedef struct
{
  const char *id;
  const char *title;
} SortieMemoryDecl;

/* Something that may be set before a match begins. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const char *const *words; /* (nullable): NULL-terminated choices; NULL: a number */
  gint16 start, min, max;   /* for words: index */
  const char *const *says;  /* (nullable): what each of the words means, N_() */
} SortieOptionDecl;

/* ---- State: a position in a match, as a value.
 *
 * A SortieState is one contiguous block: a head with the scalars and behind it
 * one array per kind of thing, each with a capacity fixed at set-up. There is
 * no pointer in it, so a clone is a copy of its bytes (sortie_state_copy() leaves
 * out those that are not in use) and may be advanced, kept or dropped without the
 * original noticing.
 *
 * In the block: seats, zones and their order, cards, pieces, continuous
 * effects, the program stack, the position in the turn, the chain, the pending
 * decision, what each seat knows, the random generator. Not in it: what never
 * changes in a match (SortieSetup), what a player looks at, how it came about.
 *
 * Arrays are reached through the accessors below, never through the offsets.
 * `n_` counts what is in use, `cap_` what there is room for.
 */

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
  guint8 known;  /* bit per seat: this seat has seen which card lies here */
  guint8 flags;  /* the game's card flags (committed, ...) */
  guint8 face_down; /* under the top card of a piece: only who controls the piece may look */
  guint8 pad;
} SortieCard;

/* An instance of a zone: an ordered list of cards from top to bottom. */
typedef struct
{
  guint16 top;
  guint16 bottom;
  guint16 n;
} SortieZone;

/* What stands on a place. The top card of its pile says what it is. */
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

/* The pieces on a place; what the place is stands in the board (sortie/state.h). */
typedef struct
{
  guint16 first;
  guint16 n;
} SortiePlace;

/* When a continuous effect ends. */
typedef enum
{
  SORTIE_UNTIL_FOREVER,         /* for the rest of the game, while the subject is in play */
  SORTIE_UNTIL_END_OF_TURN,     /* the end of the current turn, whoever's it is */
  SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN,
  SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN,
  SORTIE_UNTIL_END_OF_OPPONENT_NEXT_TURN,
  SORTIE_UNTIL_END_OF_PHASE,
  SORTIE_UNTIL_SOURCE_LEAVES,   /* as long as the source is in play */
  SORTIE_UNTIL_ATTACK_ENDS,     /* the game closes it: sortie_effects_close */
  SORTIE_N_UNTILS
} SortieUntil;

/* A continuous effect that an effect set up: a clause with a life of its own. */
typedef struct
{
  guint16 clause;      /* in the catalogue */
  guint16 source_def;  /* what the source was */
  SortieRef source;
  SortieRef subject;   /* a locked subject, or nothing: the clause's selector is asked */
  gint16 amount;       /* a locked number, when `locked` */
  guint8 locked;
  guint8 seat;         /* "you" */
  guint8 until;        /* SortieUntil */
  guint8 turns;        /* how many ends (starts) of turns of `turn_seat` are still to come */
  guint8 turn_seat;    /* SORTIE_NO_SEAT: any seat's */
  guint8 pad;
} SortieEffect;

/* Why something happens: which kind of thing caused it. */
typedef enum
{
  SORTIE_CAUSE_RULE,
  SORTIE_CAUSE_ACTION,  /* a card played for its effect */
  SORTIE_CAUSE_ABILITY, /* an ability of something in play */
  SORTIE_CAUSE_COST,
  SORTIE_CAUSE_ATTACK,
  SORTIE_N_CAUSES
} SortieCause;

/* Something that happens (sortie/event.h). */
typedef struct
{
  guint8 type;         /* index into the event table: framework's, then the game's */
  guint8 seat;         /* whom it happens to */
  guint8 actor;        /* who does it; SORTIE_NO_SEAT: the rules */
  guint8 cause;        /* SortieCause */
  guint8 flags;        /* SortieEventFlags */
  guint8 pad;
  gint16 amount;
  SortieRef subject;   /* the piece or card it happens to */
  SortieRef other;     /* a second thing: target, place, zone */
  SortieRef source;    /* the piece or card that causes it */
  SortieRef place;     /* where the subject stood, when it was a piece */
  SortieRef card;      /* its top card then */
  guint16 subject_def; /* what the subject was when it happened */
  guint16 source_def;
} SortieEvent;

/* Bits of SortieEvent.flags. */
typedef enum
{
  SORTIE_EVENT_CANCELLED = 1 << 0, /* replaced by something else: it does not happen */
  SORTIE_EVENT_ALONG = 1 << 1,     /* comes of the one before it in its batch, and only with it */
  SORTIE_EVENT_FINAL = 1 << 2,     /* nothing replaces it or changes it */
} SortieEventFlags;

/* A trigger that has met its event and waits to be put on the program stack; without a clause what
 * waits with them (flow/reaction.c, flow/returns.c). */
typedef struct
{
  guint16 clause;
  guint16 source_def;
  SortieRef source;
  guint8 seat; /* who holds the source: "you" */
  guint8 pad;
  guint16 of;  /* number of its event while the batch is being committed */
  SortieEvent event;
} SortieTrigger;

/* One frame of the program stack: a card's program or a native procedure.
 *
 * Its locals are `slots` numbers at `base` in the array of locals, and behind
 * them, up to `top`, the lists that some of the slots point to. Only the frame
 * on top of the stack grows.
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
  guint16 looked;     /* 1 + the zone of which it has shown its seat all cards last; 0: none */
  guint32 pad;        /* to a power of two, since frames are found by their number all the time */
} SortieFrame;

/* A link of the chain: announced and paid, waiting to be resolved (sortie/event.h). */
typedef struct
{
  guint8 kind;      /* the game's kind of link */
  guint8 seat;
  guint8 flags;     /* SortieLinkFlags */
  guint8 n_targets;
  guint16 clause;   /* whose program runs, or SORTIE_NO_INDEX */
  guint16 card;     /* a card that waits in limbo for its resolution, or SORTIE_NO_INDEX */
  SortieRef source;
  guint16 source_def;
  guint16 answers;  /* index of the link this one answers, or SORTIE_NO_INDEX */
  guint16 event;    /* index of the event that a card of a hand answers, or SORTIE_NO_INDEX */
  guint16 pad;
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

/* What is asked, of whom (sortie/move.h). kind 0: nothing is asked. */
typedef struct
{
  guint8 kind;       /* index into the decision table */
  guint8 seat;       /* who decides */
  guint8 asked_by;   /* SORTIE_NO_SEAT: the rules, else the seat whose card asks */
  guint8 whose;      /* for whom it is decided: @seat, or one that never decides itself */
  guint16 min, max;  /* how many are to be chosen in all */
  guint16 list;      /* index in the locals of the candidates, all of them references */
  guint16 n;         /* how many candidates */
  guint16 about_def; /* the card that asks, 0: the rules */
  guint8 put;        /* the @kind that was put last, until whoever put it goes on; 0: none */
  guint8 spread;     /* whoever asks has just shown the zone, so that its cards have faces */
  SortieRef about;   /* what it is about */
} SortieDecision;

/* Where in the turn the match is (sortie/event.h). */
typedef struct
{
  guint16 number;  /* turns begun, from 1 */
  guint8 table;    /* index into the game's turn tables */
  guint8 phase;    /* index into that table's phases */
  guint8 active;   /* whose turn */
  guint8 extra;    /* an extra turn was granted */
  guint8 is_extra; /* this turn is one */
  guint8 pad;
  guint16 skip;    /* bit per phase: this phase is left out this turn */
  guint16 silent;  /* bit per seat: wants to be asked no more in it (sortie/event.h) */
} SortieTurn;

/* How a match ended. */
typedef enum
{
  SORTIE_RESULT_NONE,
  SORTIE_RESULT_WON,  /* `winners` won */
  SORTIE_RESULT_DRAWN,
  SORTIE_RESULT_LEFT, /* broken off (sortie/base.h) */
  SORTIE_RESULT_STOPPED, /* the rules would go on for ever: the engine ended it, and nobody won */
} SortieResultKind;

/* The result; of kind NONE as long as it goes on. */
typedef struct
{
  guint8 kind;    /* SortieResultKind */
  guint8 winners; /* bit per seat */
  guint16 reason; /* index into the game's reasons */
} SortieResult;

/* The arrays behind the head. Order is the order of serialisation. */
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
  X (locals, gint32)

/* What clauses are about: what one definition may do, a continuous effect, or all that is in play.
 * What is granted or named by a keyword is counted like what is printed. */
typedef struct
{
  guint64 events;  /* bit per event that a trigger or replacement in play answers */
  guint64 held;    /* the same of clauses that work from a hand */
  guint64 values;  /* bit per value that is changed */
  guint64 own;     /* of these: of whoever has the clause */
  guint64 around;  /* of these: of others */
  guint64 granted; /* of these: by what is granted to somebody */
  guint64 granted_around; /* of these: of others than whom it is granted to */
  guint32 kinds;   /* bit per SortieClauseKind */
  guint32 granted_kinds; /* of these: what is granted to somebody */
  guint32 timings; /* SORTIE_TIMING_BIT () of activated abilities: when one may be used */
  guint32 granted_timings; /* of these: what is granted to somebody */
} SortieMasks;

/* Whether the rules have found nothing to settle (SortieRules.settle), and no card, piece, mark,
 * note, variable or effect has changed since. */
typedef enum
{
  SORTIE_UNSETTLED,
  SORTIE_SETTLED_BEFORE, /* but the turn has gone on to another phase */
  SORTIE_SETTLED,
} SortieSettled;

/* What is in play at a glance, kept because nearly every question begins with it
 * (eval/scene.c). It follows from pieces, cards and effects and is no part of the canonical
 * form. Whoever changes those forgets it; the engine looks again before it goes on. */
typedef struct
{
  SortieMasks masks;  /* of all pieces in play and continuous effects */
  guint16 n;          /* pieces in play, in the order of the places: sortie_state_standing() */
  guint8 is_kept;     /* else nothing of this means anything */
  guint8 is_settled;  /* SortieSettled */
  guint8 pad[4];
} SortieGlance;

/* The head of the block; the arrays stand behind it, `n` entries used of `cap`. */
typedef struct
{
  guint32 size; /* of the whole block, in bytes */
  guint32 at_standing; /* as many as pieces */
  SortieGlance glance;
  SortieRng rng;
  SortieTurn turn;
  SortieDecision decision;
  SortieResult result;
  guint8 tentative;   /* a move is being put together and may still be abandoned */
  guint8 out;         /* bit per seat: eliminated */
  guint8 overflowed;  /* a bound was reached: the running effect is to end */
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

/* To be called after any change of cards, pieces and what they carry, variables and effects. */
static inline void
sortie_state_unsettle (SortieState *s)
{
  s->glance.is_settled = SORTIE_UNSETTLED;
}

/* How many of each thing a match has room for; each bound's reason stands
 * beside it where a game declares it. */
typedef struct
{
#define X(name, type) guint16 name;
  SORTIE_STATE_ARRAYS (X)
#undef X
} SortieBounds;

/* Copies what is in use, which is far less than there is room for. @to is a block of the same
 * bounds, whatever is in it. */
void sortie_state_copy (SortieState *to, const SortieState *from);

/* 64 bits over the canonical form. */
guint64 sortie_state_hash (const SortieState *s);

/* ---- Setup: what never changes in a match.
 *
 * A SortieSetup holds the game's table, the catalogue of cards, who sits where,
 * the options, and the layout that follows from them: which instance of a zone
 * and which place has which index. It is made once, before the first state, and
 * shared read-only by every state, clone, bot and view of the match.
 */

typedef struct SortieGame SortieGame;           /* sortie/game.h */
typedef struct SortieCatalogue SortieCatalogue; /* sortie/language.h */
typedef struct SortieRules SortieRules;         /* sortie/move.h */
typedef struct SortieProcDecl SortieProcDecl;   /* sortie/language.h */
typedef struct SortiePlay SortiePlay;           /* sortie/state.h */

/* A place on the table, as the board knows it. */
typedef struct
{
  guint8 decl;  /* index into the game's place table */
  guint8 seat;  /* whose, SORTIE_NO_SEAT: shared */
  guint8 x, y;  /* column and row from 0; a track is one row */
} SortieSpot;

/* An instance of a zone. */
typedef struct
{
  guint8 decl;
  guint8 seat; /* whose, SORTIE_NO_SEAT: shared */
  guint8 seers; /* bit per seat: may look at the faces */
  guint8 ordered; /* its declaration's */
} SortiePile;

/* All that never changes in a match. Arrays are owned, tables are the game's. */
typedef struct
{
  const SortieGame *game;
  const SortieRules *rules;
  const SortieCatalogue *catalogue;
  guint8 mode;         /* index into the game's modes */
  guint8 automatic;    /* bit per seat: the rules play it */
  guint8 n_seats;
  const char *const *seat_ids;  /* n_seats ids, "north", "south" */
  const char *const *seat_names; /* (nullable): what they are called in sentences */
  const guint8 *teams;  /* (nullable): per seat; seats of equal number win together */
  gint16 *options;     /* one value per entry of the game's option table */
  SortieSpot *spots;   /* per place */
  SortiePile *piles;   /* per zone instance */
  guint16 *place_base; /* per place declaration: its first place */
  guint16 *zone_base;  /* per zone declaration: its first instance */
  guint16 *var_base;   /* per variable declaration */
  guint8 width, height; /* of the grid, 0 without one */
  guint8 wraps;         /* bit 0: left and right edges meet, bit 1: top and bottom */
  guint8 n_marks;       /* marks per piece */
  /* every procedure by the code of its frame: the framework's, then the game's */
  const SortieProcDecl *procs;
  /* (nullable): who answers in place of a seat that never decides itself */
  guint8 (*decider) (const SortiePlay *p, guint8 seat);
  /* (nullable): whose turn comes @n turns after @seat's; see SortieGame */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n);
  /* the game's tables of what the table is made of, for the model layer, which
   * knows no games; terminated by an entry without id */
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  SortieBounds bounds;
  const SortieInterrupt *interrupt; /* (nullable): lent: breaks off what goes on in any position of the match */
} SortieSetup;

/**
 * sortie_setup_new:
 * Returns: (transfer full): free with sortie_setup_free()
 */
void sortie_setup_free (SortieSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSetup, sortie_setup_free)

/* Whether two seats play against each other; a seat is never its own opponent. */
static inline gboolean
sortie_are_opponents (const SortieSetup *setup, guint8 a, guint8 b)
{
  if (a >= setup->n_seats || b >= setup->n_seats)
    return FALSE;
  return setup->teams != NULL ? setup->teams[a] != setup->teams[b] : a != b;
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

/* How many places a set has. */
static inline guint
sortie_setup_n_places (const SortieSetup *setup, const SortiePlaceDecl *set)
{
  return set->shape == SORTIE_PLACE_GRID ? setup->width * setup->height : set->count;
}

/* The index of place number @i (from 0) of the set @decl of @seat. */
static inline guint16
sortie_setup_place (const SortieSetup *setup, guint decl, guint8 seat, guint i)
{
  const SortiePlaceDecl *set = &setup->places[decl];
  guint n = sortie_setup_n_places (setup, set);

  g_return_val_if_fail (i < n, SORTIE_NO_INDEX);
  if (set->shared)
    return (guint16) (setup->place_base[decl] + i);
  g_return_val_if_fail (seat < setup->n_seats, SORTIE_NO_INDEX);
  return (guint16) (setup->place_base[decl] + seat * n + i);
}

/* ---- Play: a state together with what is needed to read and change it.
 *
 * A SortiePlay is a handle, not a value: it owns nothing. Rules, queries and
 * procedures take it as their first argument. Whoever wants to know what
 * happens while a state advances sets a SortieWatch; searching bots set none,
 * and then nothing is formatted and nothing allocated.
 */

/* The ways in which chance falls. */
typedef enum
{
  SORTIE_CHANCE_DICE,    /* n = sides; result 1 to n */
  SORTIE_CHANCE_PICK,    /* n = cards to pick from; result = index from the top */
  SORTIE_CHANCE_COIN,    /* n = outcomes; result 0 to n - 1 */
  SORTIE_CHANCE_SHUFFLE, /* n = cards; not prescribed one by one */
} SortieChanceKind;

/* What fell, as a watch is told it. */
typedef struct
{
  SortieChanceKind kind;
  guint n;        /* sides, outcomes, cards */
  guint result;   /* the face, the outcome, the position picked; a shuffle: a check
                   * number over the new order of definitions */
  guint16 zone;   /* of a shuffle or a pick, else SORTIE_NO_INDEX */
  guint16 card;   /* picked, else SORTIE_NO_INDEX */
} SortieChance;

typedef struct SortieVerdict SortieVerdict; /* sortie/frame.h */

/* What nobody needs but who is told in sentences what happens: lent by the listener (SortieWatch.told),
 * kept up while the match goes on, and all 0 at first. */
typedef struct
{
  /* while the watch is told what happened: 1 + the place that the subject of it has just left, by
   * which it is told from others of its name; 0: none */
  guint16 left;
  guint8 left_by; /* 1 + whose that was, likewise */
  /* what it takes to see that a link has changed nothing (flow/link.c) */
  gboolean stirred; /* whether anything was told, moved or shuffled since the link below began: of cards
                     * that lie as they lay before somebody knows so, and others do not */
  guint16 begun;    /* the link that was the last to take effect, from 1; 0: none, or it is over */
  guint64 table;    /* sortie_state_table_hash() at its beginning */
} SortieTold;

/* Who listens to a match: the journal, the log, tests. Functions may be NULL. */
typedef struct
{
  gpointer data;
  SortieTold *told; /* (nullable): for the sentences of what happened; SORTIE_EVENT_UNCHANGED is told
                     * only with it */
  /* something happened; called when it is committed, so that names and
   * visibility are those of the moment */
  void (*happened) (gpointer data, const SortiePlay *p, const SortieEvent *event);
  void (*chance) (gpointer data, const SortiePlay *p, const SortieChance *chance);
  /* (nullable): may fix an outcome in place of the generator (scenarios, replay of a
   * prescribed position). Returns whether *@ret was set. */
  gboolean (*prescribe) (gpointer data, const SortiePlay *p, SortieChanceKind kind, guint n,
                         guint *ret);
  /* (nullable): the rules chose something for a seat that decides nothing itself */
  void (*decided) (gpointer data, const SortiePlay *p, const SortieVerdict *verdict);
} SortieWatch;

/* What kept an effect from going on (sortie_overflow()). */
typedef struct
{
  const char *bound; /* "frames": one word, static; NULL: nothing was stopped */
  guint needed, room;
  guint16 code;      /* the frame that ran: a program, or a procedure when `native`; or SORTIE_NO_INDEX */
  guint8 native;
  guint16 source_def; /* the card whose effect it was, 0: the rules */
  SortieRef source;
} SortieLimit;

/* A position and what it is a position of: the first argument of every rule. Nothing is owned. */
struct SortiePlay
{
  const SortieSetup *setup;
  SortieState *s;
  const SortieWatch *watch; /* (nullable) */
  /* the bound that was reached last, and how many effects were stopped */
  SortieLimit limit;
  guint stops;
};

/* Whether somebody wants what goes on broken off (sortie/base.h). For whatever takes long, also in
 * a game: what it returns then is not used. */
static inline gboolean
sortie_is_interrupted (const SortiePlay *p)
{
  return sortie_interrupt_is_set (p->setup->interrupt);
}

/* What never changes in a match. */

/* How many seats there are; they are numbered from 0. */
static inline guint8
sortie_n_seats (const SortiePlay *p)
{
  return p->setup->n_seats;
}

/* The id of a seat, as commands and journals write it: "north". */
static inline const char *
sortie_seat_id (const SortiePlay *p, guint8 seat)
{
  return p->setup->seat_ids[seat];
}

/* The mode that is played, as an index into the game's modes. */
static inline guint8
sortie_mode (const SortiePlay *p)
{
  return p->setup->mode;
}

/* What one of the game's options is set to. */
static inline gint16
sortie_option (const SortiePlay *p, guint option)
{
  return p->setup->options[option];
}

/* All cards that were loaded and compiled. */
static inline const SortieCatalogue *
sortie_catalogue (const SortiePlay *p)
{
  return p->setup->catalogue;
}

/* How many columns and rows the grid has; 0 without a grid. */
static inline guint8
sortie_width (const SortiePlay *p)
{
  return p->setup->width;
}

/* See sortie_width(). */
static inline guint8
sortie_height (const SortiePlay *p)
{
  return p->setup->height;
}

/* How many cards and places there are, with indices from 0. */
static inline guint16
sortie_n_cards (const SortiePlay *p)
{
  return p->s->n_cards;
}

/* See sortie_n_cards(). */
static inline guint16
sortie_n_places (const SortiePlay *p)
{
  return p->s->n_places;
}

/* The turn. */

/* Whose turn it is. */
static inline guint8
sortie_active (const SortiePlay *p)
{
  return p->s->turn.active;
}

/* How many turns have begun. */
static inline guint16
sortie_turn_number (const SortiePlay *p)
{
  return p->s->turn.number;
}

/* Where in the turn the match is, for `next_turn` (SortieRules) and events to change. */
static inline SortieTurn *
sortie_turn_state (const SortiePlay *p)
{
  return &p->s->turn;
}

/* Whether a seat was eliminated. */
static inline gboolean
sortie_is_out (const SortiePlay *p, guint8 seat)
{
  return p->s->out >> seat & 1;
}

/* What is asked: kind 0 when nothing is. */
static inline const SortieDecision *
sortie_asked (const SortiePlay *p)
{
  return &p->s->decision;
}

/* Who decides. */
static inline guint8
sortie_asked_seat (const SortiePlay *p)
{
  return p->s->decision.seat;
}

/* Which question it is: SORTIE_ASK_..., SORTIE_GAME_ASK (); 0: none. */
static inline guint8
sortie_asked_kind (const SortiePlay *p)
{
  return p->s->decision.kind;
}

/* What the question is about. */
static inline SortieRef
sortie_asked_about (const SortiePlay *p)
{
  return p->s->decision.about;
}

/* How many things were chosen so far, of a question that asks for several. */
static inline guint8
sortie_n_answers (const SortiePlay *p)
{
  return p->s->n_answers;
}

/* How many links lie on the chain; the newest is the last. */
static inline guint16
sortie_n_links (const SortiePlay *p)
{
  return p->s->n_links;
}

/* Whether the move that is being put together may still be abandoned. */
static inline void
sortie_set_tentative (SortiePlay *p, gboolean tentative)
{
  p->s->tentative = tentative != FALSE;
}

/* How far SortieRules.settle has looked at this position already. */
static inline SortieSettled
sortie_is_settled (const SortiePlay *p)
{
  return (SortieSettled) p->s->glance.is_settled;
}

/* The effects that last, and how many there are. */
static inline const SortieEffect *
sortie_effects (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_effects;
  return sortie_state_effects (p->s);
}

/* A second position of the same match, to try something out: room for it, in the frame of the
 * calling function, filled by sortie_scratch_copy(). Nobody watches it. */
#define SORTIE_SCRATCH(p)                                 \
  {                                                       \
    .setup = (p)->setup, .s = g_alloca ((p)->s->size)     \
  }

/* Makes @scratch the position of @p; may be called again. */
static inline void
sortie_scratch_copy (SortiePlay *scratch, const SortiePlay *p)
{
  sortie_state_copy (scratch->s, p->s);
}

/* Whose turn comes @n turns after @seat's (SortieGame.seat_later); it may be out. */
static inline guint8
sortie_seat_later (const SortiePlay *p, guint8 seat, guint n)
{
  if (p->setup->seat_later != NULL)
    return p->setup->seat_later (p, seat, n);
  return (guint8) ((seat + n) % p->setup->n_seats);
}

/* The value of a variable; @seat is ignored for one that belongs to the match.
 * sortie_var_set() clamps to the declared range and returns the new value. */
static inline gint
sortie_var (const SortiePlay *p, guint var, guint8 seat)
{
  gboolean shared = p->setup->vars[var].shared;
  g_return_val_if_fail (shared || seat < p->setup->n_seats, 0);
  return sortie_state_vars (p->s)[p->setup->var_base[var] + (shared ? 0 : seat)];
}

/* See sortie_var(). */
static inline gint
sortie_var_set (SortiePlay *p, guint var, guint8 seat, gint value)
{
  const SortieVarDecl *decl = &p->setup->vars[var];
  gint16 *at = &sortie_state_vars (p->s)[p->setup->var_base[var]];
  gint now = CLAMP (value, decl->min, decl->max);

  g_return_val_if_fail (decl->shared || seat < p->setup->n_seats, 0);
  if (!decl->shared)
    at += seat;
  if (*at != now)
    {
      *at = (gint16) now;
      sortie_state_unsettle (p->s);
    }
  return now;
}

/* A number in [0, n) from the one source of chance, told to the watch. n >= 1.
 * Dice: 1 to @sides. */
guint sortie_chance_coin (SortiePlay *p, guint n);
guint sortie_chance_die (SortiePlay *p, guint sides);

/* ---- Limit: what happens when a match has no room for more.
 *
 * Every list of a match has a bound. Whoever meets one says so with sortie_overflow() and returns;
 * the engine then cuts the running effect short, which is told, and journalled like anything that
 * happens (sortie/move.h). What is told names the bound, what ran, and how much it needed.
 */

/**
 * sortie_overflow:
 * @bound: its name, one word, static: "frames"
 * @needed: how much it would have taken
 * @room: how much there is
 *
 * A bound of the match was reached: when whoever is running returns, the effect is cut short there.
 * Of several the first counts.
 */
void sortie_overflow (SortiePlay *p, const char *bound, guint needed, guint room);

/* ---- Thing: the one way to read what a number names.
 *
 * Cards, zones, places and pieces are numbers, and any number may be none: the top of an empty pile,
 * the card of a link that waits without one, the place of a piece that has left. These functions take
 * every number. One that names nothing is read as a thing that lies nowhere, belongs to nobody and
 * holds nothing, so that a rule that forgets to ask gets a defined answer.
 *
 * The arrays themselves are for the model, which changes them, and for loops over all of them; a test
 * of the sources (tests/project/numbers.sh) sees to that.
 */

/* What a number that names nothing is read as. */
extern const SortieCard sortie_no_card;   /* without definition, owner, zone, piece and neighbours */
extern const SortieZone sortie_no_zone;   /* empty */
extern const SortiePlace sortie_no_place; /* nothing stands there */
extern const SortiePiece sortie_no_piece; /* as a slot that is free */

/* A card by its index; sortie_no_card. */
static inline const SortieCard *
sortie_card (const SortiePlay *p, guint16 card)
{
  return G_LIKELY (card < p->s->n_cards) ? &sortie_state_cards (p->s)[card] : &sortie_no_card;
}

/* The card that a reference names; sortie_no_card also for a reference to something else. */
static inline const SortieCard *
sortie_card_of (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD ? sortie_card (p, sortie_ref_index (ref))
                                                  : &sortie_no_card;
}

/* An instance of a zone by its index; sortie_no_zone. */
static inline const SortieZone *
sortie_zone (const SortiePlay *p, guint16 zone)
{
  return G_LIKELY (zone < p->s->n_zones) ? &sortie_state_zones (p->s)[zone] : &sortie_no_zone;
}

/* A place by its index; sortie_no_place. */
static inline const SortiePlace *
sortie_place (const SortiePlay *p, guint16 place)
{
  return G_LIKELY (place < p->s->n_places) ? &sortie_state_places (p->s)[place] : &sortie_no_place;
}

/* The piece in a slot; sortie_no_piece. By a reference: sortie_piece(). */
static inline const SortiePiece *
sortie_piece_in (const SortiePlay *p, guint16 slot)
{
  return G_LIKELY (slot < p->s->n_pieces) ? &sortie_state_pieces (p->s)[slot] : &sortie_no_piece;
}

/* ---- Zone: ordered lists of cards, and how cards move between them.
 *
 * Position 0 is the top. What a move does to knowledge follows from the zones'
 * declarations: a card that arrives where a seat may see faces becomes known to
 * that seat; a shuffle makes every card of the zone unknown to all who may not
 * look into it, and exchanges identities so that card numbers tell nothing. When a
 * card leaves an unordered zone that holds several, and a seat may look neither into
 * that zone nor into the one where it goes, the seat loses track of all of them: it
 * could have been any. Who does see the card is shown it after the move. Of several
 * cards of a pile among which somebody has chosen, all others lose track.
 */

/* The ends of a zone. */
typedef enum
{
  SORTIE_TOP,
  SORTIE_BOTTOM,
} SortieEnd;

/* How many cards lie there. */
static inline guint
sortie_zone_count (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->n;
}

/* Whose the zone is, SORTIE_NO_SEAT for one that is shared. */
static inline guint8
sortie_zone_seat (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].seat;
}

/* Which of the game's zones it is, as an index into its table. */
static inline guint8
sortie_zone_decl (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].decl;
}

/* The card at the top (bottom), or SORTIE_NO_INDEX. */
static inline guint16
sortie_zone_top (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->top;
}

/* See sortie_zone_top(). */
static inline guint16
sortie_zone_bottom (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->bottom;
}

/* The card at @position from the top, or SORTIE_NO_INDEX. */
guint16 sortie_zone_at (const SortiePlay *p, guint16 zone, guint position);

/* The newest cards of a pile, @n or as many as there are and @max allows, in the order in which
 * they came; returns how many. */
guint sortie_zone_newest (const SortiePlay *p, guint16 zone, guint n, SortieRef *ret, guint max);

/* for (SORTIE_EACH_IN_ZONE (p, zone, card)) from top to bottom; the loop body must not move
 * @card */
#define SORTIE_EACH_IN_ZONE(p, zone_, card)                                   \
  guint16 card = sortie_zone ((p), (zone_))->top; card != SORTIE_NO_INDEX; \
  card = sortie_state_cards ((p)->s)[card].below

/* Makes a new card (set-up, tokens) at an end of a zone; returns its index. When the
 * bound of cards is reached: SORTIE_NO_INDEX, and the state is marked as overflowed. */
guint16 sortie_card_new (SortiePlay *p, guint16 def, guint8 owner, guint8 group, guint16 zone,
                         SortieEnd end);

/* Moves a card, from a zone or from the pile of a piece, to an end of a zone.
 * Card flags are cleared. A piece whose last card is taken leaves the table. */
void sortie_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);

/* Deals from the top of @from, a card at a time round the table: @n to each seat, to the bottom of
 * its zone of the declaration @to. Ends when there are no more. */
void sortie_zone_deal (SortiePlay *p, guint16 from, guint to, guint n);

/* Makes all cards of a pile but the @keep top ones into another pile, shuffled with what lies
 * there. */
void sortie_zone_turn_over (SortiePlay *p, guint16 from, guint16 to, guint keep);

/* A card that @seat (SORTIE_NO_SEAT: everybody) is shown; it knows it until a shuffle hides it.
 * Where cards lie without an order, one like a card that it knows there may be that card again, and
 * is nothing new. */
void sortie_card_reveal (SortiePlay *p, guint16 card, guint8 seat);

/* The same for cards that are shown side by side: of those that are alike there are so many. */
void sortie_cards_reveal (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat);

/* The flags of a card, a bit for each of the game's declarations; @flag is the number of one. */
guint8 sortie_card_flags (const SortiePlay *p, guint16 card);
void sortie_card_set_flag (SortiePlay *p, guint16 card, guint flag, gboolean on);

/* Chance, told to the watch as "shuffle ZONE N CHECK" and "pick CARD". CHECK is the
 * CRC-32 over the definitions from top to bottom, as two bytes each, the lower first.
 * A shuffle clears the flags of the cards. A pick from nothing is SORTIE_NO_INDEX, and
 * no chance. */
void sortie_zone_shuffle (SortiePlay *p, guint16 zone);
guint16 sortie_zone_pick (SortiePlay *p, guint16 zone);

/* ---- Piece: what stands on the places of the table.
 *
 * A piece is not a card: it carries marks (wounds, tokens), turn memory,
 * continuous effects, a controller, and a pile of cards of which the top one
 * says what it is. When it leaves the table all that it carried ends.
 */

/* Puts a card on a place as a new piece; it leaves its zone (or the pile of another
 * piece), its flags are cleared, and everybody knows it. Returns the reference of the
 * piece. When the bound of pieces is reached: SORTIE_NOTHING, the card stays where it
 * is, and the state is marked as overflowed. */
SortieRef sortie_piece_put (SortiePlay *p, guint16 card, guint16 place, guint8 controller);

/* Moves a piece to another place; marks, memory and effects stay. */
void sortie_piece_move (SortiePlay *p, SortieRef piece, guint16 place);

/* Takes the piece off the table: its cards go to an end of @zone in the order in
 * which they lie, the top card above the others; its marks and memory end, and so do
 * the effects that are locked on it or last until it leaves. */
void sortie_piece_remove (SortiePlay *p, SortieRef piece, guint16 zone, SortieEnd end);

/* The same, but one after the other from the top, each onto the one before: the lowest ends on
 * top of @zone. Of a closed zone nobody sees on the way what lay face down. */
void sortie_piece_bury (SortiePlay *p, SortieRef piece, guint16 zone);

/* Only what lies under the top card, which stays. */
void sortie_piece_bury_pile (SortiePlay *p, SortieRef piece, guint16 zone);

/* Puts a card under (SORTIE_BOTTOM) or on top of the pile of a piece, face up. A card on
 * top changes what the piece is, not which piece it is. Nothing happens with the only
 * card of that same piece. */
void sortie_piece_add_card (SortiePlay *p, SortieRef piece, guint16 card, SortieEnd end);

/* All slots, those that are free as well, for a walk over every piece; *@ret_n: how many. */
static inline const SortiePiece *
sortie_piece_slots (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_pieces;
  return sortie_state_pieces (p->s);
}

/* The top card of a piece that stands somewhere; every such piece has one. */
static inline const SortieCard *
sortie_piece_card (const SortiePlay *p, const SortiePiece *piece)
{
  return &sortie_state_cards (p->s)[piece->card];
}

/* The piece behind a reference, or NULL when it has left the table. */
static inline SortiePiece *
sortie_piece (const SortiePlay *p, SortieRef ref)
{
  guint16 slot = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || slot >= p->s->n_pieces)
    return NULL;
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  gboolean is_this =
      piece->place != SORTIE_NO_INDEX && piece->generation == sortie_ref_generation (ref);
  return is_this ? piece : NULL;
}

/* The reference to the piece in a slot, SORTIE_NOTHING for SORTIE_NO_INDEX and every other number of
 * no slot. */
static inline SortieRef
sortie_piece_ref (const SortiePlay *p, guint16 slot)
{
  if (slot >= p->s->n_pieces)
    return SORTIE_NOTHING;
  guint generation = sortie_state_pieces (p->s)[slot].generation;
  return sortie_ref (SORTIE_REF_PIECE, slot) | generation << 16;
}

/* Whether the piece is still the one that the reference names. */
static inline gboolean
sortie_piece_exists (const SortiePlay *p, SortieRef ref)
{
  return sortie_piece (p, ref) != NULL;
}

/* What the printed top card is; 0 when the piece has left the table. A piece that has
 * left stands nowhere (SORTIE_NO_INDEX) and belongs to nobody (SORTIE_NO_SEAT). */
static inline guint16
sortie_piece_def (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? sortie_state_cards (p->s)[piece->card].def : 0;
}

/* What a card is, or the top card of a piece; 0: the reference is to neither, or it has left. */
static inline guint16
sortie_thing_def (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return sortie_piece_def (p, ref);
  return sortie_card_of (p, ref)->def;
}

/* The place on which it stands, SORTIE_NO_INDEX when it has left. */
static inline guint16
sortie_piece_place (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->place : SORTIE_NO_INDEX;
}

/* The seat that controls it, SORTIE_NO_SEAT when it has left. */
static inline guint8
sortie_piece_controller (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->controller : SORTIE_NO_SEAT;
}

/* The seat that owns its top card, SORTIE_NO_SEAT when it has left. */
guint8 sortie_piece_owner (const SortiePlay *p, SortieRef piece);

/* The first (oldest) piece on a place, SORTIE_NOTHING when it is free. */
static inline SortieRef
sortie_place_piece (const SortiePlay *p, guint16 place)
{
  return sortie_piece_ref (p, sortie_place (p, place)->first);
}

/* The next younger piece on the same place, SORTIE_NOTHING behind the last. */
SortieRef sortie_piece_next_on_place (const SortiePlay *p, SortieRef piece);

/* Whether it is a place and no piece stands there. */
static inline gboolean
sortie_place_is_free (const SortiePlay *p, guint16 place)
{
  return place < p->s->n_places && sortie_state_places (p->s)[place].n == 0;
}

/* Marks start at 0, or at their minimum if that is more. 0 when the piece has left. */
static inline gint
sortie_piece_mark (const SortiePlay *p, SortieRef piece, guint mark)
{
  g_return_val_if_fail (mark < p->setup->n_marks, 0);
  if (!sortie_piece_exists (p, piece))
    return 0;
  return sortie_state_marks (p->s)[sortie_ref_index (piece) * p->setup->n_marks + mark];
}

/* All marks on the piece in a slot that is in use, for a walk over every piece. */
static inline const gint16 *
sortie_piece_marks_in (const SortiePlay *p, guint16 slot)
{
  return &sortie_state_marks (p->s)[slot * p->setup->n_marks];
}

/* Clamps to the declared range, returns the new value. */
gint sortie_piece_set_mark (SortiePlay *p, SortieRef piece, guint mark, gint value);

/* Takes a mark off all pieces: on each it is what it was when it came. */
void sortie_pieces_clear_mark (SortiePlay *p, guint mark);

/* Turn memory, by the number of its declaration. FALSE, and nothing, when the piece has left. */
static inline gboolean
sortie_piece_remembers (const SortiePlay *p, SortieRef ref, guint memory)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  g_return_val_if_fail (memory < 32, FALSE);
  return piece != NULL && (piece->memory >> memory & 1);
}
void sortie_piece_remember (SortiePlay *p, SortieRef piece, guint memory, gboolean on);

/* for (SORTIE_EACH_PIECE (p, slot)) visits the slots in use */
#define SORTIE_EACH_PIECE(p, slot)                                                   \
  guint16 slot = sortie_piece_next_slot ((p), SORTIE_NO_INDEX); slot != SORTIE_NO_INDEX; \
  slot = sortie_piece_next_slot ((p), slot)

/* The next slot in use after @slot (SORTIE_NO_INDEX: from the start). */
static inline guint16
sortie_piece_next_slot (const SortiePlay *p, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  guint next = slot == SORTIE_NO_INDEX ? 0 : slot + 1u;
  for (; next < p->s->n_pieces; next++)
    if (pieces[next].place != SORTIE_NO_INDEX)
      return (guint16) next;
  return SORTIE_NO_INDEX;
}

/* for (SORTIE_EACH_PIECE_OF (p, seat, slot)): of these, what the seat controls */
#define SORTIE_EACH_PIECE_OF(p, seat, slot)                                          \
  guint16 slot = sortie_piece_next_slot_of ((p), (seat), SORTIE_NO_INDEX);           \
  slot != SORTIE_NO_INDEX; slot = sortie_piece_next_slot_of ((p), (seat), slot)
static inline guint16
sortie_piece_next_slot_of (const SortiePlay *p, guint8 seat, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  do
    slot = sortie_piece_next_slot (p, slot);
  while (slot != SORTIE_NO_INDEX && pieces[slot].controller != seat);
  return slot;
}

/* ---- Board: the places of the table: names, tracks and the grid.
 *
 * A game declares sets of places: single slots, tracks (a row of spaces with a
 * direction), a grid. A place has a stable name: `front`, `track2`, `c3`; one
 * that belongs to another seat is written `south.track2`. What the spaces mean,
 * how one moves and what is in reach are rules and live in the game; here is
 * only arithmetic that any game with such a table shares.
 */

/* Which place of which set it is, and whose. @place is below the number of places.
 * (transfer none) */
const SortieSpot *sortie_place_spot (const SortieSetup *setup, guint16 place);

/* The name as seat @viewer types it (own places bare; SORTIE_NO_SEAT: all in full), into
 * the caller's buffer. Slots of a set of several are numbered like a track's spaces. */
const char *sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer,
                               char *buffer, gsize size);

/* Tracks. Moves every piece of the track one space forward at the same time; gaps stay gaps.
 * Pieces on the last space go to @exit. Returns the piece that left (the oldest, if
 * there were several), or nothing. */
SortieRef sortie_track_advance (SortiePlay *p, guint decl, guint8 seat, guint16 exit);

/* Grid. Directions are clockwise from north; the even ones are orthogonal. Edges meet when the
 * setup wraps. */
typedef enum
{
  SORTIE_NORTH,
  SORTIE_NORTH_EAST,
  SORTIE_EAST,
  SORTIE_SOUTH_EAST,
  SORTIE_SOUTH,
  SORTIE_SOUTH_WEST,
  SORTIE_WEST,
  SORTIE_NORTH_WEST,
  SORTIE_N_DIRECTIONS
} SortieDirection;

/* One step in a direction: columns to the east, rows to the north; -1, 0 or 1. */
typedef struct
{
  gint8 x, y;
} SortieOffset;
extern const SortieOffset sortie_offsets[SORTIE_N_DIRECTIONS];

/* The neighbour, or SORTIE_NO_INDEX at an edge. */
guint16 sortie_grid_step (const SortieSetup *setup, guint16 place, SortieDirection direction);

/* Orthogonal steps between two places of one grid, ignoring what stands there;
 * G_MAXUINT when they are not on one grid. */
guint sortie_grid_distance (const SortieSetup *setup, guint16 a, guint16 b);

/* Whether the places lie in one row or column, and the places strictly between, from
 * @a to @b; @between has room for max (width, height). Where edges meet the shorter way
 * counts, and of two equally long ones the one that crosses no edge. A place is in line
 * with itself. Returns FALSE when not in line. */
gboolean sortie_grid_line (const SortieSetup *setup, guint16 a, guint16 b, guint16 *between,
                           guint *n_between);

/* ---- View: what one seat may look at, built up from nothing.
 *
 * A view is a state in which only what the seat may see was written: unknown
 * cards have definition 0, hidden zones hold cards in an order and with numbers
 * that tell nothing, the generator is empty, pending choices of others are
 * reduced to "who decides". Whatever is not copied on purpose is not there.
 *
 * Cards that are shown keep their numbers, so that moves mean the same in the state
 * and in the view; references to other cards are blank. A pending decision of the seat
 * itself is whole: its candidates are the view's only locals (`decision.list` is 0), the
 * triggers among them are there under their own numbers, and a candidate that the seat
 * can tell from the others (sortie_card_has_face()) is shown even where the zone is closed. In a view `known` means "its
 * face is shown here".
 *
 * Consoles, bots, logs and prompts are given views, never the state.
 */

/* A distinct type, so that a state cannot be passed where a view is meant. */
typedef struct
{
  SortiePlay play; /* play.s is the view's own block */
  guint8 seat;     /* who looks; SORTIE_NO_SEAT: a spectator who sees public things only */
} SortieView;

/**
 * sortie_view_imagine:
 * @p: the true position
 * @seat: who imagines
 * @ret: a state of the same bounds
 * @rng: the imaginer's own generator, not the match's
 *
 * A random world consistent with what the seat knows: the hidden cards of each
 * group are dealt anew over the places where hidden cards of that group lie, cards
 * that it knows in a closed zone without order may have changed places there, and the
 * generator is seeded from @rng. The seat's view of it is the one it has of @p.
 */
void sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng);

/* Whether two cards differ in nothing that @seat can see and a rule could use, so that a
 * move with the one is the same move as with the other. */
gboolean sortie_cards_alike (const SortiePlay *p, guint8 seat, guint16 a, guint16 b);

/* ---- Recall: what a seat has learned, and what of that it may not look at any more.
 *
 * A view shows what may be looked at now. A player with a good memory knows more: the card
 * that was put under a deck, the one that went back to an opponent's hand. The state keeps
 * that (`known` of a card) until a shuffle takes it away; here it is listed. The list tells
 * nothing that the seat could not have written down itself: of equal cards of a hand one less is
 * listed when one of them leaves, whichever it was.
 */

/* A card that was seen, in a zone that is closed now or face down under a piece of others. */
typedef struct
{
  guint16 zone;     /* SORTIE_NO_INDEX: under a piece */
  guint16 piece;    /* the slot of that piece, SORTIE_NO_INDEX: in a zone */
  guint16 def;
  guint16 position; /* 1: the top, of the cards under a piece the highest; 0: the zone has no order,
                     * or its count is hidden as well */
} SortieRecalled;

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state.h: a position in a match, as a value.
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
#pragma once
#include "base/rng.h"
#include "model/ref.h"
G_BEGIN_DECLS

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

/* The pieces on a place; what the place is stands in the board (board.h). */
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

/* Something that happens (flow/event.h). */
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

/* A link of the chain: announced and paid, waiting to be resolved (flow/chain.h). */
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

/* What is asked, of whom (flow/engine.h). kind 0: nothing is asked. */
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

/* Where in the turn the match is (flow/sequencer.h). */
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
  guint16 silent;  /* bit per seat: wants to be asked no more in it (flow/silence.h) */
} SortieTurn;

/* How a match ended. */
typedef enum
{
  SORTIE_RESULT_NONE,
  SORTIE_RESULT_WON,  /* `winners` won */
  SORTIE_RESULT_DRAWN,
  SORTIE_RESULT_LEFT, /* broken off (base/interrupt.h) */
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

/* A piece in play (eval/scene.c). */
typedef struct
{
  SortieRef ref;
  guint16 printed; /* its top card */
  guint16 def;     /* what it counts as */
  guint16 kinds;   /* of that, as in SortieMasks */
  guint8 around;   /* whether it changes any value of others */
  guint8 pad;
} SortieStanding;

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

/* Adds what @others say. */
static inline void
sortie_masks_join (SortieMasks *masks, const SortieMasks *others)
{
  masks->events |= others->events;
  masks->held |= others->held;
  masks->values |= others->values;
  masks->own |= others->own;
  masks->around |= others->around;
  masks->granted |= others->granted;
  masks->granted_around |= others->granted_around;
  masks->kinds |= others->kinds;
  masks->granted_kinds |= others->granted_kinds;
  masks->timings |= others->timings;
  masks->granted_timings |= others->granted_timings;
}

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

static inline SortieStanding *
sortie_state_standing (const SortieState *s)
{
  return (SortieStanding *) ((guint8 *) s + s->at_standing);
}

/* To be called after any change of cards, pieces and what they carry, variables and effects. */
static inline void
sortie_state_unsettle (SortieState *s)
{
  s->glance.is_settled = SORTIE_UNSETTLED;
}

/* To be called after any change of what stands in play, of a card in a piece or of the effects. */
static inline void
sortie_state_forget_glance (SortieState *s)
{
  s->glance.is_kept = FALSE;
  sortie_state_unsettle (s);
}

/* How many of each thing a match has room for; each bound's reason stands
 * beside it where a game declares it. */
typedef struct
{
#define X(name, type) guint16 name;
  SORTIE_STATE_ARRAYS (X)
#undef X
} SortieBounds;

/**
 * sortie_state_size:
 * Returns: the bytes that a state with these bounds takes
 */
gsize sortie_state_size (const SortieBounds *bounds);

/**
 * sortie_state_new:
 * @bounds: the capacities
 *
 * Returns: (transfer full): an empty state: no card, no piece, counts zero but
 *   places, zones, vars and marks, which are all in use from the start. Free it
 *   with g_free(). The only allocation a state ever makes.
 */
SortieState *sortie_state_new (const SortieBounds *bounds);

/* The same into memory of the caller, aligned for any type, of sortie_state_size() bytes. What is
 * not in use is left as it is. */
void sortie_state_init (SortieState *s, const SortieBounds *bounds);

/* Copies what is in use, which is far less than there is room for. @to is a block of the same
 * bounds, whatever is in it. */
void sortie_state_copy (SortieState *to, const SortieState *from);

/* The bytes that are in use, which a copy copies. */
gsize sortie_state_used (const SortieState *s);

/* Whether two states of the same bounds have the same bytes where they are in use: cheaper than
 * sortie_state_compare() and stricter, since it sees what is only kept, too. */
gboolean sortie_state_same (const SortieState *a, const SortieState *b);

/**
 * sortie_state_write:
 * @s: a state
 * @data: (nullable): where to write, or NULL only to measure
 * @capacity: of @data, in bytes
 *
 * The one canonical form: field by field, little-endian, only what is in use.
 * Two states that mean the same have the same bytes on every machine.
 *
 * Returns: the bytes needed; when it is more than @capacity nothing useful was written
 */
gsize sortie_state_write (const SortieState *s, guint8 *data, gsize capacity);

/**
 * sortie_state_read:
 * @s: a state of the same bounds, overwritten only on success
 * @data: what sortie_state_write() wrote
 *
 * Checks every count and index against the bounds, and sortie_state_check(). Numbers that
 * only the game or its catalogue can judge (definitions, clauses, phases) are not checked.
 *
 * Returns: whether @data was such a state; otherwise @error is set
 */
gboolean sortie_state_read (SortieState *s, const guint8 *data, gsize size, GError **error);

/* 64 bits over the canonical form. */
guint64 sortie_state_hash (const SortieState *s);
/* The same over what effects change: cards, piles, pieces, places, variables, marks, effects that last
 * and links; not over who is asked what, and what runs. */
guint64 sortie_state_table_hash (const SortieState *s);

/**
 * sortie_state_compare:
 *
 * Returns: (nullable) (transfer full): NULL when the states are equal, else the
 *   name and both values of the first field that differs, like
 *   "cards[12].zone: 3, 5"
 */
char *sortie_state_compare (const SortieState *a, const SortieState *b);

/**
 * sortie_state_check:
 *
 * Looks for broken invariants: each card in exactly one place, lists linked
 * both ways, counts equal to what is there, references in range. Holds for views too,
 * where cards without a definition may lie nowhere.
 *
 * Returns: (nullable) (transfer full): NULL when all hold, else a sentence
 */
char *sortie_state_check (const SortieState *s);

/* For tests: how many single fields the canonical form has, and change one of
 * them, so that "every field is in the hash" can be shown. */
guint sortie_state_n_fields (const SortieState *s);
void sortie_state_flip_field (SortieState *s, guint field);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* frame.h: the program stack: calls, questions and answers; records of automatic choices. */
#pragma once
#include <sortie/query.h>
G_BEGIN_DECLS

/* ---- Frames: the program stack, and how to stop for a decision.
 *
 * A frame runs either a compiled program or a procedure in C. The engine calls the procedure on top
 * repeatedly. The procedure keeps its place in `step`, does one thing per call, and returns at once
 * when it has pushed another frame or asked a question. By its next call that is done or answered.
 *
 *     static void
 *     draw_step (SortiePlay *p, SortieFrame *f)
 *     {
 *       ...one card... ; if (f->step++ == n) sortie_frame_end (p, f, n);
 *     }
 *
 * Arguments and locals are slots: numbers or lists of references. They are part of the state, so
 * saving and cloning a suspended procedure needs no code.
 */

/* For whom and for what a frame acts. */
typedef struct
{
  guint8 seat;         /* the seat called "you" */
  guint8 cause;        /* SortieCause */
  guint8 side;         /* SortieSide of "you" */
  SortieRef source;    /* a piece or a card; SORTIE_NOTHING for the rules */
  guint16 source_def;
  guint16 link;        /* in the chain, or SORTIE_NO_INDEX */
  /* (nullable): the frame shares one of the state's own events and may change it; it copies any
   * other event and keeps the copy as long as it lives */
  const SortieEvent *event;
} SortieOrigin;

/* The origin of what the rules do for @seat. */
SortieOrigin sortie_origin_rules (guint8 seat);

/* The frame's own origin, for the frames that it calls. */
SortieOrigin sortie_frame_origin (const SortiePlay *p, const SortieFrame *f);

/* An argument: a number, or a list when @refs is not NULL. */
typedef struct
{
  gint number;
  const SortieRef *refs;
  guint n;
} SortieArg;

/* An argument of each kind: a number, @n_ references, and one. */
#define SORTIE_NUMBER(value) ((SortieArg) { .number = (value) })
#define SORTIE_LIST(refs_, n_) ((SortieArg) { .refs = (refs_), .n = (n_) })
#define SORTIE_ONE(ref_) ((SortieArg) { .refs = (const SortieRef[]) { ref_ }, .n = 1 })

/**
 * sortie_call:
 * @proc: SORTIE_PROC_... or SORTIE_GAME_PROC (...)
 * @args: the first slots of the new frame
 * @n_slots: the number of its slots, at least @n_args
 *
 * Pushes a procedure. If the stack or the locals are full, it pushes nothing and marks the state as
 * overflowed; the engine then ends the running effect. A procedure that does not exist is a mistake
 * of the caller: a critical names the numbers, and nothing is pushed.
 *
 * Returns: (nullable): the frame
 */
SortieFrame *sortie_call (SortiePlay *p, guint proc, const SortieOrigin *origin, guint n_slots,
                          guint n_args, const SortieArg *args);

/* Calls row number @proc of the game's procedures (without SORTIE_GAME_PROC ()) as a program's effect would, with 8
 * more slots after its @n arguments, which are 0; for @origin, or for the frame @f. */
void sortie_call_game (SortiePlay *p, const SortieOrigin *origin, guint proc, guint n,
                       const SortieArg *args);
void sortie_call_game_for (SortiePlay *p, const SortieFrame *f, guint proc, guint n,
                           const SortieArg *args);

/* The number of the game's procedure that a frame runs; SORTIE_NO_INDEX if it runs something else or @f is NULL. */
guint16 sortie_game_proc_of (const SortieFrame *f);

/* Ends the top frame. @done tells the caller how much was done. */
void sortie_frame_end (SortiePlay *p, SortieFrame *f, gint done);

/* The top frame, NULL if the stack is empty. */
static inline SortieFrame *
sortie_frame_top (const SortiePlay *p)
{
  return p->s->n_frames ? sortie_state_frames (p->s) + p->s->n_frames - 1 : NULL;
}

/* All frames, from the lowest (the turn's) up; @ret_n: their number. */
static inline SortieFrame *
sortie_frames (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_frames;
  return sortie_state_frames (p->s);
}

/* (nullable) The event to which a frame reacts. */
static inline SortieEvent *
sortie_frame_event (const SortiePlay *p, const SortieFrame *f)
{
  return f->event == SORTIE_NO_INDEX ? NULL : sortie_state_events (p->s) + f->event;
}

/* Slots beyond the frame's own: the targets of an announcement. */
gint sortie_slot_beyond (const SortieFrame *f);
guint sortie_slot_list_beyond (const SortieFrame *f, guint slot, const SortieRef **ret);

/* The number in a slot. Numbers have 32 bits. */
static inline gint
sortie_slot (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  if (G_UNLIKELY (slot >= f->slots))
    return sortie_slot_beyond (f);
  return sortie_state_locals (p->s)[f->base + slot];
}

/* Sets a number; @slot must be one of the frame's own. The procedure of a phase has 8, which begin as 0; others have as
 * many as their call says. */
static inline void
sortie_slot_set (SortiePlay *p, SortieFrame *f, guint slot, gint value)
{
  g_return_if_fail (slot < f->slots);
  sortie_state_locals (p->s)[f->base + slot] = value;
}

/* A list in a slot packs its length and its start, counted from the frame's base. 0 is the empty
 * list. */
#define SORTIE_LIST_N(slot) ((guint) (slot) >> 16)
#define SORTIE_LIST_AT(slot) ((guint) (slot) & 0xffff)

/* Returns the length of the list in a slot. *@ret points into the state and is valid until the
 * frame grows. */
static inline guint
sortie_slot_list (const SortiePlay *p, const SortieFrame *f, guint slot, const SortieRef **ret)
{
  const gint32 *slots = sortie_state_locals (p->s) + f->base;
  guint n, at;

  if (G_UNLIKELY (slot >= f->slots))
    return sortie_slot_list_beyond (f, slot, ret);
  n = SORTIE_LIST_N (slots[slot]);
  at = SORTIE_LIST_AT (slots[slot]);
  *ret = (const SortieRef *) slots + at;
  /* a number read as a list is empty */
  return at + n <= (guint) (f->top - f->base) ? n : 0;
}

/* Whether @ref is a member of a list slot. */
gboolean sortie_slot_has (const SortiePlay *p, const SortieFrame *f, guint slot, SortieRef ref);

/* The only member of a list slot, or SORTIE_NOTHING. */
static inline SortieRef
sortie_slot_ref (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  const SortieRef *refs;

  return sortie_slot_list (p, f, slot, &refs) > 0 ? refs[0] : SORTIE_NOTHING;
}

/* Stores a list after the frame's locals. The frame must be on top. FALSE: no room. */
gboolean sortie_slot_set_list (SortiePlay *p, SortieFrame *f, guint slot, const SortieRef *refs,
                               guint n);

/* Appends to a list. The frame must be on top. FALSE: no room. */
gboolean sortie_slot_append (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref);

/* The framework's decisions; a game's own follow. */
enum
{
  SORTIE_ASK_NOTHING,
  SORTIE_ASK_CHOOSE,  /* from a list, one by one, until `max` are chosen or `done` */
  SORTIE_ASK_YES_NO,
  SORTIE_ASK_ORDER,   /* which of these triggers comes first */
  SORTIE_ASK_REPLACE, /* which of these replacements applies */
  SORTIE_ASK_TARGET,  /* a choice of a target */
  SORTIE_N_ASKS
};
#define SORTIE_GAME_ASK(decision) ((int) SORTIE_N_ASKS + (decision))

/**
 * sortie_ask:
 * @kind: SORTIE_ASK_... or SORTIE_GAME_ASK (...)
 * @seat: who decides
 * @refs: (nullable): the @n candidates
 * @min: the fewest to choose before `done`
 * @max: the most to choose
 *
 * Stops the engine with a decision of the frame on top. When the frame runs again, sortie_answers()
 * has the answers. With fewer candidates than @min, it asks for all of them. Without candidates, or
 * with @max 0, it asks nothing: the frame runs again without answers. A question without a list
 * (@refs is NULL) is always asked. If the seat never decides, SortieSetup.decider names the seat
 * that is asked instead.
 */
void sortie_ask (SortiePlay *p, SortieFrame *f, guint kind, guint8 seat, const SortieRef *refs,
                 guint n, guint min, guint max);

/* Sets the thing that the question just asked is about. */
static inline void
sortie_ask_about_thing (SortiePlay *p, SortieRef thing)
{
  p->s->decision.about = thing;
}

/* Sets the card that the question just asked is about; does nothing if none was asked. */
static inline void
sortie_ask_about (SortiePlay *p, guint16 def)
{
  if (p->s->decision.kind != SORTIE_ASK_NOTHING)
    p->s->decision.about_def = def;
}

/* The answers to the last question, as references; yes or no is one number, 1 or 0. Returns how many. *@ret points
 * into the state and is valid until the next question. */
guint sortie_answers (const SortiePlay *p, const SortieRef **ret);

/* The first answer or SORTIE_NOTHING. */
SortieRef sortie_answer (const SortiePlay *p);
gboolean sortie_answered_yes (const SortiePlay *p);

/* For the apply function of a game's verb that declines, like `done`. */
static inline void
sortie_say_done (const SortiePlay *p)
{
  sortie_frame_top (p)->done = -1;
}

/* Whether `done`, or a verb that declines like it, answered this frame's last question of the
 * game's own. Valid when the frame runs again, until it asks or calls. */
static inline gboolean
sortie_said_done (const SortieFrame *f)
{
  return f->done == -1;
}

/* ---- Verdicts: records of the choices made for an automatic seat.
 *
 * The rules, a card, chance or another player choose for a seat that the rules play. A verdict
 * records such a choice with the numbers that were compared, for listeners. It is not part of the
 * state: it costs nothing without listeners, and copies, undo and replays ignore it. It is a local
 * variable of the code that reports it.
 *
 *     if (sortie_verdict_wanted (p))
 *       {
 *         SortieVerdict v;
 *
 *         sortie_verdict_init (&v, SORTIE_GAME_VERDICT (MY_VERDICT_NEXT_CARD), seat);
 *         sortie_verdict_add (&v, card)->number[0] = cost;
 *         sortie_verdict_choose (&v, card);
 *         sortie_verdict_tell (p, &v);
 *       }
 *
 * When another player decides for the seat, the framework reports the verdict, unless the game
 * reports a fuller one (`verdict_of_its_own` in sortie/move.h).
 */

/* The most numbers by which candidates are compared. */
#define SORTIE_MAX_COMPARED 4

/* The framework's kinds of verdict; a game's own follow (sortie/move.h). */
enum
{
  SORTIE_VERDICT_CHOICE,  /* something of a list */
  SORTIE_VERDICT_TARGET,  /* a target */
  SORTIE_VERDICT_ORDER,   /* which ability takes effect first */
  SORTIE_VERDICT_REPLACE, /* which ability applies instead */
  SORTIE_VERDICT_OFFER,   /* yes or no; a card asks */
  SORTIE_VERDICT_CHANCE,  /* by chance, because a card says so */
  SORTIE_N_VERDICTS
};
#define SORTIE_GAME_VERDICT(verdict) ((int) SORTIE_N_VERDICTS + (verdict))

/* A candidate. */
typedef struct
{
  SortieRef thing;
  guint8 ground;      /* 1 + a row of the grounds; 0: it could be chosen */
  guint8 is_chosen;
  gint16 number[SORTIE_MAX_COMPARED];
} SortieCandidate;

/* A choice and its candidates, in the order in which they were added. */
struct SortieVerdict
{
  guint8 kind;        /* SORTIE_VERDICT_... or SORTIE_GAME_VERDICT (...) */
  guint8 seat;        /* for whom */
  gboolean settled;   /* the rules left it open, and another player chose */
  SortieRef about;    /* (nullable) */
  const char *rule;   /* (nullable): replaces the rule of its kind */
  guint16 program;    /* the card's program that chooses; 0: none */
  /* the values (or SORTIE_COMPARED_PLACE) that the program compares, the most important first */
  guint8 n_values, value[SORTIE_MAX_COMPARED];
  guint n;
  SortieCandidate candidate[SORTIE_MAX_SET];
};

/* Whether anybody listens. If not, there is nothing to record. */
static inline gboolean
sortie_verdict_wanted (const SortiePlay *p)
{
  return p->watch != NULL && p->watch->decided != NULL;
}

/* Initialises a verdict for @seat, without candidates. */
void sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat);

/* Sets the card it is about; 0: none. */
static inline void
sortie_verdict_about (SortieVerdict *verdict, guint16 def)
{
  verdict->about = def != 0 ? sortie_ref (SORTIE_REF_DEF, def) : SORTIE_NOTHING;
}

/* Adds a candidate for the caller to complete. There are never more than SORTIE_MAX_SET. */
SortieCandidate *sortie_verdict_add (SortieVerdict *verdict, SortieRef thing);

/* Marks the candidate @thing as chosen; SORTIE_NOTHING is none. */
void sortie_verdict_choose (SortieVerdict *verdict, SortieRef thing);

/* Reports the verdict to the listener, if there is one. */
void sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict);

/**
 * sortie_verdict_tell_chance:
 * @verdict: of the kind SORTIE_VERDICT_CHANCE, without candidates
 * @refs: (nullable): the @n equally likely candidates; NULL: dice
 * @chosen: the @n_chosen results
 *
 * Completes and reports the verdict. Does nothing when the seat decides for itself, or when every
 * candidate was chosen.
 */
void sortie_verdict_tell_chance (const SortiePlay *p, SortieVerdict *verdict,
                                 const SortieRef *refs, guint n, const SortieRef *chosen,
                                 guint n_chosen);

G_END_DECLS

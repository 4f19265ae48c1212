/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* frame.h: the program stack: how a procedure asks, calls and goes on; what was weighed for a seat that decides nothing. */
#pragma once
#include <sortie/query.h>
G_BEGIN_DECLS

/* ---- Frames: the program stack, and how to stop for a decision.
 *
 * A frame is either a compiled program or a procedure in C. A procedure is
 * called again and again while it is on top, and keeps its place in `step`: it
 * does one thing, and when that pushed another frame or asked a question it
 * returns at once; when it comes back on top, the thing is done or answered.
 *
 *     static void
 *     draw_step (SortiePlay *p, SortieFrame *f)
 *     {
 *       ...one card... ; if (f->step++ == n) sortie_frame_end (p, f, n);
 *     }
 *
 * Arguments and locals are slots: numbers, or lists of references. They live in
 * the state, so a suspended procedure is saved and cloned for free.
 */

/* Who and what a frame speaks for. */
typedef struct
{
  guint8 seat;         /* "you" */
  guint8 cause;        /* SortieCause */
  guint8 side;         /* SortieSide of "you" */
  SortieRef source;    /* a piece or a card, or nothing: the rules */
  guint16 source_def;
  guint16 link;        /* in the chain, or SORTIE_NO_INDEX */
  /* (nullable): one of the state's own events is shared with the frame, which may change it;
   * any other is copied and lives as long as the frame */
  const SortieEvent *event;
} SortieOrigin;

/* An origin for the rules themselves, acting for @seat. */
SortieOrigin sortie_origin_rules (guint8 seat);

/* The origin that a frame has itself, to pass on to what it calls. */
SortieOrigin sortie_frame_origin (const SortiePlay *p, const SortieFrame *f);

/* An argument: a number, or a list when @refs is not NULL. */
typedef struct
{
  gint number;
  const SortieRef *refs;
  guint n;
} SortieArg;

#define SORTIE_NUMBER(value) ((SortieArg) { .number = (value) })
#define SORTIE_LIST(refs_, n_) ((SortieArg) { .refs = (refs_), .n = (n_) })
#define SORTIE_ONE(ref_) ((SortieArg) { .refs = (const SortieRef[]) { ref_ }, .n = 1 })

/**
 * sortie_call:
 * @proc: SORTIE_PROC_... or SORTIE_GAME_PROC (...)
 * @args: the first slots of the new frame
 * @n_slots: how many slots it has in all, at least @n_args
 *
 * Pushes a procedure. When the stack or the locals are full nothing is pushed,
 * the state is marked as overflowed, and the engine ends the running effect.
 *
 * Returns: (nullable): the frame
 */
SortieFrame *sortie_call (SortiePlay *p, guint proc, const SortieOrigin *origin, guint n_slots,
                          guint n_args, const SortieArg *args);

/* Procedure number @proc of the game, called as an effect of a program would: with
 * SORTIE_EXTRA_SLOTS behind its @n arguments; on behalf of @origin, or of a frame. */
void sortie_call_game (SortiePlay *p, const SortieOrigin *origin, guint proc, guint n,
                       const SortieArg *args);
void sortie_call_game_for (SortiePlay *p, const SortieFrame *f, guint proc, guint n,
                           const SortieArg *args);

/* Which of the game's procedures runs in a frame; SORTIE_NO_INDEX when it is none of them, or @f
 * is NULL. */
guint16 sortie_game_proc_of (const SortieFrame *f);

/* Ends the frame on top; its caller reads @done as "how much was achieved". */
void sortie_frame_end (SortiePlay *p, SortieFrame *f, gint done);

/* The frame on top, NULL when the stack is empty. */
static inline SortieFrame *
sortie_frame_top (const SortiePlay *p)
{
  return p->s->n_frames ? sortie_state_frames (p->s) + p->s->n_frames - 1 : NULL;
}

/* All frames from the lowest, which is the turn's, and how many there are. */
static inline SortieFrame *
sortie_frames (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_frames;
  return sortie_state_frames (p->s);
}

/* The event a frame answers, or NULL. */
static inline SortieEvent *
sortie_frame_event (const SortiePlay *p, const SortieFrame *f)
{
  return f->event == SORTIE_NO_INDEX ? NULL : sortie_state_events (p->s) + f->event;
}

/* What slots hold that are not the frame's own: the targets of an announcement. */
gint sortie_slot_beyond (const SortieFrame *f);
guint sortie_slot_list_beyond (const SortieFrame *f, guint slot, const SortieRef **ret);

/* A number of the frame; @slot is below its `slots`. Numbers are kept in 32 bits. */
static inline gint
sortie_slot (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  if (G_UNLIKELY (slot >= f->slots))
    return sortie_slot_beyond (f);
  return sortie_state_locals (p->s)[f->base + slot];
}

/* @slot is one of the frame's own. */
static inline void
sortie_slot_set (SortiePlay *p, SortieFrame *f, guint slot, gint value)
{
  g_return_if_fail (slot < f->slots);
  sortie_state_locals (p->s)[f->base + slot] = value;
}

/* A list in a slot: its length, and where it begins, counted from the frame's base. 0 is the empty
 * list. */
#define SORTIE_LIST_N(slot) ((guint) (slot) >> 16)
#define SORTIE_LIST_AT(slot) ((guint) (slot) & 0xffff)

/* A list slot: returns its length, *@ret points into the state until the frame grows. */
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
  /* a number that is taken for a list is an empty one */
  return at + n <= (guint) (f->top - f->base) ? n : 0;
}

/* Whether @ref is a member of a list slot. */
gboolean sortie_slot_has (const SortiePlay *p, const SortieFrame *f, guint slot, SortieRef ref);

/* The one member of a list slot, or SORTIE_NOTHING. */
static inline SortieRef
sortie_slot_ref (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  const SortieRef *refs;

  return sortie_slot_list (p, f, slot, &refs) > 0 ? refs[0] : SORTIE_NOTHING;
}

/* Stores a list behind the frame's locals; only on the frame on top. FALSE: no room. */
gboolean sortie_slot_set_list (SortiePlay *p, SortieFrame *f, guint slot, const SortieRef *refs,
                               guint n);

/* One more at its end; only on the frame on top. FALSE: no room. */
gboolean sortie_slot_append (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref);

/* Decisions that the framework knows. A game's own come after them. */
enum
{
  SORTIE_ASK_NOTHING,
  SORTIE_ASK_CHOOSE,  /* one of a list, again until `max` are chosen or `done` */
  SORTIE_ASK_YES_NO,
  SORTIE_ASK_ORDER,   /* which of these triggers first */
  SORTIE_ASK_REPLACE, /* which of these replacements applies */
  SORTIE_ASK_TARGET,  /* a choice: what something is aimed at */
  SORTIE_N_ASKS
};
#define SORTIE_GAME_ASK(decision) (SORTIE_N_ASKS + (decision))

/**
 * sortie_ask:
 * @kind: SORTIE_ASK_... or SORTIE_GAME_ASK (...)
 * @seat: who decides
 * @refs: (nullable): the candidates
 * @min: how few may be chosen before `done`
 * @max: how many at most
 *
 * Stops the engine with a decision, asked by the frame on top. When that frame
 * is run again the answers are in sortie_answers(). A choice with fewer
 * candidates than @min asks for as many as there are; one without candidates
 * or with @max 0 asks nothing and has no answers (the frame simply runs again).
 * A question without a list (@refs is NULL) is always asked. Whoever decides for
 * a seat that never decides itself is asked in its place (SortieSetup.decider).
 */
void sortie_ask (SortiePlay *p, SortieFrame *f, guint kind, guint8 seat, const SortieRef *refs,
                 guint n, guint min, guint max);

/* Says which thing the question just asked is about. */
static inline void
sortie_ask_about_thing (SortiePlay *p, SortieRef thing)
{
  p->s->decision.about = thing;
}

/* Says which card the question just asked is for; nothing when none was asked. */
static inline void
sortie_ask_about (SortiePlay *p, guint16 def)
{
  if (p->s->decision.kind != SORTIE_ASK_NOTHING)
    p->s->decision.about_def = def;
}

/* The answers to the last question: references; yes/no as one number reference 1 or 0. */
guint sortie_answers (const SortiePlay *p, const SortieRef **ret);

/* The first answer or SORTIE_NOTHING. */
SortieRef sortie_answer (const SortiePlay *p);
gboolean sortie_answered_yes (const SortiePlay *p);

/* A verb of the game's own that declines, as `done` does: for its apply. */
static inline void
sortie_say_done (const SortiePlay *p)
{
  sortie_frame_top (p)->done = -1;
}

/* Whether the last decision of the game's own that this frame asked was answered with the
 * framework's verb `done`, or with one that says so. Valid when the frame is run again, before it
 * asks or calls. */
static inline gboolean
sortie_said_done (const SortieFrame *f)
{
  return f->done == -1;
}

/* ---- Verdicts: what was weighed when something was chosen for a seat that decides nothing itself.
 *
 * Where the rules, a card or chance choose for a seat that the rules play, and where somebody else
 * is asked in its place, a verdict is the record of it, made from the very numbers that were
 * compared, and told to whoever listens. It is no part of the state: nothing in a match depends
 * on it, nobody pays for it while nobody listens, and copies, undo and replays have nothing to
 * keep. It lives on the stack of whoever tells it.
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
 * What is asked in place of such a seat is told by the framework, with what a card
 * compares, unless the game tells it itself with more (`verdict_of_its_own` in sortie/move.h).
 */

/* Numbers by which candidates are compared; a known game has three. */
#define SORTIE_MAX_COMPARED 4

/* Sorts of verdict of the framework; a game's own come after them (sortie/move.h). */
enum
{
  SORTIE_VERDICT_CHOICE,  /* something of a list */
  SORTIE_VERDICT_TARGET,  /* what something is aimed at */
  SORTIE_VERDICT_ORDER,   /* which of several abilities runs first */
  SORTIE_VERDICT_REPLACE, /* which of several abilities applies instead */
  SORTIE_VERDICT_OFFER,   /* yes or no; a card asks */
  SORTIE_VERDICT_CHANCE,  /* by chance, because a card says so */
  SORTIE_N_VERDICTS
};
#define SORTIE_GAME_VERDICT(verdict) (SORTIE_N_VERDICTS + (verdict))

/* What might have been chosen. */
typedef struct
{
  SortieRef thing;
  guint8 ground;      /* 1 + a row of the grounds; 0: it could be chosen */
  guint8 is_chosen;
  gint16 number[SORTIE_MAX_COMPARED];
} SortieCandidate;

/* A choice; its candidates are told in the order in which they were added. */
struct SortieVerdict
{
  guint8 kind;        /* SORTIE_VERDICT_... or SORTIE_GAME_VERDICT (...) */
  guint8 seat;        /* for whom */
  gboolean settled;   /* it was left open, and whoever decides for the seat chose */
  SortieRef about;    /* (nullable) */
  const char *rule;   /* (nullable): instead of the rule of its kind */
  guint16 program;    /* the card's program that chooses, 0: none does */
  /* by which values (or SORTIE_COMPARED_PLACE) the program compares, in the order of weight */
  guint8 n_values, value[SORTIE_MAX_COMPARED];
  guint n;
  SortieCandidate candidate[SORTIE_MAX_SET];
};

/* Whether anybody listens; when not there is nothing to record. */
static inline gboolean
sortie_verdict_wanted (const SortiePlay *p)
{
  return p->watch != NULL && p->watch->decided != NULL;
}

/* A verdict without candidates, in which nothing was chosen. @seat: for whom. */
void sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat);

/* It is about this card; of 0 about none. */
static inline void
sortie_verdict_about (SortieVerdict *verdict, guint16 def)
{
  verdict->about = def != 0 ? sortie_ref (SORTIE_REF_DEF, def) : SORTIE_NOTHING;
}

/* A candidate without numbers, to be completed. There are no more of them than a set has members.
 */
SortieCandidate *sortie_verdict_add (SortieVerdict *verdict, SortieRef thing);

/* Marks the candidate @thing as chosen; SORTIE_NOTHING is none. */
void sortie_verdict_choose (SortieVerdict *verdict, SortieRef thing);

/* Tells whoever listens; nothing when nobody does. */
void sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict);

/**
 * sortie_verdict_tell_chance:
 * @verdict: of the kind SORTIE_VERDICT_CHANCE, without candidates
 * @refs: (nullable): the @n among which chance chose, each as likely; NULL: dice
 * @chosen: what fell, @n_chosen of them
 *
 * Completes the verdict and tells it; nothing when its seat decides for itself, or when nothing was
 * left over.
 */
void sortie_verdict_tell_chance (const SortiePlay *p, SortieVerdict *verdict,
                                 const SortieRef *refs, guint n, const SortieRef *chosen,
                                 guint n_chosen);

G_END_DECLS

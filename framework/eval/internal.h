/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this room share, and offer to the rest of the library.
 *
 *     scene.c               what is in play, looked at once while computing values
 *     active.c              abilities in force, and whether they apply
 *     abilities.c           a walk over the abilities in force
 *     sets.c, sets-table.c  sets of references while they are being built
 *     expression.c          numbers and tests
 *     interpreter.c         how a compiled program runs in its frame
 *     effects.c             control of pieces for a time
 */
#pragma once
#include <sortie/frame.h>
#include "model/internal.h"

/* A procedure that a program calls has this many slots after its arguments, all zero. */
#define SORTIE_EXTRA_SLOTS 8

/**
 * sortie_run:
 * @program: a program of the catalogue
 * @targets: (nullable): the link whose targets go into the target slots
 *
 * Pushes a compiled program. The bounds are those of sortie_call().
 */
SortieFrame *sortie_run (SortiePlay *p, guint16 program, const SortieOrigin *origin,
                         const SortieLink *targets);

/* For a compiled program's frame: the number of the instruction that runs next, or that asks. */
guint sortie_frame_instruction (const SortieFrame *f);

/* @f has shown its seat these cards. If they are all the cards of their zone, they have faces in the choices that @f
 * asks for from now on. Otherwise a card of a closed hand has none, even if the seat has seen it before. */
void sortie_frame_shows (SortiePlay *p, SortieFrame *f, const SortieRef *seen, guint n);

/* Runs the frame that is on top, at least once (a compiled program for one instruction, a procedure for one step), and
 * then whichever is on top, until it asks something (even if there was nothing to choose and nobody has to answer), the
 * match is over, a bound was exceeded, the state has counted @max_steps steps since the last move, or it is
 * interrupted. */
void sortie_frames_run (SortiePlay *p, guint max_steps);

/**
 * sortie_lack_of_set:
 * @ctx: the context of the question
 * @set: the index of an expression
 * @ref: a thing
 * @ret: (out): what @ref lacks, except `program`, which the caller sets
 *
 * Returns: whether @ref lacks anything, and so is not in the set
 */
gboolean sortie_lack_of_set (const SortieContext *ctx, guint16 set, SortieRef ref,
                             SortieLack *ret);

/**
 * sortie_opening_lack:
 * @ctx: the context in which the program would run. If its source is a card, choices do not find that card, because a
 *   played card has left its zone
 * @program: the number of a program
 *
 * Returns: the set (an expression) of the first choice that must be made and has no candidates; SORTIE_NO_EXPR if every
 *   such choice has some
 */
guint16 sortie_opening_lack (const SortieContext *ctx, guint16 program);

/* As sortie_opening_lack(), but starting at an instruction of a running program. */
guint16 eval_opening_lack_from (const SortieContext *ctx, guint16 program, guint from);

/**
 * sortie_opening_offer:
 * @ctx: the context in which the program would run
 * @program: the number of a program
 * @ret_declined: (out): the instruction at which it continues if nothing is taken
 * @ret_from: (out): the set (an expression) of which some may be chosen; SORTIE_NO_EXPR if it asks yes or no
 *
 * Returns: whether the program begins with an offer to "you" that "you" may decline
 */
gboolean sortie_opening_offer (const SortieContext *ctx, guint16 program, guint16 *ret_declined, guint16 *ret_from);

/* Whether a program would do nothing if it ran now, and everybody can see that. */
gboolean sortie_program_is_idle (const SortieContext *ctx, guint16 number);

/* Whether a program would do nothing, or only set up changes that add up in any order, now and after any programs of
 * the same kind. */
gboolean sortie_program_only_lasts (const SortieContext *ctx, guint16 number);

/* Whether everybody can see what is in the set: it has no cards that are hidden from somebody. */
gboolean eval_all_see (const SortieContext *ctx, guint16 set);

/* For tests: whether the glance in the state, if it is kept, equals a new one. */
gboolean sortie_glance_is_true (const SortiePlay *p);

/* An ability in force: a clause and what has it. */
typedef struct
{
  guint16 clause;
  guint16 source_def;
  SortieRef source;
  guint16 effect; /* index into the continuous effects; SORTIE_NO_INDEX for a piece's own ability */
  guint8 seat;
  guint8 side;   /* its SortieSide */
  guint8 others; /* further seats for which it works, a bit each (SortieGame.works_for) */
} SortieActive;

/* Changes "you" of @ctx to the next seat for which the ability works. FALSE if there is none left. */
static inline gboolean
sortie_active_next_you (const SortieActive *active, SortieContext *ctx)
{
  guint8 seat = ctx->you == active->seat ? 0 : ctx->you + 1;

  for (; seat < SORTIE_MAX_SEATS && active->others >> seat != 0; seat++)
    if (seat != active->seat && active->others >> seat & 1)
      {
        ctx->you = seat;
        return TRUE;
      }
  return FALSE;
}

/* Whether the clause applies to @ref: the effect's locked subject, or else the members of the clause's set. Without a
 * set it applies to the source itself; triggers and replacements apply to anything. A seat that loses abilities stands
 * for all pieces that it controls. @ctx is from sortie_context_of_active(). */
gboolean sortie_active_concerns (const SortieContext *ctx, const SortieActive *active,
                                 SortieRef ref);

/* The clause's number: locked when the effect was set up, or else computed now. */
gint sortie_active_amount (const SortieContext *ctx, const SortieActive *active);

/* Calls @visit for every clause of @kind that is in force now, with @key (or any key if 0xffff): printed and granted
 * ones of pieces in play, without those lost, and continuous effects. Order: places in board order, then effects by
 * age. Stops when @visit returns FALSE. */
typedef gboolean (*SortieVisit) (gpointer data, const SortieActive *active);
void sortie_each_active (const SortiePlay *p, SortieClauseKind kind, guint key, SortieVisit visit,
                         gpointer data);

/* Whether a card or piece has a keyword now: printed or granted, and not lost. */
gboolean sortie_has_keyword (const SortiePlay *p, SortieRef ref, guint16 keyword);

/* The context in which the program of a frame, or an ability in force, evaluates its expressions. It points into @p, @f
 * and @active, which must outlive it. */
SortieContext sortie_context_of_active (const SortiePlay *p, const SortieActive *active);

/* Adds a continuous effect. The sequencer reports when it ends. */
void sortie_effects_add (SortiePlay *p, guint16 clause, const SortieContext *ctx,
                         SortieUntil until);
/* Tells of the effects after the first @before. */
void sortie_effects_tell (const SortiePlay *p, guint before, const SortieContext *ctx);
void sortie_effects_end_of_turn (SortiePlay *p, guint8 seat);
void sortie_effects_start_of_turn (SortiePlay *p, guint8 seat);
void sortie_effects_end_of_phase (SortiePlay *p);

/* Adds an effect as it is, if there is room; removes the one of that number. */
void eval_effect_append (SortiePlay *p, const SortieEffect *effect);
void eval_effect_drop (SortiePlay *p, guint number);

/* Removes effects whose locked subject or whose source has left. */
void sortie_effects_sweep (SortiePlay *p);

/* Whether @ref is there, and the rule SORTIE_TARGET_RULE, if there is one, lets it be a target. */
gboolean sortie_may_be_target (const SortieContext *ctx, SortieRef ref);

/* Whether @ref cannot be a candidate for a target of program number @program, and why: it is not in the set, or a rule
 * forbids it. */
gboolean sortie_targets_lack (const SortieContext *ctx, guint16 program, guint target,
                              SortieRef ref, SortieLack *ret);

/* As sortie_targets_lack(), for a target of an announced link for which nothing was named: there were no candidates, so
 * nobody was asked. */
gboolean sortie_targets_unnamed_lack (const SortiePlay *p, guint16 program,
                                      const SortieLink *link, const SortieOrigin *origin,
                                      SortieRef ref, SortieLack *ret);

/* Whether any target of an announced link is still legal. */
gboolean sortie_targets_any_legal (const SortiePlay *p, const SortieProgram *program,
                                   const SortieLink *link, const SortieOrigin *origin);

/* Removes the note of one use, if there is one. */
void sortie_forget_use (SortiePlay *p, guint16 clause, SortieRef source);

/* Stands for a number that makes no sense for this candidate. */
#define SORTIE_NOT_COMPARED G_MININT16

/* Instead of a value: the candidate's position in its zone, counted from the top, from 1. */
#define SORTIE_COMPARED_PLACE G_MAXUINT8

/* Which seat is asked when @seat has to decide: another one if the rules play @seat. */
static inline guint8
sortie_who_decides (const SortiePlay *p, guint8 seat)
{
  return p->setup->decider != NULL ? p->setup->decider (p, seat) : seat;
}

/**
 * sortie_verdict_add_set:
 * @ctx: the context in which to evaluate the set
 * @set: the index of an expression
 *
 * Adds all things from which @set takes the best, with the values that it compares. If the set compares nothing, adds
 * its members.
 */
void sortie_verdict_add_set (SortieVerdict *verdict, const SortieContext *ctx, guint16 set);

/* ---- Readings
 *
 * A scene is one look at the table: what is in play, what it counts as, which kinds of ability exist at all. A reading
 * computes one layer over a scene. Expressions that are evaluated meanwhile get the reading's own SortiePlay, through
 * which they find the scene and obey the rule that a layer may read only the layers above it. A read that is not
 * allowed returns what is printed.
 *
 * Both are on the C stack; nothing is allocated.
 */

typedef struct
{
  SortieGlance glance;
  const SortieStanding *who;          /* (nullable): NULL before they are listed; in the state, or in @own */
  SortieStanding own[SORTIE_MAX_SET]; /* there are never more pieces than cards */
} EvalScene;

typedef struct
{
  SortiePlay play;   /* the position with which expressions are evaluated */
  SortieWatch watch; /* leads from @play back to the reading */
  const EvalScene *scene;
  SortieLayer layer;
  guint depth; /* how deeply numbers are reading other numbers */
} EvalReading;

/* How deeply numbers may read other numbers; any deeper, the printed ones are used. No known card reads a number that
 * reads a number. */
#define EVAL_MAX_DEPTH 4

/* Does nothing. A play with this watch belongs to a reading. */
void eval_nothing_happens (gpointer data, const SortiePlay *p, const SortieEvent *event);

/* The reading that @p belongs to, or NULL. */
static inline const EvalReading *
eval_reading_of (const SortiePlay *p)
{
  return p->watch && p->watch->happened == eval_nothing_happens ? p->watch->data : NULL;
}

/* Begins to compute @layer. @scene must live as long as the reading. */
void eval_reading_begin (EvalReading *r, const SortiePlay *p, const EvalScene *scene,
                         SortieLayer layer);

/* Whether the layer that is being computed, if any, may read @layer. */
static inline gboolean
eval_may_read (const SortiePlay *p, SortieLayer layer)
{
  const EvalReading *r = eval_reading_of (p);
  if (!r || layer < r->layer)
    return TRUE;
  return layer == SORTIE_LAYER_NUMBER && r->layer == SORTIE_LAYER_NUMBER
         && r->depth < EVAL_MAX_DEPTH;
}

static inline gboolean
eval_glance_has (const SortieGlance *glance, SortieClauseKind kind)
{
  return glance->masks.kinds >> kind & 1;
}

static inline gboolean
eval_scene_has (const EvalScene *scene, SortieClauseKind kind)
{
  return eval_glance_has (&scene->glance, kind);
}

/* Whether the glance kept in the state is complete, including what the pieces count as. */
static inline gboolean
eval_glance_suffices (const SortieState *s)
{
  return s->glance.is_kept && s->glance.identities != SORTIE_IDENTITIES_OPEN;
}

/* The scene of the reading that @p belongs to; outside of a reading, a new look, stored in @room. It contains the masks
 * at once, but lists the pieces only after a closer look into the same room. */
const EvalScene *eval_look (const SortiePlay *p, EvalScene *room);
void eval_look_closer (const SortiePlay *p, EvalScene *room);

static inline const EvalScene *
eval_glance (const SortiePlay *p, EvalScene *room)
{
  const EvalReading *r = eval_reading_of (p);
  if (r)
    return r->scene;
  if (!eval_glance_suffices (p->s))
    return eval_look (p, room);
  room->glance = p->s->glance;
  room->who = sortie_state_standing (p->s);
  return room;
}

/* What is known about the pieces in play without a new look: the masks from the reading, or those kept in the state;
 * NULL if you have to look. */
static inline const SortieGlance *
eval_known_glance (const SortiePlay *p)
{
  const EvalReading *r = eval_reading_of (p);
  if (r)
    return &r->scene->glance;
  return p->s->glance.is_kept && p->s->glance.identities == SORTIE_IDENTITIES_PRINTED
             ? &p->s->glance
             : NULL;
}

/* The definition that the piece or card counts as in this scene. */
guint16 eval_scene_identity (const EvalScene *scene, const SortiePlay *p, SortieRef ref);

/* The definition that is printed on a piece (on its top card), a card or a definition; 0 if none. */
static inline guint16
eval_printed_def (const SortiePlay *p, SortieRef ref)
{
  guint16 index = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_DEF)
    return index < p->setup->catalogue->n_defs ? index : 0;
  return sortie_thing_def (p, ref);
}

/* Makes an ability that is in force for a piece or card, or as a continuous effect. */
SortieActive eval_active_of (const SortiePlay *p, SortieRef ref, guint16 def, guint16 clause);
SortieActive eval_active_of_effect (const SortiePlay *p, guint16 effect, guint16 clause);

/* A quick check on the board instead of evaluating a set: whether @ref is further than @within (0: no bound) from the
 * source. Nothing is near itself. */
static inline gboolean
eval_is_too_far (const SortiePlay *p, guint within, SortieRef source, SortieRef ref)
{
  guint16 from, to;
  if (within == 0)
    return FALSE;
  if (source == ref)
    return TRUE;
  from = sortie_piece_place (p, source);
  to = sortie_piece_place (p, ref);
  return from != SORTIE_NO_INDEX && to != SORTIE_NO_INDEX
         && sortie_grid_distance (p->setup, from, to) > within;
}

/* Lists what the clause may apply to: the subject of its effect, its set, or its source. */
guint eval_list_subjects (const SortieContext *ctx, const SortieActive *active, SortieRef *ret,
                          guint max);

/* Whether the clause applies to the context's "it" and its test holds; and the same for @ref. */
gboolean eval_applies_to_it (const SortieContext *ctx, const SortieActive *active);
gboolean eval_applies (const SortieContext *ctx, const SortieActive *active, SortieRef ref);

/* As sortie_each_active(), but over a scene. */
gboolean eval_each_active (const EvalScene *scene, const SortiePlay *p, SortieClauseKind kind,
                           guint key, SortieVisit visit, gpointer data);

/* The same for clauses that may change @value of @subject: as few as we can find without asking each what it applies
 * to. */
gboolean eval_each_change (const EvalScene *scene, const SortiePlay *p, guint value,
                           SortieRef subject, SortieVisit visit, gpointer data);

/* Whether anything may change @value of @subject, judging by the masks. */
static inline gboolean
eval_may_change (const SortieGlance *glance, const SortiePlay *p, guint value, SortieRef subject)
{
  guint64 bit = (guint64) 1 << value;
  if (!(glance->masks.values & bit))
    return FALSE;
  if (!glance->is_kept || glance->identities != SORTIE_IDENTITIES_PRINTED
      || subject == SORTIE_NOTHING
      || (glance->masks.around | glance->masks.granted) & bit)
    return TRUE;
  return sortie_ref_kind (subject) == SORTIE_REF_PIECE
         && (sortie_def (p, eval_printed_def (p, subject))->masks.values & bit) != 0;
}

/* Collects the clauses that a walk visits, as many as there is room for; the data of eval_list_clause(). */
typedef struct
{
  guint16 *ret;
  guint n, max;
} EvalListing;
gboolean eval_list_clause (gpointer data, const SortieActive *active);

/* Visits the clauses of a card that work while it is held in a hand, if it is. */
void eval_each_held (const SortiePlay *p, guint16 card, SortieClauseKind kind, guint key,
                     SortieVisit visit, gpointer data);

/* Counts the cards that were added since the last time (SortieFromHands). */
void eval_count_held (SortiePlay *p);

/* Bit per value that a card in a hand may change: of the cards of the match if they were counted, or else of all. */
static inline guint64
eval_held_values (const SortiePlay *p)
{
  return p->s->from_hands.n == p->s->n_cards ? p->s->from_hands.values
                                             : p->setup->catalogue->held_values;
}

/* The same for the bits of events that it may answer. */
static inline guint64
eval_held_events (const SortiePlay *p)
{
  return p->s->from_hands.n == p->s->n_cards ? p->s->from_hands.events : p->setup->catalogue->held;
}

/* Who controls a piece or has a card in a zone; in a shared zone, the card's owner. */
guint8 eval_holder (const SortiePlay *p, SortieRef ref);

/* ---- Walks over the abilities in force ------------------------------------------------ */

/* How many clauses of keywords a walk remembers for one thing; it wants a few of them. */
#define EVAL_MAX_SEEN 32

#define EVAL_ANY_KEY 0xffff

typedef struct
{
  const EvalScene *scene;
  const SortiePlay *p;       /* what the visitor receives */
  EvalReading reading;       /* for clauses that grant or take abilities */
  gboolean losing, granting; /* whether there are any */
  SortieClauseKind kind;
  guint key;
  guint32 kinds; /* what a definition's masks must contain to be of interest */
  guint64 values, events;
  guint16 granter[SORTIE_MAX_SET]; /* indices in @scene of things that may grant what is wanted */
  guint n_granters;
  SortieVisit visit;
  gpointer data;
  guint16 seen[EVAL_MAX_SEEN]; /* of the current thing, where abilities of one name count once */
  guint n_seen;
} EvalWalk;

/* Begins a walk for clauses of @kind, with @key or any key. */
void eval_walk_begin (EvalWalk *w, const EvalScene *scene, const SortiePlay *p, SortieClauseKind kind,
                      guint key, SortieVisit visit, gpointer data);

/* Each of these shows wanted abilities to the visitor and returns FALSE when it stops: those of one thing; of all
 * pieces in play; of the continuous effects. */
gboolean eval_walk_thing (EvalWalk *w, SortieRef ref, guint16 def);
gboolean eval_walk_pieces (EvalWalk *w);
gboolean eval_walk_effects (EvalWalk *w);

/* ---- Sets ----------------------------------------------------------------------------- */

/* for (EVAL_EACH (ctx, set, ref)) visits the members of a set, an expression; *@ref is the member. */
#define EVAL_EACH(ctx, set, ref)                                                                \
  SortieRef ref##_all[SORTIE_MAX_SET], *ref = ref##_all,                                        \
    *ref##_end = ref + sortie_set ((ctx), (guint16) (set), ref##_all, SORTIE_MAX_SET);          \
  ref < ref##_end; ref++

/* Keeps those of the first @n of @refs for which @holds, an expression that reads the member @ref. */
#define EVAL_KEEP(refs, n, ref, holds)                                                          \
  G_STMT_START                                                                                  \
  {                                                                                             \
    guint kept = 0;                                                                             \
    for (guint i = 0; i < (n); i++)                                                             \
      {                                                                                         \
        SortieRef ref = (refs)[i];                                                              \
        if (holds)                                                                              \
          (refs)[kept++] = ref;                                                                 \
      }                                                                                         \
    (n) = kept;                                                                                 \
  }                                                                                             \
  G_STMT_END

/* A set in the caller's memory: ordered, without duplicates. */
typedef struct
{
  SortieRef *refs;
  guint n, max;
} EvalList;

static inline void
eval_list_add (EvalList *list, SortieRef ref)
{
  if (ref != SORTIE_NOTHING && list->n < list->max && !model_is_among (ref, list->refs, list->n))
    list->refs[list->n++] = ref;
}

static inline SortieRef
eval_seat_or_nothing (guint8 seat)
{
  return seat == SORTIE_NO_SEAT ? SORTIE_NOTHING : sortie_ref_seat (seat);
}

/* The seat that a reference names, or SORTIE_NO_SEAT. */
static inline guint8
eval_seat_of (const SortiePlay *p, SortieRef ref)
{
  gboolean is_seat = sortie_ref_kind (ref) == SORTIE_REF_SEAT && sortie_ref_index (ref) < p->setup->n_seats;
  return is_seat ? (guint8) sortie_ref_index (ref) : SORTIE_NO_SEAT;
}

/* Whether a reference names a card of the match. */
static inline gboolean
eval_is_card (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD && sortie_ref_index (ref) < p->s->n_cards;
}

/* ---- Expressions ---------------------------------------------------------------------- */

static inline const SortieExpr *
eval_expr (const SortieContext *ctx, guint16 expr)
{
  return &ctx->p->setup->catalogue->exprs[expr];
}

/* The operands of an expression that can have any number of them. */
static inline const gint16 *
eval_kids (const SortieContext *ctx, const SortieExpr *e)
{
  return ctx->p->setup->catalogue->kids + e->arg[0];
}

/* Sets that are read from the table. These functions add the members of @e to @list, or say whether @ref is one of
 * them. */

/* Adds every seat still in the game in turn order, starting with @first. */
void eval_add_seats (EvalList *list, const SortiePlay *p, guint8 first);
/* Adds the seats that play against @you, in turn order after it. */
void eval_add_opponents (EvalList *list, const SortieContext *ctx);
gboolean eval_is_opponent (const SortieContext *ctx, SortieRef ref);
gboolean eval_is_playing (const SortiePlay *p, SortieRef ref);

void eval_add_cards (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_card (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

void eval_add_pieces (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_piece (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* A place of the table belongs to nobody, and is included in everybody's places. */
void eval_add_places (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);
void eval_add_between (EvalList *list, const SortieContext *ctx, const SortieExpr *e);

/* Adds what belongs to the given things. */
void eval_add_belongings (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
/* Whether a card in a piece, its top card or a lower one, belongs to a member of the set. */
gboolean eval_card_belongs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* The members of a game's set word, including those that count as such. */
guint eval_set_word (const SortieContext *ctx, guint set_word, SortieRef *ret, guint max);

/* @value after one change by @amount. */
gint64 eval_changed (SortieChange change, gint64 value, gint64 amount);
/* @value after the change of @clause by @amount; it lowers no further than to its floor. */
gint64 eval_changed_by (const SortieClause *clause, gint64 value, gint64 amount);

/* A value as expressions read it: for a piece that has left, as it was when it left. */
gint eval_value (const SortieContext *ctx, guint value, SortieRef ref, gboolean base);
/* The place that a piece is on, or the place itself; or SORTIE_NO_INDEX. */
guint16 eval_place (const SortiePlay *p, SortieRef ref);

/* ---- Programs
 *
 * The step of a program's frame is the number of the next instruction. An instruction that needs a decision first only
 * asks, and marks the step as asked. When the frame runs again, the same instruction finds the answers and acts. A
 * program with targets that nobody has announced first asks for them; its step then counts the targets.
 */

/* Bits of the step; the rest is the number of an instruction or a target. */
#define EVAL_STEP_ASKED 0x8000
#define EVAL_STEP_TARGETS 0x4000
#define EVAL_STEP_NUMBER 0x3fff

/* The value of `native` for a frame that was never pushed: its slots are the targets that a link has so far, for the
 * <target>s that are announced after them. */
#define EVAL_FRAME_ANNOUNCED 2

/* Runs one instruction of the top frame. */
void eval_program_step (SortiePlay *p, SortieFrame *f);

/* Puts those announced targets that are still legal into their slots. */
void eval_targets_fill (SortiePlay *p, SortieFrame *f, const SortieProgram *program,
                        const SortieLink *link);

/* The list in a slot of such a frame that was never pushed. */
guint eval_announced_list (const SortieFrame *f, guint slot, const SortieRef **ret);

/* ---- Loans
 *
 * A loan is a continuous effect that does something when it ends: it gives a piece back. So at the end of a turn or
 * phase it is one of the things that happen then, and waits for its turn among them (flow/returns.c). Other effects
 * that last until then end when all of that is over.
 */

/* Gives back everything that @seat controls and does not own: to the seat from which it was taken or, if it was taken
 * for good, to its owner. */
void eval_give_everything_back (SortiePlay *p, guint8 seat);

/* The only seat in a list slot, or the seat of a card or piece in it; the frame's seat if the list is empty. */
guint8 eval_seat_in (const SortiePlay *p, const SortieFrame *f, guint slot);

/* Gives a piece to @seat until then. Returns whether it was not there already. */
gboolean eval_take_control (SortiePlay *p, const SortieFrame *f, SortieRef ref, guint8 seat,
                            SortieUntil until);

/* Whether a continuous effect is a loan that ends with the current turn or phase. */
gboolean sortie_loan_ends_with_turn (const SortiePlay *p, const SortieEffect *effect);
gboolean sortie_loan_ends_with_phase (const SortiePlay *p, const SortieEffect *effect);

/* Ends the loan that is effect number @number: the piece goes back, unless a newer loan of it continues, which gives it
 * back later. */
void sortie_loan_end (SortiePlay *p, guint number);

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this room share. Private to the library.
 *
 *     reading.c, scene.c    what is in play, looked at once, while values are worked out from it
 *     active.c              abilities in force, and whether they apply
 *     abilities.c           a walk over the abilities in force
 *     sets.c, sets-table.c  sets of references while they are put together
 *     expression.c          numbers and tests
 *     interpreter.c         how a compiled program runs in its frame
 *     effects.c             control that is taken for a time
 */
#pragma once
#include <sortie/query.h>
#include <sortie/frame.h>
#include "model/internal.h"
G_BEGIN_DECLS

/* A procedure that a program calls has so many slots behind its arguments, all zero. */
#define SORTIE_EXTRA_SLOTS 8

/**
 * sortie_run:
 * @program: of the catalogue
 * @targets: (nullable): the link whose targets fill the target slots
 *
 * Pushes a compiled program. Same bounds as sortie_call().
 */
SortieFrame *sortie_run (SortiePlay *p, guint16 program, const SortieOrigin *origin,
                         const SortieLink *targets);

/* Of a compiled program's frame: the number of the instruction that runs next, or that asks. */
guint sortie_frame_instruction (const SortieFrame *f);

/* What @f does has shown its seat these cards; when they are all of their zone, they have faces for
 * the choices that it asks for from now on. Otherwise a card of a closed hand has none, also when
 * the seat has seen it before. */
void sortie_frame_shows (SortiePlay *p, SortieFrame *f, const SortieRef *seen, guint n);

/* Runs the frame on top, whichever it is by then, at least once (a compiled program for one instruction, a
 * procedure for one step) and until something was asked (even
 * when nothing could be chosen and nobody is waited for), the match is over, a bound was reached,
 * the state has counted @max_steps steps since the last move, or it is interrupted. */
void sortie_frames_run (SortiePlay *p, guint max_steps);

/**
 * sortie_lack_of_set:
 * @ctx: who asks
 * @set: an expression
 * @ref: a thing
 * @ret: (out): what it lacks; its `program` is left to the caller
 *
 * Returns: whether @ref lacks anything
 */
gboolean sortie_lack_of_set (const SortieContext *ctx, guint16 set, SortieRef ref,
                             SortieLack *ret);

/**
 * sortie_opening_lack:
 * @ctx: who is about to run it; a card that is its own source is not found by it, since a card that is
 *   played has left its zone
 * @program: the number of a program
 *
 * Returns: the set of the first choice that must be made and finds nothing, an expression;
 *   SORTIE_NO_EXPR when each finds something
 */
guint16 sortie_opening_lack (const SortieContext *ctx, guint16 program);

/* The same from an instruction on, of a program that is running. */
guint16 eval_opening_lack_from (const SortieContext *ctx, guint16 program, guint from);

/**
 * sortie_opening_offer:
 * @ctx: who is about to run it
 * @program: the number of a program
 * @ret_declined: (out): the instruction from which it goes on if nothing is taken
 * @ret_from: (out): the set of which some may be chosen, an expression; SORTIE_NO_EXPR: it asks yes or no
 *
 * Returns: whether the program begins with an offer to "you" of which "you" may take nothing
 */
gboolean sortie_opening_offer (const SortieContext *ctx, guint16 program, guint16 *ret_declined, guint16 *ret_from);

/* Whether everybody sees what is in the set: it is not made of cards that somebody does not know. */
gboolean eval_all_see (const SortieContext *ctx, guint16 set);

/* For tests: whether what is kept, if anything, is what a look would find. */
gboolean sortie_glance_is_true (const SortiePlay *p);

/* An ability in force: a clause and who has it. */
typedef struct
{
  guint16 clause;
  guint16 source_def;
  SortieRef source;
  guint16 effect; /* index into the continuous effects; SORTIE_NO_INDEX: a piece's own ability */
  guint8 seat;
  guint8 side;   /* SortieSide of it */
  guint8 others; /* bit per seat for which it works, too (SortieGame.works_for) */
} SortieActive;

/* After "you" of @ctx comes another seat for which the ability works. FALSE: there is none left. */
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

/* Whether @ref is one of those whom the clause concerns: the locked subject of an effect,
 * otherwise the members of the clause's set; without a set the source itself, for triggers
 * and replacements anybody. A seat that loses abilities stands for all pieces that it controls.
 * @ctx is from sortie_context_of_active(). */
gboolean sortie_active_concerns (const SortieContext *ctx, const SortieActive *active,
                                 SortieRef ref);

/* The number of the clause: locked when the effect was set up, or worked out now. */
gint sortie_active_amount (const SortieContext *ctx, const SortieActive *active);

/* Calls @visit for every clause of @kind in force now, with @key (or any, when 0xffff):
 * own and granted ones of pieces in play, minus those lost, and continuous
 * effects. Order: places in board order, then effects by age. Stops when @visit
 * returns FALSE. */
typedef gboolean (*SortieVisit) (gpointer data, const SortieActive *active);
void sortie_each_active (const SortiePlay *p, SortieClauseKind kind, guint key, SortieVisit visit,
                         gpointer data);

/* Whether a card or piece has a keyword now: printed or granted, and not lost. */
gboolean sortie_has_keyword (const SortiePlay *p, SortieRef ref, guint16 keyword);

/* Where the program of a frame, or an ability in force, evaluates its expressions. The context
 * points into @p, @f and @active, which must outlive it. */
SortieContext sortie_context_of_active (const SortiePlay *p, const SortieActive *active);

/* Continuous effects. Ending is told by the sequencer. */
void sortie_effects_add (SortiePlay *p, guint16 clause, const SortieContext *ctx,
                         SortieUntil until);
/* Tells of those behind the first @before. */
void sortie_effects_tell (const SortiePlay *p, guint before, const SortieContext *ctx);
void sortie_effects_end_of_turn (SortiePlay *p, guint8 seat);
void sortie_effects_start_of_turn (SortiePlay *p, guint8 seat);
void sortie_effects_end_of_phase (SortiePlay *p);

/* Drops effects whose locked subject or whose source has left. */
void sortie_effects_sweep (SortiePlay *p);

/* Whether @ref lacks something to be a candidate for a target of a program, which is given by its number, and
 * what: of a set or of leave. */
gboolean sortie_targets_lack (const SortieContext *ctx, guint16 program, guint target,
                              SortieRef ref, SortieLack *ret);

/* The same of a thing that was meant for a target of an announced link of which none is named: there
 * was nothing to be named, so nobody was asked. */
gboolean sortie_targets_unnamed_lack (const SortiePlay *p, guint16 program,
                                      const SortieLink *link, const SortieOrigin *origin,
                                      SortieRef ref, SortieLack *ret);

/* Whether any target of an announced link is still legal. */
gboolean sortie_targets_any_legal (const SortiePlay *p, const SortieProgram *program,
                                   const SortieLink *link, const SortieOrigin *origin);

/* Takes the note of one use back; nothing if there is none. */
void sortie_forget_use (SortiePlay *p, guint16 clause, SortieRef source);

/* In place of a number that makes no sense for this candidate. */
#define SORTIE_NOT_COMPARED G_MININT16

/* Instead of a value: how many cards from the top a candidate lies in its zone, from 1 on. */
#define SORTIE_COMPARED_PLACE G_MAXUINT8

/* Who is asked when @seat has to decide: somebody else, when the rules play it. */
static inline guint8
sortie_who_decides (const SortiePlay *p, guint8 seat)
{
  return p->setup->decider != NULL ? p->setup->decider (p, seat) : seat;
}

/**
 * sortie_verdict_add_set:
 * @ctx: in which the set is worked out
 * @set: an expression of the catalogue
 *
 * Adds all from among which @set takes the best, by whatever values it compares, with these
 * values; of a set that compares nothing its members.
 */
void sortie_verdict_add_set (SortieVerdict *verdict, const SortieContext *ctx, guint16 set);

/* ---- Readings
 *
 * A scene is one look at the table: who stands in
 * play, what it counts as, what kinds of ability are there at all. A reading is a
 * layer being worked out over a scene; expressions that are evaluated meanwhile get
 * the reading's own play, by which they find the scene again and are held to the
 * rule that a layer reads only the layers above it. What a layer may not read
 * answers with what is printed.
 *
 * Both live on the C stack; nothing is allocated.
 */

typedef struct
{
  SortieGlance glance;
  const SortieStanding *who;          /* (nullable): not listed yet; kept in the state, or: */
  SortieStanding own[SORTIE_MAX_SET]; /* no more pieces than cards */
} EvalScene;

typedef struct
{
  SortiePlay play;   /* what expressions are evaluated with */
  SortieWatch watch; /* leads back from there to the reading */
  const EvalScene *scene;
  SortieLayer layer;
  guint depth; /* numbers that are being read one inside the other */
} EvalReading;

/* Numbers may read other numbers so deep; deeper down they are printed ones. No known card
 * reads a number that reads a number. */
#define EVAL_MAX_DEPTH 4

/* By this watch a reading is known. */
void eval_nothing_happens (gpointer data, const SortiePlay *p, const SortieEvent *event);

/* The reading that @p belongs to, NULL outside of any. */
static inline const EvalReading *
eval_reading_of (const SortiePlay *p)
{
  return p->watch && p->watch->happened == eval_nothing_happens ? p->watch->data : NULL;
}

/* Begins to work out @layer. @scene must live as long as the reading. */
void eval_reading_begin (EvalReading *r, const SortiePlay *p, const EvalScene *scene,
                         SortieLayer layer);

/* Whether the layer that is being worked out, if any, may read @layer. */
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

/* Whether the glance kept in the state says all, also what those who are there count as. */
static inline gboolean
eval_glance_suffices (const SortieState *s)
{
  return s->glance.is_kept && s->glance.identities != SORTIE_IDENTITIES_OPEN;
}

/* The scene of the reading that @p belongs to; outside of any a look, into @room. At a
 * glance one sees the masks; who is there only after looking closer at the same room. */
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

/* What is known of what is in play without looking, from the masks and from what is printed: the
 * reading's, or what the state keeps; NULL: look. */
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

/* What the piece or card counts as in this scene. */
guint16 eval_scene_identity (const EvalScene *scene, const SortiePlay *p, SortieRef ref);

/* The definition that a piece (its top card), card or definition prints; 0: none. */
static inline guint16
eval_printed_def (const SortiePlay *p, SortieRef ref)
{
  guint16 index = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_DEF)
    return index < p->setup->catalogue->n_defs ? index : 0;
  return sortie_thing_def (p, ref);
}

/* An ability as it is in force for a piece or card, or as a continuous effect. */
SortieActive eval_active_of (const SortiePlay *p, SortieRef ref, guint16 def, guint16 clause);
SortieActive eval_active_of_effect (const SortiePlay *p, guint16 effect, guint16 clause);

/* Whether its subject has not left (continuous effects). */
gboolean eval_effect_is_alive (const SortiePlay *p, const SortieEffect *effect);

/* What a look at the board says sooner than the set: whether @ref is further than @within (0: no
 * bound) from the source. Nothing is near itself. */
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

/* Whom the clause may concern: the subject that its effect was given, its set, or its source. */
guint eval_list_subjects (const SortieContext *ctx, const SortieActive *active, SortieRef *ret,
                          guint max);

/* Whether it concerns the context's "it" and its test holds; the same for @ref. */
gboolean eval_applies_to_it (const SortieContext *ctx, const SortieActive *active);
gboolean eval_applies (const SortieContext *ctx, const SortieActive *active, SortieRef ref);

/* As sortie_each_active(), over a scene. */
gboolean eval_each_active (const EvalScene *scene, const SortiePlay *p, SortieClauseKind kind,
                           guint key, SortieVisit visit, gpointer data);

/* The same for the clauses that may change @value of @subject, of the others as few as can be told
 * without asking them whom they concern. */
gboolean eval_each_change (const EvalScene *scene, const SortiePlay *p, guint value,
                           SortieRef subject, SortieVisit visit, gpointer data);

/* Whether anything may change @value of @subject, as far as masks tell. */
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

/* The clauses that a walk visits, as many as there is room for: eval_list_clause() is told of it. */
typedef struct
{
  guint16 *ret;
  guint n, max;
} EvalListing;
gboolean eval_list_clause (gpointer data, const SortieActive *active);

/* The clauses of a card that work from a hand, when it is held in one. */
void eval_each_held (const SortiePlay *p, guint16 card, SortieClauseKind kind, guint key,
                     SortieVisit visit, gpointer data);

/* Who controls a piece or has a card in a zone; the owner of a card in a zone of nobody's. */
guint8 eval_holder (const SortiePlay *p, SortieRef ref);

/* ---- Walks over the abilities in force ------------------------------------------------ */

/* Clauses of keywords that one thing has been found to have; a walk wants a few of them. */
#define EVAL_MAX_SEEN 32

#define EVAL_ANY_KEY 0xffff

typedef struct
{
  const EvalScene *scene;
  const SortiePlay *p;       /* what the visitor is told of */
  EvalReading reading;       /* for what grants and takes abilities */
  gboolean losing, granting; /* whether anything does */
  SortieClauseKind kind;
  guint key;
  guint32 kinds; /* what a definition's masks must have to be of interest */
  guint64 values, events;
  guint16 granter[SORTIE_MAX_SET]; /* numbers in @scene of what may grant what is wanted */
  guint n_granters;
  SortieVisit visit;
  gpointer data;
  guint16 seen[EVAL_MAX_SEEN]; /* of the thing at hand, where names count once */
  guint n_seen;
} EvalWalk;

/* For the clauses of @kind, of @key or of any; the visitor and its data are the caller's to set. */
void eval_walk_begin (EvalWalk *w, const EvalScene *scene, const SortiePlay *p,
                      SortieClauseKind kind, guint key);

/* Each shows the wanted abilities to the visitor, and is FALSE when that one has had enough: those
 * of one thing; of all that stands in play; of the continuous effects. */
gboolean eval_walk_thing (EvalWalk *w, SortieRef ref, guint16 def);
gboolean eval_walk_pieces (EvalWalk *w);
gboolean eval_walk_effects (EvalWalk *w);

/* ---- Sets ----------------------------------------------------------------------------- */

/* A set in memory of the caller: in order, each member once. */
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

/* ---- Expressions ---------------------------------------------------------------------- */

static inline const SortieExpr *
eval_expr (const SortieContext *ctx, guint16 expr)
{
  return &ctx->p->setup->catalogue->exprs[expr];
}

/* The operands of an expression that has any number of them. */
static inline const gint16 *
eval_kids (const SortieContext *ctx, const SortieExpr *e)
{
  return ctx->p->setup->catalogue->kids + e->arg[0];
}

/* What is read off the table: the members of @e are added to @list, or @ref is one of them. */

/* Everybody still in the game from @first on, in turn order. */
void eval_add_seats (EvalList *list, const SortiePlay *p, guint8 first);
/* The seats that play against @you, in turn order behind it. */
void eval_add_opponents (EvalList *list, const SortieContext *ctx);
gboolean eval_is_opponent (const SortieContext *ctx, SortieRef ref);
gboolean eval_is_playing (const SortiePlay *p, SortieRef ref);

void eval_add_cards (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_card (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

void eval_add_pieces (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_piece (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* A place of the table belongs to nobody and is among everybody's. */
void eval_add_places (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean eval_has_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);
void eval_add_between (EvalList *list, const SortieContext *ctx, const SortieExpr *e);

/* From things to what belongs to them. */
void eval_add_belongings (EvalList *list, const SortieContext *ctx, const SortieExpr *e);
/* Whether a card in a piece, its top card or one below, belongs to a member of the set. */
gboolean eval_card_belongs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* The members of a game's set word, with those that count as such. */
guint eval_set_word (const SortieContext *ctx, guint set_word, SortieRef *ret, guint max);

/* A value as an expression reads it: a piece that has left is what it was when it did. */
gint eval_value (const SortieContext *ctx, guint value, SortieRef ref, gboolean base);
/* The place that a piece stands on, or that it is; or no index. */
guint16 eval_place (const SortiePlay *p, SortieRef ref);

/* ---- Programs
 *
 * A frame's step is the number of the next instruction
 * in its program. An instruction that needs a decision only asks, and marks its
 * step as asked; when the frame runs again the same instruction finds the answers
 * and acts. A program with targets that nobody has announced begins by asking for
 * them; its step then counts the targets.
 */

/* Bits of the step; the rest is a number of an instruction or of a target. */
#define EVAL_STEP_ASKED 0x8000
#define EVAL_STEP_TARGETS 0x4000
#define EVAL_STEP_NUMBER 0x3fff

/* What `native` is for a frame that was never pushed: its slots are the targets that a
 * link has so far, for the <target>s that are announced after them. */
#define EVAL_FRAME_ANNOUNCED 2

/* Runs one instruction of the frame on top. */
void eval_program_step (SortiePlay *p, SortieFrame *f);

/* Puts the announced targets that are still legal into their slots. */
void eval_targets_fill (SortiePlay *p, SortieFrame *f, const SortieProgram *program,
                        const SortieLink *link);

/* The list slot of such a frame that was never pushed. */
guint eval_announced_list (const SortieFrame *f, guint slot, const SortieRef **ret);

/* ---- Loans
 *
 * A loan is a continuous effect whose end does something: it gives back. At the end of a turn or
 * of a phase it is therefore one of the things that happen then, and waits with the others for
 * its turn (flow/returns.c). What else lasts until then ends when all of that is over.
 */

/* What @seat controls of others goes back, to whom it was taken from or, if it was taken for good, to
 * its owner. */
void eval_give_everything_back (SortiePlay *p, guint8 seat);

/* The one seat of a list slot, that of a card or piece in it; whose frame it is when there is none. */
guint8 eval_seat_in (const SortiePlay *p, const SortieFrame *f, guint slot);

/* Gives a piece to @seat until then; whether it was not there already. */
gboolean eval_take_control (SortiePlay *p, const SortieFrame *f, SortieRef ref, guint8 seat,
                            SortieUntil until);

/* Whether a continuous effect is a loan that ends when the running turn or phase does. */
gboolean sortie_loan_ends_with_turn (const SortiePlay *p, const SortieEffect *effect);
gboolean sortie_loan_ends_with_phase (const SortiePlay *p, const SortieEffect *effect);

/* Ends the loan that is the effect number @number: the piece goes back, unless a newer loan of it
 * goes on, which gives it back later. */
void sortie_loan_end (SortiePlay *p, guint number);

G_END_DECLS

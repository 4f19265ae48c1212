/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* frame.c: the program stack: frames, their slots, questions and answers.
 *
 * The locals of all frames are in one array, those of the top frame at the end. A list is after its frame's slots; its
 * slot holds the position, counted from the frame's base, and the length. The candidates of a question come after
 * everything else, and are removed when the frame that asked runs again.
 */
#include "eval/internal.h"
#include "model/tally.h"

#define LIST(n, at) ((gint32) ((n) << 16 | (at)))
#define LIST_N(slot) SORTIE_LIST_N (slot)
#define LIST_AT(slot) SORTIE_LIST_AT (slot)

SortieOrigin
sortie_origin_rules (guint8 seat)
{
  return (SortieOrigin){ .seat = seat, .cause = SORTIE_CAUSE_RULE, .link = SORTIE_NO_INDEX };
}

SortieOrigin
sortie_frame_origin (const SortiePlay *p, const SortieFrame *f)
{
  return (SortieOrigin){
    .seat = f->seat,
    .cause = f->cause,
    .side = f->side,
    .source = f->source,
    .source_def = f->source_def,
    .link = f->link,
    .event = sortie_frame_event (p, f),
  };
}

/* ---- Pushing and ending --------------------------------------------------------------- */

/* Whether there is room for a frame with this event; records an overflow if there is not. */
static inline gboolean
has_room (SortiePlay *p, guint n_slots, gboolean copies_event)
{
  const SortieState *s = p->s;

  return model_fits (p, "frames", s->n_frames + 1u, s->cap_frames)
         && model_fits (p, "locals", s->n_locals + n_slots, s->cap_locals)
         && (!copies_event || model_fits (p, "events", s->n_events + 1u, s->cap_events));
}

/* The number of an event that is in the state's array, or SORTIE_NO_INDEX. */
static guint16
shared_event (const SortiePlay *p, const SortieEvent *event)
{
  const SortieEvent *first = sortie_state_events (p->s);
  return event >= first && event < first + p->s->n_events ? (guint16) (event - first)
                                                          : SORTIE_NO_INDEX;
}

/* An event of the pipeline is shared, so that a program can change or cancel it. Any other event is copied and lives as
 * long as the frame. */
static void
take_event (SortiePlay *p, SortieFrame *f, const SortieEvent *event)
{
  f->event = shared_event (p, event);
  if (f->event != SORTIE_NO_INDEX)
    return;
  f->event = p->s->n_events++;
  f->n_events = 1;
  sortie_state_events (p->s)[f->event] = *event;
}

/* Pushes a frame whose slots the caller fills. */
G_ALWAYS_INLINE static inline SortieFrame *
push (SortiePlay *p, guint code, gboolean native, const SortieOrigin *origin, guint n_slots)
{
  SortieState *s = p->s;
  gboolean copies = origin->event != NULL && shared_event (p, origin->event) == SORTIE_NO_INDEX;
  if (!has_room (p, n_slots, copies))
    return NULL;

  SortieFrame *f = sortie_state_frames (s) + s->n_frames++;
  *f = (SortieFrame){
    .code = (guint16) code,
    .base = s->n_locals,
    .top = (guint16) (s->n_locals + n_slots),
    .slots = (guint8) n_slots,
    .native = (guint8) native,
    .seat = origin->seat,
    .cause = origin->cause,
    .side = origin->side,
    .source = origin->source,
    .source_def = origin->source_def,
    .event = SORTIE_NO_INDEX,
    .link = origin->link,
  };
  s->n_locals = f->top;
  if (origin->event != NULL)
    take_event (p, f, origin->event);
  return f;
}

/* Stores a list of @n references at offset @at from the base. FALSE if there is no room. */
static inline gboolean
put_list (SortiePlay *p, SortieFrame *f, guint slot, guint at, const SortieRef *refs, guint n)
{
  gint32 *slots = sortie_state_locals (p->s) + f->base;
  if (!model_fits (p, "list", n, G_MAXINT16)
      || !model_fits (p, "locals", f->base + at + n, p->s->cap_locals))
    return FALSE;

  if (n == 1) /* as in most lists */
    slots[at] = (gint32) *refs;
  else if (n)
    memmove (slots + at, refs, n * sizeof *refs);
  slots[slot] = n ? LIST (n, at) : 0;
  f->top = (guint16) MAX (f->top, f->base + at + n);
  p->s->n_locals = f->top;
  return TRUE;
}

SortieFrame *
sortie_call (SortiePlay *p, guint proc, const SortieOrigin *origin, guint n_slots, guint n_args,
             const SortieArg *args)
{
  g_return_val_if_fail (n_args <= n_slots && n_slots <= G_MAXUINT8, NULL);
  if (p->setup->n_procs != 0 && proc >= p->setup->n_procs)
    {
      g_critical ("sortie_call: there is no procedure %u; the last is %u, and the game's first "
                  "SORTIE_GAME_PROC (0) = %u",
                  proc, p->setup->n_procs - 1, SORTIE_GAME_PROC (0));
      return NULL;
    }
  SortieFrame *f = push (p, proc, TRUE, origin, n_slots);
  if (f == NULL)
    return NULL;
  gint32 *slots = sortie_state_locals (p->s) + f->base;
  for (guint i = n_args; i < n_slots; i++)
    slots[i] = 0;
  for (guint i = 0; i < n_args; i++)
    if (args[i].refs == NULL)
      slots[i] = args[i].number;
    else if (!put_list (p, f, i, f->top - f->base, args[i].refs, args[i].n))
      {
        sortie_frame_end (p, f, 0);
        return NULL;
      }
  return f;
}

void
sortie_call_game (SortiePlay *p, const SortieOrigin *origin, guint proc, guint n,
                  const SortieArg *args)
{
  sortie_call (p, SORTIE_GAME_PROC (proc), origin, n + SORTIE_EXTRA_SLOTS, n, args);
}

void
sortie_call_game_for (SortiePlay *p, const SortieFrame *f, guint proc, guint n,
                      const SortieArg *args)
{
  SortieOrigin origin = sortie_frame_origin (p, f);

  sortie_call_game (p, &origin, proc, n, args);
}

guint16
sortie_game_proc_of (const SortieFrame *f)
{
  if (f == NULL || !f->native || f->code < SORTIE_GAME_PROC (0))
    return SORTIE_NO_INDEX;
  return f->code - SORTIE_GAME_PROC (0);
}

SortieFrame *
sortie_run (SortiePlay *p, guint16 program, const SortieOrigin *origin, const SortieLink *targets)
{
  const SortieProgram *code = &p->setup->catalogue->programs[program];
  SortieFrame *f = push (p, program, FALSE, origin, code->n_slots);
  if (f == NULL)
    return NULL;
  memset (sortie_state_locals (p->s) + f->base, 0, code->n_slots * sizeof (gint32));
  sortie_tally_program (p, program);
  if (!code->n_targets)
    return f;
  if (targets != NULL)
    eval_targets_fill (p, f, code, targets);
  else
    f->step = EVAL_STEP_TARGETS;
  return f;
}

void
sortie_frame_end (SortiePlay *p, SortieFrame *f, gint done)
{
  SortieState *s = p->s;
  g_return_if_fail (f == sortie_frame_top (p));

  s->n_locals = f->base;
  s->n_events -= MIN (f->n_events, s->n_events);
  s->n_frames--;
  SortieFrame *caller = sortie_frame_top (p);
  if (caller != NULL)
    caller->done = (gint16) CLAMP (done, 0, G_MAXINT16);
}

/* ---- Slots ---------------------------------------------------------------------------- */

gint
sortie_slot_beyond (const SortieFrame *f)
{
  g_return_val_if_fail (f->native == EVAL_FRAME_ANNOUNCED, 0);
  return 0;
}

guint
sortie_slot_list_beyond (const SortieFrame *f, guint slot, const SortieRef **ret)
{
  g_return_val_if_fail (f->native == EVAL_FRAME_ANNOUNCED, 0);
  return eval_announced_list (f, slot, ret);
}

gboolean
sortie_slot_has (const SortiePlay *p, const SortieFrame *f, guint slot, SortieRef ref)
{
  const SortieRef *refs;
  guint n = sortie_slot_list (p, f, slot, &refs);

  return model_is_among (ref, refs, n);
}

/* Where to put a list of @n, counted from the base: over the slot's old list if that is long enough or at the end, else
 * after everything. */
static guint
place_for_list (const SortieFrame *f, gint old, guint n)
{
  guint end = f->top - f->base;
  gboolean lies_last = LIST_N (old) && LIST_AT (old) + LIST_N (old) == end;
  return n <= LIST_N (old) || lies_last ? LIST_AT (old) : end;
}

gboolean
sortie_slot_set_list (SortiePlay *p, SortieFrame *f, guint slot, const SortieRef *refs, guint n)
{
  g_return_val_if_fail (slot < f->slots && f == sortie_frame_top (p), FALSE);
  gint32 old = sortie_state_locals (p->s)[f->base + slot];
  return put_list (p, f, slot, place_for_list (f, old, n), refs, n);
}

gboolean
sortie_slot_append (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref)
{
  SortieRef refs[SORTIE_MAX_SET];
  const SortieRef *before;
  guint n = sortie_slot_list (p, f, slot, &before);

  if (!model_fits (p, "list", n + 1, G_N_ELEMENTS (refs)))
    return FALSE;
  if (n > 0)
    memcpy (refs, before, n * sizeof *refs);
  refs[n] = ref;
  return sortie_slot_set_list (p, f, slot, refs, n + 1);
}

guint
sortie_frame_instruction (const SortieFrame *f)
{
  return f->step & EVAL_STEP_NUMBER;
}

/* ---- Questions ------------------------------------------------------------------------ */

/* Puts the candidates after the locals; FALSE if there is no room. */
static gboolean
lay_out_candidates (SortiePlay *p, const SortieRef *refs, guint n)
{
  SortieState *s = p->s;
  if (!model_fits (p, "locals", s->n_locals + n, s->cap_locals))
    return FALSE;
  if (n)
    memmove (sortie_state_locals (s) + s->n_locals, refs, n * sizeof *refs);
  s->n_locals += n;
  return TRUE;
}

/* What sortie_ask() is to ask. */
typedef struct
{
  guint kind;
  guint8 seat;
  const SortieRef *refs;
  guint n, min, max;
} Question;

/* Asks with the last @q->n locals as candidates. If the answers exceed the room for them, the effect stops when they
 * arrive. */
static inline void
put_question (SortiePlay *p, const SortieFrame *f, const Question *q)
{
  const guint min = MIN (q->min, q->max);

  if (!model_fits (p, "answers", min, SORTIE_MAX_ANSWERS))
    return;
  p->s->decision = (SortieDecision){
    .kind = (guint8) q->kind,
    .put = (guint8) q->kind,
    .seat = sortie_who_decides (p, q->seat),
    .whose = q->seat,
    .asked_by = f->source_def ? f->seat : SORTIE_NO_SEAT,
    .min = (guint16) min,
    .max = (guint16) q->max,
    .list = (guint16) (p->s->n_locals - q->n),
    .n = (guint16) q->n,
    .about_def = f->source_def,
    .about = f->source,
  };
}

void
sortie_frame_shows (SortiePlay *p, SortieFrame *f, const SortieRef *seen, guint n)
{
  guint16 zone = n > 0 ? sortie_card_of (p, seen[0])->zone
                       : SORTIE_NO_INDEX;
  guint in_zone = 0;

  for (guint i = 0; i < n; i++)
    in_zone += sortie_card_of (p, seen[i])->zone == zone;
  if (zone != SORTIE_NO_INDEX && in_zone == sortie_zone_count (p, zone))
    f->looked = zone + 1;
}

/* Whether the seat has just been shown all candidates that are in other seats' hands. */
static gboolean
are_spread (const SortiePlay *p, const SortieFrame *f, guint8 seat, const SortieRef *refs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (sortie_ref_kind (refs[i]) == SORTIE_REF_CARD)
      {
        guint16 card = sortie_ref_index (refs[i]);
        guint16 zone = sortie_card (p, card)->zone;

        if (zone != SORTIE_NO_INDEX && zone + 1 != f->looked && !p->setup->piles[zone].ordered
            && !sortie_card_is_visible (p, card, seat))
          return FALSE;
      }
  return TRUE;
}

static void
put_choice (SortiePlay *p, const SortieFrame *f, Question *q)
{
  q->max = MIN (q->max, q->n);
  if (!lay_out_candidates (p, q->refs, q->n))
    return;
  put_question (p, f, q);
  p->s->decision.spread = f->looked > 0 && are_spread (p, f, p->s->decision.seat, q->refs, q->n);
  if (q->max == 0) /* nothing to choose */
    p->s->decision.kind = SORTIE_ASK_NOTHING;
}

/* One of the framework's questions, or a row of the game's. */
static gboolean
is_question (const SortiePlay *p, guint kind)
{
  return (kind != SORTIE_ASK_NOTHING && kind < SORTIE_N_ASKS)
         || model_is_row ("sortie_ask", "question", kind, SORTIE_N_ASKS, p->setup->n_asks, "SORTIE_GAME_ASK");
}

void
sortie_ask (SortiePlay *p, SortieFrame *f, guint kind, guint8 seat, const SortieRef *refs, guint n,
            guint min, guint max)
{
  p->s->n_answers = 0;
  p->s->n_locals = f->top;
  if (f->native) /* sortie_said_done() refers to this question */
    f->done = 0;
  if (p->s->overflowed || !is_question (p, kind))
    return;
  if (refs != NULL || kind == SORTIE_ASK_CHOOSE || kind == SORTIE_ASK_TARGET)
    put_choice (p, f, &(Question) { kind, seat, refs, n, min, max });
  else
    put_question (p, f, &(Question) { kind, seat, NULL, 0, min, max });
}

guint
sortie_answers (const SortiePlay *p, const SortieRef **ret)
{
  *ret = p->s->answers;
  return p->s->n_answers;
}

SortieRef
sortie_answer (const SortiePlay *p)
{
  return p->s->n_answers ? p->s->answers[0] : SORTIE_NOTHING;
}

gboolean
sortie_answered_yes (const SortiePlay *p)
{
  return p->s->n_answers && p->s->answers[0] == sortie_ref (SORTIE_REF_NUMBER, 1);
}

/* A seat that has chosen none of the cards has left all of them in place. */
static void
follow_choice (SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;

  if (p->s->n_answers > 0)
    sortie_cards_chosen (p, (const SortieRef *) sortie_state_locals (p->s) + d->list, d->n,
                         d->seat);
}

/* The frame that asked continues, so the question's candidates are removed. */
static inline void
end_question (SortiePlay *p)
{
  if (p->s->decision.n > 0)
    follow_choice (p);
  p->s->decision.list = p->s->decision.n = 0;
  p->s->decision.put = SORTIE_ASK_NOTHING;
}

static inline void
step_frame (SortiePlay *p)
{
  SortieFrame *f = sortie_frame_top (p);
  g_return_if_fail (f != NULL);

  sortie_glance_keep (p);
  p->s->n_locals = f->top;
  if (f->native)
    p->setup->procs[f->code].step (p, f);
  else
    eval_program_step (p, f);
}

void
sortie_frames_run (SortiePlay *p, guint max_steps)
{
  SortieState *s = p->s;

  end_question (p);
  do
    {
      s->steps++;
      step_frame (p);
      sortie_tally_peak (p);
    }
  while (s->decision.put == SORTIE_ASK_NOTHING && s->result.kind == SORTIE_RESULT_NONE
         && !s->overflowed && s->steps < max_steps && !sortie_is_interrupted (p));
}

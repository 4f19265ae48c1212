/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* interpreter.c: runs compiled programs, one instruction per step. */
#include "eval/internal.h"
#include "language/internal.h"

/* The instruction that is being run. */
typedef struct
{
  SortiePlay *p;
  SortieFrame *f;
  const SortieInstruction *i;
  SortieContext ctx;
  gboolean asked; /* whether its question has been answered */
} Run;

static void
jump (Run *r, gint target)
{
  r->f->step = (guint16) target;
}

/* A count: nobody chooses or rolls fewer than none. */
static guint
count_of (Run *r, gint16 expr)
{
  return (guint) sortie_not_negative (sortie_number (&r->ctx, (guint16) expr));
}

static void
store (Run *r, gint slot, const SortieRef *refs, guint n)
{
  sortie_slot_set_list (r->p, r->f, (guint) slot, refs, n);
}

/* The first seat of a set; the frame's seat if the set is empty. */
static guint8
seat_of (Run *r, gint16 set)
{
  SortieRef ref = SORTIE_NOTHING;
  sortie_set (&r->ctx, (guint16) set, &ref, 1);
  return eval_seat_of (r->p, ref) != SORTIE_NO_SEAT ? eval_seat_of (r->p, ref) : r->f->seat;
}

static void
store_answers (Run *r, gint slot)
{
  const SortieRef *answers;
  guint n = sortie_answers (r->p, &answers);

  store (r, slot, answers, n);
}

/* The same instruction runs again after the answer. */
static void
ask_again_after (Run *r, guint kind, guint8 seat, const SortieRef *refs, guint n, guint min, guint max)
{
  r->f->step = (guint16) ((r->f->step - 1) | EVAL_STEP_ASKED);
  sortie_ask (r->p, r->f, kind, seat, refs, n, min, max);
}

/* ---- Decisions and chance ------------------------------------------------------------- */

static void
run_choose (Run *r)
{
  const gint16 *arg = r->i->arg;
  if (r->asked)
    {
      store_answers (r, arg[0]);
      return;
    }
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (&r->ctx, (guint16) arg[1], refs, SORTIE_MAX_SET);
  guint least = count_of (r, arg[2]), most = count_of (r, arg[3]);
  ask_again_after (r, SORTIE_ASK_CHOOSE, seat_of (r, arg[4]), refs, n, least, MAX (least, most));
}

/* The set of the first choice after the payment, if that choice has no candidates; else SORTIE_NO_EXPR. */
static guint16
lack_of_what_is_paid_for (Run *r)
{
  return eval_opening_lack_from (&r->ctx, r->f->code, r->f->step & EVAL_STEP_NUMBER);
}

/* Whether the seat can pay, and it is not obvious to everybody that there is nothing to pay for. If only a hand lacks
 * it, that shows only in the answer. */
static gboolean
is_worth_asking (Run *r, guint8 seat)
{
  gint price = sortie_number (&r->ctx, (guint16) r->i->arg[1]);
  guint16 lack;
  if (!r->p->setup->can_pay (r->p, seat, r->f->source, price))
    return FALSE;
  lack = lack_of_what_is_paid_for (r);
  return lack == SORTIE_NO_EXPR || !eval_all_see (&r->ctx, lack);
}

/* Somebody has just played the card for what is not offered now. */
static void
tell_unpaid (Run *r, guint8 seat)
{
  const SortieEvent event = {
    .type = SORTIE_EVENT_UNPAID,
    .seat = seat,
    .actor = seat,
    .cause = r->ctx.cause,
    .amount = (gint16) sortie_number (&r->ctx, (guint16) r->i->arg[1]),
    .source = r->ctx.self,
    .source_def = r->ctx.self_def,
  };
  if (event.cause == SORTIE_CAUSE_PLAY && !r->p->setup->can_pay (r->p, seat, r->f->source, event.amount))
    sortie_watch_mention (r->p, &event);
}

static void
may (Run *r)
{
  guint8 seat = seat_of (r, r->i->arg[0]);
  if (r->asked ? !sortie_answered_yes (r->p)
               : r->i->arg[1] != SORTIE_NO_EXPR && !is_worth_asking (r, seat))
    {
      if (!r->asked)
        tell_unpaid (r, seat);
      jump (r, r->i->arg[2]);
    }
  else if (!r->asked)
    ask_again_after (r, SORTIE_ASK_YES_NO, seat, NULL, 0, 0, 1);
}

static void
pay (Run *r)
{
  SortieOrigin origin = sortie_frame_origin (r->p, r->f);
  gint price = sortie_number (&r->ctx, (guint16) r->i->arg[1]);
  if (r->asked)
    {
      if (r->f->done == 0)
        jump (r, r->i->arg[2]);
      return;
    }
  if (lack_of_what_is_paid_for (r) != SORTIE_NO_EXPR)
    {
      jump (r, r->i->arg[2]);
      return;
    }
  origin.seat = seat_of (r, r->i->arg[0]);
  r->f->step = (guint16) ((r->f->step - 1) | EVAL_STEP_ASKED);
  sortie_call (r->p, SORTIE_PROC_PAY, &origin, 1, 1, (const SortieArg[]) { SORTIE_NUMBER (price) });
}

static void
choose_number (Run *r)
{
  const gint16 *arg = r->i->arg;
  if (r->asked)
    {
      sortie_slot_set (r->p, r->f, (guint) arg[0], sortie_ref_index (sortie_answer (r->p)));
      return;
    }
  SortieRef refs[SORTIE_MAX_SET];
  guint least = count_of (r, arg[1]), most = count_of (r, arg[2]), n = 0;
  for (guint i = least; i <= most && n < SORTIE_MAX_SET; i++)
    refs[n++] = sortie_ref (SORTIE_REF_NUMBER, i);
  if (n > 1)
    ask_again_after (r, SORTIE_ASK_CHOOSE, seat_of (r, arg[3]), refs, n, 1, 1);
  else
    sortie_slot_set (r->p, r->f, (guint) arg[0], (gint) least);
}

/* A way is closed if it begins with a choice that has no candidates. */
static gboolean
is_open (const Run *r, const SortieInstruction *way)
{
  const SortieInstruction *code = sortie_instruction (r->p->setup->catalogue, r->f->code, 0);
  if (way->arg[2] != SORTIE_NO_EXPR && !sortie_test (&r->ctx, (guint16) way->arg[2]))
    return FALSE;
  return eval_opening_lack_from (&r->ctx, r->f->code, (guint) (way - code) + 1) == SORTIE_NO_EXPR;
}

/* The numbers of the open ways; the jump of each leads to the next. */
static guint
open_ways (const Run *r, SortieRef *ret, guint max)
{
  const SortieInstruction *code = sortie_instruction (r->p->setup->catalogue, r->f->code, 0);
  guint n = 0;
  for (const SortieInstruction *way = r->i + 1;
       way->op == SORTIE_OP_WAY && way->arg[0] == r->i->arg[0] && n < max;
       way = &code[way->arg[3]])
    if (is_open (r, way))
      ret[n++] = sortie_ref (SORTIE_REF_NUMBER, (guint) way->arg[1]);
  return n;
}

static void
run_one_of (Run *r)
{
  const gint16 *arg = r->i->arg;
  SortieRef refs[SORTIE_MAX_SET];
  guint n;
  if (r->asked)
    {
      store_answers (r, arg[0]);
      return;
    }
  n = open_ways (r, refs, SORTIE_MAX_SET);
  if (n > 1 || arg[2])
    ask_again_after (r, SORTIE_ASK_CHOOSE, seat_of (r, arg[1]), refs, n, arg[2] ? 0 : 1, 1);
  else
    store (r, arg[0], refs, n);
}

static void
run_way (Run *r)
{
  SortieRef chosen = sortie_slot_ref (r->p, r->f, (guint) r->i->arg[0]);
  if (chosen != sortie_ref (SORTIE_REF_NUMBER, (guint) r->i->arg[1]))
    jump (r, r->i->arg[3]);
}

/* Tells how chance decided for a seat that decides nothing itself. For dice, there are no alternatives to list. */
static void
tell_chance (Run *r, const SortieRef *refs, guint n, const SortieRef *chosen, guint n_chosen)
{
  SortieVerdict v;
  if (!sortie_verdict_wanted (r->p))
    return;
  sortie_verdict_init (&v, SORTIE_VERDICT_CHANCE, r->f->seat);
  sortie_verdict_about (&v, r->f->source_def);
  v.program = r->f->code;
  sortie_verdict_tell_chance (r->p, &v, refs, n, chosen, n_chosen);
}

/* Picks the first members of a list that is being shuffled. */
static void
pick (Run *r)
{
  const gint16 *arg = r->i->arg;
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (&r->ctx, (guint16) arg[1], refs, SORTIE_MAX_SET);
  guint wanted = MIN (count_of (r, arg[2]), n);
  for (guint i = 0; i < wanted; i++)
    {
      guint from = i + (n - i > 1 ? sortie_chance_coin (r->p, n - i) : 0);
      MODEL_SWAP (refs[from], refs[i]);
    }
  tell_chance (r, refs, n, refs, wanted);
  store (r, arg[0], refs, wanted);
}

/* The dice can be changed before the program continues. */
static void
lay_out_dice (Run *r, gint slot)
{
  SortieOrigin origin = sortie_frame_origin (r->p, r->f);

  sortie_call (r->p, SORTIE_PROC_ROLLED, &origin, 1, 1, (const SortieArg[]) { SORTIE_NUMBER (slot) });
}

static void
roll (Run *r)
{
  const gint16 *arg = r->i->arg;
  SortieRef shown[SORTIE_MAX_SET];
  guint dice = count_of (r, arg[1]);
  if (!model_fits (r->p, "dice", dice, SORTIE_MAX_SET))
    return;
  guint sides = CLAMP (count_of (r, arg[2]), 1, G_MAXUINT16);
  for (guint i = 0; i < dice; i++)
    shown[i] = sortie_ref (SORTIE_REF_NUMBER, sortie_chance_die (r->p, sides));
  tell_chance (r, NULL, 0, shown, dice);
  store (r, arg[0], shown, dice);
  if (dice > 0)
    lay_out_dice (r, arg[0]);
}

/* ---- Names and loops ------------------------------------------------------------------ */

static void
bind (Run *r)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (&r->ctx, (guint16) r->i->arg[1], refs, SORTIE_MAX_SET);
  store (r, r->i->arg[0], refs, n);
}

/* The slots of a loop: the member, the list, how many members have been used. */
static void
each (Run *r)
{
  gint slot = r->i->arg[0];
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (&r->ctx, (guint16) r->i->arg[1], refs, SORTIE_MAX_SET);
  store (r, slot + 1, refs, n);
  sortie_slot_set (r->p, r->f, (guint) slot + 2, 0);
  if (n == 0)
    jump (r, r->i->arg[2]);
}

/* Skips what has left the table since the loop began. */
static void
next (Run *r)
{
  guint slot = (guint) r->i->arg[0];
  const SortieRef *refs;
  guint n = sortie_slot_list (r->p, r->f, slot + 1, &refs);
  guint at = (guint) sortie_slot (r->p, r->f, slot + 2);
  while (at < n && model_has_left (r->p, refs[at]))
    at++;
  if (at >= n)
    {
      jump (r, r->i->arg[1]);
      return;
    }
  SortieRef member = refs[at];
  sortie_slot_set (r->p, r->f, slot + 2, (gint) at + 1);
  store (r, (gint) slot, &member, 1);
}

static void
again (Run *r)
{
  guint slot = (guint) r->i->arg[0];
  gint left = sortie_slot (r->p, r->f, slot);
  if (left <= 0)
    jump (r, r->i->arg[1]);
  else
    sortie_slot_set (r->p, r->f, slot, left - 1);
}

/* ---- Calls ---------------------------------------------------------------------------- */

static void
fill_slot (Run *r, SortieFrame *callee, guint slot, gint16 what, gint16 operand)
{
  SortieRef refs[SORTIE_MAX_SET];
  if (what == 's')
    {
      guint n = sortie_set (&r->ctx, (guint16) operand, refs, SORTIE_MAX_SET);
      sortie_slot_set_list (r->p, callee, slot, refs, n);
    }
  else
    {
      gint value = what == 'n' ? sortie_number (&r->ctx, (guint16) operand) : operand;
      sortie_slot_set (r->p, callee, slot, value);
    }
}

/* Evaluates the operands in the caller's context and stores them directly in the new frame. */
static void
call (Run *r)
{
  const gint16 *kids = r->p->setup->catalogue->kids + r->i->arg[1];
  SortieOrigin origin = sortie_frame_origin (r->p, r->f);
  SortieFrame *callee = sortie_call (r->p, (guint) r->i->arg[0], &origin,
                                     r->i->n_args + SORTIE_EXTRA_SLOTS, 0, NULL);
  for (guint i = 0; callee != NULL && i < r->i->n_args; i++)
    fill_slot (r, callee, i, kids[2 * i], kids[2 * i + 1]);
}

/* A thing that runs its own play effects acts for its holder, and answers neither a link nor an event. */
static SortieOrigin
own_origin (const SortiePlay *p, SortieRef ref)
{
  guint8 seat = eval_holder (p, ref);

  return (SortieOrigin){ .seat = seat,
                         .cause = SORTIE_CAUSE_PLAY,
                         .side = sortie_side_of_thing (p, seat, ref),
                         .source = ref,
                         .source_def = sortie_identity (p, ref),
                         .link = SORTIE_NO_INDEX };
}

/* Pushes those play effects of one thing that are of the sort, or all of them; the last one first. */
static void
run_effects_of (Run *r, SortieRef ref)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  gint sort = r->i->arg[1];
  gboolean own = r->i->arg[2];
  SortieOrigin origin = own ? own_origin (r->p, ref) : sortie_frame_origin (r->p, r->f);
  SortieContext ctx
    = own ? sortie_context (r->p, origin.seat, ref, SORTIE_CAUSE_PLAY) : r->ctx;
  guint n = sortie_abilities (r->p, ref, SORTIE_CLAUSE_PLAY, clauses, SORTIE_MAX_ABILITIES);
  while (n--)
    {
      const SortieClause *clause = sortie_clause (r->p, clauses[n]);
      if ((sort < 0 || clause->key == sort) && sortie_test (&ctx, clause->test))
        sortie_run (r->p, clause->program, &origin, NULL);
    }
}

/* What is pushed last runs first, so this goes from the last thing to the first. */
static void
do_effects (Run *r)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (&r->ctx, (guint16) r->i->arg[0], refs, SORTIE_MAX_SET);
  while (n--)
    if (!model_has_left (r->p, refs[n]))
      run_effects_of (r, refs[n]);
}

/* ---- What is about to happen ---------------------------------------------------------- */

static void
change_amount (Run *r)
{
  SortieEvent *event = sortie_frame_event (r->p, r->f);
  gint64 amount = sortie_number (&r->ctx, (guint16) r->i->arg[0]);
  if (event == NULL)
    return;
  amount = eval_changed ((SortieChange) r->i->arg[1], event->amount, amount);
  event->amount = (gint16) CLAMP (amount, 0, G_MAXINT16);
}

static void
cancel (Run *r)
{
  SortieEvent *event = sortie_frame_event (r->p, r->f);
  if (event != NULL)
    event->flags |= SORTIE_EVENT_CANCELLED;
}

/* Negates the link that this frame's link answers. */
static void
negate (Run *r)
{
  SortieLink *links = sortie_state_links (r->p->s);
  guint n = r->p->s->n_links;
  guint16 answered = r->f->link < n ? links[r->f->link].answers : SORTIE_NO_INDEX;
  if (answered < n && !(links[answered].flags & SORTIE_LINK_STANDS))
    links[answered].flags |= SORTIE_LINK_NEGATED;
}

/* Consecutive clauses that last equally long are set up, and told, together. */
static void
during (Run *r)
{
  const SortieInstruction *i = r->i;
  guint before = r->p->s->n_effects;

  for (; i->op == SORTIE_OP_DURING && i->arg[1] == r->i->arg[1]; i++)
    sortie_effects_add (r->p, (guint16) i->arg[0], &r->ctx, (SortieUntil) i->arg[1]);
  r->f->step = (guint16) (r->f->step + (i - r->i) - 1);
  sortie_effects_tell (r->p, before, &r->ctx);
}

/* ---- All instructions ------------------------------------------------------------------ */

static void
stop (Run *r)
{
  sortie_frame_end (r->p, r->f, r->f->done);
}

static void
go_on_at (Run *r)
{
  jump (r, r->i->arg[0]);
}

static void
unless (Run *r)
{
  if (!sortie_test (&r->ctx, (guint16) r->i->arg[0]))
    jump (r, r->i->arg[1]);
}

static void
let (Run *r)
{
  sortie_slot_set (r->p, r->f, (guint) r->i->arg[0], sortie_number (&r->ctx, (guint16) r->i->arg[1]));
}

/* Each runs its instruction; the step has already been set to the next one. */
static void (*const execute[]) (Run *r) = {
  [SORTIE_OP_STOP] = stop,
  [SORTIE_OP_JUMP] = go_on_at,
  [SORTIE_OP_UNLESS] = unless,
  [SORTIE_OP_LET] = let,
  [SORTIE_OP_REPEAT] = let,
  [SORTIE_OP_BIND] = bind,
  [SORTIE_OP_CHOOSE] = run_choose,
  [SORTIE_OP_PICK] = pick,
  [SORTIE_OP_MAY] = may,
  [SORTIE_OP_PAY] = pay,
  [SORTIE_OP_CHOOSE_NUMBER] = choose_number,
  [SORTIE_OP_ONE_OF] = run_one_of,
  [SORTIE_OP_WAY] = run_way,
  [SORTIE_OP_EACH] = each,
  [SORTIE_OP_NEXT] = next,
  [SORTIE_OP_AGAIN] = again,
  [SORTIE_OP_CALL] = call,
  [SORTIE_OP_DURING] = during,
  [SORTIE_OP_CHANGE] = change_amount,
  [SORTIE_OP_CANCEL] = cancel,
  [SORTIE_OP_NEGATE] = negate,
  [SORTIE_OP_DO] = do_effects,
  [SORTIE_OP_ROLL] = roll,
};
G_STATIC_ASSERT (G_N_ELEMENTS (execute) == SORTIE_N_OPS);

/* A program that nobody announced names its targets itself, as far as there are candidates. */
static void
name_targets (SortiePlay *p, SortieFrame *f, const SortieProgram *program)
{
  guint target = f->step & EVAL_STEP_NUMBER;
  SortieContext ctx = sortie_context_of_frame (p, f);
  if (target == program->n_targets)
    {
      f->step = 0;
    }
  else if (f->step & EVAL_STEP_ASKED)
    {
      const SortieRef *answers;
      guint n = sortie_answers (p, &answers);
      guint16 slot = p->setup->catalogue->targets[program->first_target + target].slot;
      f->step = (guint16) (EVAL_STEP_TARGETS | (target + 1));
      sortie_slot_set_list (p, f, slot, answers, n);
    }
  else
    {
      SortieRef refs[SORTIE_MAX_SET];
      guint least, most;
      guint n =
          sortie_targets_candidates (&ctx, program, target, refs, SORTIE_MAX_SET, &least, &most);
      f->step |= EVAL_STEP_ASKED;
      sortie_ask (p, f, SORTIE_ASK_TARGET, f->seat, refs, n, least, most);
    }
}

void
eval_program_step (SortiePlay *p, SortieFrame *f)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieProgram *program = &catalogue->programs[f->code];
  if (f->step & EVAL_STEP_TARGETS)
    {
      name_targets (p, f, program);
      return;
    }
  guint number = f->step & EVAL_STEP_NUMBER;
  Run r = {
    .p = p,
    .f = f,
    .i = &catalogue->instructions[program->first + number],
    .ctx = sortie_context_of_frame (p, f),
    .asked = (f->step & EVAL_STEP_ASKED) != 0,
  };
  f->step = (guint16) (number + 1);
  execute[r.i->op] (&r);
}

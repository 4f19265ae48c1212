/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-roll.c: <roll>: the dice are on the table, and the log tells what they show.
 *
 * The frame is above that of the program, whose slot has the dice, until everything that answers the roll is done.
 */
#include "flow/pipeline.h"

enum { ROLL, ROLLED };

enum { SLOT_DICE };

const SortieFrame *
sortie_rolling (const SortiePlay *p)
{
  return sortie_frame_running (p, SORTIE_PROC_ROLLED);
}

guint
sortie_rolled (const SortiePlay *p, const SortieRef **ret)
{
  const SortieFrame *f = sortie_rolling (p);

  return f != NULL ? sortie_slot_list (p, f - 1, (guint) sortie_slot (p, f, SLOT_DICE), ret) : 0;
}

guint
sortie_dice_shown (const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieRef *dice = NULL;
  guint n = sortie_rolled (p, &dice);

  return model_copy_refs (dice, n, ret, max);
}

static SortieEvent
event_of_roll (const SortiePlay *p, const SortieFrame *f, guint type)
{
  const SortieRef *dice;
  SortieEvent event = sortie_event_from (p, f, type, f->seat);

  event.subject = sortie_ref_seat (f->seat);
  event.amount = (gint16) sortie_rolled (p, &dice);
  return event;
}

/* Whether the next instruction of the program tests what the dice show, and tests only that; *@ret is the test. */
static gboolean
find_test (const SortiePlay *p, const SortieFrame *f, const SortieExpr **ret)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieFrame *caller = f - 1;
  const SortieProgram *program;
  const SortieInstruction *next;
  const SortieExpr *test, *shown, *dice;

  if (caller->native) /* a game's procedure has no test that we could read */
    return FALSE;
  program = &catalogue->programs[caller->code];
  if (sortie_frame_instruction (caller) >= program->n)
    return FALSE;
  next = &catalogue->instructions[program->first + sortie_frame_instruction (caller)];
  if (next->op != SORTIE_OP_UNLESS)
    return FALSE;
  test = &catalogue->exprs[next->arg[0]];
  if (test->op != SORTIE_EXPR_TEST_NUMBER)
    return FALSE;
  shown = &catalogue->exprs[test->arg[0]];
  dice = &catalogue->exprs[shown->arg[0]];
  *ret = test;
  return shown->op == SORTIE_EXPR_NUM_SHOWN && dice->op == SORTIE_EXPR_SET_SLOT
         && dice->arg[0] == sortie_slot (p, f, SLOT_DICE);
}

/* The number of a bound of the test; FALSE if there is no bound, or if it must be computed. */
static gboolean
read_bound (const SortiePlay *p, gint16 expr, gint16 *ret)
{
  const SortieExpr *bound = &p->setup->catalogue->exprs[expr];

  if (expr == SORTIE_NO_EXPR || bound->op != SORTIE_EXPR_NUM_CONST)
    return FALSE;
  *ret = bound->arg[0];
  return TRUE;
}

static gint
sum_shown (const SortiePlay *p)
{
  const SortieRef *dice;
  guint n = sortie_rolled (p, &dice);
  gint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += sortie_ref_index (dice[i]);
  return sum;
}

/* Notes how much the roll needs, if the program has that as a literal number. */
static void
weigh_roll (const SortiePlay *p, const SortieFrame *f, SortieEvent *event)
{
  const SortieExpr *test;
  gint16 least;

  if (!find_test (p, f, &test) || test->arg[2] != SORTIE_NO_EXPR || !read_bound (p, test->arg[1], &least))
    return;
  event->other = sortie_ref (SORTIE_REF_NUMBER, sum_shown (p));
  event->amount = least;
}

static void
tell_dice (SortiePlay *p)
{
  const SortieFrame *f = sortie_rolling (p);
  SortieEvent event = event_of_roll (p, f, SORTIE_EVENT_DICE);

  if (p->watch != NULL) /* somebody is listening */
    weigh_roll (p, f, &event);
  sortie_event_tell (p, &event);
}

void
sortie_rolled_change (SortiePlay *p, guint die, guint16 shown)
{
  const SortieFrame *f = sortie_rolling (p), *program = f - 1;
  gint32 *locals;

  g_return_if_fail (f != NULL);
  locals = sortie_state_locals (p->s) + program->base;
  g_return_if_fail (die < SORTIE_LIST_N (locals[sortie_slot (p, f, SLOT_DICE)]));
  locals[SORTIE_LIST_AT (locals[sortie_slot (p, f, SLOT_DICE)]) + die]
    = (gint32) sortie_ref (SORTIE_REF_NUMBER, shown);
  tell_dice (p);
}

/* The program continues as if nothing had happened in between. */
void
sortie_rolled_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event;

  if (f->step == ROLLED)
    {
      sortie_frame_end (p, f, (f - 1)->done);
      return;
    }
  tell_dice (p);
  event = event_of_roll (p, f, SORTIE_EVENT_ROLLED);
  sortie_event_propose_one (p, f, &event, ROLLED);
}

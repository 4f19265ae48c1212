/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ready.c: ready-made behaviour that rows of a game's tables can name instead of writing functions: commits, the
 * effects of events, verbs that cause an event. */
#include <sortie/event.h>
#include "flow/internal.h"

/* ---- Commits -------------------------------------------------------------------------- */

static void
change (SortiePlay *p, SortieEvent *event, gint n)
{
  guint8 var = sortie_event_decl (p->setup, event->type)->var;
  gint before = sortie_var (p, var, event->seat);

  sortie_var_set (p, var, event->seat, before + n);
  event->amount = (gint16) ABS (sortie_var (p, var, event->seat) - before);
}

void
sortie_commit_gain (SortiePlay *p, SortieEvent *event)
{
  change (p, event, event->amount);
}

void
sortie_commit_loss (SortiePlay *p, SortieEvent *event)
{
  change (p, event, -event->amount);
}

static void
move_subject (SortiePlay *p, const SortieEvent *event, SortieEnd end)
{
  guint8 zone = sortie_event_decl (p->setup, event->type)->zone;

  sortie_card_move (p, sortie_ref_index (event->subject),
                    sortie_setup_zone (p->setup, zone, event->seat), end);
}

void
sortie_commit_to_top (SortiePlay *p, SortieEvent *event)
{
  move_subject (p, event, SORTIE_TOP);
}

void
sortie_commit_to_bottom (SortiePlay *p, SortieEvent *event)
{
  move_subject (p, event, SORTIE_BOTTOM);
}

void
sortie_commit_to_place (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_ref_kind (event->other) == SORTIE_REF_PLACE
                      ? sortie_ref_index (event->other)
                      : sortie_free_place (p, sortie_event_decl (p->setup, event->type)->place,
                                           event->seat);

  if (place == SORTIE_NO_INDEX)
    {
      g_critical ("%s: the event “%s” finds no free place; is it the event that you mean, SORTIE_GAME_EVENT ()?",
                  G_STRFUNC, sortie_event_decl (p->setup, event->type)->id);
      return;
    }
  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, event->seat);
}

/* ---- Changes of variables ------------------------------------------------------------- */

/* The event that the row of a variable asks for; 0 if none. */
static guint
event_of_change (const SortieSetup *setup, guint var, void (*commit) (SortiePlay *, SortieEvent *), const char *id)
{
  const SortieEventDecl *events = setup->rules->events;

  for (guint type = SORTIE_N_EVENTS; id != NULL && events[type].id != NULL; type++)
    if (events[type].commit == commit && events[type].var == var && events[type].id == id)
      return type;
  return 0;
}

guint
sortie_gain_event (const SortieSetup *setup, guint var)
{
  return event_of_change (setup, var, sortie_commit_gain, setup->vars[var].gain.id);
}

/* @function: of the game's; @field: that the row of the variable must have */
static gboolean
changes (SortiePlay *p, guint type, const char *function, const char *field, guint var, guint8 seat, gint n)
{
  if (type == 0)
    {
      g_critical ("%s: the row of the variable “%s” has no .%s", function, p->setup->vars[var].id, field);
      return TRUE;
    }
  return sortie_happens (p, type, seat, SORTIE_NOTHING, SORTIE_NOTHING, n);
}

gboolean
sortie_var_gain (SortiePlay *p, guint var, guint8 seat, gint n)
{
  return !model_is_row (G_STRFUNC, "variable", var, 0, p->setup->n_vars, "")
         || changes (p, sortie_gain_event (p->setup, var), G_STRFUNC, "gain", var, seat, n);
}

gboolean
sortie_var_loss (SortiePlay *p, guint var, guint8 seat, gint n)
{
  return !model_is_row (G_STRFUNC, "variable", var, 0, p->setup->n_vars, "")
         || changes (p, event_of_change (p->setup, var, sortie_commit_loss, p->setup->vars[var].loss.id), G_STRFUNC,
                     "loss", var, seat, n);
}

/* ---- Effects -------------------------------------------------------------------------- */

static const SortieEventDecl *
row_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_event_decl (p->setup, p->setup->procs[f->code].event);
}

static void
propose (SortiePlay *p, const SortieFrame *f, SortieRef subject, gint n)
{
  SortieEvent event = sortie_event_from (p, f, p->setup->procs[f->code].event, f->seat);

  event.subject = subject;
  event.amount = (gint16) CLAMP (n, 0, G_MAXINT16);
  sortie_event_propose (p, &event, 1);
}

static void
amount_step (SortiePlay *p, SortieFrame *f)
{
  gint n = sortie_slot (p, f, 0);

  if (f->step++ == 0 && n > 0)
    propose (p, f, SORTIE_NOTHING, n);
  else
    sortie_frame_end (p, f, n > 0 ? f->done : 0);
}

static void
spend_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 0 && sortie_slot (p, f, 0) > sortie_var (p, row_of (p, f)->var, f->seat))
    sortie_frame_end (p, f, 0);
  else
    amount_step (p, f);
}

/* Whose zone a card is in; SORTIE_NO_SEAT for a shared zone, or none. */
static guint8
holder (const SortiePlay *p, guint16 card)
{
  guint16 zone = sortie_card (p, card)->zone;

  return zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[zone].seat;
}

static void
cards_step (SortiePlay *p, SortieFrame *f)
{
  guint8 type = p->setup->procs[f->code].event;
  SortieBatch batch;
  SortieList cards;

  if (f->step++ > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  sortie_slot_copy (p, f, 0, &cards);
  sortie_batch_begin (&batch);
  f->done = 0;
  for (guint i = 0; i < cards.n; i++)
    {
      guint8 seat = holder (p, sortie_ref_index (cards.ref[i]));

      if (seat != SORTIE_NO_SEAT)
        sortie_batch_add (&batch, p, f, type, seat)->subject = cards.ref[i];
    }
  if (batch.n > 0)
    sortie_batch_propose (p, f, &batch, 1);
}

/* The cards of `again` go to `from` (the zone of @seat, or the shared one) and are shuffled; a shared zone is shuffled
 * by the seat for which the frame works. FALSE if somebody may answer that first. */
static gboolean
fill_again (SortiePlay *p, const SortieFrame *f, guint8 seat)
{
  const SortieEventEffect *effect = &row_of (p, f)->effect;
  gboolean is_own = !p->setup->zones[effect->from].shared || f->seat == SORTIE_NO_SEAT;
  guint16 from = sortie_setup_zone (p->setup, effect->from, seat);
  guint16 again = sortie_setup_zone (p->setup, effect->again, seat);

  while (again != from && sortie_zone_count (p, again) > 0)
    sortie_card_move (p, sortie_zone_bottom (p, again), from, SORTIE_TOP);
  return sortie_zone_count (p, from) == 0 || sortie_shuffle (p, effect->from, is_own ? seat : f->seat);
}

/* The top card goes to @seat. FALSE if there is none. */
static gboolean
draw_one (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieEventEffect *effect = &row_of (p, f)->effect;
  guint16 from = sortie_setup_zone (p->setup, effect->from, seat);
  SortieEvent event = sortie_event_from (p, f, p->setup->procs[f->code].event, seat);

  if (sortie_zone_count (p, from) == 0 && !fill_again (p, f, seat))
    return TRUE;
  if (sortie_zone_count (p, from) == 0)
    return FALSE;
  f->step++;
  event.subject = sortie_ref_card (sortie_zone_top (p, from));
  sortie_event_propose (p, &event, 1);
  return TRUE;
}

static void
draw_step (SortiePlay *p, SortieFrame *f)
{
  if ((gint) f->step >= sortie_slot (p, f, 0) || !draw_one (p, f, f->seat))
    sortie_frame_end (p, f, f->step);
}

/* At first the slot has how many cards each seat gets. From then on it is negative and counts how often some seat's
 * turn still comes. Seats that are out or get no card are skipped. */
static void
deal_step (SortiePlay *p, SortieFrame *f)
{
  const guint8 first = f->seat == SORTIE_NO_SEAT ? 0 : f->seat;
  const gint n = (gint) sortie_n_seats (p), dealt = f->step;
  gint left = sortie_slot (p, f, 0);

  for (left = left > 0 ? -left * n : left; left < 0; left++)
    {
      guint8 seat = sortie_seat_later (p, first, (guint) (n + left % n) % n);

      if (sortie_is_out (p, seat) || !draw_one (p, f, seat))
        continue;
      sortie_slot_set (p, f, 0, f->step > dealt ? left + 1 : left);
      return;
    }
  sortie_frame_end (p, f, dealt);
}

SortieProcDecl
sortie_effect_proc (const SortieEventEffect *effect, guint8 event)
{
  static void (*const steps[]) (SortiePlay *, SortieFrame *) = {
    [SORTIE_EFFECT_AMOUNT] = amount_step,
    [SORTIE_EFFECT_SPEND] = spend_step,
    [SORTIE_EFFECT_CARDS] = cards_step,
    [SORTIE_EFFECT_DRAW] = draw_step,
    [SORTIE_EFFECT_DEAL] = deal_step,
  };

  return (SortieProcDecl) { effect->name, steps[effect->kind], event };
}

void
sortie_call_effect (SortiePlay *p, const SortieFrame *f, guint event, gint n)
{
  guint proc = SORTIE_N_PROCS;

  while (p->setup->procs[proc].id != NULL && p->setup->procs[proc].event != SORTIE_GAME_EVENT (event))
    proc++;
  g_return_if_fail (p->setup->procs[proc].id != NULL);
  sortie_call_game_for (p, f, proc - SORTIE_N_PROCS, 1, (const SortieArg[]) { SORTIE_NUMBER (n) });
}

/* ---- Verbs ---------------------------------------------------------------------------- */

void
sortie_verb_carry_out (SortiePlay *p, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  if (verb->closes)
    sortie_close_window (p);
  verb->apply (p, move);
}

void
sortie_verb_happens (SortiePlay *p, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  gint n = verb->amount != NULL ? verb->amount (p, move) : 1;

  sortie_happens (p, verb->event, p->s->decision.whose, move->n > 0 ? move->arg[0] : SORTIE_NOTHING,
                  move->n > 1 ? move->arg[1] : SORTIE_NOTHING, n);
}

/* ---- Policies ------------------------------------------------------------------------- */

gint
sortie_triggers_as_they_lie (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  gint first = sortie_piece_place (p, a->source), second = sortie_piece_place (p, b->source);

  return first != second ? first - second : (gint) a->clause - (gint) b->clause;
}

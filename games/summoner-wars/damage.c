/* SPDX-License-Identifier: GPL-3.0-or-later */
/* damage.c: wounds, and what becomes of cards that leave the battlefield (SW-13).
 *
 * What wounds only places markers. When all of one effect are placed, RECKON destroys what has
 * enough of them (SW-13.6), one after the other in the order of the active player.
 */
#include "events.h"
#include "look.h"
#include "strike.h"

#define MAX_EVENTS 48 /* cards on the battlefield that one effect wounds; two boards hold no more */

typedef struct
{
  SortieEvent event[MAX_EVENTS];
  guint n;
} Batch;

static SortieEvent *
add (Batch *batch, const SortiePlay *p, const SortieFrame *f, SwEvent type, SortieRef piece)
{
  SortieEvent *event = &batch->event[MIN (batch->n, MAX_EVENTS - 1)];

  *event = sw_event (p, f, type, sw_controller (p, piece));
  event->subject = piece;
  if (batch->n < MAX_EVENTS)
    batch->n++;
  return event;
}

static void
propose (SortiePlay *p, SortieFrame *f, const Batch *batch, guint step)
{
  f->step = step;
  f->done = 0;
  if (batch->n > 0)
    sortie_event_propose (p, batch->event, batch->n);
}

/* Effects that place or take markers: one event for each card, then the reckoning. */

enum
{
  MARKERS_PLACE,
  MARKERS_PLACED,
  MARKERS_OVER,
};

/* Whether a frame below waits for wounds that are being placed and reckons itself afterwards. */
static gboolean
reckons_later (const SortiePlay *p, const SortieFrame *f)
{
  for (const SortieFrame *below = sortie_state_frames (p->s); below < f; below++)
    {
      guint proc = sortie_game_proc_of (below);

      if (sw_strike_places_wounds (below)
          || (below->step == MARKERS_PLACED
              && (proc == SW_PROC_WOUND || proc == SW_PROC_POISON || proc == SW_PROC_MOVE_WOUNDS)))
        return TRUE;
    }
  return FALSE;
}

/* @slot: where the effect has room of its own. */
static void
reckon_and_end (SortiePlay *p, SortieFrame *f, guint slot)
{
  if (f->step == MARKERS_OVER || reckons_later (p, f))
    {
      sortie_frame_end (p, f, f->step == MARKERS_OVER ? sortie_slot (p, f, slot) : f->done);
      return;
    }
  sortie_slot_set (p, f, slot, f->done);
  f->step = MARKERS_OVER;
  sortie_call_game_for (p, f, SW_PROC_RECKON, 0, NULL);
}

static void
place_on_each (SortiePlay *p, SortieFrame *f, SwEvent type, guint list, gint n)
{
  Batch batch = { .n = 0 };
  const SortieRef *what;
  guint n_what = sortie_slot_list (p, f, list, &what);

  for (guint i = 0; i < n_what && n > 0; i++)
    if (sortie_piece_exists (p, what[i]))
      add (&batch, p, f, type, what[i])->amount = n;
  propose (p, f, &batch, MARKERS_PLACED);
}

enum { PLACE_WHAT, PLACE_N, PLACE_DONE };

static void
place_markers (SortiePlay *p, SortieFrame *f, SwEvent type)
{
  if (f->step == MARKERS_PLACE)
    place_on_each (p, f, type, PLACE_WHAT, sortie_slot (p, f, PLACE_N));
  else
    reckon_and_end (p, f, PLACE_DONE);
}

void
sw_wound_step (SortiePlay *p, SortieFrame *f)
{
  place_markers (p, f, SW_EVENT_WOUND);
}

void
sw_poison_step (SortiePlay *p, SortieFrame *f)
{
  place_markers (p, f, SW_EVENT_POISON);
}

/* Healing (SW-13.8, 22.1): where not all markers go the healer says how many of them are poison. */

enum { HEAL_WHAT, HEAL_N, HEAL_POISON }; /* the last is a list: for each card looked at, how many */

enum
{
  HEAL_NEXT,
  HEAL_CHOSEN,
  HEAL_DONE,
};

/* The next card to look at; nothing when all have been. */
static SortieRef
next_healed (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *what, *poison;
  guint n = sortie_slot_list (p, f, HEAL_WHAT, &what);
  guint looked_at = sortie_slot_list (p, f, HEAL_POISON, &poison);

  return looked_at < MIN (n, MAX_EVENTS) ? what[looked_at] : SORTIE_NOTHING;
}

static void
note_poison (SortiePlay *p, SortieFrame *f, SortieRef number)
{
  SortieRef numbers[MAX_EVENTS];
  const SortieRef *before;
  guint n = sortie_slot_list (p, f, HEAL_POISON, &before);

  if (n > 0)
    memcpy (numbers, before, n * sizeof *numbers);
  numbers[n] = number;
  sortie_slot_set_list (p, f, HEAL_POISON, numbers, n + 1);
  f->step = HEAL_NEXT;
}

static void
ask_for_poison (SortiePlay *p, SortieFrame *f, SortieRef piece)
{
  gint n = sortie_slot (p, f, HEAL_N), poison = sortie_piece_mark (p, piece, SW_MARK_POISON);
  gint least = CLAMP (n - sortie_piece_mark (p, piece, SW_MARK_WOUND), 0, poison);
  gint most = MIN (n, poison);
  SortieRef numbers[SORTIE_MAX_SET];
  guint n_numbers = 0;

  for (gint i = least; i <= most && n_numbers < G_N_ELEMENTS (numbers); i++)
    numbers[n_numbers++] = sortie_ref (SORTIE_REF_NUMBER, i);
  if (n_numbers < 2)
    {
      note_poison (p, f, sortie_ref (SORTIE_REF_NUMBER, MAX (0, most)));
      return;
    }
  f->step = HEAL_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_POISON), f->seat, numbers, n_numbers, 1, 1);
  p->s->decision.about = piece;
  sortie_ask_about (p, sortie_piece_def (p, piece));
}

static void
heal_each (SortiePlay *p, SortieFrame *f)
{
  Batch batch = { .n = 0 };
  const SortieRef *what, *poison;
  guint n = sortie_slot_list (p, f, HEAL_POISON, &poison);

  sortie_slot_list (p, f, HEAL_WHAT, &what);
  for (guint i = 0; i < n && sortie_slot (p, f, HEAL_N) > 0; i++)
    if (sortie_piece_exists (p, what[i]))
      {
        SortieEvent *event = add (&batch, p, f, SW_EVENT_HEAL, what[i]);

        event->amount = sortie_slot (p, f, HEAL_N);
        event->other = poison[i];
      }
  propose (p, f, &batch, HEAL_DONE);
}

void
sw_heal_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef next;

  if (f->step == HEAL_DONE)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  if (f->step == HEAL_CHOSEN)
    {
      note_poison (p, f, sortie_answer (p));
      return;
    }
  next = next_healed (p, f);
  if (next == SORTIE_NOTHING)
    heal_each (p, f);
  else if (sortie_piece_exists (p, next))
    ask_for_poison (p, f, next);
  else
    note_poison (p, f, sortie_ref (SORTIE_REF_NUMBER, 0));
}

/* Markers from one card to another: as many as there are. */

enum { CARRY_N, CARRY_FROM, CARRY_TO, CARRY_DONE };

static void
carry (SortiePlay *p, SortieFrame *f)
{
  SortieRef from = sortie_slot_ref (p, f, CARRY_FROM), to = sortie_slot_ref (p, f, CARRY_TO);
  Batch batch = { .n = 0 };
  gint n;

  if (sortie_piece_exists (p, from) && sortie_piece_exists (p, to) && from != to)
    {
      n = MIN (sortie_slot (p, f, CARRY_N), sw_wounds (p, from));
      add (&batch, p, f, SW_EVENT_HEAL, from)->amount = MAX (0, n);
      add (&batch, p, f, SW_EVENT_WOUND, to)->amount = MAX (0, n);
    }
  propose (p, f, &batch, MARKERS_PLACED);
}

void
sw_move_wounds_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == MARKERS_PLACE)
    carry (p, f);
  else
    reckon_and_end (p, f, CARRY_DONE);
}

/* Destruction (SW-13.2, 13.3). */

static SortieRef
zone_ref (const SortiePlay *p, SwZone zone, guint8 seat)
{
  return sortie_ref (SORTIE_REF_NUMBER, sw_zone (p, zone, seat));
}

/* SW-15.11, 21.6, 13.2. */
static SortieRef
grave_of (const SortiePlay *p, SortieRef piece, guint8 destroyer)
{
  if (sw_is_vine_wall (p, piece))
    return zone_ref (p, SW_ZONE_VINES, sortie_piece_owner (p, piece));
  if (sw_type (p, piece) == SW_CONJURATION && sw_is_friendly (p, destroyer, piece))
    return zone_ref (p, SW_ZONE_DISCARD, destroyer);
  return zone_ref (p, SW_ZONE_MAGIC, destroyer);
}

/* SW-13.3: the rules alone destroy on behalf of the controller. */
static void
add_destruction (Batch *batch, const SortiePlay *p, const SortieFrame *f, SortieRef piece)
{
  SortieEvent *event = add (batch, p, f, SW_EVENT_DESTROY, piece);

  if (f->cause == SORTIE_CAUSE_RULE && f->source == SORTIE_NOTHING)
    event->actor = sw_controller (p, piece);
  event->other = grave_of (p, piece, event->actor);
}

void
sw_destroy_step (SortiePlay *p, SortieFrame *f)
{
  Batch batch = { .n = 0 };
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, 0, &what);

  if (f->step > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  for (guint i = 0; i < n; i++)
    if (sortie_piece_exists (p, what[i]))
      add_destruction (&batch, p, f, what[i]);
  propose (p, f, &batch, 1);
}

/* Reckoning (SW-11.10, 13.6). */

/* What is printed is all where nothing changes lives. */
static gint
life_on_card (const SortiePlay *p, guint16 slot)
{
  const SortieCard *card = &sortie_state_cards (p->s)[sortie_state_pieces (p->s)[slot].card];

  return sortie_def (p, card->def)->printed[SW_VALUE_LIFE];
}

/* Asked again and again, and mostly of nobody: without wounds only a life that has shrunk kills. */
guint
sw_doomed (const SortiePlay *p, SortieRef *ret, guint max)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const gint16 *marks = sortie_state_marks (p->s);
  gboolean changes = sortie_may_change (p, SW_VALUE_LIFE, SORTIE_NOTHING);
  guint n = 0;

  for (guint16 slot = 0; slot < p->s->n_pieces && n < max; slot++, marks += p->setup->n_marks)
    {
      gint wounds = marks[SW_MARK_WOUND] + marks[SW_MARK_POISON];
      SortieRef ref;

      if ((wounds == 0 && !changes) || pieces[slot].place == SORTIE_NO_INDEX)
        continue;
      ref = sortie_piece_ref (p, slot);
      if (wounds >= (changes ? sw_life (p, ref) : life_on_card (p, slot)))
        ret[n++] = ref;
    }
  return n;
}

enum
{
  RECKON_NEXT,
  RECKON_CHOSEN,
};

/* What was reckoned with already, and is still there; whether the rules settle a position. */
enum { RECKON_SPARED, RECKON_SETTLES };

static gboolean
was_spared (const SortiePlay *p, const SortieFrame *f, SortieRef ref)
{
  const SortieRef *spared;
  guint n = sortie_slot_list (p, f, RECKON_SPARED, &spared);

  for (guint i = 0; i < n; i++)
    if (spared[i] == ref)
      return TRUE;
  return FALSE;
}

static void
note_spared (SortiePlay *p, SortieFrame *f, SortieRef ref)
{
  SortieRef refs[MAX_EVENTS];
  const SortieRef *spared;
  guint n = sortie_slot_list (p, f, RECKON_SPARED, &spared);

  n = MIN (n, MAX_EVENTS - 1);
  if (n > 0)
    memcpy (refs, spared, n * sizeof *refs);
  refs[n] = ref;
  sortie_slot_set_list (p, f, RECKON_SPARED, refs, n + 1);
  sortie_piece_remember (p, ref, SW_MEMORY_SPARED, TRUE);
  sortie_var_set (p, SW_VAR_SPARED, 0, 1);
}

static guint
next_doomed (const SortiePlay *p, const SortieFrame *f, SortieRef *ret)
{
  SortieRef all[MAX_EVENTS];
  guint n = sw_doomed (p, all, MAX_EVENTS), left = 0;

  for (guint i = 0; i < n; i++)
    if (!was_spared (p, f, all[i]))
      ret[left++] = all[i];
  return left;
}

/* SW-13.3: what another player did in answer to an attack is not the doing of the attack. */
static void
name_destroyer (const SortiePlay *p, SortieEvent *event)
{
  gint last = sortie_piece_mark (p, event->subject, SW_MARK_LAST);

  if (last == 0 || last - 1 == event->actor)
    return;
  event->actor = last - 1;
  event->cause = SORTIE_CAUSE_ABILITY;
  event->source = SORTIE_NOTHING;
  event->source_def = 0;
  event->other = grave_of (p, event->subject, event->actor);
}

/* Wounds that lie already are nobody's any more: whatever kills later is a loss of life. */
static void
end_reckoning (SortiePlay *p, SortieFrame *f)
{
  for (SORTIE_EACH_PIECE (p, slot))
    sortie_piece_set_mark (p, sortie_piece_ref (p, slot), SW_MARK_LAST, 0);
  sortie_frame_end (p, f, 1);
}

static void
destroy_one (SortiePlay *p, SortieFrame *f, SortieRef piece)
{
  Batch batch = { .n = 0 };
  gboolean is_final = sortie_slot (p, f, RECKON_SETTLES)
                      && sortie_piece_remembers (p, piece, SW_MEMORY_SPARED);

  note_spared (p, f, piece);
  add_destruction (&batch, p, f, piece);
  name_destroyer (p, &batch.event[0]);
  if (is_final)
    batch.event[0].flags |= SORTIE_EVENT_FINAL;
  propose (p, f, &batch, RECKON_NEXT);
}

void
sw_reckon_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef doomed[MAX_EVENTS];
  guint n = 0;

  if (f->step == RECKON_CHOSEN)
    {
      destroy_one (p, f, sortie_answer (p));
      return;
    }
  n = next_doomed (p, f, doomed);
  if (n == 0)
    end_reckoning (p, f);
  else if (n == 1)
    destroy_one (p, f, doomed[0]);
  else
    {
      f->step = RECKON_CHOSEN;
      sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_REMOVAL_ORDER), p->s->turn.active, doomed, n, 1, 1);
    }
}

/* what was saved and still has no life when the position is settled is destroyed for good. */
gboolean
sw_settle_losses (SortiePlay *p)
{
  SortieOrigin origin = sortie_origin_rules (p->s->turn.active);
  SortieRef doomed;

  if (sw_doomed (p, &doomed, 1) > 0)
    {
      sortie_call_game (p, &origin, SW_PROC_RECKON, 2,
                        (const SortieArg[]) { SORTIE_LIST (&doomed, 0), SORTIE_NUMBER (TRUE) });
      return TRUE;
    }
  if (sortie_var (p, SW_VAR_SPARED, 0) == 0)
    return FALSE;
  for (SORTIE_EACH_PIECE (p, slot))
    sortie_piece_remember (p, sortie_piece_ref (p, slot), SW_MEMORY_SPARED, FALSE);
  sortie_var_set (p, SW_VAR_SPARED, 0, 0);
  return FALSE;
}

/* Where a destroyed card goes instead (SW-13.5, 20.5): of an event that is about to happen. */

enum { GOES_ZONE, GOES_OF };

void
sw_goes_to_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent *event = sortie_frame_event (p, f);
  SortieRef of = sortie_slot_ref (p, f, GOES_OF);
  guint8 seat;

  if (event != NULL)
    {
      seat = sortie_ref_kind (of) == SORTIE_REF_SEAT ? sortie_ref_index (of)
                                                     : sortie_piece_owner (p, event->subject);
      event->other = zone_ref (p, sortie_slot (p, f, GOES_ZONE), seat);
    }
  sortie_frame_end (p, f, event != NULL);
}

void
sw_goes_under_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent *event = sortie_frame_event (p, f);
  SortieRef piece = sortie_slot_ref (p, f, 0);
  gboolean goes = event != NULL && piece != event->subject && sortie_piece_exists (p, piece);

  if (goes)
    event->other = piece;
  sortie_frame_end (p, f, goes);
}

/* Discarding (SW-13.4, 13.5): of the battlefield or of a hand. */

static void
add_discard (Batch *batch, const SortiePlay *p, const SortieFrame *f, SortieRef ref)
{
  SortieEvent *event;
  guint16 zone;

  if (sortie_piece_exists (p, ref))
    {
      add (batch, p, f, SW_EVENT_DISCARD, ref);
      return;
    }
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return;
  zone = sortie_state_cards (p->s)[sortie_ref_index (ref)].zone;
  if (zone == SORTIE_NO_INDEX)
    return;
  event = add (batch, p, f, SW_EVENT_DISCARD, ref);
  event->seat = p->setup->piles[zone].seat;
}

/* Who discards chooses, of the own cards where there are any, as many as is said, or takes all. */

enum { DISCARD_WHAT, DISCARD_N, DISCARD_BY, DISCARD_NEXT, DISCARD_DONE };

enum
{
  DISCARD_SEAT,   /* whose turn it is to discard */
  DISCARD_CHOSEN,
  DISCARD_GONE,
};

static guint8
holder_of (const SortiePlay *p, SortieRef ref)
{
  guint16 zone;

  if (sortie_piece_exists (p, ref))
    return sw_controller (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NO_SEAT;
  zone = sortie_state_cards (p->s)[sortie_ref_index (ref)].zone;
  return zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : p->setup->piles[zone].seat;
}

/* What @seat may discard: its own, or anything where it has none of them. */
static guint
list_discards (const SortiePlay *p, const SortieFrame *f, guint8 seat, SortieRef *ret)
{
  const SortieRef *what;
  guint n_what = sortie_slot_list (p, f, DISCARD_WHAT, &what), n = 0;

  n_what = MIN (n_what, SORTIE_MAX_SET);
  for (guint i = 0; i < n_what; i++)
    if (holder_of (p, what[i]) == seat)
      ret[n++] = what[i];
  for (guint i = 0; n == 0 && i < n_what; i++)
    ret[i] = what[i];
  return n > 0 ? n : n_what;
}

static guint8
discarder (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *by;
  guint n = sortie_slot_list (p, f, DISCARD_BY, &by), next = sortie_slot (p, f, DISCARD_NEXT);

  return next < n ? sortie_ref_index (by[next]) : SORTIE_NO_SEAT;
}

static void
discard (SortiePlay *p, SortieFrame *f, const SortieRef *what, guint n)
{
  Batch batch = { .n = 0 };
  guint8 seat = discarder (p, f);

  for (guint i = 0; i < n; i++)
    add_discard (&batch, p, f, what[i]);
  for (guint i = 0; i < batch.n; i++)
    batch.event[i].actor = seat;
  propose (p, f, &batch, DISCARD_GONE);
}

static void
let_discard (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  gint wanted = sortie_slot (p, f, DISCARD_N);
  SortieRef refs[SORTIE_MAX_SET];
  guint n = list_discards (p, f, seat, refs);

  if (wanted <= 0)
    {
      discard (p, f, refs, n);
      return;
    }
  f->step = DISCARD_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_CARD), seat, refs, n, wanted, wanted);
}

void
sw_discard_step (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *chosen;
  guint n;

  if (f->step == DISCARD_SEAT)
    {
      if (discarder (p, f) == SORTIE_NO_SEAT)
        sortie_frame_end (p, f, sortie_slot (p, f, DISCARD_DONE));
      else
        let_discard (p, f, discarder (p, f));
      return;
    }
  if (f->step == DISCARD_CHOSEN)
    {
      n = sortie_answers (p, &chosen);
      discard (p, f, chosen, n);
      return;
    }
  sortie_slot_set (p, f, DISCARD_DONE, sortie_slot (p, f, DISCARD_DONE) + f->done);
  sortie_slot_set (p, f, DISCARD_NEXT, sortie_slot (p, f, DISCARD_NEXT) + 1);
  f->step = DISCARD_SEAT;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* damage.c: wounds and other markers: placed, healed and moved (SW-13).
 *
 * An effect only places markers. When all of them are placed, RECKON (destroy.c) destroys the cards that have enough
 * (SW-13.6).
 */
#include "steps.h"
#include "strike.h"

/* Effects that place or remove markers: one event for each card, then the reckoning. */

enum
{
  MARKERS_PLACE,
  MARKERS_PLACED,
  MARKERS_OVER,
};

/* Whether a frame below is placing wounds and will reckon afterwards. */
static gboolean
reckons_later (const SortiePlay *p, const SortieFrame *f)
{
  guint n;

  for (const SortieFrame *below = sortie_frames (p, &n); below < f; below++)
    {
      guint proc = sortie_game_proc_of (below);

      if (sw_strike_places_wounds (below)
          || (below->step == MARKERS_PLACED
              && (proc == SW_PROC_WOUND || proc == SW_PROC_POISON || proc == SW_PROC_MOVE_WOUNDS)))
        return TRUE;
    }
  return FALSE;
}

/* @slot: a slot that the effect may use */
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

/* The wounds that others replace (<instead>), or NULL. */
static const SortieEvent *
replaced_wounds (const SortiePlay *p, const SortieFrame *f)
{
  const SortieEvent *event = sortie_frame_event (p, f);
  gboolean replaced = event != NULL && (event->flags & SORTIE_EVENT_CANCELLED)
                      && (event->type == SORTIE_GAME_EVENT (SW_EVENT_WOUND)
                          || event->type == SORTIE_GAME_EVENT (SW_EVENT_POISON));

  return replaced ? event : NULL;
}

/* redirected wounds still come from the attack or effect, unless they go back to their source. */
static void
add_markers_on (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SwEvent type, SortieRef piece,
                gint n)
{
  SortieEvent *event = sw_batch_add (batch, p, f, type, piece);
  const SortieEvent *replaced = replaced_wounds (p, f);

  event->amount = n;
  if (replaced == NULL || replaced->source == piece)
    return;
  event->actor = replaced->actor;
  event->cause = replaced->cause;
  event->source = replaced->source;
  event->source_def = replaced->source_def;
}

static void
place_on_each (SortiePlay *p, SortieFrame *f, SwEvent type, guint list, gint n)
{
  SortieBatch batch;
  const SortieRef *what;
  guint n_what = sortie_slot_list (p, f, list, &what);

  sortie_batch_begin (&batch);
  for (guint i = 0; i < n_what && n > 0; i++)
    if (sortie_piece_exists (p, what[i]))
      add_markers_on (&batch, p, f, type, what[i], n);
  sortie_batch_propose (p, f, &batch, MARKERS_PLACED);
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

/* Healing (SW-13.8, 22.1): if not all markers are removed, the player who heals says how many of them are poison. */

enum { HEAL_WHAT, HEAL_N, HEAL_POISON }; /* the last is a list: how many for each card so far */

enum
{
  HEAL_NEXT,
  HEAL_CHOSEN,
  HEAL_DONE,
};

/* The next card to heal; nothing after the last. */
static SortieRef
next_healed (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *what, *poison;
  guint n = sortie_slot_list (p, f, HEAL_WHAT, &what);
  guint looked_at = sortie_slot_list (p, f, HEAL_POISON, &poison);

  return looked_at < MIN (n, SW_MAX_PIECES) ? what[looked_at] : SORTIE_NOTHING;
}

static void
note_poison (SortiePlay *p, SortieFrame *f, SortieRef number)
{
  sortie_slot_append (p, f, HEAL_POISON, number);
  f->step = HEAL_NEXT;
}

/* How many of @n markers removed from a card may be poison, as numbers. */
static guint
list_poison (const SortiePlay *p, SortieRef piece, gint n, SortieRef ret[SORTIE_MAX_SET])
{
  gint poison = sortie_piece_mark (p, piece, SW_MARK_POISON);
  gint least = CLAMP (n - sortie_piece_mark (p, piece, SW_MARK_WOUND), 0, poison);
  gint most = CLAMP (n, 0, poison);
  guint found = 0;

  for (gint i = least; i <= most && found < SORTIE_MAX_SET; i++)
    ret[found++] = sortie_ref (SORTIE_REF_NUMBER, i);
  return found;
}

/* FALSE: there is no choice, and *@ret_poison is the number of poison markers. */
static gboolean
ask_for_poison (SortiePlay *p, SortieFrame *f, SortieRef piece, gint n, guint step,
                SortieRef *ret_poison)
{
  SortieRef numbers[SORTIE_MAX_SET];
  guint n_numbers = list_poison (p, piece, n, numbers);

  *ret_poison = numbers[0];
  if (n_numbers < 2)
    return FALSE;
  f->step = step;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_POISON), f->seat, numbers, n_numbers, 1, 1);
  sortie_ask_about_thing (p, piece);
  sortie_ask_about (p, sortie_piece_def (p, piece));
  return TRUE;
}

static void
heal_each (SortiePlay *p, SortieFrame *f)
{
  SortieBatch batch;
  const SortieRef *what, *poison;
  guint n = sortie_slot_list (p, f, HEAL_POISON, &poison);

  sortie_batch_begin (&batch);
  sortie_slot_list (p, f, HEAL_WHAT, &what);
  for (guint i = 0; i < n && sortie_slot (p, f, HEAL_N) > 0; i++)
    if (sortie_piece_exists (p, what[i]))
      {
        SortieEvent *event = sw_batch_add (&batch, p, f, SW_EVENT_HEAL, what[i]);

        event->amount = sortie_slot (p, f, HEAL_N);
        event->other = poison[i];
      }
  sortie_batch_propose (p, f, &batch, HEAL_DONE);
}

void
sw_heal_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef next, poison;

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
  else if (!sortie_piece_exists (p, next))
    note_poison (p, f, sortie_ref (SORTIE_REF_NUMBER, 0));
  else if (!ask_for_poison (p, f, next, sortie_slot (p, f, HEAL_N), HEAL_CHOSEN, &poison))
    note_poison (p, f, poison);
}

/* Moves markers from one card to another, as many as there are; the player who moves them says which. */

enum { CARRY_N, CARRY_FROM, CARRY_TO, CARRY_DONE };

enum { CARRY_CHOSEN = MARKERS_OVER + 1 };

static gint
carried (const SortiePlay *p, const SortieFrame *f)
{
  gint there = sw_wounds (p, sortie_slot_ref (p, f, CARRY_FROM));

  return CLAMP (sortie_slot (p, f, CARRY_N), 0, there);
}

/* Each marker keeps its kind (SW-22.1). */
static void
carry (SortiePlay *p, SortieFrame *f, SortieRef poison)
{
  SortieRef from = sortie_slot_ref (p, f, CARRY_FROM), to = sortie_slot_ref (p, f, CARRY_TO);
  gint n = carried (p, f), n_poison = sortie_ref_index (poison);
  SortieBatch batch;
  SortieEvent *heal;

  sortie_batch_begin (&batch);
  heal = sw_batch_add (&batch, p, f, SW_EVENT_HEAL, from);
  heal->amount = n;
  heal->other = poison;
  if (n > n_poison)
    sw_batch_add (&batch, p, f, SW_EVENT_WOUND, to)->amount = n - n_poison;
  if (n_poison > 0)
    sw_batch_add (&batch, p, f, SW_EVENT_POISON, to)->amount = n_poison;
  sortie_batch_propose (p, f, &batch, MARKERS_PLACED);
}

static void
begin_carrying (SortiePlay *p, SortieFrame *f)
{
  SortieRef from = sortie_slot_ref (p, f, CARRY_FROM), to = sortie_slot_ref (p, f, CARRY_TO);
  SortieRef poison;

  if (!sortie_piece_exists (p, from) || !sortie_piece_exists (p, to) || from == to
      || carried (p, f) == 0)
    sortie_frame_end (p, f, 0);
  else if (!ask_for_poison (p, f, from, carried (p, f), CARRY_CHOSEN, &poison))
    carry (p, f, poison);
}

void
sw_move_wounds_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == MARKERS_PLACE)
    begin_carrying (p, f);
  else if (f->step == CARRY_CHOSEN)
    carry (p, f, sortie_answer (p));
  else
    reckon_and_end (p, f, CARRY_DONE);
}

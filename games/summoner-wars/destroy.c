/* SPDX-License-Identifier: GPL-3.0-or-later */
/* destroy.c: destroys cards, by effects and by their wounds, one after another in the order that the active player
 * chooses (SW-11.10, 13.2).
 */
#include "procs.h"
#include "steps.h"

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

/* SW-13.3: only the rules destroy on behalf of the controller. */
static void
add_destruction (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef piece)
{
  SortieEvent *event = sw_batch_add (batch, p, f, SW_EVENT_DESTROY, piece);

  if (f->cause == SORTIE_CAUSE_RULE && f->source == SORTIE_NOTHING)
    event->actor = sw_controller (p, piece);
  event->other = grave_of (p, piece, event->actor);
}

void
sw_destroy_step (SortiePlay *p, SortieFrame *f)
{
  SortieBatch batch;
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, 0, &what);

  sortie_batch_begin (&batch);
  if (f->step > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  for (guint i = 0; i < n; i++)
    if (sortie_piece_exists (p, what[i]))
      add_destruction (&batch, p, f, what[i]);
  sortie_batch_propose (p, f, &batch, 1);
}

/* Reckoning (SW-11.10, 13.6). */

/* If nothing changes lives, the printed value counts. */
static gint
life_on_card (const SortiePlay *p, const SortiePiece *piece)
{
  return sortie_def (p, sortie_piece_card (p, piece)->def)->printed[SW_VALUE_LIFE];
}

static gboolean
is_doomed (const SortiePlay *p, const SortiePiece *piece, guint16 slot, gint wounds, gboolean changes)
{
  if (piece->place == SORTIE_NO_INDEX)
    return FALSE;
  return wounds >= (changes ? sw_life (p, sortie_piece_ref (p, slot)) : life_on_card (p, piece));
}

/* Lists every card with enough wounds to be destroyed (SW-13.1); returns how many. It is called very often and
 * usually finds none: without wounds, only a reduced life destroys a card. */
static guint
list_doomed (const SortiePlay *p, SortieRef *ret, guint max)
{
  gboolean changes = sortie_may_change (p, SW_VALUE_LIFE, SORTIE_NOTHING);
  const gint16 *marks = sortie_piece_marks_in (p, 0);
  guint n_pieces, n = 0;
  const SortiePiece *pieces = sortie_piece_slots (p, &n_pieces);

  for (guint16 slot = 0; slot < n_pieces; slot++, marks += SW_N_MARKS)
    {
      gint wounds = marks[SW_MARK_WOUND] + marks[SW_MARK_POISON];

      if ((wounds == 0 && !changes) || !is_doomed (p, &pieces[slot], slot, wounds, changes))
        continue;
      ret[n++] = sortie_piece_ref (p, slot);
      if (n == max)
        break;
    }
  return n;
}

enum
{
  RECKON_NEXT,
  RECKON_CHOSEN,
};

/* The cards that were already reckoned and are still there; whether the rules settle a position. */
enum { RECKON_SPARED, RECKON_SETTLES };

static gboolean
was_spared (const SortiePlay *p, const SortieFrame *f, SortieRef ref)
{
  return sortie_slot_has (p, f, RECKON_SPARED, ref);
}

static void
note_spared (SortiePlay *p, SortieFrame *f, SortieRef ref)
{
  /* no room: destroyed cards came back again and again */
  if (!sortie_slot_append (p, f, RECKON_SPARED, ref))
    return;
  sortie_piece_remember (p, ref, SW_MEMORY_SPARED, TRUE);
  sortie_var_set (p, SW_VAR_SPARED, 0, 1);
}

static guint
next_doomed (const SortiePlay *p, const SortieFrame *f, SortieRef *ret)
{
  SortieRef all[SW_MAX_PIECES];
  guint n = list_doomed (p, all, SW_MAX_PIECES), left = 0;

  for (guint i = 0; i < n; i++)
    if (!was_spared (p, f, all[i]))
      ret[left++] = all[i];
  return left;
}

/* SW-13.3: what another player did in answer to an attack is not part of the attack. */
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

/* Forgets who placed the wounds: a card destroyed later loses its life by itself. */
static void
end_reckoning (SortiePlay *p, SortieFrame *f)
{
  sortie_pieces_clear_mark (p, SW_MARK_LAST);
  sortie_frame_end (p, f, 1);
}

static void
destroy_one (SortiePlay *p, SortieFrame *f, SortieRef piece)
{
  SortieBatch batch;
  gboolean is_final = sortie_slot (p, f, RECKON_SETTLES)
                      && sortie_piece_remembers (p, piece, SW_MEMORY_SPARED);

  sortie_batch_begin (&batch);
  note_spared (p, f, piece);
  add_destruction (&batch, p, f, piece);
  name_destroyer (p, &batch.event[0]);
  if (is_final)
    batch.event[0].flags |= SORTIE_EVENT_FINAL;
  sortie_batch_propose (p, f, &batch, RECKON_NEXT);
}

void
sw_reckon_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef doomed[SW_MAX_PIECES];
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
      sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_REMOVAL_ORDER), sortie_active (p), doomed, n, 1, 1);
    }
}

/* a saved card that still has no life when the position is settled is destroyed for good. */
gboolean
sw_settle_losses (SortiePlay *p)
{
  SortieOrigin origin = sortie_origin_rules (sortie_active (p));
  SortieRef doomed;

  if (list_doomed (p, &doomed, 1) > 0)
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

/* Where a destroyed card goes instead (SW-13.5, 20.5), for an event that is about to happen. */

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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.c: the table of procedures, lists and batches. */
#include "procs.h"

const SortieProcDecl ss_procs[] = {
  [SS_PROC_DRAW] = { "draw", ss_draw_step },
  [SS_PROC_DAMAGE] = { "damage", ss_damage_step },
  [SS_PROC_HEAL] = { "heal", ss_heal_step },
  [SS_PROC_VISION] = { "vision", ss_vision_step },
  [SS_PROC_RAISE] = { "raise", ss_raise_step },
  [SS_PROC_STEAL] = { "steal", ss_steal_step },
  [SS_PROC_DISCARD] = { "discard", ss_discard_step },
  [SS_PROC_DISCARD_CARDS] = { "discard-cards", ss_discard_cards_step },
  [SS_PROC_KILL] = { "kill", ss_kill_step },
  [SS_PROC_DESTROY] = { "destroy", ss_destroy_step },
  [SS_PROC_DESTROY_SUPPORT] = { "destroy-support", ss_destroy_support_step },
  [SS_PROC_SACRIFICE] = { "sacrifice", ss_sacrifice_step },
  [SS_PROC_RETURN] = { "return", ss_return_step },
  [SS_PROC_TO_SUPPORT] = { "to-support", ss_to_support_step },
  [SS_PROC_TO_RESERVE] = { "to-reserve", ss_to_reserve_step },
  [SS_PROC_COMMIT] = { "commit", ss_commit_step },
  [SS_PROC_RESET] = { "reset", ss_reset_step },
  [SS_PROC_ADVANCE] = { "advance", ss_advance_step },
  [SS_PROC_DEPLOY] = { "deploy", ss_deploy_step },
  [SS_PROC_PLACE] = { "place", ss_place_step },
  [SS_PROC_SHAPESHIFT] = { "shapeshift", ss_shapeshift_step },
  [SS_PROC_EXTRA_TURN] = { "extra-turn", ss_extra_turn_step },
  [SS_PROC_WIN] = { "win", ss_win_step },
  [SS_PROC_RAISE_MENACE] = { "raise-menace", ss_raise_menace_step },
  [SS_PROC_LOWER_MENACE] = { "lower-menace", ss_lower_menace_step },
  [SS_PROC_REGAIN] = { "regain", ss_regain_step },
  [SS_PROC_RECOVER] = { "recover", ss_recover_step },
  [SS_PROC_GANG] = { "gang", ss_gang_step },
  [SS_PROC_SPIRIT] = { "spirit", ss_spirit_step },
  [SS_PROC_PAY] = { "pay", ss_pay_step },
  [SS_PROC_ORDER] = { "order", ss_order_step },
  [SS_PROC_STORM] = { "storm", ss_storm_step },
  [SS_PROC_HOLD] = { "hold", ss_hold_step },
  [SS_PROC_SUPPORT] = { "support", ss_support_step },
  [SS_PROC_MULLIGAN] = { "mulligan", ss_mulligan_step },
  [SS_PROC_FIRST_PLAYER] = { "first-player", ss_first_player_step },
  [SS_PROC_PREPARE] = { "prepare", ss_prepare_step },
  [SS_PROC_DRAW_STEP] = { "draw-step", ss_draw_phase_step },
  [SS_PROC_ADVANCE_STEP] = { "advance-step", ss_advance_phase_step },
  [SS_PROC_BOSS_RESERVE] = { "boss-reserve", ss_boss_reserve_step },
  [SS_PROC_BOSS_DRAW] = { "boss-draw", ss_boss_draw_step },
  [SS_PROC_BOSS_MENACE] = { "boss-menace", ss_boss_menace_step },
  [SS_PROC_BOSS_ACTIONS] = { "boss-actions", ss_boss_actions_step },
  [SS_PROC_BOSS_PLAY] = { "boss-play", ss_boss_play_step },
  [SS_N_PROCS_OF_GAME] = { NULL },
};

/* Lists. */

guint
ss_seats (const SortiePlay *p, const SortieFrame *f, guint slot, guint8 ret[SORTIE_MAX_SEATS])
{
  const SortieRef *refs;
  guint n = MIN (sortie_slot_list (p, f, slot, &refs), SORTIE_MAX_SEATS);

  for (guint i = 0; i < n; i++)
    ret[i] = sortie_ref_index (refs[i]);
  return n;
}

guint8
ss_each_seat (SortiePlay *p, SortieFrame *f, const SsEach *each)
{
  const SortieRef *seats;
  guint n = sortie_slot_list (p, f, each->seats, &seats), at = sortie_slot (p, f, each->at);

  if (at < n)
    return sortie_ref_index (seats[at]);
  sortie_frame_end (p, f, sortie_slot (p, f, each->total));
  return SORTIE_NO_SEAT;
}

void
ss_each_add (SortiePlay *p, SortieFrame *f, const SsEach *each, gint done)
{
  sortie_slot_set (p, f, each->total, sortie_slot (p, f, each->total) + done);
}

void
ss_each_next (SortiePlay *p, SortieFrame *f, const SsEach *each, guint step)
{
  sortie_slot_set (p, f, each->at, sortie_slot (p, f, each->at) + 1);
  f->step = step;
}

void
ss_list_add (SortiePlay *p, SortieList *list, SortieRef ref)
{
  if (list->n < SORTIE_MAX_SET)
    list->ref[list->n++] = ref;
  else
    sortie_overflow (p, "list", list->n + 1, SORTIE_MAX_SET);
}

void
ss_slot_list_add (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref)
{
  SortieList list;

  sortie_slot_copy (p, f, slot, &list);
  ss_list_add (p, &list, ref);
  sortie_slot_set_list (p, f, slot, list.ref, list.n);
}

/* Batches. */

SortieEvent *
ss_batch_add_along (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SsEvent type,
                    guint8 seat)
{
  SortieEvent *event = ss_batch_add (batch, p, f, type, seat);

  event->flags |= SORTIE_EVENT_ALONG;
  return event;
}

void
ss_batch_add_leaving (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef unit)
{
  SsEvent type = ss_is_on_track (p, unit) ? SS_EVENT_LEAVE_TRACK : SS_EVENT_LEAVE_BATTLE;

  ss_batch_add_along (batch, p, f, type, sortie_piece_controller (p, unit))->subject = unit;
}

void
ss_batch_add_replaced (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef unit)
{
  if (unit == SORTIE_NOTHING)
    return;
  ss_batch_add (batch, p, f, SS_EVENT_REPLACED, sortie_piece_controller (p, unit))->subject = unit;
  ss_batch_add_leaving (batch, p, f, unit);
}

void
ss_propose_and_end (SortiePlay *p, SortieFrame *f, SsFill *fill, SsEvent type)
{
  SortieBatch batch;

  if (f->step > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  sortie_batch_begin (&batch);
  fill (p, f, type, &batch);
  sortie_batch_propose (p, f, &batch, 1);
}

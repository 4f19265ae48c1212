/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.c: the table of procedures, calls, events. */
#include "procs.h"

const SortieProcDecl sw_procs[] = {
  [SW_PROC_DRAW] = { "draw", sw_draw_step },
  [SW_PROC_SPEND] = { "spend", sw_spend_step },
  [SW_PROC_BUILD_MAGIC] = { "build-magic", sw_build_magic_step },
  [SW_PROC_STEAL_MAGIC] = { "steal-magic", sw_steal_magic_step },
  [SW_PROC_SUMMON] = { "summon", sw_summon_step },
  [SW_PROC_MARCH] = { "march", sw_march_step },
  [SW_PROC_PUSH] = { "push", sw_push_step },
  [SW_PROC_PLACE] = { "place", sw_place_step },
  [SW_PROC_EXCHANGE] = { "exchange", sw_exchange_step },
  [SW_PROC_ATTACK] = { "attack", sw_attack_step },
  [SW_PROC_ALSO_ATTACK] = { "also-attack", sw_also_attack_step },
  [SW_PROC_CHANGE_DIE] = { "change-die", sw_change_die_step },
  [SW_PROC_IGNORE_DIE] = { "ignore-die", sw_ignore_die_step },
  [SW_PROC_WEIGH_DICE] = { "weigh-dice", sw_weigh_dice_step },
  [SW_PROC_WOUND] = { "wound", sw_wound_step },
  [SW_PROC_MOVE_WOUNDS] = { "move-wounds", sw_move_wounds_step },
  [SW_PROC_POISON] = { "poison", sw_poison_step },
  [SW_PROC_HEAL] = { "heal", sw_heal_step },
  [SW_PROC_DESTROY] = { "destroy", sw_destroy_step },
  [SW_PROC_DISCARD] = { "discard", sw_discard_step },
  [SW_PROC_GOES_TO] = { "goes-to", sw_goes_to_step },
  [SW_PROC_GOES_UNDER] = { "goes-under", sw_goes_under_step },
  [SW_PROC_GROW_VINES] = { "grow-vines", sw_grow_vines_step },
  [SW_PROC_SEARCH] = { "search", sw_search_step },
  [SW_PROC_RETURN] = { "return", sw_return_step },
  [SW_PROC_BOOST] = { "boost", sw_boost_step },
  [SW_PROC_UNBOOST] = { "unboost", sw_unboost_step },
  [SW_PROC_OPENING] = { "opening", sw_opening_step },
  [SW_PROC_DRAW_PHASE] = { "draw-phase", sw_draw_phase_step },
  [SW_PROC_GAP] = { "gap", sw_gap_step },
  [SW_PROC_LATE] = { "late", sw_late_step },
  [SW_PROC_MOVE] = { "move", sw_move_step },
  [SW_PROC_STRIKE] = { "strike", sw_strike_step },
  [SW_PROC_RECKON] = { "reckon", sw_reckon_step },
  [SW_N_PROCS_OF_GAME] = { NULL },
};

/* Calls. */

SortieFrame *
sw_running (const SortiePlay *p, SwProc proc)
{
  guint i;
  SortieFrame *frames = sortie_frames (p, &i);

  while (i-- > 0)
    if (sortie_game_proc_of (&frames[i]) == proc)
      return &frames[i];
  return NULL;
}

SortieFrame *
sw_asking (const SortiePlay *p, SwProc proc)
{
  SortieFrame *f = sortie_frame_top (p);

  return sortie_game_proc_of (f) == proc ? f : NULL;
}

void
sw_ask_about_unit (SortiePlay *p, SortieRef unit)
{
  sortie_ask_about_thing (p, unit);
  if (unit != SORTIE_NOTHING)
    sortie_ask_about (p, sortie_identity (p, unit));
}

void
sw_strike_off (SortiePlay *p, SortieFrame *f, guint slot, SortieRef gone)
{
  const SortieRef *refs;
  SortieRef left[SORTIE_MAX_SET];
  guint n = sortie_slot_list (p, f, slot, &refs), n_left = 0;

  for (guint i = 0; i < n && i < G_N_ELEMENTS (left); i++)
    if (refs[i] != gone)
      left[n_left++] = refs[i];
  sortie_slot_set_list (p, f, slot, left, n_left);
}

/* Events. */

SortieEvent
sw_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, guint8 seat)
{
  return sortie_event_from (p, f, SORTIE_GAME_EVENT (type), seat);
}

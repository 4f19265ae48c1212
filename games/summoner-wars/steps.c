/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.c: what many procedures need: finding their frame, asking, causing events. */
#include "steps.h"

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

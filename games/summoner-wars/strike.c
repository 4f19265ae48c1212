/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strike.c: the frame of an attack: how it begins, what it causes, and which attack is in progress. */
#include "steps.h"
#include "strike-frame.h"

void
sw_strike_start (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target, gboolean follows)
{
  SortieOrigin of_attack = *origin;
  const SortieArg args[] = { SORTIE_ONE (attacker), SORTIE_LIST (&target, target != SORTIE_NOTHING),
                             SORTIE_NUMBER (follows) };

  of_attack.seat = sw_controller (p, attacker); /* SW-13.3 */
  of_attack.cause = SORTIE_GAME_CAUSE (SW_CAUSE_ATTACK);
  of_attack.source = attacker;
  of_attack.source_def = sortie_identity (p, attacker);
  sortie_call (p, SW_CALLS (SW_PROC_STRIKE), &of_attack, N_STRIKE_SLOTS, G_N_ELEMENTS (args), args);
}

void
sw_strike (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target)
{
  sw_strike_start (p, origin, attacker, target, FALSE);
}

SortieEvent
sw_strike_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, gint amount)
{
  SortieEvent event = sw_event (p, f, type, f->seat);

  event.subject = sw_strike_attacker_of (p, f);
  event.subject_def = f->source_def;
  event.other = sw_strike_target_of (p, f);
  event.amount = amount;
  return event;
}

gboolean
sw_strike_places_wounds (const SortieFrame *f)
{
  return sortie_game_proc_of (f) == SW_PROC_STRIKE && f->step == STRIKE_PLACED;
}

/* The attack that is running. */

SortieRef
sw_strike_attacker (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL ? sw_strike_attacker_of (p, f) : SORTIE_NOTHING;
}

SortieRef
sw_strike_target (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL ? sw_strike_target_of (p, f) : SORTIE_NOTHING;
}

gboolean
sw_strike_follows (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL && sortie_slot (p, f, STRIKE_FOLLOWS) != 0;
}

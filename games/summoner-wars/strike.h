/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strike.h: attacks in progress or granted, for the verb that answers them. */
#pragma once
#include "attack.h"
#include "procs.h"

/* Starts an attack, on behalf of the attacker's controller (SW-11.1). */
void sw_strike (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target);

/* The results of its dice, as numbers; returns how many. */
guint sw_strike_results (const SortiePlay *p, SortieRef *ret, guint max);
/* The same without repetition, because equal results are one choice. */
guint sw_strike_different_results (const SortiePlay *p, SortieRef *ret, guint max);
/* Whether this frame is an attack that is placing its wounds. It reckons afterwards. */
gboolean sw_strike_places_wounds (const SortieFrame *f);

/* Whether the granted attack that is asked for may be this unit's. */
gboolean sw_is_free_attacker (const SortiePlay *p, SortieRef unit);
/* Whether that card may be the target of the attack that is asked for, or its new target (SW-11.2). A granted attack
 * may only have the targets that the grant names. */
gboolean sw_grant_allows (const SortiePlay *p, SortieRef target);

/* Answers the open question: with a granted attack, or with another target for an attack that has lost its own
 * (SW-11.2). */
void sw_free_attack_at (SortiePlay *p, SortieRef unit, SortieRef target);
void sw_retarget (SortiePlay *p, SortieRef target);

/* The dice of the attack as they would be (SW-11.3 to 11.7), without what answers them (odds.h). */
typedef struct
{
  guint dice;     /* or wounds, if no dice are rolled */
  gboolean rolls; /* whether dice are rolled at all */
  gint to_hit;    /* lowest numbers on a die that hit and that wound, including what is added */
  gint to_wound;
} SwForecast;

SwForecast sw_attack_forecast (const SortiePlay *p, SortieRef attacker, SortieRef target);

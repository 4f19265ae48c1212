/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strike.h: attacks that are being made or granted, for the verb that answers them. */
#pragma once
#include "attack.h"
#include "procs.h"

/* Starts an attack, on behalf of the attacker's controller (SW-11.1). */
void sw_strike (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target);

/* What its dice show, as numbers; returns how many. */
guint sw_strike_results (const SortiePlay *p, SortieRef *ret, guint max);
/* The same without repetition: dice that show the same are the same to choose from. */
guint sw_strike_different_results (const SortiePlay *p, SortieRef *ret, guint max);
/* Whether this frame is an attack whose wounds are being placed: it reckons itself afterwards. */
gboolean sw_strike_places_wounds (const SortieFrame *f);

/* Whether the granted attack that is asked for now may be this unit's. */
gboolean sw_is_free_attacker (const SortiePlay *p, SortieRef unit);
/* Whether the attack that is asked for, or for which another target is (SW-11.2), may be at that
 * card: of what was granted, only at what the grant names. */
gboolean sw_grant_allows (const SortiePlay *p, SortieRef target);

/* The answer to what is asked now: a granted attack, or another target of an attack that has lost
 * its own (SW-11.2). */
void sw_free_attack_at (SortiePlay *p, SortieRef unit, SortieRef target);
void sw_retarget (SortiePlay *p, SortieRef target);

/* What an attack would be (SW-11.3 to 11.7), as far as it is known before its dice. */
typedef struct
{
  guint dice;     /* or wounds, when none are rolled */
  gboolean rolls; /* whether dice are rolled at all */
  gint to_hit;    /* lowest numbers on a die that hit and that wound, what is added included */
  gint to_wound;
  guint extra;    /* wounds besides those of the dice */
} SwForecast;

SwForecast sw_attack_forecast (const SortiePlay *p, SortieRef attacker, SortieRef target);

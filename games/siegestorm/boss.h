/* SPDX-License-Identifier: GPL-3.0-or-later */
/* boss.h: how the rules play the Boss (SS-16, SS-17).
 *
 * The Boss makes no decisions. This module works out what the rules prescribe. What they leave open, such as a tie or a
 * choice of free spaces, is asked of the Boss's seat and answered by the human (RUL-52, the game's `decider`).
 */
#pragma once
#include "rules.h"

/* SS-16.4: what a card of the Boss is played as; the lower value comes first. */
typedef enum
{
  SS_CATEGORY_DEPLOY,
  SS_CATEGORY_LEADER,
  SS_CATEGORY_SPECIAL,
  SS_CATEGORY_ACTION,
  SS_CATEGORY_NONE, /* there is no way to carry it out (RUL-51) */
} SsCategory;

/* RUL-53: what the card would be played as now, whatever it costs. */
SsCategory ss_boss_category (const SortiePlay *p, guint16 card);

/* The cost that is compared with the Menace Level before the card is played as it would be now (SS-16.1); and the
 * cost that decides whether the level rises (SS-16.2): the cheapest way that the card's icons give, whatever space
 * there is (RUL-48). Never below 0. */
gint ss_boss_cost (const SortiePlay *p, guint16 card);
gint ss_boss_least_cost (const SortiePlay *p, guint16 card);

/* SS-16.1, 16.3; and SS-16.2. */
gboolean ss_boss_is_cheap_enough (const SortiePlay *p, guint16 card);
gboolean ss_boss_is_ever_cheap_enough (const SortiePlay *p, guint16 card);
/* SS-16.1, 16.3: whether the card is cheap enough and there is a way to play it. */
gboolean ss_boss_can_play (const SortiePlay *p, guint16 card);

/* RUL-50, 51: the cards of the Boss's hand to play first now; several are a tie. Writes at most @max, returns how
 * many. */
guint ss_boss_next_cards (const SortiePlay *p, guint8 boss, SortieRef *ret, guint max);

/* SS-17.4, RUL-56: of @unit's storm targets (ss_storm_targets), the dearest units that it can remove. Several are a
 * tie; none means that it storms the player. Writes at most @n. */
guint ss_boss_storm_targets (const SortiePlay *p, SortieRef unit, const SortieRef *targets, guint n,
                             SortieRef *ret);

/* SS-16.6, RUL-65: the spaces for Leaders, free or not: the Boss's Front Line and No Man's Land of each Battle Zone.
 * Returns how many. */
#define SS_MAX_LEADER_SPACES 4
guint ss_leader_spaces (const SortiePlay *p, guint8 boss, SortieRef ret[SS_MAX_LEADER_SPACES]);

/* Resolve the links Gang and Spirit (SS-22.23, 22.25). */
void ss_boss_resolve_gang (SortiePlay *p, guint16 link);
void ss_boss_resolve_spirit (SortiePlay *p, guint16 link);

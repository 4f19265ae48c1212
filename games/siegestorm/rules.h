/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position. Nothing here changes anything.
 *
 * Each number is asked of the one query (sortie/query.h), so that cards have their say.
 */
#pragma once
#include <sortie/game.h>
#include "flanks.h"
#include "seats.h"

/* Seats. */

/* From whom a seat raises and steals by what the frame does, and who that takes from (RUL-70). */
guint8 ss_opponent_in (const SortiePlay *p, const SortieFrame *f, guint8 seat);
/* SS-19.4, RUL-64: for which partners the abilities of a unit work, too: bit per seat. */
guint8 ss_works_for (const SortiePlay *p, SortieRef unit);

/* SS-19.6: the player in whose Battle Zone a unit stands; no seat for one that stands in none. */
guint8 ss_battle_zone (const SortiePlay *p, SortieRef unit);
/* SS-19.6: whom a space of the Boss's half of a Battle Zone lies before, where there are two. */
guint8 ss_place_faces (const SortieSetup *setup, guint16 place);

/* Things. */

/* A piece on a War Track (its exit included, SS-9.4) or in a Battle Zone. */
gboolean ss_is_unit (const SortiePlay *p, SortieRef ref);
/* SS-16.7, RUL-54: a Totem on the track or in the Battle Zone. */
gboolean ss_is_totem (const SortiePlay *p, SortieRef ref);
gboolean ss_is_on_track (const SortiePlay *p, SortieRef ref);
gboolean ss_is_in_battle (const SortiePlay *p, SortieRef ref);
/* Whether a unit that goes to @place leaves its War Track. */
gboolean ss_leaves_track (const SortiePlay *p, SortieRef unit, guint16 place);
/* The unit in the Deployment Zone, or nothing (SS-2.5). */
SortieRef ss_defender (const SortiePlay *p, SsFlank flank);
/* SS-2.12: who has it; no seat for what lies in a shared zone. */
guint8 ss_holder (const SortiePlay *p, SortieRef ref);
gboolean ss_is_in_hand (const SortiePlay *p, SortieRef ref);
gboolean ss_is_in_hand_of (const SortiePlay *p, SortieRef ref, guint8 seat);
/* Whether a card may be played or become a player's unit: RUL-62, Boss cards may not. */
gboolean ss_is_player_card (const SortiePlay *p, guint16 card);
/* Whether it is a card in a Support Zone (SS-2.8). */
gboolean ss_is_supporter (const SortiePlay *p, SortieRef ref);
gboolean ss_is_committed (const SortiePlay *p, guint16 card);
/* SS-14.4; G_MAXINT for the Boss (SS-18.8). */
gint ss_hand_limit (const SortiePlay *p, guint8 seat);
/* SS-8.3, 8.4, SS-17.5: how many cards the Draw step brings before cards have their say. */
gint ss_draws_by_rules (const SortiePlay *p, guint8 seat);
/* How many it brings with what the cards say. */
gint ss_cards_to_draw (const SortiePlay *p, guint8 seat);
/* The rule that says so of this seat. */
const char *ss_rule_of_draws (const SortiePlay *p, guint8 seat);

/* Effects. */

/* Whether what @actor does by @cause may change this: SS-22.22, Shielded. */
gboolean ss_may_affect (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef ref);
/* The same for a single rule of SsValue: may it be killed, destroyed, ... */
gboolean ss_allows (const SortiePlay *p, SsValue rule, guint8 actor, guint8 cause, SortieRef ref);
/* Whether what @actor does by @cause may kill this: a unit for which nothing says otherwise. */
gboolean ss_may_kill (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef unit);
/* Whether @seat may sacrifice this by what @ctx does (SS-22.7): the acting unit too, unless the text says
 * "an Ally" (RUL-77, SS-10.2). R-95: who is one, cards may say. */
gboolean ss_may_sacrifice (const SortieContext *ctx, guint8 seat, gboolean only_allies,
                           SortieRef unit);
/* The Action (or reaction) of a card or unit, 0 without (RUL-81). */
guint16 ss_action_of (const SortiePlay *p, SortieRef ref);

/* Costs. */

gint ss_action_cost (const SortiePlay *p, guint16 card);
gint ss_deploy_cost (const SortiePlay *p, guint16 card);
/* For @seat, who activates it (SS-19.4). */
gint ss_ability_cost (const SortiePlay *p, guint8 seat, SortieRef piece, guint16 clause);
/* SS-6.4: the most that a seat can pay; @kept cards of the hand cannot: the played one, or one that
 * is needed later. */
gint ss_means (const SortiePlay *p, guint8 seat, guint kept);

static inline gboolean
ss_can_pay (const SortiePlay *p, guint8 seat, gint cost, guint kept)
{
  return cost <= ss_means (p, seat, kept);
}

/* Storms. */

/* SS-9.5: never negative. @target is a unit or the seat that is stormed. */
gint ss_attack_strength (const SortiePlay *p, SortieRef unit, SortieRef target);
/* The same of a target that may be gone, SORTIE_NOTHING (SS-9.12 step 5), of which is known whose it
 * was. */
gint ss_strength_against (const SortiePlay *p, SortieRef unit, SortieRef target, guint8 seat);
/* The seat behind a target: the one that is stormed, or whose unit it is. */
guint8 ss_stormed_seat (const SortiePlay *p, SortieRef target);
/* SS-9.7: strictly greater. */
/* What a target's Attack Strength must be greater than. */
gint ss_defence_in_storm (const SortiePlay *p, SortieRef unit, SortieRef target);
gboolean ss_beats (const SortiePlay *p, SortieRef unit, SortieRef target);
/* RUL-24: whether a beaten unit is destroyed, by the option or by a card, instead of killed. */
gboolean ss_destroys_beaten (const SortiePlay *p, SortieRef unit, SortieRef target);
/* SS-9.6. */
gboolean ss_is_storm_target (const SortiePlay *p, SortieRef unit, SortieRef target,
                             SortieRefusal *why);
/* The legal targets; at most @max are written. */
guint ss_storm_targets (const SortiePlay *p, SortieRef unit, SortieRef *ret, guint max);
/* Of these, @stormed itself and what stands there of it; SORTIE_NO_SEAT: all. */
guint ss_storm_targets_of (const SortiePlay *p, SortieRef unit, guint8 stormed, SortieRef *ret,
                           guint max);

/* Space. */

/* SS-9.13 to 9.16: whether the unit may hold ground there. */
gboolean ss_may_hold (const SortiePlay *p, SortieRef unit, guint16 place, SortieRefusal *why);
/* Whether an effect of @seat may bring a unit to this place now, were the place free. */
gboolean ss_may_bring_now (const SortiePlay *p, guint8 seat, guint16 place);
/* RUL-36: the same, and it is free. */
gboolean ss_may_bring_to (const SortiePlay *p, guint8 seat, guint16 place);

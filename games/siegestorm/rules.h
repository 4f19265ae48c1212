/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position. Nothing here changes anything.
 *
 * Each number comes from the one query (sortie/query.h), so that cards can change it.
 */
#pragma once
#include "flanks.h"
#include "seats.h"

/* Seats. */

/* The opponent from whom a seat raises and steals by the frame's effect, and the opponent who takes from it
   (RUL-70). */
guint8 ss_opponent_in (const SortiePlay *p, const SortieFrame *f, guint8 seat);
/* SS-19.4, RUL-64: the partners for whom the abilities of a unit also work: one bit for each seat. */
guint8 ss_works_for (const SortiePlay *p, SortieRef unit);

/* SS-19.6: the player whose Battle Zone a unit is in; no seat if it is in none. */
guint8 ss_battle_zone (const SortiePlay *p, SortieRef unit);
/* SS-19.6: the player in front of whom a space of the Boss's half of a Battle Zone is, if there are two players. */
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
/* SS-2.12: the holder; no seat for cards in a shared zone. */
guint8 ss_holder (const SortiePlay *p, SortieRef ref);
gboolean ss_is_in_hand (const SortiePlay *p, SortieRef ref);
gboolean ss_is_in_hand_of (const SortiePlay *p, SortieRef ref, guint8 seat);
/* Whether a card may be played or become a player's unit: Boss cards may not (RUL-62). */
gboolean ss_is_player_card (const SortiePlay *p, guint16 card);
/* Whether it is a card in a Support Zone (SS-2.8). */
gboolean ss_is_supporter (const SortiePlay *p, SortieRef ref);
gboolean ss_is_committed (const SortiePlay *p, guint16 card);
/* SS-14.4; G_MAXINT for the Boss (SS-18.8). */
gint ss_hand_limit (const SortiePlay *p, guint8 seat);
/* SS-8.3, 8.4, SS-17.5: how many cards the Draw step brings by the rules alone. */
gint ss_draws_by_rules (const SortiePlay *p, guint8 seat);
/* How many it brings, with the effects of cards. */
gint ss_cards_to_draw (const SortiePlay *p, guint8 seat);
/* The rule that sets this number for this seat. */
const char *ss_rule_of_draws (const SortiePlay *p, guint8 seat);

/* Effects. */

/* Whether what @actor does by @cause may affect this: SS-22.22, Shielded. */
gboolean ss_may_affect (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef ref);
/* The same for a single permission of SsValue: may it be killed, destroyed, ... */
gboolean ss_allows (const SortiePlay *p, SsValue rule, guint8 actor, guint8 cause, SortieRef ref);
/* Whether what @actor does by @cause may kill this: a unit, unless something forbids it. */
gboolean ss_may_kill (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef unit);
/* Whether @seat may sacrifice this by what @ctx does (SS-22.7): also the acting unit, unless the text says "an Ally"
 * (RUL-77, SS-10.2). R-95: cards may say what counts as an Ally. */
gboolean ss_may_sacrifice (const SortieContext *ctx, guint8 seat, gboolean only_allies,
                           SortieRef unit);
/* The Action (or reaction) of a card or unit; 0: it has none (RUL-81). */
guint16 ss_action_of (const SortiePlay *p, SortieRef ref);

/* Costs. */

gint ss_action_cost (const SortiePlay *p, guint16 card);
gint ss_deploy_cost (const SortiePlay *p, guint16 card);
/* The cost for @seat to activate it (SS-19.4). */
gint ss_ability_cost (const SortiePlay *p, guint8 seat, SortieRef piece, guint16 clause);
/* SS-6.4: the most that a seat can pay. @kept cards of the hand cannot pay: the played one, or one that is needed
 * later. */
gint ss_means (const SortiePlay *p, guint8 seat, guint kept);

static inline gboolean
ss_can_pay (const SortiePlay *p, guint8 seat, gint cost, guint kept)
{
  return cost <= ss_means (p, seat, kept);
}

/* Storms. */

/* SS-9.5: never negative. @target is the stormed unit or seat. */
gint ss_attack_strength (const SortiePlay *p, SortieRef unit, SortieRef target);
/* The same if the target may have gone, SORTIE_NOTHING (SS-9.12 step 5), and only its seat is known. */
gint ss_strength_against (const SortiePlay *p, SortieRef unit, SortieRef target, guint8 seat);
/* The ATT and the DEF that it comes of; FALSE: no DEF is taken off. */
gboolean ss_strength_parts (const SortiePlay *p, SortieRef unit, SortieRef target, gint *ret_attack, gint *ret_defence);
/* SS-9.5: the Defender whose DEF is taken off it; SORTIE_NOTHING: none, or its DEF is 0 or ignored. */
SortieRef ss_weakening_defender (const SortiePlay *p, SortieRef unit, SortieRef target);
/* The terms of which the Attack Strength is the sum. Returns: how many there are */
guint ss_strength_summands (const SortiePlay *p, SortieRef unit, SortieRef target, guint8 seat,
                         SortieSummand ret[SORTIE_MAX_SUMMANDS]);
/* The seat behind a target: the stormed seat, or the seat of the stormed unit. */
guint8 ss_stormed_seat (const SortiePlay *p, SortieRef target);
/* SS-9.7: strictly greater. */
/* What a target's Attack Strength must be greater than. */
gint ss_defence_in_storm (const SortiePlay *p, SortieRef unit, SortieRef target);
gboolean ss_beats (const SortiePlay *p, SortieRef unit, SortieRef target);
/* RUL-24: whether a beaten unit is destroyed instead of killed, by the option or by a card. */
gboolean ss_destroys_beaten (const SortiePlay *p, SortieRef unit, SortieRef target);
/* SS-9.6. */
gboolean ss_is_storm_target (const SortiePlay *p, SortieRef unit, SortieRef target,
                             SortieRefusal *why);
/* The legal targets. Writes at most @max. */
guint ss_storm_targets (const SortiePlay *p, SortieRef unit, SortieRef *ret, guint max);
/* Those of them that are @stormed itself or its units; SORTIE_NO_SEAT: all. */
guint ss_storm_targets_of (const SortiePlay *p, SortieRef unit, guint8 stormed, SortieRef *ret,
                           guint max);

/* Space. */

/* SS-9.13 to 9.16: whether the unit may hold ground there. */
gboolean ss_may_hold (const SortiePlay *p, SortieRef unit, guint16 place, SortieRefusal *why);
/* Whether an effect of @seat may bring a unit to this place now, if it is free. */
gboolean ss_may_bring_now (const SortiePlay *p, guint8 seat, guint16 place);
/* RUL-36: the same, and the place is free. */
gboolean ss_may_bring_to (const SortiePlay *p, guint8 seat, guint16 place);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: which seats a unit works for, things, what may be affected, costs, space. Storms are in storm.c. */
#include "reasons.h"
#include "rules.h"
#include "words.h"

/* Seats. */

/* RUL-64: units in a Battle Zone work only for their holder. */
guint8
ss_works_for (const SortiePlay *p, SortieRef unit)
{
  guint8 holder, seats = 0;

  if (sortie_mode (p) != SS_MODE_COOP || !ss_is_on_track (p, unit))
    return 0;
  holder = sortie_piece_controller (p, unit);
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (ss_are_partners (p, holder, seat))
      seats |= 1u << seat;
  return seats;
}

guint8
ss_opponent_in (const SortiePlay *p, const SortieFrame *f, guint8 seat)
{
  return ss_is_circle (p) ? ss_flank_seat (ss_faces (p, ss_flank_in (p, f, seat)))
                          : ss_opponent (p, seat);
}

static gboolean
is_of_boss (const SortieSetup *setup, const SortieSpot *spot)
{
  return spot->seat < setup->n_seats && setup->automatic >> spot->seat & 1;
}

/* SS-19.6: for a space of a Battle Zone. */
static guint8
zone_of_space (const SortieSetup *setup, guint16 place)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);

  if (spot->decl == SS_PLACE_NML || !is_of_boss (setup, spot))
    return spot->seat;
  return spot->decl == SS_PLACE_RIGHT_FRONT ? 1 : 0;
}

guint8
ss_battle_zone (const SortiePlay *p, SortieRef unit)
{
  return ss_is_in_battle (p, unit) ? zone_of_space (p->setup, sortie_piece_place (p, unit))
                                   : SORTIE_NO_SEAT;
}

guint8
ss_place_faces (const SortieSetup *setup, guint16 place)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  gboolean front = spot->decl == SS_PLACE_FRONT || spot->decl == SS_PLACE_RIGHT_FRONT;

  if (setup->mode != SS_MODE_COOP
      || !(spot->decl == SS_PLACE_NML || (front && is_of_boss (setup, spot))))
    return SORTIE_NO_SEAT;
  return zone_of_space (setup, place);
}

/* Things. */

/* SS-9.4: the exit belongs to the track. */
static gboolean
is_track_place (const SortiePlay *p, guint16 place)
{
  guint kind = ss_place_kind (p, place);

  return kind == SS_PLACE_TRACK || kind == SS_PLACE_EXIT;
}

gboolean
ss_is_on_track (const SortiePlay *p, SortieRef ref)
{
  return is_track_place (p, sortie_piece_place (p, ref));
}

gboolean
ss_leaves_track (const SortiePlay *p, SortieRef unit, guint16 place)
{
  return ss_is_on_track (p, unit) && !is_track_place (p, place);
}

gboolean
ss_is_in_battle (const SortiePlay *p, SortieRef ref)
{
  guint kind = ss_place_kind (p, sortie_piece_place (p, ref));

  return kind == SS_PLACE_FRONT || kind == SS_PLACE_NML;
}

gboolean
ss_is_unit (const SortiePlay *p, SortieRef ref)
{
  return ss_is_on_track (p, ref) || ss_is_in_battle (p, ref);
}

gboolean
ss_is_totem (const SortiePlay *p, SortieRef ref)
{
  return ss_is_unit (p, ref) && (sortie_value (p, SS_VALUE_SPECIAL, ref) & SS_SPECIAL_TOTEM) != 0;
}

SortieRef
ss_defender (const SortiePlay *p, SsFlank flank)
{
  return sortie_place_piece (p, ss_deployment_zone (p, flank));
}

guint8
ss_holder (const SortiePlay *p, SortieRef ref)
{
  const SortieCard *card;

  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    return sortie_piece_controller (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NO_SEAT;
  card = sortie_card_of (p, ref);
  if (card->zone == SORTIE_NO_INDEX)
    return sortie_piece_controller (p, sortie_piece_ref (p, card->piece));
  return sortie_zone_seat (p, card->zone);
}

gboolean
ss_is_in_hand (const SortiePlay *p, SortieRef ref)
{
  guint8 seat = ss_holder (p, ref);

  return seat != SORTIE_NO_SEAT && ss_is_in_hand_of (p, ref, seat);
}

gboolean
ss_is_in_hand_of (const SortiePlay *p, SortieRef ref, guint8 seat)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD
         && sortie_card_of (p, ref)->zone == ss_hand (p, seat);
}

gboolean
ss_is_player_card (const SortiePlay *p, guint16 card)
{
  return sortie_def (p, ss_card_def (p, card))->kind == SS_KIND_CARD;
}

gboolean
ss_is_supporter (const SortiePlay *p, SortieRef ref)
{
  guint16 zone;

  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  zone = sortie_card_of (p, ref)->zone;
  return zone != SORTIE_NO_INDEX && sortie_zone_decl (p, zone) == SS_ZONE_SUPPORT;
}

gboolean
ss_is_committed (const SortiePlay *p, guint16 card)
{
  return sortie_card_flags (p, card) >> SS_FLAG_COMMITTED & 1;
}

static guint
ready_supporters (const SortiePlay *p, guint8 seat)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, ss_zone (p, SS_ZONE_SUPPORT, seat), card))
    n += !ss_is_committed (p, card);
  return n;
}

gint
ss_hand_limit (const SortiePlay *p, guint8 seat)
{
  if (ss_is_boss (p, seat))
    return G_MAXINT;
  return sortie_value (p, SS_VALUE_HAND_LIMIT, sortie_ref_seat (seat));
}

gint
ss_draws_by_rules (const SortiePlay *p, guint8 seat)
{
  if (ss_is_boss (p, seat))
    return sortie_var (p, SS_VAR_BOSS_DRAW, seat);
  if (ss_is_circle (p))
    return 3; /* SS-20.3, RUL-69: also in the first turn, and when only two are left (RUL-74) */
  return sortie_active (p) == seat && sortie_var (p, SS_VAR_SHORT_DRAW, 0) ? 1 : 2;
}

gint
ss_cards_to_draw (const SortiePlay *p, guint8 seat)
{
  return sortie_not_negative (ss_draws_by_rules (p, seat)
                              + sortie_value (p, SS_VALUE_DRAW_COUNT, sortie_ref_seat (seat)));
}

const char *
ss_rule_of_draws (const SortiePlay *p, guint8 seat)
{
  if (ss_is_circle (p))
    return "SS-20.3";
  return ss_is_boss (p, seat) ? "SS-17.5" : "SS-8.3";
}

/* Effects. */

gboolean
ss_allows (const SortiePlay *p, SsValue rule, guint8 actor, guint8 cause, SortieRef ref)
{
  const SortieQuery query = { .subject = ref, .actor = actor, .cause = cause };

  return sortie_allows (p, rule, &query);
}

/* RUL-55: only the opponent's Actions and abilities; storms and rules are neither. */
gboolean
ss_may_affect (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef ref)
{
  if (cause != SORTIE_CAUSE_PLAY && cause != SORTIE_CAUSE_ABILITY)
    return TRUE;
  if (!ss_are_opponents (p, actor, ss_holder (p, ref)))
    return TRUE;
  return ss_allows (p, SS_VALUE_AFFECT, actor, cause, ref);
}

gboolean
ss_may_kill (const SortiePlay *p, guint8 actor, guint8 cause, SortieRef unit)
{
  return ss_is_unit (p, unit) && ss_may_affect (p, actor, cause, unit)
         && ss_allows (p, SS_VALUE_KILL, actor, cause, unit);
}

gboolean
ss_may_sacrifice (const SortieContext *ctx, guint8 seat, gboolean only_allies, SortieRef unit)
{
  SortieContext theirs = *ctx;

  theirs.you = seat;
  theirs.side = ss_flank_side (ss_flank_for (ctx, seat));
  return sortie_is_on_side (ctx->p, seat, theirs.side, sortie_piece_place (ctx->p, unit))
         && sortie_piece_controller (ctx->p, unit) == seat
         && (only_allies ? sortie_counts_as (&theirs, SS_SET_ALLIES, unit)
                         : ss_is_on_track (ctx->p, unit))
         && ss_may_kill (ctx->p, ctx->you, ctx->cause, unit);
}

guint16
ss_action_of (const SortiePlay *p, SortieRef ref)
{
  const SortieDef *def;
  guint16 clause;

  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    return sortie_abilities (p, ref, SORTIE_CLAUSE_PLAY, &clause, 1) > 0 ? clause : 0;
  def = sortie_def (p, ss_card_def (p, sortie_ref_index (ref)));
  for (guint i = 0; i < def->n_clauses; i++)
    if (sortie_clause (p, def->first_clause + i)->kind == SORTIE_CLAUSE_PLAY)
      return def->first_clause + i;
  return 0;
}

/* Costs. */

/* RUL-02: never below 0. */
static gint
cost_with (const SortiePlay *p, guint16 card, SsValue added)
{
  SortieRef ref = sortie_ref_card (card);

  return sortie_not_negative (sortie_value (p, SS_VALUE_COST, ref)
                              + sortie_value (p, added, ref));
}

gint
ss_action_cost (const SortiePlay *p, guint16 card)
{
  return cost_with (p, card, SS_VALUE_ACTION_COST);
}

gint
ss_deploy_cost (const SortiePlay *p, guint16 card)
{
  return cost_with (p, card, SS_VALUE_DEPLOY_COST);
}

gint
ss_ability_cost (const SortiePlay *p, guint8 seat, SortieRef piece, guint16 clause)
{
  SortieContext ctx = sortie_context (p, seat, piece, SORTIE_CAUSE_ABILITY);
  const SortieQuery query = { .subject = piece, .actor = seat, .cause = SORTIE_CAUSE_ABILITY };
  gint printed = sortie_number (&ctx, sortie_clause (p, clause)->amount);

  return sortie_not_negative (printed + sortie_query (p, SS_VALUE_ABILITY_COST, &query));
}

gint
ss_means (const SortiePlay *p, guint8 seat, guint kept)
{
  guint hand = sortie_zone_count (p, ss_hand (p, seat));

  return (gint) (hand - MIN (hand, kept) + ready_supporters (p, seat));
}

/* Space. */

/* SS-19.6, 20.1: whether a Front Line is in the Battle Zone of a flank. */
static gboolean
is_in_zone_of (const SortiePlay *p, guint16 front, SsFlank flank)
{
  guint8 seat = ss_flank_seat (flank);

  if (ss_is_circle (p))
    return sortie_is_on_side (p, seat, ss_flank_side (flank), front);
  return !ss_are_partners (p, seat, sortie_place_spot (p->setup, front)->seat);
}

static gboolean
refuse_other_zone (const SortiePlay *p, SortieRefusal *why, SortieRef place)
{
  guint reason = ss_is_circle (p) ? SS_REASON_HOLD_OTHER_SIDE : SS_REASON_PARTNERS_ZONE;

  return sortie_refuse (why, SORTIE_GAME_REASON (reason), place, 0, 0, 0);
}

gboolean
ss_may_hold (const SortiePlay *p, SortieRef unit, guint16 place, SortieRefusal *why)
{
  SsFlank flank = ss_flank_of (p, unit);
  SortieRef ref = sortie_ref_place (place);

  switch (ss_place_kind (p, place))
    {
    case SS_PLACE_FRONT: /* SS-9.14, 9.16: the player's own, even if it is occupied */
      if (!is_in_zone_of (p, place, flank))
        return refuse_other_zone (p, why, ref);
      return place == ss_place (p, SS_PLACE_FRONT, flank)
             || sortie_refuse (why, SORTIE_GAME_REASON (SS_REASON_HOLD_ENEMY_FRONT), ref, 0, 0, 0);
    case SS_PLACE_NML: /* SS-9.15, 19.6 */
      if (place != ss_nml (p, flank))
        return refuse_other_zone (p, why, ref);
      return sortie_place_is_free (p, place)
             || sortie_refuse (why, SORTIE_GAME_REASON (SS_REASON_HOLD_NML_OCCUPIED), ref,
                               sortie_place_piece (p, place), 0, 0);
    default:
      return sortie_refuse (why, SORTIE_GAME_REASON (SS_REASON_HOLD_NOT_HERE), ref, 0, 0, 0);
    }
}

/* SS-19.6: no player's cards go to the partner's places. */
static gboolean
is_partners_place (const SortiePlay *p, guint8 seat, guint16 place)
{
  return ss_are_partners (p, seat, sortie_place_spot (p->setup, place)->seat);
}

/* The flank of a seat in the Battle Zone of a place. */
static SsFlank
flank_at (const SortiePlay *p, guint8 seat, guint16 place)
{
  return ss_flank (seat, ss_is_circle (p) ? ss_sides.side_of (p, seat, place) : SORTIE_NO_SIDE);
}

gboolean
ss_may_bring_now (const SortiePlay *p, guint8 seat, guint16 place)
{
  /* SS-11.10, 12.5; R-60: nothing is put where a storming unit is */
  if (!sortie_is_active (p, seat) || ss_place_kind (p, place) == SS_PLACE_EXIT
      || is_partners_place (p, seat, place))
    return FALSE;
  /* RUL-36: by the letter of the rulebook, the Deployment Zone must be empty as well */
  return !sortie_option (p, SS_OPTION_PLACE_NEEDS_EMPTY_DZ)
         || sortie_place_is_free (p, ss_deployment_zone (p, flank_at (p, seat, place)));
}

gboolean
ss_may_bring_to (const SortiePlay *p, guint8 seat, guint16 place)
{
  return ss_may_bring_now (p, seat, place) && sortie_place_is_free (p, place);
}

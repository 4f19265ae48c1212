/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the moves of a turn: play cards, buy, claim, use. */
#include "state.h"

/* FR-5 */
static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint place = fr_place_for (p, move->arg[0]);

  return sortie_has_room (p, place, sortie_active (p), move->arg[0],
                          place == FR_PLACE_TOWN ? FR_REASON_FULL_TOWN : FR_REASON_FULL_CAMP, why);
}

/* unpack: play every card with numbers only, one after the other (FR-5) */

static guint16
next_plain (const SortiePlay *p, guint8 seat)
{
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, FR_ZONE_HAND, seat), card))
    if (sortie_def (p, sortie_card (p, card)->def)->n_clauses == 0)
      return card;
  return SORTIE_NO_INDEX;
}

static gboolean
can_unpack (const SortiePlay *p, guint8 seat, SortieRefusal *why)
{
  guint16 card = next_plain (p, seat);
  const SortieMove first = { FR_VERB_PLAY, 1, { sortie_ref_card (card) } };

  return card == SORTIE_NO_INDEX ? sortie_forbid (why, FR_REASON_NOTHING_PLAIN, 0, 0, 0, 0)
                                 : play_check (p, &first, why);
}

/* Whoever is asked something else in another's turn is told of no hand but its own. */
static gboolean
unpack_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return can_unpack (p, sortie_to_move (p), why);
}

static void
unpack_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  SortieOrigin origin = sortie_origin_rules (sortie_active (p));

  sortie_call_game (p, &origin, FR_PROC_UNPACK, 0, NULL);
}

/* A card in play may have something to say about each that is played: it is over before the next one begins. */
void
fr_unpack_step (SortiePlay *p, SortieFrame *f)
{
  if (can_unpack (p, f->seat, NULL))
    sortie_game_happens (p, FR_EVENT_PLAYED, f->seat, sortie_ref_card (next_plain (p, f->seat)), 0, 1);
  else
    sortie_frame_end (p, f, 1);
}

/* buy CARD (FR-7), claim LAND (FR-8) */

static gint
cost_of (const SortiePlay *p, const SortieMove *move)
{
  return sortie_value (p, FR_VALUE_COST, move->arg[0]);
}

static gint
way_to (const SortiePlay *p, const SortieMove *move)
{
  SortieRef seat = sortie_ref_seat (sortie_active (p));

  return sortie_not_negative (sortie_value (p, FR_VALUE_DISTANCE, move->arg[0])
                              - sortie_value (p, FR_VALUE_SHORTCUT, seat));
}

static gboolean
buy_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return sortie_can_pay (p, FR_VAR_SUPPLIES, sortie_active (p), cost_of (p, move), move->arg[0],
                         FR_REASON_TOO_DEAR, why);
}

static gboolean
claim_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint8 seat = sortie_active (p);

  return sortie_has_room (p, FR_PLACE_TOWN, seat, move->arg[0], FR_REASON_FULL_TOWN, why)
         && sortie_can_pay (p, FR_VAR_TRAIL, seat, way_to (p, move), move->arg[0], FR_REASON_TOO_FAR, why);
}

const SortieVerbDecl fr_verbs[] = {
  [FR_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "FR-5", .numbers = TRUE,
                     .operands = { SORTIE_CARD_IN (FR_ZONE_HAND) }, .check = play_check,
                     .event = SORTIE_GAME_EVENT (FR_EVENT_PLAYED) },
  [FR_VERB_UNPACK] = { .id = N_ ("unpack"), .help = N_ ("Play all cards that have only numbers."),
                       .rule = "FR-5", .check = unpack_check, .apply = unpack_apply },
  [FR_VERB_BUY] = { .id = N_ ("buy"), .help = N_ ("Buy {a}."), .rule = "FR-7", .numbers = TRUE,
                    .operands = { SORTIE_PIECE_ON (FR_PLACE_MARKET, N_ ("CARD"), FR_REASON_NOT_OFFERED) },
                    .check = buy_check, .event = SORTIE_GAME_EVENT (FR_EVENT_BOUGHT), .amount = cost_of },
  [FR_VERB_CLAIM] = { .id = N_ ("claim"), .help = N_ ("Claim {a}."), .rule = "FR-8", .numbers = TRUE,
                      .operands = { SORTIE_PIECE_ON (FR_PLACE_LAND, N_ ("LAND"), FR_REASON_NO_LAND) },
                      .check = claim_check, .event = SORTIE_GAME_EVENT (FR_EVENT_CLAIMED), .amount = way_to },
  [FR_VERB_USE] = SORTIE_USE_ROW (N_ ("Use {a}."), "FR-9"),
  { NULL },
};

const SortieDecisionDecl fr_decisions[] = {
  [FR_ASK_ACT] = { .id = "act", .prompt = N_ ("{seat} plays, buys and claims.|you=Play, buy and claim."),
    .rule = "FR-4", .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (FR_VERB_UNPACK), SORTIE_GAME_VERB (FR_VERB_PLAY),
                                           SORTIE_GAME_VERB (FR_VERB_USE), SORTIE_GAME_VERB (FR_VERB_BUY),
                                           SORTIE_GAME_VERB (FR_VERB_CLAIM), SORTIE_VERB_DONE) },
  { NULL },
};

const SortieReasonDecl fr_reasons[] = {
  [FR_REASON_FULL_CAMP] = { "full-camp", "FR-5", N_ ("There is no room for {a}: a camp takes {n} cards.") },
  [FR_REASON_FULL_TOWN]
    = { "full-town", "FR-5", N_ ("There is no room for {a}: a town takes {n} buildings and lands.") },
  [FR_REASON_NOT_OFFERED] = { "not-offered-here", "FR-7", N_ ("{a} is not on the market.") },
  [FR_REASON_NO_LAND] = { "no-land", "FR-8", N_ ("{a} is no land that can be claimed.") },
  [FR_REASON_TOO_DEAR] = { "too-dear", "FR-7", N_ ("{a} costs {n}; you have supplies: {m}.") },
  [FR_REASON_TOO_FAR] = { "too-far", "FR-8", N_ ("{a} is {n} away; you have trail: {m}.") },
  [FR_REASON_NOTHING_PLAIN] = { "nothing-plain", "FR-5", N_ ("No card of your hand has only numbers.") },
  [FR_REASON_MOST] = { "most-renown", "FR-12", N_ ("The most renown.") },
  [FR_REASON_EQUAL] = { "equal-renown", "FR-12", N_ ("Several have the most renown.") },
  { NULL },
};

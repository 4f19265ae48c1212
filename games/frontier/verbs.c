/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the moves of a turn: play cards, buy, claim, use. */
#include "game.h"

static gboolean
happens (SortiePlay *p, FrEvent type, SortieRef subject, SortieRef other, gint n)
{
  return sortie_happens (p, SORTIE_GAME_EVENT (type), sortie_active (p), subject, other, n);
}

/* play CARD (FR-5) */

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint8 seat = sortie_active (p);

  if (fr_kind (p, move->arg[0]) == FR_KIND_BUILDING)
    return fr_free_place (p, FR_PLACE_TOWN, seat, FR_TOWN) != SORTIE_NO_INDEX
           || sortie_forbid (why, FR_REASON_FULL_TOWN, move->arg[0], 0, FR_TOWN, 0);
  return fr_free_place (p, FR_PLACE_CAMP, seat, FR_CAMP) != SORTIE_NO_INDEX
         || sortie_forbid (why, FR_REASON_FULL_CAMP, move->arg[0], 0, FR_CAMP, 0);
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  happens (p, FR_EVENT_PLAYED, move->arg[0], 0, 1);
}

/* unpack: play every card with numbers only, one after the other (FR-5) */

static guint16
next_plain (const SortiePlay *p)
{
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, FR_ZONE_HAND, sortie_active (p)), card))
    if (fr_is_plain (p, card))
      return card;
  return SORTIE_NO_INDEX;
}

static gboolean
unpack_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 card = next_plain (p);
  const SortieMove first = { move->verb, 1, { sortie_ref_card (card) } };

  return card == SORTIE_NO_INDEX ? sortie_forbid (why, FR_REASON_NOTHING_PLAIN, 0, 0, 0, 0)
                                 : play_check (p, &first, why);
}

/* Nothing answers a card with numbers only, so each is over before the next one begins. */
static void
unpack_apply (SortiePlay *p, const SortieMove *move)
{
  while (unpack_check (p, move, NULL)
         && happens (p, FR_EVENT_PLAYED, sortie_ref_card (next_plain (p)), 0, 1))
    ;
}

/* buy CARD (FR-7), claim LAND (FR-8) */

static void
add_offers (const SortiePlay *p, SortieMoves *moves, FrVerb verb, FrPlace place, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      SortieRef piece = sortie_place_piece (p, fr_place (p, place, SORTIE_NO_SEAT, i));

      if (piece != SORTIE_NOTHING)
        sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 1, &piece);
    }
}

static void
buy_candidates (const SortiePlay *p, SortieMoves *moves)
{
  add_offers (p, moves, FR_VERB_BUY, FR_PLACE_MARKET, FR_MARKET);
}

static void
claim_candidates (const SortiePlay *p, SortieMoves *moves)
{
  add_offers (p, moves, FR_VERB_CLAIM, FR_PLACE_LAND, FR_VALLEYS);
}

/* What the active seat pays for a land (FR-8). */
static gint
way_to (const SortiePlay *p, SortieRef land)
{
  return sortie_not_negative (sortie_value (p, FR_VALUE_DISTANCE, land)
                              - sortie_value (p, FR_VALUE_SHORTCUT,
                                              sortie_ref_seat (sortie_active (p))));
}

static gboolean
buy_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  gint cost = sortie_value (p, FR_VALUE_COST, move->arg[0]);
  gint supplies = sortie_var (p, FR_VAR_SUPPLIES, sortie_active (p));

  if (fr_stands_on (p, move->arg[0]) == FR_PLACE_LAND)
    return sortie_forbid (why, FR_REASON_IS_LAND, move->arg[0], 0, 0, 0);
  if (fr_stands_on (p, move->arg[0]) != FR_PLACE_MARKET)
    return sortie_forbid (why, FR_REASON_NOT_OFFERED, move->arg[0], 0, 0, 0);
  return cost <= supplies || sortie_forbid (why, FR_REASON_TOO_DEAR, move->arg[0], 0, cost, supplies);
}

static gboolean
claim_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  gint distance = way_to (p, move->arg[0]);
  gint trail = sortie_var (p, FR_VAR_TRAIL, sortie_active (p));

  if (fr_stands_on (p, move->arg[0]) != FR_PLACE_LAND)
    return sortie_forbid (why, FR_REASON_NO_LAND, move->arg[0], 0, 0, 0);
  if (fr_free_place (p, FR_PLACE_TOWN, sortie_active (p), FR_TOWN) == SORTIE_NO_INDEX)
    return sortie_forbid (why, FR_REASON_FULL_TOWN, move->arg[0], 0, FR_TOWN, 0);
  return distance <= trail || sortie_forbid (why, FR_REASON_TOO_FAR, move->arg[0], 0, distance, trail);
}

static void
buy_apply (SortiePlay *p, const SortieMove *move)
{
  happens (p, FR_EVENT_BOUGHT, move->arg[0], 0, sortie_value (p, FR_VALUE_COST, move->arg[0]));
}

static void
claim_apply (SortiePlay *p, const SortieMove *move)
{
  happens (p, FR_EVENT_CLAIMED, move->arg[0], 0, way_to (p, move->arg[0]));
}

/* What one types for a verb whose row is the framework's: for translators, who find it in the context “verb”
 * (sortie_lexicon_verb_word()). */
G_GNUC_UNUSED static const char *const typed_for_verbs[] = { NC_ ("verb", "use") };

const SortieVerbDecl fr_verbs[] = {
  [FR_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "FR-5", .numbers = TRUE,
                     .operands = { { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = FR_ZONE_HAND } },
                     .check = play_check, .apply = play_apply },
  [FR_VERB_UNPACK] = { .id = N_ ("unpack"), .help = N_ ("Play all cards that have only numbers."),
                       .rule = "FR-5", .check = unpack_check, .apply = unpack_apply },
  [FR_VERB_BUY] = { .id = N_ ("buy"), .help = N_ ("Buy {a}."), .rule = "FR-7", .numbers = TRUE,
                    .operands = { { SORTIE_OPERAND_PIECE, .name = N_ ("CARD") } },
                    .candidates = buy_candidates, .check = buy_check, .apply = buy_apply },
  [FR_VERB_CLAIM] = { .id = N_ ("claim"), .help = N_ ("Claim {a}."), .rule = "FR-8", .numbers = TRUE,
                      .operands = { { SORTIE_OPERAND_PIECE, .name = N_ ("LAND") } },
                      .candidates = claim_candidates, .check = claim_check, .apply = claim_apply },
  [FR_VERB_USE] = SORTIE_USE_ROW (N_ ("Use {a}."), "FR-9"),
  [FR_N_VERBS] = { NULL },
};

const SortieDecisionDecl fr_decisions[] = {
  [FR_ASK_ACT] = { .id = "act", .prompt = N_ ("{seat} plays, buys and claims."), .rule = "FR-4",
                   .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (FR_VERB_UNPACK),
                                          SORTIE_GAME_VERB (FR_VERB_PLAY),
                                          SORTIE_GAME_VERB (FR_VERB_USE),
                                          SORTIE_GAME_VERB (FR_VERB_BUY),
                                          SORTIE_GAME_VERB (FR_VERB_CLAIM),
                                          SORTIE_VERB_DONE) },
  [FR_N_ASKS] = { NULL },
};

const SortieReasonDecl fr_reasons[] = {
  [FR_REASON_FULL_CAMP] = { "full-camp", "FR-5",
                            N_ ("There is no room for {a}: a camp takes {n} cards.") },
  [FR_REASON_FULL_TOWN]
    = { "full-town", "FR-5",
        N_ ("There is no room for {a}: a town takes {n} buildings and lands.") },
  [FR_REASON_NOT_OFFERED] = { "not-offered-here", "FR-7", N_ ("{a} is not on the market.") },
  [FR_REASON_IS_LAND] = { "is-land", "FR-7", N_ ("{a} is a land: it is claimed, not bought.") },
  [FR_REASON_NO_LAND] = { "no-land", "FR-8", N_ ("{a} is no land that can be claimed.") },
  [FR_REASON_TOO_DEAR] = { "too-dear", "FR-7", N_ ("{a} costs {n}; you have supplies: {m}.") },
  [FR_REASON_TOO_FAR] = { "too-far", "FR-8", N_ ("{a} is {n} away; you have trail: {m}.") },
  [FR_REASON_NOTHING_PLAIN]
    = { "nothing-plain", "FR-5", N_ ("No card of your hand has only numbers.") },
  [FR_REASON_MOST] = { "most-renown", "FR-12", N_ ("the most renown") },
  [FR_REASON_EQUAL] = { "equal-renown", "FR-12", N_ ("several have the most renown") },
  [FR_N_REASONS] = { NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: set-up, the words of cards, how good a position looks, and the one table that this module
 * exports. */
#include "state.h"

/* FR-2. What is bought may be bought by anybody, so only the group says whose a hidden card can be. */
static gboolean
setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
       G_GNUC_UNUSED GError **error)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    {
      sortie_deck_lay_kind (p, FR_DECK_FIRST, FR_ZONE_DECK, seat, (guint8) (1 + seat));
      sortie_zone_draw (p, sortie_zone_of (p, FR_ZONE_DECK, seat), sortie_zone_of (p, FR_ZONE_HAND, seat),
                        FR_HAND);
    }
  sortie_deck_lay_kind (p, FR_DECK_MARKET, FR_ZONE_MARKET_DECK, SORTIE_NO_SEAT, 0);
  sortie_deck_lay_kind (p, FR_DECK_LANDS, FR_ZONE_LAND_DECK, SORTIE_NO_SEAT, 1 + FR_MOST_SEATS);
  return TRUE;
}

/* FR-10: another card of the same faction is in the camp or the town of its player. */
static gboolean
has_company (const SortieContext *ctx)
{
  const SortiePlay *p = ctx->p;
  guint16 faction = sortie_def (p, ctx->self_def)->faction_index;

  for (SORTIE_EACH_PIECE_OF (p, ctx->you, slot))
    if (faction != SORTIE_NO_INDEX && sortie_piece_ref (p, slot) != ctx->self
        && sortie_def (p, sortie_piece_def (p, sortie_piece_ref (p, slot)))->faction_index == faction)
      return TRUE;
  return FALSE;
}

static const SortieTestDecl tests[] = {
  { "company", N_ ("it has company"), "FR-10", has_company },
  { NULL },
};

/* What a card does in company stands on many. */
static const SortieElement elements[] = {
  SORTIE_CLAUSE_WORD ("in-company", N_ ("after the card was played in company, do this"), "FR-10", "when",
                      { "event", "played" }, { "of", "self" }, { "while", "company" }),
  { NULL },
};

/* What a card is worth in a deck, above the average of what a player begins with. */
static gint
quality (const SortiePlay *p, guint16 card)
{
  const SortieDef *def = sortie_def (p, sortie_card (p, card)->def);

  return 10 * sortie_not_negative (def->printed[FR_VALUE_COST]) - 10 + (def->n_clauses > 0 ? 5 : 0);
}

/* The average card of all that a seat will draw, and what works in the town in every turn; the less, the
 * nearer the end is, in hundredths of renown. */
static gint
strength (const SortiePlay *p, guint8 seat)
{
  gint n = 1, sum = 0, town = 0;

  for (guint zone = FR_ZONE_DECK; zone <= FR_ZONE_DISCARD; zone++)
    for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, zone, seat), card))
      sum += quality (p, card), n++;
  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    if (sortie_piece_stands_on (p, sortie_piece_ref (p, slot)) == FR_PLACE_CAMP)
      sum += quality (p, sortie_piece_in (p, slot)->card), n++;
    else if (sortie_thing_kind (p, sortie_piece_ref (p, slot)) == FR_KIND_BUILDING)
      town += 40;
  return (12 * sum / n + town) * sortie_not_negative (FR_RENOWN - sortie_var_most (p, FR_VAR_RENOWN)) / FR_RENOWN;
}

/* What is left of supplies and trail is worth a little: it was worth having the choice. */
static const SortieWeight weights[] = {
  { SORTIE_WEIGHT_VARIABLE, 100, .index = FR_VAR_RENOWN },
  { SORTIE_WEIGHT_VARIABLE, 3, .index = FR_VAR_SUPPLIES },
  { SORTIE_WEIGHT_VARIABLE, 4, .index = FR_VAR_TRAIL },
  { SORTIE_WEIGHT_FUNCTION, 1, .function = strength },
  { SORTIE_WEIGHT_END },
};

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Supplies spent on cards"), .event = SORTIE_GAME_EVENT (FR_EVENT_BOUGHT), .to_whom = TRUE },
  { .title = N_ ("Trail spent on lands"), .event = SORTIE_GAME_EVENT (FR_EVENT_CLAIMED), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "frontier",
  .title = N_ ("Frontier"),
  .version = "1",
  .domain = "sortie-frontier",
  .content = "frontier",
  .about = N_ ("Two to four players. Build a deck, buy from the market, and claim land beyond the river."),
  .modes = fr_modes,
  .ends = (const SortieEndDecl[]) { { .rule = "FR-12" }, { NULL } },
  .zones = fr_zones,
  .places = fr_places,
  .vars = fr_vars,
  .vocabulary = { .values = fr_values, .kinds = fr_kinds, .tests = tests, .elements = elements,
                  .procs = fr_procs, .deck_kinds = fr_deck_kinds, .sayings = fr_sayings },
  .rules = { .verbs = fr_verbs, .decisions = fr_decisions, .events = fr_events,
             .reasons = fr_reasons, .turns = fr_turns, .chain = &sortie_plain_chain,
             .trigger_order = sortie_triggers_as_they_lie, /* FR-14 */
             .score = { SORTIE_SCORE_MOST, FR_VAR_RENOWN } },
  .bounds = {
    .cards = FR_CARDS,
    .pieces = FR_MARKET + FR_VALLEYS + FR_MOST_SEATS * FR_TOWN + FR_CAMP,
    .effects = 2 * FR_TOWN, /* each building notes its use */
    .events = 16,  /* what all others discard at once, in the course of a play */
    .triggers = FR_TOWN, /* all of a town at the start of a turn */
    .links = 1,    /* nobody answers */
    .frames = 12,
    .locals = 256,
  },
  /* FR-5, FR-9: in each turn a camp and a town full of cards, and what they ask */
  .max_moves = FR_LAST_ROUND * FR_MOST_SEATS * 4 * (FR_CAMP + FR_TOWN),
  .setup = setup,
  .weights = weights,
  .evaluation_scales = (const guint[]) { 285 }, /* 300 games of two players */
  .layout = fr_layout,
  .summary = summary,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the first hands, how good and how dangerous a position looks, what must hold in it, and the one table that
 * this module exports. */
#include "state.h"

/* CE-2 to CE-4: an eight goes back. All chance is the framework's: shuffles are in the journal, so a match can be
 * played again. */
static gboolean
setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
       G_GNUC_UNUSED GError **error)
{
  guint16 stock = sortie_zone_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT);

  sortie_pack_lay (p, stock);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, CE_ZONE_HAND,
                    sortie_n_seats (p) == 2 ? CE_HAND_OF_TWO : CE_HAND_OF_MORE);
  while (sortie_printed (p, sortie_zone_top (p, stock), CE_VALUE_WILD))
    sortie_zone_shuffle (p, stock);
  sortie_card_move (p, sortie_zone_top (p, stock), ce_discards (p), SORTIE_TOP);
  return TRUE;
}

/* That each card is in exactly one place is checked by the framework. */
static char *
check (const SortiePlay *p)
{
  guint16 top = sortie_zone_top (p, ce_discards (p));

  if (top == SORTIE_NO_INDEX)
    return g_strdup ("CE-4, CE-11: no card lies on the discards");
  if (ce_var (p, CE_VAR_NAMED) != CE_NO_SUIT && !sortie_printed (p, top, CE_VALUE_WILD))
    return g_strdup ("CE-8: a suit is named, and no eight lies on the discards");
  return NULL;
}

/* In hundredths of a card. Fewer cards than the best of the others, and of those the ones that count less. An eight
 * fits always, so it is kept for later, although it counts 50. */
static const SortieWeight weights[] = {
  { SORTIE_WEIGHT_CARDS, -100, .index = CE_ZONE_HAND },
  { SORTIE_WEIGHT_PRINTED, -1, .index = CE_ZONE_HAND, .value = CE_VALUE_PIPS, .own = TRUE },
  { SORTIE_WEIGHT_PRINTED, 100, .index = CE_ZONE_HAND, .value = CE_VALUE_WILD, .own = TRUE },
  { SORTIE_WEIGHT_END },
};

/* CE-13 */
static gboolean
has_one_card (const SortieView *view, guint8 seat, G_GNUC_UNUSED gint *ret_n)
{
  return sortie_count_of (&view->play, CE_ZONE_HAND, seat) == 1;
}

static const SortieWarningDecl warnings[] = {
  { .id = "last-card", .title = N_ ("Somebody else has one card left"), .when = SORTIE_WARN_DANGER,
    .says = N_ ("{seat} has one card left."), .of = has_one_card },
  { NULL },
};

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Cards drawn"), .event = SORTIE_GAME_EVENT (CE_EVENT_DRAWN), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "crazy-eights",
  .title = N_ ("Crazy Eights"),
  .version = "1",
  .domain = "sortie-crazy-eights",
  .content = "crazy-eights",
  .about = N_ ("Two to five players. Follow suit or rank, eights fit always, and be the first without cards."),
  .modes = ce_modes,
  .ends = (const SortieEndDecl[]) { { .rule = "CE-13" }, { .rule = "CE-15" }, { .rule = "CE-16" }, { NULL } },
  .zones = ce_zones,
  .vars = ce_vars,
  .options = ce_options,
  .vocabulary = { .values = ce_values, .kinds = ce_kinds, .procs = ce_procs },
  .rules = { .verbs = ce_verbs, .decisions = ce_decisions, .events = ce_events,
             .reasons = ce_reasons, .turns = ce_turns,
             .score = { SORTIE_SCORE_LEAST, CE_VAR_COUNTED } },
  .bounds = {
    .cards = SORTIE_PACK_CARDS,
    .events = 1,  /* one at a time */
    .frames = 2,  /* the turn, and the suit that is asked for */
    .locals = 10, /* of the turn, of an eight, the four suits */
  },
  /* CE-16: 500 turns, in each at most five cards drawn, one played, a suit named or a pass */
  .max_moves = CE_LAST_TURN * (CE_MOST_DRAWN + 2),
  .setup = setup,
  .check = check,
  .weights = weights,
  .evaluation_scales = (const guint[]) { 870 }, /* 2,000 games of two players */
  .layout = ce_layout,
  .summary = summary,
  .warnings = warnings,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: what must hold in every position, how good and how dangerous it looks, and the one table that this module
 * exports. */
#include "state.h"

/* HT-2: a deck that is dealt anew for each round (events.c). */
static gboolean
setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
       G_GNUC_UNUSED GError **error)
{
  sortie_pack_lay (p, sortie_zone_of (p, HT_ZONE_STOCK, SORTIE_NO_SEAT));
  return TRUE;
}

/* HT-9, HT-10: what a seat has counted is printed on the cards that it took. */
static char *
check (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_zone_printed (p, sortie_zone_of (p, HT_ZONE_TAKEN, seat), HT_VALUE_WORTH)
        != sortie_var (p, HT_VAR_POINTS, seat))
      return g_strdup_printf ("HT-10: seat %u counts other points than it took", seat);
  return NULL;
}

/* What a seat has by now against the average of the others, and what the own cards may cost. */
static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  const guint8 moon = sortie_var_seat (p, HT_VAR_POINTS, HT_ALL_POINTS);
  gint worth = 0;

  for (guint8 other = 0; other < HT_SEATS; other++)
    worth += (other == seat ? -100 : 100 / (HT_SEATS - 1))
             * (sortie_var (p, HT_VAR_SCORE, other) + ht_adds (p, other, moon));
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, HT_ZONE_HAND, seat), card))
    worth -= ht_danger (p, card);
  return worth;
}

/* More than the queen of spades, or many hearts: by then it is meant. */
#define MANY_POINTS 14

static gboolean
has_all_points (const SortieView *view, guint8 seat, gint *ret_n)
{
  gint all = 0;

  for (guint8 each = 0; each < HT_SEATS; each++)
    all += sortie_var (&view->play, HT_VAR_POINTS, each);
  *ret_n = all;
  return all >= MANY_POINTS && sortie_var (&view->play, HT_VAR_POINTS, seat) == all;
}

/* HT-12: what a player may overlook: that somebody is on the way to all points. */
static const SortieWarningDecl warnings[] = {
  { .id = "moon", .title = N_ ("Somebody else has taken all points of the round so far"), .when = SORTIE_WARN_DANGER,
    .says = N_ ("All {n} points of this round so far are {seat}’s. Whoever takes all 26 shoots the moon (HT-12)."),
    .of = has_all_points },
  { NULL },
};

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Points scored"), .gained = SORTIE_OF (HT_VAR_SCORE), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "hearts",
  .title = N_ ("Hearts"),
  .version = "1",
  .domain = "sortie-hearts",
  .content = "hearts",
  .about = N_ ("Four players. Pass three cards, follow suit, and take no hearts and no queen of spades."),
  .modes = ht_modes,
  .ends = (const SortieEndDecl[]) { { .rule = "HT-13" }, { NULL } },
  .zones = ht_zones,
  .vars = ht_vars,
  .options = ht_options,
  .vocabulary = { .values = ht_values, .kinds = ht_kinds, .procs = ht_procs },
  .rules = { .verbs = ht_verbs, .decisions = ht_decisions, .events = ht_events,
             .reasons = ht_reasons, .turns = ht_turns, .rounds = ht_rounds, .trick = &ht_trick,
             .score = { SORTIE_SCORE_LEAST, HT_VAR_SCORE, .shared = TRUE } },
  .bounds = {
    .cards = SORTIE_PACK_CARDS,
    .events = 1, /* one at a time */
    .frames = 3, /* the turn, what a phase does, and a poll in it */
    .locals = 44, /* of these, and four answers of three cards */
  },
  .max_moves = HT_LAST_ROUND * HT_ROUND_MOVES, /* HT-13 */
  .setup = setup,
  .check = check,
  .evaluate = evaluate,
  .horizon = SORTIE_HORIZON_PHASE, /* a hand is judged before the first trick, a trick when all are over */
  .summary = summary,
  .warnings = warnings,
  .layout = ht_layout,
};

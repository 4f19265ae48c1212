/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: the table of events and how each is carried out.
 *
 * A commit only moves things; who may do it and what comes next is decided by who proposes it.
 */
#include "game.h"

static guint16
common (const SortiePlay *p, CeZone zone)
{
  return ce_zone (p, zone, SORTIE_NO_SEAT);
}

static void
set (SortiePlay *p, CeVar var, gint value)
{
  sortie_var_set (p, var, SORTIE_NO_SEAT, value);
}

/* Subject: the card. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), common (p, CE_ZONE_DISCARDS), SORTIE_TOP);
  set (p, CE_VAR_NAMED, CE_NO_SUIT);
  set (p, CE_VAR_PASSES, 0);
}

/* Other: the suit. */
static void
commit_named (SortiePlay *p, SortieEvent *event)
{
  set (p, CE_VAR_NAMED, 1 + (gint) sortie_ref_word_index (event->other));
}

/* Subject: the card. */
static void
commit_drawn (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), ce_hand (p, event->seat), SORTIE_BOTTOM);
  set (p, CE_VAR_DRAWN, sortie_var (p, CE_VAR_DRAWN, SORTIE_NO_SEAT) + 1);
  set (p, CE_VAR_PASSES, 0);
}

/* CE-11 */
static void
commit_turned (SortiePlay *p, SortieEvent *event)
{
  (void) event;
  sortie_zone_turn_over (p, common (p, CE_ZONE_DISCARDS), common (p, CE_ZONE_STOCK), 1);
}

static void
commit_passed (SortiePlay *p, SortieEvent *event)
{
  (void) event;
  set (p, CE_VAR_PASSES, sortie_var (p, CE_VAR_PASSES, SORTIE_NO_SEAT) + 1);
}

/* Amount: the pips. */
static void
commit_counted (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, CE_VAR_PIPS, event->seat, event->amount);
}

const SortieEventDecl ce_events[] = {
  [CE_EVENT_PLAYED] = { .id = "played", .title = N_ ("played"), .rule = "CE-6",
                        .commit = commit_played, .says = N_ ("{seat} plays {subject}.") },
  [CE_EVENT_NAMED] = { .id = "named", .title = N_ ("named"), .rule = "CE-8",
                       .commit = commit_named, .says = N_ ("{seat} names the suit: {other}.") },
  [CE_EVENT_DRAWN] = { .id = "drawn", .title = N_ ("drawn"), .rule = "CE-9",
                       .commit = commit_drawn, .says = N_ ("{seat} draws {subject}.") },
  [CE_EVENT_TURNED] = { .id = "turned", .title = N_ ("turned over"), .rule = "CE-11",
                        .commit = commit_turned,
                        .says = N_ ("The discards are shuffled and become the stock.") },
  [CE_EVENT_PASSED] = { .id = "passed", .title = N_ ("passed"), .rule = "CE-10",
                        .commit = commit_passed, .says = N_ ("{seat} passes.") },
  [CE_EVENT_COUNTED] = { .id = "counted", .title = N_ ("counted"), .rule = "CE-14",
                         .commit = commit_counted,
                         SORTIE_SAYS_NP ("{seat} counts {amount} pip.",
                                         "{seat} counts {amount} pips.") },
  [CE_N_EVENTS] = { NULL },
};

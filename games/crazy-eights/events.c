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

#define EVENT(id_, title_, rule_, commit_, says_)                                                  \
  {                                                                                                \
    .id = id_, .title = title_, .rule = rule_, .look = SORTIE_LOOK_AFTER, .commit = commit_,       \
    says_                                                                                          \
  }

const SortieEventDecl ce_events[] = {
  [CE_EVENT_PLAYED] = EVENT ("played", N_ ("played"), "CE-6", commit_played,
                             .says = N_ ("{seat} plays {subject}.")),
  [CE_EVENT_NAMED] = EVENT ("named", N_ ("named"), "CE-8", commit_named,
                            .says = N_ ("{seat} names the suit: {other}.")),
  [CE_EVENT_DRAWN] = EVENT ("drawn", N_ ("drawn"), "CE-9", commit_drawn,
                            .says = N_ ("{seat} draws {subject}.")),
  [CE_EVENT_TURNED] = EVENT ("turned", N_ ("turned over"), "CE-11", commit_turned,
                             .says = N_ ("The discards are shuffled and become the stock.")),
  [CE_EVENT_PASSED] = EVENT ("passed", N_ ("passed"), "CE-10", commit_passed,
                             .says = N_ ("{seat} passes.")),
  [CE_EVENT_COUNTED] = EVENT ("counted", N_ ("counted"), "CE-14", commit_counted,
                              SORTIE_SAYS_NP ("{seat} counts {amount} pip.",
                                              "{seat} counts {amount} pips.")),
  [CE_N_EVENTS] = { NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: the table of events and how each is carried out.
 *
 * A commit only moves things; who may do it and what comes next is decided by who proposes it.
 */
#include "game.h"

static void
set (SortiePlay *p, CeVar var, gint value)
{
  sortie_var_set (p, var, SORTIE_NO_SEAT, value);
}

/* Subject: the card. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), ce_discards (p), SORTIE_TOP);
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
  sortie_var_add (p, CE_VAR_DRAWN, SORTIE_NO_SEAT, 1);
  set (p, CE_VAR_PASSES, 0);
}

/* CE-11 */
static void
commit_turned (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  sortie_zone_turn_over (p, ce_discards (p), ce_stock (p), 1);
}

static void
commit_passed (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  sortie_var_add (p, CE_VAR_PASSES, SORTIE_NO_SEAT, 1);
}

#define ROW(id_, title_, rule_, ...)                                                               \
  { .id = #id_, .title = title_, .rule = rule_, .commit = commit_##id_, __VA_ARGS__ }

const SortieEventDecl ce_events[] = {
  [CE_EVENT_PLAYED] = ROW (played, N_ ("played"), "CE-6", .says = N_ ("{seat} plays {subject}.")),
  [CE_EVENT_NAMED] = ROW (named, N_ ("named"), "CE-8", .says = N_ ("{seat} names the suit: {other}.")),
  [CE_EVENT_DRAWN] = ROW (drawn, N_ ("drawn"), "CE-9", .says = N_ ("{seat} draws {subject}.")),
  [CE_EVENT_TURNED] = ROW (turned, N_ ("turned over"), "CE-11",
                           .says = N_ ("The discards are shuffled and become the stock.")),
  [CE_EVENT_PASSED] = ROW (passed, N_ ("passed"), "CE-10", .says = N_ ("{seat} passes.")),
  /* Amount: the pips. */
  [CE_EVENT_COUNTED] = { .id = "counted", .title = N_ ("counted"), .rule = "CE-14",
                         .commit = sortie_commit_gain, .var = CE_VAR_PIPS,
                         SORTIE_SAYS_NP ("{seat} counts {amount} pip.",
                                         "{seat} counts {amount} pips.") },
  [CE_N_EVENTS] = { NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens and how it is carried out, the course of a turn, and the end.
 *
 * A commit only moves things; who may do it and what comes next is decided by who proposes it.
 */
#include "state.h"

static void
set (SortiePlay *p, guint var, gint value)
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
  sortie_commit_to_bottom (p, event);
  set (p, CE_VAR_DRAWN, ce_var (p, CE_VAR_DRAWN) + 1);
  set (p, CE_VAR_PASSES, 0);
}

/* CE-11 */
static void
commit_turned (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  sortie_zone_turn_over (p, ce_discards (p), sortie_zone_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT), 1);
}

static void
commit_passed (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  set (p, CE_VAR_PASSES, ce_var (p, CE_VAR_PASSES) + 1);
}

const SortieEventDecl ce_events[] = {
  [CE_EVENT_PLAYED]
    = SORTIE_EVENT_ROW (played, N_ ("played"), "CE-6", .says = N_ ("{seat} plays {subject}."
                                                                   "|you=You play {subject}.")),
  [CE_EVENT_NAMED] = SORTIE_EVENT_ROW (named, N_ ("named"), "CE-8",
                                       .says = N_ ("{seat} names the suit: {other}."
                                                   "|you=You name the suit: {other}.")),
  [CE_EVENT_DRAWN] = SORTIE_EVENT_ROW (drawn, N_ ("drawn"), "CE-9", .zone = CE_ZONE_HAND,
                                       .says = N_ ("{seat} draws {subject}.|you=You draw {subject}.")),
  [CE_EVENT_TURNED]
    = SORTIE_EVENT_ROW (turned, N_ ("turned over"), "CE-11",
                        .says = N_ ("The discards are shuffled and become the stock.")),
  [CE_EVENT_PASSED] = SORTIE_EVENT_ROW (passed, N_ ("passed"), "CE-10", .says = N_ ("{seat} passes."
                                                                                    "|you=You pass.")),
  { NULL },
};

/* CE-8: nothing has been laid down before the suit is named, so that the player may still think
 * better of it. */
static void
wild_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef card = sortie_slot_ref (p, f, 0), suits[SORTIE_N_SUITS];

  if (f->step++ == 0)
    {
      for (guint i = 0; i < SORTIE_N_SUITS; i++)
        suits[i] = sortie_ref_word (CE_VALUE_SUIT, i);
      sortie_ask (p, f, SORTIE_GAME_ASK (CE_ASK_SUIT), f->seat, suits, SORTIE_N_SUITS, 1, 1);
      return;
    }
  sortie_announce_commits (p);
  sortie_game_happens (p, CE_EVENT_PLAYED, f->seat, card, 0, 0);
  sortie_game_happens (p, CE_EVENT_NAMED, f->seat, card, sortie_answer (p), 0);
  sortie_frame_end (p, f, 1);
  sortie_close_window (p);
}

/* CE-14 */
static void
count_pips (SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_count_of (p, CE_ZONE_HAND, seat) > 0)
      sortie_var_gain (p, CE_VAR_COUNTED, seat,
                       sortie_zone_printed (p, sortie_zone_of (p, CE_ZONE_HAND, seat), CE_VALUE_PIPS));
}

/* Why the match is over now that a turn is. */
static guint
why_over (const SortiePlay *p)
{
  if (sortie_count_of (p, CE_ZONE_HAND, sortie_active (p)) == 0)
    return SORTIE_GAME_REASON (CE_REASON_OUT);
  if (ce_var (p, CE_VAR_PASSES) == sortie_n_seats (p))
    return SORTIE_GAME_REASON (CE_REASON_BLOCKED);
  return sortie_turn_number (p) == CE_LAST_TURN ? SORTIE_GAME_REASON (CE_REASON_LAST_TURN)
                                                : SORTIE_REASON_NONE;
}

/* CE-13, CE-15: who is without cards has the fewest pips; when several have as few, nobody wins. */
static void
end_turn (SortiePlay *p)
{
  guint reason = why_over (p);

  if (reason == SORTIE_REASON_NONE)
    return;
  count_pips (p);
  sortie_win_by_score (p, reason, reason);
}

const SortieProcDecl ce_procs[] = {
  [CE_PROC_WILD] = { "wild", wild_step },
  { NULL },
};

/* CE-6: a turn is one window: cards are drawn in it until one is played, or the player passes. */
const SortieTurnDecl ce_turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "CE-6",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_WINDOW_ROW ("play", N_ ("Play"), "CE-6", CE_ASK_TURN),
      SORTIE_AT_ONCE_ROW ("end", N_ ("End"), "CE-13", end_turn),
      { NULL },
    } },
  { NULL },
};

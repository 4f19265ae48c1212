/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.c: a round is one turn of the framework: deal, pass, play thirteen tricks, count. */
#include "game.h"

#define PHASE(id_, title_, rule_, proc_)                                                           \
  { .id = id_, .title = title_, .rule = rule_, .proc = SORTIE_GAME_PROC (proc_), .quiet = TRUE }

const SortieTurnDecl ht_turns[] = {
  { .id = "round", .title = N_ ("Round"), .rule = "HT-3", .says = N_ ("Round {amount}."),
    .phases = (const SortiePhaseDecl[]) {
      PHASE ("deal", N_ ("Deal"), "HT-3", HT_PROC_DEAL),
      PHASE ("pass", N_ ("Passing"), "HT-4", HT_PROC_PASS),
      PHASE ("play", N_ ("Tricks"), "HT-6", HT_PROC_PLAY),
      PHASE ("count", N_ ("Counting"), "HT-11", HT_PROC_COUNT),
      { NULL },
    } },
  { NULL },
};

const SortieRoundDecl ht_rounds[] = {
  [HT_ROUND_ROUND] = { .id = "round", .title = N_ ("Round"), .rule = "HT-3",
                       .says = N_ ("Round {amount}"), .var = HT_VAR_ROUND,
                       .begins = SORTIE_GAME_EVENT (HT_EVENT_DEALT),
                       .ends = SORTIE_GAME_EVENT (HT_EVENT_COUNTED),
                       .most = HT_LAST_ROUND, .max_moves = HT_ROUND_MOVES },
  [HT_ROUND_TRICK] = { .id = "trick", .title = N_ ("Trick"), .rule = "HT-6",
                       .says = N_ ("trick {amount}"), .var = HT_VAR_TRICK,
                       .begins = SORTIE_GAME_EVENT (HT_EVENT_OPENED),
                       .ends = SORTIE_GAME_EVENT (HT_EVENT_TAKEN),
                       .most = HT_HAND, .max_moves = HT_SEATS },
  [HT_N_ROUNDS] = { NULL },
};

static void
happens (SortiePlay *p, HtEvent type, guint8 seat, SortieRef other, gint amount)
{
  sortie_happens (p, SORTIE_GAME_EVENT (type), seat, SORTIE_NOTHING, other, amount);
}

static void
deal_step (SortiePlay *p, SortieFrame *f)
{
  sortie_round_begin (p, HT_ROUND_ROUND, SORTIE_NO_SEAT);
  sortie_frame_end (p, f, 1);
}

/* HT-4: all choose at the same time. */
static void
pass_step (SortiePlay *p, SortieFrame *f)
{
  if (ht_passes_to (p, 0) != 0 && f->step++ == 0)
    {
      sortie_poll (p, f, SORTIE_POLL_SECRET, SORTIE_GAME_ASK (HT_ASK_PASS), 0, 0);
      return;
    }
  for (guint8 seat = 0; f->step > 0 && seat < HT_SEATS; seat++)
    happens (p, HT_EVENT_PASSED, seat, sortie_ref_seat (ht_passes_to (p, seat)), HT_PASSED);
  sortie_frame_end (p, f, 1);
}

/* HT-6, HT-10 */
static void
play_step (SortiePlay *p, SortieFrame *f)
{
  guint n = ht_trick_count (p);

  if (n == HT_SEATS)
    {
      f->step = 0;
      sortie_round_end (p, HT_ROUND_TRICK, ht_winner (p),
                        sortie_zone_printed (p, ht_trick (p), HT_VALUE_POINTS));
    }
  else if (n > 0 || f->step > 0)
    sortie_ask (p, f, SORTIE_GAME_ASK (HT_ASK_PLAY), ht_player_of (p, n), NULL, 0, 0, 1);
  else if (sortie_count_of (p, HT_ZONE_HAND, 0) == 0)
    sortie_frame_end (p, f, 1);
  else
    {
      f->step = 1;
      sortie_round_begin (p, HT_ROUND_TRICK, SORTIE_NO_SEAT);
    }
}

/* HT-12: who took all points, SORTIE_NO_SEAT: nobody did. */
static guint8
shooter (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_var (p, HT_VAR_POINTS, seat) == HT_ALL_POINTS)
      return seat;
  return SORTIE_NO_SEAT;
}

/* HT-11, HT-12: what a seat adds to its score when @moon has shot the moon, or nobody has. */
static gint
what_is_added (const SortiePlay *p, guint8 seat, guint8 moon)
{
  if (moon == SORTIE_NO_SEAT)
    return sortie_var (p, HT_VAR_POINTS, seat);
  if (sortie_option (p, HT_OPTION_MOON))
    return seat == moon ? -HT_ALL_POINTS : 0;
  return seat == moon ? 0 : HT_ALL_POINTS;
}

static gboolean
is_limit_reached (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_var (p, HT_VAR_SCORE, seat) >= sortie_option (p, HT_OPTION_LIMIT))
      return TRUE;
  return FALSE;
}

static void
count_step (SortiePlay *p, SortieFrame *f)
{
  guint8 moon = shooter (p);

  if (moon != SORTIE_NO_SEAT)
    happens (p, HT_EVENT_MOON, moon, 0, 0);
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    happens (p, HT_EVENT_SCORED, seat, 0, what_is_added (p, seat, moon));
  sortie_round_end (p, HT_ROUND_ROUND, SORTIE_NO_SEAT, 0);
  if (is_limit_reached (p))
    sortie_win_by_score (p, SORTIE_GAME_REASON (HT_REASON_LIMIT), SORTIE_REASON_NONE);
  else if (sortie_var (p, HT_VAR_ROUND, SORTIE_NO_SEAT) == HT_LAST_ROUND)
    sortie_win_by_score (p, SORTIE_GAME_REASON (HT_REASON_LAST_HAND), SORTIE_REASON_NONE);
  else
    sortie_frame_end (p, f, 1);
}

const SortieProcDecl ht_procs[] = {
  [HT_PROC_DEAL] = { "deal", deal_step },
  [HT_PROC_PASS] = { "pass", pass_step },
  [HT_PROC_PLAY] = { "play", play_step },
  [HT_PROC_COUNT] = { "count", count_step },
  [HT_N_PROCS] = { NULL },
};

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* result.c: the end of a match. */
#include <sortie/move.h>
#include "eval/internal.h"
#include "flow/pipeline.h"

static void
end_match (SortiePlay *p, SortieResult result)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_OVER, SORTIE_NO_SEAT);

  if (sortie_is_over (p))
    return;
  p->s->result = result;
  p->s->decision = (SortieDecision){ .kind = SORTIE_ASK_NOTHING };
  p->s->tentative = FALSE;
  sortie_event_tell (p, &event);
}

void
sortie_win (SortiePlay *p, guint8 winners, guint reason)
{
  end_match (p, (SortieResult){ .kind = SORTIE_RESULT_WON, .winners = winners, .reason = reason });
}

void
sortie_tie (SortiePlay *p, guint reason)
{
  end_match (p, (SortieResult){ .kind = SORTIE_RESULT_DRAWN, .reason = reason });
}

/* Bit per seat: who wins together with @seat, itself included. */
static guint8
team_of (const SortiePlay *p, guint8 seat)
{
  guint8 team = 0;

  for (guint8 other = 0; other < p->setup->n_seats; other++)
    if (!sortie_are_opponents (p->setup, seat, other))
      team |= (guint8) (1 << other);
  return team;
}

/* What may be done in a window is asked anew, when the game has looked at what leaves. */
static void
withdraw_window (SortiePlay *p)
{
  if (!sortie_is_window (p) || p->s->n_frames != 1)
    return;
  p->s->decision.kind = SORTIE_ASK_NOTHING;
  sortie_turn_resume (sortie_frame_top (p), FALSE);
}

void
sortie_lose (SortiePlay *p, guint8 seat, guint reason)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_OUT, seat);
  guint8 all = (guint8) ((1 << p->setup->n_seats) - 1), left, team;

  if (sortie_is_out (p, seat))
    return;
  p->s->out |= (guint8) (1 << seat);
  eval_give_everything_back (p, seat);
  sortie_state_unsettle (p->s);
  left = ~p->s->out & all;
  withdraw_window (p);
  team = left != 0 ? team_of (p, (guint8) g_bit_nth_lsf (left, -1)) : 0;
  if ((left & ~team) == 0)
    sortie_win (p, team, reason);
  else
    sortie_event_tell (p, &event);
}

static gint
count_together (const SortiePlay *p, guint var, guint8 team)
{
  gint count = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (team >> seat & 1)
      count += sortie_var (p, var, seat);
  return count;
}

/* @sign: 1 when most wins, -1 when least does. */
static void
win_by_count (SortiePlay *p, guint var, gint sign, guint won, guint tied)
{
  guint8 winners = 0;
  gboolean is_tied = FALSE;
  gint best = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      guint8 team = team_of (p, seat);
      gint count = sign * count_together (p, var, team);

      if (winners >> seat & 1 || (winners != 0 && count < best))
        continue;
      is_tied = winners != 0 && count == best;
      winners = is_tied ? winners | team : team;
      best = count;
    }
  if (is_tied)
    sortie_tie (p, tied);
  else
    sortie_win (p, winners, won);
}

void
sortie_win_by_most (SortiePlay *p, guint var, guint won, guint tied)
{
  win_by_count (p, var, 1, won, tied);
}

void
sortie_win_by_least (SortiePlay *p, guint var, guint won, guint tied)
{
  win_by_count (p, var, -1, won, tied);
}

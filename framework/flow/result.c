/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* result.c: the end of a match: who wins, by what score. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

const char *const sortie_result_words[SORTIE_N_RESULT_WORDS + 1] = {
  [SORTIE_ENDED_CONCEDED] = "conceded",
  [SORTIE_ENDED_ENDLESS] = "endless",
};

static void
end_match (SortiePlay *p, SortieResult result)
{
  /* the card whose text is carried out, if a card ends the match */
  SortieEvent event = sortie_event_from (p, sortie_frame_top (p), SORTIE_EVENT_OVER, SORTIE_NO_SEAT);

  if (sortie_is_over (p))
    return;
  p->s->result = result;
  p->s->decision = (SortieDecision){ .kind = SORTIE_ASK_NOTHING };
  p->s->tentative = FALSE;
  sortie_event_tell (p, &event);
}

static void
win (SortiePlay *p, guint8 winners, guint reason)
{
  end_match (p, (SortieResult){ .kind = SORTIE_RESULT_WON, .winners = winners, .reason = reason });
}

/* A framework's reason would say something else about the result, such as that a seat has conceded. */
static void
check_reason (const SortiePlay *p, const char *function, guint reason)
{
  model_is_row (function, "reason", reason, SORTIE_N_REASONS, p->setup->n_reasons, "SORTIE_GAME_REASON");
}

void
sortie_win (SortiePlay *p, guint8 winners, guint reason)
{
  check_reason (p, G_STRFUNC, reason);
  win (p, winners, reason);
}

void
sortie_draw_agreed (SortiePlay *p)
{
  end_match (p, (SortieResult){ .kind = SORTIE_RESULT_DRAWN, .reason = SORTIE_REASON_AGREED });
}

void
sortie_tie (SortiePlay *p, guint reason)
{
  check_reason (p, G_STRFUNC, reason);
  end_match (p, (SortieResult){ .kind = SORTIE_RESULT_DRAWN, .reason = reason });
}

void
sortie_lose_all (SortiePlay *p, guint reason)
{
  g_return_if_fail (p->setup->together);
  sortie_win (p, 0, reason);
}

/* The seats that win together with @seat, including itself, a bit each. */
static guint8
team_of (const SortiePlay *p, guint8 seat)
{
  guint8 team = 0;

  for (guint8 other = 0; other < p->setup->n_seats; other++)
    if (!sortie_are_opponents (p->setup, seat, other))
      team |= (guint8) (1 << other);
  return team;
}

/* Closes the window, so that it is opened again after the game has looked at who leaves. */
static void
withdraw_window (SortiePlay *p)
{
  if (!sortie_is_window (p) || p->s->n_frames != 1)
    return;
  p->s->decision.kind = SORTIE_ASK_NOTHING;
  sortie_turn_resume (sortie_frame_top (p), FALSE);
}

static void
leave_match (SortiePlay *p, guint8 lost)
{
  p->s->out |= lost;
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (lost >> seat & 1)
      eval_give_everything_back (p, seat);
  sortie_state_unsettle (p->s);
}

static void
tell_out (SortiePlay *p, guint8 lost)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (lost >> seat & 1)
      {
        SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_OUT, seat);

        sortie_event_tell (p, &event);
      }
}

static void
lose (SortiePlay *p, guint8 seat, guint reason)
{
  guint8 all = (guint8) ((1 << p->setup->n_seats) - 1), left, team;
  guint8 lost = p->setup->fall_together ? team_of (p, seat) : (guint8) (1 << seat);

  if (sortie_is_out (p, seat))
    return;
  leave_match (p, lost);
  left = ~p->s->out & all;
  withdraw_window (p);
  sortie_chain_ask_anew (p);
  team = left != 0 ? team_of (p, (guint8) g_bit_nth_lsf (left, -1)) : 0;
  if ((left & ~team) == 0)
    win (p, team, reason);
  else
    tell_out (p, lost);
}

void
sortie_lose (SortiePlay *p, guint8 seat, guint reason)
{
  check_reason (p, G_STRFUNC, reason);
  lose (p, seat, reason);
}

void
sortie_concede (SortiePlay *p, guint8 seat)
{
  lose (p, seat, SORTIE_REASON_NONE);
}

/* ---- Scores --------------------------------------------------------------------------- */

static const SortieScoreDecl *
score_decl (const SortiePlay *p)
{
  return &p->setup->rules->score;
}

gboolean
sortie_score (const SortiePlay *p, guint8 seat, gint *ret)
{
  guint8 team = team_of (p, seat);
  gint score = 0;

  if (score_decl (p)->best == SORTIE_SCORE_NONE)
    return FALSE;
  if (p->setup->vars[score_decl (p)->var].shared)
    team = 1;
  for (guint8 other = 0; other < p->setup->n_seats; other++)
    if (team >> other & 1)
      score += sortie_var (p, score_decl (p)->var, other);
  *ret = score;
  return TRUE;
}

/* More is better. */
static gint
worth (const SortiePlay *p, guint8 seat)
{
  gint score = 0;

  (void) sortie_score (p, seat, &score);
  return score_decl (p)->best == SORTIE_SCORE_LEAST ? -score : score;
}

static gboolean
is_before (const SortiePlay *p, guint8 a, guint8 b)
{
  gboolean won = p->s->result.winners >> a & 1, other_won = p->s->result.winners >> b & 1;

  return won != other_won ? won : worth (p, a) > worth (p, b);
}

guint
sortie_rank (const SortiePlay *p, guint8 seat)
{
  guint rank = 1;

  if (!sortie_is_over (p))
    return 0;
  for (guint8 other = 0; other < p->setup->n_seats; other++)
    rank += is_before (p, other, seat);
  return rank;
}

/* The seats with the best score, a bit each, and whether they are several that are not partners. */
static guint8
who_have_the_best (const SortiePlay *p, gboolean *ret_tied)
{
  guint8 winners = team_of (p, 0);

  *ret_tied = FALSE;
  for (guint8 seat = 1; seat < p->setup->n_seats; seat++)
    {
      gint more = worth (p, seat) - worth (p, (guint8) g_bit_nth_lsf (winners, -1));

      if (winners >> seat & 1 || more < 0)
        continue;
      *ret_tied = more == 0;
      winners = more == 0 ? winners | team_of (p, seat) : team_of (p, seat);
    }
  return winners;
}

void
sortie_win_by_score (SortiePlay *p, guint won, guint tied)
{
  gboolean is_tied;
  guint8 winners = who_have_the_best (p, &is_tied);

  check_reason (p, G_STRFUNC, won);
  if (tied != SORTIE_REASON_NONE)
    check_reason (p, G_STRFUNC, tied);
  if (is_tied && !score_decl (p)->shared)
    end_match (p, (SortieResult){ .kind = SORTIE_RESULT_DRAWN, .reason = tied });
  else
    win (p, winners, won);
}

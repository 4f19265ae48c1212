/* SPDX-License-Identifier: GPL-3.0-or-later */
/* event-boss.c: carries out the events that change the Boss's numbers and tokens. */
#include "commits.h"
#include "reasons.h"

/* RUL-49: never above 5, never below the minimum. */
static void
change_menace (SortiePlay *p, SortieEvent *event, gint sign)
{
  gint before = sortie_var (p, SS_VAR_MENACE, event->seat);
  gint least = sortie_value (p, SS_VALUE_LEAST_MENACE, sortie_ref_seat (event->seat));
  gint after = before + sign * event->amount;

  if (sign < 0)
    after = MIN (before, MAX (least, after));
  after = sortie_var_set (p, SS_VAR_MENACE, event->seat, after);
  event->amount = ABS (after - before);
}

void
ss_commit_menace_rise (SortiePlay *p, SortieEvent *event)
{
  change_menace (p, event, 1);
}

void
ss_commit_menace_fall (SortiePlay *p, SortieEvent *event)
{
  change_menace (p, event, -1);
}

/* INV-8: never above the life at the start. */
void
ss_commit_regain (SortiePlay *p, SortieEvent *event)
{
  gint life = sortie_var (p, SS_VAR_LIFE, event->seat);
  gint full = sortie_var (p, SS_VAR_FULL_LIFE, event->seat);
  gint after = sortie_var_set (p, SS_VAR_LIFE, event->seat, MIN (full, life + event->amount));

  event->amount = after - life;
}

/* SS-22.21. */
void
ss_commit_recover (SortiePlay *p, SortieEvent *event)
{
  event->amount
    = sortie_var_set (p, SS_VAR_LIFE, event->seat, sortie_var (p, SS_VAR_FULL_LIFE, event->seat));
}

/* RUL-47. */
void
ss_commit_life_ends (SortiePlay *p, SortieEvent *event)
{
  guint8 winners = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (ss_are_opponents (p, event->seat, seat))
      winners |= 1 << seat;
  sortie_win (p, winners, SORTIE_GAME_REASON (SS_REASON_BOSS_FELL));
}

static void
add_tokens (SortiePlay *p, SortieEvent *event, SsMark mark)
{
  gint before = sortie_piece_mark (p, event->subject, mark);

  event->amount = sortie_piece_set_mark (p, event->subject, mark, before + event->amount) - before;
}

void
ss_commit_gang (SortiePlay *p, SortieEvent *event)
{
  add_tokens (p, event, SS_MARK_GANG);
}

void
ss_commit_spirit (SortiePlay *p, SortieEvent *event)
{
  add_tokens (p, event, SS_MARK_SPIRIT);
}

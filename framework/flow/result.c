/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* result.c: the end of a match. */
#include <sortie/move.h>

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

void
sortie_lose (SortiePlay *p, guint8 seat, guint reason)
{
  guint8 left;

  p->s->out |= 1 << seat;
  left = ~p->s->out & ((1 << p->setup->n_seats) - 1);
  if ((left & (left - 1)) == 0)
    sortie_win (p, left, reason);
}

/* @sign: 1 when most wins, -1 when least does. */
static void
win_by_count (SortiePlay *p, guint var, gint sign, guint won, guint tied)
{
  guint8 winners = 0;
  gint best = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      gint count = sign * sortie_var (p, var, seat);

      if (winners == 0 || count > best)
        winners = 0;
      else if (count < best)
        continue;
      winners |= (guint8) (1 << seat);
      best = count;
    }
  if ((winners & (winners - 1)) != 0)
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

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* limit.c: recording which bound a match exceeded, and what was running then. */
#include <sortie/table.h>
#include "model/internal.h"

/* The innermost frame that belongs to a card's effect. The frames of events and of the rules' procedures have no
 * source. */
static const SortieFrame *
frame_of_card (const SortieState *s)
{
  const SortieFrame *frames = sortie_state_frames (s);

  for (guint i = s->n_frames; i > 0; i--)
    if (frames[i - 1].source_def != 0)
      return &frames[i - 1];
  return NULL;
}

void
sortie_overflow (SortiePlay *p, const char *bound, guint needed, guint room)
{
  SortieState *s = p->s;
  const SortieFrame *top = s->n_frames > 0 ? &sortie_state_frames (s)[s->n_frames - 1] : NULL;
  const SortieFrame *card = frame_of_card (s);

  if (s->overflowed)
    return;
  s->overflowed = TRUE;
  p->limit = (SortieLimit) {
    .bound = bound,
    .needed = needed,
    .room = room,
    .code = top != NULL ? top->code : SORTIE_NO_INDEX,
    .native = top != NULL && top->native,
    .source_def = card != NULL ? card->source_def : 0,
    .source = card != NULL ? card->source : SORTIE_NOTHING,
  };
}

gboolean
model_is_row (const char *function, const char *what, guint number, guint first, guint n, const char *macro)
{
  if (n == 0 || (number >= first && number < n))
    return TRUE;
  if (number < first)
    g_critical ("%s: %u is no %s of the game; the game's first is %s (0) = %u", function, number, what, macro, first);
  else if (n == first)
    g_critical ("%s: there is no %s %u; the game has none", function, what, number);
  else if (first == 0)
    g_critical ("%s: there is no %s %u; the last is %u", function, what, number, n - 1);
  else
    g_critical ("%s: there is no %s %u; the last is %u, and the game's first %s (0) = %u", function, what, number,
                n - 1, macro, first);
  return FALSE;
}

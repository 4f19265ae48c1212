/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed-line.c: plays a line as it is typed, for a front end without commands of its own. */
#include "reader/internal.h"
#include "reader/reader.h"

gboolean
sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *typed, SortieFed *ret)
{
  g_auto (SortieLine) line = { .n = 0 };

  *ret = (SortieFed) { .kind = SORTIE_FED_NOTHING };
  if (!sortie_line_check (typed, &ret->why))
    return FALSE;
  sortie_line_init (&line, typed);
  sortie_line_rewrite (feeder->offers (feeder, seat), &line);
  return sortie_feed (feeder, seat, &line, ret);
}

gboolean
sortie_line_begins (SortieOffers *offers, const SortieLine *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init_part (&line, typed, 0, typed->n);
  return sortie_line_rewrite (offers, &line) == SORTIE_GAP_FILLED
         || sortie_read (offers, &line, 0).kind != SORTIE_READ_NOTHING;
}

void
sortie_feed_settle_until (const SortieFeeder *feeder, guint8 seat, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  while (!sortie_line_begins (feeder->offers (feeder, seat), &line) && sortie_feed_settle (feeder))
    continue;
}

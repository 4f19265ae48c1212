/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.c: a whole line, move by move. */
#include "reader/internal.h"

/* A line while it is played. */
typedef struct
{
  const SortieFeeder *feeder;
  guint8 seat;
  SortieLine line;
  guint at;      /* the first word that was not played */
  SortieRead next; /* what the words from there on begin with */
  guint32 moves; /* made before the line */
  SortieRefusal why;
} Feed;

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  return feeder->position (feeder->data);
}

static SortieOffers *
offers_of (const Feed *feed)
{
  return feed->feeder->offers (feed->feeder->data, feed->seat);
}

static gboolean
play (Feed *feed, const SortieMove *move)
{
  return feed->feeder->play (feed->feeder->data, feed->seat, move, &feed->why);
}

/* How many questions with one answer stand before the one that the next word answers; 0 when
 * there is none. Looked up in a copy, and only while the move is being put together: there
 * nothing has happened yet that anybody could learn from this. */
static guint
questions_to_skip (const Feed *feed)
{
  const SortiePlay *now = position (feed->feeder);
  g_autofree SortieState *copy = g_memdup2 (now->s, now->s->size);
  g_autoptr (SortieOffers) offers = sortie_offers_new (now->setup);
  SortiePlay ahead = { .setup = now->setup, .s = copy };
  SortieMove move;

  for (guint n = 1; copy->tentative && sortie_lone_answer (&ahead, &move); n++)
    {
      sortie_move_apply (&ahead, &move);
      sortie_offers_look (offers, &ahead, feed->seat, NULL);
      if (copy->tentative
          && sortie_read (offers, &feed->line, feed->at).kind == SORTIE_READ_MOVE)
        return n;
    }
  return 0;
}

static gboolean
skip_questions (Feed *feed)
{
  guint n = questions_to_skip (feed);
  SortieMove move;

  for (guint i = 0; i < n; i++)
    if (!sortie_lone_answer (position (feed->feeder), &move) || !play (feed, &move))
      return FALSE;
  return n > 0;
}

static void
read_next (Feed *feed)
{
  feed->next = sortie_read (offers_of (feed), &feed->line, feed->at);
}

/* Makes the next move of the line, or what leads to it. */
static gboolean
feed_one (Feed *feed)
{
  if (feed->next.kind == SORTIE_READ_MOVE)
    {
      feed->at += feed->next.n;
      if (!play (feed, &feed->next.move))
        return FALSE;
    }
  else
    {
      sortie_read_why (offers_of (feed), &feed->line, feed->at, &feed->why);
      if (feed->next.kind == SORTIE_READ_SEVERAL || !skip_questions (feed))
        return FALSE;
    }
  if (feed->at < feed->line.n)
    read_next (feed);
  return TRUE;
}

/* What would be done for good before a word that does not fit is not begun. */
static gboolean
is_certain_to_fail (Feed *feed)
{
  SortieReadFault fault;

  if (feed->next.kind != SORTIE_READ_MOVE || feed->next.n == feed->line.n
      || sortie_read_ahead (offers_of (feed), &feed->line, 0, &fault))
    return FALSE;
  g_free (fault.sentence);
  feed->why = fault.why;
  return fault.committed;
}

/* A line that has done nothing takes nothing back: what was put together before stays. */
static gboolean
refuse_line (const Feed *feed)
{
  const SortieState *s = position (feed->feeder)->s;

  if (feed->feeder->back != NULL && s->tentative && s->moves != feed->moves)
    feed->feeder->back (feed->feeder->data);
  return FALSE;
}

static gboolean
feed_whole (Feed *feed)
{
  if (feed->line.n == 0) /* it is refused like any other that names no move */
    {
      sortie_read_why (offers_of (feed), &feed->line, 0, &feed->why);
      return FALSE;
    }
  read_next (feed);
  if (is_certain_to_fail (feed))
    return FALSE;
  while (feed->at < feed->line.n)
    if (!feed_one (feed))
      return refuse_line (feed);
  return TRUE;
}

gboolean
sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line, SortieRefusal *why)
{
  Feed feed = { .feeder = feeder, .seat = seat, .moves = position (feeder)->s->moves };
  gboolean played;

  if (!sortie_line_check (line, why))
    return FALSE;
  sortie_line_init (&feed.line, line);
  played = feed_whole (&feed);
  sortie_line_clear (&feed.line);
  if (!played && why != NULL)
    *why = feed.why;
  return played;
}

gboolean
sortie_feed_settle (const SortieFeeder *feeder)
{
  const SortiePlay *p = position (feeder);
  SortieMove move;

  return sortie_lone_answer (p, &move)
         && feeder->play (feeder->data, sortie_to_move (p), &move, NULL);
}

void
sortie_feed_settle_until (const SortieFeeder *feeder, guint8 seat, const char *line)
{
  g_auto (SortieLine) words = { .n = 0 };

  sortie_line_init (&words, line);
  while (sortie_read (feeder->offers (feeder->data, seat), &words, 0).kind == SORTIE_READ_NOTHING
         && sortie_feed_settle (feeder))
    continue;
}

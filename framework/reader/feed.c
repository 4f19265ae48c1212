/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.c: a whole line, move by move. */
#include <sortie/reader.h>
#include "reader/internal.h"
#include "reader/parse.h"

/* Nothing has happened yet that could not be given up, or a question is answered in part. */
static gboolean
is_open (const SortieState *s)
{
  return s->tentative || (s->decision.kind != SORTIE_ASK_NOTHING && s->n_answers > 0);
}

/* The next move of the line, or the answer that needs no words. */
static gboolean
next_ahead (SortieOffers *offers, const SortieLine *line, guint left, gboolean first,
            SortieRead *ret)
{
  *ret = sortie_read (offers, line, line->n - left);
  if (ret->kind == SORTIE_READ_MOVE)
    return TRUE;
  ret->n = 0;
  return !first && sortie_lone_answer (offers, &ret->move);
}

void
sortie_feed_ahead (const SortieLexicon *names, SortiePlay *p, guint8 seat, const SortieLine *line,
                   guint *ret_left, guint *ret_steps)
{
  g_autoptr (SortieOffers) offers = sortie_offers_new ();
  SortieRead read;

  *ret_left = line->n;
  *ret_steps = 0;
  while (sortie_to_move (p) == seat && (*ret_steps == 0 || is_open (p->s)))
    {
      sortie_offers_look (offers, names, p, seat, NULL);
      if (!next_ahead (offers, line, *ret_left, *ret_steps == 0, &read))
        return;
      *ret_left -= read.n;
      sortie_move_apply (p, &read.move);
      (*ret_steps)++;
    }
}

/* A line while it is played. */
typedef struct
{
  const SortieFeeder *feeder;
  guint8 seat;
  const SortieLine *line;
  guint at;      /* the first word that is left */
  guint32 moves; /* made before the line */
  SortieRefusal why;
} Feed;

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  return feeder->position (feeder->data);
}

static SortieOffers *
offers_of (const SortieFeeder *feeder, guint8 seat)
{
  return feeder->offers (feeder->data, seat);
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
  const SortieLexicon *names = offers_of (feed->feeder, feed->seat)->names;
  g_autofree SortieState *copy = g_memdup2 (now->s, now->s->size);
  g_autoptr (SortieOffers) offers = sortie_offers_new ();
  SortiePlay ahead = { .setup = now->setup, .s = copy };
  SortieMove move;

  sortie_offers_look (offers, names, &ahead, feed->seat, NULL);
  for (guint n = 1; copy->tentative && sortie_lone_answer (offers, &move); n++)
    {
      sortie_move_apply (&ahead, &move);
      sortie_offers_look (offers, names, &ahead, feed->seat, NULL);
      if (copy->tentative
          && sortie_read (offers, feed->line, feed->at).kind == SORTIE_READ_MOVE)
        return n;
    }
  return 0;
}

static gboolean
skip_questions (Feed *feed, guint n)
{
  SortieMove move;

  for (guint i = 0; i < n; i++)
    if (!sortie_lone_answer (offers_of (feed->feeder, feed->seat), &move) || !play (feed, &move))
      return FALSE;
  return TRUE;
}

static gboolean
explain (Feed *feed)
{
  sortie_read_why (offers_of (feed->feeder, feed->seat), feed->line, feed->at, &feed->why);
  return FALSE;
}

/* Makes the next move of the line. */
static gboolean
feed_one (Feed *feed)
{
  SortieRead read = sortie_read (offers_of (feed->feeder, feed->seat), feed->line, feed->at);
  guint n_skipped;

  if (read.kind == SORTIE_READ_MOVE)
    {
      feed->at += read.n;
      return play (feed, &read.move);
    }
  n_skipped = read.kind == SORTIE_READ_NOTHING ? questions_to_skip (feed) : 0;
  return n_skipped > 0 ? skip_questions (feed, n_skipped) : explain (feed);
}

/* What would be done for good before a word that does not fit is not begun. What is no move, or one, begins nothing else. */
static gboolean
is_certain_to_fail (Feed *feed)
{
  SortieOffers *offers = offers_of (feed->feeder, feed->seat);
  SortieRead read = sortie_read (offers, feed->line, 0);
  SortieAhead fault;

  if (read.kind != SORTIE_READ_MOVE || sortie_read_is_whole (&read, feed->line, 0)
      || sortie_read_ahead (offers, feed->line, 0, &fault))
    return FALSE;
  g_free (fault.sentence);
  feed->why = fault.why;
  return fault.committed;
}

/* A line that has done nothing takes nothing back: what was put together before stays. */
static gboolean
refuse_line (const Feed *feed, SortieRefusal *why)
{
  const SortieState *s = position (feed->feeder)->s;

  if (why != NULL)
    *why = feed->why;
  if (feed->feeder->back != NULL && s->tentative && s->moves != feed->moves)
    feed->feeder->back (feed->feeder->data);
  return FALSE;
}

gboolean
sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *typed, SortieRefusal *why)
{
  g_auto (SortieLine) line = { 0 };
  Feed feed = { .feeder = feeder, .seat = seat, .line = &line };

  feed.moves = position (feeder)->s->moves;
  if (!sortie_line_check (typed, &feed.why))
    return refuse_line (&feed, why);
  sortie_line_init (&line, NULL, typed);
  /* an empty line is refused like any other that names no move */
  if (line.n == 0)
    sortie_refuse_word (&feed.why, SORTIE_REASON_NO_VERB, "");
  if (line.n == 0 || is_certain_to_fail (&feed))
    return refuse_line (&feed, why);
  while (feed.at < line.n)
    if (!feed_one (&feed))
      return refuse_line (&feed, why);
  return TRUE;
}

gboolean
sortie_feed_settle (const SortieFeeder *feeder)
{
  guint8 seat = sortie_to_move (position (feeder));
  SortieMove move;

  return seat != SORTIE_NO_SEAT && sortie_lone_answer (offers_of (feeder, seat), &move)
         && feeder->play (feeder->data, seat, &move, NULL);
}

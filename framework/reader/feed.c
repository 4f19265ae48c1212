/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.c: a whole line, move by move. */
#include "reader/feed-internal.h"
#include "reader/reader.h"
#include "base/words.h"

gboolean
sortie_feed_lone_answer (const SortiePlay *p, SortieMove *ret)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves legal = { storage, 0, SORTIE_MAX_MOVES };

  if (sortie_to_move (p) == SORTIE_NO_SEAT)
    return FALSE;
  sortie_moves_legal (p, &legal);
  if (!sortie_may_answer_alone (p, legal.n))
    return FALSE;
  *ret = storage[0];
  return TRUE;
}

/* Nothing has happened yet that could not be given up, or a question is answered in part. */
static gboolean
is_open (const SortieState *s)
{
  return s->tentative || (s->decision.kind != SORTIE_ASK_NOTHING && s->n_answers > 0);
}

void
sortie_feed_ahead (SortiePlay *p, guint8 seat, char *const *words, guint n, guint *ret_left,
                   guint *ret_steps)
{
  SortieFeedStep step;

  *ret_left = n;
  *ret_steps = 0;
  while (sortie_to_move (p) == seat && (*ret_steps == 0 || is_open (p->s)))
    {
      if (*ret_left > 0
          && sortie_feed_step (p, seat, words + n - *ret_left, *ret_left, &step, NULL)
                 == SORTIE_FITS)
        *ret_left -= step.n;
      else if (*ret_steps == 0 || !sortie_feed_lone_answer (p, &step.move))
        return;
      sortie_move_apply (p, &step.move);
      (*ret_steps)++;
    }
}

/* A line while it is played. */
typedef struct
{
  const SortieFeeder *feeder;
  guint8 seat;
  char **words; /* what is left of the line */
  guint n;
  guint32 moves; /* made before the line */
  SortieRefusal why;
} Feed;

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  return feeder->position (feeder->data);
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
  SortiePlay ahead = { .setup = now->setup, .s = copy };
  SortieFeedStep step;

  for (guint n = 1; copy->tentative && sortie_feed_lone_answer (&ahead, &step.move); n++)
    {
      sortie_move_apply (&ahead, &step.move);
      if (copy->tentative
          && sortie_feed_step (&ahead, feed->seat, feed->words, feed->n, &step, NULL)
                 == SORTIE_FITS)
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
    if (!sortie_feed_lone_answer (position (feed->feeder), &move) || !play (feed, &move))
      return FALSE;
  return n > 0;
}

/* Makes the next move of the line. */
static gboolean
feed_one (Feed *feed)
{
  SortieFeedStep step;
  SortieFit fit = sortie_feed_step (position (feed->feeder), feed->seat, feed->words, feed->n,
                                    &step, &feed->why);

  if (fit != SORTIE_FITS)
    return fit == SORTIE_FITS_NOT && skip_questions (feed);
  if (!play (feed, &step.move))
    return FALSE;
  feed->words += step.n;
  feed->n -= step.n;
  return TRUE;
}

/* What would be done for good before a word that does not fit is not begun. */
static gboolean
is_certain_to_fail (Feed *feed)
{
  SortieFeedFault fault;
  gboolean fits = sortie_feed_foresee (position (feed->feeder), feed->seat, feed->words, feed->n,
                                       &fault);

  if (fits)
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
sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line, SortieRefusal *why)
{
  g_auto (GStrv) words = sortie_words_split (line);
  Feed feed = { .feeder = feeder, .seat = seat, .words = words, .n = g_strv_length (words) };
  SortieMove none;

  feed.moves = position (feeder)->s->moves;

  if (!sortie_line_check (line, &feed.why))
    return refuse_line (&feed, why);
  /* an empty line is refused like any other that names no move */
  if (feed.n == 0)
    {
      sortie_move_parse (position (feeder), seat, "", &none, &feed.why);
      return refuse_line (&feed, why);
    }
  if (is_certain_to_fail (&feed))
    return refuse_line (&feed, why);
  while (feed.n > 0)
    if (!feed_one (&feed))
      return refuse_line (&feed, why);
  return TRUE;
}

gboolean
sortie_feed_settle (const SortieFeeder *feeder)
{
  const SortiePlay *p = position (feeder);
  SortieMove move;

  return sortie_feed_lone_answer (p, &move)
         && feeder->play (feeder->data, sortie_to_move (p), &move, NULL);
}

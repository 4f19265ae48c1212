/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.c: plays a whole line, move by move. */
#include "reader/internal.h"
#include <sortie/event.h>
#include <sortie/table.h>
#include "flow/front-end.h"
#include "reader/reader.h"

/* A line that is being played. */
typedef struct
{
  const SortieFeeder *feeder;
  guint8 seat;
  const SortieLine *line;
  guint at;        /* the first word not yet played */
  SortieRead next; /* the move that the remaining words begin with */
  guint32 moves;   /* the number of moves made before the line */
  SortieFed *ret;
} Feed;

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  return feeder->position (feeder);
}

static SortieOffers *
offers_of (const Feed *feed)
{
  return feed->feeder->offers (feed->feeder, feed->seat);
}

static gboolean
play (Feed *feed, const SortieMove *move)
{
  return feed->feeder->play (feed->feeder, feed->seat, move, &feed->ret->why);
}

/* ---- Questions with one answer --------------------------------------------------------- */

/* The number of questions with one answer before the question that the next word answers; 0: none. It looks in a
 * world that the seat can imagine, so that nothing is learned from this, and only inside a move. */
static guint
questions_to_skip (const Feed *feed)
{
  const SortiePlay *now = position (feed->feeder);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (offers_of (feed));
  g_auto (SortieTrial) trial = { .now = now, .seat = feed->seat };

  if (!now->s->tentative)
    return 0;
  sortie_trial_enter (&trial, 0);
  for (guint n = 1; sortie_trial_answer (&trial); n++)
    {
      if (trial.chance || sortie_to_move (&trial.play) != feed->seat || sortie_is_window (&trial.play))
        return 0;
      sortie_offers_look (offers, &trial.play, feed->seat, NULL);
      if (sortie_read (offers, feed->line, feed->at).kind == SORTIE_READ_MOVE)
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

/* Gives the only answers after a finished move, as between two lines: "move e5 f6; attack f6 g6", when no unit is
 * left to move. The same inside a move, where a part of the line ends: "play drain; done", when there is one target. */
static gboolean
settle (const Feed *feed)
{
  const SortiePlay *p = position (feed->feeder);

  return p->s->moves != feed->moves && sortie_to_move (p) == feed->seat
         && (!p->s->tentative || sortie_line_begins_part (feed->line, feed->at))
         && sortie_feed_settle (feed->feeder);
}

/* ---- The rest of an order -------------------------------------------------------------- */

/* "done", while all things must be put in order: names the rest as the list does. It stops at another question, which
 * may also be about other things. */
static gboolean
name_rest (Feed *feed)
{
  const SortiePlay *p = position (feed->feeder);
  const guint kind = p->s->decision.kind;
  guint left = sortie_offers_legal (offers_of (feed))->n;

  if (!sortie_line_names_rest (offers_of (feed), feed->line, feed->at))
    return FALSE;
  do
    {
      const SortieMove next = sortie_offers_legal (offers_of (feed))->moves[0];

      if (!play (feed, &next))
        return FALSE;
    }
  while (sortie_to_move (p) == feed->seat && p->s->decision.kind == kind
         && sortie_offers_legal (offers_of (feed))->n == --left);
  feed->at++;
  return TRUE;
}

/* ---- Refusing -------------------------------------------------------------------------- */

/* Sets the sentence for a reason, as it reads in the position of @offers. */
static void
tell (SortieFed *ret, const SortieOffers *offers)
{
  g_free (ret->sentence);
  ret->sentence = sortie_refusal_sentence (offers->p, offers->seat, &ret->why);
}

/* A line that did nothing cancels nothing: what the player put together before it stays. */
static gboolean
refuse_rest (const Feed *feed)
{
  const SortieState *s = position (feed->feeder)->s;

  tell (feed->ret, offers_of (feed));
  if (s->moves == feed->moves)
    feed->ret->kind = SORTIE_FED_NOTHING;
  else if (s->tentative && feed->feeder->back != NULL
           && feed->feeder->back (feed->feeder))
    feed->ret->kind = SORTIE_FED_GIVEN_UP;
  else
    feed->ret->kind = SORTIE_FED_IN_PART;
  feed->ret->done = feed->ret->kind == SORTIE_FED_IN_PART ? feed->at : 0;
  feed->ret->at = feed->at;
  return FALSE;
}

/* ---- Before anything is done ----------------------------------------------------------- */

/* The number of words left over when the beginning of the line can no longer be cancelled. It looks in a copy, and
 * only until something would be revealed. */
static guint
n_left_over (SortieOffers *offers, const SortieLine *line)
{
  const SortiePlay *p = offers->p;
  g_autofree SortieState *copy = g_memdup2 (p->s, p->s->size);
  SortiePlay ahead = { .setup = p->setup, .s = copy };
  guint left, steps;

  sortie_read_on (offers, &ahead, line, &left, &steps);
  return copy->tentative ? 0 : left;
}

/* Without a verb, a part of a line is one move or none, since it does not show where a second move would begin.
 * @ret: (nullable) */
static gboolean
is_one_move (SortieOffers *offers, const SortieLine *line, const SortieRead *first, SortieFed *ret)
{
  const SortieSpan word = sortie_line_word (line, 0);
  g_autofree char *spelt = NULL;
  guint left;
  guint8 verb;

  if ((sortie_offers_verb_meant (offers, &word, &verb) && verb == first->move.verb)
      || (left = n_left_over (offers, line)) == 0 || sortie_line_begins_part (line, line->n - left))
    return TRUE;
  if (ret == NULL)
    return FALSE;
  ret->at = line->n - left;
  sortie_refuse_left_over (&ret->why, offers, line, ret->at);
  if (line->n - left == first->n)
    {
      spelt = sortie_spell (offers, &first->move);
      g_strlcpy (ret->why.begun, spelt, sizeof ret->why.begun);
    }
  tell (ret, offers);
  return FALSE;
}

static void
take_fault (SortieOffers *offers, const SortieLine *line, SortieReadFault *fault,
            SortieFed *ret)
{
  const gboolean next_part = sortie_line_begins_part (line, fault->n);

  ret->at = fault->n;
  ret->why = fault->why;
  ret->sentence = fault->sentence;
  if (fault->left_over && !next_part)
    {
      sortie_refuse_left_over (&ret->why, offers, line, fault->n);
      tell (ret, offers);
      return;
    }
  ret->foreseen = fault->committed;
  if (next_part || !sortie_refusal_names_nothing (&ret->why))
    return;
  sortie_refuse_near (&ret->why, offers, line, sortie_line_part_before (line, fault->n));
  tell (ret, offers);
}

/* Whether the line was found to be legal in this position. */
static gboolean
is_known_legal (const SortieOffers *offers, const SortieLine *line)
{
  const SortieKeptLine *kept = &offers->legal_line;

  return kept->words != NULL && kept->ends == line->ends
         && g_strv_equal ((const char *const *) kept->words, (const char *const *) line->words);
}

/* Whether to begin the line, whose beginning is a legal move. @strict: FALSE also if a word does not fit while
 * everything before it can still be cancelled. */
static gboolean
may_begin (SortieOffers *offers, const SortieLine *line, const SortieRead *first, gboolean strict,
           SortieFed *ret)
{
  SortieReadFault fault;

  if (first->n == line->n || is_known_legal (offers, line))
    return TRUE;
  if (!is_one_move (offers, line, first, ret))
    return FALSE;
  if (sortie_read_ahead (offers, line, 0, &fault))
    return TRUE;
  /* do not begin a first move if a rule forbids it with more words */
  if (fault.committed || strict || (fault.longer && fault.n == first->n))
    {
      take_fault (offers, line, &fault, ret);
      return FALSE;
    }
  g_free (fault.sentence);
  return TRUE;
}

/* Whether all of the line would be played. @ret: (nullable): NULL: nobody asks why not */
static gboolean
would_feed (SortieOffers *offers, const SortieLine *line, SortieMove *ret_first, SortieFed *ret)
{
  const SortieRead first = sortie_read (offers, line, 0);

  *ret_first = first.move;
  if (first.kind == SORTIE_READ_MOVE && ret != NULL)
    return may_begin (offers, line, &first, TRUE, ret);
  if (first.kind == SORTIE_READ_MOVE)
    return first.n == line->n
           || (is_one_move (offers, line, &first, NULL) && sortie_read_ahead (offers, line, 0, NULL));
  if (sortie_line_names_rest (offers, line, 0))
    {
      *ret_first = sortie_offers_legal (offers)->moves[0];
      return TRUE;
    }
  if (ret == NULL)
    return FALSE;
  sortie_read_explain (offers, line, 0, &ret->why);
  tell (ret, offers);
  return FALSE;
}

gboolean
sortie_feed_check (SortieOffers *offers, const SortieLine *line, SortieMove *ret_first,
                   SortieFed *ret)
{
  *ret = (SortieFed) { .kind = SORTIE_FED_NOTHING };
  if (!would_feed (offers, line, ret_first, ret))
    return FALSE;
  ret->kind = SORTIE_FED_WHOLE;
  return TRUE;
}

gboolean
sortie_line_is_legal (SortieOffers *offers, const SortieLine *line)
{
  SortieMove first;

  if (is_known_legal (offers, line))
    return TRUE;
  if (!would_feed (offers, line, &first, NULL))
    return FALSE;
  g_strfreev (offers->legal_line.words);
  offers->legal_line = (SortieKeptLine){ .words = g_strdupv (line->words), .ends = line->ends };
  return TRUE;
}

/* ---- Feeding --------------------------------------------------------------------------- */

static void
read_next (Feed *feed)
{
  feed->next = sortie_read (offers_of (feed), feed->line, feed->at);
}

/* Whether the next move uses all words that belong to it. After an unexpected roll, the "f3 f4" of "attack c4 c5; f3
 * f4" may no longer be an attack; "f3" alone could be another move, which nobody meant. */
static gboolean
takes_its_words (const Feed *feed)
{
  g_auto (SortieLine) rest = { .n = 0 };
  SortieReadFault fault;
  gboolean leaves;

  if (feed->at == 0 || position (feed->feeder)->s->tentative)
    return TRUE;
  sortie_line_init_part (&rest, feed->line, feed->at, feed->line->n - feed->at);
  if (sortie_read_ahead (offers_of (feed), &rest, 0, &fault))
    return TRUE;
  leaves = (fault.left_over || fault.longer) && fault.n == feed->next.n && !sortie_line_begins_part (&rest, fault.n);
  if (leaves)
    feed->ret->why = fault.why;
  if (leaves && fault.left_over)
    sortie_refuse_left_over (&feed->ret->why, offers_of (feed), &rest, fault.n);
  g_free (fault.sentence);
  return !leaves;
}

static gboolean
is_left_out (const Feed *feed)
{
  const SortieFeeder *feeder = feed->feeder;

  return feeder->leaves_out != NULL && feeder->leaves_out (feeder, &feed->next, feed->line, feed->at);
}

/* Makes the next move of the line, or an answer that leads to it. */
static gboolean
feed_one (Feed *feed)
{
  if (feed->next.kind == SORTIE_READ_MOVE)
    {
      gboolean leave;

      if (!takes_its_words (feed))
        return FALSE;
      leave = is_left_out (feed);
      feed->at += feed->next.n;
      if (!leave && !play (feed, &feed->next.move))
        return FALSE;
    }
  else if (feed->next.kind == SORTIE_READ_SEVERAL
           || (!name_rest (feed) && !skip_questions (feed) && !settle (feed)))
    {
      sortie_read_explain (offers_of (feed), feed->line, feed->at, &feed->ret->why);
      if (*feed->ret->why.near == '\0')
        sortie_refuse_near_across (&feed->ret->why, offers_of (feed), feed->line, feed->at);
      return FALSE;
    }
  if (feed->at < feed->line->n)
    read_next (feed);
  return TRUE;
}

static gboolean
feed_whole (Feed *feed)
{
  if (feed->line->n == 0) /* refused like any other line that names no move */
    {
      sortie_read_why (offers_of (feed), feed->line, 0, &feed->ret->why);
      return refuse_rest (feed);
    }
  read_next (feed);
  if (feed->next.kind == SORTIE_READ_MOVE
      && !may_begin (offers_of (feed), feed->line, &feed->next, FALSE, feed->ret))
    return FALSE;
  while (feed->at < feed->line->n)
    if (!feed_one (feed))
      return refuse_rest (feed);
  feed->ret->kind = SORTIE_FED_WHOLE;
  return TRUE;
}

gboolean
sortie_feed (const SortieFeeder *feeder, guint8 seat, const SortieLine *line, SortieFed *ret)
{
  Feed feed = { .feeder = feeder, .seat = seat, .line = line, .ret = ret,
                .moves = position (feeder)->s->moves };

  *ret = (SortieFed) { .kind = SORTIE_FED_NOTHING };
  return feed_whole (&feed);
}

void
sortie_fed_clear (SortieFed *fed)
{
  g_clear_pointer (&fed->sentence, g_free);
}

gboolean
sortie_feed_settle (const SortieFeeder *feeder)
{
  const SortiePlay *p = position (feeder);
  SortieMove move;

  return sortie_lone_answer (p, &move)
         && feeder->play (feeder, sortie_to_move (p), &move, NULL);
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* foresee.c: works out what a line would lead to before any of it is played. */
#include "reader/internal.h"
#include <sortie/event.h>
#include <sortie/table.h>
#include "flow/front-end.h"
#include "model/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* A line, played in a world that the seat can imagine. */
typedef struct
{
  const SortiePlay *now;
  const SortieState *start; /* that world at the start; there, a known card may be another of several like it */
  SortiePlay ahead;
  SortieOffers *offers; /* the offers of that world */
  guint8 seat;
  const SortieLine *line;
  guint from, at;      /* the first word, and the first word that was not played */
  SortieState *before; /* the position before the last move of the line */
  guint last;          /* the first word of that move */
  gboolean chance;     /* something random happened */
  gboolean committed;  /* a move was made that can no longer be cancelled */
} Ahead;

/* The seat sees cards that it could only imagine before. */
static gboolean
has_seen (const Ahead *look)
{
  const SortiePlay *ahead = &look->ahead;
  const SortiePlay start = { .setup = look->now->setup, .s = (SortieState *) look->start };

  for (guint16 card = 0; card < MIN (start.s->n_cards, ahead->s->n_cards); card++)
    if (sortie_card_is_hidden (&start, card, look->seat)
        && !sortie_card_is_hidden (ahead, card, look->seat))
      return TRUE;
  return FALSE;
}

static gboolean
has_learned (const Ahead *look)
{
  return look->chance || has_seen (look);
}

static void
apply (Ahead *look, const SortieMove *move)
{
  sortie_move_apply (&look->ahead, move);
  sortie_offers_look (look->offers, &look->ahead, look->seat, NULL);
  look->committed |= !look->ahead.s->tentative;
}

/* Makes the next move of the line. Returns FALSE, with @why, if there is none. */
static gboolean
go_on (Ahead *look, SortieRefusal *why)
{
  SortieRead read = sortie_read (look->offers, look->line, look->at);

  if (sortie_line_names_rest (look->offers, look->line, look->at))
    {
      look->at = look->line->n;
      return TRUE;
    }
  if (read.kind != SORTIE_READ_MOVE && why != NULL)
    sortie_read_why (look->offers, look->line, look->at, why);
  if (read.kind != SORTIE_READ_MOVE)
    return FALSE;
  memcpy (look->before, look->ahead.s, look->ahead.s->size);
  look->last = look->at;
  look->at += read.n;
  apply (look, &read.move);
  return TRUE;
}

/* Answers for the seat the questions that have one answer, until the words fit again or the seat learns something. A
 * line never continues into another turn. */
static gboolean
skip_to_fit (Ahead *look)
{
  const guint32 turn = look->ahead.s->turn.number;
  SortieMove move;

  while (sortie_to_move (&look->ahead) == look->seat
         && sortie_lone_answer (&look->ahead, &move))
    {
      apply (look, &move);
      if (look->ahead.s->turn.number != turn)
        return FALSE;
      if (has_learned (look) || go_on (look, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Whether no open question belongs to what the line began: the window of the phase is open, or the question that the
 * line began to answer is asked again. */
static gboolean
is_asked_anew (const Ahead *look)
{
  const SortiePlay *p = &look->ahead;

  return !p->s->tentative
         && (sortie_is_window (p)
             || p->s->decision.kind == look->now->s->decision.kind);
}

/* Whether the words from @at on mean another move. */
static gboolean
begins_move (const Ahead *look)
{
  const SortieSpan word = sortie_line_word (look->line, look->at);
  guint8 verb;

  return sortie_lexicon_verb_meant (look->offers->names, &word, &verb);
}

/* Whether the words from @at on belong to no move that was begun. */
static gboolean
is_left_over (const Ahead *look)
{
  const SortiePlay *p = &look->ahead;

  return sortie_to_move (p) != look->seat || (is_asked_anew (look) && !begins_move (look));
}

/* Repeats the verb that the line wrote last before the words that are left over: "d4 e2" of "move c4 c5; d4 e2".
 * Returns whether a rule forbids that move: this reason says more than "left over". */
static gboolean
is_forbidden_again (Ahead *look, SortieRefusal *ret)
{
  g_auto (SortieLine) again = { .n = 0 };
  guint at = look->at;

  while (at > look->from && !sortie_lexicon_verb (look->offers->names, look->line->words[at - 1], NULL))
    at--;
  /* a single word may mean anything */
  if (at == look->from || look->line->n - look->at < 2 || sortie_to_move (&look->ahead) != look->seat)
    return FALSE;
  sortie_line_init_part (&again, look->line, look->at - 1, look->line->n - look->at + 1);
  g_free (again.words[0]);
  g_free (again.folded[0]);
  again.words[0] = g_strdup (look->line->words[at - 1]);
  again.folded[0] = g_strdup (look->line->folded[at - 1]);
  sortie_read_why (look->offers, &again, 0, ret);
  return ret->reason != SORTIE_REASON_NONE && sortie_read_rank (ret) >= SORTIE_RANK_OF_RULES;
}

/* Whether a rule forbids the last move with more words. That says more than why the words are not another move. */
static gboolean
is_forbidden_longer (Ahead *look, SortieReadFault *ret)
{
  const SortiePlay before = { .setup = look->now->setup, .s = look->before };
  SortieRefusal why;

  if (look->at == look->from)
    return FALSE;
  sortie_offers_look (look->offers, &before, look->seat, NULL);
  sortie_read_why (look->offers, look->line, look->last, &why);
  ret->longer = why.reason != SORTIE_REASON_NONE && sortie_read_rank (&why) >= SORTIE_RANK_OF_RULES;
  if (ret->longer)
    {
      ret->why = why;
      ret->sentence = sortie_refusal_sentence (&before, look->seat, &why);
    }
  sortie_offers_look (look->offers, &look->ahead, look->seat, NULL);
  return ret->longer;
}

static void
describe (Ahead *look, const SortieRefusal *why, SortieReadFault *ret)
{
  SortieRefusal again;

  *ret = (SortieReadFault){ .n = look->at - look->from, .committed = look->committed, .why = *why };
  /* the word was understood as an answer */
  if (why->lack.kind == SORTIE_LACKS_NOTHING && is_forbidden_longer (look, ret))
    return;
  ret->left_over = look->at > look->from && is_left_over (look);
  if (ret->left_over && is_forbidden_again (look, &again))
    {
      ret->left_over = FALSE;
      ret->why = again;
    }
  ret->sentence = sortie_refusal_sentence (&look->ahead, look->seat, &ret->why);
}

/* Whether words that do not fit here may still fit: after questions with one answer, or because of cards that the
 * seat has just seen. Words that no question could ever take fit in no world. @ret: set when FALSE is returned */
static gboolean
may_fit (Ahead *look, const SortieRefusal *why, SortieReadFault *ret)
{
  SortieReadFault fault = { 0 };
  const gboolean seen = has_seen (look);

  if (ret != NULL || seen)
    describe (look, why, &fault);
  if (seen ? !fault.left_over : look->at > look->from && skip_to_fit (look))
    {
      g_free (fault.sentence);
      return TRUE;
    }
  if (ret != NULL)
    *ret = fault;
  else
    g_free (fault.sentence);
  return FALSE;
}

/* Whether another seat must answer during this seat's turn before the line's next move. Before the first turn, other
 * seats are asked about their own affairs. */
static gboolean
waits_for_another (const Ahead *look)
{
  const SortiePlay *p = &look->ahead;

  return sortie_to_move (p) != look->seat && p->s->turn.active == look->seat && look->at > look->from
         && p->s->turn.number > 0 && p->s->turn.number == look->now->s->turn.number
         && look->now->s->turn.active == look->seat && begins_move (look);
}

static gboolean
foresee (Ahead *look, SortieReadFault *ret)
{
  while (look->at < look->line->n && !look->chance)
    {
      SortieRefusal why = { 0 };

      if (go_on (look, ret != NULL ? &why : NULL))
        continue;
      if (waits_for_another (look))
        return TRUE;
      if (!may_fit (look, &why, ret))
        return FALSE;
      if (has_seen (look))
        return TRUE;
    }
  return TRUE;
}

/* @ret_at: where it stopped */
static gboolean
read_ahead (SortieOffers *offers, const SortieLine *line, guint from, guint *ret_at, SortieReadFault *ret)
{
  const SortiePlay *now = offers->p;
  g_autofree SortieState *world = sortie_imagine (now, offers->seat, 0), *before = g_malloc (now->s->size);
  g_autofree SortieState *start = NULL;
  g_autoptr (SortieOffers) imagined = sortie_offers_new_beside (offers);
  Ahead look = { .now = now, .offers = imagined, .seat = offers->seat, .line = line,
                 .from = from, .at = from, .before = before };
  gboolean fits;
  const SortieWatch watch = { .data = &look.chance, .chance = sortie_note_chance };

  look.start = start = g_memdup2 (world, now->s->size);
  look.ahead = (SortiePlay){ .setup = now->setup, .s = world, .watch = &watch };
  sortie_offers_count (imagined, offers->effort);
  sortie_offers_look (imagined, &look.ahead, look.seat, NULL);
  fits = foresee (&look, ret);
  *ret_at = look.at;
  return fits;
}

gboolean
sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from, SortieReadFault *ret)
{
  guint at;

  return read_ahead (offers, line, from, &at, ret);
}

gboolean
sortie_read_to_end (SortieOffers *offers, const SortieLine *line)
{
  guint at;

  return read_ahead (offers, line, 0, &at, NULL) && at == line->n;
}

/* Either nothing has happened yet that cannot be cancelled, or a question is partly answered. */
static gboolean
is_open (const SortieState *s)
{
  return s->tentative || (s->decision.kind != SORTIE_ASK_NOTHING && s->n_answers > 0);
}

void
sortie_read_on (SortieOffers *now, SortiePlay *p, const SortieLine *line, guint *ret_left, guint *ret_steps)
{
  const guint8 seat = now->seat;
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (now);

  *ret_left = line->n;
  *ret_steps = 0;
  while (sortie_to_move (p) == seat && (*ret_steps == 0 || is_open (p->s)))
    {
      SortieRead read = { .kind = SORTIE_READ_NOTHING };

      sortie_offers_look (offers, p, seat, NULL);
      if (*ret_left > 0)
        read = sortie_read (offers, line, line->n - *ret_left);
      if (read.kind == SORTIE_READ_MOVE)
        *ret_left -= read.n;
      else if (*ret_steps == 0 || !sortie_lone_answer (p, &read.move))
        return;
      sortie_move_apply (p, &read.move);
      (*ret_steps)++;
    }
}

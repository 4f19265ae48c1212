/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* foresee.c: works out what a line would lead to before any of it is played. */
#include "reader/internal.h"
#include <sortie/event.h>
#include <sortie/table.h>
#include "flow/front-end.h"
#include "reader/reader.h"

/* A line, played in a world that the seat can imagine. */
typedef struct
{
  SortieTrial trial;
  SortieOffers *offers; /* the offers of that world */
  const SortieLine *line;
  guint from, at;      /* the first word, and the first word that was not played */
  SortieState *before; /* the position before the last move of the line */
  guint last;          /* the first word of that move */
  gboolean committed;  /* a move was made that can no longer be cancelled */
  gboolean closed;     /* the last move ended a choice that its player may also stop */
  gboolean doubtful;   /* a step was ended after that: only such a choice may have been meant */
} Ahead;

/* What follows a move. */
static void
note_position (Ahead *look)
{
  sortie_offers_look (look->offers, &look->trial.play, look->trial.seat, NULL);
  look->committed |= !look->trial.play.s->tentative;
}

/* Makes the next move of the line. Returns FALSE, with @why, if there is none. */
static gboolean
go_on_foreseeing (Ahead *look, SortieRefusal *why)
{
  const SortiePlay *p = &look->trial.play;
  SortieRead read = sortie_read (look->offers, look->line, look->at);
  SortieMove declining;
  gboolean declines;

  if (sortie_line_names_rest (look->offers, look->line, look->at))
    {
      look->at = look->line->n;
      return TRUE;
    }
  if (read.kind != SORTIE_READ_MOVE && why != NULL)
    sortie_read_why (look->offers, look->line, look->at, why);
  if (read.kind != SORTIE_READ_MOVE)
    return FALSE;
  sortie_state_copy (look->before, p->s);
  look->last = look->at;
  look->at += read.n;
  declines = sortie_move_declines (p, &read.move);
  look->doubtful |= declines && look->closed;
  look->closed = !declines && !sortie_is_window (p) && sortie_move_declining (p, &declining);
  sortie_trial_make (&look->trial, &read.move);
  look->closed = look->closed && sortie_is_window (p);
  note_position (look);
  return TRUE;
}

/* Answers for the seat the questions that have one answer, until the words fit again or the seat learns something. A
 * line never continues into another turn. */
static gboolean
skip_to_fit (Ahead *look)
{
  const guint32 turn = look->trial.play.s->turn.number;

  while (sortie_trial_answer (&look->trial))
    {
      note_position (look);
      if (look->trial.play.s->turn.number != turn)
        return FALSE;
      if (look->trial.chance || sortie_trial_has_seen (&look->trial) || go_on_foreseeing (look, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Whether no open question belongs to what the line began: the window of the phase is open, or the question that the
 * line began to answer is asked again. */
static gboolean
is_asked_anew (const Ahead *look)
{
  const SortiePlay *p = &look->trial.play;

  return !p->s->tentative
         && (sortie_is_window (p)
             || p->s->decision.kind == look->trial.now->s->decision.kind);
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
  const SortiePlay *p = &look->trial.play;

  return sortie_to_move (p) != look->trial.seat || (is_asked_anew (look) && !begins_move (look));
}

/* Whether the words that do not fit are another part of the line. */
static gboolean
is_next_part (const Ahead *look)
{
  return look->at > look->from && sortie_line_begins_part (look->line, look->at);
}

/* Repeats the verb that the line wrote last before the words that are left over: "d4 e2" of "move c4 c5; d4 e2".
 * Returns whether a rule forbids that move: this reason says more than "left over". */
static gboolean
is_forbidden_again (Ahead *look, SortieRefusal *ret)
{
  const guint n = sortie_line_part_length (look->line, look->at);
  g_auto (SortieLine) again = { .n = 0 };
  guint at = look->at;

  while (at > look->from && !sortie_lexicon_verb (look->offers->names, look->line->words[at - 1], NULL))
    at--;
  /* a single word may mean anything */
  if (at == look->from || n < 2 || sortie_to_move (&look->trial.play) != look->trial.seat)
    return FALSE;
  sortie_line_init_part (&again, look->line, look->at, n);
  sortie_line_add (&again, 0, look->line->words[at - 1]);
  sortie_read_why (look->offers, &again, 0, ret);
  return ret->reason != SORTIE_REASON_NONE && sortie_read_rank (ret) >= SORTIE_RANK_OF_RULES;
}

/* Whether a rule forbids the last move with more words. That says more than why the words are not another move. */
static gboolean
is_forbidden_longer (Ahead *look, SortieReadFault *ret)
{
  const SortiePlay before = { .setup = look->trial.now->setup, .s = look->before };
  SortieRefusal why;

  if (look->at == look->from || is_next_part (look))
    return FALSE;
  sortie_offers_look (look->offers, &before, look->trial.seat, NULL);
  sortie_read_why (look->offers, look->line, look->last, &why);
  ret->longer = why.reason != SORTIE_REASON_NONE && sortie_read_rank (&why) >= SORTIE_RANK_OF_RULES;
  if (ret->longer)
    {
      ret->why = why;
      ret->sentence = sortie_refusal_sentence (&before, look->trial.seat, &why);
    }
  sortie_offers_look (look->offers, &look->trial.play, look->trial.seat, NULL);
  return ret->longer;
}

/* The reason for another part of the line, where the parts before it have led to. */
static void
describe_part (Ahead *look, SortieReadFault *ret)
{
  SortieRefusal why;

  sortie_read_explain (look->offers, look->line, look->at, &why);
  ret->left_over = ret->left_over && sortie_read_rank (&why) < SORTIE_RANK_OF_RULES;
  ret->why = why;
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
  else if (is_next_part (look))
    describe_part (look, ret);
  sortie_refuse_unsaid (&ret->why, look->offers);
  ret->sentence = sortie_refusal_sentence (&look->trial.play, look->trial.seat, &ret->why);
}

/* "deploy archer; acolyte": whether the part answers a question of the move with a card that is not there. No other
 * card may answer instead, even if it is the only one. */
static gboolean
names_absent_card (Ahead *look)
{
  SortieRefusal why;

  if (!look->trial.play.s->tentative || !is_next_part (look) || begins_move (look))
    return FALSE;
  sortie_read_why (look->offers, look->line, look->at, &why);
  return why.reason == SORTIE_REASON_NOT_AT_HAND || why.reason == SORTIE_REASON_NONE_AT_HAND;
}

/* Whether words that do not fit here may still fit: after questions with one answer, or because of cards that the
 * seat has just seen. Words that no question could ever take fit in no world. @ret: set when FALSE is returned */
static gboolean
may_fit (Ahead *look, const SortieRefusal *why, SortieReadFault *ret)
{
  const guint32 turn = look->trial.play.s->turn.number;
  SortieReadFault fault = { 0 };
  const gboolean seen = sortie_trial_has_seen (&look->trial);
  const gboolean asked = !sortie_is_window (&look->trial.play), absent = names_absent_card (look);

  if (ret != NULL || seen)
    describe (look, why, &fault);
  if (!absent && (seen ? !fault.left_over : look->at > look->from && skip_to_fit (look)))
    {
      g_free (fault.sentence);
      return TRUE;
    }
  fault.committed |= absent;
  /* a part comes after the questions with one answer that the parts before it lead to */
  if (ret != NULL && !seen && !absent && asked && is_next_part (look) && look->trial.play.s->turn.number == turn)
    {
      g_free (fault.sentence);
      describe (look, why, &fault);
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
  const SortiePlay *p = &look->trial.play;

  return sortie_to_move (p) != look->trial.seat && p->s->turn.active == look->trial.seat && look->at > look->from
         && p->s->turn.number > 0 && p->s->turn.number == look->trial.now->s->turn.number
         && look->trial.now->s->turn.active == look->trial.seat && begins_move (look);
}

static gboolean
foresee (Ahead *look, SortieReadFault *ret)
{
  while (look->at < look->line->n && !look->trial.chance)
    {
      SortieRefusal why = { 0 };

      if (go_on_foreseeing (look, ret != NULL ? &why : NULL))
        continue;
      if (waits_for_another (look))
        return TRUE;
      if (!may_fit (look, &why, ret))
        return FALSE;
      if (sortie_trial_has_seen (&look->trial))
        return TRUE;
    }
  return TRUE;
}

/* @ret_at: where it stopped; @look_there: (nullable): looks at the position after the whole line */
static gboolean
read_ahead (SortieOffers *offers, const SortieLine *line, guint from, guint *ret_at, SortieReadFault *ret,
            SortieReadLook look_there, gpointer data)
{
  g_autofree SortieState *before = g_malloc (offers->p->s->size);
  g_autoptr (SortieOffers) imagined = sortie_offers_new_beside (offers);
  Ahead look = { .trial = { .now = offers->p, .seat = offers->seat }, .offers = imagined, .line = line,
                 .from = from, .at = from, .before = before };
  gboolean fits;

  sortie_trial_enter (&look.trial, 0);
  sortie_offers_count (imagined, offers->effort);
  sortie_offers_look (imagined, &look.trial.play, offers->seat, NULL);
  fits = foresee (&look, ret);
  *ret_at = look.at;
  if (look_there != NULL && fits && look.at == line->n && !look.trial.chance && !look.doubtful)
    look_there (imagined, data);
  sortie_trial_clear (&look.trial);
  return fits;
}

gboolean
sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from, SortieReadFault *ret)
{
  guint at;

  return read_ahead (offers, line, from, &at, ret, NULL, NULL);
}

gboolean
sortie_read_to_end (SortieOffers *offers, const SortieLine *line)
{
  guint at;

  return read_ahead (offers, line, 0, &at, NULL, NULL, NULL) && at == line->n;
}

guint
sortie_read_behind (SortieOffers *offers, const SortieLine *line, SortieReadLook look_there, gpointer data)
{
  guint at;

  read_ahead (offers, line, 0, &at, NULL, look_there, data);
  return at;
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed-foresee.c: what a line would come to, told before anything of it is done. */
#include "reader/feed-internal.h"
#include "speech/names.h"
#include "flow/decision.h"
#include "flow/sequencer.h"
#include "model/view.h"
#include "speech/sentences.h"

#include <string.h>

/* The least rank of a reason that is a rule. */
#define RANK_OF_RULES 5

/* A line that is played in a world which the seat imagines. */
typedef struct
{
  const SortiePlay *now;
  SortiePlay ahead;
  guint8 seat;
  char *const *words;
  guint n, at;        /* how many words, and how many of them were played */
  gboolean chance;    /* some fell */
  gboolean committed; /* a move is done that could not be given up any more */
  /* the rule by which the last move takes no more words, where there is one, and its sentence */
  SortieRefusal beyond;
  char *beyond_sentence; /* (nullable) */
} Foresight;

static void
chance_fell (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  Foresight *foresight = data;

  (void) p;
  (void) chance;
  foresight->chance = TRUE;
}

/* The seat sees cards that it could only imagine before. */
static gboolean
has_seen (const Foresight *foresight)
{
  const SortiePlay *now = foresight->now, *ahead = &foresight->ahead;

  for (guint16 card = 0; card < MIN (now->s->n_cards, ahead->s->n_cards); card++)
    if (sortie_card_is_hidden (now, card, foresight->seat)
        && !sortie_card_is_hidden (ahead, card, foresight->seat))
      return TRUE;
  return FALSE;
}

static gboolean
has_learned (const Foresight *foresight)
{
  return foresight->chance || has_seen (foresight);
}

static void
apply (Foresight *foresight, const SortieMove *move)
{
  sortie_move_apply (&foresight->ahead, move);
  foresight->committed |= !foresight->ahead.s->tentative;
}

/* A rule that forbids a longer move says more than why its end is no move of its own. */
static void
note_beyond (Foresight *foresight, const SortieRefusal *why)
{
  g_clear_pointer (&foresight->beyond_sentence, g_free);
  if (why->reason == SORTIE_REASON_NONE || sortie_feed_rank (why) < RANK_OF_RULES)
    return;
  foresight->beyond = *why;
  foresight->beyond_sentence =
      sortie_refusal_sentence (&foresight->ahead, foresight->seat, why);
}

/* The next move of the line. Returns whether there is one. */
static gboolean
go_on (Foresight *foresight, SortieRefusal *why)
{
  SortieFeedStep step = { .n = 0 };
  SortieRefusal beyond = { .reason = SORTIE_REASON_NONE };

  if (sortie_feed_step (&foresight->ahead, foresight->seat, foresight->words + foresight->at,
                        foresight->n - foresight->at, &step, &beyond)
      != SORTIE_FITS)
    {
      *why = beyond;
      return FALSE;
    }
  note_beyond (foresight, &beyond);
  foresight->at += step.n;
  apply (foresight, &step.move);
  return TRUE;
}

/* Answers for the seat what has one answer, until the words fit again, or something is learned. */
static gboolean
skip_to_fit (Foresight *foresight)
{
  SortieRefusal why;
  SortieMove move;

  while (sortie_to_move (&foresight->ahead) == foresight->seat
         && sortie_feed_lone_answer (&foresight->ahead, &move))
    {
      apply (foresight, &move);
      if (has_learned (foresight) || go_on (foresight, &why))
        return TRUE;
    }
  return FALSE;
}

/* Nothing is asked any more that belongs to what the line began: the window of the phase is open, or
 * the question is asked anew that the line began to answer. */
static gboolean
is_asked_anew (const Foresight *foresight)
{
  const SortiePlay *p = &foresight->ahead;

  return !p->s->tentative
         && (sortie_is_window (p)
             || p->s->decision.kind == foresight->now->s->decision.kind);
}

/* Whether the words from @at on belong to nothing that was begun. */
static gboolean
is_left_over (const Foresight *foresight)
{
  const SortiePlay *p = &foresight->ahead;

  return sortie_to_move (p) != foresight->seat
         || (is_asked_anew (foresight)
             && !sortie_verb_find (p->setup, foresight->words[foresight->at], NULL));
}

static void
describe (Foresight *foresight, const SortieRefusal *why, SortieFeedFault *ret)
{
  *ret = (SortieFeedFault){ .n = foresight->at, .committed = foresight->committed, .why = *why };
  if (foresight->beyond_sentence != NULL)
    {
      ret->why = foresight->beyond;
      ret->sentence = g_strdup (foresight->beyond_sentence);
      return;
    }
  ret->left_over = foresight->at > 0 && is_left_over (foresight);
  ret->sentence = sortie_refusal_sentence (&foresight->ahead, foresight->seat, why);
}

/* Whether words that do not fit may fit all the same: behind questions with one answer, or, when
 * cards were seen, because of these; but what is asked of nobody fits in no world. */
static gboolean
may_fit (Foresight *foresight, const SortieFeedFault *fault)
{
  if (has_seen (foresight))
    return !fault->left_over;
  return foresight->at > 0 && skip_to_fit (foresight);
}

static gboolean
foresee (Foresight *foresight, SortieFeedFault *ret)
{
  SortieRefusal why;

  while (foresight->at < foresight->n && !foresight->chance)
    if (!go_on (foresight, &why))
      {
        SortieFeedFault fault;

        describe (foresight, &why, &fault);
        if (!may_fit (foresight, &fault))
          {
            *ret = fault;
            return FALSE;
          }
        g_free (fault.sentence);
        if (has_seen (foresight))
          return TRUE;
      }
  return TRUE;
}

gboolean
sortie_feed_foresee (const SortiePlay *p, guint8 seat, char *const *words, guint n,
                     SortieFeedFault *ret)
{
  g_autofree SortieState *world = g_memdup2 (p->s, p->s->size);
  Foresight foresight = { .now = p, .seat = seat, .words = words, .n = n };
  const SortieWatch watch = { .data = &foresight, .chance = chance_fell };
  SortieRng rng;
  gboolean certain;

  sortie_rng_seed (&rng, p->s->moves);
  sortie_view_imagine (p, seat, world, &rng);
  foresight.ahead = (SortiePlay){ .setup = p->setup, .s = world, .watch = &watch };
  certain = !foresee (&foresight, ret);
  g_free (foresight.beyond_sentence);
  return !certain;
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ahead.c: what a line would come to, told before anything of it is done. */
#include "reader/internal.h"
#include <sortie/state.h>
#include <sortie/event.h>
#include <sortie/speech.h>
#include <sortie/reader.h>
#include "model/internal.h"

#include <string.h>

/* The least rank of a reason that is a rule. */
#define RANK_OF_RULES 5

/* A line that is played in a world which the seat imagines. */
typedef struct
{
  const SortiePlay *now;
  SortiePlay ahead;
  guint8 seat;
  SortieOffers *offers; /* of that world */
  const SortieLine *line;
  guint from, at;     /* the first of the words, and the next that is to be played */
  SortieState *last;  /* before the last move of the line, which began with the word `last_at` */
  guint last_at;
  gboolean chance;    /* some fell */
  gboolean committed; /* a move is done that could not be given up any more */
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

static void
look_at (Foresight *foresight, const SortiePlay *p)
{
  sortie_offers_look (foresight->offers, foresight->offers->names, p, foresight->seat, NULL);
}

/* The next move of the line. Returns whether there is one. */
static gboolean
go_on (Foresight *foresight)
{
  SortieRead read;

  look_at (foresight, &foresight->ahead);
  read = sortie_read (foresight->offers, foresight->line, foresight->at);
  if (read.kind != SORTIE_READ_MOVE)
    return FALSE;
  sortie_state_copy (foresight->last, foresight->ahead.s);
  foresight->last_at = foresight->at;
  foresight->at += read.n;
  apply (foresight, &read.move);
  return TRUE;
}

static gboolean
answers_alone (Foresight *foresight, SortieMove *ret)
{
  look_at (foresight, &foresight->ahead);
  return sortie_lone_answer (foresight->offers, ret);
}

/* Answers for the seat what has one answer, until the words fit again, or something is learned. */
static gboolean
skip_to_fit (Foresight *foresight)
{
  SortieMove move;

  while (sortie_to_move (&foresight->ahead) == foresight->seat
         && answers_alone (foresight, &move))
    {
      apply (foresight, &move);
      if (has_learned (foresight) || go_on (foresight))
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
             && !sortie_verb_find (p->setup, foresight->line->words[foresight->at], NULL));
}

/* Why the words from @at on are no move in the position @p. */
static void
explain (Foresight *foresight, const SortiePlay *p, guint at, SortieRefusal *ret)
{
  look_at (foresight, p);
  sortie_read_why (foresight->offers, foresight->line, at, ret);
}

/* A rule that forbids the last move to be longer says more than why its end is no move of its own. */
static gboolean
is_forbidden_beyond (Foresight *foresight, SortieAhead *ret)
{
  const SortiePlay before = { .setup = foresight->ahead.setup, .s = foresight->last };

  if (foresight->at == foresight->from)
    return FALSE;
  explain (foresight, &before, foresight->last_at, &ret->why);
  if (ret->why.reason == SORTIE_REASON_NONE || sortie_refusal_rank (&ret->why) < RANK_OF_RULES)
    return FALSE;
  ret->sentence = sortie_refusal_sentence (&before, foresight->seat, &ret->why);
  return TRUE;
}

static void
describe (Foresight *foresight, SortieAhead *ret)
{
  *ret = (SortieAhead) { .n = foresight->at - foresight->from, .committed = foresight->committed };
  if (is_forbidden_beyond (foresight, ret))
    return;
  explain (foresight, &foresight->ahead, foresight->at, &ret->why);
  ret->left_over = foresight->at > foresight->from && is_left_over (foresight);
  ret->sentence = sortie_refusal_sentence (&foresight->ahead, foresight->seat, &ret->why);
}

/* Whether words that do not fit may fit all the same: behind questions with one answer, or, when
 * cards were seen, because of these; but what is asked of nobody fits in no world. */
static gboolean
may_fit (Foresight *foresight, const SortieAhead *fault)
{
  if (has_seen (foresight))
    return !fault->left_over;
  return foresight->at > foresight->from && skip_to_fit (foresight);
}

static gboolean
foresee (Foresight *foresight, SortieAhead *ret)
{
  while (foresight->at < foresight->line->n && !foresight->chance)
    if (!go_on (foresight))
      {
        SortieAhead fault;

        describe (foresight, &fault);
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
sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from, SortieAhead *ret)
{
  const SortiePlay *p = offers->p;
  g_autofree SortieState *world = g_memdup2 (p->s, p->s->size);
  g_autofree SortieState *last = g_memdup2 (p->s, p->s->size);
  g_autoptr (SortieOffers) imagined = sortie_offers_new ();
  Foresight foresight = { .now = p, .seat = offers->seat, .offers = imagined, .line = line,
                          .from = from, .at = from, .last = last };
  const SortieWatch watch = { .data = &foresight, .chance = chance_fell };
  SortieRng rng;

  sortie_rng_seed (&rng, p->s->moves);
  sortie_view_imagine (p, offers->seat, world, &rng);
  foresight.ahead = (SortiePlay){ .setup = p->setup, .s = world, .watch = &watch };
  sortie_offers_look (imagined, offers->names, &foresight.ahead, offers->seat, NULL);
  return foresee (&foresight, ret);
}

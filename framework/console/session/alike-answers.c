/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alike-answers.c: questions of which every answer leads to the same position (session.h). */
#include "config.h"

#include "console/session/session.h"

#include <string.h>

#include <sortie/event.h>
#include <sortie/frame.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/trial.h"
#include "model/front-end.h"

/* Limits: the ends that we look at, and the questions on the way there. */
#define MOST_ENDS 24
#define MOST_QUESTIONS (4 * MOST_ENDS)

/* What the answers to one question lead to. */
typedef struct
{
  SortieTrial *trial;
  gboolean is_order;        /* things are put in order, one by one */
  gboolean is_offer;        /* all of them may be declined at once */
  guint64 ends[MOST_ENDS];  /* hashes of the positions that the answers can lead to, each once */
  guint n_ends, questions;
  gboolean unclear; /* an unknown card or one of the limits */
} Answers;

/* ---- What belongs to the question ------------------------------------------------------------ */

static gboolean
is_plain_answer (const SortieMove *move)
{
  return move->verb == SORTIE_VERB_CHOOSE || move->verb == SORTIE_VERB_DONE || move->verb == SORTIE_VERB_YES
         || move->verb == SORTIE_VERB_NO;
}

/* Whether something is chosen here, and nothing else can be done. */
static gboolean
is_choice (const SortiePlay *p, const SortieMoves *legal)
{
  if (p->s->tentative || sortie_is_window (p) || legal->n == 0)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (!is_plain_answer (&legal->moves[i]))
      return FALSE;
  return TRUE;
}

static gboolean
asks_for_order (const SortiePlay *p)
{
  return sortie_decision_decl (p->setup, p->s->decision.kind)->is_order;
}

/* Whether what asked is still in progress: its frame is there, and those below wait where they waited. */
static gboolean
is_in_progress (const Answers *answers, const SortieState *s)
{
  const SortieState *asked = answers->trial->now->s;
  const SortieFrame *then = sortie_state_frames (asked), *now = sortie_state_frames (s);
  const guint n = asked->n_frames;

  if (s->n_frames < n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (now[i].code != then[i].code || now[i].native != then[i].native || now[i].base != then[i].base
        || (i + 1 < n && now[i].step != then[i].step))
      return FALSE;
  return TRUE;
}

/* Whether the seat is still busy with the question: the same is asked again, for what is left to be put in order, or
 * something comes up while one of these things is done. What can be declined at once has one question for all. */
static gboolean
goes_on_asking (const Answers *answers, const SortieMoves *legal)
{
  const SortiePlay *p = &answers->trial->play;
  const SortieState *start = answers->trial->now->s;

  if (sortie_to_move (p) != answers->trial->seat || !sortie_trial_is_same_turn (answers->trial) || p->s->tentative)
    return FALSE;
  if (legal->n == 1 && is_in_progress (answers, p->s) && !sortie_is_window (p))
    return TRUE; /* such as an announcement that the seat cannot answer */
  if (!is_choice (p, legal))
    return FALSE;
  if (answers->is_order && p->s->decision.kind == start->decision.kind)
    return TRUE;
  return !answers->is_offer
         && is_in_progress (answers, p->s)
         && (p->s->n_frames > start->n_frames || p->s->decision.kind == SORTIE_ASK_YES_NO);
}

/* ---- Where the answers lead ------------------------------------------------------------------ */

/* What comes after the question may show any card: if it is the same card, the positions are still the same. */
static void
note_card (gpointer data, const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event)
{
  Answers *answers = data;

  if (is_in_progress (answers, p->s) && sortie_trial_has_seen (answers->trial))
    answers->unclear = TRUE;
}

/* There everything must be the same, including what is still in progress, but not how many answers or steps it took. */
static void
note_end (Answers *answers)
{
  SortieState *s = answers->trial->play.s;
  guint64 hash;

  s->moves = 0;
  s->steps = 0;
  hash = sortie_state_hash (s);
  for (guint i = 0; i < answers->n_ends; i++)
    if (answers->ends[i] == hash)
      return;
  answers->unclear |= answers->n_ends == MOST_ENDS;
  if (!answers->unclear)
    answers->ends[answers->n_ends++] = hash;
}

static void follow (Answers *answers);

/* Gives an answer, and all answers to the questions that follow. Declining an offer is no order. */
static void
try_answer (Answers *answers, const SortieMove *answer)
{
  SortieTrial *trial = answers->trial;

  if (answers->is_offer && sortie_move_declines (&trial->play, answer))
    return;
  answers->unclear |= !sortie_trial_take (trial, answer) || trial->chance;
  if (!answers->unclear)
    follow (answers);
  sortie_trial_back (trial);
}

static void
follow (Answers *answers)
{
  const SortieMoves *legal = sortie_trial_branch (answers->trial);

  if (goes_on_asking (answers, legal))
    {
      answers->unclear |= ++answers->questions > MOST_QUESTIONS;
      for (guint i = 0; i < legal->n && !answers->unclear; i++)
        try_answer (answers, &legal->moves[i]);
    }
  else
    note_end (answers);
  sortie_trial_join (answers->trial);
}

static int
compare_ends (gconstpointer a, gconstpointer b)
{
  const guint64 *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* Whether all answers lead to the same positions in this world. */
static gboolean
are_alike_in (Answers *answers, const SortieMoves *legal)
{
  guint64 ends[MOST_ENDS];
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      answers->n_ends = 0;
      try_answer (answers, &legal->moves[i]);
      if (answers->n_ends == 0 && !answers->unclear)
        continue; /* it declines an offer */
      qsort (answers->ends, answers->n_ends, sizeof answers->ends[0], compare_ends);
      if (answers->unclear
          || (n > 0 && (n != answers->n_ends || memcmp (ends, answers->ends, n * sizeof ends[0]) != 0)))
        return FALSE;
      n = answers->n_ends;
      memcpy (ends, answers->ends, n * sizeof ends[0]);
    }
  return TRUE;
}

/* ---- Cards that only their numbers tell apart ------------------------------------------------ */

static gboolean
are_equal_cards (const SortieCard *a, const SortieCard *b)
{
  return a->def == b->def && a->zone == b->zone && a->owner == b->owner && a->group == b->group
         && a->known == b->known && a->face_down == b->face_down && a->flags == b->flags;
}

/* Whether the seat sees the faces of the zone's cards, or has seen this one. */
static gboolean
is_card_known (const SortiePlay *p, guint8 seat, const SortieCard *card)
{
  return ((card->zone != SORTIE_NO_INDEX ? p->setup->piles[card->zone].seers : 0) | card->known) >> seat & 1;
}

/* Whether something that goes on names the card. */
static gboolean
is_named_elsewhere (const SortiePlay *p, guint16 card)
{
  const SortieRef ref = sortie_ref (SORTIE_REF_CARD, card);
  const SortieEffect *effects = sortie_state_effects (p->s);
  const SortieLink *links = sortie_state_links (p->s);

  for (guint i = 0; i < p->s->n_effects; i++)
    if (effects[i].source == ref || effects[i].subject == ref)
      return TRUE;
  for (guint i = 0; i < p->s->n_links; i++)
    {
      if (links[i].card == card || links[i].source == ref)
        return TRUE;
      for (guint j = 0; j < links[i].n_targets; j++)
        if (links[i].target[j] == ref)
          return TRUE;
    }
  return FALSE;
}

/* Whether both cards are in the same zone, and in an ordered one nothing else is between them. */
static gboolean
are_together (const SortiePlay *p, guint16 first, guint16 second)
{
  const SortieCard *a = sortie_card (p, first), *b = sortie_card (p, second);

  return a->zone != SORTIE_NO_INDEX
         && (!p->setup->piles[a->zone].ordered || a->above == second || b->above == first);
}

/* Whether one of several equal cards is chosen, and that is all. */
static gboolean
is_among_equals (const SortiePlay *p, const SortieMoves *legal)
{
  guint16 last = SORTIE_NO_INDEX;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];
      const guint16 card = sortie_ref_index (move->arg[0]);

      if (move->verb != SORTIE_VERB_CHOOSE || move->n != 1 || sortie_ref_kind (move->arg[0]) != SORTIE_REF_CARD
          || !is_card_known (p, sortie_to_move (p), sortie_card (p, card)) || is_named_elsewhere (p, card))
        return FALSE;
      if (i > 0 && !(are_equal_cards (sortie_card (p, card), sortie_card (p, last)) && are_together (p, card, last)))
        return FALSE;
      last = card;
    }
  return TRUE;
}

gboolean
console_answers_are_alike (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove declining;
  Answers answers = { 0 };
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now), .tries = G_MAXUINT,
                                 .happened = note_card, .data = &answers };

  if (legal->n < 2 || !is_choice (now, legal))
    return FALSE;
  answers.trial = &trial;
  answers.is_order = asks_for_order (now);
  answers.is_offer = now->s->decision.kind == SORTIE_ASK_ORDER && sortie_move_declining (now, &declining);
  for (guint i = legal->n; i-- > 0;)
    if (!sortie_move_declines (now, &legal->moves[i]))
      *ret = legal->moves[i];
  if (is_among_equals (now, legal))
    return TRUE;
  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      sortie_trial_enter (&trial, i);
      answers.questions = 0;
      if (!are_alike_in (&answers, legal))
        return FALSE;
    }
  return TRUE;
}

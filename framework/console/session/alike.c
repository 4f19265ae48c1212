/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alike.c: questions of which every answer leads to the same position (session.h). */
#include "config.h"

#include "console/session/session.h"

#include <string.h>

#include <sortie/event.h>
#include <sortie/frame.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "model/front-end.h"

/* Limits: the ends that we look at, and the questions on the way there. */
#define MOST_ENDS 24
#define MOST_QUESTIONS (4 * MOST_ENDS)

/* What the answers to one question lead to. */
typedef struct
{
  const SortieSetup *setup;
  const SortieState *start; /* the world in which the question is asked */
  guint8 seat;
  gboolean is_order;        /* things are put in order, one by one */
  gboolean is_offer;        /* all of them may be declined at once */
  guint64 ends[MOST_ENDS];  /* hashes of the positions that the answers can lead to, each once */
  guint n_ends, questions;
  gboolean unclear; /* chance, an unknown card or one of the limits */
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
  const SortieFrame *then = sortie_state_frames (answers->start), *now = sortie_state_frames (s);
  const guint n = answers->start->n_frames;

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
goes_on (const Answers *answers, const SortiePlay *p, const SortieMoves *legal)
{
  const SortieState *start = answers->start;

  if (sortie_to_move (p) != answers->seat || p->s->turn.number != start->turn.number || p->s->tentative)
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

static void
note_chance (gpointer answers, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  ((Answers *) answers)->unclear = TRUE;
}

/* What comes after the question may show any card: if it is the same card, the positions are still the same. */
static void
note_card (gpointer data, const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event)
{
  Answers *answers = data;

  if (is_in_progress (answers, p->s) && sortie_has_seen (answers->start, p->s, answers->seat))
    answers->unclear = TRUE;
}

/* There everything must be the same, including what is still in progress, but not how many answers or steps it took. */
static void
note_end (Answers *answers, SortieState *s)
{
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

/* Gives all answers to the questions from @world on. */
static void
follow (Answers *answers, const SortieState *world)
{
  const SortieWatch watch = { .data = answers, .chance = note_chance, .happened = note_card };
  g_autofree SortieState *copy = g_memdup2 (world, world->size);
  SortiePlay p = { .setup = answers->setup, .s = copy, .watch = &watch };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (&p, &legal);
  if (sortie_is_over (&p) || !goes_on (answers, &p, &legal))
    {
      note_end (answers, copy);
      return;
    }
  answers->unclear |= ++answers->questions > MOST_QUESTIONS;
  for (guint i = 0; i < legal.n && !answers->unclear; i++)
    {
      if (answers->is_offer && sortie_move_declines (&p, &legal.moves[i]))
        continue;
      memcpy (copy, world, world->size);
      sortie_move_apply (&p, &legal.moves[i]);
      if (!answers->unclear)
        follow (answers, copy);
    }
}

static int
compare_ends (gconstpointer a, gconstpointer b)
{
  const guint64 *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* What @answer to the question of answers->start can lead to. */
static void
try_answer (Answers *answers, const SortieMove *answer)
{
  const SortieWatch watch = { .data = answers, .chance = note_chance, .happened = note_card };
  g_autofree SortieState *world = g_memdup2 (answers->start, answers->start->size);
  SortiePlay p = { .setup = answers->setup, .s = world, .watch = &watch };

  answers->n_ends = 0;
  sortie_move_apply (&p, answer);
  if (!answers->unclear)
    follow (answers, world);
  qsort (answers->ends, answers->n_ends, sizeof answers->ends[0], compare_ends);
}

/* Whether all answers lead to the same positions in this world. Declining an offer is no order. */
static gboolean
are_alike_in (Answers *answers, const SortiePlay *now, const SortieMoves *legal)
{
  guint64 ends[MOST_ENDS];
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      if (answers->is_offer && sortie_move_declines (now, &legal->moves[i]))
        continue;
      try_answer (answers, &legal->moves[i]);
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
is_known (const SortiePlay *p, guint8 seat, const SortieCard *card)
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
          || !is_known (p, sortie_to_move (p), sortie_card (p, card)) || is_named_elsewhere (p, card))
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
  Answers answers = { .setup = now->setup, .seat = sortie_to_move (now) };

  if (legal->n < 2 || !is_choice (now, legal))
    return FALSE;
  answers.is_order = asks_for_order (now);
  answers.is_offer = now->s->decision.kind == SORTIE_ASK_ORDER && sortie_move_declining (now, &declining);
  for (guint i = legal->n; i-- > 0;)
    if (!sortie_move_declines (now, &legal->moves[i]))
      *ret = legal->moves[i];
  if (is_among_equals (now, legal))
    return TRUE;
  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      g_autofree SortieState *world = sortie_imagine (now, sortie_to_move (now), i);

      answers.start = world;
      answers.questions = 0;
      if (!are_alike_in (&answers, now, legal))
        return FALSE;
    }
  return TRUE;
}

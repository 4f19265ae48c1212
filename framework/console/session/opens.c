/* SPDX-License-Identifier: GPL-3.0-or-later */
/* opens.c: moves that open others in the same window (session.h). Draw Power may draw a unit, which is summoned only in
 * the Summon Phase, although Draw Power itself can also be used later. */
#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "model/front-end.h"
#include "reader/reader.h"
#include "speech/front-end.h"

/* moves and answers that are tried at most in each world */
#define MOST_TRIED 256

typedef struct
{
  const SortiePlay *now;
  const SortieMoves *legal; /* in the open window */
  guint8 seat;
  guint left; /* moves and answers that may still be tried */
} Trial;

/* Whether the move, which is possible in the window at @after, is impossible in the next one. */
static gboolean
comes_too_late (const Trial *trial, const SortiePlay *after, guint64 key)
{
  gboolean chance = FALSE;
  const SortieWatch watch = { .data = &chance, .chance = sortie_note_chance };
  g_autofree SortieState *closed = g_memdup2 (after->s, after->s->size);
  SortiePlay ahead = { .setup = after->setup, .s = closed, .watch = &watch };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) later = SORTIE_MOVES_IN (storage);

  if (!sortie_pass_window (&ahead, trial->seat, &chance) || !sortie_is_window (&ahead))
    return TRUE;
  sortie_moves_legal (&ahead, &later);
  return !sortie_moves_have_key (&ahead, trial->seat, &later, key);
}

/* Whether the same window, open again, has a new move of the kind that it is mainly for. */
static gboolean
has_opened (const Trial *trial, const SortiePlay *after)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  const guint8 verb = sortie_main_verb (after);

  sortie_moves_legal (after, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      const guint64 key = moves.moves[i].verb == verb ? sortie_move_key (after, trial->seat, &moves.moves[i]) : 0;

      if (moves.moves[i].verb == verb && !sortie_moves_have_key (trial->now, trial->seat, trial->legal, key)
          && sortie_move_warning (after, trial->seat, &moves.moves[i]) == NULL && comes_too_late (trial, after, key))
        return TRUE;
    }
  return FALSE;
}

/* Goes on after a move, through all answers to what it asks the seat. */
static gboolean
leads_to_more (Trial *trial, const SortiePlay *after)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) answers = SORTIE_MOVES_IN (storage);
  g_autofree SortieState *copy = g_malloc (after->s->size);
  SortiePlay next = { .setup = after->setup, .s = copy };

  if (sortie_is_over (after) || sortie_to_move (after) != trial->seat
      || after->s->turn.number != trial->now->s->turn.number || after->s->turn.phase != trial->now->s->turn.phase)
    return FALSE;
  if (sortie_is_window (after) && !after->s->tentative)
    return has_opened (trial, after);
  sortie_moves_legal (after, &answers);
  for (guint i = 0; i < answers.n && trial->left > 0; i++)
    {
      trial->left--;
      sortie_state_copy (copy, after->s);
      sortie_move_apply (&next, &answers.moves[i]);
      if (leads_to_more (trial, &next))
        return TRUE;
    }
  return FALSE;
}

static gboolean
opens_in_world (Trial *trial, const SortieState *world)
{
  g_autofree SortieState *copy = g_malloc (world->size);
  SortiePlay next = { .setup = trial->now->setup, .s = copy };

  for (guint i = 0; i < trial->legal->n && trial->left > 0; i++)
    {
      if (sortie_move_declines (trial->now, &trial->legal->moves[i]))
        continue;
      trial->left--;
      sortie_state_copy (copy, world);
      sortie_move_apply (&next, &trial->legal->moves[i]);
      if (leads_to_more (trial, &next))
        return TRUE;
    }
  return FALSE;
}

gboolean
console_window_may_open_more (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  Trial trial = { .now = now, .legal = sortie_match_legal (session->match), .seat = sortie_to_move (now) };

  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      g_autofree SortieState *world = sortie_imagine (now, trial.seat, i);

      trial.left = MOST_TRIED;
      if (opens_in_world (&trial, world))
        return TRUE;
    }
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* opening-moves.c: moves that open others in the same window (session.h). Draw Power may draw a unit, which is summoned
 * only in the Summon Phase, although Draw Power itself can also be used later. */
#include "console/session/session.h"

#include <sortie/match.h>
#include "flow/front-end.h"
#include "flow/trial.h"
#include "speech/front-end.h"

/* moves and answers that are tried at most in each world */
#define MOST_TRIED 256

/* Whether the move, which is possible in the open window, is impossible in the next one. */
static gboolean
comes_too_late (SortieTrial *trial, guint64 key)
{
  const SortiePlay *p = &trial->play;

  return !sortie_trial_pass_window (trial) || !sortie_is_window (p)
         || sortie_moves_find_key (p, trial->seat, sortie_trial_legal (trial), key) == NULL;
}

/* Whether the move is of the kind that the window is mainly for, somebody may want it, and it was not among those
 * @before. */
static gboolean
is_opened (const SortieTrial *trial, const SortieMoves *before, const SortieMove *move, guint64 key)
{
  return move->verb == sortie_main_verb (&trial->play)
         && sortie_moves_find_key (trial->now, trial->seat, before, key) == NULL
         && sortie_move_warning (&trial->play, trial->seat, move) == NULL;
}

/* Whether the same window, open again, has a new move that cannot wait. */
static gboolean
has_opened (SortieTrial *trial, const SortieMoves *before)
{
  const SortieMoves *moves;
  gboolean has = FALSE;

  trial->chance = FALSE; /* how the window was opened again does not matter, but how it closes */
  moves = sortie_trial_branch (trial);
  for (guint i = 0; i < moves->n && !has; i++)
    {
      const guint64 key = sortie_move_key (&trial->play, trial->seat, &moves->moves[i]);

      if (!is_opened (trial, before, &moves->moves[i], key))
        continue;
      has = comes_too_late (trial, key);
      sortie_trial_back (trial);
    }
  sortie_trial_join (trial);
  return has;
}

/* Goes on after a move, through all answers to what it asks the seat. @before: what was possible in the window */
static gboolean
leads_to_more (SortieTrial *trial, const SortieMoves *before)
{
  const SortiePlay *p = &trial->play;
  const SortieMoves *answers;
  gboolean leads = FALSE;

  if (sortie_to_move (p) != trial->seat || !sortie_trial_is_same_turn (trial)
      || p->s->turn.phase != trial->now->s->turn.phase)
    return FALSE;
  if (sortie_is_window (p) && !p->s->tentative)
    return has_opened (trial, before);
  answers = sortie_trial_branch (trial);
  for (guint i = 0; i < answers->n && !leads && sortie_trial_take (trial, &answers->moves[i]); i++)
    leads = leads_to_more (trial, before);
  sortie_trial_join (trial);
  return leads;
}

static gboolean
opens_in_world (SortieTrial *trial, const SortieMoves *legal)
{
  for (guint i = 0; i < legal->n; i++)
    if (!sortie_move_declines (trial->now, &legal->moves[i]) && sortie_trial_take (trial, &legal->moves[i])
        && leads_to_more (trial, legal))
      return TRUE;
  return FALSE;
}

gboolean
console_window_may_open_more (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now) };

  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      trial.tries = MOST_TRIED;
      sortie_trial_enter (&trial, i);
      if (opens_in_world (&trial, sortie_match_legal (session->match)))
        return TRUE;
    }
  return FALSE;
}

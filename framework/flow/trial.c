/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trial.c: moves that are tried in an imagined world (trial.h). */
#include "flow/trial.h"

#include <sortie/event.h>
#include <sortie/table.h>
#include "flow/front-end.h"
#include "base/internal.h"
#include "model/internal.h"

/* What is kept at one depth: a position to return to, and a list of moves. */
typedef struct
{
  SortieState *s; /* (nullable): until a branch begins here */
  SortieTold told;
  gboolean chance;
  SortieMoves legal;
} Level;

static void
level_free (gpointer data)
{
  Level *level = data;

  g_free (level->s);
  sortie_moves_clear (&level->legal);
  g_free (level);
}

static Level *
level_at (SortieTrial *trial, guint depth)
{
  if (depth == trial->levels->len)
    g_ptr_array_add (trial->levels, g_new0 (Level, 1));
  return trial->levels->pdata[depth];
}

static void
note_chance (gpointer trial, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  ((SortieTrial *) trial)->chance = TRUE;
}

static void
hear_in_trial (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  SortieTrial *trial = data;

  trial->happened (trial->data, p, event);
}

/* ---- Worlds ---------------------------------------------------------------------------------- */

static void
prepare (SortieTrial *trial)
{
  trial->start = g_malloc (trial->now->s->size);
  trial->levels = g_ptr_array_new_with_free_func (level_free);
  trial->watch = (SortieWatch){ .data = trial, .chance = note_chance,
                                .happened = trial->happened != NULL ? hear_in_trial : NULL,
                                .told = trial->hears_unchanged ? &trial->told : NULL };
  trial->play = (SortiePlay){ .setup = trial->now->setup, .s = g_malloc (trial->now->s->size),
                              .watch = trial->deaf ? NULL : &trial->watch };
}

static void
restart (SortieTrial *trial)
{
  sortie_state_copy (trial->play.s, trial->start);
  trial->told = (SortieTold){ 0 };
  trial->chance = FALSE;
}

void
sortie_trial_enter (SortieTrial *trial, guint number)
{
  SortieRng rng;

  if (trial->start == NULL)
    prepare (trial);
  sortie_rng_seed (&rng, trial->now->s->moves + number);
  sortie_view_imagine (trial->now, trial->seat, trial->start, &rng);
  trial->depth = 0;
  restart (trial);
}

void
sortie_trial_clear (SortieTrial *trial)
{
  g_clear_pointer (&trial->start, g_free);
  g_clear_pointer (&trial->play.s, g_free);
  g_clear_pointer (&trial->levels, g_ptr_array_unref);
}

/* ---- Going on -------------------------------------------------------------------------------- */

void
sortie_trial_make (SortieTrial *trial, const SortieMove *move)
{
  sortie_move_apply (&trial->play, move);
}

gboolean
sortie_trial_answer (SortieTrial *trial)
{
  SortieMove move;

  if (sortie_to_move (&trial->play) != trial->seat || !sortie_lone_answer (&trial->play, &move))
    return FALSE;
  sortie_trial_make (trial, &move);
  return TRUE;
}

gboolean
sortie_trial_settle (SortieTrial *trial)
{
  guint n = 0;

  while (!trial->chance && !sortie_is_window (&trial->play) && sortie_trial_answer (trial))
    if (++n == SORTIE_TRIAL_MOST_FORCED)
      return FALSE;
  return sortie_trial_is_asked (trial);
}

gboolean
sortie_trial_pass_window (SortieTrial *trial)
{
  SortieMove move;

  if (!sortie_is_window (&trial->play) || !sortie_move_declining (&trial->play, &move))
    return FALSE;
  sortie_trial_make (trial, &move);
  return sortie_trial_settle (trial);
}

gboolean
sortie_trial_let_pass (SortieTrial *trial)
{
  const SortieMoves *legal = sortie_trial_legal (trial);
  SortieMove move;

  if (legal->n == 0)
    return FALSE;
  if (!sortie_move_declining (&trial->play, &move))
    move = legal->moves[0];
  sortie_trial_make (trial, &move);
  return TRUE;
}

/* ---- What came of it ------------------------------------------------------------------------- */

gboolean
sortie_trial_is_same_turn (const SortieTrial *trial)
{
  const SortieTurn *turn = &trial->play.s->turn;

  return turn->number == trial->start->turn.number && turn->active == trial->start->turn.active;
}

gboolean
sortie_trial_is_asked (const SortieTrial *trial)
{
  return !trial->chance && sortie_to_move (&trial->play) == trial->seat && sortie_trial_is_same_turn (trial);
}

gboolean
sortie_trial_has_seen (const SortieTrial *trial)
{
  return sortie_seats_that_saw (trial->start, trial->play.s) >> trial->seat & 1;
}

/* ---- Branches -------------------------------------------------------------------------------- */

const SortieMoves *
sortie_trial_legal (SortieTrial *trial)
{
  SortieMoves *legal = &level_at (trial, trial->depth)->legal;

  sortie_moves_legal (&trial->play, legal);
  return legal;
}

const SortieMoves *
sortie_trial_branch (SortieTrial *trial)
{
  const SortieMoves *legal = sortie_trial_legal (trial);
  Level *level = level_at (trial, trial->depth++);

  if (level->s == NULL)
    level->s = g_malloc (trial->play.s->size);
  sortie_state_copy (level->s, trial->play.s);
  level->told = trial->told;
  level->chance = trial->chance;
  return legal;
}

void
sortie_trial_back (SortieTrial *trial)
{
  const Level *level;

  if (trial->depth == 0)
    {
      restart (trial);
      return;
    }
  level = trial->levels->pdata[trial->depth - 1];
  sortie_state_copy (trial->play.s, level->s);
  trial->told = level->told;
  trial->chance = level->chance;
}

gboolean
sortie_trial_take (SortieTrial *trial, const SortieMove *move)
{
  sortie_trial_back (trial);
  if (trial->tries == 0 || sortie_is_interrupted (&trial->play))
    return FALSE;
  trial->tries--;
  sortie_trial_make (trial, move);
  return TRUE;
}

void
sortie_trial_join (SortieTrial *trial)
{
  sortie_trial_back (trial);
  trial->depth--;
}

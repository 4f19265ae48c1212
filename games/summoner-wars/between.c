/* SPDX-License-Identifier: GPL-3.0-or-later */
/* between.c: what may happen between two steps of a move and so makes the way matter.
 *
 * Questions that depend on where the unit passes are asked in a copy of the position with the unit there.
 */
#include <sortie/game.h>
#include "abilities.h"
#include "steps.h"
#include "walk.h"

/* A copy of the position with the unit on a space between its steps. */
typedef struct
{
  SwWalk *walk;
  SortiePlay there;
} Passing;

#define PASSING(w)                                                                     \
  {                                                                                    \
    .walk = (w), .there = SORTIE_SCRATCH ((w)->look->p),                               \
  }

static const SortiePlay *
standing_on (Passing *c, guint8 space)
{
  const SwLook *l = c->walk->look;

  sortie_scratch_copy (&c->there, l->p);
  sortie_piece_move (&c->there, c->walk->unit, sw_look_place (l, space));
  return &c->there;
}

/* The spaces that the unit may enter on its way to the goal; if it is already on its way, also its own. */
static SwSpaces
spaces_between (SwWalk *w, guint8 goal)
{
  const SwField *field = w->look->field;
  SwSpaces home = sw_space_set (w->home), end = sw_space_set (goal), found = SW_NO_SPACES;
  guint steps = w->diagonally ? 2 * w->stride->steps : w->stride->steps;

  for (guint step = 1; step < steps; step++)
    found |= sw_spaces_within (field, home, step) & sw_spaces_within (field, end, steps - step);
  found = sw_walk_open (w, found & ~home & ~end);
  return w->stride->taken > 0 ? found | home : found;
}

/* Events on the way. */

static gboolean
step_is_answered (Passing *c, guint8 space)
{
  const SortiePlay *p = standing_on (c, space);
  SortieRef unit = c->walk->unit;
  SortieEvent event = sw_event (p, NULL, SW_EVENT_STEP, sw_controller (p, unit));

  event.subject = unit;
  event.other = sortie_ref_place (sw_look_place (c->walk->look, space));
  return sortie_event_is_answered (p, &event);
}

static gboolean
pass_is_answered (Passing *c, guint8 space)
{
  SortieRef card = sw_walk_card (c->walk, space);
  const SortiePlay *p = standing_on (c, space);
  SortieEvent event = sw_event (p, NULL, SW_EVENT_PASS, sw_controller (p, card));

  event.subject = card;
  event.source = c->walk->unit;
  return sortie_event_is_answered (p, &event);
}

gboolean
sw_way_is_answered (SwWalk *w, guint8 goal)
{
  gboolean steps = sortie_event_is_awaited (w->look->p, SORTIE_GAME_EVENT (SW_EVENT_STEP));
  gboolean passes = sortie_event_is_awaited (w->look->p, SORTIE_GAME_EVENT (SW_EVENT_PASS));
  Passing c = PASSING (w);

  if (!steps && !passes)
    return FALSE;
  for (SW_EACH_SPACE (spaces_between (w, goal) & ~sw_space_set (w->home), space))
    if ((steps && step_is_answered (&c, space))
        || (passes && sw_spaces_have (w->cards, space) && pass_is_answered (&c, space)))
      return TRUE;
  return FALSE;
}

/* Abilities of any time (SW-18.2). */

#define OF_ANY_TIME (SW_AT (YOUR_TURN) | SW_AT (ANY_TIME) | SW_AT (ANYBODY))

/* Whether the ability can have that unit as a target; without targets, it can affect any unit. */
static gboolean
finds (const SortiePlay *p, SortieRef piece, guint16 clause, SortieRef unit)
{
  const SortieProgram *program
    = &sortie_catalogue (p)->programs[sortie_clause (p, clause)->program];
  SortieContext ctx = sortie_context (p, sw_controller (p, unit), piece, SORTIE_CAUSE_ABILITY);
  SortieRef targets[SORTIE_MAX_SET];
  guint least, most;

  for (guint i = 0; i < program->n_targets; i++)
    {
      guint n = sortie_targets_candidates (&ctx, program, i, targets, G_N_ELEMENTS (targets),
                                           &least, &most);

      for (guint k = 0; k < n; k++)
        if (targets[k] == unit)
          return TRUE;
    }
  return program->n_targets == 0;
}

static gboolean
may_meet (const SortiePlay *p, SortieRef piece, guint16 clause, SortieRef unit)
{
  return sw_may_use (p, sw_controller (p, unit), piece, clause, NULL)
         && finds (p, piece, clause, unit);
}

/* an ability of another card counts only if its use differs between before and after the move. */
static gboolean
meets_between (Passing *c, SortieRef piece, guint16 clause, guint8 goal)
{
  SwWalk *w = c->walk;

  if (may_meet (w->look->p, piece, clause, w->unit)
      && may_meet (standing_on (c, goal), piece, clause, w->unit))
    return FALSE;
  for (SW_EACH_SPACE (spaces_between (w, goal), space))
    if (may_meet (standing_on (c, space), piece, clause, w->unit))
      return TRUE;
  return FALSE;
}

static gboolean
has_use_between (Passing *c, SortieRef piece, guint8 goal)
{
  const SortiePlay *p = c->walk->look->p;
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, piece, SORTIE_CLAUSE_ABILITY, clauses, SORTIE_MAX_ABILITIES);

  for (guint i = 0; i < n; i++)
    if ((OF_ANY_TIME >> sortie_clause (p, clauses[i])->timing & 1)
        && meets_between (c, piece, clauses[i], goal))
      return TRUE;
  return FALSE;
}

gboolean
sw_may_act_between (SwWalk *w, guint8 goal)
{
  const SortiePlay *p = w->look->p;
  SortieRef units[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, OF_ANY_TIME, units, G_N_ELEMENTS (units));
  Passing c = PASSING (w);

  for (guint i = 0; i < n; i++)
    if (units[i] == w->unit
            ? sw_may_use_one_of (p, sw_controller (p, w->unit), w->unit, OF_ANY_TIME)
            : has_use_between (&c, units[i], goal))
      return TRUE;
  return FALSE;
}

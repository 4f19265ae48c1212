/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* begun.c: why nothing that begins so is a legal move. */
#include "flow/move.h"
#include "flow/questions.h"

/* A move that is begun, and the reason so far that all who go on with it share. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  const SortieMove *begun;
  SortieRefusal why; /* none as long as nothing was tried */
  gboolean differ;   /* something goes on, or for another reason not */
} Trial;

static void
try_with (Trial *trial, SortieRef last)
{
  SortieMove move = *trial->begun;
  SortieRefusal why = { 0 };

  move.arg[move.n++] = last;
  if (sortie_move_check (trial->p, trial->seat, &move, &why))
    trial->differ = TRUE;
  else if (trial->why.reason == SORTIE_REASON_NONE)
    trial->why = why;
  else if (why.reason != trial->why.reason || why.a != trial->why.a || why.b != trial->why.b)
    trial->differ = TRUE;
}

static void
try_all (Trial *trial, SortieOperandKind kind)
{
  const SortiePlay *p = trial->p;

  if (kind == SORTIE_OPERAND_PLACE)
    for (guint16 place = 0; place < p->s->n_places && !trial->differ; place++)
      try_with (trial, sortie_ref_place (place));
  if (kind == SORTIE_OPERAND_PIECE || kind == SORTIE_OPERAND_ANY)
    for (SORTIE_EACH_PIECE (p, slot))
      if (!trial->differ)
        try_with (trial, sortie_piece_ref (p, slot));
}

gboolean
sortie_move_refused_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                           SortieRefusal *why)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, begun->verb);
  Trial trial = { .p = p, .seat = seat, .begun = begun };

  if (begun->n == 0 || begun->n == SORTIE_MAX_MOVE_OPERANDS)
    return FALSE;
  try_all (&trial, verb->operands[begun->n].kind);
  if (trial.differ || trial.why.reason == SORTIE_REASON_NONE)
    return FALSE;
  *why = trial.why;
  return TRUE;
}

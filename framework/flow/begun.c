/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* begun.c: why nothing that begins so is a legal move. */
#include "flow/move.h"
#include "flow/questions.h"

#include <string.h>

/* A move that is begun, and the reason so far that all who go on with it share. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  const SortieMove *begun;
  SortieRefusal why; /* none as long as nothing was tried */
  gboolean differ;   /* something goes on, or for another reason not */
} Trial;

/* What a reason does not say of its things does not tell it from another. */
static gboolean
reads_the_same (const Trial *trial, const SortieRefusal *why)
{
  g_autofree char *first = sortie_refusal_sentence (trial->p, trial->seat, &trial->why);
  g_autofree char *now = sortie_refusal_sentence (trial->p, trial->seat, why);

  return strcmp (first, now) == 0;
}

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
  else
    trial->differ = !reads_the_same (trial, &why);
}

/* The cards of the seat's own pile that such an operand is about. */
static void
try_cards (Trial *trial, const SortieOperand *operand)
{
  const SortieState *s = trial->p->s;
  const SortiePile *piles = trial->p->setup->piles;

  for (guint16 card = 0; card < s->n_cards && !trial->differ; card++)
    {
      guint16 zone = sortie_state_cards (s)[card].zone;

      if (zone != SORTIE_NO_INDEX && piles[zone].decl == operand->zone
          && piles[zone].seat == trial->seat)
        try_with (trial, sortie_ref_card (card));
    }
}

static void
try_all (Trial *trial, const SortieOperand *operand)
{
  const SortiePlay *p = trial->p;
  SortieOperandKind kind = operand->kind;

  if (kind == SORTIE_OPERAND_CARD)
    try_cards (trial, operand);
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

  if (begun->n == SORTIE_MAX_MOVE_OPERANDS)
    return FALSE;
  try_all (&trial, &verb->operands[begun->n]);
  if (trial.differ || trial.why.reason == SORTIE_REASON_NONE)
    return FALSE;
  *why = trial.why;
  return TRUE;
}

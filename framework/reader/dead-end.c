/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* dead-end.c: finds out why no legal move begins like this. */
#include "reader/internal.h"

#include <string.h>

/* The beginning of a move, and why no move continues it. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  const SortieMove *begun;
  SortieRefusal why;    /* no reason until something was refused */
  gboolean own;         /* the reason names the thing that was tried, and is true only of that one */
  gboolean legal;       /* some continuation is legal */
  gboolean differ;      /* there are two different reasons, both about one thing or both general */
} Trial;

/* Two reasons are the same for the reader if they differ only in things that their sentence does not name. */
static gboolean
reads_the_same (const Trial *trial, const SortieRefusal *why)
{
  const SortieRefusal *first = &trial->why;
  g_autofree char *one = NULL, *other = NULL;

  if (first->reason != why->reason)
    return FALSE;
  if (first->rule == why->rule && first->a == why->a && first->b == why->b && first->n == why->n
      && first->m == why->m && first->clause == why->clause
      && memcmp (&first->lack, &why->lack, sizeof first->lack) == 0
      && strcmp (first->word, why->word) == 0)
    return TRUE;
  one = sortie_refusal_sentence (trial->p, trial->seat, first);
  other = sortie_refusal_sentence (trial->p, trial->seat, why);
  return strcmp (one, other) == 0;
}

static gboolean
is_refused_for (const Trial *trial, const SortieRefusal *why, SortieRef tried)
{
  const char *sentence = sortie_reason (trial->p->setup, why->reason)->sentence;

  return (why->a == tried && strstr (sentence, "{a}") != NULL)
         || (why->b == tried && strstr (sentence, "{b}") != NULL);
}

/* One reason may be "a wall cannot be summoned", another "not in this phase". The reason that names none of the
 * things tried says more about the verb. */
static void
note_reason (Trial *trial, const SortieRefusal *why, gboolean own)
{
  gboolean first = trial->why.reason == SORTIE_REASON_NONE;

  if (first || (trial->own && !own))
    {
      trial->why = *why;
      trial->own = own;
      trial->differ = FALSE;
    }
  else if (own == trial->own && !reads_the_same (trial, why))
    trial->differ = TRUE;
}

static void
try_with (Trial *trial, SortieRef last)
{
  SortieMove move = *trial->begun;
  SortieRefusal why = { 0 };

  move.arg[move.n++] = last;
  if (sortie_move_check (trial->p, trial->seat, &move, &why))
    trial->legal = TRUE;
  else
    note_reason (trial, &why, is_refused_for (trial, &why, last));
}

/* Tries the cards of the seat's own pile that such an operand is about. */
static void
try_cards (Trial *trial, const SortieOperand *operand)
{
  const SortiePile *piles = trial->p->setup->piles;

  for (guint16 card = 0; card < trial->p->s->n_cards && !trial->legal; card++)
    {
      guint16 zone = sortie_card (trial->p, card)->zone;

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
    for (guint16 place = 0; place < p->s->n_places && !trial->legal; place++)
      try_with (trial, sortie_ref_place (place));
  if (kind == SORTIE_OPERAND_PIECE || kind == SORTIE_OPERAND_ANY)
    for (SORTIE_EACH_PIECE (p, slot))
      if (!trial->legal)
        try_with (trial, sortie_piece_ref (p, slot));
  if (kind == SORTIE_OPERAND_SEAT || kind == SORTIE_OPERAND_ANY)
    for (guint8 seat = 0; seat < p->setup->n_seats && !trial->legal; seat++)
      try_with (trial, sortie_ref_seat (seat));
}

gboolean
sortie_read_why_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                           SortieRefusal *why)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, begun->verb);
  Trial trial = { .p = p, .seat = seat, .begun = begun };

  if (begun->n == SORTIE_MAX_MOVE_OPERANDS)
    return FALSE;
  try_all (&trial, &verb->operands[begun->n]);
  if (trial.legal || trial.differ || trial.why.reason == SORTIE_REASON_NONE)
    return FALSE;
  *why = trial.why;
  return TRUE;
}

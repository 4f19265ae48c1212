/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move.c: which moves are legal, and carrying one out. */
#include <sortie/table.h>
#include "flow/front-end.h"
#include "flow/internal.h"

gboolean
sortie_moves_equal (const SortieMove *a, const SortieMove *b)
{
  if (a->verb != b->verb || a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->arg[i] != b->arg[i])
      return FALSE;
  return TRUE;
}

static gboolean
is_repeated (const SortiePlay *p, const SortieMove *move, const SortieMove *kept, guint n)
{
  guint8 seat = p->s->decision.seat;

  for (guint i = 0; i < n; i++)
    if (sortie_moves_alike (p, seat, &kept[i], move))
      return TRUE;
  return FALSE;
}

gboolean
sortie_moves_has_like (const SortiePlay *p, const SortieMoves *moves, guint first, guint16 card)
{
  const SortieRef ref = sortie_ref_card (card);

  for (guint i = first; i < moves->n; i++)
    if (sortie_refs_alike (p, p->s->decision.seat, moves->moves[i].arg[0], ref))
      return TRUE;
  return FALSE;
}

/* The framework lists each set of cards once (unordered.c). */
static gboolean
repeats_nothing (const SortieVerbDecl *verb)
{
  return verb->unordered && verb->candidates == NULL;
}

/* Keeps the legal candidates from @first on, without duplicates; none if it is interrupted. Moves that are alike are
 * equally legal, so a repetition of a kept move need not be checked. */
static void
keep_legal (const SortiePlay *p, const SortieVerbDecl *verb, SortieMoves *moves, guint first)
{
  SortieMove *kept = &moves->moves[first], *move = kept;
  guint n = 0;

  for (; move < &moves->moves[moves->n] && !sortie_is_interrupted (p); move++)
    if ((n == 0 || repeats_nothing (verb) || !is_repeated (p, move, kept, n))
        && (verb->check == NULL || verb->check (p, move, NULL)))
      kept[n++] = *move;
  moves->n = first + n;
}

static void
pieces_on (const SortiePlay *p, guint verb, guint decl, SortieMoves *moves)
{
  for (SORTIE_EACH_PLACE_OF (p, decl, p->s->decision.seat, place))
    for (SortieRef piece = sortie_place_piece (p, place); piece != SORTIE_NOTHING;
         piece = sortie_piece_next_on_place (p, piece))
      sortie_moves_add (moves, (guint8) verb, 1, &piece);
}

/* For a verb without a function: it has no operand, a card of this zone, several cards in any order, or a piece on
 * these places. */
static void
plain_candidates (const SortiePlay *p, guint verb, SortieMoves *moves)
{
  const SortieOperand *operand = sortie_verb (p->setup, verb)->operands;
  guint8 seat = p->s->decision.seat;

  if (operand->kind == SORTIE_OPERAND_NONE)
    sortie_moves_add (moves, (guint8) verb, 0, NULL);
  else if (seat < p->setup->n_seats && sortie_verb (p->setup, verb)->unordered)
    sortie_unordered_candidates (p, verb, moves);
  else if (seat < p->setup->n_seats && operand->kind == SORTIE_OPERAND_PIECE)
    pieces_on (p, verb, operand->on - 1u, moves);
  else if (seat < p->setup->n_seats)
    for (SORTIE_EACH_IN_ZONE (p, sortie_setup_zone (p->setup, operand->zone, seat), card))
      sortie_moves_add (moves, (guint8) verb, 1, (const SortieRef[]) { sortie_ref_card (card) });
}

static inline void
add_verb_candidates (const SortiePlay *p, guint verb, const SortieVerbDecl *decl, SortieMoves *moves)
{
  guint first = moves->n;

  if (decl->candidates == NULL)
    {
      plain_candidates (p, verb, moves);
      return;
    }
  decl->candidates (p, moves);
  for (guint i = first; decl->unordered && i < moves->n; i++)
    sortie_move_sort (p, &moves->moves[i]);
}

void
sortie_verb_candidates (const SortiePlay *p, guint verb, SortieMoves *moves)
{
  add_verb_candidates (p, verb, sortie_verb (p->setup, verb), moves);
}

static gboolean
stands_there (const SortiePlay *p, guint decl, SortieRef piece)
{
  guint16 place = sortie_piece_place (p, piece);
  guint8 whose = place != SORTIE_NO_INDEX ? sortie_place_spot (p->setup, place)->seat : SORTIE_NO_SEAT;

  return sortie_piece_stands_on (p, piece) == decl
         && (whose == SORTIE_NO_SEAT || whose == p->s->decision.seat);
}

/* For a verb without a function for its candidates: whether the move is one of them. */
static gboolean
is_plain_candidate (const SortiePlay *p, const SortieOperand *operand, SortieRef card)
{
  guint8 seat = p->s->decision.seat;

  if (operand->kind == SORTIE_OPERAND_PIECE)
    return stands_there (p, operand->on - 1u, card);
  return operand->kind == SORTIE_OPERAND_NONE
         || (seat < p->setup->n_seats && sortie_ref_kind (card) == SORTIE_REF_CARD
             && sortie_card_of (p, card)->zone
                    == sortie_setup_zone (p->setup, operand->zone, seat));
}

/* Refuses by the rule of the game's reason, or else of the verb. */
static gboolean
refuse_elsewhere (const SortieVerbDecl *decl, SortieRef thing, SortieRefusal *why)
{
  const SortieOperand *operand = decl->operands;
  guint reason = operand->kind == SORTIE_OPERAND_PIECE ? SORTIE_REASON_NOT_THERE
                                                       : SORTIE_REASON_NOT_AT_HAND;

  return operand->elsewhere != 0 ? sortie_refuse (why, operand->elsewhere, thing, 0, 0, 0)
                                 : sortie_refuse_under (why, decl->rule, reason, thing, 0, 0);
}

/* The game judges the cards in any order. Only then does the order count, because a set is listed once. */
static gboolean
check_unordered (const SortiePlay *p, const SortieVerbDecl *decl, const SortieMove *move, SortieRefusal *why)
{
  SortieMove sorted = *move;
  gboolean differ = sortie_unordered_differ (move, why);

  sortie_move_sort (p, &sorted);
  if (differ && decl->check != NULL && !decl->check (p, &sorted, why))
    return FALSE;
  if (differ && sortie_unordered_is_sorted (p, move, why))
    return TRUE;
  if (why != NULL)
    why->rule = decl->rule;
  return FALSE;
}

gboolean
sortie_verb_check (const SortiePlay *p, guint verb, const SortieMove *move, SortieRefusal *why)
{
  const SortieVerbDecl *decl = sortie_verb (p->setup, verb);

  for (guint i = 0; decl->candidates == NULL && i < MAX (move->n, 1u); i++)
    if (!is_plain_candidate (p, decl->operands, move->arg[i]))
      return refuse_elsewhere (decl, move->arg[i], why);
  if (decl->unordered)
    return check_unordered (p, decl, move, why);
  return decl->check == NULL || decl->check (p, move, why);
}

/* A verb without operands has one move; as in keep_legal(), none if it is interrupted. */
static inline gboolean
is_bare (const SortieVerbDecl *decl)
{
  return decl->candidates == NULL && decl->operands->kind == SORTIE_OPERAND_NONE;
}

static void
add_if_legal (const SortiePlay *p, guint verb, const SortieVerbDecl *decl, SortieMoves *moves)
{
  const SortieMove move = { .verb = (guint8) verb };

  if (decl->exact
      || (!sortie_is_interrupted (p) && (decl->check == NULL || decl->check (p, &move, NULL))))
    sortie_moves_add (moves, (guint8) verb, 0, NULL);
}

void
sortie_moves_of_verb (const SortiePlay *p, guint verb, SortieMoves *moves)
{
  const SortieVerbDecl *decl = sortie_verb (p->setup, verb);
  guint first = moves->n;

  if (is_bare (decl))
    {
      add_if_legal (p, verb, decl, moves);
      return;
    }
  add_verb_candidates (p, verb, decl, moves);
  if (!decl->exact && moves->n > first)
    keep_legal (p, decl, moves, first);
}

void
sortie_moves_legal (const SortiePlay *p, SortieMoves *moves)
{
  const SortieDecisionDecl *decision;

  moves->n = 0;
  moves->cut = FALSE;
  if (sortie_is_over (p) || p->s->decision.kind == SORTIE_ASK_NOTHING)
    return;
  decision = sortie_decision_decl (p->setup, p->s->decision.kind);
  if (decision->list != NULL)
    decision->list (p, moves);
  else
    for (const guint8 *v = decision->verbs; *v != 0xff; v++)
      sortie_moves_of_verb (p, *v, moves);
}

void
sortie_moves_to_search (const SortiePlay *p, SortieMoves *moves)
{
  guint n = 0;

  sortie_moves_legal (p, moves);
  for (guint i = 0; moves->n > 1 && i < moves->n; i++)
    if (moves->moves[i].verb != SORTIE_VERB_PASS_ALL && moves->moves[i].verb != SORTIE_VERB_WAIT)
      moves->moves[n++] = moves->moves[i];
  if (n > 0)
    moves->n = n;
}

guint
sortie_moves_count_each (const SortiePlay *p)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) all = SORTIE_MOVES_IN (storage);
  guint n = 0;

  for (const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs; *v != 0xff; v++)
    sortie_verb_candidates (p, *v, &all);
  for (guint i = 0; i < all.n; i++)
    n += sortie_verb_check (p, all.moves[i].verb, &all.moves[i], NULL);
  return n;
}

static gboolean
refuse_verb (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  if (verb->elsewhere != NULL)
    {
      verb->elsewhere (p, move, why);
      return FALSE;
    }
  /* the rule that forbids it is more helpful than "not now" */
  if (move->verb >= SORTIE_N_VERBS && !sortie_verb_check (p, move->verb, move, why))
    return FALSE;
  return sortie_refuse_unasked (why, verb);
}

gboolean
sortie_move_check (const SortiePlay *p, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  if (sortie_is_over (p))
    return sortie_refuse (why, SORTIE_REASON_OVER, 0, 0, 0, 0);
  if (seat != p->s->decision.seat)
    return sortie_refuse (why, SORTIE_REASON_NOT_YOU, sortie_ref_seat (p->s->decision.seat), 0, 0,
                          0);
  if (move->verb >= sortie_n_verbs (p->setup))
    return sortie_refuse (why, SORTIE_REASON_NO_VERB, 0, 0, 0, 0);
  if (!sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), move->verb))
    return refuse_verb (p, move, why);
  return sortie_verb_check (p, move->verb, move, why);
}

gboolean
sortie_move_declining (const SortiePlay *p, SortieMove *ret)
{
  const SortieDecisionDecl *decision = sortie_decision_decl (p->setup, p->s->decision.kind);

  for (const guint8 *v = decision->verbs; *v != 0xff; v++)
    {
      const SortieMove move = { .verb = *v };

      if (sortie_verb (p->setup, *v)->declines && sortie_verb_check (p, *v, &move, NULL))
        {
          *ret = move;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
sortie_move_declines (const SortiePlay *p, const SortieMove *move)
{
  SortieMove declining;

  return sortie_move_declining (p, &declining) && sortie_moves_equal (move, &declining);
}

const char *
sortie_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  return verb->warning != NULL ? verb->warning (p, seat, move) : NULL;
}

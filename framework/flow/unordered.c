/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* unordered.c: several cards as one answer, in any order. */
#include <sortie/table.h>
#include "flow/internal.h"

/* What an operand is to the seat that decides. Things that it cannot distinguish are in order of their numbers, which
 * reveal nothing. */
static guint16
def_of_operand (const SortiePlay *p, SortieRef ref)
{
  guint16 card = sortie_ref_index (ref);

  if (sortie_ref_kind (ref) != SORTIE_REF_CARD || !sortie_card_has_face (p, card, p->s->decision.seat))
    return 0;
  return sortie_card (p, card)->def;
}

static gboolean
is_before (const SortiePlay *p, SortieRef a, SortieRef b)
{
  guint16 def_a = def_of_operand (p, a), def_b = def_of_operand (p, b);

  return def_a != def_b ? def_a < def_b : a < b;
}

static void
sort (const SortiePlay *p, SortieRef *refs, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && is_before (p, refs[k], refs[k - 1]); k--)
      MODEL_SWAP (refs[k - 1], refs[k]);
}

void
sortie_move_sort (const SortiePlay *p, SortieMove *move)
{
  sort (p, move->arg, move->n);
}

gboolean
sortie_unordered_differ (const SortieMove *move, SortieRefusal *why)
{
  for (guint i = 0; i < move->n; i++)
    for (guint k = 0; k < i; k++)
      if (move->arg[i] == move->arg[k])
        return sortie_refuse (why, SORTIE_REASON_TWICE, move->arg[i], 0, 0, 0);
  return TRUE;
}

gboolean
sortie_unordered_is_sorted (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  for (guint i = 1; i < move->n; i++)
    if (is_before (p, move->arg[i], move->arg[i - 1]))
      return sortie_refuse (why, SORTIE_REASON_OUT_OF_ORDER, move->arg[i - 1], move->arg[i], 0, 0);
  return TRUE;
}

/* ---- Candidates --------------------------------------------------------------------------- */

typedef struct
{
  const SortiePlay *p;
  SortieRef cards[SORTIE_MAX_SET];
  guint8 alike[SORTIE_MAX_SET]; /* each like the one before it; cards that are alike are adjacent */
  guint n, least, most;
  guint8 verb;
  SortieMoves *moves;
  guint room;       /* how long the list may become */
  gboolean checked; /* only the legal ones */
} Sets;

static void
add_set (Sets *sets, const SortieMove *move)
{
  const SortieVerbDecl *decl = sortie_verb (sets->p->setup, sets->verb);

  if (!sets->checked || decl->check == NULL || decl->check (sets->p, move, NULL))
    sortie_moves_add (sets->moves, sets->verb, move->n, move->arg);
}

/* Adds every set that begins with the operands of @move and continues with cards from number @from on. Of equal
 * cards it takes the first ones; it stops where too few cards are left. */
static void
add_sets (Sets *sets, SortieMove *move, guint from)
{
  if (move->n >= sets->least)
    add_set (sets, move);
  for (guint i = from; i < sets->n && move->n < sets->most && move->n + sets->n - i >= sets->least
                       && sets->moves->n < sets->room && !sets->moves->cut && !sortie_is_interrupted (sets->p); i++)
    {
      if (i > from && sets->alike[i])
        continue;
      move->arg[move->n++] = sets->cards[i];
      add_sets (sets, move, i + 1);
      move->n--;
    }
}

static void
count_operands (const SortieVerbDecl *decl, Sets *sets)
{
  while (sets->most < SORTIE_MAX_MOVE_OPERANDS
         && decl->operands[sets->most].kind != SORTIE_OPERAND_NONE)
    sets->most++;
  sets->least = sets->most;
  while (sets->least > 1 && decl->operands[sets->least - 1].optional)
    sets->least--;
}

void
sortie_unordered_candidates (const SortiePlay *p, guint verb, SortieMoves *moves)
{
  const SortieVerbDecl *decl = sortie_verb (p->setup, verb);
  Sets sets = { .p = p, .verb = (guint8) verb, .moves = moves };
  SortieMove move = { .verb = (guint8) verb };
  guint before = moves->n;

  count_operands (decl, &sets);
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, decl->operands[0].zone, p->s->decision.seat), card))
    if (sets.n < G_N_ELEMENTS (sets.cards))
      sets.cards[sets.n++] = sortie_ref_card (card);
  sort (p, sets.cards, sets.n);
  for (guint i = 1; i < sets.n; i++)
    sets.alike[i] = sortie_refs_alike (p, p->s->decision.seat, sets.cards[i - 1], sets.cards[i]);
  sets.room = before + SORTIE_USUAL_MOVES;
  add_sets (&sets, &move, 0);
  if (moves->n < sets.room && !moves->cut)
    return;
  /* a large hand has many sets, of which only a few may be legal */
  moves->n = before;
  moves->cut = FALSE;
  sets.room = G_MAXUINT;
  sets.checked = TRUE;
  add_sets (&sets, &move, 0);
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* tries.c: moves that a seat might try: each verb with all possible operands, whether they make sense now or not. */
#include "kit/check-game.h"
#include "flow/front-end.h"
#include "base/internal.h"
#include "model/internal.h"

/* Two operands have too many pairs to try all of them. */
#define PAIRS 24
#define POOL 160

/* The possible values of an operand. */
typedef struct
{
  SortieRef refs[POOL];
  guint n;
} Pool;

static void
add_candidate (Pool *pool, SortieRef ref)
{
  if (pool->n < POOL)
    pool->refs[pool->n++] = ref;
}

/* Everything of that kind that the seat could name. */
static void
fill_pool (Pool *pool, const SortiePlay *p, guint8 seat, SortieOperandKind kind)
{
  const gboolean any = kind == SORTIE_OPERAND_ANY;

  pool->n = 0;
  if (any || kind == SORTIE_OPERAND_PIECE)
    for (SORTIE_EACH_PIECE (p, slot))
      add_candidate (pool, sortie_piece_ref (p, slot));
  for (guint8 other = 0; other < p->setup->n_seats && (any || kind == SORTIE_OPERAND_SEAT); other++)
    add_candidate (pool, sortie_ref_seat (other));
  for (guint16 place = 0; place < p->s->n_places && (any || kind == SORTIE_OPERAND_PLACE); place++)
    add_candidate (pool, sortie_ref_place (place));
  for (guint16 card = 0; card < p->s->n_cards && (any || kind == SORTIE_OPERAND_CARD); card++)
    if (!sortie_card_is_hidden (p, card, seat))
      add_candidate (pool, sortie_ref_card (card));
  for (guint number = 0; number < 4 && kind == SORTIE_OPERAND_NUMBER; number++)
    add_candidate (pool, sortie_ref (SORTIE_REF_NUMBER, number));
}

static guint
n_operands (const SortieVerbDecl *verb)
{
  guint n = 0;

  while (n < SORTIE_MAX_MOVE_OPERANDS && verb->operands[n].kind != SORTIE_OPERAND_NONE)
    n++;
  return n;
}

/* The smallest number of operands that the verb may have. */
static guint
least_operands (const SortieVerbDecl *verb)
{
  guint n = n_operands (verb);

  while (n > 0 && verb->operands[n - 1].optional)
    n--;
  return n;
}

/* Tries each first operand alone, and some random pairs and triples. */
static void
collect_with (VerifyGame *game, const SortiePlay *p, guint8 seat, guint8 number, guint n)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, number);
  Pool pools[SORTIE_MAX_MOVE_OPERANDS];
  guint many = n == 0 ? 1 : PAIRS;

  for (guint i = 0; i < n; i++)
    {
      fill_pool (&pools[i], p, seat, verb->operands[i].kind);
      if (pools[i].n == 0)
        return;
    }
  if (n == 1)
    many = pools[0].n;
  for (guint k = 0; k < many; k++)
    {
      SortieMove move = { .verb = number, .n = n };

      for (guint i = 0; i < n; i++)
        move.arg[i] = pools[i].refs[n == 1 ? k : sortie_rng_below (&game->rng, pools[i].n)];
      g_array_append_val (game->tries, move);
    }
}

void
verify_collect_tries (VerifyGame *game, const SortiePlay *p, guint8 seat)
{
  g_array_set_size (game->tries, 0);
  for (guint verb = 0; verb < sortie_n_verbs (p->setup); verb++)
    for (guint n = least_operands (sortie_verb (p->setup, verb));
         n <= n_operands (sortie_verb (p->setup, verb)); n++)
      collect_with (game, p, seat, verb, n);
}

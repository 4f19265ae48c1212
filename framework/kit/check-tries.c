/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-tries.c: what is not listed is refused, with a reason and without a trace.
 *
 * Tried are moves that could be typed: each verb with what its operands may be, whether that
 * makes sense now or not, old moves, and lines of noise.
 */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "flow/decision.h"
#include "speech/sentences.h"

#include <string.h>

/* Two operands have too many pairs to try them all. */
#define PAIRS 24
#define STALE 4
#define NOISE 6
#define POOL 160

/* What an operand may be. */
typedef struct
{
  SortieRef refs[POOL];
  guint n;
} Pool;

static void
add (Pool *pool, SortieRef ref)
{
  if (pool->n < POOL)
    pool->refs[pool->n++] = ref;
}

static void
add_cards (Pool *pool, const SortiePlay *p, guint8 seat)
{
  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (!sortie_card_is_hidden (p, card, seat))
      add (pool, sortie_ref_card (card));
}

static void
add_pieces (Pool *pool, const SortiePlay *p)
{
  for (SORTIE_EACH_PIECE (p, slot))
    add (pool, sortie_piece_ref (p, slot));
}

static void
add_places (Pool *pool, const SortiePlay *p)
{
  for (guint16 place = 0; place < p->s->n_places; place++)
    add (pool, sortie_ref_place (place));
}

static void
add_seats (Pool *pool, const SortiePlay *p)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    add (pool, sortie_ref_seat (seat));
}

static void
fill (Pool *pool, const SortiePlay *p, guint8 seat, SortieOperandKind kind)
{
  pool->n = 0;
  if (kind == SORTIE_OPERAND_PIECE || kind == SORTIE_OPERAND_ANY)
    add_pieces (pool, p);
  if (kind == SORTIE_OPERAND_SEAT || kind == SORTIE_OPERAND_ANY)
    add_seats (pool, p);
  if (kind == SORTIE_OPERAND_PLACE || kind == SORTIE_OPERAND_ANY)
    add_places (pool, p);
  if (kind == SORTIE_OPERAND_CARD || kind == SORTIE_OPERAND_ANY)
    add_cards (pool, p, seat);
  for (guint number = 0; number < 4 && kind == SORTIE_OPERAND_NUMBER; number++)
    add (pool, sortie_ref (SORTIE_REF_NUMBER, number));
}

static guint
n_operands (const SortieVerbDecl *verb)
{
  guint n = 0;

  while (n < SORTIE_MAX_MOVE_OPERANDS && verb->operands[n].kind != SORTIE_OPERAND_NONE)
    n++;
  return n;
}

/* How few operands the verb may have. */
static guint
least_operands (const SortieVerbDecl *verb)
{
  guint n = n_operands (verb);

  while (n > 0 && verb->operands[n - 1].optional)
    n--;
  return n;
}

/* Each of the first operand alone, or so many pairs and triples by chance. */
static void
collect_with (VerifyGame *game, const SortiePlay *p, guint8 seat, guint8 number, guint n)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, number);
  Pool pools[SORTIE_MAX_MOVE_OPERANDS];
  guint many = n == 0 ? 1 : PAIRS;

  for (guint i = 0; i < n; i++)
    {
      fill (&pools[i], p, seat, verb->operands[i].kind);
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

/* Moves that were legal some time ago. */
static void
collect_stale (VerifyGame *game)
{
  for (guint i = 0; i < MIN (game->steps->len, STALE); i++)
    {
      const VerifyStep *step = &g_array_index (game->steps, VerifyStep, game->steps->len - 1 - i);

      if (step->seat == sortie_to_move (&game->p))
        g_array_append_val (game->tries, step->move);
    }
}

static void
write_legal (VerifyGame *game)
{
  char line[SORTIE_MOVE_TEXT];

  g_ptr_array_set_size (game->lines, 0);
  for (guint i = 0; i < game->legal.n; i++)
    g_ptr_array_add (game->lines, g_strdup (sortie_move_format (&game->p, sortie_to_move (&game->p),
                                                                &game->legal.moves[i], line)));
}

/* Cards that are alike are one move: the line counts, not the numbers. */
static gboolean
is_listed (const VerifyGame *game, const char *line)
{
  for (guint i = 0; i < game->lines->len; i++)
    if (strcmp (game->lines->pdata[i], line) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_reason (VerifyGame *game, const SortieRefusal *why, const char *line)
{
  g_autofree char *sentence = NULL;
  const char *fault;

  if (!verify_that (game, VERIFY_M1, why->reason != SORTIE_REASON_NONE,
                    N_ ("“%s” is refused without a reason"), line))
    return FALSE;
  sentence = sortie_refusal_sentence (&game->p, sortie_to_move (&game->p), why);
  fault = verify_text_fault (sentence);
  return verify_that (game, VERIFY_T2, fault == NULL, N_ ("“%s”: %s"), sentence, fault);
}

static gboolean
leaves_no_trace (VerifyGame *game, const char *line)
{
  g_autofree char *difference = NULL;

  if (sortie_state_same (game->spare, game->p.s))
    return verify_that (game, VERIFY_M1, TRUE, "-");
  difference = sortie_state_compare (game->spare, game->p.s);
  return verify_that (game, VERIFY_M1, FALSE, N_ ("the refusal of “%s” changed the position: %s"),
                      line, difference != NULL ? difference : "?");
}

static gboolean
try (VerifyGame *game, const SortieMove *move)
{
  guint8 seat = sortie_to_move (&game->p);
  char line[SORTIE_MOVE_TEXT];
  SortieRefusal why = { 0 };
  gboolean legal = sortie_move_check (&game->p, seat, move, &why);

  sortie_move_format (&game->p, seat, move, line);
  if (!leaves_no_trace (game, line))
    return FALSE;
  if (!legal)
    return has_reason (game, &why, line);
  return verify_that (game, VERIFY_M1, is_listed (game, line),
                      N_ ("“%s” would be accepted, but is not listed"), line);
}

/* A line with some bytes changed: it is read, or refused, and nothing else happens. */
static gboolean
try_noise (VerifyGame *game)
{
  guint i = sortie_rng_below (&game->rng, game->lines->len);
  g_autofree char *line = g_strdup (game->lines->pdata[i]);
  SortieRefusal why = { 0 };
  SortieMove move;
  gboolean read;

  for (guint k = 0; k < 2; k++)
    line[sortie_rng_below (&game->rng, strlen (line))] =
        (char) (1 + sortie_rng_below (&game->rng, 255));
  read = sortie_move_parse (&game->p, sortie_to_move (&game->p), line, &move, &why);
  return verify_that (game, VERIFY_M1, read || why.reason != SORTIE_REASON_NONE,
                      N_ ("a line is refused without a reason"))
         && leaves_no_trace (game, "?");
}

gboolean
verify_tries (VerifyGame *game)
{
  sortie_state_copy (game->spare, game->p.s);
  write_legal (game);
  verify_collect_tries (game, &game->p, sortie_to_move (&game->p));
  collect_stale (game);
  for (guint i = 0; i < game->tries->len; i++)
    if (!try (game, &g_array_index (game->tries, SortieMove, i)))
      return FALSE;
  for (guint i = 0; i < NOISE; i++)
    if (!try_noise (game))
      return FALSE;
  return TRUE;
}

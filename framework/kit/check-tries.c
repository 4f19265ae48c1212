/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-tries.c: moves that are not listed are refused, with a reason, and change nothing.
 *
 * It tries moves that somebody could type: each verb with all possible operands, whether that makes sense now or not,
 * old moves, and lines of noise.
 */
#include "kit/check-game.h"
#include "reader/reader.h"
#include "base/internal.h"
#include "model/internal.h"

#include <string.h>

/* How many moves of an older position, and lines of noise. */
#define STALE 4
#define NOISE 6

static void
write_legal (VerifyGame *game)
{
  char line[SORTIE_MOVE_TEXT];

  g_ptr_array_set_size (game->lines, 0);
  for (guint i = 0; i < game->legal.n; i++)
    g_ptr_array_add (game->lines, g_strdup (sortie_move_format (&game->p, sortie_to_move (&game->p),
                                                                &game->legal.moves[i], line)));
}

/* Equal cards give the same move, so this compares lines, not numbers. */
static gboolean
is_listed_line (const VerifyGame *game, const char *line)
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
                    N_ ("“%s” is refused without a reason"), line)
      || !verify_knows_reason (game, VERIFY_M1, why->reason))
    return FALSE;
  game->report->coverage->reasons[why->reason]++;
  sentence = sortie_refusal_sentence (&game->p, sortie_to_move (&game->p), why);
  fault = verify_text_fault (sentence);
  return verify_that (game, VERIFY_T2, fault == NULL, N_ ("“%s”: %s"), sentence, fault);
}

static gboolean
leaves_no_trace (VerifyGame *game, const char *line)
{
  g_autofree char *difference = verify_difference (game);

  return verify_that (game, VERIFY_M1, difference == NULL, N_ ("the refusal of “%s” changed the position: %s"), line,
                      difference);
}

static gboolean
try (VerifyGame *game, const SortieMove *move)
{
  guint8 seat = sortie_to_move (&game->p);
  char line[SORTIE_MOVE_TEXT];
  SortieRefusal why = { 0 };
  gboolean legal;

  verify_try (game, sortie_move_format (&game->p, seat, move, line));
  legal = sortie_move_check (&game->p, seat, move, &why);
  verify_try (game, NULL);
  if (!leaves_no_trace (game, line))
    return FALSE;
  if (!legal)
    return has_reason (game, &why, line);
  return verify_that (game, VERIFY_M1, is_listed_line (game, line),
                      N_ ("“%s” would be accepted, but is not listed"), line);
}

/* A line with some changed bytes is read or refused, and nothing else happens. */
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
  /* Moves that were legal some time ago. */
  for (guint i = 0; i < MIN (game->steps->len, STALE); i++)
    {
      const VerifyStep *step = &g_array_index (game->steps, VerifyStep, game->steps->len - 1 - i);

      if (step->seat == sortie_to_move (&game->p))
        g_array_append_val (game->tries, step->move);
    }
  for (guint i = 0; i < game->tries->len; i++)
    if (!try (game, &g_array_index (game->tries, SortieMove, i)))
      return FALSE;
  for (guint i = 0; i < NOISE; i++)
    if (!try_noise (game))
      return FALSE;
  return TRUE;
}

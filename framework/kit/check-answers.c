/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-answers.c: the answers that a seat gets tell it nothing that it does not know. */
#include "kit/check-worlds.h"
#include "reader/reader.h"
#include "base/internal.h"
#include "model/internal.h"

#include <string.h>

/* Names of hidden cards that are typed at one position, out of some dozens. */
#define NAMES 5

/* ---- H4 ------------------------------------------------------------------------------- */

static gboolean
prompts_are_equal (VerifyWorlds *w)
{
  g_autofree char *a = NULL, *b = NULL;

  if (sortie_is_over (&w->a))
    return TRUE;
  a = sortie_prompt (&w->a, w->seat);
  b = sortie_prompt (&w->b, w->seat);
  return verify_that (w->game, VERIFY_H4, strcmp (a, b) == 0,
                      N_ ("%s would be asked “%s”, not “%s”"), verify_worlds_name (w), b, a);
}

static gboolean
refusals_are_equal (VerifyWorlds *w, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  SortieRefusal why_a = { 0 }, why_b = { 0 };
  gboolean a = sortie_move_check (&w->a, w->seat, move, &why_a);
  gboolean b = sortie_move_check (&w->b, w->seat, move, &why_b);
  gboolean same =
      a == b
      && (a
          || (why_a.reason == why_b.reason && why_a.a == why_b.a && why_a.b == why_b.b
              && why_a.n == why_b.n && why_a.m == why_b.m && strcmp (why_a.word, why_b.word) == 0));

  return verify_that (w->game, VERIFY_H4, same, N_ ("“%s” would get a different answer for %s"),
                      sortie_move_format (&w->a, w->seat, move, line), verify_worlds_name (w));
}

/* Typing the names of cards, even of cards that the seat cannot see, must not reveal anything. */
static gboolean
names_are_answered_alike (VerifyWorlds *w, guint16 card)
{
  const char *id = sortie_def (&w->a, sortie_card (&w->a, card)->def)->id;
  g_autofree char *line = g_strdup_printf ("choose %s", id);
  SortieRefusal why_a = { 0 }, why_b = { 0 };
  SortieMove move;
  gboolean a = sortie_move_parse (&w->a, w->seat, line, &move, &why_a);
  gboolean b = sortie_move_parse (&w->b, w->seat, line, &move, &why_b);

  return verify_that (w->game, VERIFY_H4, a == b && (a || why_a.reason == why_b.reason),
                      N_ ("“%s” would be read differently for %s"), line,
                      verify_worlds_name (w));
}

gboolean
verify_answers (VerifyWorlds *w)
{
  VerifyGame *game = w->game;

  if (!prompts_are_equal (w))
    return FALSE;
  verify_collect_tries (game, &w->a, w->seat);
  for (guint i = 0; i < game->tries->len; i++)
    if (!refusals_are_equal (w, &g_array_index (game->tries, SortieMove, i)))
      return FALSE;
  for (guint i = 0; i < NAMES && w->a.s->n_cards > 0; i++)
    {
      guint16 card = sortie_rng_below (&w->game->rng, w->a.s->n_cards);

      if (sortie_card_is_hidden (&w->a, card, w->seat) && !names_are_answered_alike (w, card))
        return FALSE;
    }
  return TRUE;
}

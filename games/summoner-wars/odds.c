/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds.c: the chance of wounds, by trying an attack with all results of its dice. */
#include "odds.h"

#include "steps.h"
#include "strike-frame.h"

#define SIDES 6
/* Of more dice than these, the others fall as they may: with all, there would be thousands of different results. */
#define MOST_TRIED 6
/* tries, if anything besides those dice depends on chance */
#define ENOUGH 600
/* choices within one attack */
#define MOST_CHOICES 30
/* larger than rounding errors */
#define TINY 1e-9

void
sw_odds_begin (SwOdds *odds, gint needed)
{
  *odds = (SwOdds){ .needed = CLAMP (needed, 0, SW_MOST_WOUNDS), .of = { 1 } };
}

void
sw_odds_add (SwOdds *odds, const SwOdds *next)
{
  const SwOdds before = *odds;

  memset (odds->of, 0, sizeof odds->of);
  for (gint i = 0; i <= before.needed; i++)
    for (gint k = 0; k <= next->needed; k++)
      odds->of[MIN (i + k, before.needed)] += before.of[i] * next->of[k];
}

double
sw_odds_mean (const SwOdds *odds)
{
  double mean = 0;

  for (gint i = 0; i <= odds->needed; i++)
    mean += i * odds->of[i];
  return mean;
}

gint
sw_odds_chance (const SwOdds *odds)
{
  const double chance = 100 * odds->of[odds->needed];

  return (gint) MIN (chance + 0.5, chance < 100 - TINY ? 99 : 100);
}

/* ---- Trying an attack ------------------------------------------------------------------------ */

typedef struct
{
  const SortiePlay *p;
  SortieRef attacker, target;
  SortiePlay copy;
  SortieRng rng;           /* not that of the match */
  guint8 dice[MOST_TRIED]; /* what the first dice of the attack show */
  guint n_dice;            /* how many of them are set */
  guint n_rolled;          /* how many dice the attack has rolled */
  gboolean chance;         /* something else fell by chance */
  guint tries;
  gint wounds;             /* that it has made */
  SwOdds *odds;
} Trial;

static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  Trial *t = data;
  const SortieFrame *f = sortie_frame_top (p);
  const gboolean of_attack = chance->kind == SORTIE_CHANCE_DICE && sortie_game_proc_of (f) == SW_PROC_STRIKE
                             && !sortie_slot (p, f, STRIKE_FOLLOWS);

  if (of_attack && t->n_rolled++ < t->n_dice)
    {
      chance->result = t->dice[t->n_rolled - 1];
      return TRUE;
    }
  t->chance |= !of_attack || t->n_rolled > MOST_TRIED;
  return FALSE;
}

/* Looks what the attack has done, as long as it lasts. Nothing that comes after it is tried. */
static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Trial *t = data;

  if (sw_running (p, SW_PROC_STRIKE) == NULL)
    return;
  if (!sortie_piece_exists (p, t->target))
    t->wounds = t->odds->needed;
  else
    t->wounds = CLAMP (sw_wounds (p, t->target) - sw_wounds (t->p, t->target), 0, t->odds->needed);
  if (event->type == SORTIE_GAME_EVENT (SW_EVENT_ATTACKED) && event->other == t->target)
    t->copy.s->result.kind = SORTIE_RESULT_LEFT;
}

gboolean
sw_answer_in_attack (SortiePlay *p)
{
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  if (sortie_to_move (p) == SORTIE_NO_SEAT || sw_running (p, SW_PROC_STRIKE) == NULL)
    return FALSE;
  if (!sortie_move_declining (p, &move))
    {
      sortie_moves_legal (p, &legal);
      if (legal.n == 0)
        return FALSE;
      move = legal.moves[0];
    }
  sortie_move_apply (p, &move);
  return TRUE;
}

static void
try_attack (Trial *t)
{
  const SortieMove attack = { .verb = SORTIE_GAME_VERB (SW_VERB_ATTACK), .n = 2, .arg = { t->attacker, t->target } };
  const SortieWatch watch = { .data = t, .happened = happened, .fate = { t, decide } };

  sortie_scratch_copy (&t->copy, t->p);
  t->copy.s->rng = t->rng;
  t->tries++;
  t->copy.watch = &watch;
  t->n_rolled = 0;
  t->wounds = 0;
  sortie_move_apply (&t->copy, &attack);
  for (guint i = 0; i < MOST_CHOICES && sw_answer_in_attack (&t->copy); i++)
    ;
  t->rng = t->copy.s->rng;
}

/* Tries all results from die @die on, of which none is below @least. The order of the dice does not matter: @share is
 * that of all orders of the results before, of which the last @alike are equal. */
static void
try_dice (Trial *t, guint die, guint least, guint alike, double share)
{
  if (die == t->n_dice)
    {
      try_attack (t);
      t->odds->of[t->wounds] += share;
      return;
    }
  for (guint shown = least; shown <= SIDES; shown++)
    {
      const guint now_alike = die > 0 && shown == least ? alike + 1 : 1;

      t->dice[die] = (guint8) shown;
      try_dice (t, die + 1, shown, now_alike, share * (die + 1) / now_alike / SIDES);
    }
}

void
sw_odds_of (const SortiePlay *p, SortieRef attacker, SortieRef target, SwOdds *ret)
{
  Trial t = { .p = p, .attacker = attacker, .target = target, .copy = SORTIE_SCRATCH (p), .rng = { 1, 0 },
              .odds = ret };
  guint rounds = 0;

  sw_odds_begin (ret, sw_life (p, target) - sw_wounds (p, target));
  try_attack (&t); /* to see how many dice there are */
  t.n_dice = MIN (t.n_rolled, MOST_TRIED);
  ret->of[0] = 0;
  t.chance = FALSE;
  do
    {
      try_dice (&t, 0, 1, 0, 1);
      rounds++;
    }
  while (t.chance && t.tries < ENOUGH);
  for (gint i = 0; i <= ret->needed; i++)
    ret->of[i] /= rounds;
}

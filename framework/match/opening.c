/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* opening.c: where a match begins, and who decides what is random in it; both again when it is played again. */
#include "match/whole.h"

#include "flow/internal.h"

/* ---- The fate --------------------------------------------------------------------------- */

/* Sets what was set at this point before. */
static gboolean
set_again (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  const SortieMatch *match = data;

  for (guint i = 0; i < match->fated->len; i++)
    {
      const SortieFated *fated = &g_array_index (match->fated, SortieFated, i);

      if (fated->at == p->s->rng.draws && fated->chance.kind == chance->kind && fated->chance.n == chance->n)
        {
          chance->result = fated->chance.result;
          return TRUE;
        }
    }
  return FALSE;
}

/* After an interrupted step the fate is not asked a second time. */
static gboolean
set_by (gboolean (*by) (gpointer data, const SortiePlay *p, SortieChance *chance), SortieMatch *match,
        const SortiePlay *p, SortieChance *chance)
{
  const guint64 at = p->s->rng.draws;

  if (set_again (match, p, chance))
    return TRUE;
  if (by == NULL || !by (match->opening.fate.data, p, chance))
    return FALSE;
  g_array_append_vals (match->fated, &(SortieFated){ at, *chance }, 1);
  return TRUE;
}

static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  SortieMatch *match = data;

  return set_by (match->opening.fate.decide, match, p, chance);
}

static gboolean
arrange (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  SortieMatch *match = data;

  return set_by (match->opening.fate.arrange, match, p, chance);
}

void
sortie_match_forget_fate (SortieMatch *match)
{
  guint n = 0;

  if (!match->opening.practice)
    return;
  while (n < match->fated->len && g_array_index (match->fated, SortieFated, n).at < match->now.s->rng.draws)
    n++;
  g_array_set_size (match->fated, n);
}

static gboolean
has_fate (const SortieMatch *match)
{
  return match->opening.fate.decide != NULL || match->opening.fate.arrange != NULL;
}

SortieFate
sortie_match_fate (SortieMatch *match)
{
  return has_fate (match) ? (SortieFate){ match, decide, arrange } : (SortieFate){ NULL };
}

SortieFate
sortie_match_same_fate (const SortieMatch *match)
{
  return has_fate (match) ? (SortieFate){ (gpointer) match, set_again, set_again } : (SortieFate){ NULL };
}

/* ---- The beginning ------------------------------------------------------------------------ */

gboolean
sortie_match_begin (const SortieMatch *match, SortiePlay *p, GError **error)
{
  const SortieOpening *opening = &match->opening;

  if (opening->s == NULL)
    return sortie_deal_start (match->deal, opening->seed, p, error);
  sortie_state_copy (p->s, opening->s);
  switch (opening->begin)
    {
    case SORTIE_BEGIN_ASKED:
      return TRUE;
    case SORTIE_BEGIN_FIRST:
      sortie_engine_start (p);
      break;
    case SORTIE_BEGIN_PHASE:
      sortie_engine_start_at (p, opening->turn, opening->seat, opening->phase, opening->enter);
      break;
    }
  return !sortie_is_broken_off (p) || sortie_interrupted_error (error);
}

SortiePlay
sortie_match_begin_again (const SortieMatch *match, SortieWatch *listener)
{
  SortiePlay p = { .setup = match->deal->setup,
                   .s = sortie_state_new (&match->deal->setup->bounds),
                   .watch = listener };

  listener->fate = sortie_match_same_fate (match);
  sortie_match_begin (match, &p, NULL); /* FALSE: it was interrupted, and then nothing happens in it */
  return p;
}

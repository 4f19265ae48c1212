/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* uses.c: counts uses, which are effects without clause and subject (see effects.c). */
#include <sortie/query.h>
#include "eval/internal.h"
#include "language/internal.h"

static gboolean
is_use (const SortieEffect *effect, guint16 clause, SortieRef source)
{
  return effect->clause == 0 && effect->subject == SORTIE_NOTHING && effect->source == source
         && effect->amount == (gint16) clause;
}

static guint
count_uses (const SortiePlay *p, guint16 clause, SortieRef source)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  guint n = 0;

  for (guint i = 0; i < p->s->n_effects; i++)
    n += is_use (&effects[i], clause, source);
  return n;
}

/* When a use is forgotten. */
static guint8
until_of (guint per)
{
  if (per < SORTIE_PER_ROUND)
    return per == SORTIE_PER_GAME ? SORTIE_UNTIL_FOREVER : SORTIE_UNTIL_END_OF_TURN;
  return (guint8) (SORTIE_UNTIL_END_OF_ROUND + (per - SORTIE_PER_ROUND));
}

static void
note_use (SortiePlay *p, guint16 clause, SortieRef source, guint per)
{
  const SortieEffect use = {
    .source = source,
    .amount = (gint16) clause,
    .seat = p->s->turn.active,
    .until = until_of (per),
    .turns = per == SORTIE_PER_TURN,
    .turn_seat = SORTIE_NO_SEAT,
  };

  eval_effect_append (p, &use);
}

/* What a use counts for: all that its holder has, or only the thing that has the ability. */
static SortieRef
counted_for (const SortiePlay *p, const SortieClause *clause, SortieRef source)
{
  return clause->flags & SORTIE_CLAUSE_PER_PLAYER ? sortie_ref_seat (eval_holder (p, source))
                                                  : source;
}

gboolean
sortie_may_use (const SortiePlay *p, guint16 clause, SortieRef source)
{
  const SortieClause *limited = sortie_clause (p, clause);

  return limited->limit == 0
         || count_uses (p, clause, counted_for (p, limited, source)) < limited->limit;
}

void
sortie_note_use (SortiePlay *p, guint16 clause, SortieRef source)
{
  const SortieClause *limited = sortie_clause (p, clause);

  if (limited->limit > 0)
    note_use (p, clause, counted_for (p, limited, source), limited->per);
}

void
sortie_forget_use (SortiePlay *p, guint16 clause, SortieRef source)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  SortieRef counted = counted_for (p, sortie_clause (p, clause), source);
  guint i = p->s->n_effects;

  while (i > 0 && !is_use (&effects[i - 1], clause, counted))
    i--;
  if (i > 0)
    eval_effect_drop (p, i - 1);
}

/* A count for a name has the definition as its source. */

guint
sortie_times_noted (const SortiePlay *p, guint16 what, guint16 def)
{
  return count_uses (p, what, sortie_ref (SORTIE_REF_DEF, def));
}

void
sortie_note_for_turn (SortiePlay *p, guint16 what, guint16 def)
{
  note_use (p, what, sortie_ref (SORTIE_REF_DEF, def), SORTIE_PER_TURN);
}

/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* offered.h: what the waiting triggers are, and which of them a question offers, for who asks it in words. */
#pragma once
#include <sortie/move.h>
#include "language/internal.h"

/* Whether the frame (nullable) runs the procedure @proc. */
static inline gboolean
sortie_frame_runs (const SortieFrame *f, guint proc)
{
  return f != NULL && f->native && f->code == proc;
}

/* What a frame of that procedure offers with its question, as a pointer to the first trigger; NULL if nothing. */
const SortieTrigger *sortie_events_offered (const SortiePlay *p, const SortieFrame *f);
const SortieTrigger *sortie_triggers_offered (const SortiePlay *p, const SortieFrame *f);

/* When a seat is asked which triggers come first: which of them it may leave out with `done`, because they are offers
 * to that seat. Chances to answer do not count: they are asked about anyway. */
typedef enum
{
  SORTIE_OPTIONAL_NONE,
  SORTIE_OPTIONAL_SOME, /* the others remain */
  SORTIE_OPTIONAL_ALL,
} SortieOptional;
SortieOptional sortie_triggers_optional (const SortiePlay *p);
/* Whether a trigger offers its seat a choice without candidates, as everybody can see. */
gboolean sortie_trigger_is_empty (const SortiePlay *p, const SortieTrigger *trigger);

/* Whether it is a chance to answer from a hand (reaction.c). */
static inline gboolean
sortie_is_chance (const SortiePlay *p, const SortieTrigger *trigger)
{
  return trigger->clause == 0
             ? trigger->source == SORTIE_NOTHING
             : (sortie_clause (p, trigger->clause)->flags & SORTIE_CLAUSE_HELD) != 0;
}

/* Whether it gives back what was lent (returns.c): it has no clause, and its source is the piece. */
static inline gboolean
sortie_is_return (const SortieTrigger *trigger)
{
  return trigger->clause == 0 && trigger->source != SORTIE_NOTHING;
}

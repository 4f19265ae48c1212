/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* membership.c: the third layer: what is in a set that a word of the game names.
 *
 * The word's own functions say what is in it according to the rules. A <count-as> adds members, as seen by its holder
 * (or by the seats in its `by`). During this the set word of `other` means the thing that asks, because nothing is its
 * own Ally.
 */
#include "eval/internal.h"
#include "model/tally.h"

/* A question about the members of a set. */
typedef struct
{
  const SortieContext *asker;
  EvalReading reading;
  guint word;
  SortieRef ref;   /* is this a member; SORTIE_NOTHING: list all others */
  EvalList *list;
  gboolean found;
  SortieSource source; /* of what was found */
} Asking;

static gboolean
holds_for (const SortieContext *ctx, const SortieActive *active, guint8 seat)
{
  guint16 by = sortie_clause (ctx->p, active->clause)->by;
  return by ? sortie_set_has (ctx, by, sortie_ref_seat (seat)) : active->seat == seat;
}

static void
add_subjects (Asking *a, const SortieContext *ctx, const SortieActive *active)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = eval_list_subjects (ctx, active, refs, SORTIE_MAX_SET);
  for (guint i = 0; i < n; i++)
    if (eval_applies (ctx, active, refs[i]))
      {
        eval_list_add (a->list, refs[i]);
        sortie_tally_clause (ctx->p, active->clause);
      }
}

static gboolean
visit_count_as (gpointer data, const SortieActive *active)
{
  Asking *a = data;
  SortieContext ctx = sortie_context_of_active (&a->reading.play, active);
  ctx.other = a->asker->self;
  if (!holds_for (&ctx, active, a->asker->you))
    return TRUE;
  if (a->list != NULL)
    add_subjects (a, &ctx, active);
  else
    a->found = eval_applies (&ctx, active, a->ref);
  if (a->found)
    {
      a->source = (SortieSource){
        .source = active->source,
        .source_def = active->source_def,
        .clause = active->clause,
      };
      sortie_tally_clause (ctx.p, active->clause);
    }
  return !a->found;
}

/* Asks the clauses that count things as members, if the current layer may read them. */
static void
ask_members (Asking *a)
{
  const SortiePlay *p = a->asker->p;
  EvalScene room;
  if (!eval_may_read (p, SORTIE_LAYER_MEMBERSHIP))
    return;
  const EvalScene *scene = eval_glance (p, &room);
  if (!eval_scene_has (scene, SORTIE_CLAUSE_COUNT_AS))
    return;
  eval_look_closer (p, &room);
  eval_reading_begin (&a->reading, p, scene, SORTIE_LAYER_MEMBERSHIP);
  eval_each_active (scene, &a->reading.play, SORTIE_CLAUSE_COUNT_AS, a->word, visit_count_as, a);
}

static guint
list_by_rules (const SortieContext *ctx, const SortieSetDecl *set, SortieRef *ret, guint max)
{
  guint n = set->list (ctx, ret, max);
  return MIN (n, max);
}

static gboolean
is_in_by_rules (const SortieContext *ctx, const SortieSetDecl *set, SortieRef ref)
{
  SortieRef refs[SORTIE_MAX_SET];
  if (set->has != NULL)
    return set->has (ctx, ref);
  return model_is_among (ref, refs, list_by_rules (ctx, set, refs, SORTIE_MAX_SET));
}

static const SortieSetDecl *
set_decl (const SortieContext *ctx, guint word)
{
  return &ctx->p->setup->catalogue->vocabulary->sets[word];
}

gboolean
sortie_may_count_as (const SortiePlay *p)
{
  const SortieGlance *glance = eval_known_glance (p);

  return glance == NULL || eval_glance_has (glance, SORTIE_CLAUSE_COUNT_AS);
}

gboolean
sortie_counts_as (const SortieContext *ctx, guint set_word, SortieRef ref)
{
  if (is_in_by_rules (ctx, set_decl (ctx, set_word), ref))
    return TRUE;
  if (!sortie_may_count_as (ctx->p)) /* the usual case */
    return FALSE;
  Asking a = { .asker = ctx, .word = set_word, .ref = ref };
  ask_members (&a);
  return a.found;
}

gboolean
sortie_is_counted (const SortieContext *ctx, guint set_word, SortieRef ref, SortieSource *ret)
{
  Asking a = { .asker = ctx, .word = set_word, .ref = ref };

  if (is_in_by_rules (ctx, set_decl (ctx, set_word), ref))
    return FALSE;
  ask_members (&a);
  *ret = a.source;
  return a.found;
}

guint
eval_set_word (const SortieContext *ctx, guint set_word, SortieRef *ret, guint max)
{
  EvalList list = { ret, 0, max };
  list.n = list_by_rules (ctx, set_decl (ctx, set_word), ret, max);
  if (!sortie_may_count_as (ctx->p))
    return list.n;
  Asking a = { .asker = ctx, .word = set_word, .list = &list };
  ask_members (&a);
  return list.n;
}

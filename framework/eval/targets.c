/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* targets.c: the targets of programs: candidates, what protects them, and whether they are still legal. */
#include <sortie/query.h>
#include "eval/internal.h"

#include <string.h>

/* A frame that was never pushed, through which the targets of a link are read as slots. */
typedef struct
{
  SortieFrame frame;
  const SortieProgram *program;
  const SortieTarget *targets;
  const SortieLink *link; /* (nullable): NULL before anything is named */
} Announced;

static const SortieTarget *
targets_of (const SortiePlay *p, const SortieProgram *program)
{
  return p->setup->catalogue->targets + program->first_target;
}

/* @ctx, with the targets of @link as bound names, acting for the link at @index. */
static SortieContext
announce (Announced *a, const SortieContext *ctx, const SortieProgram *program,
          const SortieLink *link, guint16 index)
{
  *a = (Announced){
    .frame = { .native = EVAL_FRAME_ANNOUNCED,
               .cause = ctx->cause,
               .event = SORTIE_NO_INDEX,
               .link = index },
    .program = program,
    .targets = targets_of (ctx->p, program),
    .link = link,
  };
  SortieContext inner = *ctx;
  inner.frame = &a->frame;
  return inner;
}

/* The targets of one <target> are adjacent, because they are named in order. */
static guint
named_targets (const SortieLink *link, guint target, const SortieRef **ret)
{
  guint first = 0, end;
  while (first < link->n_targets && link->target_slot[first] != target)
    first++;
  for (end = first; end < link->n_targets && link->target_slot[end] == target; end++)
    ;
  *ret = link->target + first;
  return end - first;
}

guint
eval_announced_list (const SortieFrame *f, guint slot, const SortieRef **ret)
{
  const Announced *a = (const Announced *) f;
  *ret = NULL;
  for (guint target = 0; a->link != NULL && target < a->program->n_targets; target++)
    if (a->targets[target].slot == slot)
      return named_targets (a->link, target, ret);
  return 0;
}

/* ---- What can be a target ------------------------------------------------------------- */

static gboolean
may_be_aimed_at (const SortieContext *ctx, gint rule, SortieRef ref)
{
  SortieRefKind kind = sortie_ref_kind (ref);
  if (model_has_left (ctx->p, ref))
    return FALSE;
  if (rule < 0 || (kind != SORTIE_REF_PIECE && kind != SORTIE_REF_CARD))
    return TRUE;
  SortieQuery query = { ref, ctx->self, ctx->you, ctx->cause };
  return sortie_allows (ctx->p, (guint) rule, &query);
}

gboolean
sortie_may_be_target (const SortieContext *ctx, SortieRef ref)
{
  return may_be_aimed_at (ctx, ctx->p->setup->catalogue->target_rule, ref);
}

/* The link of an announcement's own frame; NULL for frames of other procedures. */
static const SortieLink *
link_of (const SortieContext *ctx)
{
  const SortieFrame *f = ctx->frame;
  gboolean announces = f->code == SORTIE_PROC_ANNOUNCE && f->link < ctx->p->s->n_links;
  return announces ? sortie_state_links (ctx->p->s) + f->link : NULL;
}

/* @ctx itself or, for the frame of an announcement, one that reads what has been named so far. */
static SortieContext
naming (Announced *a, const SortieContext *ctx, const SortieProgram *program)
{
  return ctx->frame != NULL && ctx->frame->native
           ? announce (a, ctx, program, link_of (ctx), ctx->frame->link)
           : *ctx;
}

guint
sortie_targets_candidates (const SortieContext *ctx, const SortieProgram *program, guint target,
                           SortieRef *ret, guint max, guint *ret_at_least, guint *ret_at_most)
{
  const SortieTarget *t = targets_of (ctx->p, program) + target;
  Announced a;
  SortieContext inner = naming (&a, ctx, program);

  gint least = t->at_least ? sortie_number (&inner, t->at_least) : 1;
  gint most = t->at_most ? sortie_number (&inner, t->at_most) : least;
  *ret_at_least = (guint) MAX (least, 0);
  *ret_at_most = (guint) MAX (MAX (most, least), 0);
  gint rule = ctx->p->setup->catalogue->target_rule;
  guint n = sortie_set (&inner, t->from, ret, max);
  EVAL_KEEP (ret, n, ref, may_be_aimed_at (&inner, rule, ref));
  return n;
}

/* Finds the source that decided: "cannot" beats "can". */
static void
lack_of_leave (const SortieContext *ctx, guint rule, SortieRef ref, SortieLack *ret)
{
  SortieSource sources[SORTIE_MAX_SOURCES];
  SortieQuery query = { ref, ctx->self, ctx->you, ctx->cause };
  gint allowed;
  guint n = sortie_query_explain (ctx->p, rule, &query, sources, &allowed);
  *ret = (SortieLack){ .kind = SORTIE_LACKS_LEAVE, .value = (guint16) rule };
  for (guint i = 0; i < n && ret->source.clause == 0; i++)
    if (sources[i].change == SORTIE_CHANGE_FORBID && sources[i].clause != 0)
      ret->source = sources[i];
}

/* @ctx reads what was named before. */
static gboolean
lack_of_target (const SortieContext *ctx, guint16 program, guint target, SortieRef ref,
                SortieLack *ret)
{
  const SortieProgram *of = &ctx->p->setup->catalogue->programs[program];
  gint rule = ctx->p->setup->catalogue->target_rule;
  gboolean lacks = sortie_lack_of_set (ctx, targets_of (ctx->p, of)[target].from, ref, ret);
  if (!lacks && rule >= 0 && !may_be_aimed_at (ctx, rule, ref))
    {
      lack_of_leave (ctx, (guint) rule, ref, ret);
      lacks = TRUE;
    }
  ret->program = program;
  return lacks;
}

gboolean
sortie_targets_lack (const SortieContext *ctx, guint16 program, guint target, SortieRef ref,
                     SortieLack *ret)
{
  Announced a;
  SortieContext inner = naming (&a, ctx, &ctx->p->setup->catalogue->programs[program]);
  return lack_of_target (&inner, program, target, ref, ret);
}

gboolean
sortie_targets_protected (const SortieContext *ctx, guint16 program, SortieLack *ret)
{
  const SortieProgram *of = &ctx->p->setup->catalogue->programs[program];
  for (guint target = 0; target < of->n_targets; target++)
    for (EVAL_EACH (ctx, targets_of (ctx->p, of)[target].from, ref))
      if (lack_of_target (ctx, program, target, *ref, ret) && ret->source.clause != 0)
        return TRUE;
  return FALSE;
}

/* ---- Looking again -------------------------------------------------------------------- */

static void
keep_legal (const SortieContext *ctx, const SortieProgram *program, SortieLink *link,
            guint16 index)
{
  SortieLink kept = *link;
  Announced a;
  SortieContext inner = announce (&a, ctx, program, &kept, index);
  gint rule = ctx->p->setup->catalogue->target_rule;

  kept.n_targets = 0;
  for (guint i = 0; i < link->n_targets; i++)
    {
      guint16 from = a.targets[link->target_slot[i]].from;
      if (!may_be_aimed_at (&inner, rule, link->target[i])
          || !sortie_set_has (&inner, from, link->target[i]))
        continue;
      kept.target[kept.n_targets] = link->target[i];
      kept.target_slot[kept.n_targets++] = link->target_slot[i];
    }
  *link = kept;
}

static SortieContext
context_of_origin (const SortiePlay *p, const SortieOrigin *origin)
{
  return (SortieContext){
    .p = p,
    .you = origin->seat,
    .self = origin->source,
    .self_def = origin->source_def,
    .actor = origin->seat,
    .cause = origin->cause,
    .side = origin->side,
    .event = origin->event,
  };
}

gboolean
sortie_targets_unnamed_lack (const SortiePlay *p, guint16 program, const SortieLink *link,
                             const SortieOrigin *origin, SortieRef ref, SortieLack *ret)
{
  const SortieProgram *of = &p->setup->catalogue->programs[program];
  SortieContext ctx = context_of_origin (p, origin);
  Announced a;
  SortieContext inner = announce (&a, &ctx, of, link, origin->link);
  const SortieRef *named;
  for (guint target = 0; target < of->n_targets; target++)
    if (named_targets (link, target, &named) == 0
        && lack_of_target (&inner, program, target, ref, ret))
      return TRUE;
  return FALSE;
}

gboolean
sortie_targets_any_legal (const SortiePlay *p, const SortieProgram *program,
                          const SortieLink *link, const SortieOrigin *origin)
{
  SortieLink left = *link;
  SortieContext ctx = context_of_origin (p, origin);
  keep_legal (&ctx, program, &left, origin->link);
  return left.n_targets > 0;
}

void
eval_targets_fill (SortiePlay *p, SortieFrame *f, const SortieProgram *program,
                   const SortieLink *link)
{
  SortieLink legal = *link;
  SortieContext ctx = sortie_context_of_frame (p, f);
  keep_legal (&ctx, program, &legal, f->link);
  for (guint target = 0; target < program->n_targets; target++)
    {
      const SortieRef *refs;
      guint n = named_targets (&legal, target, &refs);
      sortie_slot_set_list (p, f, targets_of (p, program)[target].slot, refs, n);
    }
}

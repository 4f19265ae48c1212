/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* abilities.c: the second layer: which abilities are in force.
 *
 * Losing an ability overrides printing it or being granted it. Losses are settled in two steps. First come the losses
 * from continuous effects, which may also silence a piece that takes abilities away. Then come those from the remaining
 * pieces, all at the same time: two pieces that silence each other are both silent, and the order does not matter. A
 * piece that grants abilities may itself be silenced. Granted abilities do not grant others.
 */
#include "eval/internal.h"
#include "language/internal.h"
#include "model/tally.h"

/* As eval_applies_to_it(), but with the walk's own reading, for the clauses of this layer. */
static gboolean
applies (const EvalWalk *w, const SortieActive *active, SortieRef ref)
{
  SortieContext ctx = sortie_context_of_active (&w->reading.play, active);
  if (!eval_applies (&ctx, active, ref))
    return FALSE;
  sortie_tally_clause (w->p, active->clause);
  return TRUE;
}

static inline gboolean
has_kind (const SortieStanding *who, SortieClauseKind kind)
{
  return who->kinds >> kind & 1;
}

/* Losing. */

/* Whether the clause takes away the ability at @c: it takes all of them, or those of a keyword that contains it. */
static gboolean
takes (const SortieClause *clause, const SortieClauseIter *c)
{
  if (clause->kind != SORTIE_CLAUSE_LOSE)
    return FALSE;
  for (guint i = 1; i <= c->depth; i++)
    if (clause->key == c->level[i].keyword)
      return TRUE;
  return clause->key == SORTIE_NO_INDEX;
}

static gboolean
is_taken_by_effects (const EvalWalk *w, SortieRef ref, const SortieClauseIter *c)
{
  const SortieEffect *effects = sortie_state_effects (w->p->s);
  for (guint16 i = 0; i < w->p->s->n_effects; i++)
    if (takes (sortie_clause (w->p, effects[i].clause), c))
      {
        SortieActive active = eval_active_of_effect (w->p, i, effects[i].clause);
        if (applies (w, &active, ref))
          return TRUE;
      }
  return FALSE;
}

static gboolean
is_taken_by (const EvalWalk *w, const SortieStanding *who, SortieRef ref, const SortieClauseIter *lost)
{
  SortieClauseIter c;
  guint16 number;
  for (sortie_clause_iter_init_def (&c, w->p->setup->catalogue, who->def);
       (number = sortie_clause_iter_next (&c)) != SORTIE_NO_INDEX;)
    if (takes (sortie_clause (w->p, number), lost))
      {
        SortieActive active = eval_active_of (w->p, who->ref, who->def, number);
        if (applies (w, &active, ref) && !is_taken_by_effects (w, who->ref, &c))
          return TRUE;
      }
  return FALSE;
}

/* Whether @ref has lost the ability at @c. */
static gboolean
has_lost (const EvalWalk *w, SortieRef ref, const SortieClauseIter *c)
{
  if (!w->losing)
    return FALSE;
  if (is_taken_by_effects (w, ref, c))
    return TRUE;
  for (guint i = 0; i < w->scene->glance.n; i++)
    if (has_kind (&w->scene->who[i], SORTIE_CLAUSE_LOSE)
        && is_taken_by (w, &w->scene->who[i], ref, c))
      return TRUE;
  return FALSE;
}

/* Visiting. */

static gboolean
is_clause_wanted (const EvalWalk *w, const SortieClause *clause)
{
  return clause->kind == w->kind && (w->key == EVAL_ANY_KEY || clause->key == w->key)
         && !(clause->flags & SORTIE_CLAUSE_HELD);
}

/* Where several abilities of one name count once, only the first copy of a keyword's clause counts for a thing. Printed
 * or granted, it is the same clause. */
static gboolean
is_had_already (EvalWalk *w, const SortieClauseIter *c, guint16 number)
{
  if (c->depth == 0 || !w->granting || !w->p->setup->catalogue->vocabulary->names_count_once)
    return FALSE;
  for (guint i = 0; i < w->n_seen; i++)
    if (w->seen[i] == number)
      return TRUE;
  if (w->n_seen < EVAL_MAX_SEEN)
    w->seen[w->n_seen++] = number;
  return FALSE;
}

/* Visits the wanted clauses of a range as abilities of @ref. @kept: visits them even if abilities are lost. */
static gboolean
visit_range (EvalWalk *w, SortieRef ref, guint16 def, guint16 first, guint16 n, gboolean kept)
{
  SortieClauseIter c;
  guint16 number;
  for (sortie_clause_iter_init (&c, w->p->setup->catalogue, first, n);
       (number = sortie_clause_iter_next (&c)) != SORTIE_NO_INDEX;)
    if (is_clause_wanted (w, sortie_clause (w->p, number)) && (kept || !has_lost (w, ref, &c))
        && !is_had_already (w, &c, number))
      {
        SortieActive active = eval_active_of (w->p, ref, def, number);
        if (!w->visit (w->data, &active))
          return FALSE;
      }
  return TRUE;
}

/* A quick check whether something with these masks may be what is wanted, or may have it. */
static inline gboolean
may_be_wanted (const EvalWalk *w, const SortieMasks *masks)
{
  return (masks->kinds & w->kinds) && (masks->values & w->values) == w->values
         && (masks->events & w->events) == w->events;
}

/* The same check for a clause that grants something. */
static inline gboolean
may_grant_wanted (const EvalWalk *w, guint16 clause)
{
  return may_be_wanted (w, &w->p->setup->catalogue->clause_masks[clause]);
}

/* Visits what the cards under the source of @active lend to @ref. Nothing is lent that the masks do not know. */
static gboolean
visit_lent (EvalWalk *w, const SortieActive *active, SortieRef ref, guint16 def)
{
  const SortieClause *lend = sortie_clause (w->p, active->clause);
  const SortiePiece *bearer = sortie_piece (w->p, active->source);
  guint16 card = bearer != NULL ? sortie_card (w->p, bearer->card)->below : SORTIE_NO_INDEX;
  for (; card != SORTIE_NO_INDEX; card = sortie_card (w->p, card)->below)
    {
      const SortieDef *lent = sortie_def (w->p, sortie_card (w->p, card)->def);
      if (!may_be_wanted (w, &lent->masks)
          || !sortie_def_prints_keyword (w->p->setup->catalogue, sortie_card (w->p, card)->def, lend->key))
        continue;
      for (guint16 i = 0; i < lent->n_clauses; i++)
        if (sortie_clause_is_lent (lend, sortie_clause (w->p, (guint16) (lent->first_clause + i)))
            && !visit_range (w, ref, def, (guint16) (lent->first_clause + i), 1, FALSE))
          return FALSE;
    }
  return TRUE;
}

/* Visits what @active grants to @ref, if it grants anything to it. */
static gboolean
visit_granted (EvalWalk *w, const SortieActive *active, SortieRef ref, guint16 def)
{
  const SortieClause *clause = sortie_clause (w->p, active->clause);
  if (!may_grant_wanted (w, active->clause) || !applies (w, active, ref))
    return TRUE;
  if (clause->flags & SORTIE_CLAUSE_LENDS)
    return visit_lent (w, active, ref, def);
  return visit_range (w, ref, def, clause->first_inner, clause->n_inner,
                      (clause->flags & SORTIE_CLAUSE_KEPT) != 0);
}

/* Whether the grant is to @ref, from something that has not lost this ability. A grant that is kept works even if its
 * giver has lost everything else. The quick checks come first, because finding out what a piece has lost is
 * expensive. */
static gboolean
is_granted_to (const EvalWalk *w, const SortieActive *active, const SortieClauseIter *c,
               SortieRef ref)
{
  const SortieClause *clause = sortie_clause (w->p, active->clause);
  SortieContext ctx = sortie_context_of_active (&w->reading.play, active);

  return eval_applies (&ctx, active, ref)
         && ((clause->flags & SORTIE_CLAUSE_KEPT) || !has_lost (w, active->source, c));
}

static gboolean
visit_grants_of (EvalWalk *w, const SortieStanding *who, SortieRef ref, guint16 def)
{
  SortieClauseIter c;
  guint16 number;
  for (sortie_clause_iter_init_def (&c, w->p->setup->catalogue, who->def);
       (number = sortie_clause_iter_next (&c)) != SORTIE_NO_INDEX;)
    if (sortie_clause (w->p, number)->kind == SORTIE_CLAUSE_GRANT && may_grant_wanted (w, number))
      {
        SortieActive active = eval_active_of (w->p, who->ref, who->def, number);
        if (is_granted_to (w, &active, &c, ref) && !visit_granted (w, &active, ref, def))
          return FALSE;
      }
  return TRUE;
}

/* An effect that is locked on one thing grants nothing to others. */
static inline gboolean
may_grant (const EvalWalk *w, const SortieEffect *effect, SortieRef ref)
{
  return (effect->subject == SORTIE_NOTHING || effect->subject == ref)
         && may_grant_wanted (w, effect->clause);
}

/* A continuous effect grants a keyword, or what is inside a <grant>. */
static gboolean
visit_grant_of_effect (EvalWalk *w, guint16 effect, SortieRef ref, guint16 def)
{
  guint16 number = sortie_state_effects (w->p->s)[effect].clause;
  SortieActive active = eval_active_of_effect (w->p, effect, number);
  switch (sortie_clause (w->p, number)->kind)
    {
    case SORTIE_CLAUSE_GRANT:
      return visit_granted (w, &active, ref, def);
    case SORTIE_CLAUSE_KEYWORD:
      return !applies (w, &active, ref) || visit_range (w, ref, def, number, 1, FALSE);
    default:
      return TRUE;
    }
}

static gboolean
visit_grants (EvalWalk *w, SortieRef ref, guint16 def)
{
  const SortieEffect *effects = sortie_state_effects (w->p->s);
  for (guint i = 0; i < w->n_granters; i++)
    if (!visit_grants_of (w, &w->scene->who[w->granter[i]], ref, def))
      return FALSE;
  for (guint16 i = 0; i < w->p->s->n_effects; i++)
    if (may_grant (w, &effects[i], ref) && !visit_grant_of_effect (w, i, ref, def))
      return FALSE;
  return TRUE;
}

gboolean
eval_walk_thing (EvalWalk *w, SortieRef ref, guint16 def)
{
  const SortieDef *d = sortie_def (w->p, def);
  w->n_seen = 0;
  if (may_be_wanted (w, &d->masks)
      && !visit_range (w, ref, def, d->first_clause, d->n_clauses, FALSE))
    return FALSE;
  return !w->granting || visit_grants (w, ref, def);
}

gboolean
eval_walk_pieces (EvalWalk *w)
{
  const SortieStanding *who = w->scene->who;
  for (guint i = 0; i < w->scene->glance.n; i++)
    if ((w->granting
         || (has_kind (&who[i], w->kind)
             && may_be_wanted (w, &sortie_def (w->p, who[i].def)->masks)))
        && !eval_walk_thing (w, who[i].ref, who[i].def))
      return FALSE;
  return TRUE;
}

gboolean
eval_walk_effects (EvalWalk *w)
{
  const SortieEffect *effects = sortie_state_effects (w->p->s);
  for (guint16 i = 0; i < w->p->s->n_effects; i++)
    if (is_clause_wanted (w, sortie_clause (w->p, effects[i].clause))
        && !model_has_left (w->p, effects[i].subject))
      {
        SortieActive active = eval_active_of_effect (w->p, i, effects[i].clause);
        if (!w->visit (w->data, &active))
          return FALSE;
      }
  return TRUE;
}

/* Whether anything wanted is granted to anything. A walk without a kept glance treats every granted ability as
 * wanted. */
static inline gboolean
grants (const SortieGlance *glance, const EvalWalk *w)
{
  if (!glance->is_kept)
    return eval_glance_has (glance, SORTIE_CLAUSE_GRANT);
  return (glance->masks.granted_kinds & w->kinds)
         && (glance->masks.granted & w->values) == w->values;
}

/* Whether something with this definition may grant a wanted ability. */
static inline gboolean
may_be_granter (const EvalWalk *w, const SortieMasks *masks)
{
  return (masks->granted_kinds & w->kinds) && (masks->granted & w->values) == w->values
         && (masks->events & w->events) == w->events;
}

static void
find_granters (EvalWalk *w)
{
  for (guint i = 0; i < w->scene->glance.n; i++)
    if (may_be_granter (w, &sortie_def (w->p, w->scene->who[i].def)->masks))
      w->granter[w->n_granters++] = (guint16) i;
}

void
eval_walk_begin (EvalWalk *w, const EvalScene *scene, const SortiePlay *p, SortieClauseKind kind,
                 guint key, SortieVisit visit, gpointer data)
{
  gboolean reads = eval_may_read (p, SORTIE_LAYER_ABILITIES);
  gboolean answers = kind == SORTIE_CLAUSE_TRIGGER || kind == SORTIE_CLAUSE_REPLACE;
  w->scene = scene;
  w->p = p;
  w->kind = kind;
  w->key = key;
  w->visit = visit;
  w->data = data;
  w->kinds = 1u << kind;
  w->values = kind == SORTIE_CLAUSE_MODIFY && key != EVAL_ANY_KEY ? (guint64) 1 << key : 0;
  w->events = answers && key != EVAL_ANY_KEY ? p->setup->catalogue->event_bits[key] : 0;
  w->losing = reads && eval_scene_has (scene, SORTIE_CLAUSE_LOSE);
  w->granting = reads && grants (&scene->glance, w);
  if (w->losing || w->granting)
    eval_reading_begin (&w->reading, p, scene, SORTIE_LAYER_ABILITIES);
  w->n_granters = 0;
  if (w->granting)
    find_granters (w);
}

gboolean
eval_each_active (const EvalScene *scene, const SortiePlay *p, SortieClauseKind kind, guint key,
                  SortieVisit visit, gpointer data)
{
  EvalWalk w;
  eval_walk_begin (&w, scene, p, kind, key, visit, data);
  return eval_walk_pieces (&w) && eval_walk_effects (&w);
}

/* As sortie_each_active(), but for one piece or card, wherever it is. */
static gboolean
each_ability (const EvalScene *scene, const SortiePlay *p, SortieRef ref,
              SortieClauseKind kind, guint key, SortieVisit visit, gpointer data)
{
  EvalWalk w;
  guint16 def = eval_scene_identity (scene, p, ref);
  eval_walk_begin (&w, scene, p, kind, key, visit, data);
  return !def || eval_walk_thing (&w, ref, def);
}

/* One thing needs the pieces in play only if something grants or takes abilities. */
static const EvalScene *
scene_around (const SortiePlay *p, EvalScene *room)
{
  const EvalScene *scene = eval_glance (p, room);
  if (eval_scene_has (scene, SORTIE_CLAUSE_GRANT) || eval_scene_has (scene, SORTIE_CLAUSE_LOSE))
    eval_look_closer (p, room);
  return scene;
}

void
sortie_each_active (const SortiePlay *p, SortieClauseKind kind, guint key, SortieVisit visit,
                    gpointer data)
{
  EvalScene room;
  const EvalScene *scene = eval_glance (p, &room);
  if (!eval_scene_has (scene, kind))
    return;
  eval_look_closer (p, &room);
  eval_each_active (scene, p, kind, key, visit, data);
}

/* The abilities of one thing. */

/* The kinds of ability that anything may have besides its printed ones. */
static guint32
kinds_beyond_print (const SortiePlay *p)
{
  const SortieGlance *glance = eval_reading_of (p) != NULL ? NULL : eval_known_glance (p);
  return glance != NULL ? glance->masks.granted_kinds : G_MAXUINT32;
}

static inline gboolean
may_have (const SortiePlay *p, guint16 def, SortieClauseKind kind, guint32 beyond_print)
{
  return (sortie_def (p, def)->masks.kinds | beyond_print) >> kind & 1;
}

static guint
list_able (const SortiePlay *p, guint32 timings, SortieRef *ret, guint max)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const SortieCard *cards = sortie_state_cards (p->s);
  guint n = 0;
  for (guint16 slot = 0; slot < p->s->n_pieces && n < max; slot++)
    if (pieces[slot].place != SORTIE_NO_INDEX
        && (sortie_def (p, cards[pieces[slot].card].def)->masks.timings & timings))
      ret[n++] = sortie_piece_ref (p, slot);
  return n;
}

/* Lists everything that something may have been granted to. */
static guint
list_all (const SortiePlay *p, SortieRef *ret, guint max)
{
  guint n = 0;
  for (SORTIE_EACH_PIECE (p, slot))
    if (n < max)
      ret[n++] = sortie_piece_ref (p, slot);
  return n;
}

guint
sortie_pieces_able (const SortiePlay *p, guint32 timings, SortieRef *ret, guint max)
{
  const SortieGlance *glance = eval_reading_of (p) != NULL ? NULL : eval_known_glance (p);
  if (glance == NULL || glance->masks.granted_timings & timings)
    return list_all (p, ret, max);
  return glance->masks.timings & timings ? list_able (p, timings, ret, max) : 0;
}

gboolean
eval_list_clause (gpointer data, const SortieActive *active)
{
  EvalListing *listing = data;

  if (listing->n == listing->max)
    return FALSE;
  listing->ret[listing->n++] = active->clause;
  return TRUE;
}

guint
sortie_abilities (const SortiePlay *p, SortieRef piece, SortieClauseKind kind, guint16 *ret,
                  guint max)
{
  EvalScene room;
  EvalListing listing = { ret, 0, max };
  if (!may_have (p, eval_printed_def (p, piece), kind, kinds_beyond_print (p)))
    return 0;
  each_ability (scene_around (p, &room), p, piece, kind, EVAL_ANY_KEY, eval_list_clause, &listing);
  return listing.n;
}

static gboolean
stop_at_first (gpointer data, const SortieActive *active)
{
  (void) active;
  *(gboolean *) data = TRUE;
  return FALSE;
}

gboolean
sortie_has_keyword (const SortiePlay *p, SortieRef ref, guint16 keyword)
{
  EvalScene room;
  gboolean found = FALSE;
  if (!may_have (p, eval_printed_def (p, ref), SORTIE_CLAUSE_KEYWORD, kinds_beyond_print (p)))
    return FALSE;
  each_ability (scene_around (p, &room), p, ref, SORTIE_CLAUSE_KEYWORD, keyword, stop_at_first, &found);
  return found;
}

guint64
sortie_look_for_events (const SortiePlay *p)
{
  if (eval_glance_suffices (p->s) && eval_reading_of (p) == NULL)
    return p->s->glance.masks.events;
  EvalScene room;
  const EvalScene *scene = eval_glance (p, &room);
  /* a copy may have the abilities of a card that is not in play */
  return eval_scene_has (scene, SORTIE_CLAUSE_BECOME) ? G_MAXUINT64 : scene->glance.masks.events;
}

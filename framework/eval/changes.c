/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* changes.c: which abilities may change a value of one thing: as few as we can find without asking each what it applies
 * to.
 *
 * Most clauses change only the thing that has them. So, besides the subject itself, we need to look only at things that
 * change something around them. A walk without a kept glance asks all of them, which is what the rules mean; tests
 * compare both.
 */
#include "eval/internal.h"
#include <sortie/query.h>
#include "model/internal.h"

static gboolean
may_change_subject (const EvalWalk *w, const SortieStanding *who, SortieRef subject)
{
  const SortieDef *def = sortie_def (w->p, who->def);
  if (who->ref == subject && def->masks.own & w->values)
    return TRUE;
  return (def->masks.around & w->values) && !eval_is_too_far (w->p, def->within, who->ref, subject);
}

/* A granted ability changes only the thing that it is granted to. */
static gboolean
visit_around (EvalWalk *w, SortieRef subject, gboolean granting)
{
  const SortieStanding *who = w->scene->who, *end = who + w->scene->glance.n;
  for (; who < end; who++)
    {
      if (who->ref != subject && !who->around) /* the usual case */
        continue;
      w->granting = granting && who->ref == subject;
      if ((w->granting || may_change_subject (w, who, subject))
          && !eval_walk_thing (w, who->ref, who->def))
        return FALSE;
    }
  return TRUE;
}

gboolean
eval_each_change (const EvalScene *scene, const SortiePlay *p, guint value, SortieRef subject,
                  SortieVisit visit, gpointer data)
{
  const SortieMasks *masks = &scene->glance.masks;
  EvalWalk w;
  eval_walk_begin (&w, scene, p, SORTIE_CLAUSE_MODIFY, value);
  w.visit = visit;
  w.data = data;
  if (!scene->glance.is_kept || masks->granted_around & w.values)
    return eval_walk_pieces (&w) && eval_walk_effects (&w);
  return visit_around (&w, subject, w.granting)
         && (!(masks->around & w.values) || eval_walk_effects (&w));
}

/* ---- Circles -------------------------------------------------------------------------- */

static gboolean
effects_change (const SortiePlay *p, guint value)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint i = 0; i < p->s->n_effects; i++)
    {
      const SortieClause *clause = sortie_clause (p, effects[i].clause);
      if (clause->kind == SORTIE_CLAUSE_MODIFY && clause->key == value)
        return TRUE;
    }
  return FALSE;
}

guint
sortie_value_circles (const SortiePlay *p, guint value, SortieRef subject, SortieCircle *ret,
                      guint max)
{
  const SortieStanding *who = sortie_state_standing (p->s), *end = who + p->s->glance.n;
  guint64 bit = (guint64) 1 << value;
  guint n = 0;
  if (!eval_glance_suffices (p->s) || eval_reading_of (p) != NULL || p->s->glance.masks.granted & bit
      || effects_change (p, value))
    return SORTIE_ANYWHERE;
  if (!(p->s->glance.masks.values & bit))
    return 0;
  for (; who < end; who++)
    {
      const SortieDef *def;
      if (!who->around && who->ref != subject)
        continue;
      def = sortie_def (p, who->def);
      gboolean near_me = (def->masks.around & bit) && !(def->within > 0 && who->ref == subject);
      if ((who->ref == subject && def->masks.own & bit)
          || (near_me && (def->within == 0 || n == max)))
        return SORTIE_ANYWHERE;
      if (near_me)
        ret[n++] = (SortieCircle){ sortie_piece_place (p, who->ref), def->within };
    }
  return n;
}

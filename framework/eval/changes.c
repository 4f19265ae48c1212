/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* changes.c: which abilities may change a value of one thing: as few as we can find without asking each what it applies
 * to.
 *
 * Most clauses change only the thing that has them. So, besides the subject itself, we need to look only at things that
 * change something around them. A walk without a kept glance asks all of them, which is what the rules mean; tests
 * compare both.
 */
#include "eval/internal.h"

/* Whether what the piece changes around it is never a thing of @seat. Other seats for which an ability works have
 * other friends, and something that counts as an enemy may be a friend. */
static inline gboolean
spares (const SortiePlay *p, const SortieGlance *glance, const SortieDef *def, guint64 value, SortieRef source,
        guint8 seat)
{
  guint8 own;
  if (!(def->spares_friends & value) || seat >= p->setup->n_seats || p->setup->works_for != NULL
      || eval_glance_has (glance, SORTIE_CLAUSE_COUNT_AS))
    return FALSE;
  own = sortie_piece_controller (p, source);
  return own == seat || (own < p->setup->n_seats && !sortie_are_opponents (p->setup, own, seat));
}

static gboolean
may_change_subject (const EvalWalk *w, const SortieStanding *who, SortieRef subject)
{
  const SortieDef *def = sortie_def (w->p, who->def);
  if (who->ref == subject && def->masks.own & w->values)
    return TRUE;
  return (def->masks.around & w->values) && !eval_is_too_far (w->p, def->within, who->ref, subject)
         && !spares (w->p, &w->scene->glance, def, w->values, who->ref,
                     sortie_piece_controller (w->p, subject));
}

/* Whether the subject may change its own value. */
static gboolean
is_concerned (const EvalWalk *w, SortieRef subject)
{
  return w->granting || w->scene->glance.identities != SORTIE_IDENTITIES_PRINTED
         || (sortie_def (w->p, eval_printed_def (w->p, subject))->masks.own & w->values);
}

/* Visits the abilities of the subject alone. */
static gboolean
visit_subject (EvalWalk *w, SortieRef subject)
{
  const SortiePiece *piece = sortie_piece (w->p, subject);
  return piece == NULL || !model_is_in_play (w->p->setup, piece->place)
         || eval_walk_thing (w, subject, eval_scene_identity (w->scene, w->p, subject));
}

/* Visits the things that change something around them. */
static gboolean
visit_others (EvalWalk *w, SortieRef subject)
{
  const SortieGlance *glance = &w->scene->glance;
  const SortieStanding *who = w->scene->who;
  guint i = sortie_glance_next_around (glance, 0);
  for (; i < glance->n; i = sortie_glance_next_around (glance, i + 1))
    if (may_change_subject (w, &who[i], subject) && !eval_walk_thing (w, who[i].ref, who[i].def))
      return FALSE;
  return TRUE;
}

/* Visits these and the subject. A granted ability changes only the thing that it is granted to. */
static gboolean
visit_both (EvalWalk *w, SortieRef subject, gboolean granting)
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
  eval_walk_begin (&w, scene, p, SORTIE_CLAUSE_MODIFY, value, visit, data);
  if (!scene->glance.is_kept || masks->granted_around & w.values)
    return eval_walk_pieces (&w) && eval_walk_effects (&w);
  if (!(masks->around & w.values))
    return visit_subject (&w, subject);
  return (is_concerned (&w, subject) ? visit_both (&w, subject, w.granting) : visit_others (&w, subject))
         && eval_walk_effects (&w);
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
  const SortieGlance *glance = &p->s->glance;
  guint64 bit = (guint64) 1 << value;
  guint8 seat = sortie_piece_controller (p, subject);
  guint n = 0;
  if (!eval_glance_suffices (p->s) || eval_reading_of (p) != NULL || glance->masks.granted & bit
      || effects_change (p, value))
    return SORTIE_ANYWHERE;
  if (!(glance->masks.values & bit))
    return 0;
  if (sortie_def (p, sortie_identity (p, subject))->masks.own & bit)
    return SORTIE_ANYWHERE;
  for (guint i = sortie_glance_next_around (glance, 0); i < glance->n; i = sortie_glance_next_around (glance, i + 1))
    {
      const SortieStanding *who = &sortie_state_standing (p->s)[i];
      const SortieDef *def = sortie_def (p, who->def);
      if (!(def->masks.around & bit) || (def->within > 0 && who->ref == subject)
          || spares (p, glance, def, bit, who->ref, seat))
        continue;
      if (def->within == 0 || n == max)
        return SORTIE_ANYWHERE;
      ret[n++] = (SortieCircle){ sortie_piece_place (p, who->ref), def->within };
    }
  return n;
}

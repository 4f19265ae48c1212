/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reading.h: what is in play, looked at once, while values are worked out from it.
 *
 * Private to the effect layer. A scene is one look at the table: who stands in
 * play, what it counts as, what kinds of ability are there at all. A reading is a
 * layer being worked out over a scene; expressions that are evaluated meanwhile get
 * the reading's own play, by which they find the scene again and are held to the
 * rule that a layer reads only the layers above it. What a layer may not read
 * answers with what is printed.
 *
 * Both live on the C stack; nothing is allocated.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

typedef struct
{
  SortieGlance glance;
  const SortieStanding *who;          /* (nullable): not listed yet; kept in the state, or: */
  SortieStanding own[SORTIE_MAX_SET]; /* no more pieces than cards */
} EffectScene;

typedef struct
{
  SortiePlay play;   /* what expressions are evaluated with */
  SortieWatch watch; /* leads back from there to the reading */
  const EffectScene *scene;
  SortieLayer layer;
  guint depth;       /* numbers that are being read one inside the other */
} EffectReading;

/* Numbers may read other numbers so deep; deeper down they are printed ones. No known card
 * reads a number that reads a number. */
#define EFFECT_MAX_DEPTH 4

/* By this watch a reading is known. */
void effect_nothing_happens (gpointer data, const SortiePlay *p, const SortieEvent *event);

/* The reading that @p belongs to, NULL outside of any. */
static inline const EffectReading *
effect_reading_of (const SortiePlay *p)
{
  return p->watch && p->watch->happened == effect_nothing_happens ? p->watch->data : NULL;
}

/* Begins to work out @layer. @scene must live as long as the reading. */
void effect_reading_begin (EffectReading *r, const SortiePlay *p, const EffectScene *scene,
                           SortieLayer layer);

/* Whether the layer that is being worked out, if any, may read @layer. */
static inline gboolean
effect_may_read (const SortiePlay *p, SortieLayer layer)
{
  const EffectReading *r = effect_reading_of (p);
  if (!r || layer < r->layer)
    return TRUE;
  return layer == SORTIE_LAYER_NUMBER && r->layer == SORTIE_LAYER_NUMBER
         && r->depth < EFFECT_MAX_DEPTH;
}

static inline gboolean
effect_glance_has (const SortieGlance *glance, SortieClauseKind kind)
{
  return glance->masks.kinds >> kind & 1;
}

static inline gboolean
effect_scene_has (const EffectScene *scene, SortieClauseKind kind)
{
  return effect_glance_has (&scene->glance, kind);
}

/* Whether the glance kept in the state says all: then who is there counts as what is printed. */
static inline gboolean
effect_glance_suffices (const SortieState *s)
{
  return s->glance.is_kept && !effect_glance_has (&s->glance, SORTIE_CLAUSE_BECOME);
}

/* The scene of the reading that @p belongs to; outside of any a look, into @room. At a
 * glance one sees the masks; who is there only after looking closer at the same room. */
const EffectScene *effect_look (const SortiePlay *p, EffectScene *room);
void effect_look_closer (const SortiePlay *p, EffectScene *room);

static inline const EffectScene *
effect_glance (const SortiePlay *p, EffectScene *room)
{
  const EffectReading *r = effect_reading_of (p);
  if (r)
    return r->scene;
  if (!effect_glance_suffices (p->s))
    return effect_look (p, room);
  room->glance = p->s->glance;
  room->who = sortie_state_standing (p->s);
  return room;
}

/* What is known of what is in play without looking: the reading's, or what the state keeps; NULL:
 * look. */
static inline const SortieGlance *
effect_known_glance (const SortiePlay *p)
{
  const EffectReading *r = effect_reading_of (p);
  if (r)
    return &r->scene->glance;
  return effect_glance_suffices (p->s) ? &p->s->glance : NULL;
}

/* What the piece or card counts as in this scene. */
guint16 effect_scene_identity (const EffectScene *scene, const SortiePlay *p, SortieRef ref);

/* The definition that a piece (its top card), card or definition prints; 0: none. */
static inline guint16
effect_printed_def (const SortiePlay *p, SortieRef ref)
{
  guint16 index = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_DEF)
    return index < p->setup->catalogue->n_defs ? index : 0;
  return sortie_thing_def (p, ref);
}

/* An ability as it is in force for a piece or card, or as a continuous effect. */
SortieActive effect_active_of (const SortiePlay *p, SortieRef ref, guint16 def, guint16 clause);
SortieActive effect_active_of_effect (const SortiePlay *p, guint16 effect, guint16 clause);

/* Whether its subject has not left (continuous effects). */
gboolean effect_is_alive (const SortiePlay *p, const SortieEffect *effect);

/* What a look at the board says sooner than the set: whether @ref is further than @within (0: no
 * bound) from the source. Nothing is near itself. */
static inline gboolean
effect_is_too_far (const SortiePlay *p, guint within, SortieRef source, SortieRef ref)
{
  guint16 from, to;
  if (within == 0)
    return FALSE;
  if (source == ref)
    return TRUE;
  from = sortie_piece_place (p, source);
  to = sortie_piece_place (p, ref);
  return from != SORTIE_NO_INDEX && to != SORTIE_NO_INDEX
         && sortie_grid_distance (p->setup, from, to) > within;
}

/* Whether it concerns the context's "it" and its test holds; the same for @ref. */
gboolean effect_applies_to_it (const SortieContext *ctx, const SortieActive *active);
gboolean effect_applies (const SortieContext *ctx, const SortieActive *active, SortieRef ref);

/* As sortie_each_active(), over a scene. */
gboolean effect_each_active (const EffectScene *scene, const SortiePlay *p, SortieClauseKind kind,
                             guint key, SortieVisit visit, gpointer data);

/* The same for the clauses that may change @value of @subject, of the others as few as can be told
 * without asking them whom they concern. */
gboolean effect_each_change (const EffectScene *scene, const SortiePlay *p, guint value,
                             SortieRef subject, SortieVisit visit, gpointer data);

/* Whether anything may change @value of @subject, as far as masks tell. */
static inline gboolean
effect_may_change (const SortieGlance *glance, const SortiePlay *p, guint value, SortieRef subject)
{
  guint64 bit = (guint64) 1 << value;
  if (!(glance->masks.values & bit))
    return FALSE;
  if (!glance->is_kept || subject == SORTIE_NOTHING
      || (glance->masks.around | glance->masks.granted) & bit)
    return TRUE;
  return sortie_ref_kind (subject) == SORTIE_REF_PIECE
         && (sortie_def (p, effect_printed_def (p, subject))->masks.values & bit) != 0;
}

/* As sortie_each_active(), for one piece or card alone, wherever it is. */
gboolean effect_each_ability (const EffectScene *scene, const SortiePlay *p, SortieRef ref,
                              SortieClauseKind kind, guint key, SortieVisit visit, gpointer data);

/* Who controls a piece or has a card in a zone; the owner of a card in a zone of nobody's. */
guint8 effect_holder (const SortiePlay *p, SortieRef ref);

G_END_DECLS

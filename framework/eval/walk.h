/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* walk.h: a walk over the abilities in force. Private to the effect layer. */
#pragma once
#include "eval/reading.h"
G_BEGIN_DECLS

/* Clauses of keywords that one thing has been found to have; a walk wants a few of them. */
#define EFFECT_MAX_SEEN 32

#define EFFECT_ANY_KEY 0xffff

typedef struct
{
  const EffectScene *scene;
  const SortiePlay *p;     /* what the visitor is told of */
  EffectReading reading;   /* for what grants and takes abilities */
  gboolean losing, granting; /* whether anything does */
  SortieClauseKind kind;
  guint key;
  guint32 kinds; /* what a definition's masks must have to be of interest */
  guint64 values, events;
  SortieVisit visit;
  gpointer data;
  guint16 seen[EFFECT_MAX_SEEN]; /* of the thing at hand, where names count once */
  guint n_seen;
} EffectWalk;

/* For the clauses of @kind, of @key or of any; the visitor and its data are the caller's to set. */
void effect_walk_begin (EffectWalk *w, const EffectScene *scene, const SortiePlay *p,
                        SortieClauseKind kind, guint key);

/* Each shows the wanted abilities to the visitor, and is FALSE when that one has had enough: those
 * of one thing; of all that stands in play; of the continuous effects. */
gboolean effect_walk_thing (EffectWalk *w, SortieRef ref, guint16 def);
gboolean effect_walk_pieces (EffectWalk *w);
gboolean effect_walk_effects (EffectWalk *w);

G_END_DECLS

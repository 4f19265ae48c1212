/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sets.h: sets of references while they are put together. Private to the effect layer. */
#pragma once
#include "effect/query.h"
G_BEGIN_DECLS

/* A set in memory of the caller: in order, each member once. */
typedef struct
{
  SortieRef *refs;
  guint n, max;
} EffectList;

static inline gboolean
effect_list_has (const SortieRef *refs, guint n, SortieRef ref)
{
  for (guint i = 0; i < n; i++)
    if (refs[i] == ref)
      return TRUE;
  return FALSE;
}

static inline void
effect_list_add (EffectList *list, SortieRef ref)
{
  if (ref != SORTIE_NOTHING && list->n < list->max && !effect_list_has (list->refs, list->n, ref))
    list->refs[list->n++] = ref;
}

/* The members of a game's set word, with those that count as such. */
guint effect_set_word (const SortieContext *ctx, guint set_word, SortieRef *ret, guint max);

/* A value as an expression reads it: a piece that has left is what it was when it did. */
gint effect_value (const SortieContext *ctx, guint value, SortieRef ref, gboolean base);
/* What it counts as, or was. */
guint16 effect_identity (const SortieContext *ctx, SortieRef ref);
/* The place that a piece stands on, or that it is; or no index. */
guint16 effect_place (const SortiePlay *p, SortieRef ref);

G_END_DECLS

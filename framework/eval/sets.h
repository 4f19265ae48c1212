/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sets.h: sets of references while they are put together. Private to the effect layer. */
#pragma once
#include "eval/query.h"
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

static inline SortieRef
effect_seat_or_nothing (guint8 seat)
{
  return seat == SORTIE_NO_SEAT ? SORTIE_NOTHING : sortie_ref_seat (seat);
}

/* Expressions. */

static inline const SortieExpr *
effect_expr (const SortieContext *ctx, guint16 expr)
{
  return &ctx->p->setup->catalogue->exprs[expr];
}

/* The operands of an expression that has any number of them. */
static inline const gint16 *
effect_kids (const SortieContext *ctx, const SortieExpr *e)
{
  return ctx->p->setup->catalogue->kids + e->arg[0];
}

/* What is read off the table: the members of @e are added to @list, or @ref is one of them. */

/* Everybody still in the game from @first on, in turn order. */
void effect_add_seats (EffectList *list, const SortiePlay *p, guint8 first);
/* The seats that play against @you, in turn order behind it. */
void effect_add_opponents (EffectList *list, const SortiePlay *p, guint8 you);
gboolean effect_is_playing (const SortiePlay *p, SortieRef ref);

void effect_add_cards (EffectList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean effect_has_card (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

void effect_add_pieces (EffectList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean effect_has_piece (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* A place of the table belongs to nobody and is among everybody's. */
void effect_add_places (EffectList *list, const SortieContext *ctx, const SortieExpr *e);
gboolean effect_has_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);
void effect_add_between (EffectList *list, const SortieContext *ctx, const SortieExpr *e);

/* From things to what belongs to them. */
void effect_add_belongings (EffectList *list, const SortieContext *ctx, const SortieExpr *e);
/* Whether a card in a piece, its top card or one below, belongs to a member of the set. */
gboolean effect_card_belongs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

/* The members of a game's set word, with those that count as such. */
guint effect_set_word (const SortieContext *ctx, guint set_word, SortieRef *ret, guint max);

/* A value as an expression reads it: a piece that has left is what it was when it did. */
gint effect_value (const SortieContext *ctx, guint value, SortieRef ref, gboolean base);
/* What it counts as, or was. */
guint16 effect_identity (const SortieContext *ctx, SortieRef ref);
/* The place that a piece stands on, or that it is; or no index. */
guint16 effect_place (const SortiePlay *p, SortieRef ref);

G_END_DECLS

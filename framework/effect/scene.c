/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scene.c: one look at what is in play, and the first layer: what things count as.
 *
 * A copy has the name and the abilities that are printed on what it copies, so two that
 * copy each other are no circle. The newest of several copies counts. What a thing counts
 * as is printed on it or brought by an effect; it is never granted.
 */
#include "effect/reading.h"

static void
note_def (EffectScene *scene, const SortieDef *def)
{
  scene->kinds |= def->kinds_of_clause;
  scene->values |= def->values;
  scene->events |= def->events;
}

/* What the content's masks say of a definition, for the clause of an effect. */
static void
note_clause (EffectScene *scene, const SortieCatalogue *catalogue, guint16 first)
{
  EffectClauses c;
  guint16 number;
  for (effect_clauses_begin (&c, catalogue, first, 1);
       (number = effect_clauses_next (&c)) != SORTIE_NO_INDEX;)
    {
      const SortieClause *clause = &catalogue->clauses[number];
      scene->kinds |= 1u << clause->kind;
      if (clause->kind == SORTIE_CLAUSE_MODIFY)
        scene->values |= 1u << (clause->key & 31);
      else if (clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE)
        scene->events |= (guint64) 1 << (clause->key & 63);
      else if (clause->kind == SORTIE_CLAUSE_KEYWORD)
        scene->kinds |= 1u << SORTIE_CLAUSE_GRANT;
      for (guint16 i = 0; i < clause->n_inner; i++)
        note_clause (scene, catalogue, clause->first_inner + i);
    }
}

static void
note_effects (EffectScene *scene, const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint i = 0; i < p->s->n_effects; i++)
    note_clause (scene, p->setup->catalogue, effects[i].clause);
}

static gboolean
is_in_play (const SortieSetup *setup, guint place)
{
  return setup->places[setup->spots[place].decl].in_play;
}

/* The masks, for which the order of the pieces makes no difference. This is the first thing
 * that nearly every question does. */
static void
note_pieces (EffectScene *scene, const SortiePlay *p)
{
  const SortiePiece *piece = sortie_state_pieces (p->s), *end = piece + p->s->n_pieces;
  const SortieCard *cards = sortie_state_cards (p->s);
  const SortieDef *defs = p->setup->catalogue->defs;
  guint32 kinds = 0, values = 0;
  guint64 events = 0;
  for (; piece < end; piece++)
    {
      if (piece->place == SORTIE_NO_INDEX || !is_in_play (p->setup, piece->place))
        continue;
      const SortieDef *def = &defs[cards[piece->card].def];
      kinds |= def->kinds_of_clause;
      values |= def->values;
      events |= def->events;
    }
  scene->kinds = kinds;
  scene->values = values;
  scene->events = events;
}

static void
list_place (EffectScene *scene, const SortiePlay *p, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const SortieCard *cards = sortie_state_cards (p->s);
  for (; slot != SORTIE_NO_INDEX; slot = pieces[slot].next)
    {
      guint16 def = cards[pieces[slot].card].def;
      SortieRef ref =
          sortie_ref (SORTIE_REF_PIECE, slot) | (SortieRef) pieces[slot].generation << 16;
      g_assert (scene->n < SORTIE_MAX_SET);
      scene->who[scene->n++] = (EffectStanding){ ref, def, def };
    }
}

static void
list_pieces (EffectScene *scene, const SortiePlay *p)
{
  const SortiePlace *places = sortie_state_places (p->s);
  for (guint i = 0; i < p->s->n_places; i++)
    if (places[i].n && is_in_play (p->setup, i))
      list_place (scene, p, places[i].first);
}

/* Identity. */

static guint16
copied_def (const SortieContext *ctx, const SortieActive *active)
{
  SortieRef like;
  guint16 by = sortie_clause (ctx->p, active->clause)->by;
  if (active->effect != SORTIE_NO_INDEX && sortie_state_effects (ctx->p->s)[active->effect].locked)
    return (guint16) sortie_state_effects (ctx->p->s)[active->effect].amount;
  return sortie_set (ctx, by, &like, 1) ? effect_printed_def (ctx->p, like) : 0;
}

static void
become (EffectScene *scene, const SortiePlay *p, const SortieActive *active)
{
  SortieContext ctx = sortie_context_of_active (p, active);
  guint16 def = copied_def (&ctx, active);
  for (guint i = 0; def && i < scene->n; i++)
    if (effect_applies (&ctx, active, scene->who[i].ref))
      scene->who[i].def = def;
}

static void
become_by_pieces (EffectScene *scene, const SortiePlay *p)
{
  EffectClauses c;
  guint16 number;
  for (guint i = 0; i < scene->n; i++)
    for (effect_clauses_of (&c, p->setup->catalogue, scene->who[i].printed);
         (number = effect_clauses_next (&c)) != SORTIE_NO_INDEX;)
      if (sortie_clause (p, number)->kind == SORTIE_CLAUSE_BECOME)
        {
          SortieActive active =
              effect_active_of (p, scene->who[i].ref, scene->who[i].printed, number);
          become (scene, p, &active);
        }
}

static void
become_by_effects (EffectScene *scene, const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint16 i = 0; i < p->s->n_effects; i++)
    if (sortie_clause (p, effects[i].clause)->kind == SORTIE_CLAUSE_BECOME)
      {
        SortieActive active = effect_active_of_effect (p, i, effects[i].clause);
        become (scene, p, &active);
      }
}

static void
settle_identities (EffectScene *scene, const SortiePlay *p)
{
  EffectReading r;
  effect_reading_begin (&r, p, scene, SORTIE_LAYER_IDENTITY);
  become_by_pieces (scene, &r.play);
  become_by_effects (scene, &r.play);
  scene->kinds = scene->values = 0;
  scene->events = 0;
  for (guint i = 0; i < scene->n; i++)
    note_def (scene, sortie_def (p, scene->who[i].def));
  note_effects (scene, p);
}

static void
list_and_settle (EffectScene *scene, const SortiePlay *p)
{
  scene->n = 0;
  list_pieces (scene, p);
  if (effect_scene_has (scene, SORTIE_CLAUSE_BECOME))
    settle_identities (scene, p);
}

const EffectScene *
effect_glance (const SortiePlay *p, EffectScene *room)
{
  const EffectReading *r = effect_reading_of (p);
  if (r)
    return r->scene;
  room->n = 0;
  note_pieces (room, p);
  note_effects (room, p);
  if (effect_scene_has (room, SORTIE_CLAUSE_BECOME))
    list_and_settle (room, p);
  return room;
}

void
effect_look_closer (const SortiePlay *p, EffectScene *room)
{
  if (!effect_reading_of (p) && room->n == 0)
    list_and_settle (room, p);
}

guint16
effect_scene_identity (const EffectScene *scene, const SortiePlay *p, SortieRef ref)
{
  guint16 printed = effect_printed_def (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || !printed
      || !effect_may_read (p, SORTIE_LAYER_IDENTITY))
    return printed;
  for (guint i = 0; i < scene->n; i++)
    if (scene->who[i].ref == ref)
      return scene->who[i].def;
  return printed;
}

guint16
sortie_identity (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE)
    return effect_printed_def (p, ref);
  EffectScene room;
  return effect_scene_identity (effect_glance (p, &room), p, ref);
}

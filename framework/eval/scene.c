/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scene.c: one look at what is in play; readings, which compute one layer over it; and the first layer: what things
 * count as.
 *
 * A copy has the name and the abilities that are printed on what it copies, so two that copy each other do not form a
 * circle. The newest of several copies counts. What a thing counts as is printed on it or comes from an effect; it is
 * never granted.
 */
#include "eval/internal.h"

#include <string.h>
#include "language/internal.h"
#include "model/tally.h"

/* ---- Readings ------------------------------------------------------------------------- */

/* Nothing happens while a value is computed, so nobody needs to watch. Instead, the watch of the play that
 * expressions get leads back to the reading. */
void
eval_nothing_happens (G_GNUC_UNUSED gpointer data, G_GNUC_UNUSED const SortiePlay *p,
                      G_GNUC_UNUSED const SortieEvent *event)
{

}

void
eval_reading_begin (EvalReading *r, const SortiePlay *p, const EvalScene *scene, SortieLayer layer)
{
  const EvalReading *outer = eval_reading_of (p);
  r->watch = (SortieWatch){ .data = r, .happened = eval_nothing_happens };
  r->play = (SortiePlay){ .setup = p->setup, .s = p->s, .watch = &r->watch };
  r->scene = scene;
  r->layer = layer;
  r->depth = outer != NULL ? outer->depth + 1 : 1;
}

/* ---- What is in play ------------------------------------------------------------------ */

/* A continuous effect's changes count as changes of other things; what it gives counts as granted. */
static void
note_effect (SortieMasks *masks, const SortieCatalogue *catalogue, guint16 clause)
{
  SortieMasks of_effect = catalogue->clause_masks[clause];
  if (catalogue->clauses[clause].kind == SORTIE_CLAUSE_KEYWORD)
    {
      of_effect.granted |= of_effect.values;
      of_effect.granted_around |= of_effect.around;
      of_effect.granted_kinds |= of_effect.kinds;
      of_effect.granted_timings |= of_effect.timings;
      of_effect.kinds |= 1u << SORTIE_CLAUSE_GRANT;
    }
  of_effect.around |= of_effect.values;
  sortie_masks_join (masks, &of_effect);
}

/* Adds the masks of the continuous effects and of the hands: a card in a hand may change a value of whatever the
 * question is about. */
static void
note_effects_and_hands (SortieMasks *masks, const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint i = 0; i < p->s->n_effects; i++)
    note_effect (masks, p->setup->catalogue, effects[i].clause);
  masks->values |= eval_held_values (p);
  masks->around |= eval_held_values (p);
}

/* Adds the masks of the pieces, whose order does not matter. */
static void
note_pieces (SortieMasks *masks, const SortiePlay *p)
{
  const SortiePiece *piece = sortie_state_pieces (p->s), *end = piece + p->s->n_pieces;
  const SortieCard *cards = sortie_state_cards (p->s);
  for (; piece < end; piece++)
    if (piece->place != SORTIE_NO_INDEX && model_is_in_play (p->setup, piece->place))
      sortie_masks_join (masks, &sortie_def (p, cards[piece->card].def)->masks);
}

G_STATIC_ASSERT (SORTIE_N_CLAUSES <= 16);

static SortieStanding
standing_as (const SortiePlay *p, SortieRef ref, guint16 printed, guint16 def)
{
  const SortieMasks *masks = &sortie_def (p, def)->masks;
  return (SortieStanding){ .ref = ref,
                           .printed = printed,
                           .def = def,
                           .kinds = (guint16) masks->kinds,
                           .around = masks->around != 0 };
}

static guint
list_place (const SortiePlay *p, guint16 slot, SortieStanding *ret)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const SortieCard *cards = sortie_state_cards (p->s);
  guint n = 0;
  for (; slot != SORTIE_NO_INDEX; slot = pieces[slot].next)
    {
      guint16 def = cards[pieces[slot].card].def;
      SortieRef ref =
          sortie_ref (SORTIE_REF_PIECE, slot) | (SortieRef) pieces[slot].generation << 16;
      ret[n++] = standing_as (p, ref, def, def);
    }
  return n;
}

/* Lists the pieces in the order of the places; there is room for all. */
static guint
list_pieces (const SortiePlay *p, SortieStanding *ret)
{
  const SortiePlace *places = sortie_state_places (p->s);
  guint n = 0;
  g_assert (p->s->n_pieces <= SORTIE_MAX_SET);
  for (guint i = 0; i < p->s->n_places; i++)
    if (places[i].n && model_is_in_play (p->setup, i))
      n += list_place (p, places[i].first, ret + n);
  return n;
}

static SortieGlance
look_at_masks (const SortiePlay *p)
{
  SortieGlance glance = { 0 };
  note_pieces (&glance.masks, p);
  note_effects_and_hands (&glance.masks, p);
  return glance;
}

/* ---- Identity ------------------------------------------------------------------------- */

static guint16
copied_def (const SortieContext *ctx, const SortieActive *active)
{
  SortieRef like;
  guint16 by = sortie_clause (ctx->p, active->clause)->by;
  if (active->effect != SORTIE_NO_INDEX && sortie_state_effects (ctx->p->s)[active->effect].locked)
    return (guint16) sortie_state_effects (ctx->p->s)[active->effect].amount;
  return sortie_set (ctx, by, &like, 1) ? eval_printed_def (ctx->p, like) : 0;
}

static SortieStanding *
find_standing (EvalScene *scene, SortieRef ref)
{
  for (guint i = 0; i < scene->glance.n; i++)
    if (scene->own[i].ref == ref)
      return &scene->own[i];
  return NULL;
}

static void
become (EvalScene *scene, const SortiePlay *p, const SortieActive *active)
{
  SortieContext ctx = sortie_context_of_active (p, active);
  SortieRef refs[SORTIE_MAX_SET];
  guint16 def = copied_def (&ctx, active);
  guint n = def ? eval_list_subjects (&ctx, active, refs, SORTIE_MAX_SET) : 0;
  for (guint i = 0; i < n; i++)
    {
      SortieStanding *who = find_standing (scene, refs[i]);
      if (who != NULL && eval_applies (&ctx, active, refs[i]))
        {
          sortie_tally_clause (p, active->clause);
          *who = standing_as (p, who->ref, who->printed, def);
        }
    }
}

/* Whether something printed on it may make a thing count as something else. */
static gboolean
may_become (const SortiePlay *p, const SortieStanding *who)
{
  guint kinds = who->def == who->printed ? who->kinds : sortie_def (p, who->printed)->masks.kinds;
  return kinds >> SORTIE_CLAUSE_BECOME & 1;
}

static void
become_by_pieces (EvalScene *scene, const SortiePlay *p)
{
  SortieClauseIter c;
  guint16 number;
  for (guint i = 0; i < scene->glance.n; i++)
    {
      SortieStanding who = scene->who[i];
      if (!may_become (p, &who))
        continue;
      for (sortie_clause_iter_init_def (&c, p->setup->catalogue, who.printed);
           (number = sortie_clause_iter_next (&c)) != SORTIE_NO_INDEX;)
        if (sortie_clause (p, number)->kind == SORTIE_CLAUSE_BECOME)
          {
            SortieActive active = eval_active_of (p, who.ref, who.printed, number);
            become (scene, p, &active);
          }
    }
}

static void
become_by_effects (EvalScene *scene, const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint16 i = 0; i < p->s->n_effects; i++)
    if (sortie_clause (p, effects[i].clause)->kind == SORTIE_CLAUSE_BECOME)
      {
        SortieActive active = eval_active_of_effect (p, i, effects[i].clause);
        become (scene, p, &active);
      }
}

/* Whether anything counts as something other than what is printed on it. */
static gboolean
is_anything_else (const EvalScene *scene)
{
  for (guint i = 0; i < scene->glance.n; i++)
    if (scene->who[i].def != scene->who[i].printed)
      return TRUE;
  return FALSE;
}

/* The masks of what is in play, according to what it counts as now. */
static SortieMasks
masks_of_identities (const EvalScene *scene, const SortiePlay *p)
{
  SortieMasks masks = { 0 };
  for (guint i = 0; i < scene->glance.n; i++)
    sortie_masks_join (&masks, &sortie_def (p, scene->who[i].def)->masks);
  note_effects_and_hands (&masks, p);
  return masks;
}

static void
settle_identities (EvalScene *scene, const SortiePlay *p)
{
  EvalReading r;
  eval_reading_begin (&r, p, scene, SORTIE_LAYER_IDENTITY);
  become_by_pieces (scene, &r.play);
  become_by_effects (scene, &r.play);
  scene->glance.identities = SORTIE_IDENTITIES_KEPT;
  if (is_anything_else (scene))
    scene->glance.masks = masks_of_identities (scene, p);
}

static void
list_and_settle (EvalScene *scene, const SortiePlay *p)
{
  scene->glance.n = (guint16) list_pieces (p, scene->own);
  scene->who = scene->own;
  if (eval_scene_has (scene, SORTIE_CLAUSE_BECOME))
    settle_identities (scene, p);
}

const EvalScene *
eval_look (const SortiePlay *p, EvalScene *room)
{
  room->glance = look_at_masks (p);
  room->who = NULL;
  if (eval_scene_has (room, SORTIE_CLAUSE_BECOME))
    list_and_settle (room, p);
  return room;
}

void
eval_look_closer (const SortiePlay *p, EvalScene *room)
{
  if (eval_reading_of (p) == NULL && room->who == NULL)
    list_and_settle (room, p);
}

/* ---- Keeping it ----------------------------------------------------------------------- */

/* Whether what the effect makes of its subject cannot change while the effect lasts. */
static gboolean
is_fixed (const SortiePlay *p, const SortieEffect *effect)
{
  const SortieClause *clause = sortie_clause (p, effect->clause);
  gboolean by_itself = !clause->subject
                       || p->setup->catalogue->exprs[clause->subject].op == SORTIE_EXPR_SET_SELF;
  return effect->locked && !clause->test && (by_itself || effect->subject != SORTIE_NOTHING);
}

static SortieIdentities
kind_of_identities (const EvalScene *scene, const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  if (!eval_scene_has (scene, SORTIE_CLAUSE_BECOME))
    return SORTIE_IDENTITIES_PRINTED;
  for (guint i = 0; i < scene->glance.n; i++)
    if (may_become (p, &scene->who[i]))
      return SORTIE_IDENTITIES_OPEN;
  for (guint i = 0; i < p->s->n_effects; i++)
    if (sortie_clause (p, effects[i].clause)->kind == SORTIE_CLAUSE_BECOME
        && !is_fixed (p, &effects[i]))
      return SORTIE_IDENTITIES_OPEN;
  return SORTIE_IDENTITIES_KEPT;
}

static guint64
bits_around (const EvalScene *scene)
{
  guint64 bits = 0;
  for (guint i = 0; i < MIN (scene->glance.n, 64u); i++)
    bits |= (guint64) scene->who[i].around << i;
  return bits;
}

/* Looks in the way that the state keeps: where identities may change, it lists the printed ones. */
static void
look_to_keep (const SortiePlay *p, EvalScene *scene)
{
  scene->glance = look_at_masks (p);
  scene->glance.n = (guint16) list_pieces (p, scene->own);
  scene->glance.is_kept = TRUE;
  scene->who = scene->own;
  scene->glance.identities = kind_of_identities (scene, p);
  if (scene->glance.identities == SORTIE_IDENTITIES_KEPT)
    settle_identities (scene, p);
  scene->glance.around = bits_around (scene);
}

void
sortie_glance_look (SortiePlay *p)
{
  EvalScene scene;
  eval_count_held (p);
  look_to_keep (p, &scene);
  p->s->glance = scene.glance;
  memcpy (sortie_state_standing (p->s), scene.own, scene.glance.n * sizeof *scene.own);
}

gboolean
sortie_glance_is_true (const SortiePlay *p)
{
  const SortieGlance *kept = &p->s->glance;
  EvalScene now;
  if (!kept->is_kept)
    return TRUE;
  look_to_keep (p, &now);
  return memcmp (&now.glance.masks, &kept->masks, sizeof kept->masks) == 0
         && now.glance.identities == kept->identities && now.glance.n == kept->n
         && (now.glance.around & ~kept->around) == 0
         && memcmp (now.own, sortie_state_standing (p->s), kept->n * sizeof *now.own) == 0;
}

/* ---- What counts as what -------------------------------------------------------------- */

guint16
eval_scene_identity (const EvalScene *scene, const SortiePlay *p, SortieRef ref)
{
  guint16 printed = eval_printed_def (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || !printed || scene->who == NULL
      || scene->glance.identities == SORTIE_IDENTITIES_PRINTED
      || !eval_may_read (p, SORTIE_LAYER_IDENTITY))
    return printed;
  for (guint i = 0; i < scene->glance.n; i++)
    if (scene->who[i].ref == ref)
      return scene->who[i].def;
  return printed;
}

guint16
sortie_identity (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE
      || (p->s->glance.is_kept && p->s->glance.identities == SORTIE_IDENTITIES_PRINTED
          && eval_reading_of (p) == NULL))
    return eval_printed_def (p, ref);
  EvalScene room;
  return eval_scene_identity (eval_glance (p, &room), p, ref);
}
